import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { ratioCheck } from './rules.ts'

type Running = { id: string; variants: string[]; weights: number[] }

/** Writes down of each that runs whether its variants are seen as often as planned: a million exposures are counted here alone. */
export async function watchRatios(ctx: Ctx): Promise<void> {
  const { rows } = await sql<Running>`select experiment_id as id, variants, weights from experiment
    where status = 'running'`.execute(ctx.db)
  const now = await databaseNow(ctx)
  for (const { id, variants, weights } of rows) {
    const { rows: seen } = await sql<{ variant: string; subjects: number }>`select variant, count(*)::int as subjects
      from experiment_exposure where experiment_id = ${id} group by variant`.execute(ctx.db)
    const counts = variants.map((variant) => seen.find((one) => one.variant === variant)?.subjects ?? 0)
    const isOff = ratioCheck(counts, weights)?.isOff ?? false
    // Only what has changed is written: whoever is shown a variant in this moment has the row.
    await sql`update experiment set ratio_off_since = ${isOff ? now : null}
      where experiment_id = ${id} and status = 'running' and (ratio_off_since is null) = ${isOff}`.execute(ctx.db)
  }
}

/** Of those that run, the longest since first. */
export async function readRatiosOff(ctx: Ctx): Promise<Date[]> {
  const { rows } = await sql<{ since: Date }>`select ratio_off_since as since from experiment
    where status = 'running' and ratio_off_since is not null order by 1`.execute(ctx.db)
  return rows.map(({ since }) => since)
}
