import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { formatDate } from '../../../ui/date-format.ts'
import { errorText } from '../../../ui/error-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { useComeBack } from '../../../ui/use-come-back.ts'
import { call } from '../../identity/ui/session.ts'
import { keptCards } from '../../payments/kept-card-contract.ts'
import { eachPeriod, noticedOf } from '../consent.rules.ts'
import { type Subscription, subscriptions } from '../contract.ts'
import { paidNext } from '../paid-next.rules.ts'
import { lastDay } from './last-day.ts'

type RenewalProps = { one: Subscription }

/** Until when one that can be used is good, and how it goes on. */
export function GoodUntil({ one }: RenewalProps) {
  const { t, i18n } = useTranslation('subscriptions')
  const locale = localeOf(i18n.language)
  const { endsAt, renewal, currency } = one
  if (endsAt === null) return null
  const when = formatDate(lastDay(endsAt), locale)
  if (renewal === null) return <p className="text-ink-2">{t('own.until', { when })}</p>
  const isFree = one.trialEndsAt !== null && endsAt <= one.trialEndsAt
  if (renewal.state === 'cancelled') return <p className="text-ink-2">{t('own.endsOn', { when })}</p>
  const price = formatMoney(paidNext(one).priceMinor, currency, locale)
  const day = (at: string) => formatDate(at.slice(0, 19), locale)
  if (one.pause) {
    const { isBegun } = one.pause
    const [from, until] = [day(one.pause.from), day(one.pause.until)]
    const isLeft = one.benefits === null && one.usesLeft > 0
    // Of what rolls over, what came over before lapses with the period.
    const stays = !isBegun && one.usesLeft > one.uses ? 'pause.some' : 'pause.stays'
    return (
      <p className="font-bold">
        {isBegun ? t('pause.now', { until, price }) : t('pause.soon', { from, until, price })}
        {isLeft && ` ${t(one.rollsOver ? stays : isBegun ? 'pause.lapsed' : 'pause.lapses', { kept: one.uses })}`}
      </p>
    )
  }
  if (renewal.state === 'unpaid') return <Owing one={one} when={when} price={price} />
  // The midnight that begins that day, where the provider is.
  const next = day(endsAt)
  const then = one.next
  return (
    <p className="text-ink-2">
      {then
        ? t('own.goesOn', { when: next, plan: then.name, price: eachPeriod(t, then.months, price) })
        : t('own.renews', { when: next, price })}
      {one.notice && !then && <span className="block font-bold">{noticedOf(t, locale, one, day)}</span>}
      {isFree && <span className="block font-bold">{t('trial.free', { when })}</span>}
      {renewal.lastFour !== null && <span className="block">{t('own.card', { digits: renewal.lastFour })}</span>}
    </p>
  )
}

/** Why its next period is not paid yet, what can be used meanwhile, and what comes of it. */
function Owing({ one, when, price }: RenewalProps & { when: string; price: string }) {
  const { t } = useTranslation('subscriptions')
  const { renewal, benefits, usesLeft } = one
  const why = one.isPaused
    ? t('own.payingDisputed', { when })
    : one.isProcessing
      ? t('own.processingNext', { when })
      : renewal?.paymentId
        ? t('own.owing', { when, price })
        : t('own.paying', { when })
  const meanwhile = benefits !== null ? 'plan.waits' : usesLeft > 0 ? 'own.meanwhile' : 'own.nothingLeft'
  return (
    <p className="font-bold">
      {why}
      {!one.isPaused && ` ${t(meanwhile)}`}
    </p>
  )
}

/** Where the card that is kept was refused. */
export function PayAgain({ one: { renewal } }: RenewalProps) {
  const { t } = useTranslation('subscriptions')
  if (!renewal?.paymentId) return null
  // A document of its own.
  return (
    <a className={buttonClass('primary', 'small')} href={`/pay/${renewal.paymentId}`}>
      {t('own.payAgain')}
    </a>
  )
}

/** Before the card that is kept fails: its bank has sent another, or it is somebody else’s turn to pay. */
export function AnotherCard({ one: { id, name, renewal } }: RenewalProps) {
  const { t, i18n } = useTranslation('subscriptions')
  const begin = useMutation({
    mutationFn: () => call(keptCards.changeCard, { subscriptionId: id }),
    // A document of its own.
    onSuccess: ({ bookingId }) => location.assign(`/pay/${bookingId}`),
    onError: (error) => showToast({ type: 'error', message: errorText(i18n, error, t('own.failed'), 'subscriptions') }),
  })
  useComeBack(begin.reset)
  if (renewal === null || renewal.lastFour === null || !['renews', 'paused'].includes(renewal.state)) return null
  const label = t('own.another')
  return (
    <Button
      variant="outline"
      size="small"
      aria-label={`${label}: ${name}`}
      isBusy={begin.isPending || begin.isSuccess}
      onClick={() => begin.mutate()}
    >
      {label}
    </Button>
  )
}

/** Its end: asked once more, and done. */
export function CancelRenewal({ one }: RenewalProps) {
  const { t, i18n } = useTranslation('subscriptions')
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { id, name, endsAt, renewal } = one
  const cancel = useMutation({
    mutationFn: () => call(subscriptions.cancel, { subscriptionId: id, when: 'end' }),
    onSuccess: () => showToast({ type: 'success', message: t('own.stopped') }),
    onError: (error) => showToast({ type: 'error', message: errorText(i18n, error, t('own.failed'), 'subscriptions') }),
    onSettled: async () => {
      setAsked(false)
      await queries.invalidateQueries()
    },
  })
  if (renewal === null || renewal.state === 'cancelled' || endsAt === null) return null
  const when = formatDate(lastDay(endsAt), localeOf(i18n.language))
  return (
    <>
      <Button variant="outline" size="small" aria-label={`${t('own.stop')}: ${name}`} onClick={() => setAsked(true)}>
        {t('own.stop')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('own.stopTitle')}
          text={
            renewal.state === 'unpaid' || renewal.state === 'paused'
              ? t(one.isProcessing ? 'own.stopPaying' : 'own.stopNow')
              : `${t('own.stopText', { when })} ${one.isProcessing ? t('own.stopBack') : ''}`.trim()
          }
          confirm={t('own.stop')}
          cancel={t('own.keep')}
          isBusy={cancel.isPending}
          onConfirm={() => cancel.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
