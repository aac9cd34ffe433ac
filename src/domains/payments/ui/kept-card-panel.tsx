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
  fee: { paymentId: string; state: 'due' | 'charged' | 'refused' } | null
}
type KeptCardPanelProps = {
  kept: Kept
  /** Whether something may still be charged. */
  isOpen: boolean
  fee: { minor: number; currency: string; name: string }
}

/** For the provider: what the card is kept for, and what became of the fee; once charged, it can be given back. */
export function KeptCardPanel(props: KeptCardPanelProps) {
  return (
    <PaymentTexts waiting={null}>
      <Panel {...props} />
    </PaymentTexts>
  )
}

function Panel({ kept, isOpen, fee }: KeptCardPanelProps) {
  const { t, i18n } = useTranslation('payments')
  const price = formatMoney(fee.minor, fee.currency, localeOf(i18n.language))
  const said = { due: 'kept.due', charged: 'kept.charged', refused: 'kept.notCharged' } as const
  return (
    <>
      <section aria-label={t('kept.panel')} className="border-t border-line pt-4">
        <h3 className="h3">{t('kept.panel')}</h3>
        <p className="mt-2 flex gap-3">
          <CreditCard aria-hidden="true" className="mt-0.5 size-5 flex-none text-green-text" />
          {kept.fee
            ? t(said[kept.fee.state], { price, name: fee.name })
            : fee.minor > 0
              ? t('kept.notCharged', { price, name: fee.name })
              : isOpen
                ? t('kept.isKept', { card: cardName(kept) })
                : t('kept.isForgotten')}
        </p>
      </section>
      {kept.fee?.state === 'charged' && <PaymentPanel id={kept.fee.paymentId} agreedMinor={() => null} />}
    </>
  )
}
