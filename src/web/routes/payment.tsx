import { data } from 'react-router'
import { PaymentOutcome } from '../../domains/payments/ui/payment-outcome.tsx'
import { NotFound } from '../layout/not-found.tsx'
import { pageMeta } from '../page-meta.ts'
import { paymentTitle } from '../payment-title.ts'
import type { Route } from './+types/payment'

export const handle = { startsAtOnce: true }

/** An address below this one that is none of the two leads nowhere. */
export function loader({ params: { outcome }, context }: Route.LoaderArgs) {
  if (outcome !== 'success' && outcome !== 'error') throw data(null, { status: 404 })
  return paymentTitle(context, outcome)
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: args.loaderData?.title ?? t('error.notFound'), isIndexed: false }))

export default function PaymentPage({ params }: Route.ComponentProps) {
  return <PaymentOutcome isError={params.outcome === 'error'} />
}

export function ErrorBoundary() {
  return <NotFound />
}
