import { expect, test } from 'vitest'
import { splitOf } from '../gift-cards/terms.rules.ts'
import {
  type Account,
  chargeEntries,
  disputeEntries,
  disputeLostEntries,
  disputeWonEntries,
  type Entry,
  earnedEntries,
  feeEntries,
  feePaidEntries,
  feeWaivedEntries,
  giftRedeemedEntries,
  giftReturnedEntries,
  refundEntries,
  refundPaidEntries,
} from '../ledger/rules.ts'
import { chargeRefusal, dueNow, givenBack } from './charge.rules.ts'
import { settlementOf } from './intent.rules.ts'

const currencies = { GBP: 30, JPY: 50, KWD: 150 } as const
type Currency = keyof typeof currencies
type Life = {
  currency: Currency
  total: number
  mode: 'before' | 'deposit' | 'on_the_day'
  percent: number
  card: number
  given: number
  end: 'fee' | 'takes_place' | 'stays'
  feePercent: number
  dispute: 'none' | 'won' | 'lost'
  /** Of what is left, the part that a bank takes back. */
  disputedPercent: number
  /** So much of what is owed the provider asks for no more. */
  waived: number
  /** Whether a card is kept for what is owed. */
  isKept: boolean
  tip: number
  /** The card was refused, or its bank asked and heard nothing, until the time was gone. */
  isUnpaid: boolean
  /** Put back onto the gift card by hand in the end. */
  putBack: number
}
const [customerId, providerId, giftCardId] = ['ada', 'maya', 'gift']

/** As the product moves it: every amount by its rules, every movement by its entries. */
function lived(life: Life) {
  const { currency, total } = life
  const books: Partial<Record<Account, number>> = {}
  const parties = (amountMinor: number) => ({ customerId, providerId, currency, amountMinor })
  const post = (entries: Entry[]) => {
    if (entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0) !== 0) throw new Error('not balanced')
    for (const { account, amountMinor } of entries) books[account] = (books[account] ?? 0) + amountMinor
  }
  const of = (account: Account) => books[account] ?? 0
  const dueMinor = dueNow([{ priceMinor: total, deposit: null }], currency, {
    mode: life.mode,
    depositPercent: life.percent,
  })
  if (life.card > 0) post(chargeEntries({ ...parties(life.card), giftCardId }))
  const split = splitOf({ totalMinor: total, dueMinor, giftMinor: life.card, currency })
  if (split.giftMinor > 0) post(giftRedeemedEntries({ ...parties(split.giftMinor), giftCardId }))
  const putBack = (amountMinor: number) =>
    post(giftReturnedEntries({ ...parties(amountMinor), giftCardId, aheadMinor: Math.max(0, -of('paid_ahead')) }))
  if (life.isUnpaid && split.cardMinor > 0) {
    if (split.giftMinor > 0) putBack(split.giftMinor)
    return { books, split: { ...split, cardMinor: 0 }, left: 0 }
  }
  let left = split.cardMinor
  if (left > 0) post(chargeEntries(parties(left)))
  const refund = (asked: number) => {
    const amountMinor = givenBack(asked, left, currency)
    left -= amountMinor
    post(refundEntries({ ...parties(amountMinor), aheadMinor: -of('paid_ahead') }))
    post(refundPaidEntries(parties(amountMinor)))
  }
  const byHand = Math.min(life.given, left)
  if (byHand > 0) refund(byHand)
  let onGift = split.giftMinor
  if (life.end !== 'stays') {
    const fee = life.end === 'fee' ? Math.floor((total * life.feePercent) / 100) : 0
    if (fee > 0) post(feeEntries(parties(fee)))
    const { feeMinor, earnedMinor, refundMinor } = settlementOf(
      life.end === 'fee' ? 'ends' : 'takes_place',
      Math.max(0, -of('paid_ahead')),
      fee,
    )
    if (feeMinor > 0) post(feePaidEntries(parties(feeMinor)))
    if (earnedMinor > 0) post(earnedEntries(parties(earnedMinor)))
    const back = Math.min(refundMinor, left)
    if (back > 0) refund(back)
    const toCard = Math.max(0, refundMinor - back)
    if (toCard > 0) putBack(toCard)
    onGift -= toCard
  }
  const waived = Math.min(life.waived, Math.max(0, of('owed_by_customer')))
  if (waived > 0) post(feeWaivedEntries(parties(waived)))
  const owed = of('owed_by_customer')
  if (life.isKept && chargeRefusal(owed, currency) === null) {
    post(chargeEntries(parties(owed)))
    post(feePaidEntries(parties(owed)))
  }
  if (life.tip > 0) post(chargeEntries({ ...parties(life.tip), tipId: 'tip' }))
  // What the card was charged goes back first.
  const byHandToGift = left > 0 ? 0 : Math.min(life.putBack, onGift)
  if (byHandToGift > 0) putBack(byHandToGift)
  const disputed = Math.ceil((left * life.disputedPercent) / 100)
  if (life.dispute !== 'none' && disputed > 0) {
    post(disputeEntries(parties(disputed)))
    if (life.dispute === 'won') post(disputeWonEntries(parties(disputed)))
    else post(disputeLostEntries({ ...parties(disputed), aheadMinor: Math.max(0, -of('paid_ahead')) }))
  }
  return { books, split, left }
}

