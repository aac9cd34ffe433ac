import { currencyExponent, roundHalfEven } from '../../lib/money.ts'
import type { ServiceDeposit } from '../providers/deposit-contract.ts'
import type { PaymentTerms } from '../providers/own-contract.ts'

/** What the processor charges at least, in minor units. */
const least: Readonly<Record<string, number>> = {
  ...{ GBP: 30, EUR: 50, USD: 50, CAD: 50, AUD: 50, CHF: 50, DKK: 250, NOK: 300, SEK: 300 },
  ...{ JPY: 50, KWD: 150 },
}
/** And at most. */
export const mostCharge = 99_999_999

/** null: no card is charged in that currency. */
export const leastCharge = (currency: string): number | null => least[currency] ?? null

export type ChargeRefusal = 'currency' | 'too_small' | 'too_large' | 'too_fine'

/** Why a card cannot be charged so much; null: it can. Three decimals are charged in tens. */
export function chargeRefusal(amountMinor: number, currency: string): ChargeRefusal | null {
  const lowest = least[currency]
  if (lowest === undefined) return 'currency'
  if (!Number.isSafeInteger(amountMinor) || amountMinor < lowest) return 'too_small'
  if (amountMinor > mostCharge) return 'too_large'
  return currencyExponent(currency) === 3 && amountMinor % 10 !== 0 ? 'too_fine' : null
}

/** As much of it as can be charged: three decimals are charged in tens. */
export const wholeCharge = (amountMinor: number, currency: string) =>
  currencyExponent(currency) === 3 ? amountMinor - (amountMinor % 10) : amountMinor

/** As much as the processor can give back of what is left, never less than was asked for: three decimals go back in tens. */
export function givenBack(amountMinor: number, leftMinor: number, currency: string): number {
  if (currencyExponent(currency) !== 3) return amountMinor
  return Math.max(amountMinor, Math.min(leftMinor, Math.ceil(amountMinor / 10) * 10))
}

/** `deposit` null: as for the provider's other services. */
type Priced = { priceMinor: number; deposit: ServiceDeposit | null }

/** What is to be paid with the booking; 0: all of it on the day, also where a card cannot be charged that much. */
export function dueNow(services: readonly Priced[], currency: string, { mode, depositPercent }: PaymentTerms): number {
  if (mode === 'on_the_day' || mode === 'card_kept') return 0
  const totalMinor = sum(services.map(({ priceMinor }) => priceMinor))
  const due = mode === 'before' ? totalMinor : depositOf(services, depositPercent)
  const charged = wholeCharge(due, currency)
  // All of it, or what there is to pay would be split into amounts nobody was shown.
  if (mode === 'before' && charged !== totalMinor) return 0
  return chargeRefusal(charged, currency) === null ? charged : 0
}

/** Those without a deposit of their own share one, so that it is rounded once. */
function depositOf(services: readonly Priced[], depositPercent: number): number {
  const shared = services.filter(({ deposit }) => deposit === null).map(({ priceMinor }) => priceMinor)
  const own = services.map(({ priceMinor, deposit }) => {
    if (deposit === null) return 0
    return 'minor' in deposit ? Math.min(deposit.minor, priceMinor) : shareOf(priceMinor, deposit.percent)
  })
  return shareOf(sum(shared), depositPercent) + sum(own)
}

const shareOf = (amountMinor: number, percent: number) =>
  Number(roundHalfEven(BigInt(amountMinor) * BigInt(percent), 100n))
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
