import { sql } from 'kysely'
import Stripe from 'stripe'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { applyEvent, hintOf } from './apply-event.server.ts'
import { webhookReceived } from './events.ts'
import { requireCards } from './stripe.server.ts'

const toleranceSeconds = 300

const badWebhook = (message: string) => new AppError('invalid', 'invalid_input', message)

/** Signed by the processor within the last five minutes, and not in the future: kept once, looked into by a job. */
export async function receiveWebhook(ctx: Ctx, payload: string, signature: string): Promise<void> {
  const { webhookSecret, isLive } = requireCards(ctx)
  const now = await databaseNow(ctx)
  const event = verify(payload, signature, webhookSecret, now)
  if (event.livemode !== isLive) throw badWebhook('The message is of the other mode.')
  const { type, account, objectId } = hintOf(event)
  await transaction(ctx, async (tx) => {
    const kept = await tx.db
      .insertInto('webhook_event')
      .values({
        event_id: event.id,
        type,
        account,
        object_id: objectId,
        received_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (kept.numInsertedOrUpdatedRows === 1n) await emit(tx, webhookReceived, { eventId: event.id })
  })
}

function verify(payload: string, signature: string, secret: string, now: Date): Stripe.Event {
  const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1])
  // The SDK takes what was signed tomorrow.
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= toleranceSeconds))
    throw badWebhook('The message is too old or too new.')
  try {
    return Stripe.webhooks.constructEvent(payload, signature, secret, toleranceSeconds, undefined, now.getTime())
  } catch {
    throw badWebhook('The message is not signed by the card processor.')
  }
}

export async function handleWebhook(ctx: Ctx, eventId: string): Promise<void> {
  const event = await ctx.db.selectFrom('webhook_event').selectAll().where('event_id', '=', eventId).executeTakeFirst()
  if (!event || ctx.app.cards === null) return
  const { type, account, object_id: objectId } = event
  await applyEvent(ctx, { type, account, objectId })
  await sql`update webhook_event set applied_at = ${await databaseNow(ctx)} where event_id = ${eventId}`.execute(ctx.db)
}

/** Longer than the processor keeps and repeats them. One that comes all the same is looked into anew, and changes nothing. */
const keptDays = 90
const batch = 10_000

export async function forgetOldWebhooks(ctx: Ctx): Promise<void> {
  const until = new Date((await databaseNow(ctx)).getTime() - keptDays * 86_400_000)
  await sql`delete from webhook_event where event_id in (select event_id from webhook_event
    where received_at < ${until} and applied_at is not null limit ${batch})`.execute(ctx.db)
}
