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
    // Hundreds are closed in a run, and midnight comes to a hundred thousand on one day.
    cron: '3-59/10 * * * *',
    isWanted: () => true,
    run: async (ctx) => {
      await closeDays(ctx)
    },
  },
]
