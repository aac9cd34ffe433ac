import { databaseNow } from '../../lib/db.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { vitalDaysKept } from './limits.ts'

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
    },
  },
]
