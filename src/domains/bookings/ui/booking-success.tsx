import { CalendarCheck, Mail, MapPin } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { late } from '../../../ui/late.ts'
import type { Booking } from '../contract.ts'

const PushOffer = late(() =>
  import('../../identity/ui/push-switch.tsx').then((module) => ({ default: module.PushOffer })),
)

/** The last thing of a booking: what was booked, where it is kept, what comes next. */
export function Booked({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { name, address } = booking.provider
  return (
    <div className="booked">
      <span className="awning awning-section" aria-hidden="true" />
      <div className="p-6 sm:p-12">
        <div role="status">
          <h3 ref={heading} tabIndex={-1} className="h2 max-w-[24ch] outline-none">
            {booking.status === 'confirmed' ? t('booking.success') : t('booking.requested', { name })}
          </h3>
        </div>
        <ul className="mt-7 grid gap-3 text-[1.0625rem]">
          <li className="flex gap-3">
            <CalendarCheck aria-hidden="true" className="flex-none text-green-text" />
            <strong className="inline-block first-letter:uppercase">
              {formatDateTime(booking.dateTime, localeOf(i18n.language))}
            </strong>
          </li>
          <li className="flex gap-3">
            <MapPin aria-hidden="true" className="flex-none text-green-text" />
            <span>
              {name}, {address}
            </span>
          </li>
          <li className="flex gap-3">
            <Mail aria-hidden="true" className="flex-none text-green-text" />
            {t('booking.mailNext')}
          </li>
        </ul>
        <Suspense fallback={null}>
          <PushOffer />
        </Suspense>
        <p className="mt-9 flex flex-wrap gap-3">
          <Link className={buttonClass('primary')} to="/my-bookings">
            {t('booking.seeBookings')}
          </Link>
          <button type="button" className={buttonClass('outline')} onClick={onClose}>
            {t('booking.done')}
          </button>
        </p>
      </div>
    </div>
  )
}
