import { PayScreen } from '../../domains/payments/ui/pay-screen.tsx'
import { PaymentTexts } from '../../domains/payments/ui/payment-texts.tsx'
import { pageMeta } from '../page-meta.ts'
import { paymentTitle } from '../payment-title.ts'
import type { Route } from './+types/pay'

/** The one page whose policy lets the card processor in: every way to it and from it is a new document. */
export const handle = { takesCards: true }

export const loader = ({ context }: Route.LoaderArgs) => paymentTitle(context, 'pay')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, () => ({ title: args.loaderData?.title ?? '', isIndexed: false }))

export default function PayPage({ params }: Route.ComponentProps) {
  return (
    <div className="page pt-10 lg:pt-16">
      <PaymentTexts>
        <PayScreen id={params.id} />
      </PaymentTexts>
    </div>
  )
}
