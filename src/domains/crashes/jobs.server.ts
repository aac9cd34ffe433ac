import { databaseNow } from '../../lib/db.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { daysKept } from './limits.ts'

export const schedules: Schedule[] = [
  {
    queue: 'old-crash-reports',
    cron: '23 3 * * *',
    isWanted: () => true,
    run: async (ctx) => {
      const now = await databaseNow(ctx)
      const oldest = new Date(now.getTime() - daysKept * 86_400_000)
      await ctx.db.deleteFrom('crash_report').where('created_at', '<', oldest).execute()
    },
  },
]
