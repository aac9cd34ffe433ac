import { databaseNow } from '../../lib/db.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { workOutLandings } from './landing.server.ts'
import { daysKept } from './limits.ts'
import { workOutSitemapParts } from './sitemap.server.ts'

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
  { queue: 'landing-links', cron: '7,37 * * * *', isWanted: () => true, run: workOutLandings },
  { queue: 'sitemap-parts', cron: '23 * * * *', isWanted: () => true, run: (ctx) => workOutSitemapParts(ctx) },
]
