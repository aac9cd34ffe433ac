import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatShortDate } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { FilterCounts } from '../contract.ts'
import { Count } from './filter-chips.tsx'
import { filterLabel, nobodyText, whenText } from './filter-texts.ts'
import { type ChosenFilter, chosenFilters, cleared, onDay, without } from './search-query.ts'

type NoResultsProps = {
  params: URLSearchParams
  categories: readonly { slug: string; name: string }[]
  /** How many there would be without a filter. */
  without: readonly { filter: string; count: number }[]
  /** Who is free at any time of other days. */
  days: FilterCounts['dates']
}

const times = ['date', 'time', 'timeOfDay']

/** Who of all that was asked for is in the way, and on which day there would be somebody. */
export function NoResults({ params, categories, without: fewer, days }: NoResultsProps) {
  const { t, i18n } = useTranslation('search')
  const chosen = chosenFilters(params)
  const label = (filter: ChosenFilter) => filterLabel(i18n, filter, params, categories)
  const countOf = ([name]: ChosenFilter) =>
    fewer.find(({ filter }) => filter === (name.endsWith('Price') ? 'price' : name))?.count ?? null
  // They are counted together: how many there would be without one of them is not known.
  const isOneOfSeveral = ([name]: ChosenFilter) => chosen.filter(([other]) => other === name).length > 1
  const helping = chosen.filter((filter) => countOf(filter) !== null)
  const removable = helping.length > 0 ? helping : chosen
  const category = chosen.find(([name]) => name === 'category')
  const what = params.get('search') || (category ? label(category) : null)
  const asked = {
    ...{ what, place: params.get('location') },
    // Who is there at no time at all is not busy then.
    when: days.length > 0 || fewer.some(({ filter }) => times.includes(filter)) ? whenText(params, i18n) : null,
    isNarrowed: chosen.some(([name]) => !['search', 'location', 'category', ...times].includes(name)),
  }
  return (
    <EmptyState
      title={nobodyText(i18n, asked)}
      action={
        <>
          <ul className="none-chips">
            {removable.map((filter) => (
              <li key={filter.join(' ')}>
                <Link to={without(params, filter)} className="chip">
                  {t('none.without', { value: label(filter) })}
                  <WouldBe count={isOneOfSeveral(filter) ? null : countOf(filter)} />
                </Link>
              </li>
            ))}
            <li>
              <Link to={cleared(params)} className="chip">
                {t('filters.clear')}
              </Link>
            </li>
          </ul>
          {days.length > 0 && (
            <ul className="none-chips mt-3" aria-label={t('none.days')}>
              {days.map(({ value, count }) => (
                <li key={value}>
                  <Link to={onDay(params, value)} className="chip">
                    {formatShortDate(value, localeOf(i18n.language))}
                    <Count count={count} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </>
      }
    >
      <p>{t(days.length > 0 ? 'none.hintDays' : 'none.hint')}</p>
    </EmptyState>
  )
}

const WouldBe = ({ count }: { count: number | null }) => (count === null ? null : <Count count={count} />)
