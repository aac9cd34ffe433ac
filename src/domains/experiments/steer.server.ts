import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import type { Outcome } from './rules.ts'

type Status = 'draft' | 'running' | 'stopped'
type Found = { recordId: string; status: Status; share: number }

/** Whoever steers the same one waits. Throws `experiment_not_found`. */
async function lock(tx: Ctx, id: string): Promise<Found> {
  const { rows } =
    await sql<Found>`select record_id as "recordId", status, share from experiment where experiment_id = ${id} for update`.execute(
      tx.db,
    )
  const [found] = rows
  if (!found) throw new AppError('not_found', 'experiment_not_found', 'There is no such experiment.')
  return found
}

const notRunning = () => new AppError('conflict', 'experiment_not_running', 'The experiment is not running.')

/** Answers its record, as the others do. Once: whoever has seen a variant would be asked anew. */
export async function startExperiment(tx: Ctx, id: string, share: number): Promise<string> {
  const { recordId, status } = await lock(tx, id)
  if (status !== 'draft') throw new AppError('conflict', 'experiment_begun', 'It has been started before.')
  await sql`update experiment set status = 'running', share = ${share}, started_at = ${await databaseNow(tx)}
    where experiment_id = ${id}`.execute(tx.db)
  return recordId
}

/** Only upwards: nobody is taken out of what they have seen. */
export async function rampExperiment(tx: Ctx, id: string, share: number): Promise<string> {
  const found = await lock(tx, id)
  if (found.status !== 'running') throw notRunning()
  if (share < found.share) throw new AppError('conflict', 'share_lower', 'The share of an experiment only grows.')
  await sql`update experiment set share = ${share} where experiment_id = ${id}`.execute(tx.db)
  return found.recordId
}

export async function stopExperiment(tx: Ctx, id: string): Promise<string> {
  const { recordId, status } = await lock(tx, id)
  if (status !== 'running') throw notRunning()
  await sql`update experiment set status = 'stopped', stopped_at = ${await databaseNow(tx)}
    where experiment_id = ${id}`.execute(tx.db)
  return recordId
}

type Counted = {
  id: string
  name: string
  hypothesis: string
  status: Status
  variants: string[]
  weights: number[]
  layer: string
  bucketFrom: number
  bucketTo: number
  share: number
  languages: string[]
  roles: string[]
  conversions: string[]
  valueConversions: string[]
  startedAt: Date | null
  stoppedAt: Date | null
  /** The most frequent first. */
  pages: string[]
  /** By variant. */
  exposures: Record<string, number>
  /** By variant and kind of conversion. */
  outcomes: Record<string, Record<string, Omit<Outcome, 'subjects'>>>
}

/** What runs first, then what may be started, then what was stopped last. */
export async function readCounts(ctx: Ctx): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select e.experiment_id as id, e.name, e.hypothesis, e.status, e.variants, e.weights, e.layer,
      e.bucket_from as "bucketFrom", e.bucket_to as "bucketTo", e.share, e.languages, e.roles, e.conversions,
      e.value_conversions as "valueConversions", e.started_at as "startedAt", e.stopped_at as "stoppedAt",
      array(select x.page from experiment_exposure x where x.experiment_id = e.experiment_id and x.page is not null
        group by x.page order by count(*) desc, x.page limit 5) as pages,
      (select coalesce(json_object_agg(v.variant, v.subjects), '{}') from (
        select x.variant, count(*)::int as subjects from experiment_exposure x
        where x.experiment_id = e.experiment_id group by x.variant) v) as exposures,
      (select coalesce(json_object_agg(v.variant, v.kinds), '{}') from (
        select k.variant, json_object_agg(k.conversion_type, json_build_object('converted', k.converted,
            'sum', k.sum, 'squares', k.squares)) as kinds
        from (select x.variant, c.conversion_type, count(*)::int as converted, sum(c.value)::float8 as sum,
            sum(c.value::float8 ^ 2) as squares
          from experiment_conversion c join experiment_exposure x using (experiment_id, subject)
          where c.experiment_id = e.experiment_id group by x.variant, c.conversion_type) k
        group by k.variant) v) as outcomes
    from experiment e order by array_position(array['running', 'draft', 'stopped'], e.status), e.stopped_at desc nulls last,
      e.experiment_id limit 100`.execute(ctx.db)
  return rows
}
