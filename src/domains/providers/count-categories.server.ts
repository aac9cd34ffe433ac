import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'

/** Adds what has changed (`category_move`) to what is counted: whoever reads the sum of both sees no difference. */
export const addUpCategories = (ctx: Ctx) =>
  countInTurn(ctx, async (tx) => {
    const moved = await readCounts(
      tx,
      sql`with moved as (delete from category_move returning category_slug, change)
        select category_slug as slug, sum(change)::int as count from moved group by 1`,
    )
    for (const { slug, count } of moved)
      await sql`insert into category_count (category_slug, count) values (${slug}, ${count})
        on conflict (category_slug) do update set count = category_count.count + excluded.count`.execute(tx.db)
  })

/** From every listing: what an operator has written past the triggers is counted from then on. */
export const countCategories = (ctx: Ctx) =>
  countInTurn(ctx, async (tx) => {
    // In one statement: on one node it sees a change and its row, or neither.
    const counted = await readCounts(
      tx,
      sql`with moved as (delete from category_move)
        select substr(facet, 10) as slug, count(*)::int as count from listing l cross join lateral unnest(facets) facet
        where l.is_listed and facet like 'category:%' group by 1`,
    )
    await tx.db.deleteFrom('category_count').execute()
    for (const { slug, count } of counted)
      await tx.db.insertInto('category_count').values({ category_slug: slug, count }).execute()
  })

type Count = { slug: string; count: number }

const readCounts = async ({ db }: Ctx, counts: RawBuilder<unknown>) => (await sql<Count>`${counts}`.execute(db)).rows

const countInTurn = (ctx: Ctx, work: (tx: Ctx) => Promise<void>): Promise<void> =>
  transaction(ctx, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('categories counted', 0))`.execute(tx.db)
    await work(tx)
  })
