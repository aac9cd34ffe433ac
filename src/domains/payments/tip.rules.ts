import { currencyExponent, roundHalfEven } from '../../lib/money.ts'
import { leastCharge, mostCharge } from './charge.rules.ts'

/** So long after a visit a tip can be given. */
export const tipDays = 60

const shares = [10, 15, 20] as const

/** What people give in: halves of what they count in, or its like. In minor units. */
const steps = [10, 5, 50, 100] as const

type TipTerms = { leastMinor: number; mostMinor: number; suggestionsMinor: number[] }

/** What can be given for a visit at that price, and what is suggested; null: no card can be charged in this currency. */
export function tipTerms(totalMinor: number, currency: string): TipTerms | null {
  const leastMinor = leastCharge(currency)
  if (leastMinor === null) return null
  // Against a slip of the finger: twice the price, or little more than nothing where the visit was free.
  const mostMinor = Math.min(mostCharge, Math.max(totalMinor * 2, leastMinor * 20))
  const step = steps[currencyExponent(currency)] ?? 100
  const suggested = shares.map(
    (percent) => Number(roundHalfEven(BigInt(totalMinor) * BigInt(percent), 100n * BigInt(step))) * step,
  )
  const isGood = (minor: number) => minor >= leastMinor && minor <= mostMinor
  return { leastMinor, mostMinor, suggestionsMinor: [...new Set(suggested)].filter(isGood) }
}
