import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { earnedEntries, giftRedeemedEntries, giftReturnedEntries } from '../ledger/rules.ts'
import { balanceOfGiftCard, balancesOfBooking, post } from '../ledger/service.server.ts'
import { requireSpendable, requireTaken, shortOf, shortOfBought } from './card-row.server.ts'
import { passOn } from './change-card.server.ts'
import { plainCode } from './code.rules.ts'
import { hashOf } from './code.server.ts'
import { drawCard } from './draw-card.server.ts'
import { codeUnknown } from './read-cards.server.ts'
import { giftCards as en } from './texts/en.ts'

export type LockedCard = { giftCardId: string; sellerId: string; isFunded: boolean; balanceMinor: number }
type Of = { providerId: string; bookingId: string; customerId: string; currency: string }

/** With the provider locked: what the operator gives first, then in the order in which they were named. Each counts once and has something left. */
export async function lockCards(tx: Ctx, providerId: string, codes: readonly string[]): Promise<LockedCard[]> {
  const hashes = [...new Set(codes.map((code) => hashOf(plainCode(code) ?? '')))]
  const cards: LockedCard[] = []
  for (const hash of hashes) cards.push(await lockCard(tx, providerId, hash))
  return cards.toSorted((a, b) => Number(b.isFunded) - Number(a.isFunded))
}

type Row = {
  giftCardId: string
  sellerId: string
  isFunded: boolean
  isForEveryone: boolean
  currency: string
  status: string
}

async function lockCard(tx: Ctx, providerId: string, hash: string): Promise<LockedCard> {
  const { rows: all } =
    await sql<Row>`select gift_card_id as "giftCardId", provider_id as "sellerId", is_funded as "isFunded",
      is_for_everyone as "isForEveryone", currency, status from gift_card where code_hash = ${hash}`.execute(tx.db)
  const [named] = all
  if (!named || named.status === 'unpaid') throw codeUnknown()
  const { giftCardId, sellerId, isFunded } = named
  if (sellerId !== providerId) await requireTaken(tx, providerId, named)
  // Stopped or given back while this waited: the code is looked at once more.
  const { rows } = await sql<{ status: string }>`select status from gift_card
    where provider_id = ${sellerId} and gift_card_id = ${giftCardId} and code_hash = ${hash} for update`.execute(tx.db)
  if (rows[0]?.status !== 'active') throw codeUnknown()
  const { rows: disputed } = await sql`select from payment where provider_id = ${sellerId}
    and gift_card_id = ${giftCardId} and dispute = 'open'`.execute(tx.db)
  const balanceMinor = await balanceOfGiftCard(tx, giftCardId)
  requireSpendable({ balanceMinor, isPaused: disputed.length > 0 })
  return { giftCardId, sellerId, isFunded, balanceMinor }
}

export const cardsChanged = () => new AppError('conflict', 'gift_card_changed', en.errors.gift_card_changed)

/** Of the locked cards, one after the other, as much as the booking costs. */
export async function redeem(tx: Ctx, of: Of, cards: readonly LockedCard[], amountMinor: number): Promise<void> {
  let left = amountMinor
  for (const card of cards) {
    const spentMinor = Math.min(left, card.balanceMinor)
    if (spentMinor === 0) continue
    left -= spentMinor
    const redemptionId = randomUUIDv7()
    const { providerId, bookingId } = of
    const giftCardId =
      card.sellerId === providerId ? card.giftCardId : await drawCard(tx, { ...of, amountMinor: spentMinor }, card)
    await tx.db
      .insertInto('gift_redemption')
      .values({
        provider_id: providerId,
        redemption_id: redemptionId,
        gift_card_id: giftCardId,
        booking_id: bookingId,
        amount_minor: spentMinor,
        created_at: tx.now,
      })
      .execute()
    const entries = giftRedeemedEntries({ ...of, giftCardId, amountMinor: spentMinor })
    await post(tx, {
      source: `gift_redeemed:${redemptionId}`,
      kind: 'gift_redeemed',
      booking: { providerId, bookingId },
      entries,
    })
  }
}

type Redemption = { id: string; giftCardId: string; amountMinor: number; returnedMinor: number }

