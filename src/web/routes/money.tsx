import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useOwnProvider } from '../../domains/staff/ui/own-provider.ts'
import { todayIn } from '../../domains/staff/ui/wall-clock.ts'
import { late } from '../../ui/late.ts'
import '../styles/papers.css'

const Statement = late(() =>
  import('../../domains/papers/ui/statement.tsx').then((module) => ({ default: module.Statement })),
)
const StatementEntries = late(() =>
  import('../../domains/papers/ui/statement-entries.tsx').then((module) => ({ default: module.StatementEntries })),
)
const Payouts = late(() =>
  import('../../domains/payments/ui/payouts.tsx').then((module) => ({ default: module.Payouts })),
)

/** What the books say of a month, and what the card processor has paid out; or what one amount is the sum of. */
export default function MoneyPage() {
  const { timezone } = useOwnProvider()
  const [params] = useSearchParams()
  if (params.has('currency'))
    return (
      <Suspense fallback={null}>
        <StatementEntries />
      </Suspense>
    )
  return (
    <Suspense fallback={null}>
      <Statement thisMonth={todayIn(timezone).slice(0, 7)} />
      <Payouts />
    </Suspense>
  )
}
