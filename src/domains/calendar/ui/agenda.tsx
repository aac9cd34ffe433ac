import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { formatDate, formatTime } from '../../../ui/date-format.ts'
import type { CalendarEntry } from '../../staff/calendar-entries-contract.ts'
import { addDays, dateOf } from '../../staff/ui/wall-clock.ts'
import type { CalendarBooking, ProviderCalendar } from '../contract.ts'

type AgendaProps = {
  calendar: ProviderCalendar
  from: string
  days: number
  /** '': everybody. */
  staffMember: string
  onBooking: (visit: CalendarBooking) => void
  onEntry: (entry: CalendarEntry) => void
}

/** The diary as a list: on a phone, for a reader's ear, and on paper. */
export function Agenda({ calendar, from, days, staffMember, onBooking, onEntry }: AgendaProps) {
  const { t, i18n } = useTranslation('calendar')
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const isTheirs = (staffId: string) => staffMember === '' || staffMember === staffId
  const nameOf = (id: string) =>
    calendar.staff.length > 1 ? calendar.staff.find((one) => one.id === id)?.name : undefined
  const entriesOf = (date: string) =>
    [
      ...calendar.bookings
        .filter(({ start, parts }) => dateOf(start) === date && parts.some(({ staffId }) => isTheirs(staffId)))
        .map((visit) => ({ kind: 'visit' as const, start: visit.start, visit })),
      ...calendar.entries
        .filter(({ start, staffId }) => dateOf(start) === date && isTheirs(staffId))
        .map((entry) => ({ kind: 'block' as const, start: entry.start, entry })),
    ].sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
  return (
    <ol className="agenda">
      {Array.from({ length: days }, (_, index) => addDays(from, index)).map((date) => {
        const entries = entriesOf(date)
        return (
          <li key={date}>
            <h2 className={`agenda-day ${date === calendar.today ? 'agenda-today' : ''}`}>
              {formatDate(date, locale)}
            </h2>
            {entries.length === 0 && <p className="py-3 text-ink-2">{t('calendar.nothing')}</p>}
            <ul>
              {entries.map((entry) => (
                <li key={entry.kind === 'visit' ? entry.visit.id : entry.entry.id} className="border-b border-line">
                  {entry.kind === 'visit' ? (
                    <button type="button" className="agenda-entry" onClick={() => onBooking(entry.visit)}>
                      <span className="agenda-time">{formatTime(entry.visit.start, locale)}</span>
                      <span className="min-w-0 flex-1">
                        <strong className="block">{entry.visit.customerName}</strong>
                        <span className="text-ink-2">
                          {entry.visit.parts
                            .map(({ service, staffId }) => [service, nameOf(staffId)].filter(Boolean).join(' · '))
                            .join(', ')}
                        </span>
                      </span>
                      <span className="grid justify-items-end gap-1">
                        {formatMoney(entry.visit.totalMinor, calendar.currency, locale)}
                        {entry.visit.status !== 'confirmed' && (
                          <Badge tone="outline">{common(`myBookings.status.${entry.visit.status}`)}</Badge>
                        )}
                      </span>
                    </button>
                  ) : (
                    <button type="button" className="agenda-entry" onClick={() => onEntry(entry.entry)}>
                      <span className="agenda-time">{formatTime(entry.entry.start, locale)}</span>
                      <span className="min-w-0 flex-1">
                        <strong className="block">
                          {entry.entry.customerName ?? (entry.entry.label || t('entry.timeOff'))}
                        </strong>
                        <span className="text-ink-2">
                          {[
                            entry.entry.customerName ? entry.entry.label || t('entry.phoneBooking') : '',
                            nameOf(entry.entry.staffId),
                            t('calendar.until', { time: formatTime(entry.entry.end, locale) }),
                          ]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                      </span>
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}
