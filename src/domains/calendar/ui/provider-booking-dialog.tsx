import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { formatDate, formatDateTime, formatTime } from '../../../ui/date-format.ts'
import { late } from '../../../ui/late.ts'
import { LateDialog } from '../../../ui/late-dialog.tsx'
import { agreedNow } from '../../bookings/agreed.rules.ts'
import { bookings } from '../../bookings/contract.ts'
import { call } from '../../identity/ui/session.ts'
import { providerBookingKey } from '../../staff/ui/own-provider.ts'
import type { CalendarBooking } from '../contract.ts'
import { BookingActions } from './booking-actions.tsx'
import { bookingPrice } from './booking-price.ts'
import { CustomerFee } from './customer-fee.tsx'
import { CustomerNoShow } from './customer-no-show.tsx'

const LatePaymentPanel = late(() =>
  import('../../payments/ui/payment-panel.tsx').then((module) => ({ default: module.PaymentPanel })),
)
const LateTipPanel = late(() =>
  import('../../payments/ui/payment-panel.tsx').then((module) => ({ default: module.TipPanel })),
)
const LateGiftRefundPanel = late(() =>
  import('../../gift-cards/ui/gift-refund-panel.tsx').then((module) => ({ default: module.GiftRefundPanel })),
)

const LateKeptCardPanel = late(() =>
  import('../../payments/ui/kept-card-panel.tsx').then((module) => ({ default: module.KeptCardPanel })),
)

type ProviderBookingDialogProps = {
  booking: CalendarBooking
  /** The time it was dragged to. */
  proposed?: string
  currency: string
  staff: readonly { id: string; name: string }[]
  onClose: () => void
}

export function ProviderBookingDialog({ booking, proposed, currency, staff, onClose }: ProviderBookingDialogProps) {
  const { t, i18n } = useTranslation(['calendar', 'staff'])
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const nameOf = (id: string) => staff.find((staffMember) => staffMember.id === id)?.name
  const { data: details } = useQuery({
    queryKey: [...providerBookingKey, booking.id],
    queryFn: ({ signal }) => call(bookings.get, { id: booking.id }, { signal }),
    staleTime: 0,
  })
  const status = details?.status ?? booking.status
  // Moved while this is open: what is answered is what is shown.
  const { start, end, notes } = details
    ? { start: details.dateTime, end: details.endTime, notes: details.notes }
    : booking
  const parts = details
    ? details.services.map((part) => ({ start: part.start, service: part.name, name: part.staffMember }))
    : booking.parts.map((part) => ({ start: part.start, service: part.service, name: nameOf(part.staffId) }))
  const paid = details?.payment
  const hasEntries = details && (details.feeMinor > 0 || (paid && !paid.payBy && paid.nowMinor > 0))
  return (
    <LateDialog title={booking.customerName} onClose={onClose} isNarrow>
      <div className="grid gap-4 p-6 sm:px-9">
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={booking.customerName} src={booking.avatarUrl} />
          <p className="min-w-0 flex-[1_1_14rem]">
            <strong className="h3 block first-letter:uppercase">{formatDate(start, locale)}</strong>
            {t('staff:dashboard.fromTo', {
              from: formatTime(start, locale),
              to: formatTime(end, locale),
            })}
          </p>
          <Badge tone={status === 'confirmed' ? 'green' : 'outline'}>{common(`myBookings.status.${status}`)}</Badge>
        </div>
        <ul className="border-t border-line pt-3">
          {parts.map((part) => (
            <li key={`${part.start}-${part.service}`} className="flex justify-between gap-4 py-1">
              <span>
                {staff.length > 1 ? t('booking.by', { service: part.service, name: part.name ?? '' }) : part.service}
              </span>
              <span className="text-ink-2">{formatTime(part.start, locale)}</span>
            </li>
          ))}
          <li className="flex justify-between gap-4 border-t border-line pt-2 font-bold">
            <span>{t('booking.total')}</span>
            <span>{bookingPrice(i18n, booking, currency)}</span>
          </li>
        </ul>
        {notes && <p className="text-ink-2">{common('ui.quoted', { text: notes })}</p>}
        {booking.privateNote && <p className="rounded-button bg-paper-2 p-3">{booking.privateNote}</p>}
        {details?.proposal && (
          <p className="rounded-button bg-green-tint p-3 font-bold text-green-text">
            {t('propose.waiting', { when: formatDateTime(details.proposal.dateTime, locale) })}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-5">
          <span>{t('booking.number', { count: booking.visit })}</span>
          <Link className="link" to={`/dashboard/customers/${booking.customerId}`}>
            {t('booking.customer')}
          </Link>
        </p>
        {hasEntries && (
          <Suspense fallback={null}>
            <LatePaymentPanel
              id={details.id}
              agreedMinor={({ leftMinor }) =>
                agreedNow(details, { leftMinor, giftMinor: paid?.giftMinor ?? 0 }, Date.now())
              }
            />
          </Suspense>
        )}
        {details && paid && !paid.payBy && paid.giftMinor > 0 && (
          <Suspense fallback={null}>
            <LateGiftRefundPanel id={details.id} />
          </Suspense>
        )}
        {details && paid?.keptCard && !paid.payBy && (
          <Suspense fallback={null}>
            <LateKeptCardPanel
              kept={paid.keptCard}
              isOpen={status === 'pending' || status === 'confirmed' || details.noShow?.isSettled === false}
              owed={{ minor: details.owedFeeMinor ?? 0, currency, name: details.customerName }}
            />
          </Suspense>
        )}
        {status === 'completed' && (
          <Suspense fallback={null}>
            <LateTipPanel bookingId={booking.id} />
          </Suspense>
        )}
        {details && <CustomerFee booking={details} onDone={onClose} />}
        {details && <CustomerNoShow booking={details} onDone={onClose} />}
        {details && <BookingActions booking={details} proposed={proposed ?? null} onDone={onClose} />}
      </div>
    </LateDialog>
  )
}
