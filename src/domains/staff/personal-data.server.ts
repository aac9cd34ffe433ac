import { sql } from 'kysely'
import type { Erase } from '../../lib/erasure.server.ts'

/** What a provider has written down goes with the provider. */
export const eraseStaff: Erase = async (tx, { providerId }) => {
  if (!providerId) return
  for (const table of ['calendar_entry', 'closed_day'] as const)
    await tx.db.deleteFrom(table).where('provider_id', '=', providerId).execute()
  // Past bookings hang on these rows.
  await sql`update staff set name = '' where provider_id = ${providerId}`.execute(tx.db)
  await sql`update room set name = 'Room' where provider_id = ${providerId}`.execute(tx.db)
  await sql`update service set description = '', category = 'General' where provider_id = ${providerId}`.execute(tx.db)
}
