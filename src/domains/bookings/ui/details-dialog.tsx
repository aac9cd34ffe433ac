import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatDateTime, formatTime } from '../../../ui/date-format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ServicePrice, TotalPrice } from '../../providers/ui/prices.tsx'
import type { Booking } from '../contract.ts'
import { BookingHistory } from './booking-history.tsx'
import { BookingLinks } from './booking-links.tsx'
import { BookingTerms } from './cancellation-terms.tsx'
import { hasEntries } from './own-bookings.ts'

/** Everything there is to know about one booking, and everything that happened to it. */
export function DetailsDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, i18n } = useTranslation('bookings')
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const { provider, services, currency, status } = booking
  const isOpen = status === 'pending' || status === 'confirmed'
  return (
    <Dialog title={services.map(({ name }) => name).join(', ')} isOpen onClose={onClose} isNarrow>
      <dl className="grid gap-5 p-6">
        <Entry name={t('page.when')}>
          <p className="font-bold first-letter:uppercase">{formatDateTime(booking.dateTime, locale)}</p>
          <p className="text-ink-2">
            {common(`myBookings.status.${status}`)}
            {booking.rescheduledFrom && isOpen && (
              <>. {t('page.wasAt', { when: formatDateTime(booking.rescheduledFrom, locale) })}</>
            )}
          </p>
        </Entry>
        <Entry name={t('page.where')}>
          <p>{provider.name}</p>
          <p className="text-ink-2">{provider.address}</p>
          <BookingLinks booking={booking} />
        </Entry>
        <Entry name={t('page.services')}>
          <ul className="grid gap-1">
            {services.map((service) => (
              <li key={service.id} className="flex justify-between gap-4">
                <span>
                  {formatTime(service.start, locale)} {service.name}
                  {service.staffMember && <span className="text-ink-2">, {service.staffMember}</span>}
                </span>
                {service.isIncluded ? t('page.included') : <ServicePrice service={{ ...service, currency }} />}
              </li>
            ))}
            <li className="flex justify-between gap-4 font-bold">
              <span>{t('mails.total')}</span>
              {booking.membership && booking.totalMinor === 0 ? (
                t('page.included')
              ) : (
                <TotalPrice
                  minor={booking.totalMinor}
                  currency={currency}
                  services={services.filter(({ isIncluded }) => !isIncluded)}
                />
              )}
            </li>
          </ul>
          {hasEntries(booking) && (
            <p className="mt-2">
              <Link className="link" to={`/profile/payments/${booking.id}`}>
                {t('page.payments')}
              </Link>
            </p>
          )}
        </Entry>
        {booking.notes && <Entry name={t('page.notes')}>{common('ui.quoted', { text: booking.notes })}</Entry>}
        {isOpen && (
          <Entry name={t('page.policy')}>
            <BookingTerms booking={booking} />
          </Entry>
        )}
        <Entry name={t('page.history')}>
          <BookingHistory booking={booking} />
        </Entry>
      </dl>
    </Dialog>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 text-small font-bold text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
