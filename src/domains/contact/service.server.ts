import { createHash, randomUUIDv7 } from 'node:crypto'
import type * as z from 'zod/mini'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { keyReused } from '../../lib/idempotency.server.ts'
import { contact, type NewMessage } from './contract.ts'
import { contactReceived } from './events.ts'
import { contactLimits } from './limits.ts'

type Message = z.output<typeof NewMessage>
type Receipt = { id: string; receivedAt: string }

async function getContactAddress(ctx: Ctx): Promise<{ email: string }> {
  return { email: ctx.app.contactEmail }
}

/** Nobody has to sign in, so a key counts within its e-mail address: a retry gets the first answer. */
export async function sendMessage(ctx: Ctx, message: Message): Promise<Receipt> {
  const earlier = await findByKey(ctx, message)
  if (earlier) return earlier
  await ctx.app.limits.take(contactLimits.perAddress, ctx.client.address)
  await ctx.app.limits.take(contactLimits.perEmail, keyOf(message.email))
  return transaction(ctx, async (tx) => {
    const id = randomUUIDv7()
    const { name, email, topic, message: text, idempotencyKey } = message
    const created_at = await databaseNow(tx)
    const { numInsertedOrUpdatedRows } = await tx.db
      .insertInto('contact_message')
      .values({
        contact_message_id: id,
        name,
        email,
        topic,
        message: text,
        idempotency_key: idempotencyKey ?? null,
        created_at,
      })
      // Waits here while another transaction holds the same key.
      .onConflict((conflict) => conflict.constraint('contact_message_once').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) {
      await emit(tx, contactReceived, { contactMessageId: id })
      return { id, receivedAt: created_at.toISOString() }
    }
    const first = await findByKey(tx, message)
    if (!first) throw new Error('A message with this key was there and is gone')
    return first
  })
}

async function findByKey({ db }: Ctx, { name, email, topic, message, idempotencyKey }: Message) {
  if (idempotencyKey === undefined) return null
  const row = await db
    .selectFrom('contact_message')
    .select(['contact_message_id', 'name', 'topic', 'message', 'created_at'])
    .where('email', '=', email)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (!row) return null
  if (row.name !== name || row.topic !== topic || row.message !== message) throw keyReused()
  return { id: row.contact_message_id, receivedAt: row.created_at.toISOString() }
}

/** Of one length, and no list of addresses among the counters. */
function keyOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url')
}

export const routes = implement(
  contact,
  { address: getContactAddress, send: sendMessage },
  { send: { refusals: ['idempotency_key_reused'] } },
)
