import { sql } from 'kysely'
import type { Schedule } from '../../lib/jobs.server.ts'

export const schedules: Schedule[] = [
  {
    queue: 'words-of-search',
    cron: '41 3 * * *',
    isWanted: () => true,
    run: async (ctx) => {
      await sql`select renew_search_words()`.execute(ctx.db)
    },
  },
]
