import type { Schedule } from '../../lib/jobs.server.ts'
import { closeDays, followDays } from './follow-days.server.ts'

export const schedules: Schedule[] = [
  {
    queue: 'provider-days',
    cron: '* * * * *',
    isWanted: () => true,
    run: async (ctx) => {
      await followDays(ctx)
    },
  },
  {
    queue: 'provider-days-over',
    cron: '13 * * * *',
    isWanted: () => true,
    run: async (ctx) => {
      await closeDays(ctx)
    },
  },
]
