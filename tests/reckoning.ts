/** What becomes of the money of a booking, reckoned a second time: from what was agreed and what happened, and from no code of ours. */

export const least = { GBP: 30, JPY: 50, KWD: 150 } as const
export type Coin = keyof typeof least

/** Hundredths, a half to the even neighbour, by the digits that are left over. */
export function percentOf(total: number, percent: number): number {
  const [whole, rest] = [Math.trunc((total * percent) / 1e2), (total * percent) % 1e2]
  return rest > 50 || (rest === 50 && whole % 2 === 1) ? whole + 1 : whole
}

/** KWD is charged and given back in tens. */
const downTo = (coin: Coin, amount: number) => (coin === 'KWD' ? amount - (amount % 10) : amount)
const upTo = (coin: Coin, amount: number) => (coin === 'KWD' && amount % 10 > 0 ? amount - (amount % 10) + 10 : amount)

/** What a card is charged with the booking. */
export function chargedOf(coin: Coin, total: number, percent: number, gift: number): number {
  const enough = (amount: number) => (amount < least[coin] ? 0 : amount)
  const share = downTo(coin, percentOf(total, percent))
  const due = percent === 100 && share !== total ? 0 : enough(share)
  return enough(downTo(coin, Math.max(0, due - gift)))
}

/** What of a fee a card that is kept is charged; 0: it stays owed. */
export const chargedLater = (coin: Coin, owed: number) => (owed < least[coin] || downTo(coin, owed) !== owed ? 0 : owed)

export function feeOf(coin: Coin, charged: number, basisPoints: number): number {
  const [whole, rest] = [Math.trunc((charged * basisPoints) / 1e4), (charged * basisPoints) % 1e4]
  return downTo(coin, rest > 5000 || (rest === 5000 && whole % 2 === 1) ? whole + 1 : whole)
}

export type Told = {
  coin: Coin
  charged: number
  gift: number
  platformFee: number
  /** Given back by hand before it ended. */
  given: number
  /** Null: it has not ended, or the visit took place. */
  fee: number | null
  tookPlace: boolean
  dispute: 'none' | 'open' | 'won before' | 'won after' | 'lost before' | 'lost after'
  /** What of it a bank took back; all unless told. */
  disputed?: number
}

export type Reckoned = { given: number; toGift: number; ledger: Record<string, number> }

export function reckon({ coin, charged, gift, platformFee, given, fee, tookPlace, dispute, ...told }: Told): Reckoned {
  const disputed = told.disputed ?? charged
  const isLost = dispute.startsWith('lost')
  // The bank was faster than the end: what is left was paid with the gift card, or not disputed.
  const lostBefore = dispute === 'lost before' ? disputed : 0
  const byHand = given === 0 ? 0 : Math.min(charged - lostBefore, upTo(coin, given))
  const onCard = charged - byHand
  let ahead = onCard + gift - lostBefore
  const canGive = dispute === 'open' || dispute.endsWith('after') ? 0 : onCard - lostBefore
  let [toCard, toGift, owed] = [0, 0, 0]
  if (fee !== null) {
    const over = Math.max(0, ahead - fee)
    owed = Math.max(0, fee - ahead)
    const first = Math.min(over, canGive)
    toCard = first === 0 ? 0 : Math.min(canGive, upTo(coin, first))
    toGift = Math.min(gift, over - first)
    ahead = Math.max(0, over - toCard - toGift)
    if (dispute === 'won after' && ahead > 0) {
      toCard = Math.min(onCard, upTo(coin, ahead))
      ahead = Math.max(0, ahead - toCard)
    }
  }
  if (tookPlace) ahead = 0
  if (dispute === 'lost after') ahead = Math.max(0, ahead - disputed)
  const back = byHand + toCard
  const platform = charged === 0 ? 0 : platformFee - Math.floor((2 * platformFee * back + charged) / (2 * charged))
  const withBank = dispute === 'open' || isLost ? disputed : 0
  const others = {
    held_by_processor: charged - back - withBank - platform,
    disputed: dispute === 'open' ? disputed : 0,
    gift_card: gift - toGift,
    owed_by_customer: owed,
    paid_ahead: -ahead,
    platform,
  }
  // Whatever is nobody else's is the provider's.
  const sum = Object.values(others).reduce((all, one) => all + one, 0)
  const ledger = Object.entries({ ...others, owed_to_provider: -sum }).filter(([, amount]) => amount !== 0)
  return { given: back, toGift, ledger: Object.fromEntries(ledger) }
}
