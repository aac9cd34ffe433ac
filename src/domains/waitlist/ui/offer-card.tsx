import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime, formatShortDateTime } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { late } from '../../../ui/late.ts'
import { showToast } from '../../../ui/toast.ts'
import { coveredQuote } from '../../bookings/covered-quote.rules.ts'
import { isOfMembership, type ShownMembership } from '../../bookings/ui/booking-request.ts'
import { call } from '../../identity/ui/session.ts'
import { type WaitlistOffer, waitlist } from '../contract.ts'
import { ownEntries } from './own-entries.ts'

const MembershipField = late(() =>
  import('../../subscriptions/ui/membership-field.tsx').then((module) => ({ default: module.MembershipField })),
)
const OfferTerms = late(() => import('./offer-terms.tsx').then((module) => ({ default: module.OfferTerms })))

type OfferCardProps = { offer: WaitlistOffer; isMove: boolean; providerId: string; providerName: string }

/** A free time, with what taking it means: one press takes it, another lets it go to the next. */
export function OfferCard({ offer, isMove, providerId, providerName }: OfferCardProps) {
  const { t, i18n } = useTranslation('waitlist')
  const locale = localeOf(i18n.language)
  const queries = useQueryClient()
  const [membership, setMembership] = useState<ShownMembership | null>(null)
  const { quote: full } = offer
  const covered = full && membership ? coveredQuote(full, membership) : null
  const quote = covered?.quote ?? full
  const when = formatShortDateTime(offer.start, locale)
  const settled = () =>
    Promise.all(
      [ownEntries.queryKey, ['my-bookings'], ['memberships']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  // Said beside the list: an offer that is over is not there to say it.
  const failed = (error: Error) =>
    showToast({
      type: 'error',
      message: errorText(i18n, error, t('page.failed'), isOfMembership(error) ? 'subscriptions' : 'waitlist'),
    })
  const accept = useMutation({
    mutationFn: () =>
      call(waitlist.accept, {
        id: offer.id,
        ...(quote && { quoteToken: quote.token }),
        ...(membership && covered && { subscriptionId: membership.id, membershipUses: covered.uses }),
      }),
    onSuccess: ({ id, status, payment }) => {
      if (payment?.payBy) return location.assign(`/pay/${id}`)
      const said = isMove ? 'page.moved' : status === 'pending' ? 'page.asked' : 'page.taken'
      showToast({ type: 'success', message: t(said, { when: formatDateTime(offer.start, locale) }) })
    },
    onError: failed,
    onSettled: settled,
  })
  const decline = useMutation({
    mutationFn: () => call(waitlist.decline, { id: offer.id }),
    onSuccess: () => showToast({ type: 'success', message: t('page.declined') }),
    onError: failed,
    onSettled: settled,
  })
  return (
    <div className="grid gap-3 rounded-button bg-green-tint p-4">
      <p className="h3 first-letter:uppercase">{formatDateTime(offer.start, locale)}</p>
      <p>
        {!isMove && `${formatMoney(covered ? covered.quote.totalMinor : offer.totalMinor, offer.currency, locale)}. `}
        <strong>
          {offer.isHeld
            ? t('page.heldFor', { until: formatShortDateTime(offer.expiresAt, locale) })
            : t('page.notHeld')}
        </strong>
      </p>
      {quote && (
        <Suspense fallback={null}>
          <OfferTerms quote={quote} providerName={providerName} />
        </Suspense>
      )}
      {!isMove && full && full.totalMinor > 0 && (
        <Suspense fallback={null}>
          <MembershipField providerId={providerId} quote={full} value={membership} onChange={setMembership} />
        </Suspense>
      )}
      <p className="flex flex-wrap gap-3">
        <Button variant="primary" size="small" isBusy={accept.isPending} onClick={() => accept.mutate()}>
          {t(isMove ? 'page.move' : 'page.take', { when })}
        </Button>
        <Button variant="outline" size="small" isBusy={decline.isPending} onClick={() => decline.mutate()}>
          {t('page.decline')}
        </Button>
      </p>
    </div>
  )
}
