import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { ratioCheck } from './rules.ts'

type Seen = { id: string; variants: string[]; weights: number[]; exposures: Record<string, number> }

/** Writes down of each that runs whether its variants are seen as often as planned: a million exposures are counted here alone. */
export async function watchRatios(ctx: Ctx): Promise<void> {
  const { rows } = await sql<Seen>`select e.experiment_id as id, e.variants, e.weights, (
      select coalesce(json_object_agg(v.variant, v.subjects), '{}') from (
        select x.variant, count(*)::int as subjects from experiment_exposure x
        where x.experiment_id = e.experiment_id group by x.variant) v) as exposures
    from experiment e where e.status = 'running'`.execute(ctx.db)
  const now = await databaseNow(ctx)
  for (const { id, variants, weights, exposures } of rows) {
    const counts = variants.map((variant) => exposures[variant] ?? 0)
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
