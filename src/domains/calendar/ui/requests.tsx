import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { CountBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatShortDateTime } from '../../../ui/date-format.ts'
import { bookings } from '../../bookings/contract.ts'
import { call } from '../../identity/ui/session.ts'
import type { CalendarBooking, ProviderCalendar } from '../contract.ts'
import { useBookingChange } from './booking-change.ts'

type RequestsProps = { calendar: ProviderCalendar; onOpen: (booking: CalendarBooking) => void }

/** Whoever waits for an answer. */
export function Requests({ calendar, onOpen }: RequestsProps) {
  const { t, i18n } = useTranslation('calendar')
  const locale = localeOf(i18n.language)
  const { requests } = calendar
  const change = useBookingChange()
  const accept = ({ id, start: dateTime }: CalendarBooking) =>
    change.mutate({ change: () => call(bookings.accept, { id, dateTime }), done: t('booking.done.accept') })
  return (
    <section aria-labelledby="requests-title">
      <h2 id="requests-title" className="h3 flex items-center gap-3 border-b-2 border-ink pb-4">
        {t('requests.title')}
        <CountBadge count={requests.length} label={t('requests.count', { count: requests.length })} />
      </h2>
      {requests.length === 0 && <p className="py-4 text-ink-2">{t('requests.none')}</p>}
      <ul>
        {requests.map((booking) => (
          <li key={booking.id} className="grid gap-3 border-b border-line py-4">
            <p className="flex items-center gap-3">
              <Avatar name={booking.customerName} src={booking.avatarUrl} size="small" />
              <span className="min-w-0 flex-1">
                <strong className="block">{booking.customerName}</strong>
                <span className="text-ink-2">
                  {booking.parts.map(({ service }) => service).join(', ')}
                  <br />
                  {formatShortDateTime(booking.start, locale)}
                </span>
              </span>
            </p>
            <p className="flex flex-wrap gap-2">
              <Button
                variant="primary"
                size="small"
                isBusy={change.isPending}
                aria-label={t('requests.acceptOf', { name: booking.customerName })}
                onClick={() => accept(booking)}
              >
                {t('booking.actions.accept')}
              </Button>
              <Button
                variant="outline"
                size="small"
                aria-label={t('requests.openOf', { name: booking.customerName })}
                onClick={() => onOpen(booking)}
              >
                {t('requests.open')}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
