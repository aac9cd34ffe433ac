import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'

const Favourite = z.object({ provider: z.string(), addedAt: z.string() })

export const favouriteData: PersonalData = {
  exportPerson: exportPart({ favourites: z.array(Favourite) }, async ({ db }, { accountId }) => {
    const { rows } = await sql<{ provider: string; added_at: Date }>`
      select p.business_name as provider, f.added_at from favourite f join provider p on p.provider_id = f.provider_id
      where f.account_id = ${accountId} order by f.added_at`.execute(db)
    return { favourites: rows.map(({ provider, added_at }) => ({ provider, addedAt: added_at.toISOString() })) }
  }),

  erase: async (tx, { accountId, providerId }) => {
    await tx.db.deleteFrom('favourite').where('account_id', '=', accountId).execute()
    if (providerId) await tx.db.deleteFrom('favourite').where('provider_id', '=', providerId).execute()
  },
}
