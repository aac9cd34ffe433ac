import { sql } from 'kysely'
import type { Erase } from '../../lib/erasure.server.ts'

/** The booking stays in the other one's record, without what the leaver wrote; of a customer nothing that was written at all. */
export const eraseBookings: Erase = async (tx, { accountId, providerId }) => {
  await sql`update booking set notes = '', cancel_reason = null, proposal_reason = null
    where customer_id = ${accountId}`.execute(tx.db)
  await sql`update booking_change c set reason = null from booking b
    where b.customer_id = ${accountId} and c.provider_id = b.provider_id and c.booking_id = b.booking_id
      and c.reason is not null`.execute(tx.db)
  if (!providerId) return
  await sql`update booking set proposal_reason = null,
      cancel_reason = case when cancelled_by = ${accountId} then null else cancel_reason end
    where provider_id = ${providerId} and (proposal_reason is not null or cancelled_by = ${accountId})`.execute(tx.db)
  await sql`update booking_change set reason = null
    where provider_id = ${providerId} and actor_id = ${accountId} and reason is not null`.execute(tx.db)
}
