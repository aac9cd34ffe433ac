import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { formatTime } from '../../../ui/date-format.ts'
import { PaymentTexts } from '../../payments/ui/payment-texts.tsx'
import type { Booking } from '../contract.ts'

/** What a booking still waits for, and what gift cards pay of it. */
export function PayNow({ booking }: { booking: Booking }) {
  return (
    <PaymentTexts>
      <Pay booking={booking} />
    </PaymentTexts>
  )
}

function Pay({ booking: { id, payment, currency } }: { booking: Booking }) {
  const { t, i18n } = useTranslation('payments')
  const locale = localeOf(i18n.language)
  const price = (minor: number) => formatMoney(minor, currency, locale)
  if (!payment) return null
  const { nowMinor, giftMinor, payBy, keptCard } = payment
  return (
    <>
      {giftMinor > 0 && <p className="text-ink-2">{t('split.cardsPay', { price: price(giftMinor) })}</p>}
      {payBy && (
        <p className="mt-2 flex flex-wrap items-center gap-3">
          {/* A document of its own. */}
          <a className={buttonClass('primary', 'small')} href={`/pay/${id}`}>
            {keptCard ? t('kept.toKeep') : t('split.toPay', { price: price(nowMinor - giftMinor) })}
          </a>
          <span className="text-ink-2">{t('split.heldUntil', { when: formatTime(payBy, locale) })}</span>
        </p>
      )}
    </>
  )
}
