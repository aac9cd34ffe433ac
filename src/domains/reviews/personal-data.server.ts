import { sql } from 'kysely'
import type { Erase } from '../../lib/erasure.server.ts'

/** What somebody wrote as a customer stays, signed by nobody; the answers of a provider go with the page they stood on. */
export const eraseResponses: Erase = async (tx, { providerId }) => {
  if (!providerId) return
  await sql`update review set response_text = null, responded_at = null
    where provider_id = ${providerId} and response_text is not null`.execute(tx.db)
}
