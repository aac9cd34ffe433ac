import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { giftDrawnEntries, giftDrawReturnedEntries } from '../ledger/rules.ts'
import { post } from '../ledger/service.server.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import { coveredOf, hasSoldForEveryone, readCards, withLockedCard } from './card-row.server.ts'
import { passOn } from './change-card.server.ts'
import { plainCode } from './code.rules.ts'
import { hashOf } from './code.server.ts'
import { fundCard, unfundedOf } from './fund-card.server.ts'

/**
 * Of cards for everyone that are to be spent with another provider. After that provider's lock and before the account's, as
 * whoever buys a card has it.
 */
export async function lockSellers(tx: Ctx, providerId: string, codes: readonly string[]): Promise<void> {
  const hashes = codes.map((code) => hashOf(plainCode(code) ?? ''))
  const { rows } = await sql<{ sellerId: string }>`select distinct provider_id as "sellerId" from gift_card
    where code_hash = any(${hashes}::text[]) and is_for_everyone order by 1`.execute(tx.db)
  const sellers = rows.map(({ sellerId }) => sellerId).filter((sellerId) => sellerId !== providerId)
  if (sellers.length === 0 || (await hasSoldForEveryone(tx, providerId))) return
  for (const sellerId of sellers) await lockProvider(tx, sellerId)
}

type Spent = { providerId: string; customerId: string; currency: string; amountMinor: number }

/** Taken off a card for everyone, with both providers and the card locked: it stands on a card of the provider with whom it is spent. Answers with that one's id. */
export async function drawCard(tx: Ctx, spent: Spent, from: { giftCardId: string; sellerId: string }): Promise<string> {
  const { providerId, customerId, currency, amountMinor } = spent
  const { giftCardId, sellerId } = from
  const drawnCardId = await fundCard(tx, { ...spent, customerName: '', drawnFrom: from })
  await tx.db
    .insertInto('gift_draw')
    .values({
      provider_id: sellerId,
      drawn_card_id: drawnCardId,
      gift_card_id: giftCardId,
      spent_at_id: providerId,
      amount_minor: amountMinor,
      created_at: tx.now,
    })
    .execute()
  const entries = giftDrawnEntries({ customerId, providerId: sellerId, currency, amountMinor, giftCardId })
  const booking = { providerId: sellerId, bookingId: null, giftCardId }
  await post(tx, { source: `gift_drawn:${drawnCardId}`, kind: 'gift_drawn', booking, entries })
  return drawnCardId
}

/**
 * What was called off elsewhere is on the card for everyone again, however often this is asked. What its buyer has had back
 * meanwhile stays with its seller, who has sent it and paid it back.
 */
export async function returnDrawn(ctx: Ctx, of: { providerId: string; giftCardId: string }): Promise<void> {
  const { providerId, giftCardId: drawnCardId } = of
  const [drawn] = await readCards(ctx, sql`g.provider_id = ${providerId} and g.gift_card_id = ${drawnCardId}`)
  if (!drawn?.drawnFromId || !drawn.drawnFromProviderId) return
  const key = { providerId: drawn.drawnFromProviderId, giftCardId: drawn.drawnFromId }
  await withLockedCard(ctx, key, async (tx, card) => {
    const { providerId: sellerId, giftCardId, buyerId, currency } = card
    const { rows } = await sql<{ returnedMinor: number }>`select returned_minor as "returnedMinor" from gift_draw
      where provider_id = ${sellerId} and drawn_card_id = ${drawnCardId} for update`.execute(tx.db)
    const returnedMinor = rows[0]?.returnedMinor ?? 0
    const unfundedMinor = await unfundedOf(tx, providerId, drawnCardId)
    if (unfundedMinor <= returnedMinor) return
    await sql`update gift_draw set returned_minor = ${unfundedMinor}
      where provider_id = ${sellerId} and drawn_card_id = ${drawnCardId}`.execute(tx.db)
    const amountMinor = Math.min(unfundedMinor - returnedMinor, await coveredOf(tx, sellerId, giftCardId))
    if (amountMinor <= 0) return
    const back = { customerId: buyerId, providerId: sellerId, currency, amountMinor, giftCardId }
    await post(tx, {
      source: `gift_draw_returned:${drawnCardId}:${returnedMinor}`,
      kind: 'gift_draw_returned',
      booking: { providerId: sellerId, bookingId: null, giftCardId },
      entries: giftDrawReturnedEntries(back),
    })
    await passOn(tx, { providerId: sellerId, giftCardId })
  })
}

/** What the queue has given up: whatever came back elsewhere and is not on the card for everyone yet. */
export async function returnAllDrawn(ctx: Ctx): Promise<void> {
  const { rows } = await sql<{ providerId: string; giftCardId: string }>`
    with drawn as (select spent_at_id, drawn_card_id, returned_minor from gift_draw where returned_minor < amount_minor)
    select d.spent_at_id as "providerId", d.drawn_card_id as "giftCardId" from drawn d
      join (select l.gift_card_id, sum(e.amount_minor) as minor
        from ledger_posting l join ledger_entry e on e.posting_id = l.posting_id
        where l.gift_card_id in (select drawn_card_id from drawn) and l.kind = 'gift_unfunded' and e.account = 'gift_card'
        group by l.gift_card_id) back on back.gift_card_id = d.drawn_card_id
    where d.returned_minor < back.minor`.execute(ctx.db)
  for (const drawn of rows)
    await returnDrawn(ctx, drawn).catch((err: unknown) =>
      ctx.log.error({ err, giftCardId: drawn.giftCardId }, 'what came back elsewhere is not on its card yet'),
    )
}
