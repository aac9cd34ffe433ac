import { CreditCard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { PaymentTexts } from './payment-texts.tsx'

type PaymentSplitProps = {
  payment: { nowMinor: number; giftMinor?: number; laterMinor: number; keptCard?: { mostFeeMinor: number } | undefined }
  currency: string
  name: string
}

/** What of the total is paid when, before it is booked. */
export function PaymentSplit(props: PaymentSplitProps) {
  return (
    <PaymentTexts>
      <Split {...props} />
    </PaymentTexts>
  )
}

function Split({ payment: { nowMinor, giftMinor = 0, laterMinor, keptCard }, currency, name }: PaymentSplitProps) {
  const { t, i18n } = useTranslation('payments')
  const price = (minor: number) => formatMoney(minor, currency, localeOf(i18n.language))
  return (
    <div>
      <dl className="pay-split">
        {giftMinor > 0 && (
          <>
            <dt>{t('split.gift')}</dt>
            <dd>{price(-giftMinor)}</dd>
          </>
        )}
        <dt>{t(keptCard ? 'kept.now' : 'split.now')}</dt>
        <dd>{price(nowMinor)}</dd>
        {laterMinor > 0 && (
          <>
            <dt>{t('split.later')}</dt>
            <dd>{price(laterMinor)}</dd>
          </>
        )}
      </dl>
      <p className="mt-3 flex gap-3 text-ink-2">
        <CreditCard aria-hidden="true" className="mt-0.5 size-5 flex-none text-green-text" />
        <span>
          {giftMinor > 0 && `${t('split.cardsPay', { price: price(giftMinor) })} `}
          {nowMinor > 0 && t('split.text', { now: price(nowMinor) })}
          {keptCard && t('kept.split', { price: price(keptCard.mostFeeMinor) })}
          {laterMinor > 0 &&
            ` ${keptCard ? t('kept.pays', { price: price(laterMinor), name }) : t('split.rest', { later: price(laterMinor), name })}`}
        </span>
      </p>
    </div>
  )
}
