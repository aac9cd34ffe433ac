import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { minutesAfter } from '../../lib/time.server.ts'
import { burst, isBurst } from './rules.ts'

/** Asks a person to look when a provider gets many reviews at once. They stay as they are, and count. */
export async function flagBurst(tx: Ctx, providerId: string): Promise<void> {
  const { rows } = await sql<{ today: number; before: number }>`
    select (count(*) filter (where created_at > ${tx.now}::timestamptz - interval '24 hours'))::int as today,
      (count(*) filter (where created_at <= ${tx.now}::timestamptz - interval '24 hours'))::int as before
    from review where provider_id = ${providerId} and status = 'published'
      and created_at > ${tx.now}::timestamptz - make_interval(days => ${burst.days})`.execute(tx.db)
  const [counted] = rows
  if (!counted || !isBurst(counted)) return
  const now = tx.now
  // What was looked at within the week is not asked for again; what waits keeps its day.
  await sql`insert into report (provider_id, report_id, reason, details, created_at)
    values (${providerId}, ${randomUUIDv7()}, 'burst', ${String(counted.today)}, ${now})
    on conflict on constraint report_once do update
      set details = excluded.details, status = 'open', resolved_at = null,
        created_at = case when report.status = 'open' then report.created_at else excluded.created_at end
      where report.status = 'open' or report.resolved_at < ${minutesAfter(now, -7 * 24 * 60)}`.execute(tx.db)
}
