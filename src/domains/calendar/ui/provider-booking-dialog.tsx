import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { formatDate, formatDateTime, formatTime } from '../../../ui/date-format.ts'
import { bookings } from '../../bookings/contract.ts'
import { call } from '../../identity/ui/session.ts'
import { ownProviderKey } from '../../staff/ui/own-provider.ts'
import type { CalendarBooking } from '../contract.ts'
import { BookingActions } from './booking-actions.tsx'

const Dialog = lazy(() => import('../../../ui/dialog.tsx').then((module) => ({ default: module.Dialog })))

/** `proposed`: where it was dragged to. */
export type OpenBooking = { visit: CalendarBooking; proposed?: string }
type ProviderBookingDialogProps = {
  open: OpenBooking
  currency: string
  staff: readonly { id: string; name: string }[]
  onClose: () => void
}

export function ProviderBookingDialog({ open, currency, staff, onClose }: ProviderBookingDialogProps) {
  const { t, i18n } = useTranslation(['calendar', 'staff'])
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const { visit, proposed = null } = open
  const nameOf = (id: string) => staff.find((staffMember) => staffMember.id === id)?.name
  const { data: booking } = useQuery({
    queryKey: [...ownProviderKey, 'booking', visit.id],
    queryFn: ({ signal }) => call(bookings.get, { id: visit.id }, { signal }),
    staleTime: 0,
  })
  const status = booking?.status ?? visit.status
  return (
    <Suspense fallback={null}>
      <Dialog title={visit.customerName} isOpen onClose={onClose} isNarrow>
        <div className="grid gap-4 p-6 sm:px-9">
          <div className="flex flex-wrap items-center gap-4">
            <Avatar name={visit.customerName} src={visit.avatarUrl} />
            <p className="min-w-0 flex-1">
              <strong className="h3 block first-letter:uppercase">{formatDate(visit.start, locale)}</strong>
              {t('staff:dashboard.fromTo', {
                from: formatTime(visit.start, locale),
                to: formatTime(visit.end, locale),
              })}
            </p>
            <Badge tone={status === 'confirmed' ? 'green' : 'outline'}>{common(`myBookings.status.${status}`)}</Badge>
          </div>
          <ul className="border-t border-line pt-3">
            {visit.parts.map((part) => (
              <li key={`${part.start}-${part.service}`} className="flex justify-between gap-4 py-1">
                <span>
                  {staff.length > 1
                    ? t('booking.by', { service: part.service, name: nameOf(part.staffId) ?? '' })
                    : part.service}
                </span>
                <span className="text-ink-2">{formatTime(part.start, locale)}</span>
              </li>
            ))}
            <li className="flex justify-between gap-4 border-t border-line pt-2 font-bold">
              <span>{t('booking.total')}</span>
              <span>{formatMoney(visit.totalMinor, currency, locale)}</span>
            </li>
          </ul>
          {visit.notes && <p className="text-ink-2">{common('ui.quoted', { text: visit.notes })}</p>}
          {visit.privateNote && <p className="rounded-button bg-paper-2 p-3">{visit.privateNote}</p>}
          {booking?.proposal && (
            <p className="rounded-button bg-green-tint p-3 font-bold text-green-text">
              {t('propose.waiting', { when: formatDateTime(booking.proposal.dateTime, locale) })}
            </p>
          )}
          <p className="flex flex-wrap items-center gap-x-5">
            <span>{t('booking.number', { count: visit.visit })}</span>
            <Link className="link" to={`/dashboard/customers/${visit.customerId}`}>
              {t('booking.customer')}
            </Link>
          </p>
          {booking && <BookingActions booking={booking} proposed={proposed} onDone={onClose} />}
        </div>
      </Dialog>
    </Suspense>
  )
}
