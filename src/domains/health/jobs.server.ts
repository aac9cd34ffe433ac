import { sql } from 'kysely'
import { databaseNow } from '../../lib/db.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { vitalDaysByTheHour, vitalDaysKept } from './limits.ts'

export const schedules: Schedule[] = [
  {
    queue: 'old-page-vitals',
    cron: '27 3 * * *',
    isWanted: () => true,
    run: async (ctx) => {
      const now = await databaseNow(ctx)
      const oldest = new Date(now.getTime() - vitalDaysKept * 86_400_000)
      await ctx.db.deleteFrom('page_vital').where('hour', '<', oldest).execute()
      await ctx.db.deleteFrom('page_call').where('hour', '<', oldest).execute()
      // Hours are looked at one by one for a few days only; after these a day is one row of each kind, at its beginning.
      const byTheHour = new Date(now.getTime() - vitalDaysByTheHour * 86_400_000)
      await sql`with hours as (delete from page_vital where hour < date_trunc('day', ${byTheHour}::timestamptz, 'UTC')
            and hour <> date_trunc('day', hour, 'UTC') returning *)
        insert into page_vital as v (hour, route, vital, bucket, count)
          select date_trunc('day', hour, 'UTC'), route, vital, bucket, sum(count) from hours group by 1, 2, 3, 4
          on conflict (hour, route, vital, bucket) do update set count = v.count + excluded.count`.execute(ctx.db)
    },
  },
]
