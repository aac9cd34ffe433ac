import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { isDay } from '../../../lib/months.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { Loaded, type LoadedProps } from '../../../ui/loaded.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Select } from '../../../ui/select.tsx'
import { officeLengths } from '../contract.ts'

export function FoundList<Data>(props: LoadedProps<Data>) {
  const { t } = useTranslation('admin')
  return <Loaded {...props} failed={t('list.failed')} />
}

/** What a table is asked for stands in the address, so that it can be gone back to, kept and sent on. */
export function useFilters() {
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(params.get('page'))) || 1))
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value) after.set(name, value)
        else after.delete(name)
        after.delete('page')
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name))
  /** '2026-11-28'; null: none, or none that there is. */
  const day = (name: string) => {
    const value = params.get(name) ?? ''
    return isDay(value) ? value : null
  }
  const hrefOf = (number: number) => {
    const query = new URLSearchParams(params)
    query.set('page', String(number))
    return `?${query}`
  }
  return { search: (params.get('search') ?? '').slice(0, officeLengths.search), page, set, oneOf, day, hrefOf }
}
type Filters = ReturnType<typeof useFilters>

export function SearchField({ filters, hint }: { filters: Filters; hint: string }) {
  const { t } = useTranslation('admin')
  return (
    <div className="min-w-60 flex-1">
      <Field
        label={t('list.search')}
        type="search"
        placeholder={hint}
        defaultValue={filters.search}
        maxLength={officeLengths.search}
        onChange={({ target }) => filters.set('search', target.value)}
      />
    </div>
  )
}

type FilterProps = {
  name: string
  label: string
  filters: Filters
  options: readonly { value: string; label: string }[]
  /** What stands for no choice. */
  noChoice?: string
}

export function Filter({ name, label, filters, options, noChoice }: FilterProps) {
  const values = options.map(({ value }) => value)
  return (
    <Select
      label={label}
      value={filters.oneOf(name, values) ?? (noChoice === undefined ? (values[0] ?? '') : '')}
      onChange={({ target }) => filters.set(name, target.value)}
      options={noChoice === undefined ? options : [{ value: '', label: noChoice }, ...options]}
    />
  )
}

type FoundProps = {
  pagination: { page: number; total: number; totalPages: number; isMore: boolean }
  filters: Filters
  children: ReactNode
}

export function Found({ pagination: { page, total, totalPages, isMore }, filters, children }: FoundProps) {
  const { t, i18n } = useTranslation('admin')
  const shown = total.toLocaleString(localeOf(i18n.language))
  return (
    <>
      <p role="status" className="mb-3 text-ink-2">
        {isMore ? t('list.more', { shown }) : t('list.found', { count: total, shown })}
      </p>
      {total === 0 ? (
        <EmptyState title={t('list.none')}>
          <p>{t('list.noneText')}</p>
        </EmptyState>
      ) : (
        children
      )}
      <Pagination page={page} total={Math.min(totalPages, 1000)} hrefOf={filters.hrefOf} />
    </>
  )
}
