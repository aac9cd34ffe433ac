import { CalendarPlus, Navigation } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OutwardLink } from '../../../ui/outward-link.tsx'
import { showToast } from '../../../ui/toast.ts'
import { call } from '../../identity/ui/session.ts'
import { type Booking, bookings } from '../contract.ts'

/** The way there, and into the own calendar. */
export function BookingLinks({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings')
  const { lat, lng } = booking.provider.coordinates
  return (
    <p className="flex flex-wrap gap-x-5">
      <OutwardLink
        className="link inline-flex min-h-11 items-center gap-2"
        href={`https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`}
      >
        <Navigation aria-hidden="true" size={18} />
        {t('page.directions')}
      </OutwardLink>
      <button
        type="button"
        className="link inline-flex min-h-11 items-center gap-2"
        onClick={() =>
          saveCalendarFile(booking.id).catch(() => showToast({ type: 'error', message: t('page.calendarFailed') }))
        }
      >
        <CalendarPlus aria-hidden="true" size={18} />
        {t('page.calendarFile')}
      </button>
    </p>
  )
}

async function saveCalendarFile(id: string) {
  const { filename, content } = await call(bookings.calendarFile, { id })
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
