import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, slowMs, transaction } from '../../lib/db.server.ts'
import { type PromiseName, promises } from './contract.ts'
import { findBreaches } from './promises.server.ts'

export const promiseNames: readonly PromiseName[] = Object.values(promises).flat()

export type Finding = { promise: PromiseName; breaches: string[]; tookMs: number }

/** Looks on one snapshot that nothing can be changed in. Throws what the database does. */
export async function examine(ctx: Ctx, promise: PromiseName): Promise<Finding> {
  const startedAt = performance.now()
  const breaches = await ctx.app.slowDb
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      await sql`set local statement_timeout = ${sql.lit(slowMs)}`.execute(db)
      const tx = { ...ctx, db }
      return findBreaches({ ...tx, now: await databaseNow(tx) }, promise)
    })
  return { promise, breaches, tookMs: Math.round(performance.now() - startedAt) }
}

const budgetMs = 40_000
/** What takes long is looked at the less: the doctor is a hundredth of the work at most. */
const rest = 100

/** Each promise whose turn it is, the longest ago first. */
export async function makeRounds(ctx: Ctx): Promise<void> {
  const until = performance.now() + budgetMs
  for (const promise of await dueNow(ctx)) {
    if (performance.now() > until) return
    const startedAt = performance.now()
    await examine(ctx, promise).then(
      (finding) => writeDown(ctx, finding),
      // Too large for its time, or the database is away: the others have their turn.
      async (err: unknown) => {
        ctx.log.error({ err, promise }, 'a promise could not be looked at')
        await noteTried(ctx, promise, Math.round(performance.now() - startedAt))
      },
    )
  }
}

async function dueNow(ctx: Ctx): Promise<PromiseName[]> {
  const now = await databaseNow(ctx)
  const { rows } = await sql<{ promise: string; isDue: boolean }>`select promise,
      tried_at + make_interval(secs => took_ms * ${rest} / 1000.0) <= ${now} as "isDue"
    from promise_check order by tried_at`.execute(ctx.db)
  const known = new Map(rows.map(({ promise, isDue }) => [promise, isDue]))
  const order = [...known.keys()]
  return promiseNames
    .filter((promise) => known.get(promise) ?? true)
    .sort((one, other) => order.indexOf(one) - order.indexOf(other))
}

async function noteTried(ctx: Ctx, promise: PromiseName, took_ms: number): Promise<void> {
  const tried_at = await databaseNow(ctx)
  await ctx.db
    .insertInto('promise_check')
    .values({ promise, tried_at, took_ms })
    .onConflict((known) => known.column('promise').doUpdateSet({ tried_at, took_ms }))
    .execute()
}

async function writeDown(ctx: Ctx, { promise, breaches, tookMs }: Finding): Promise<void> {
  const isKept = breaches.length === 0
  await transaction(ctx, async (tx) => {
    const now = await databaseNow(tx)
    const { rows } = await sql<{ isKept: boolean | null }>`select is_kept as "isKept" from promise_check
      where promise = ${promise} for no key update`.execute(tx.db)
    const isNews = rows[0]?.isKept !== isKept
    await tx.db
      .insertInto('promise_check')
      .values({ promise, is_kept: isKept, since: now, checked_at: now, tried_at: now, took_ms: tookMs, breaches })
      .onConflict((known) =>
        known.column('promise').doUpdateSet({
          ...{ is_kept: isKept, checked_at: now, tried_at: now, took_ms: tookMs, breaches },
          ...(isNews && { since: now }),
        }),
      )
      .execute()
    if (isNews && (rows.length > 0 || !isKept))
      ctx.log[isKept ? 'info' : 'error'](
        { promise, breaches },
        isKept ? 'a promise holds again' : 'a promise is broken',
      )
  })
}
