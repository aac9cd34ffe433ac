import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'

const View = z.object({ page: z.string(), name: z.string(), query: z.string(), savedAt: z.string() })

export const officeData: PersonalData = {
  exportPerson: exportPart({ officeViews: z.array(View) }, async ({ db }, { accountId }) => {
    const { rows } = await sql<{ page: string; name: string; query: string; at: Date }>`
      select page, name, query, created_at as at from office_view where account_id = ${accountId}
      order by created_at, view_id`.execute(db)
    return { officeViews: rows.map(({ at, ...view }) => ({ ...view, savedAt: at.toISOString() })) }
  }),

  erase: async (tx, { accountId }) => {
    await tx.db.deleteFrom('office_view').where('account_id', '=', accountId).execute()
  },
}
