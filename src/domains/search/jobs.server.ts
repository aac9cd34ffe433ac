import { databaseNow } from '../../lib/db.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { daysKept } from './limits.ts'

export const schedules: Schedule[] = [
  {
    queue: 'old-unmet-searches',
    cron: '27 3 * * *',
    isWanted: () => true,
    run: async (ctx) => {
      const oldest = new Date((await databaseNow(ctx)).getTime() - daysKept * 86_400_000)
      await ctx.db.deleteFrom('unmet_search').where('day', '<', oldest).execute()
    },
  },
]
