import type { Erase } from '../../lib/erasure.server.ts'

/** What providers noted about a person goes with the person, and with the provider. */
export const eraseCustomerNotes: Erase = async (tx, { accountId, providerId }) => {
  await tx.db.deleteFrom('customer_note').where('customer_id', '=', accountId).execute()
  if (providerId) await tx.db.deleteFrom('customer_note').where('provider_id', '=', providerId).execute()
}
