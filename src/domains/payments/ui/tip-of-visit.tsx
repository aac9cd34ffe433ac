import { HandCoins } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { localeOf } from '../../../i18n/languages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDateTime } from '../../../ui/date-format.ts'
import { late } from '../../../ui/late.ts'
import type { Tip } from '../tips-contract.ts'
import { PaymentTexts } from './payment-texts.tsx'

const TipDialog = late(() => import('./tip-dialog.tsx').then((module) => ({ default: module.TipDialog })))

type TipOfVisitProps = {
  tip: Tip
  visit: { provider: { name: string }; dateTime: string; services: readonly { name: string }[] }
  isReadOnly: boolean
}

/** On the ticket of a visit: the way to tip, or what was given. */
export function TipOfVisit(props: TipOfVisitProps) {
  return (
    <PaymentTexts waiting={null}>
      <OfVisit {...props} />
    </PaymentTexts>
  )
}

function OfVisit({ tip, visit, isReadOnly }: TipOfVisitProps) {
  const { t, i18n } = useTranslation('payments')
  const [isAsked, setAsked] = useState(false)
  const locale = localeOf(i18n.language)
  if (tip.paidMinor > 0)
    return (
      <p className="flex basis-full items-center gap-2">
        <HandCoins aria-hidden="true" className="size-5 flex-none text-green-text" />
        <Link className="link" to={`/profile/payments/${tip.paymentId}`}>
          {t('tip.given', { price: formatMoney(tip.paidMinor, tip.currency, locale) })}
        </Link>
      </p>
    )
  const values = {
    service: visit.services.map(({ name }) => name).join(', '),
    when: formatDateTime(visit.dateTime, locale),
  }
  return (
    <>
      <Button
        variant="outline"
        size="small"
        disabled={isReadOnly}
        aria-label={t('tip.giveOf', values)}
        onClick={() => setAsked(true)}
      >
        {t('tip.give')}
      </Button>
      <Suspense fallback={null}>
        {isAsked && <TipDialog tip={tip} name={visit.provider.name} onClose={() => setAsked(false)} />}
      </Suspense>
    </>
  )
}
