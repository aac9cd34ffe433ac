import { roundHalfEven } from '../../lib/money.ts'

/** What of an amount that includes it is tax. `basisPoints`: hundredths of a percent, 2000 of 20%. */
export function taxIn(grossMinor: number, basisPoints: number): number {
  return Number(roundHalfEven(BigInt(grossMinor) * BigInt(basisPoints), 10_000n + BigInt(basisPoints)))
}

/** Of what goes back after `earlierMinor` has: all the parts together hold the tax of the whole, however they are cut. */
export function taxGivenBack(amountMinor: number, earlierMinor: number, basisPoints: number): number {
  return taxIn(earlierMinor + amountMinor, basisPoints) - taxIn(earlierMinor, basisPoints)
}
