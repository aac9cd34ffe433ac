import { CreditCard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { cardName } from '../card-name.rules.ts'
import { PaymentPanel } from './payment-panel.tsx'
import { PaymentTexts } from './payment-texts.tsx'

type Kept = {
  brand: string | null
  lastFour: string | null
  fee: { paymentId: string; state: 'due' | 'charged' | 'refused'; amountMinor: number } | null
}
type KeptCardPanelProps = {
  kept: Kept
  /** Whether something may still be charged. */
  isOpen: boolean
  /** What of the fee is not paid yet, by a card or ahead. */
  owed: { minor: number; currency: string; name: string }
}

/** For the provider: what the card is kept for, and what became of the fee; once charged, it can be given back. */
export function KeptCardPanel(props: KeptCardPanelProps) {
  return (
    <PaymentTexts waiting={null}>
      <Panel {...props} />
    </PaymentTexts>
  )
}

function Panel({ kept, isOpen, owed }: KeptCardPanelProps) {
  const { t, i18n } = useTranslation('payments')
  const price = (minor: number) => formatMoney(minor, owed.currency, localeOf(i18n.language))
  const charge = kept.fee && kept.fee.state !== 'refused' ? kept.fee : null
  return (
    <>
      <section aria-label={t('kept.panel')} className="border-t border-line pt-4">
        <h3 className="h3">{t('kept.panel')}</h3>
        <p className="mt-2 flex gap-3">
          <CreditCard aria-hidden="true" className="mt-0.5 size-5 flex-none text-green-text" />
          {charge
            ? t(charge.state === 'due' ? 'kept.due' : 'kept.charged', { price: price(charge.amountMinor) })
            : owed.minor > 0
              ? t('kept.notCharged', { price: price(owed.minor), name: owed.name })
              : isOpen
                ? t('kept.isKept', { card: cardName(kept) })
                : t('kept.isForgotten')}
        </p>
      </section>
      {kept.fee?.state === 'charged' && <PaymentPanel id={kept.fee.paymentId} agreedMinor={() => null} />}
    </>
  )
}
