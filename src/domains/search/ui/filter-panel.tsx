import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { formatCount, formatDecimal, formatDistance, formatMinute } from '../../../ui/date-format.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { call } from '../../identity/ui/session.ts'
import { needs, priceRanges } from '../../providers/contract.ts'
import { spokenLanguages } from '../../providers/own-contract.ts'
import { asBeginning, categoryName, languageName, specializationName } from '../../providers/ui/provider-texts.ts'
import { type FilterCounts, search, timesOfDay } from '../contract.ts'
import { type Counted, countOf } from './filter-texts.ts'
import { PriceSteps } from './price-steps.tsx'
import { chosenValue, cleared, searchInput } from './search-query.ts'

export const filterPanelId = 'search-filters'

type FilterPanelProps = {
  params: URLSearchParams
  categories: readonly { slug: string; name: string; parentSlug: string | null }[]
  /** null: they could not be counted. */
  counts: FilterCounts | null
}

/** Part of the search's form. The browser opens and closes it, also before and without a script. */
export function FilterPanel({ params, categories, counts: sent }: FilterPanelProps) {
  const { t, i18n } = useTranslation(['search', 'translation'])
  const { panel, asked, found, counts } = useLiveCounts(params, sent)
  const locale = localeOf(i18n.language)
  return (
    <div ref={panel} id={filterPanelId} popover="auto" className="filter-panel" role="dialog" aria-labelledby={titleId}>
      <div className="filter-panel-head">
        <h2 id={titleId} className="h3">
          {t('filters.open')}
        </h2>
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          className="icon-button"
          aria-label={t('translation:ui.close')}
        >
          <X aria-hidden="true" size={24} />
        </button>
      </div>
      <div className="filter-panel-body">
        {withoutField.map((name) => {
          const value = params.get(name)
          return value && <input key={name} type="hidden" name={name} value={value} />
        })}
        <PriceFields params={params} prices={counts?.prices ?? null} />
        <Choices params={params} asked={asked} counts={counts} categories={categories} />
        <fieldset className="field-frame">
          <legend className="field-label">{t('filters.also')}</legend>
          <div className="filter-boxes">
            <Box params={params} name="openNow" label={t('filters.openNow')} count={counts?.openNow ?? null} />
            <Box params={params} name="verified" label={t('filters.verified')} count={counts?.verified ?? null} />
          </div>
        </fieldset>
        <fieldset className="field-frame">
          <legend className="field-label">{t('translation:search.needs')}</legend>
          <div className="filter-boxes">
            {needs.map((need) => (
              <Box
                key={need}
                params={params}
                name="needs"
                value={need}
                label={t(`translation:provider.needs.${need}`)}
                count={countOf(counts, counts?.needs, need)}
              />
            ))}
          </div>
        </fieldset>
      </div>
      <div className="filter-panel-foot">
        <Link to={cleared(params)} className={buttonClass('quiet')}>
          {t('filters.clear')}
        </Link>
        <button type="submit" className={buttonClass('primary')}>
          {found === null
            ? t('filters.showAll')
            : t(found.totalIs === 'about' && found.total > 0 ? 'filters.showAbout' : 'filters.show', {
                count: found.total,
                total: countTo(found, locale),
              })}
        </button>
      </div>
    </div>
  )
}

/** What stays as it is until its chip takes it away. */
const withoutField = ['profession', 'userLat', 'userLng', 'bounds']
const titleId = `${filterPanelId}-title`
const countTo = ({ total, totalIs }: Counted, locale: string) =>
  `${formatCount(total, locale)}${totalIs === 'at_least' ? '+' : ''}`

const waitMs = 300

/** What the form as it stands would find, and each further filter leave; what the page came with until something is changed. */
function useLiveCounts(params: URLSearchParams, sent: FilterCounts | null) {
  const panel = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<Live>({ asked: params, counts: sent, found: null })
  useEffect(() => {
    const form = panel.current?.closest('form')
    if (!form) return
    let late = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const recount = () => {
      late.abort()
      late = new AbortController()
      const { signal } = late
      const asked = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
      setLive(({ counts }) => ({ asked, counts, found: null }))
      clearTimeout(timer)
      timer = setTimeout(async () => {
        const input = searchInput(asked)
        const [found, counts] = await Promise.all([
          call(search.providers, { ...input, limit: 1 }, { signal }).catch(() => null),
          call(search.filters, input, { signal }).catch(() => null),
        ])
        if (!signal.aborted)
          setLive({ asked, counts, found: found && { total: found.pagination.total, totalIs: found.totalIs } })
      }, waitMs)
    }
    form.addEventListener('change', recount)
    return () => {
      form.removeEventListener('change', recount)
      late.abort()
      clearTimeout(timer)
    }
  }, [])
  return { panel, ...live }
}

type Live = { asked: URLSearchParams; counts: FilterCounts | null; found: Counted | null }

type BoxProps = Pick<FilterPanelProps, 'params'> & {
  name: string
  value?: string
  label: string
  count: number | null
}

/** What would leave nobody cannot be ticked; what is ticked can always be taken back. */
function Box({ params, name, value = 'true', label, count }: BoxProps) {
  const { i18n } = useTranslation()
  const [isTicked, setTicked] = useState(chosenValue(params, name).split(',').includes(value))
  const total = count === null ? null : formatCount(count, localeOf(i18n.language))
  return (
    <Checkbox
      name={name}
      value={value}
      label={total === null ? label : `${label} (${total})`}
      defaultChecked={isTicked}
      disabled={count === 0 && !isTicked}
      onChange={({ target }) => setTicked(target.checked)}
    />
  )
}

