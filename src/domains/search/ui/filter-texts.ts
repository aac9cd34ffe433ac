import type { i18n } from 'i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { timeOfDay } from '../../../lib/clock-time.ts'
import { formatMoney, toMinor } from '../../../lib/money.ts'
import { isDay } from '../../../lib/months.ts'
import {
  formatCount,
  formatDate,
  formatDecimal,
  formatDistance,
  formatShortDate,
  formatTime,
} from '../../../ui/date-format.ts'
import { inPlace } from '../../location/ui/in-place.ts'
import { needs, priceRanges } from '../../providers/contract.ts'
import { spokenLanguages } from '../../providers/own-contract.ts'
import {
  asBeginning,
  categoryName,
  languageName,
  professionName,
  specializationName,
} from '../../providers/ui/provider-texts.ts'
import { type FilterCounts, timesOfDay } from '../contract.ts'
import type { ChosenFilter } from './search-query.ts'

/** What the address says in codes, in the reader's words; anything else as it is. */
export function filterLabel(
  texts: i18n,
  [name, value]: ChosenFilter,
  params: URLSearchParams,
  categories: readonly { slug: string; name: string }[],
): string {
  const t = texts.getFixedT(null, ['search', 'translation'])
  const locale = localeOf(texts.language)
  const isNumber = Number.isFinite(Number(value))
  switch (name) {
    case 'category': {
      const category = categories.find(({ slug }) => slug === value)
      // One that stands in no list is called by its name all the same.
      return categoryName(texts, category ?? { slug: value, name: value })
    }
    case 'profession':
      return asBeginning(professionName(texts, value), locale)
    case 'specialization':
      return specializationName(texts, value)
    case 'speaks': {
      const language = spokenLanguages.find((code) => code === value)
      return language ? languageName(texts, language) : value
    }
    case 'needs': {
      const need = needs.find((one) => one === value)
      return need ? t(`translation:provider.needs.${need}`) : value
    }
    case 'priceRange': {
      const range = priceRanges.find((one) => one === value)
      return range ? t(`translation:provider.priceRanges.${range}`) : value
    }
    case 'date':
      return isDay(value) ? t('filters.on', { date: onDate(locale, value, formatShortDate(value, locale)) }) : value
    case 'time':
      return timeOfDay.test(value) ? t('filters.around', { time: clockTime(value, locale) }) : value
    case 'timeOfDay': {
      const part = timesOfDay.find((one) => one === value)
      return part ? t(`filters.parts.${part}`) : value
    }
    case 'minRating':
      return isNumber ? t('filters.rated', { rating: formatDecimal(Number(value), locale) }) : value
    case 'verified':
      return t('filters.verified')
    case 'openNow':
      return t('filters.openNow')
    case 'minPrice':
      return t('filters.costs', { price: wholePrice(value, params.get('currency'), locale) })
    case 'maxPrice':
      return t('filters.costsAtMost', { price: wholePrice(value, params.get('currency'), locale) })
    case 'bounds':
      return t('filters.area')
    case 'distanceKm':
      return isNumber ? t('filters.within', { distance: formatDistance(Number(value), locale) }) : value
    default:
      return value
  }
}

/** As typed, in whole units. */
function wholePrice(value: string, currency: string | null, locale: string): string {
  const minor = currency && /^[A-Z]{3}$/.test(currency) ? toMinor(Number(value), currency) : null
  return minor === null || !currency ? value : formatMoney(minor, currency, locale)
}

const clockTime = (time: string, locale: string) => formatTime(`2000-01-01T${time}`, locale)

/** In Portuguese the weekday has its article: 'na quinta-feira', 'no sábado'. */
function onDate(locale: string, date: string, said: string): string {
  if (!locale.startsWith('pt')) return said
  return `${[0, 6].includes(new Date(`${date.slice(0, 10)}T12:00Z`).getUTCDay()) ? 'no' : 'na'} ${said}`
}

/** Of a search for a day or a time. Without a date it is today, or tomorrow where the time has passed. */
export function whenText(params: URLSearchParams, texts: i18n): string | null {
  const t = texts.getFixedT(null, 'search')
  const locale = localeOf(texts.language)
  const [date, time] = [params.get('date'), params.get('time')]
  const part = timesOfDay.find((one) => one === params.get('timeOfDay'))
  const around = time && timeOfDay.test(time) ? clockTime(time, locale) : null
  if (date && !isDay(date)) return null
  const on = date && onDate(locale, date, formatDate(date, locale))
  if (around) return on ? t('times.aroundOn', { time: around, date: on }) : t('times.aroundSoon', { time: around })
  if (part) return on ? t(`times.partOn.${part}`, { date: on }) : t(`times.part.${part}`)
  return on && t('times.on', { date: on })
}

export type Counted = { total: number; totalIs: 'exact' | 'about' | 'at_least' }

export function countText(texts: i18n, { total, totalIs }: Counted): string {
  const t = texts.getFixedT(null, 'search')
  const said = formatCount(total, localeOf(texts.language))
  if (totalIs === 'at_least') return t('atLeast', { total: said })
  return t(totalIs === 'about' && total > 0 ? 'about' : 'exact', { count: total, total: said })
}

/** Of what was asked: nobody is free there then, nobody passes the filters, or nothing is called so. */
export function nobodyText(
  texts: i18n,
  asked: { what: string | null; place: string | null; when: string | null; isNarrowed: boolean },
): string {
  const t = texts.getFixedT(null, 'search')
  const { what, place, when, isNarrowed } = asked
  const parts = {
    what: what ? t('none.what', { what }) : '',
    place: place ? inPlace(texts.language, place) : '',
    when: when ?? '',
  }
  const sentence = when ? t('none.free', parts) : t(isNarrowed ? 'none.match' : 'none.found', parts)
  return sentence.replaceAll(/ {2,}/g, ' ').trim()
}

type Counts = readonly { value: string; count: number }[] | undefined

/** How many a filter would leave; null: that is not known. */
export function countOf(counts: FilterCounts | null, list: Counts, value: string): number | null {
  if (!counts || !list) return null
  return list.find((one) => one.value === value)?.count ?? (counts.isComplete ? 0 : null)
}
