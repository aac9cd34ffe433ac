import { sql } from 'kysely'
import { databaseNow } from '../../lib/db.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { resultDaysKept } from './limits.ts'
import { watchRatios } from './watch-ratios.server.ts'

export const schedules: Schedule[] = [
  { queue: 'experiment-ratios', cron: '*/10 * * * *', isWanted: () => true, run: watchRatios },
  {
    queue: 'old-experiments',
    cron: '31 3 * * *',
    isWanted: () => true,
    run: async (ctx) => {
      const now = await databaseNow(ctx)
      const oldest = new Date(now.getTime() - resultDaysKept * 86_400_000)
      await sql`delete from experiment_exposure where experiment_id in
        (select experiment_id from experiment where stopped_at < ${oldest})`.execute(ctx.db)
    },
  },
]
