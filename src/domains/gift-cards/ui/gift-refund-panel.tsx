import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { call } from '../../identity/ui/session.ts'
import { useEntries } from '../../payments/ui/booking-entries.tsx'
import { useOwnPayment } from '../../payments/ui/own-payment.ts'
import { PaymentTexts } from '../../payments/ui/payment-texts.tsx'
import { RefundForm } from '../../payments/ui/refund-form.tsx'
import { giftCards } from '../contract.ts'
import { GiftCardTexts } from './gift-card-texts.tsx'

type GiftRefundPanelProps = { id: string; isOffice?: boolean }

/** For whoever may give money back: what gift cards have paid of a booking, and putting it back onto them. `id`: its own, or that of its payment. */
export function GiftRefundPanel(props: GiftRefundPanelProps) {
  return (
    <PaymentTexts waiting={null}>
      <GiftCardTexts waiting={null}>
        <Panel {...props} />
      </GiftCardTexts>
    </PaymentTexts>
  )
}

function Panel({ id, isOffice = false }: GiftRefundPanelProps) {
  const { t, i18n } = useTranslation('giftCards')
  const { t: payments } = useTranslation('payments')
  const [isGiving, setGiving] = useState(false)
  const { data: payment, isPending } = useOwnPayment(id)
  const bookingId = payment ? payment.bookingId : id
  const { data: booking } = useEntries(bookingId ?? '', !isPending && bookingId !== null)
  if (!booking || booking.giftMinor === 0) return null
  const { currency, giftMinor, isWaiting } = booking
  // As the server sees it: a card that takes nothing back, or about which a bank decides, is not waited for.
  const takesBack = payment && !payment.isDisputed && payment.refunds.every(({ status }) => status !== 'failed')
  const isCardFirst = !isWaiting && takesBack && !payment.isFee && payment.leftMinor > 0
  const canGive = !isWaiting && !isCardFirst
  const price = formatMoney(giftMinor, currency, localeOf(i18n.language))
  return (
    <section aria-label={t('refund.title')} className="border-t border-line pt-4">
      <h3 className="h3">{t('refund.title')}</h3>
      <p className="mt-2">{t('refund.text', { price })}</p>
      {isWaiting && <p className="text-ink-2">{t('errors.refund_not_yet')}</p>}
      {isCardFirst && <p className="text-ink-2">{t('refund.cardFirst')}</p>}
      {canGive && !isGiving && (
        <p className="mt-4">
          <Button variant="outline" size="small" onClick={() => setGiving(true)}>
            {payments('refund.begin')}
          </Button>
        </p>
      )}
      {canGive && isGiving && (
        <RefundForm
          currency={currency}
          leftMinor={giftMinor}
          isOffice={isOffice}
          give={(asked) => call(giftCards.refund, { id: booking.bookingId, ...asked })}
          doneText={(back) => t('refund.done', { price: back })}
          onBack={() => setGiving(false)}
        />
      )}
    </section>
  )
}