/** By another way: what each of them has in the end, from the price alone. */
function reckoned(life: Life) {
  const { currency, total, mode, percent, card, given, end, feePercent, dispute } = life
  const tens = (amount: number, up: boolean) =>
    currency !== 'KWD' || amount % 10 === 0 ? amount : Math.trunc(amount / 10) * 10 + (up ? 10 : 0)
  const chargeable = (amount: number) => (amount >= currencies[currency] ? amount : 0)
  const share = mode === 'on_the_day' ? 0 : mode === 'before' ? 100 : percent
  const [whole, rest] = [Math.trunc((total * share) / 100), (total * share) % 100]
  const half = rest > 50 || (rest === 50 && whole % 2 === 1) ? whole + 1 : whole
  const due = mode === 'before' && tens(half, false) !== total ? 0 : chargeable(tens(half, false))
  const gift = Math.min(card, total)
  const charged = chargeable(tens(Math.max(0, due - gift), false))
  if (life.isUnpaid && charged > 0) return { charged: 0, gift, held: card, card, ahead: 0, owed: 0, earned: 0 }
  // More than was asked for may go back, where the currency is given back in tens.
  const back = (asked: number, of: number) => Math.max(asked, Math.min(of, tens(asked, true)))
  const first = given === 0 || charged === 0 ? 0 : back(Math.min(given, charged), charged)
  const onCard = charged - first
  const ahead = onCard + gift
  const fee = end === 'fee' ? Math.floor((total * feePercent) / 100) : 0
  const over = end === 'fee' ? Math.max(0, ahead - fee) : 0
  const second = over === 0 || onCard === 0 ? 0 : back(Math.min(over, onCard), onCard)
  const giftBack = over - Math.min(over, onCard)
  const kept = onCard - second
  const lost = dispute === 'lost' ? Math.trunc((kept * life.disputedPercent + 99) / 100) : 0
  const short = Math.max(0, fee - ahead)
  const asked = short - Math.min(short, life.waived)
  const later = life.isKept && tens(asked, false) === asked ? chargeable(asked) : 0
  const stays = end === 'stays' ? ahead : 0
  const again = kept > 0 ? 0 : Math.min(life.putBack, gift - giftBack)
  return {
    charged,
    gift,
    /** With the processor, for the provider: the gift card was bought there too. */
    held: card + kept - lost + later + life.tip,
    card: card - gift + giftBack + again,
    ahead: Math.max(0, stays - lost - again),
    owed: asked - later,
    /** What the visit or its fee was worth, less what was waived, went back to fill a ten, or a bank has taken. */
    earned:
      (end === 'takes_place' ? ahead : fee) -
      (short - asked) -
      Math.max(0, second - over) +
      life.tip -
      (end === 'stays' ? 0 : lost + again),
  }
}

test('100,000 lives end where a second reckoning says, with nothing lost, made or below zero', () => {
  let state = 20_261_125
  const choose = (many: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return Math.abs(state) % many
  }
  const one = <T>(all: readonly T[]) => all[choose(all.length)] as T
  const seen = new Set<string>()
  for (let count = 0; count < 100_000; count++) {
    const life: Life = {
      currency: one(['GBP', 'JPY', 'KWD'] as const),
      total: choose(3) === 0 ? choose(400) : choose(50_000),
      mode: one(['before', 'deposit', 'on_the_day'] as const),
      percent: 5 + choose(86),
      card: choose(2) === 0 ? 0 : 1 + choose(60_000),
      given: choose(3) === 0 ? 1 + choose(50_000) : 0,
      end: one(['fee', 'takes_place', 'stays'] as const),
      feePercent: one([0, 25, 50, 100]),
      dispute: one(['none', 'none', 'won', 'lost'] as const),
      disputedPercent: one([100, 100, 30, 1]),
      waived: choose(3) === 0 ? 1 + choose(20_000) : 0,
      isKept: choose(2) === 0,
      tip: choose(4) === 0 ? 1 + choose(5000) : 0,
      isUnpaid: choose(8) === 0,
      putBack: choose(3) === 0 ? 1 + choose(30_000) : 0,
    }
    const { books, split, left } = lived(life)
    const { charged, gift, held, card, ahead, owed, earned } = reckoned(life)
    const of = (account: Account) => books[account] ?? 0
    const what = JSON.stringify(life)
    if (charged !== 0 && chargeRefusal(charged, life.currency) !== null) throw new Error(`not to be charged: ${what}`)
    const ends = [
      split.cardMinor,
      split.giftMinor,
      of('held_by_processor'),
      -of('gift_card'),
      of('owed_by_customer'),
      -of('owed_to_provider'),
    ]
    const expected = [charged, gift, held, card, owed, earned]
    if (ends.join() !== expected.join()) expect([what, ends]).toEqual([what, expected])
    if (-of('paid_ahead') !== ahead && life.end === 'stays') expect([what, -of('paid_ahead')]).toEqual([what, ahead])
    const sum = Object.values(books).reduce((all, amount) => all + amount, 0)
    if (sum !== 0 || left < 0 || of('gift_card') > 0 || of('refund_due') !== 0 || of('disputed') !== 0)
      expect([what, sum, left, books]).toEqual([what, 0, expect.any(Number), {}])
    seen.add(
      `${life.currency} ${life.mode} ${life.end} ${life.dispute} ${charged > 0} ${gift > 0} ${owed > 0} ${life.isKept} ${life.waived > 0} ${life.tip > 0} ${life.isUnpaid} ${life.putBack > 0}`,
    )
  }
  expect(seen.size).toBeGreaterThan(1000)
}, 60_000)
