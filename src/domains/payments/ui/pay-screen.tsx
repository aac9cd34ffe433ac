import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { hasCode } from '../../../lib/api/errors.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { formatDate, formatDateTime, formatTime } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Payment } from '../contract.ts'
import { missedOf, purposeOf } from '../purpose.rules.ts'
import { KeepCardScreen } from './keep-card-screen.tsx'
import { NotBegun } from './not-begun.tsx'
import { beginPaying, successPath, useConfirm, useOwnPayment } from './own-payment.ts'
import { ProcessorCard } from './processor-card.tsx'
import { SimulatedCard } from './simulated-card.tsx'

/** One payment: what it is for, how much, and the card. `id`: of the payment or of its booking, for which a card may be kept. */
export function PayScreen({ id }: { id: string }) {
  const { t } = useTranslation('payments')
  const { data: payment, isError, error, refetch } = useOwnPayment(id)
  if (payment) return <Paying payment={payment} id={id} />
  if (hasCode(error, 'payment_not_found')) return <KeepCardScreen id={id} />
  if (!isError)
    return (
      <p role="status" className="lead">
        {t('pay.loading')}
      </p>
    )
  const retry = (
    <Button variant="primary" onClick={() => refetch()}>
      {t('pay.retry')}
    </Button>
  )
  return <EmptyState level={1} title={t('pay.failed')} action={retry} />
}

const titles = {
  visit: 'pay.title',
  gift: 'gift.title',
  tip: 'tip.title',
  fee: 'fee.title',
  plan: 'plan.title',
  next: 'plan.titleNext',
  change: 'plan.titleChange',
} as const

