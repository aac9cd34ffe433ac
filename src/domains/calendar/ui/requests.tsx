import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { CountBadge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatShortDate, formatTime } from '../../../ui/date-format.ts'
import { bookings } from '../../bookings/contract.ts'
import { call } from '../../identity/ui/session.ts'
import type { CalendarBooking, ProviderCalendar } from '../contract.ts'
import { useBookingChange } from './booking-change.ts'

/** Whoever waits for an answer. */
export function Requests({
  calendar,
  onOpen,
}: {
  calendar: ProviderCalendar
  onOpen: (visit: CalendarBooking) => void
}) {
  const { t, i18n } = useTranslation('calendar')
  const locale = localeOf(i18n.language)
  const { requests } = calendar
  const change = useBookingChange()
  const accept = ({ id }: CalendarBooking) =>
    change.mutate({ change: () => call(bookings.accept, { id }), done: t('booking.done.accept') })
  return (
    <section aria-labelledby="requests-title">
      <h2 id="requests-title" className="h3 flex items-center gap-3 border-b-2 border-ink pb-4">
        {t('requests.title')}
        <CountBadge count={requests.length} label={t('requests.count', { count: requests.length })} />
      </h2>
      {requests.length === 0 && <p className="py-4 text-ink-2">{t('requests.none')}</p>}
      <ul>
        {requests.map((visit) => (
          <li key={visit.id} className="grid gap-3 border-b border-line py-4">
            <p className="flex items-center gap-3">
              <Avatar name={visit.customerName} src={visit.avatarUrl} size="small" />
              <span className="min-w-0 flex-1">
                <strong className="block">{visit.customerName}</strong>
                <span className="text-ink-2">
                  {visit.parts.map(({ service }) => service).join(', ')}
                  <br />
                  {formatShortDate(visit.start, locale)}, {formatTime(visit.start, locale)}
                </span>
              </span>
            </p>
            <p className="flex flex-wrap gap-2">
              <Button
                variant="primary"
                size="small"
                isBusy={change.isPending}
                aria-label={t('requests.acceptOf', { name: visit.customerName })}
                onClick={() => accept(visit)}
              >
                {t('booking.actions.accept')}
              </Button>
              <Button
                variant="outline"
                size="small"
                aria-label={t('requests.openOf', { name: visit.customerName })}
                onClick={() => onOpen(visit)}
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
