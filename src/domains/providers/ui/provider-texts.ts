import type { i18n, TFunction } from 'i18next'
import { textByKey } from '../../../i18n/i18n.ts'
import { localeOf } from '../../../i18n/languages.ts'
import { slugify } from '../../../lib/slug.ts'
import { formatMinute } from '../../../ui/date-format.ts'
import type { Provider } from '../contract.ts'
import type { DayHours } from '../rules.ts'

/** What the contract says in English, in the language of the reader. */
export function durationLabel(t: TFunction, minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return t('provider.minutes', { count: rest })
  return rest === 0
    ? t('provider.wholeHours', { count: hours })
    : t('provider.hoursAndMinutes', { hours, minutes: rest })
}

export function categoryName(texts: i18n, { slug, name }: { slug: string; name: string }): string {
  return textByKey(texts, 'categories', slug, name)
}

export function professionName(texts: i18n, profession: string): string {
  return textByKey(texts, 'professions', slugify(profession), profession)
}

export function openStateLabel(texts: i18n, { code, untilMinute }: Provider['openingTimes']['state']): string {
  const time = formatMinute(untilMinute ?? 0, localeOf(texts.language))
  return code === 'open' ? texts.t('provider.open', { time }) : texts.t(`provider.${code}`)
}

export function dayHoursLabel(texts: i18n, intervals: readonly DayHours[]): string {
  const time = (minute: number) => formatMinute(minute, localeOf(texts.language))
  if (intervals.length === 0) return texts.t('provider.closed')
  return intervals.map(({ opensMinute, closesMinute }) => `${time(opensMinute)} – ${time(closesMinute)}`).join(', ')
}