function Paying({ payment, id }: { payment: Payment; id: string }) {
  const { t } = useTranslation('payments')
  const confirm = useConfirm(id)
  const purpose = purposeOf(payment)
  const isVisit = purpose === 'visit'
  const finish = async () => {
    const { status } = await confirm(payment).catch(() => payment)
    if (status === 'succeeded') location.assign(successPath(payment))
  }
  if (payment.status === 'succeeded') {
    const on = (
      <a className={buttonClass('primary')} href={successPath(payment)}>
        {t(purpose === 'gift' ? 'gift.see' : purpose === 'plan' ? 'plan.see' : 'success.bookings')}
      </a>
    )
    return <EmptyState level={1} title={t('success.plain')} action={on} />
  }
  const see = (
    <a className={buttonClass('primary')} href="/plans">
      {t('plan.see')}
    </a>
  )
  if (payment.status === 'closed') {
    const over = isVisit ? 'pay' : purpose === 'tip' ? 'gift' : purpose
    const again = (
      <a className={buttonClass('primary')} href={payment.providerLinkTo}>
        {t('pay.again')}
      </a>
    )
    return (
      <EmptyState level={1} title={t(`${over}.over`)} action={isVisit ? again : purpose === 'plan' ? see : undefined}>
        <p>{t(`${over}.overText`)}</p>
      </EmptyState>
    )
  }
  const isDue = payment.isFee && payment.status === 'open' && payment.refused === null
  if (isDue || payment.status === 'processing') {
    return (
      <EmptyState level={1} title={t('pay.processing')} action={purpose === 'plan' ? see : undefined}>
        <p>{t(purpose === 'plan' ? 'plan.processingText' : 'pay.processingText')}</p>
      </EmptyState>
    )
  }
  return (
    <div className="pay">
      <div className="pay-card">
        <h1 className="h1 mb-6">{t(titles[missedOf(payment)])}</h1>
        <Refused code={payment.refused} isMembership={purpose === 'plan'} />
        {payment.consent && (
          <ul className="mb-6 grid list-disc gap-2 pl-5" lang={payment.consentLanguage}>
            {payment.consent.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <Card payment={payment} onDone={finish} />
      </div>
      <Bill payment={payment} />
    </div>
  )
}

const known = [
  'insufficient_funds',
  'expired_card',
  'payment_intent_authentication_failure',
  'authentication_required',
] as const

function Refused({ code, isMembership }: { code: string | null; isMembership: boolean }) {
  const { t } = useTranslation('payments')
  // Where its provider takes no cards, no bank has said no.
  if (code === null || code === 'cards_stopped') return null
  const why = known.find((one) => one === code) ?? 'other'
  return (
    <p role="alert" className="pay-refused">
      {t(isMembership && why === 'authentication_required' ? 'plan.asks' : `pay.refused.${why}`)}
    </p>
  )
}

/** Which form it is, the intent says. */
function Card({ payment, onDone }: { payment: Payment; onDone: () => Promise<void> }) {
  const { t, i18n } = useTranslation('payments')
  const { data: intent, error } = useQuery({
    queryKey: ['intent', payment.id],
    queryFn: () => beginPaying(payment),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const price = formatMoney(payment.amountMinor, payment.currency, localeOf(i18n.language))
  if (error) {
    const linkTo = payment.bookingId === null ? null : payment.providerLinkTo
    return <NotBegun error={error} linkTo={linkTo} isMembership={payment.subscriptionId !== null} />
  }
  if (!intent)
    return (
      <p role="status" className="text-ink-2">
        {t('pay.loading')}
      </p>
    )
  if (intent.publishableKey !== null) return <ProcessorCard payment={payment} price={price} onDone={onDone} />
  const words = { submit: t('pay.submit', { price }), sending: t('pay.sending'), approve: t('pay.approve') }
  return <SimulatedCard begin={() => beginPaying(payment)} words={words} isAsking={intent.isAsking} onDone={onDone} />
}

/** What is paid for. */
function Bill({ payment }: { payment: Payment }) {
  const { t, i18n } = useTranslation('payments')
  const locale = localeOf(i18n.language)
  const price = (minor: number) => formatMoney(minor, payment.currency, locale)
  const purpose = purposeOf(payment)
  const laterMinor = payment.totalMinor - payment.amountMinor - payment.giftMinor
  return (
    <aside className="pay-bill">
      <p className="h3">{payment.providerName}</p>
      <p className="mt-1 first-letter:uppercase">
        {payment.dateTime === null
          ? t(purpose === 'plan' ? 'plan.name' : 'gift.card')
          : formatDateTime(payment.dateTime, locale)}
      </p>
      <p className="text-ink-2">{payment.services.join(', ')}</p>
      <dl className="pay-split mt-5">
        <dt>{t(purpose === 'visit' ? 'pay.total' : `${purpose}.worth`)}</dt>
        <dd>{price(payment.totalMinor)}</dd>
        {purpose === 'visit' && payment.giftMinor > 0 && (
          <>
            <dt>{t('split.gift')}</dt>
            <dd>{price(-payment.giftMinor)}</dd>
          </>
        )}
        {laterMinor > 0 && (
          <>
            <dt>{t('split.later')}</dt>
            <dd>{price(laterMinor)}</dd>
          </>
        )}
        <dt className="h3">{t('split.now')}</dt>
        <dd className="big">{price(payment.amountMinor)}</dd>
      </dl>
      {payment.payUntil && (
        <p className="mt-5 flex gap-3 border-t border-line pt-5 text-ink-2">
          <Hourglass aria-hidden="true" className="mt-0.5 size-5 flex-none text-green-text" />
          {t('plan.payUntil', { when: formatDate(payment.payUntil.slice(0, 19), locale) })}
        </p>
      )}
      {payment.payBy && (
        <p className="mt-5 flex gap-3 border-t border-line pt-5 text-ink-2">
          <Hourglass aria-hidden="true" className="mt-0.5 size-5 flex-none text-green-text" />
          {t('pay.held', { time: formatTime(payment.payBy, locale) })}
        </p>
      )}
    </aside>
  )
}
