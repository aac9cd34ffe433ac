import type { Schedule } from '../../lib/jobs.server.ts'
import { followFreeDays, freeDayChannel, workOutDueDays } from './free-days.server.ts'

export const schedules: Schedule[] = [
  {
    queue: 'free-days',
    // Woken by what has changed; by the clock, should that not have been heard.
    cron: '*/5 * * * *',
    channel: freeDayChannel,
    isWanted: () => true,
    run: async (ctx) => {
      await workOutDueDays(ctx)
    },
  },
  { queue: 'free-days-ahead', cron: '13 * * * *', isWanted: () => true, run: followFreeDays },
]
