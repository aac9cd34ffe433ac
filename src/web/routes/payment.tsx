import { data } from 'react-router'
import { PaymentOutcome } from '../../domains/payments/ui/payment-outcome.tsx'
import { NotFound } from '../layout/not-found.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/payment'

export const handle = { startsAtOnce: true }

/** An address below this one that is none of the two leads nowhere. */
export function loader({ params }: Route.LoaderArgs) {
  if (params.outcome !== 'success' && params.outcome !== 'error') throw data(null, { status: 404 })
  return null
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(args.error ? 'error.notFound' : 'myBookings.title'), isIndexed: false }))

export default function PaymentPage({ params }: Route.ComponentProps) {
  return <PaymentOutcome isError={params.outcome === 'error'} />
}

export function ErrorBoundary() {
  return <NotFound />
}
