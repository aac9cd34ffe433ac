import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { wasRefused } from '../../../lib/api/errors.ts'
import { toMajor } from '../../../lib/money.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { formatDateTime, formatShortDateTime, formatTime } from '../../../ui/date-format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { errorText } from '../../../ui/error-text.ts'
import { late } from '../../../ui/late.ts'
import { showToast } from '../../../ui/toast.ts'
import { holds } from '../../holds/contract.ts'
import { call } from '../../identity/ui/session.ts'
import { durationLabel, priceLabel } from '../../providers/ui/provider-texts.ts'
import { availability } from '../../scheduling/contract.ts'
import type { Booking } from '../contract.ts'
import { coveredQuote } from '../covered-quote.rules.ts'
import { isOfMembership, type ShownMembership } from './booking-request.ts'
import { QuoteTerms } from './cancellation-terms.tsx'
import { useKeyedBooking } from './keyed-booking.ts'
import { useBookingAction } from './own-bookings.ts'

const LatePaymentSplit = late(() =>
  import('../../payments/ui/payment-split.tsx').then((module) => ({ default: module.PaymentSplit })),
)

const LateMembershipField = late(() =>
  import('../../subscriptions/ui/membership-field.tsx').then((module) => ({ default: module.MembershipField })),
)

const dayMs = 86_400_000
const searchedDays = 42

/** The second tap books: the same again at the next time like the last one, with its price and its terms. */
export function RebookDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, i18n } = useTranslation('bookings')
  const { t: common } = useTranslation()
  const locale = localeOf(i18n.language)
  const { provider } = booking
  const [membership, setMembership] = useState<ShownMembership | null>(null)
  const {
    quote: full,
    isPending,
    error,
    again,
    book,
  } = useRebooking(booking, membership, ({ id, dateTime, payment }) => {
    // A document of its own: only there the card processor's script may run.
    if (payment?.payBy) return location.assign(`/pay/${id}`)
    showToast({ type: 'success', message: t('page.booked', { when: formatDateTime(dateTime, locale) }) })
    onClose()
  })
  const covered = full && membership ? coveredQuote(full, membership) : null
  const quote = covered?.quote ?? full
  const isIncluded = covered !== null && covered.quote.totalMinor === 0
  const wanted = quote && {
    when: formatShortDateTime(quote.start, locale),
    price: priceLabel(
      i18n,
      quote.totalMinor,
      quote.currency,
      quote.services.filter((_service, at) => !covered?.covered[at]),
    ),
  }
  return (
    <Dialog title={t('page.againTitle', { name: provider.name })} isOpen onClose={onClose} isNarrow>
      <div className="p-6">
        <p>{booking.services.map(({ name }) => name).join(', ')}</p>
        {isPending && <p role="status">{common('booking.loadingTimes')}</p>}
        {error && <p role="alert">{errorText(i18n, error, t('page.againFailed'))}</p>}
        {quote === null && <p className="mt-3">{t('page.againNone')}</p>}
        {quote && wanted && (
          <>
            <p className="h3 mt-3 first-letter:uppercase">{formatDateTime(quote.start, locale)}</p>
            <p>
              {common('booking.until', {
                time: formatTime(quote.end, locale),
                duration: durationLabel(common, quote.durationMinutes),
              })}
            </p>
            {!isIncluded && (
              <div className="mt-3 rounded-button bg-paper-2 p-4">
                <QuoteTerms quote={quote} providerName={provider.name} />
              </div>
            )}
            {full && full.totalMinor > 0 && (
              <Suspense fallback={null}>
                <LateMembershipField
                  providerId={booking.providerId}
                  quote={full}
                  value={membership}
                  onChange={setMembership}
                />
              </Suspense>
            )}
            {quote.payment && (
              <Suspense fallback={null}>
                <LatePaymentSplit payment={quote.payment} currency={quote.currency} name={provider.name} />
              </Suspense>
            )}
            {again.error && (
              <p role="alert" className="mt-3 font-bold">
                {errorText(
                  i18n,
                  again.error,
                  t('page.againFailed'),
                  isOfMembership(again.error) ? 'subscriptions' : undefined,
                )}
              </p>
            )}
            <p className="mt-6">
              <Button variant="primary" isBusy={again.isPending} onClick={book}>
                {t(
                  `page.${quote.mode === 'instant' ? 'againBook' : 'againAsk'}${isIncluded ? 'Included' : ''}`,
                  wanted,
                )}
              </Button>
            </p>
          </>
        )}
        <p className="mt-4">
          <Link
            className={buttonClass('quiet', 'small')}
            to={`${provider.linkTo}?book=${serviceIdsOf(booking).join()}`}
          >
            {t('page.againOther')}
          </Link>
        </p>
      </div>
    </Dialog>
  )
}

const serviceIdsOf = ({ services }: Booking) => services.map(({ id }) => id)

/** The quote of the same again, and booking it. */
function useRebooking(booking: Booking, membership: ShownMembership | null, onBooked: (booking: Booking) => void) {
  const queries = useQueryClient()
  const keyed = useKeyedBooking()
  const queryKey = ['again', booking.id]
  const { providerId } = booking
  const serviceIds = serviceIdsOf(booking)
  const {
    data: quote,
    isPending,
    error,
  } = useQuery({
    queryKey,
    retry: false,
    queryFn: async ({ signal }) => {
      const slots = await freeSlots(booking, signal)
      const start = likeLastTime(booking, slots)
      if (!start) return null
      return call(holds.quote, { providerId, serviceIds: serviceIds.join(), dateTime: start }, { signal })
    },
  })
  const again = useBookingAction(
    () =>
      keyed.book({
        providerId,
        serviceIds,
        dateTime: quote?.start ?? '',
        ...(quote && { quoteToken: quote.token, totalAmount: toMajor(quote.totalMinor, quote.currency) }),
        ...(quote &&
          membership && { subscriptionId: membership.id, membershipUses: coveredQuote(quote, membership).uses }),
        source: 'marketplace',
      }),
    onBooked,
  )
  const book = () =>
    again.mutate(undefined, {
      onError: (failure) => {
        // Without an answer it may be booked: trying again finds out.
        if (!wasRefused(failure)) return
        void queries.invalidateQueries({ queryKey })
        void queries.invalidateQueries({ queryKey: ['memberships'] })
      },
    })
  return { quote, isPending, error, again, book }
}

async function freeSlots(booking: Booking, signal: AbortSignal): Promise<string[]> {
  const day = (offset: number) => new Date(Date.now() + offset * dayMs).toISOString().slice(0, 10)
  const { providerId } = booking
  const wanted = { providerId, serviceIds: serviceIdsOf(booking).join(), from: day(0), to: day(searchedDays) }
  const { days } = await call(availability.list, wanted, { signal })
  return days.flatMap(({ slots }) => slots.map(({ start }) => start))
}

/** The same weekday and hour where there is one, else the same weekday, else the next free time. */
function likeLastTime({ dateTime }: Booking, slots: readonly string[]): string | null {
  const weekday = (start: string) => new Date(`${start.slice(0, 10)}T12:00:00Z`).getUTCDay()
  const sameDay = slots.filter((start) => weekday(start) === weekday(dateTime))
  return sameDay.find((start) => start.slice(11, 16) === dateTime.slice(11, 16)) ?? sameDay[0] ?? slots[0] ?? null
}
