import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { applyEvent, hintOf } from './apply-event.server.ts'
import { applyRefund } from './apply-refund.server.ts'
import { applyAccount, isGone } from './card-account.server.ts'
import { applyDispute } from './disputes.server.ts'
import { ask } from './stripe.server.ts'
import { watchedTypes } from './watched.rules.ts'

const day = 86_400_000
/** The processor remembers what has happened for thirty days. */
const rememberedMs = 28 * day
/** Of what is longer ago a bank still decides, or a refund still fails. */
const undecidedMs = 180 * day
/** Its clock is not ours, and what has just happened may be listed late. */
const overlapMs = 10 * 60_000

type Watched = { providerId: string; account: string; watchedUntil: Date; lookedAt: Date }

const hourOf = (instant: Date) => Math.floor(instant.getTime() / 3_600_000)

/** Those that were asked longest ago: of each, what has happened since, whether or not anybody has told us. */
export async function accountsToWatch(ctx: Ctx, now: Date, batch: number): Promise<Watched[]> {
  const { rows } = await sql<Watched>`select provider_id as "providerId", account, look_at as "lookedAt",
      coalesce(watched_until, created_at) as "watchedUntil"
    from card_account where look_at <= ${now} order by look_at limit ${batch}`.execute(ctx.db)
  return rows
}

export async function watchAccount(ctx: Ctx, { providerId, account, watchedUntil, lookedAt }: Watched): Promise<void> {
  const now = await databaseNow(ctx)
  const lookAgain = (at: Date) =>
    sql`update card_account set look_at = ${at} where provider_id = ${providerId}`.execute(ctx.db)
  await lookAgain(now)
  if (hourOf(lookedAt) !== hourOf(now)) await applyAccount(ctx, account)
  const since = new Date(watchedUntil.getTime() - overlapMs)
  try {
    if (now.getTime() - since.getTime() > rememberedMs) await lookThrough(ctx, account, now)
    await catchUp(ctx, account, since)
  } catch (error) {
    if (!isGone(error)) throw error
    await applyAccount(ctx, account)
    // Nobody says anything of it until its owner lets us in again.
    await lookAgain(new Date(now.getTime() + day))
    return
  }
  await sql`update card_account set watched_until = ${now}
    where provider_id = ${providerId} and account = ${account}`.execute(ctx.db)
}

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000)

/** What came and was acted upon is left out; the rest is taken as if it had come. One that fails keeps no other waiting. */
async function catchUp(ctx: Ctx, account: string, since: Date) {
  let failure: unknown = null
  const fields = { types: watchedTypes, created: { gte: seconds(since) }, limit: 100 }
  for await (const page of pagesOf((after) =>
    ask(ctx, (api) => api.events.list({ ...fields, ...after }, { stripeAccount: account })),
  )) {
    const ids = page.map(({ id }) => id)
    const { rows } = await sql<{ event_id: string }>`select event_id from webhook_event
      where event_id = any(${ids}) and applied_at is not null`.execute(ctx.db)
    const known = new Set(rows.map(({ event_id }) => event_id))
    for (const event of page.filter((one) => !known.has(one.id) && isOfOurs(one)))
      await take(ctx, account, event).catch((error: unknown) => {
        failure = error
      })
  }
  if (failure !== null) throw new Error('Not all that has happened could be taken', { cause: failure })
}

/** A provider may sell elsewhere with the same account: an intent of ours says so from its beginning. */
function isOfOurs({ type, data: { object } }: Stripe.Event): boolean {
  if (!type.startsWith('payment_intent.')) return true
  return 'metadata' in object && object.metadata?.payment_id !== undefined
}

/** Kept when it is done: what is cut off in between is done again, and changes nothing. */
async function take(ctx: Ctx, account: string, event: Stripe.Event) {
  const hint = { ...hintOf(event), account }
  await applyEvent(ctx, hint)
  const now = await databaseNow(ctx)
  await ctx.db
    .insertInto('webhook_event')
    .values({
      event_id: event.id,
      type: event.type,
      account,
      object_id: hint.objectId,
      received_at: now,
      applied_at: now,
    })
    .onConflict((known) => known.column('event_id').doUpdateSet({ applied_at: now }))
    .execute()
}

/** Cards were off for weeks, or a backup was restored: everything that may have been decided meanwhile. */
async function lookThrough(ctx: Ctx, account: string, now: Date) {
  const fields = { created: { gte: seconds(new Date(now.getTime() - undecidedMs)) }, limit: 100 }
  const options = { stripeAccount: account }
  for await (const page of pagesOf((after) => ask(ctx, (api) => api.disputes.list({ ...fields, ...after }, options))))
    for (const dispute of page) await applyDispute(ctx, dispute, account)
  for await (const page of pagesOf((after) => ask(ctx, (api) => api.refunds.list({ ...fields, ...after }, options))))
    for (const refund of page) if (refund.status === 'failed') await applyRefund(ctx, refund, account)
}

type Page<T> = { data: T[]; has_more: boolean }

async function* pagesOf<T extends { id: string }>(
  read: (after: { starting_after?: string }) => Promise<Page<T>>,
): AsyncGenerator<T[]> {
  let page = await read({})
  yield page.data
  while (page.has_more) {
    page = await read({ starting_after: page.data.at(-1)?.id ?? '' })
    yield page.data
  }
}
