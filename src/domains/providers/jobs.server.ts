import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { addUpCategories, countCategories } from './count-categories.server.ts'
import { endFeatured } from './feature.server.ts'
import { forgetUnused } from './words.server.ts'

export const schedules: Schedule[] = [
  { queue: 'featured-over', cron: '*/5 * * * *', isWanted: () => true, run: endFeatured },
  {
    queue: 'words-of-search',
    cron: '41 3 * * *',
    isWanted: () => true,
    notAtStart: true,
    run: forgetUnusedWords,
  },
  {
    queue: 'recent-bookings',
    cron: '17 * * * *',
    isWanted: () => true,
    run: countRecentBookings,
  },
  { queue: 'categories-counted', cron: '* * * * *', isWanted: () => true, run: addUpCategories },
  {
    queue: 'categories-counted-anew',
    cron: '53 3 * * *',
    isWanted: () => true,
    notAtStart: true,
    run: countCategories,
  },
]

/** What is popular, a part of the providers at a time: each is waited for by who changes one of them. */
export async function countRecentBookings(ctx: Ctx, atOnce = 100): Promise<void> {
  for (let last: string | null = '00000000-0000-0000-0000-000000000000'; last !== null; ) {
    const { rows }: { rows: { last: string | null }[] } = await sql<{ last: string | null }>`
      select count_recent_bookings(${ctx.now}, ${last}, ${atOnce}) as last`.execute(ctx.db)
    last = rows[0]?.last ?? null
  }
}

/** Of `search_word` what no provider says any more, a few at a time: others write there. */
export async function forgetUnusedWords(ctx: Ctx): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined; ) last = await forgetAfter(ctx, last)
}

const forgetAfter = (ctx: Ctx, last: string): Promise<string | undefined> =>
  transaction(ctx, async ({ db }) => {
    const { rows } = await sql<{ word: string }>`
      select word from search_word where word > ${last} order by word limit 100`.execute(db)
    const words = rows.map(({ word }) => word)
    await forgetUnused(db, words)
    return words.at(-1)
  })
