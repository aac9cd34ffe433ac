import { BellRing, CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatDateTime, formatShortDateTime } from '../../../ui/date-format.ts'
import type { ComingBooking } from '../rebooking-contract.ts'

/** A booking ahead, and when it is reminded of. */
export function ComingTicket({ booking, isReminded }: { booking: ComingBooking; isReminded: boolean }) {
  const { t, i18n } = useTranslation('reminders')
  const locale = localeOf(i18n.language)
  const { provider, services, dateTime } = booking
  return (
    <li className="grid content-start gap-3 rounded-form bg-card p-6 shadow-1">
      <strong className="h3">{services.join(', ')}</strong>
      <p>
        <Link to={provider.linkTo} className="font-bold underline underline-offset-4">
          {provider.name}
        </Link>
      </p>
      <p className="flex gap-2">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-5 flex-none" />
        <span className="first-letter:uppercase">{formatDateTime(dateTime, locale)}</span>
      </p>
      <p className="flex gap-2 text-ink-2">
        <BellRing aria-hidden="true" className="mt-0.5 size-5 flex-none" />
        {whenReminded()}
      </p>
      <p>
        <Link to="/my-bookings" className="link">
          {t('page.bookings')}
        </Link>
      </p>
    </li>
  )

  function whenReminded() {
    if (!isReminded) return t('page.off')
    if (booking.status === 'pending') return t('page.pending')
    if (booking.remindsAt.length === 0) return t('page.none')
    return t('page.at', { when: booking.remindsAt.map((at) => formatShortDateTime(at, locale)).join(', ') })
  }
}
