import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { vitalDaysByTheHour, vitalDaysKept } from './limits.ts'

const dayMs = 86_400_000
const startOfDay = (instant: number) => new Date(Math.floor(instant / dayMs) * dayMs)

/**
 * Hours are looked at one by one for a few days only; after these a day (UTC) is one row of each kind, at its beginning. An hour at a
 * time: how much there is of it strangers decide, and a statement has two seconds.
 */
async function foldHours({ db }: Ctx, until: Date): Promise<void> {
  const next = async (after: Date): Promise<Date | undefined> => {
    const { rows } = await sql<{ hour: Date }>`select hour from page_vital where hour > ${after} and hour < ${until}
      and hour <> date_trunc('day', hour, 'UTC') order by hour limit 1`.execute(db)
    return rows[0]?.hour
  }
  for (let hour = await next(new Date(0)); hour; hour = await next(hour))
    await sql`with hours as (delete from page_vital where hour = ${hour} returning *)
      insert into page_vital as v (hour, route, vital, bucket, count)
        select ${startOfDay(hour.getTime())}::timestamptz, route, vital, bucket, count from hours
        on conflict (hour, route, vital, bucket) do update set count = v.count + excluded.count`.execute(db)
}

export const schedules: Schedule[] = [
  {
    queue: 'old-page-vitals',
    cron: '27 3 * * *',
    isWanted: () => true,
    run: async (ctx) => {
      const now = await databaseNow(ctx)
      const oldest = startOfDay(now.getTime() - vitalDaysKept * dayMs)
      await ctx.db.deleteFrom('page_vital').where('hour', '<', oldest).execute()
      await ctx.db.deleteFrom('page_call').where('hour', '<', oldest).execute()
      await foldHours(ctx, startOfDay(now.getTime() - vitalDaysByTheHour * dayMs))
    },
  },
]
