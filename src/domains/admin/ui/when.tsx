import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatShortDateOfYear, formatTime } from '../../../ui/date-format.ts'
import { localTime } from '../../identity/ui/local-time.ts'

/** A moment in a table, on the clock of whoever reads: its day with the year, and the time below. */
export function When({ at }: { at: string }) {
  const { i18n } = useTranslation()
  const [moment, locale] = [localTime(at), localeOf(i18n.language)]
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatShortDateOfYear(moment, locale)}
      <span className="block font-normal text-ink-2">{formatTime(moment, locale)}</span>
    </time>
  )
}

/** Of what has been there for long only the day counts. */
export function WhichDay({ at }: { at: string }) {
  const { i18n } = useTranslation()
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatShortDateOfYear(localTime(at), localeOf(i18n.language))}
    </time>
  )
}
