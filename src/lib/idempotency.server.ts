import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from './api/errors.ts'
import type { Ctx, UserCtx } from './context.ts'
import { databaseNow } from './db.server.ts'
import type { Schedule } from './jobs.server.ts'
import { lockNotAvailable, postgresCode } from './postgres-errors.server.ts'

/**
 * Runs `fn` once per key of this person: a retry, also one in parallel, gets the first answer. Call it inside the
 * transaction of the write; a refusal rolls the key back with everything else, so it may be tried again.
 * Another body under the same key throws `idempotency_key_reused` (422), one that still runs after the lock time-out
 * `request_in_progress` (409).
 */
export async function once<T>(
  ctx: UserCtx,
  endpoint: string,
  key: string | undefined,
  body: unknown,
  fn: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return fn()
  const account_id = ctx.actor.accountId
  const request_hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  // Waits here while another transaction holds the same key.
  const mine = await ctx.db
    .insertInto('idempotency_key')
    .values({ account_id, endpoint, key, request_hash, created_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw postgresCode(error) === lockNotAvailable ? inProgress() : error
    })
  const row = { account_id, endpoint, key }
  if (mine) {
    const response = await fn()
    await ctx.db
      .updateTable('idempotency_key')
      .set({ response: JSON.stringify(response) })
      .where((eb) => eb.and(row))
      .execute()
    return response
  }
  const first = await ctx.db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'response'])
    .where((eb) => eb.and(row))
    .executeTakeFirstOrThrow()
  if (first.request_hash !== request_hash) throw keyReused()
  return first.response as T
}

/** Whether this person's request of that key has been done. */
export async function hasAnswer(ctx: UserCtx, endpoint: string, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false
  const row = { account_id: ctx.actor.accountId, endpoint, key }
  const found = ctx.db
    .selectFrom('idempotency_key')
    .select('key')
    .where((eb) => eb.and(row))
  return (await found.executeTakeFirst()) !== undefined
}

/** The saved answers of somebody who leaves: they name them. */
export async function forgetAnswers(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db.deleteFrom('idempotency_key').where('account_id', '=', accountId).execute()
}

/** The contract promises a day. A row that somebody holds is left for the next time. */
export const answerSweep: Schedule = {
  queue: 'old-answers',
  cron: '23 * * * *',
  isWanted: () => true,
  run: async (ctx) => {
    const aDayAgo = new Date((await databaseNow(ctx)).getTime() - 86_400_000)
    await sql`delete from idempotency_key where ctid = any(array(
      select ctid from idempotency_key where created_at < ${aDayAgo} for update skip locked))`.execute(ctx.db)
  },
}

export const keyReused = () =>
  new AppError('unprocessable', 'idempotency_key_reused', 'This Idempotency-Key was used for another request')

const inProgress = () =>
  new AppError('conflict', 'request_in_progress', 'We are still processing this. Please try again in a moment.', {
    retryAfterSeconds: 1,
  })
