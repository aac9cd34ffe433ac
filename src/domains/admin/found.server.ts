import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { pagination } from '../../lib/pagination.ts'

const most = 10_000

/** Of what each of `meant` (from ... where ...) says; one more than the most when there are more. */
export async function countTo(ctx: Ctx, ...meant: RawBuilder<unknown>[]): Promise<number> {
  const counted = meant.map((one) => sql`(select 1 ${one} limit ${most + 1})`)
  const { rows } = await sql<{ count: number }>`
    select least(count(*), ${most + 1})::int as count from (${sql.join(counted, sql` union all `)}) counted`.execute(
    ctx.db,
  )
  return rows[0]?.count ?? 0
}

export function found(page: number, limit: number, count: number) {
  return { ...pagination(page, limit, Math.min(count, most)), isMore: count > most }
}
