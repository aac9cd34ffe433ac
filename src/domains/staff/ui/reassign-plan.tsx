import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { isRefusal } from '../../../lib/api/errors.ts'
import { formatDateTime, formatShortDateTime } from '../../../ui/date-format.ts'
import { type ReassignPlan, setup } from '../contract.ts'
import { dashboardErrorText } from './dashboard-error.ts'
import { dateOf } from './wall-clock.ts'

/** Why a change is refused; where bookings are in the way, which, and where each of them could go. */
export function Refused({ error, children }: { error: unknown; children?: ReactNode }) {
  const { t, i18n } = useTranslation('staff')
  if (!error) return null
  const plan = isRefusal(error, setup.setHours, 'has_future_bookings') ? error.data : null
  return (
    <div role="alert" className="refused">
      <p className="flex gap-3 font-bold">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none text-red" />
        {plan ? t('plan.title', { count: plan.total }) : dashboardErrorText(i18n, error, t('dashboard.saveFailed'))}
      </p>
      {plan && (
        <>
          <p className="mt-1 ml-8 text-ink-2">{t('plan.text')}</p>
          <ul className="mt-3 grid gap-3">
            {plan.bookings.map((booking) => (
              <PlannedBooking key={booking.id} booking={booking} />
            ))}
          </ul>
          {plan.total > plan.bookings.length && (
            <p className="mt-3">{t('plan.more', { count: plan.total - plan.bookings.length })}</p>
          )}
        </>
      )}
      {children}
    </div>
  )
}

function PlannedBooking({ booking }: { booking: ReassignPlan['bookings'][number] }) {
  const { t, i18n } = useTranslation('staff')
  const locale = localeOf(i18n.language)
  const ways = booking.alternatives.map((alternative) =>
    alternative.kind === 'staff'
      ? t('plan.staffMember', { name: alternative.name })
      : formatShortDateTime(alternative.start, locale),
  )
  return (
    <li className="border-t border-line pt-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong>{booking.customerName}</strong>
        <Link className="link" to={`/dashboard/calendar?date=${dateOf(booking.start)}&booking=${booking.id}`}>
          {formatDateTime(booking.start, locale)}
        </Link>
      </p>
      <p className="text-ink-2">
        {t('plan.what', { services: booking.services.join(', '), staffMember: booking.staffMember })}
      </p>
      <p className="mt-1">
        {ways.length > 0
          ? t('plan.ways', { ways: new Intl.ListFormat(locale, { type: 'disjunction' }).format(ways) })
          : t('plan.noWay')}
      </p>
    </li>
  )
}
