import { sql } from 'kysely'
import { hasCode, isAppError } from './api/errors.ts'
import type { Ctx } from './context.ts'
import { databaseNow } from './db.server.ts'
import type { Mail, MailAnswer } from './mail.ts'

type MessageChannel = 'mail' | 'push'

type NewMessage = { key: string; channel: MessageChannel; accountId: string | null }

/**
 * For jobs, which may run twice: makes and sends the mail unless one of this id was handed over, refused for good or dropped
 * before. Its row says how it went; what it says is made anew at every try, and so is never out of date.
 */
export async function sendOnce(ctx: Ctx, id: string, make: () => Promise<Omit<Mail, 'id'>>): Promise<void> {
  if (await isOver(ctx, id)) return
  const mail = await make()
  const { mailReaders } = ctx.app
  const reader = await mailReaders.find(ctx, mail.to.address)
  const message = { key: id, channel: 'mail' as const, accountId: reader?.accountId ?? null }
  // A reminder or a time that is held is tried there all the same, though somebody may switch it off.
  if (reader?.isRefused && mail.canBeLeftOut) return noteDropped(ctx, message, 'address_refused')
  await noteTry(ctx, message)
  try {
    await ctx.app.mailer.send({ id, ...mail })
  } catch (error) {
    await noteFailure(ctx, id, error)
    if (reader && isOfRecipient(error)) await mailReaders.setRefused(ctx, reader.accountId, mail.to.address)
    throw error
  }
  await noteSent(ctx, id)
  if (reader?.isRefused) await mailReaders.setTaken(ctx, reader.accountId)
}

/** Whether there is nothing more to do for it. */
export async function isOver({ db }: Ctx, key: string): Promise<boolean> {
  const row = await db.selectFrom('message').select('state').where('key', '=', key).executeTakeFirst()
  return row !== undefined && row.state !== 'queued'
}

export async function wasSent({ db }: Ctx, key: string): Promise<boolean> {
  const row = await db.selectFrom('message').select('state').where('key', '=', key).executeTakeFirst()
  return row?.state === 'sent'
}

export const noteTry = (ctx: Ctx, message: NewMessage) => note(ctx, message, 'queued', null)
export const noteDropped = (ctx: Ctx, message: NewMessage, why: string) => note(ctx, message, 'dropped', why)

/** What it is about is the first word of its key; the account it reaches is there, or it is nobody's. */
async function note(
  ctx: Ctx,
  { key, channel, accountId }: NewMessage,
  state: 'queued' | 'dropped',
  error: string | null,
) {
  const { now, job } = ctx
  const tries = state === 'queued' ? 1 : 0
  const [kind = ''] = key.split('-', 1)
  await sql`insert into message (key, channel, kind, account_id, state, tries, error, queue, job, created_at, tried_at)
    values (${key}, ${channel}, ${kind}, ${accountId}, ${state}, ${tries}, ${error}, ${job?.queue ?? null},
      ${job ? JSON.stringify(job.data) : null}, ${now}, ${now})
    on conflict (key) do update set state = excluded.state, tries = message.tries + excluded.tries, error = excluded.error,
      tried_at = excluded.tried_at`.execute(ctx.db)
}

export async function noteSent(ctx: Ctx, key: string) {
  await ctx.db.updateTable('message').set({ state: 'sent', error: null }).where('key', '=', key).execute()
}

/** It is tried again unless that is hopeless, or was the last time. */
export async function noteFailure(ctx: Ctx, key: string, error: unknown) {
  const isHopeless = hasCode(error, 'mail_refused') || ctx.job?.isLastTry === true
  await ctx.db
    .updateTable('message')
    .set({ state: isHopeless ? 'failed' : 'queued', error: errorOf(error) })
    .where('key', '=', key)
    .execute()
}

/** Names nobody. */
function errorOf(error: unknown): string {
  if (!isAppError(error)) return 'unexpected'
  const { answer } = (error.data ?? {}) as Partial<MailAnswer>
  return answer ? `${error.code} (${answer})` : error.code
}

const isOfRecipient = (error: unknown) =>
  isAppError(error) && (error.data as Partial<MailAnswer> | undefined)?.isOfRecipient === true

/** The privacy page promises it. What is still to be tried after a day was given up without a word, or is no longer true. */
export async function forgetOldMessages(ctx: Ctx) {
  await sql`delete from message where created_at < ${ctx.now}::timestamptz - interval '90 days'`.execute(ctx.db)
  await sql`update message set state = 'dropped', error = 'given_up'
    where state = 'queued' and tried_at < ${ctx.now}::timestamptz - interval '1 day'`.execute(ctx.db)
}

/** With the account. */
export async function forgetMessagesOf({ db }: Ctx, accountId: string) {
  await db.deleteFrom('message').where('account_id', '=', accountId).execute()
}

type Repeated = { queue: string } | 'unknown' | 'not_failed'

/** Its job is done again, which makes it of what is true now. */
export async function repeatMessage(tx: Ctx, messageId: string): Promise<Repeated> {
  const message = await tx.db
    .selectFrom('message')
    .select(['state', 'queue', 'job'])
    .where('message_id', '=', messageId)
    .forUpdate()
    .executeTakeFirst()
  if (!message) return 'unknown'
  const { state, queue, job } = message
  if ((state !== 'failed' && state !== 'dropped') || queue === null) return 'not_failed'
  await tx.db
    .updateTable('message')
    .set({ state: 'queued', error: null, tried_at: await databaseNow(tx) })
    .where('message_id', '=', messageId)
    .execute()
  await tx.jobs.repeat(tx.db, queue, job as object)
  return { queue }
}
