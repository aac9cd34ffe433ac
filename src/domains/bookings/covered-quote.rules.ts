import type { Quote } from '../holds/contract.ts'
import { dueNow } from '../payments/charge.rules.ts'
import { mostFee } from '../payments/kept-fee.rules.ts'
import { share } from '../providers/policy.rules.ts'
import { coveredOf } from '../subscriptions/rules.ts'

type Membership = { serviceIds: readonly string[]; usesLeft: number }

/** What a quote is with what a membership pays for: that costs nothing beside, and is no part of a deposit or a fee. */
export function coveredQuote(quote: Quote, membership: Membership): { quote: Quote; covered: boolean[]; uses: number } {
  const { currency, start, paymentTerms, cancellation } = quote
  const covered = coveredOf(
    quote.services.map(({ id }) => ({ serviceId: id })),
    membership,
  )
  const services = quote.services.map((service, at) => (covered[at] ? { ...service, priceMinor: 0 } : service))
  const totalMinor = services.reduce((sum, { priceMinor }) => sum + priceMinor, 0)
  const steps = cancellation.steps
    .map((step) => ({ ...step, feeMinor: share(totalMinor, step.feePercent) }))
    .filter(({ feeMinor }) => feeMinor > 0)
  const startsAt = new Date(start)
  const policy = steps.map(({ from, feePercent }) => ({
    hoursBefore: (startsAt.getTime() - Date.parse(from)) / 3_600_000,
    feePercent,
  }))
  const priced = services.map(({ priceMinor }, at) => ({ priceMinor, deposit: paymentTerms?.deposits?.[at] ?? null }))
  const nowMinor = paymentTerms ? dueNow(priced, currency, paymentTerms) : 0
  const mostFeeMinor =
    paymentTerms?.mode === 'card_kept' ? mostFee({ policy, startsAt, totalMinor, giftMinor: 0, currency }) : 0
  const { payment: _whole, ...rest } = quote
  const payment =
    nowMinor > 0
      ? { nowMinor, laterMinor: totalMinor - nowMinor }
      : mostFeeMinor > 0
        ? { nowMinor: 0, laterMinor: totalMinor, keptCard: { mostFeeMinor } }
        : null
  return {
    quote: {
      ...rest,
      services,
      totalMinor,
      cancellation: { freeUntil: steps.length > 0 ? cancellation.freeUntil : null, steps },
      ...(payment && { payment }),
    },
    covered,
    uses: covered.filter(Boolean).length,
  }
}