type ChoicesProps = Pick<FilterPanelProps, 'params' | 'categories' | 'counts'> & { asked: URLSearchParams }

function Choices({ params, asked, categories, counts }: ChoicesProps) {
  const { t, i18n } = useTranslation(['search', 'translation'])
  const locale = localeOf(i18n.language)
  const chosen = (name: string) => params.get(name) ?? ''
  const option = (name: string, value: string, label: string, counted: Counts) => {
    // Others than the chosen one are not counted: they would take its place.
    const count = asked.get(name) ? null : countOf(counts, counted, value)
    const total = count === null ? null : formatCount(count, locale)
    return {
      value,
      label: total === null ? label : `${label} (${total})`,
      isDisabled: count === 0,
    }
  }
  const hours = { noon: formatMinute(12 * 60, locale), five: formatMinute(17 * 60, locale) }
  const languages = spokenLanguages
    .map((code) => ({ code, label: languageName(i18n, code) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language))
  const specializations = valuesWith(chosen('specialization'), counts?.specializations)
  const ratings = valuesWith(numberIn(chosen('minRating')), counts?.minRatings ?? [{ value: '4.5' }, { value: '4' }])
  const distances = valuesWith(numberIn(chosen('distanceKm')), counts?.distances)
  return (
    <div className="filter-choices">
      <Select
        label={t('translation:search.category')}
        name="category"
        defaultValue={chosen('category')}
        options={[
          { value: '', label: t('translation:search.allCategories') },
          ...categories
            .filter(({ slug, parentSlug }) => parentSlug === null || slug === chosen('category'))
            .map((one) => option('category', one.slug, categoryName(i18n, one), counts?.categories)),
        ]}
      />
      {specializations.length > 0 ? (
        <Select
          label={t('translation:search.specialization')}
          name="specialization"
          defaultValue={chosen('specialization')}
          options={[
            { value: '', label: t('filters.specializations') },
            ...specializations.map((value) =>
              option(
                'specialization',
                value,
                asBeginning(specializationName(i18n, value), locale),
                counts?.specializations,
              ),
            ),
          ]}
        />
      ) : (
        <Field
          label={t('translation:search.specialization')}
          name="specialization"
          placeholder={t('translation:search.specializationPlaceholder')}
          maxLength={80}
        />
      )}
      <Select
        label={t('filters.timeOfDay')}
        name="timeOfDay"
        defaultValue={chosen('timeOfDay')}
        options={[
          { value: '', label: t('filters.anyTime') },
          ...timesOfDay.map((value) => ({ value, label: t(`filters.partsOfDay.${value}`, hours) })),
        ]}
      />
      {distances.length > 0 && (
        <Select
          label={t('filters.distance')}
          name="distanceKm"
          defaultValue={chosen('distanceKm')}
          options={[
            { value: '', label: t('filters.usualDistance') },
            ...distances.map((value) =>
              option(
                'distanceKm',
                value,
                t('filters.within', { distance: formatDistance(Number(value), locale) }),
                counts?.distances,
              ),
            ),
          ]}
        />
      )}
      <Select
        label={t('filters.rating')}
        name="minRating"
        defaultValue={chosen('minRating')}
        options={[
          { value: '', label: t('filters.anyRating') },
          ...ratings.map((value) =>
            option(
              'minRating',
              value,
              t('filters.rated', { rating: formatDecimal(Number(value), locale) }),
              counts?.minRatings,
            ),
          ),
        ]}
      />
      <Select
        label={t('translation:provider.priceRange')}
        name="priceRange"
        defaultValue={chosen('priceRange')}
        options={[
          { value: '', label: t('translation:search.anyPrice') },
          ...priceRanges.map((value) =>
            option('priceRange', value, t(`translation:provider.priceRanges.${value}`), counts?.priceRanges),
          ),
        ]}
      />
      <Select
        label={t('translation:provider.languages')}
        name="speaks"
        defaultValue={chosen('speaks')}
        options={[
          { value: '', label: t('translation:search.anyLanguage') },
          ...languages.map(({ code, label }) => option('speaks', code, label, counts?.speaks)),
        ]}
      />
    </div>
  )
}

type Counts = readonly { value: string; count: number }[] | undefined

/** With the one that is chosen, whatever is left of it. */
function valuesWith(chosen: string, counts: readonly { value: string }[] = []): string[] {
  const values = counts.map(({ value }) => value)
  return chosen && !values.includes(chosen) ? [chosen, ...values] : values
}

/** An address may say anything. */
const numberIn = (chosen: string) => (Number.isFinite(Number(chosen)) ? chosen : '')

type PriceFieldsProps = Pick<FilterPanelProps, 'params'> & { prices: FilterCounts['prices'] }

function PriceFields({ params, prices }: PriceFieldsProps) {
  const { t } = useTranslation('search')
  const [from, setFrom] = useState(params.get('minPrice') ?? '')
  const [to, setTo] = useState(params.get('maxPrice') ?? '')
  const currency = params.get('currency') ?? prices?.currency
  if (!currency) return null
  const field = { type: 'number', inputMode: 'numeric', min: 0, step: 1 } as const
  return (
    <fieldset className="field-frame">
      <legend className="field-label">{t('filters.price')}</legend>
      {prices && <PriceSteps prices={prices} from={from} to={to} />}
      <div className="filter-prices">
        <Field
          {...field}
          label={t('filters.from', { currency })}
          name="minPrice"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Field
          {...field}
          label={t('filters.to', { currency })}
          name="maxPrice"
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      <input type="hidden" name="currency" value={currency} />
    </fieldset>
  )
}
