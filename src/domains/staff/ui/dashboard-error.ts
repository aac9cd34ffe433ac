import type { i18n } from 'i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { isRefusal } from '../../../lib/api/errors.ts'
import { formatShortDateTime, formatTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { calendarEntries, type TimeConflict } from '../calendar-entries-contract.ts'

/** As `errorText`, of the refusals that only the dashboard meets. What is in the way is called by its name. */
export function dashboardErrorText(texts: i18n, error: unknown, fallback: string): string {
  if (isRefusal(error, calendarEntries.add, 'time_taken')) return conflictText(texts, error.data)
  return errorText(texts, error, fallback, 'staff')
}

function conflictText(texts: i18n, { kind, name, start, end }: TimeConflict): string {
  const locale = localeOf(texts.language)
  const when = `${formatShortDateTime(start, locale)} – ${formatTime(end, locale)}`
  return texts.t(`taken.${name === '' ? 'nameless' : kind}`, { ns: 'staff', name, when })
}
