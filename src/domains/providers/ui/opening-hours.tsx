import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { zoneName } from '../../../ui/date-format.ts'
import type { Provider } from '../contract.ts'
import { weekdays } from '../rules.ts'
import { dayHoursLabel, openStateLabel } from './provider-texts.ts'

type OpeningTimes = Provider['openingTimes']
type DayHoursProps = { intervals: OpeningTimes['week'][number] }

export function HoursToday({ openingTimes: { week, today, state } }: { openingTimes: OpeningTimes }) {
  const { i18n } = useTranslation()
  return state.code === 'contact' ? openStateLabel(i18n, state) : <DayHours intervals={week[today] ?? []} />
}

/** An interval is never broken; the next one may stand below it. */
function DayHours({ intervals }: DayHoursProps) {
  const { i18n } = useTranslation()
  if (intervals.length === 0) return dayHoursLabel(i18n, [])
  return intervals.map((interval, index) => (
    <span key={interval.opensMinute}>
      {index > 0 && ' '}
      <span className="whitespace-nowrap">
        {dayHoursLabel(i18n, [interval])}
        {index < intervals.length - 1 && ','}
      </span>
    </span>
  ))
}

export function OpeningHours({ provider }: { provider: Provider }) {
  const { t, i18n } = useTranslation()
  const { week, today, state } = provider.openingTimes
  if (state.code === 'contact') {
    return (
      <div>
        <h3 className="h3">{t('provider.hours')}</h3>
        <p className="mt-3">{openStateLabel(i18n, state)}</p>
      </div>
    )
  }
  return (
    <div>
      <h3 className="h3">{t('provider.hours')}</h3>
      <dl className="mt-3">
        {weekdays.map((weekday, index) => (
          <div
            key={weekday}
            className={`flex justify-between gap-4 border-b border-line py-2.5 ${index === today ? 'font-bold text-green-text' : ''}`}
          >
            <dt>
              {t(`provider.weekdays.${weekday}`)}
              {index === today && `, ${t('provider.openToday')}`}
            </dt>
            <dd className="text-right">
              <DayHours intervals={week[index] ?? []} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-ink-2">
        {t('provider.timesIn', { zone: zoneName(provider.timezone, localeOf(i18n.language)) })}
      </p>
    </div>
  )
}
