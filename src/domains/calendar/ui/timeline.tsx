import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { formatMinute, formatTime } from '../../../ui/date-format.ts'
import { durationLabel } from '../../providers/ui/provider-texts.ts'
import type { CalendarEntry } from '../../staff/calendar-entries-contract.ts'
import { minuteOfDay, minutesBetween } from '../../staff/ui/wall-clock.ts'
import type { CalendarBooking, ProviderCalendar } from '../contract.ts'
import { type Gap, planOfDay } from './day-plan.ts'

const pixelsPerMinute = 1.3

type TimelineProps = {
  calendar: ProviderCalendar
  staffId: string
  date: string
  onBooking: (visit: CalendarBooking) => void
  onEntry: (entry: CalendarEntry) => void
  onGap: (gap: Gap) => void
}

/** The day as it lies on the table: in reading order a list, for the eye to scale. */
export function Timeline({ calendar, staffId, date, onBooking, onEntry, onGap }: TimelineProps) {
  const { t, i18n } = useTranslation('shop')
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const { bookings, entries, hours, gaps } = planOfDay(calendar, staffId, date)
  const ends = [...bookings, ...entries, ...hours]
  if (ends.length === 0) return <p className="lead border-t border-line py-6">{t('today.closed')}</p>
  const minute = (iso: string) => (iso.slice(0, 10) < date ? 0 : iso.slice(0, 10) > date ? 1440 : minuteOfDay(iso))
  const first = Math.floor(Math.min(...ends.map(({ start }) => minute(start))) / 60) * 60
  const last = Math.ceil(Math.max(...ends.map(({ end }) => minute(end))) / 60) * 60
  const place = ({ start, end }: { start: string; end: string }) => ({
    top: (minute(start) - first) * pixelsPerMinute + 1,
    height: (minute(end) - minute(start)) * pixelsPerMinute - 3,
  })
  const cards = [
    ...bookings.map((visit) => ({ at: visit.start, key: visit.id, node: <BookingCard visit={visit} /> })),
    ...entries.map((entry) => ({ at: entry.start, key: entry.id, node: <EntryCard entry={entry} /> })),
    ...gaps.map((gap) => ({ at: gap.start, key: gap.start, node: <GapCard gap={gap} /> })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const isNow = calendar.today === date
  const now = minuteOfDay(calendar.now)
  const money = (minor: number) => formatMoney(minor, calendar.currency, locale)

  function BookingCard({ visit }: { visit: CalendarBooking }) {
    const isDone = Date.parse(visit.end) <= Date.parse(calendar.now)
    const isNext = !isDone && visit === bookings.find(({ end }) => Date.parse(end) > Date.parse(calendar.now)) && isNow
    const length = minutesBetween(visit.start, visit.end)
    return (
      <button
        type="button"
        className={`slip ${isDone ? 'slip-done' : isNext ? 'slip-next' : ''} ${visit.status === 'pending' ? 'slip-pending' : ''} ${length < 45 ? 'slip-short' : ''}`}
        style={place(visit)}
        onClick={() => onBooking(visit)}
      >
        {length >= 45 && <Avatar name={visit.customerName} src={visit.avatarUrl} size="small" />}
        <span className="min-w-0 flex-1">
          <strong className="block truncate">{visit.customerName}</strong>
          <span className="block truncate text-ink-2">{visit.parts.map(({ service }) => service).join(', ')}</span>
        </span>
        <span className="slip-time">
          <Times {...visit} />
          <small>{visit.status === 'pending' ? t('today.waiting') : money(visit.totalMinor)}</small>
        </span>
      </button>
    )
  }

  function EntryCard({ entry }: { entry: CalendarEntry }) {
    return (
      <button
        type="button"
        className={`slip ${entry.customerName ? '' : 'slip-block'} ${minutesBetween(entry.start, entry.end) < 45 ? 'slip-short' : ''}`}
        style={place(entry)}
        onClick={() => onEntry(entry)}
      >
        <span className="min-w-0 flex-1">
          <strong className="block truncate">{entry.customerName ?? (entry.label || t('entry.timeOff'))}</strong>
          {entry.customerName && (
            <span className="block truncate text-ink-2">{entry.label || t('entry.phoneBooking')}</span>
          )}
        </span>
        <span className="slip-time">
          <Times {...entry} />
        </span>
      </button>
    )
  }

  function GapCard({ gap }: { gap: Gap }) {
    const isPast = Date.parse(gap.end) <= Date.parse(calendar.now)
    return (
      <button type="button" className="slip-gap" style={place(gap)} disabled={isPast} onClick={() => onGap(gap)}>
        <span>
          <strong>{t('today.free', { length: durationLabel(common, gap.minutes) })}</strong> <Times {...gap} />
        </span>
        {!isPast && <span className="slip-gap-add">{t('today.fill')}</span>}
      </button>
    )
  }

  return (
    <div className="timeline" style={{ height: (last - first) * pixelsPerMinute + 8 }}>
      {Array.from({ length: (last - first) / 60 + 1 }, (_, index) => first + index * 60).map((hour) => (
        <p key={hour} aria-hidden="true" className="timeline-hour" style={{ top: (hour - first) * pixelsPerMinute }}>
          <span>{formatMinute(hour, locale)}</span>
        </p>
      ))}
      <ol>
        {cards.map(({ key, node }) => (
          <li key={key}>{node}</li>
        ))}
      </ol>
      {isNow && now >= first && now <= last && (
        <p aria-hidden="true" className="timeline-now" style={{ top: (now - first) * pixelsPerMinute }}>
          <span>{formatMinute(now, locale)}</span>
        </p>
      )}
    </div>
  )
}

/** On a phone the beginning is enough: how long it is can be seen. */
function Times({ start, end }: { start: string; end: string }) {
  const { t, i18n } = useTranslation('shop')
  const locale = localeOf(i18n.language)
  return (
    <>
      <span className="sm:hidden">{formatTime(start, locale)}</span>
      <span className="max-sm:hidden">
        {t('fromTo', { from: formatTime(start, locale), to: formatTime(end, locale) })}
      </span>
    </>
  )
}
