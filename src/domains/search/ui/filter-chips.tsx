import { SlidersHorizontal, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatCount } from '../../../ui/date-format.ts'
import type { FilterCounts } from '../contract.ts'
import { filterPanelId } from './filter-panel.tsx'
import { countOf, filterLabel } from './filter-texts.ts'
import { type ChosenFilter, changed, chosenFilters, chosenValue, cleared, without } from './search-query.ts'

type Category = { slug: string; name: string; parentSlug: string | null }

type FilterChipsProps = {
  params: URLSearchParams
  categories: readonly Category[]
  /** null: they could not be counted. */
  counts: FilterCounts | null
}

/** All filters behind one button, what is chosen, then what else there is with the number that each would leave. */
export function FilterChips({ params, categories, counts }: FilterChipsProps) {
  const { t } = useTranslation('search')
  const chosen = chosenFilters(params)
  const narrowing = chosen.filter(([name]) => !inTheBar.has(name)).length
  return (
    <div className="search-chips">
      <div>
        <button type="button" popoverTarget={filterPanelId} className="filters-open">
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          {t('filters.open')}
          {narrowing > 0 && (
            <>
              <span aria-hidden="true">{narrowing}</span>
              <span className="sr-only">{t('filters.set', { count: narrowing })}</span>
            </>
          )}
        </button>
      </div>
      {chosen.length > 0 && <ChosenFilters params={params} chosen={chosen} categories={categories} />}
      {chosen.length > 1 && (
        <div className="filters-clear">
          <Link to={cleared(params)}>{t('filters.clear')}</Link>
        </div>
      )}
      <QuickFilters params={params} categories={categories} counts={counts} />
    </div>
  )
}

/** They have fields of their own above. */
const inTheBar: ReadonlySet<string> = new Set(['search', 'location', 'date', 'time'])

type ChosenFiltersProps = Pick<FilterChipsProps, 'params' | 'categories'> & { chosen: readonly ChosenFilter[] }

/** Each of them goes at one press. */
function ChosenFilters({ params, chosen, categories }: ChosenFiltersProps) {
  const { t, i18n } = useTranslation('search')
  return (
    <ul aria-label={t('filters.chosen')}>
      {chosen.map((filter) => {
        const label = filterLabel(i18n, filter, params, categories)
        return (
          <li key={filter.join(' ')}>
            <Link
              to={without(params, filter)}
              className="chip chip-chosen"
              aria-label={t('filters.remove', { value: label })}
            >
              <span className="max-w-[40ch] truncate">{label}</span>
              <X aria-hidden="true" className="size-4" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function QuickFilters({ params, categories, counts }: FilterChipsProps) {
  const { t, i18n } = useTranslation('search')
  const quick = quickFilters(params, categories, counts)
  if (quick.length === 0) return null
  return (
    <nav aria-label={t('filters.quick')}>
      {quick.map(({ name, value, count }) => (
        <Link key={`${name} ${value}`} to={changed(params, name, value)} rel="nofollow" className="chip">
          {name === 'needs'
            ? filterLabel(i18n, [name, 'step_free'], params, categories)
            : filterLabel(i18n, [name, value], params, categories)}
          {count !== null && <Count count={count} />}
        </Link>
      ))}
    </nav>
  )
}

/** How many there would be; where there is no room for it, it is read out all the same. */
export function Count({ count }: { count: number }) {
  const { t, i18n } = useTranslation('search')
  const total = formatCount(count, localeOf(i18n.language))
  return (
    <>
      <small aria-hidden="true">{total}</small>
      <span className="sr-only">{t('filters.would', { count, total })}</span>
    </>
  )
}

type QuickFilter = { name: string; value: string; count: number | null }

/** What is not chosen yet and would leave somebody; the categories while none is chosen and nothing is typed. */
function quickFilters(
  params: URLSearchParams,
  categories: readonly Category[],
  counts: FilterCounts | null,
): QuickFilter[] {
  const counted = (list: keyof FilterCounts & ('minRatings' | 'needs' | 'categories'), value: string) =>
    countOf(counts, counts?.[list], value)
  const chosenNeeds = chosenValue(params, 'needs').split(',').filter(Boolean)
  const quick: QuickFilter[] = [
    { name: 'minRating', value: '4.5', count: counted('minRatings', '4.5') },
    { name: 'openNow', value: 'true', count: counts ? counts.openNow : null },
    ...(chosenNeeds.includes('step_free')
      ? []
      : [{ name: 'needs', value: [...chosenNeeds, 'step_free'].join(), count: counted('needs', 'step_free') }]),
    { name: 'verified', value: 'true', count: counts ? counts.verified : null },
  ].filter(({ name }) => name === 'needs' || !params.has(name))
  const isOpen = !params.get('category') && !params.get('search')
  const main = isOpen ? categories.filter(({ parentSlug }) => parentSlug === null) : []
  const byCategory = main.map(({ slug }) => ({ name: 'category', value: slug, count: counted('categories', slug) }))
  return [...quick, ...byCategory].filter(({ count }) => count !== 0)
}
