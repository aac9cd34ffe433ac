import type { Schedule } from '../../lib/jobs.server.ts'
import { followFreeDays, workOutDueDays } from './free-days.server.ts'
import { freeDayChannel } from './lock-provider.server.ts'

export const schedules: Schedule[] = [
  {
    queue: 'free-days',
    // Woken by whoever locks a provider; by the clock, should that not have been heard or something have changed without.
    cron: '* * * * *',
    channel: freeDayChannel,
    isWanted: () => true,
    run: async (ctx) => {
      await workOutDueDays(ctx)
    },
  },
  { queue: 'free-days-ahead', cron: '13 * * * *', isWanted: () => true, run: followFreeDays },
]
