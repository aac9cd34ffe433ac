import { currencyExponent, roundHalfEven } from '../../lib/money.ts'

/** The operator's share of what a card is charged; `basisPoints`: hundredths of a percent. Three decimals are taken in tens. */
export function platformFeeOf(amountMinor: number, currency: string, basisPoints: number): number {
  const share = Number(roundHalfEven(BigInt(amountMinor) * BigInt(basisPoints), 10_000n))
  return currencyExponent(currency) === 3 ? share - (share % 10) : share
}
