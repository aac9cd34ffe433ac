import { Suspense } from 'react'
import { PaymentHistory } from '../../domains/payments/ui/payment-history.tsx'
import { PaymentTexts } from '../../domains/payments/ui/payment-texts.tsx'
import { Receipt } from '../../domains/payments/ui/receipt.tsx'
import { late } from '../../ui/late.ts'
import { LookingPrompt } from '../layout/looking-prompt.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/payments'

const OwnCards = late(() =>
  import('../../domains/gift-cards/ui/own-cards.tsx').then((module) => ({ default: module.OwnCards })),
)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('myBookings.title'), isIndexed: false }))

/** All of them, or the receipt of one. */
export default function PaymentsPage({ params: { id } }: Route.ComponentProps) {
  return (
    <div className="page pt-10 lg:pt-16">
      <PaymentTexts>
        {id ? (
          <Suspense fallback={null}>
            <Receipt id={id} Reason={LookingPrompt} />
          </Suspense>
        ) : (
          <PaymentHistory />
        )}
      </PaymentTexts>
      {!id && (
        <Suspense fallback={null}>
          <OwnCards />
        </Suspense>
      )}
    </div>
  )
}
