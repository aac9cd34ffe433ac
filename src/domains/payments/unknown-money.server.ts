import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { ask } from './stripe.server.ts'

/** Paid for a payment of ours that our books have lost, as after a restore: the office has to give it back, or write it down. */
export async function noteUnknown(ctx: Ctx, intent: Stripe.PaymentIntent, account: string): Promise<void> {
  if (intent.status !== 'succeeded') return
  const provider_id = await ownerOf(ctx, account)
  if (provider_id === null) return
  const [currency, now] = [intent.currency.toUpperCase(), await databaseNow(ctx)]
  const [ours, theirs] = [`0 ${currency}`, `${intent.amount_received} ${currency} ${intent.id}`]
  const noted = await ctx.db
    .insertInto('payment_difference')
    .values({ provider_id, difference_id: randomUUIDv7(), kind: 'unknown', ours, theirs, found_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (noted.numInsertedOrUpdatedRows === 1n)
    ctx.log.error({ account, ours, theirs }, 'our books and the card processor’s differ')
  // It may have gone back before it was heard of.
  await closeUnknown(ctx, intent.id, account)
}

async function ownerOf({ db }: Ctx, account: string): Promise<string | null> {
  const owner = await db
    .selectFrom('card_account')
    .select('provider_id')
    .where('account', '=', account)
    .executeTakeFirst()
  return owner?.provider_id ?? null
}

/** Once all of it has gone back there is nothing left to do. */
export async function closeUnknown(ctx: Ctx, intent: string, account: string): Promise<void> {
  const provider = await ownerOf(ctx, account)
  const { rows } = await sql<{ differenceId: string; minor: number }>`
    select difference_id as "differenceId", split_part(theirs, ' ', 1)::bigint as minor from payment_difference
    where provider_id = ${provider} and kind = 'unknown' and mended_at is null and split_part(theirs, ' ', 3) = ${intent}`.execute(
    ctx.db,
  )
  const [open] = rows
  if (!open) return
  const fields = { payment_intent: intent, limit: 100 }
  const { data } = await ask(ctx, (api) => api.refunds.list(fields, { stripeAccount: account }))
  const given = data.reduce((sum, { status, amount }) => sum + (status === 'succeeded' ? amount : 0), 0)
  if (given < open.minor) return
  await sql`update payment_difference set mended_at = ${await databaseNow(ctx)}
    where provider_id = ${provider} and difference_id = ${open.differenceId}`.execute(ctx.db)
}
