import { sql } from 'kysely'
import type { PersonalData } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { holdReleased } from './events.ts'

export const holdData: PersonalData = {
  erase: async (tx, { accountId, providerId }) => {
    const { rows } = await sql<{ provider_id: string }>`delete from hold
      where customer_id = ${accountId} or provider_id = ${providerId} returning provider_id`.execute(tx.db)
    for (const id of new Set(rows.map((row) => row.provider_id))) await emit(tx, holdReleased, { providerId: id })
  },
}
