import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'

const Feed = z.object({ kind: z.string(), createdAt: z.string() })

export const feedData: PersonalData = {
  exportPerson: exportPart({ calendarFeeds: z.array(Feed) }, async ({ db }, { accountId }) => {
    const query = db.selectFrom('calendar_feed').select(['kind', 'created_at']).where('account_id', '=', accountId)
    const rows = await query.orderBy('created_at').execute()
    return { calendarFeeds: rows.map(({ kind, created_at }) => ({ kind, createdAt: created_at.toISOString() })) }
  }),

  erase: async (tx, { accountId }) => {
    await tx.db.deleteFrom('calendar_feed').where('account_id', '=', accountId).execute()
  },
}
