import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { slowMs, transaction } from '../../lib/db.server.ts'

/**
 * Adds what has changed (`category_move`) to what is counted, so many rows at a time: whoever reads the sum of both sees no
 * difference. Nothing to do while somebody else is at it.
 */
export async function addUpCategories(ctx: Ctx, atOnce = 50_000): Promise<void> {
  while ((await transaction(ctx, (tx) => addUpSome(tx, atOnce))) >= atOnce);
}

async function addUpSome({ db }: Ctx, atMost: number): Promise<number> {
  const { rows: turns } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('categories counted', 0)) as "isOurs"`.execute(db)
  if (!turns[0]?.isOurs) return 0
  const { rows } = await sql<{ slug: string; change: number; moves: number }>`with moved as (
      delete from category_move where (provider_id, move_id) in (
        select provider_id, move_id from category_move limit ${atMost})
      returning category_slug, change)
    select category_slug as slug, sum(change)::int as change, count(*)::int as moves from moved group by 1`.execute(db)
  for (const { slug, change } of rows)
    await sql`insert into category_count (category_slug, count) values (${slug}, ${change})
      on conflict (category_slug) do update set count = category_count.count + excluded.count`.execute(db)
  return rows.reduce((sum, { moves }) => sum + moves, 0)
}

/** From every listing: what an operator has written past the triggers is counted from then on. */
export const countCategories = (ctx: Ctx): Promise<void> =>
  transaction({ ...ctx, db: ctx.app.slowDb }, async ({ db }) => {
    await sql`set local statement_timeout = ${sql.lit(slowMs)}`.execute(db)
    await sql`select count_categories()`.execute(db)
  })
