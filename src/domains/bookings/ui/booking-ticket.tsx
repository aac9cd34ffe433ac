import { Clock, CreditCard, MapPin } from 'lucide-react'
import { type ReactNode, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { formatDate, formatDateTime, formatTime, zoneName } from '../../../ui/date-format.ts'
import { late } from '../../../ui/late.ts'
import { Picture } from '../../../ui/picture.tsx'
import { cardName } from '../../payments/card-name.rules.ts'
import { TotalPrice } from '../../providers/ui/prices.tsx'
import { durationLabel } from '../../providers/ui/provider-texts.ts'
import { wasPaidAhead } from '../changes.rules.ts'
import type { Booking, KeptCard } from '../contract.ts'
import { BookingLinks } from './booking-links.tsx'
import { isAllowed, refusalOf } from './own-bookings.ts'
import { OwnNoShow } from './own-no-show.tsx'
import { ProposalNotice } from './proposal-notice.tsx'

const LatePayNow = late(() => import('./pay-now.tsx').then((module) => ({ default: module.PayNow })))

export type Asked = 'details' | 'move' | 'cancel' | 'again'
type TicketProps = {
  booking: Booking
  isUpcoming: boolean
  /** A kept copy is for reading: what it says may have changed. */
  isReadOnly: boolean
  onAsk: (what: Asked) => void
  /** Of a visit to come: below it; of one that is over: beside the way to book again. */
  children?: ReactNode
}

export function BookingTicket({ booking, isUpcoming, isReadOnly, onAsk, children }: TicketProps) {
  const { t, i18n } = useTranslation('bookings')
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const { provider, services, status } = booking
  const when = formatDateTime(booking.dateTime, locale)
  const service = services.map(({ name }) => name).join(', ')
  return (
    <li className={`ticket ${isUpcoming ? '' : 'ticket-past'}`}>
      <div className="ticket-window" aria-hidden="true">
        <div className="window">
          <Picture src={provider.image} alt="" sizes="(min-width: 640px) 180px, 90vw" />
        </div>
        <div className="sill" />
      </div>
      <div className="grid min-w-0 flex-1 basis-64 content-start gap-1">
        <p>
          <strong className="block h3 first-letter:uppercase">{formatDate(booking.dateTime, locale)}</strong>{' '}
          <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <strong className="h3">{formatTime(booking.dateTime, locale)}</strong>
            {!booking.payment?.payBy && (
              <Badge tone={status === 'confirmed' ? 'green' : 'outline'}>{common(`myBookings.status.${status}`)}</Badge>
            )}
          </span>
        </p>
        <p>
          {service},{' '}
          <Link to={provider.linkTo} className="font-bold underline underline-offset-4">
            {provider.name}
          </Link>
        </p>
        {booking.membership && booking.totalMinor > 0 && (
          <p className="text-ink-2">
            {t('page.included')}:{' '}
            {services
              .filter(({ isIncluded }) => isIncluded)
              .map(({ name }) => name)
              .join(', ')}
          </p>
        )}
        <p className="flex gap-2 text-ink-2">
          <MapPin aria-hidden="true" className="mt-0.5 size-5 flex-none" />
          {provider.address}
        </p>
        <p className="flex gap-2 text-ink-2">
          <Clock aria-hidden="true" className="mt-0.5 size-5 flex-none" />
          {durationLabel(common, booking.duration)}. {t('mails.zone', { zone: zoneName(booking.timezone, locale) })}
        </p>
        {booking.cancelReason && <p className="text-ink-2">{t('mails.reason', { reason: booking.cancelReason })}</p>}
        {booking.feeMinor > 0 && <Owed booking={booking} />}
        {isUpcoming && status === 'confirmed' && <KeptFor booking={booking} />}
        <OwnNoShow booking={booking} isReadOnly={isReadOnly} />
        {booking.payment && (booking.payment.payBy || booking.payment.giftMinor > 0) && isUpcoming && (
          <Suspense fallback={null}>
            <LatePayNow booking={booking} />
          </Suspense>
        )}
        {status === 'pending' && booking.expiresAt && isUpcoming && !booking.payment?.payBy && (
          <p className="text-ink-2">
            {t(booking.proposal ? 'page.answerBy' : 'page.answerUntil', {
              name: provider.name,
              when: formatDateTime(booking.expiresAt, locale),
            })}
          </p>
        )}
        {booking.proposal && isUpcoming && !isReadOnly && <ProposalNotice booking={booking} />}
        <p className="mt-4 flex flex-wrap items-center justify-between gap-4">
          <strong className="h3">
            {booking.membership && booking.totalMinor === 0 ? (
              t('page.included')
            ) : (
              <TotalPrice
                minor={booking.totalMinor}
                currency={booking.currency}
                services={services.filter(({ isIncluded }) => !isIncluded)}
              />
            )}
          </strong>
          <Button
            variant="quiet"
            size="small"
            aria-label={t('page.detailsOf', { service, when })}
            data-action="details"
            onClick={() => onAsk('details')}
          >
            {t('page.details')}
          </Button>
        </p>
        {isUpcoming ? (
          <Changes booking={booking} isReadOnly={isReadOnly} onAsk={onAsk} />
        ) : (
          <div className="mt-2 flex flex-wrap gap-3">
            <Button
              variant="outline"
              size="small"
              disabled={isReadOnly}
              data-action="again"
              onClick={() => onAsk('again')}
            >
              {t('page.again')}
            </Button>
            {children}
          </div>
        )}
        {isUpcoming && <BookingLinks booking={booking} />}
        {isUpcoming && children}
      </div>
    </li>
  )
}

function KeptFor({ booking: { payment } }: { booking: Booking }) {
  const { t } = useTranslation('bookings')
  if (!payment?.keptCard) return null
  return (
    <p className="flex gap-2 text-ink-2">
      <CreditCard aria-hidden="true" className="mt-0.5 size-5 flex-none" />
      {t('page.cardKept', { card: cardName(payment.keptCard) })}
    </p>
  )
}

function Owed({ booking }: { booking: Booking }) {
  const { t, i18n } = useTranslation('bookings')
  // In the currency of the booking: this is what is owed.
  const { feeMinor, currency } = booking
  const price = (minor: number) => formatMoney(minor, currency, localeOf(i18n.language))
  const fee = { price: price(feeMinor) }
  const kept = booking.payment?.keptCard
  if (kept?.fee) return <FeeOfCard booking={booking} kept={kept} fee={kept.fee} price={price(kept.fee.amountMinor)} />
  const said = t(
    booking.coveredFeeMinor ? 'page.feeCovered' : wasPaidAhead(booking) ? 'page.feeOfPaid' : 'page.owed',
    fee,
  )
  return (
    <p className="font-bold">
      <Link className="link" to={`/profile/payments/${booking.id}`}>
        {said}
      </Link>
    </p>
  )
}

type FeeOfCardProps = { booking: Booking; kept: KeptCard; fee: NonNullable<KeptCard['fee']>; price: string }

/** What has become of it, and the way to pay what could not be charged. */
function FeeOfCard({ booking, kept, fee, price }: FeeOfCardProps) {
  const { t } = useTranslation('bookings')
  const said = { due: 'page.feeDue', charged: 'page.feeCharged', refused: 'page.feeRefused' } as const
  return (
    <>
      <p className="font-bold">
        <Link className="link" to={`/profile/payments/${booking.id}`}>
          {t(said[fee.state], { price, card: cardName(kept), name: booking.provider.name })}
        </Link>
      </p>
      {fee.isPayable && (
        <p className="mt-2">
          {/* A document of its own. */}
          <a className={buttonClass('primary', 'small')} href={`/pay/${fee.paymentId}`}>
            {t('page.feePay', { price })}
          </a>
        </p>
      )}
    </>
  )
}

function Changes({ booking, isReadOnly, onAsk }: Omit<TicketProps, 'isUpcoming'>) {
  const { t } = useTranslation('bookings')
  const { t: common } = useTranslation()
  const id = useId()
  const refused = refusalOf(booking, 'reschedule')
  return (
    <>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="small"
          disabled={isReadOnly || refused !== null}
          aria-describedby={refused ? id : undefined}
          data-action="move"
          onClick={() => onAsk('move')}
        >
          {t('page.move')}
        </Button>
        <Button
          variant="outline"
          size="small"
          disabled={isReadOnly || !isAllowed(booking, 'cancel')}
          data-action="cancel"
          onClick={() => onAsk('cancel')}
        >
          {t('page.cancel')}
        </Button>
      </p>
      {refused && (
        <p id={id} className="text-small text-ink-2">
          {common(`errors.${refused}`)}
        </p>
      )}
    </>
  )
}
