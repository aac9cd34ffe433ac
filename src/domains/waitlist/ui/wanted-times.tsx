import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatDate, formatShortDate, formatTime, weekdayNames } from '../../../ui/date-format.ts'
import type { WaitlistEntry } from '../contract.ts'

type Times = Pick<WaitlistEntry, 'firstDate' | 'lastDate' | 'weekdays' | 'earliest' | 'latest'>

/** Dates, weekdays and times of day in words. */
export function WantedTimes({ wanted }: { wanted: Times }) {
  const { t, i18n } = useTranslation('waitlist')
  const locale = localeOf(i18n.language)
  const { firstDate, lastDate, weekdays } = wanted
  const names = weekdayNames(locale)
  const time = (clock: string) => formatTime(`2000-01-01T${clock}`, locale)
  const dates =
    firstDate === lastDate
      ? formatDate(firstDate, locale)
      : t('page.dates', { from: formatShortDate(firstDate, locale), to: formatShortDate(lastDate, locale) })
  const isAnyTime = wanted.earliest === '00:00' && wanted.latest === '23:59'
  const times = isAnyTime
    ? t('page.anyTime')
    : t('page.between', { from: time(wanted.earliest), to: time(wanted.latest) })
  return (
    <>
      <span className="block first-letter:uppercase">{dates}</span>
      {firstDate !== lastDate && (
        <span className="block first-letter:uppercase">
          {weekdays.length === 7 ? t('page.everyDay') : weekdays.map((day) => names[day - 1]?.short).join(', ')}
        </span>
      )}
      <span className="block">{times}</span>
    </>
  )
}
