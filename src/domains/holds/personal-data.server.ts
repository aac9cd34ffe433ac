import { sql } from 'kysely'
import type { PersonalData } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { holdReleased } from './events.ts'
import { forgotten } from './hold-directory.server.ts'

export const holdData: PersonalData = {
  erase: async (tx, { accountId, providerId }) => {
    const gone = sql`delete from hold where customer_id = ${accountId} or provider_id = ${providerId}`
    const { rows } = await sql<{ provider_id: string }>`with ${forgotten(gone)}
      select distinct provider_id from gone`.execute(tx.db)
    // What a rebuild has written since that statement began.
    await tx.db.deleteFrom('hold_directory').where('customer_id', '=', accountId).execute()
    for (const { provider_id } of rows) await emit(tx, holdReleased, { providerId: provider_id })
  },
}
