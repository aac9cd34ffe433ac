import { sql } from 'kysely'
import type { Erase } from '../../lib/erasure.server.ts'

/** What providers noted about a person goes with the person; what a provider has written down goes with the provider. */
export const eraseShop: Erase = async (tx, { accountId, providerId }) => {
  await tx.db.deleteFrom('client_note').where('account_id', '=', accountId).execute()
  if (!providerId) return
  for (const table of ['client_note', 'blocked_period', 'holiday'] as const)
    await tx.db.deleteFrom(table).where('provider_id', '=', providerId).execute()
  // Past bookings hang on these rows.
  await sql`update calendar set name = '' where provider_id = ${providerId}`.execute(tx.db)
  await sql`update room set name = 'Room' where provider_id = ${providerId}`.execute(tx.db)
  await sql`update service set description = '', category = 'General' where provider_id = ${providerId}`.execute(tx.db)
}
