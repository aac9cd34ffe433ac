import { sql } from 'kysely'
import type { PersonalData } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { holdReleased } from './events.ts'
import { forgetHolds } from './hold-directory.server.ts'

export const holdData: PersonalData = {
  erase: async (tx, { accountId, providerId }) => {
    const { rows } = await sql<{ provider_id: string; customer_id: string; hold_id: string }>`delete from hold
      where customer_id = ${accountId} or provider_id = ${providerId}
      returning provider_id, customer_id, hold_id`.execute(tx.db)
    await forgetHolds(tx, rows)
    // What a rebuild has written since that statement began.
    await tx.db.deleteFrom('hold_directory').where('customer_id', '=', accountId).execute()
    for (const gone of new Set(rows.map((row) => row.provider_id))) await emit(tx, holdReleased, { providerId: gone })
  },
}
