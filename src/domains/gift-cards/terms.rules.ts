import { currencyExponent } from '../../lib/money.ts'
import { chargeRefusal } from '../payments/charge.rules.ts'

/** So long an unused card can be given back by whoever bought it. */
const giveBackDays = 14

/** In major units, by how fine the currency is; JPY has none finer. */
const offered: Readonly<Record<number, readonly number[]>> = {
  0: [3000, 5000, 8000, 12_000],
  2: [25, 40, 60, 100],
  3: [10, 20, 30, 50],
}

const inMinor = (major: number, currency: string) => major * 10 ** currencyExponent(currency)

/** What a card can be bought for: a few to press, and the least and the most of any other. */
export function amountsOf(currency: string): { offeredMinor: number[]; leastMinor: number; mostMinor: number } {
  const majors = offered[currencyExponent(currency)] ?? []
  const [least = 0, most = 0] = [majors[0], majors.at(-1)]
  return {
    offeredMinor: majors.map((major) => inMinor(major, currency)),
    leastMinor: inMinor(least, currency) / 5,
    mostMinor: inMinor(most, currency) * 10,
  }
}

export function isGiftAmount(minor: number, currency: string): boolean {
  const { leastMinor, mostMinor } = amountsOf(currency)
  return minor >= leastMinor && minor <= mostMinor && chargeRefusal(minor, currency) === null
}

type Price = { totalMinor: number; dueMinor: number; giftMinor: number; currency: string }
export type Split = { giftMinor: number; cardMinor: number; laterMinor: number }

/**
 * Gift cards pay first, of the whole price; a card what of the part that is due with the booking is left; the rest is paid on
 * the day, as is what no card can be charged.
 */
export function splitOf({ totalMinor, dueMinor, giftMinor: has, currency }: Price): Split {
  const giftMinor = Math.min(has, totalMinor)
  const rest = Math.max(0, dueMinor - giftMinor)
  const fine = currencyExponent(currency) === 3 ? rest - (rest % 10) : rest
  const cardMinor = chargeRefusal(fine, currency) === null ? fine : 0
  return { giftMinor, cardMinor, laterMinor: totalMinor - giftMinor - cardMinor }
}

type Bought = {
  amountMinor: number
  balanceMinor: number
  paidAt: Date
  isOpen: boolean
  isFunded: boolean
  isForPoints: boolean
}

/**
 * Whether the buyer may have it back: unused within 14 days; what is left of it whenever the provider takes no bookings, of one
 * that was taken for points only then. What was given for neither money nor points is never given back: nothing would come of it.
 */
export function givenBackRefusal(card: Bought, now: Date): 'gift_card_used' | 'gift_card_kept' | null {
  if (card.balanceMinor <= 0) return 'gift_card_used'
  if (card.isFunded && !card.isForPoints) return 'gift_card_kept'
  if (!card.isOpen) return null
  if (card.isFunded) return 'gift_card_kept'
  if (card.balanceMinor < card.amountMinor) return 'gift_card_used'
  return now.getTime() <= giveBackUntil(card.paidAt).getTime() ? null : 'gift_card_kept'
}

export const giveBackUntil = (paidAt: Date) => new Date(paidAt.getTime() + giveBackDays * 86_400_000)
