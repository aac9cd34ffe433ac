import { randomUUIDv7 } from 'node:crypto'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { type CrashReport, crashes } from './contract.ts'
import { crashLimits } from './limits.ts'

/** Written down before it is stored: a crash while the database is away is told, too. */
export async function reportCrash(ctx: Ctx, report: CrashReport): Promise<{ id: string }> {
  await ctx.app.limits.take(crashLimits.together, 'everybody')
  ctx.log.warn({ crash: report }, 'a page broke in a browser')
  ctx.app.errorReports?.crashed(report, ctx.requestId)
  const id = randomUUIDv7()
  await ctx.db
    .insertInto('crash_report')
    .values({ crash_report_id: id, request_id: ctx.requestId, created_at: ctx.now, ...report })
    .execute()
  return { id }
}

export const routes = implement(crashes, { report: reportCrash })
