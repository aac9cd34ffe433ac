import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { formatDate, formatShortDateTime, formatTime } from '../../../ui/date-format.ts'
import type { CalendarEntry } from '../../staff/calendar-entries-contract.ts'
import { addDays, dateOf } from '../../staff/ui/wall-clock.ts'
import type { CalendarBooking, ProviderCalendar } from '../contract.ts'
import { bookingPrice } from './booking-price.ts'
import { isOn } from './day-plan.ts'
import type { CalendarHandlers } from './opened-dialog.tsx'

type AgendaProps = CalendarHandlers & {
  calendar: ProviderCalendar
  from: string
  days: number
  /** '': everybody. */
  staffMember: string
}

/** The calendar as a list: on a phone, for a reader's ear, and on paper. */
export function Agenda({ calendar, from, days, staffMember, onBooking, onEntry }: AgendaProps) {
  const { t, i18n } = useTranslation('calendar')
  const locale = localeOf(i18n.language)
  const isTheirs = (staffId: string) => staffMember === '' || staffMember === staffId
  const nameOf = (id: string) =>
    calendar.staff.length > 1 ? calendar.staff.find((one) => one.id === id)?.name : undefined
  const bookingRow = (booking: CalendarBooking) => (
    <BookingRow booking={booking} currency={calendar.currency} nameOf={nameOf} onOpen={() => onBooking(booking)} />
  )
  const entryRow = (entry: CalendarEntry) => (
    <EntryRow entry={entry} staffMember={nameOf(entry.staffId)} onOpen={() => onEntry(entry)} />
  )
  const rowsOf = (date: string) =>
    [
      ...calendar.bookings
        .filter(({ start, parts }) => dateOf(start) === date && parts.some(({ staffId }) => isTheirs(staffId)))
        .map((booking) => ({ start: booking.start, id: booking.id, row: bookingRow(booking) })),
      ...calendar.entries
        .filter((entry) => isOn(entry, date) && isTheirs(entry.staffId))
        .map((entry) => ({ start: entry.start, id: entry.id, row: entryRow(entry) })),
    ].sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
  return (
    <ol className="agenda">
      {Array.from({ length: days }, (_, index) => addDays(from, index)).map((date) => {
        const rows = rowsOf(date)
        return (
          <li key={date}>
            <h2 className={`agenda-day ${date === calendar.today ? 'agenda-today' : ''}`}>
              {formatDate(date, locale)}
            </h2>
            {rows.length === 0 && <p className="py-3 text-ink-2">{t('calendar.nothing')}</p>}
            <ul>
              {rows.map(({ id, row }) => (
                <li key={id} className="border-b border-line">
                  {row}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}

type BookingRowProps = {
  booking: CalendarBooking
  currency: string
  nameOf: (staffId: string) => string | undefined
  onOpen: () => void
}

function BookingRow({ booking, currency, nameOf, onOpen }: BookingRowProps) {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const { start, customerName, parts, status } = booking
  return (
    <button type="button" className="agenda-entry" onClick={onOpen}>
      <span className="agenda-time">{formatTime(start, locale)}</span>
      <span className="min-w-0 flex-1">
        <strong className="block">{customerName}</strong>
        <span className="text-ink-2">
          {parts.map(({ service, staffId }) => [service, nameOf(staffId)].filter(Boolean).join(' · ')).join(', ')}
        </span>
      </span>
      <span className="grid justify-items-end gap-1">
        {bookingPrice(i18n, booking, currency)}
        {status !== 'confirmed' && <Badge tone="outline">{t(`myBookings.status.${status}`)}</Badge>}
      </span>
    </button>
  )
}

type EntryRowProps = { entry: CalendarEntry; staffMember: string | undefined; onOpen: () => void }

function EntryRow({ entry, staffMember, onOpen }: EntryRowProps) {
  const { t, i18n } = useTranslation('calendar')
  const locale = localeOf(i18n.language)
  const { start, end, customerName, label } = entry
  const isSameDay = dateOf(start) === dateOf(end)
  const until = t('calendar.until', { time: isSameDay ? formatTime(end, locale) : formatShortDateTime(end, locale) })
  return (
    <button type="button" className="agenda-entry" onClick={onOpen}>
      <span className="agenda-time">{formatTime(start, locale)}</span>
      <span className="min-w-0 flex-1">
        <strong className="block">{customerName ?? (label || t('entry.timeOff'))}</strong>
        <span className="text-ink-2">
          {[customerName ? label || t('entry.phoneBooking') : '', staffMember, until].filter(Boolean).join(' · ')}
        </span>
      </span>
    </button>
  )
}
