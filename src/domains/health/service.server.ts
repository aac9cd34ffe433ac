import { sql } from 'kysely'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { health, type PageVitals } from './contract.ts'
import { healthLimits } from './limits.ts'
import { bucketOf, vitalThresholds } from './rules.ts'

/** In an hour. */
export const mostRoutes = 200
const otherRoutes = 'other'

export async function reportVitals(ctx: Ctx, { route, vitals, calls, failed }: PageVitals): Promise<{ taken: number }> {
  await ctx.app.limits.take(healthLimits.together, 'everybody')
  const slow = vitals.filter(({ vital, value }) => value > vitalThresholds[vital][1])
  if (slow.length > 0) ctx.log.info({ route, slow: slow.slice(0, 10) }, 'a page was slow in a browser')
  const counts = new Map<string, { vital: string; bucket: number; count: number }>()
  for (const { vital, value } of vitals) {
    const bucket = bucketOf(vital, value)
    const key = `${vital} ${String(bucket).padStart(2, '0')}`
    counts.set(key, { vital, bucket, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  // In one order: of two who count the same none waits for the other in a ring.
  const rows = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  const hour = new Date(Math.floor(ctx.now.getTime() / 3_600_000) * 3_600_000)
  await transaction(ctx, async (tx) => {
    const known = await knownRoute(tx, hour, route)
    await sql`insert into page_call (hour, route, calls, failed) values (${hour}, ${known}, ${calls}, ${failed})
      on conflict (hour, route) do update set calls = page_call.calls + excluded.calls,
        failed = page_call.failed + excluded.failed`.execute(tx.db)
    if (rows.length === 0) return
    await tx.db
      .insertInto('page_vital')
      .values(rows.map((row) => ({ hour, route: known, ...row })))
      .onConflict((conflict) =>
        conflict
          .columns(['hour', 'route', 'vital', 'bucket'])
          .doUpdateSet({ count: sql`page_vital.count + excluded.count` }),
      )
      .execute()
  })
  return { taken: vitals.length }
}

/** More pages than there are: somebody makes them up. */
async function knownRoute(tx: Ctx, hour: Date, route: string): Promise<string> {
  const { rows } = await sql<{ isKnown: boolean; routes: number }>`select count(*)::int as routes,
    bool_or(route = ${route}) as "isKnown" from page_call where hour = ${hour}`.execute(tx.db)
  const [seen] = rows
  return seen && !seen.isKnown && seen.routes >= mostRoutes ? otherRoutes : route
}

export const routes = implement(health, { report: reportVitals })