/** Of a booking: the card that paid last first, and what the operator gives last. */
async function redemptionsOf(tx: Ctx, { providerId, bookingId }: Pick<Of, 'providerId' | 'bookingId'>) {
  const { rows: all } = await sql<Redemption>`select redemption_id as id, gift_card_id as "giftCardId",
      amount_minor as "amountMinor", returned_minor as "returnedMinor"
    from gift_redemption where provider_id = ${providerId} and booking_id = ${bookingId}
    order by redemption_id desc for update`.execute(tx.db)
  const { rows: funded } = await sql<{ id: string }>`select gift_card_id as id from gift_card
    where provider_id = ${providerId} and gift_card_id = any(${all.map(({ giftCardId }) => giftCardId)}::uuid[])
      and is_funded and drawn_from_id is null`.execute(tx.db)
  const isFunded = ({ giftCardId }: Redemption) => funded.some(({ id }) => id === giftCardId)
  return [...all.filter((one) => !isFunded(one)), ...all.filter(isFunded)]
}

/** So much of what it has paid comes back: `cardMinor` onto it, and what is over stays with the provider. */
async function giveOnto(
  tx: Ctx,
  of: Of,
  { id, giftCardId, returnedMinor }: Redemption,
  backMinor: number,
  cardMinor: number,
) {
  const { providerId, bookingId } = of
  const booking = { providerId, bookingId }
  const aheadMinor = Math.max(0, -(await balancesOfBooking(tx, bookingId)).paid_ahead)
  await sql`update gift_redemption set returned_minor = returned_minor + ${backMinor}
    where provider_id = ${providerId} and redemption_id = ${id}`.execute(tx.db)
  if (cardMinor > 0) {
    const entries = giftReturnedEntries({ ...of, giftCardId, amountMinor: cardMinor, aheadMinor })
    await post(tx, { source: `gift_returned:${id}:${returnedMinor}`, kind: 'gift_returned', booking, entries })
    await passOn(tx, { providerId, giftCardId })
  }
  // What has been earned already is the provider's as it is.
  const earnedMinor = Math.min(backMinor - cardMinor, aheadMinor - Math.min(aheadMinor, cardMinor))
  if (earnedMinor > 0) {
    const entries = earnedEntries({ ...of, amountMinor: earnedMinor })
    await post(tx, { source: `gift_kept:${id}:${returnedMinor}`, kind: 'earned', booking, entries })
  }
}

/**
 * To the card that paid last first, and what the operator gives last; never more than it has paid; whoever has the code can
 * spend it again. What its buyer has had back meanwhile, from a bank or the provider, is no longer on it: that stays with the
 * provider, who has paid for it.
 */
export async function returnToCards(tx: Ctx, of: Of, amountMinor: number): Promise<void> {
  let left = amountMinor
  for (const one of await redemptionsOf(tx, of)) {
    const backMinor = Math.min(left, one.amountMinor - one.returnedMinor)
    if (backMinor <= 0) continue
    left -= backMinor
    const shortMinor = await shortOf(tx, of.providerId, one.giftCardId)
    await giveOnto(tx, of, one, backMinor, Math.max(0, backMinor - shortMinor))
  }
}

/**
 * In the same order, of what all of them have paid only as much as a card can take: what its buyer has had back already nobody
 * gives a second time. Null: all of that. Answers how much has come back: nothing, where less than was asked for can.
 */
export async function giveBackToCards(tx: Ctx, of: Of, askedMinor: number | null): Promise<number> {
  const can: { one: Redemption; mostMinor: number }[] = []
  for (const one of await redemptionsOf(tx, of)) {
    const paidMinor = one.amountMinor - one.returnedMinor
    const shortMinor = paidMinor === 0 ? 0 : await shortOfBought(tx, of.providerId, one.giftCardId)
    can.push({ one, mostMinor: Math.max(0, paidMinor - shortMinor) })
  }
  const mostMinor = can.reduce((sum, { mostMinor: most }) => sum + most, 0)
  const amountMinor = askedMinor ?? mostMinor
  if (amountMinor > mostMinor) return 0
  let left = amountMinor
  for (const { one, mostMinor: most } of can) {
    const backMinor = Math.min(left, most)
    if (backMinor > 0) await giveOnto(tx, of, one, backMinor, backMinor)
    left -= backMinor
  }
  return amountMinor
}
