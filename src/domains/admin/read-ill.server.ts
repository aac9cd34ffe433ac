import { sql } from 'kysely'
import { implement } from '../../lib/api/serve.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { readRatiosOff } from '../experiments/watch-ratios.server.ts'
import { most } from './found.server.ts'
import { findCrashes, readSpeed } from './health.server.ts'
import { type Ill, officeHealth } from './health-contract.ts'

type Counted = { count: number; since: Date | null }

/** What somebody has to look at; of each how many there are and since when the first. */
export async function readIll(ctx: UserCtx): Promise<Ill> {
  const day = new Date(ctx.now.getTime() - 86_400_000)
  const [promises, messages, jobs, differences, crashes, ratios] = await Promise.all([
    counted(ctx, sql`select since as at from promise_check where not is_kept`),
    counted(ctx, sql`select created_at as at from message where state = 'failed'`),
    counted(ctx, sql`select created_on as at from pgboss.job where name = 'dead-letter' and state = 'created'`),
    counted(ctx, sql`select found_at as at from payment_difference where mended_at is null`),
    crashesSince(ctx, day),
    ratiosOff(ctx),
  ])
  return { promises, messages, jobs, differences, crashes, ratios }
}

async function counted(ctx: UserCtx, what: ReturnType<typeof sql>) {
  const { rows } = await sql<Counted>`select least(count(*), ${most})::int as count, min(at) as since
    from (${what} limit ${most}) w`.execute(ctx.db)
  const { count = 0, since = null } = rows[0] ?? {}
  return { count, since: since?.toISOString() ?? null }
}

/** Causes, not reports: one that breaks a thousand pages is one thing to mend. */
async function crashesSince(ctx: UserCtx, day: Date) {
  const { pagination } = await findCrashes(ctx, { days: '1', page: 1, limit: 1 })
  const { since } = await counted(ctx, sql`select created_at as at from crash_report where created_at >= ${day}`)
  return { count: pagination.total, since }
}

/** Experiments whose variants are not seen as often as planned. */
async function ratiosOff(ctx: UserCtx) {
  const off = await readRatiosOff(ctx)
  return { count: off.length, since: off[0]?.toISOString() ?? null }
}

export const healthRoutes = implement(
  officeHealth,
  { ill: readIll, crashes: findCrashes, speed: readSpeed },
  {
    crashes: {
      detail: 'Of 1, 7 (as a rule), 30 or 90 days; of the latest 10,000 reports: `isMore` says that there are more.',
    },
    speed: {
      detail:
        'Of 1, 7 (as a rule), 30 or 90 days, by the hour; the 300 pages that are seen most. Counted in steps, so a time is about what it says.',
    },
  },
)
