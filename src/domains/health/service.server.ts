import { sql } from 'kysely'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { health, type PageVitals } from './contract.ts'
import { healthLimits } from './limits.ts'
import { bucketOf, vitalThresholds } from './rules.ts'

/** In an hour. */
export const mostRoutes = 200

export async function reportVitals(ctx: Ctx, { route, vitals, calls, failed }: PageVitals): Promise<{ taken: number }> {
  await ctx.app.limits.take(healthLimits.together, 'everybody')
  const slow = vitals.filter(({ vital, value }) => value > vitalThresholds[vital][1])
  if (slow.length > 0) ctx.log.info({ route, slow: slow.slice(0, 10) }, 'a page was slow in a browser')
  const counts = new Map<string, { vital: string; bucket: number; count: number }>()
  for (const { vital, value } of vitals) {
    const bucket = bucketOf(vital, value)
    const key = `${vital} ${bucket}`
    counts.set(key, { vital, bucket, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const hour = new Date(Math.floor(ctx.now.getTime() / 3_600_000) * 3_600_000)
  await transaction(ctx, async (tx) => {
    // More pages than there are: somebody makes them up.
    const { rows } = await sql<{ known: string }>`insert into page_call (hour, route, calls, failed)
      select ${hour}, case when exists (select from page_call where hour = ${hour} and route = ${route})
        or (select count(*) from page_call where hour = ${hour}) < ${mostRoutes} then ${route} else 'other' end,
        ${calls}, ${failed}
      on conflict (hour, route) do update set calls = page_call.calls + excluded.calls,
        failed = page_call.failed + excluded.failed
      returning route as known`.execute(tx.db)
    // In one order: of two who count the same none waits for the other in a ring.
    await sql`insert into page_vital (hour, route, vital, bucket, count)
      select ${hour}, ${rows[0]?.known}, vital, bucket, count
      from json_to_recordset(${JSON.stringify([...counts.values()])}::json) as c(vital text, bucket smallint, count bigint)
      order by vital, bucket
      on conflict (hour, route, vital, bucket) do update set count = page_vital.count + excluded.count`.execute(tx.db)
  })
  return { taken: vitals.length }
}

export const routes = implement(health, { report: reportVitals })
