import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { hasCode } from '../../../lib/api/errors.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { call } from '../../identity/ui/session.ts'
import { PaperLinks } from '../../papers/ui/paper-links.tsx'
import { type Payment, payments } from '../contract.ts'
import { EntriesPanel } from './booking-entries.tsx'
import { useOwnPayment } from './own-payment.ts'
import { useTips } from './own-tips.ts'
import { Movements, onThisClock, Sums } from './payment-history.tsx'
import { PaymentTexts } from './payment-texts.tsx'
import { RefundForm } from './refund-form.tsx'

type PaymentPanelProps = { id: string; agreedMinor: (payment: Payment) => number | null; isOffice?: boolean }

/** For whoever may give money back: what was paid, what went back and why, and giving back. `id`: as of `useOwnPayment`. */
export function PaymentPanel(props: PaymentPanelProps) {
  return (
    <PaymentTexts waiting={null}>
      <Panel {...props} />
    </PaymentTexts>
  )
}

/** The same of the tip for a visit, where there is one. */
export function TipPanel({ bookingId }: { bookingId: string }) {
  const paymentId = useTips([bookingId])?.get(bookingId)?.paymentId
  return paymentId ? <PaymentPanel id={paymentId} agreedMinor={() => null} /> : null
}

function Panel({ id, agreedMinor, isOffice = false }: PaymentPanelProps) {
  const { t } = useTranslation('payments')
  const [isGiving, setGiving] = useState(false)
  const { data: payment, isLoadingError, error } = useOwnPayment(id)
  if (hasCode(error, 'payment_not_found')) return <EntriesPanel id={id} />
  if (isLoadingError) return <p role="alert">{t('pay.failed')}</p>
  if (!payment)
    return (
      <p role="status" className="text-ink-2">
        {t('pay.loading')}
      </p>
    )
  const canGive = payment.leftMinor > 0
  const title = t(payment.isFee ? 'fee.worth' : payment.tipOf === null ? 'refund.title' : 'tip.worth')
  return (
    <section aria-label={title} className="border-t border-line pt-4">
      <h3 className="h3">{title}</h3>
      {payment.isDisputed && <p className="mt-2 font-bold">{t('errors.payment_disputed')}</p>}
      {payment.isOff && <p className="mt-2 font-bold">{t('history.off')}</p>}
      <Sums payment={payment} />
      <Refunds payment={payment} />
      <Movements payment={payment} />
      <p className="mt-4 flex flex-wrap gap-3">
        <PaperLinks papers={payment.papers} />
      </p>
      {canGive && !isGiving && (
        <p className="mt-4">
          <Button variant="outline" size="small" onClick={() => setGiving(true)}>
            {t('refund.begin')}
          </Button>
        </p>
      )}
      {canGive && isGiving && (
        <RefundForm
          currency={payment.currency}
          leftMinor={payment.leftMinor}
          agreedMinor={agreedMinor(payment)}
          isOffice={isOffice}
          give={(asked) => call(payments.refund, { id: payment.id, ...asked })}
          doneText={(price) => t('refund.done', { price, name: payment.customerName })}
          onBack={() => setGiving(false)}
        />
      )}
    </section>
  )
}

function Refunds({ payment: { refunds, currency } }: { payment: Payment }) {
  const { t, i18n } = useTranslation('payments')
  const locale = localeOf(i18n.language)
  if (refunds.length === 0) return null
  return (
    <ul className="pay-movements" aria-label={t('refund.list')}>
      {refunds.map(({ id, amountMinor, reason, status, createdAt }) => (
        <li key={id}>
          <span>
            {t(`refund.why.${reason}`)}{' '}
            <Badge tone={status === 'succeeded' ? 'green' : 'outline'}>{t(`refund.status.${status}`)}</Badge>
            <span className="block text-small text-ink-2">{formatDateTime(onThisClock(createdAt), locale)}</span>
          </span>
          <strong>{formatMoney(amountMinor, currency, locale)}</strong>
        </li>
      ))}
    </ul>
  )
}
