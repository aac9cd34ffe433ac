import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { isRefusal } from '../../../lib/api/errors.ts'
import { isDay } from '../../../lib/months.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { Loaded, type LoadedProps } from '../../../ui/loaded.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Select } from '../../../ui/select.tsx'
import { areShortcutsOn, switchShortcuts } from '../../../ui/shortcuts.ts'
import type { Order } from '../../../ui/table.tsx'
import { type Asked, useAsked } from '../../../ui/use-asked.ts'
import { officeBookings } from '../booking-contract.ts'
import { officeLengths, sortOrders } from '../contract.ts'
import type { ViewPage } from '../views-contract.ts'
import { LookingPrompt } from './looking-prompt.tsx'
import { Views } from './views.tsx'

/** What is somebody's data asks first why it is looked into. */
export function FoundList<Data>(props: LoadedProps<Data>) {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = props.query
  if (data === undefined && isRefusal(error, officeBookings.payments, 'reason_needed'))
    return <LookingPrompt person={error.data.person} onGiven={refetch} />
  return <Loaded {...props} failed={t('list.failed')} />
}

/** What a table is asked for stands in the address, so that it can be gone back to, kept and sent on. */
export function useFilters() {
  const [params, setAsked] = useAsked()
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(params.get('page'))) || 1))
  const setAll = (values: Asked) => setAsked({ ...values, page: '' }, { replace: true })
  const set = (name: string, value: string) => setAll({ [name]: value })
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name))
  /** '2026-11-28'; null: none, or none that there is. */
  const day = (name: string) => {
    const value = params.get(name) ?? ''
    return isDay(value) ? value : null
  }
  /** `asked`: for the call; `shown`: for the table. `usual`: what it is sorted by when the address says nothing. */
  const sorted = <Name extends string>(names: readonly Name[], usual: { by: Name; order: Order }) => {
    const sort = oneOf('sort', names)
    // What a head does not say is asked for as it is shown.
    const order = oneOf('order', sortOrders) ?? (sort && usual.order)
    const asked = { ...(sort && { sort }), ...(order && { order }) }
    const onSort = (by: string, to: Order) => setAll({ sort: by, order: to })
    return { asked, shown: { by: sort ?? usual.by, order: order ?? usual.order, onSort } }
  }
  const [from, to] = [day('from'), day('to')]
  const days = { from, to, isBackwards: from !== null && to !== null && to < from }
  const hrefOf = (number: number) => {
    const query = new URLSearchParams(params)
    query.set('page', String(number))
    return `?${query}`
  }
  const search = (params.get('search') ?? '').slice(0, officeLengths.search)
  return { search, page, set, oneOf, sorted, days, hrefOf }
}
type Filters = ReturnType<typeof useFilters>

/** Another one where a view, a link, or the way back has brought words of its own: what was typed before makes room for them. */
function useBrought(): string {
  const { key, state } = useLocation()
  const isOwn = useNavigationType() === 'REPLACE' && !state?.isView
  const [brought, setBrought] = useState(key)
  if (!isOwn && key !== brought) setBrought(key)
  return brought
}

function SearchField({ filters, hint }: { filters: Filters; hint: string }) {
  const { t } = useTranslation('admin')
  return (
    <div className="office-search">
      <Field
        key={useBrought()}
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

/** The first and the last day, both included. */
function DaysField({ filters: { days, set } }: { filters: Filters }) {
  const { t } = useTranslation('admin')
  const brought = useBrought()
  // While a year is being typed there are days of the years 2 and 20: the address waits for one that can be meant.
  const day = (name: 'from' | 'to', error?: string) => (
    <Field
      key={`${name} ${brought}`}
      label={t(`audit.${name}`)}
      type="date"
      defaultValue={days[name] ?? ''}
      error={error}
      onChange={({ target }) => (target.value === '' || isDay(target.value)) && set(name, target.value)}
    />
  )
  return (
    <div className="office-days">
      {day('from')}
      {day('to', days.isBackwards ? t('audit.backwards') : undefined)}
    </div>
  )
}

/** How the rows are walked by keys, where there are keys, and the switch for who presses them by accident. */
function RowKeys() {
  const { t } = useTranslation('admin')
  const [isOn, setOn] = useState(areShortcutsOn)
  const change = () => {
    switchShortcuts(!isOn)
    setOn(!isOn)
  }
  return (
    <p className="row-keys">
      {isOn && t('tables.keys')}{' '}
      <button type="button" className="link" onClick={change}>
        {t(isOn ? 'tables.keysOff' : 'tables.keysOn')}
      </button>
    </p>
  )
}

type Pages = { page: number; total: number; totalPages: number; isMore: boolean }
type FoundTableProps<Data> = {
  /** Whose saved views it has. */
  views: ViewPage
  filters: Filters
  hint: string
  /** What else it is filtered by. */
  children?: ReactNode
  hasDays?: boolean
  query: LoadedProps<Data>['query']
  /** Said where there is nothing, and nothing that was asked for is why. */
  none?: { title: string; text?: string } | false
  /** Above the rows, whatever is looked for. */
  head?: (data: Data) => ReactNode
  table: (data: Data) => ReactNode
}

/** The frame of every table of the office: what it is asked for, its views, how many there are, and its rows. */
export function FoundTable<Data extends { pagination: Pages }>(props: FoundTableProps<Data>) {
  const { views, filters, hint, children, hasDays = false, query, none, head, table } = props
  return (
    <>
      <div className="office-filters">
        <SearchField filters={filters} hint={hint} />
        {children}
        {hasDays && <DaysField filters={filters} />}
        <Views page={views} />
      </div>
      {!(hasDays && filters.days.isBackwards) && (
        <FoundList query={query}>
          {(data) =>
            none && data.pagination.total === 0 ? (
              <EmptyState title={none.title}>{none.text && <p>{none.text}</p>}</EmptyState>
            ) : (
              <>
                {head?.(data)}
                <Found pagination={data.pagination} filters={filters}>
                  {table(data)}
                </Found>
              </>
            )
          }
        </FoundList>
      )}
    </>
  )
}

type FoundProps = { pagination: Pages; filters: Filters; children: ReactNode }

function Found({ pagination, filters, children }: FoundProps) {
  const { page, total, totalPages, isMore } = pagination
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
      {total > 0 && <RowKeys />}
      <div className="office-pages">
        <Pagination page={page} total={Math.min(totalPages, 1000)} hrefOf={filters.hrefOf} />
      </div>
    </>
  )
}
