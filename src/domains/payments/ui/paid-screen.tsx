import { useQuery } from '@tanstack/react-query'
import { CalendarCheck, Gift, HandCoins, ReceiptText, Ticket } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/date-format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { late } from '../../../ui/late.ts'
import { call } from '../../identity/ui/session.ts'
import { type Payment, payments } from '../contract.ts'
import { missedOf, type Purpose, purposeOf } from '../purpose.rules.ts'
import { useOwnPayment, whatFor } from './own-payment.ts'

const PushOffer = late(() =>
  import('../../identity/ui/push-switch.tsx').then((module) => ({ default: module.PushOffer })),
)

/** To where what was paid for is found. */
function OnwardLink({ purpose }: { purpose: Purpose | undefined }) {
  const { t } = useTranslation('payments')
  const [href, label] =
    purpose === 'gift'
      ? ['/profile/payments', t('gift.see')]
      : purpose === 'plan'
        ? ['/plans', t('plan.see')]
        : ['/my-bookings', t('success.bookings')]
  return (
    <a className={buttonClass('primary')} href={href}>
      {label}
    </a>
  )
}

/** After the card: what is true by now, as the processor says. */
export function PaidScreen({ id }: { id: string }) {
  const { t, i18n } = useTranslation('payments')
  const { data: payment, isError } = useQuery({
    queryKey: ['confirmed', id],
    queryFn: () => call(payments.confirm, { id }),
  })
  const bookings = <OnwardLink purpose={payment && purposeOf(payment)} />
  if (isError) return <EmptyState level={1} title={t('pay.failed')} action={bookings} />
  if (!payment)
    return (
      <p role="status" className="lead">
        {t('pay.loading')}
      </p>
    )
  if (payment.status === 'processing')
    return (
      <EmptyState level={1} title={t('pay.processing')} action={bookings}>
        <p>{t(payment.subscriptionId === null ? 'pay.processingText' : 'plan.processingText')}</p>
      </EmptyState>
    )
  if (payment.status !== 'succeeded') return <ToNotPaid id={id} />
  const locale = localeOf(i18n.language)
  const purpose = purposeOf(payment)
  const Icon = { visit: CalendarCheck, gift: Gift, tip: HandCoins, fee: ReceiptText, plan: Ticket }[purpose]
  const price = formatMoney(payment.paidMinor, payment.currency, locale)
  const receipt = payment.papers.find(({ kind }) => kind === 'receipt')
  return (
    <div className="booked max-w-3xl">
      <span className="awning awning-section" aria-hidden="true" />
      <div className="p-6 sm:p-12">
        <h1 className="h2 max-w-[24ch]">{t('success.title', { price })}</h1>
        <p className="mt-3" role="status">
          {payment.isRequest
            ? t('success.requested', { name: payment.providerName })
            : payment.refunds.some(({ reason }) => reason === 'late')
              ? t(purpose === 'visit' ? 'mail.text' : `${purpose}.mailText`, { price })
              : t(purpose === 'visit' ? 'success.confirmed' : `${purpose}.paid`, { name: payment.providerName })}
        </p>
        <p className="mt-7 flex gap-3 text-[1.0625rem]">
          <Icon aria-hidden="true" className="flex-none text-green-text" />
          <span>
            <strong className="inline-block first-letter:uppercase">
              {whatFor(payment, { gift: t('gift.card'), tip: t('tip.worth'), plan: t('plan.name') }, locale)}
            </strong>
            <span className="block text-ink-2">{payment.providerName}</span>
          </span>
        </p>
        {purpose === 'visit' && (
          <Suspense fallback={null}>
            <PushOffer />
          </Suspense>
        )}
        <p className="mt-9 flex flex-wrap gap-3">
          {bookings}
          <a className={buttonClass('outline')} href={receipt ? `/receipt/${receipt.id}` : '/profile/payments'}>
            {t('success.receipt')}
          </a>
        </p>
      </div>
    </div>
  )
}

/** A bank sends everybody to the page of success, whatever became of it. */
function ToNotPaid({ id }: { id: string }) {
  const { t } = useTranslation('payments')
  useEffect(() => location.replace(`/payment/error?payment=${id}`), [id])
  return (
    <p role="status" className="lead">
      {t('pay.loading')}
    </p>
  )
}

/** What it was for is told once it is known. */
export function NotPaidOf({ id }: { id: string }) {
  const { data: payment } = useOwnPayment(id)
  return <NotPaid id={id} payment={payment} />
}

type NotPaidProps = { id: string | null; payment?: Payment | undefined }

/** What was not paid, what that means, and what to do next. */
export function NotPaid({ id, payment }: NotPaidProps) {
  const { t, i18n } = useTranslation('payments')
  const when = payment?.payUntil ? formatDate(payment.payUntil.slice(0, 19), localeOf(i18n.language)) : ''
  const missed = payment ? missedOf(payment) : 'visit'
  const next = (
    <span className="flex flex-wrap justify-center gap-3">
      <a className={buttonClass('primary')} href={id ? `/pay/${id}` : '/my-bookings'}>
        {id ? t('failure.again') : t('success.bookings')}
      </a>
      {payment?.subscriptionId && (
        <a className={buttonClass('outline')} href="/plans">
          {t('plan.see')}
        </a>
      )}
      <a className={buttonClass('outline')} href="/contact">
        {t('failure.help')}
      </a>
    </span>
  )
  return (
    <EmptyState level={1} title={t('failure.title')} action={next}>
      <p>{t(`failure.text.${missed}`, { when })}</p>
    </EmptyState>
  )
}
