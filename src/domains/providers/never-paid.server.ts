import { type RawBuilder, sql } from 'kysely'

/**
 * Of a row of `booking` called `b`, of this provider: it has waited for a card, and none has come. Its provider has never heard of
 * it, and it counts nowhere (`wasNeverPaid` of bookings/changes.rules.ts says the same of a history).
 */
export const wasNeverPaid = (provider: RawBuilder<unknown>) => sql`exists (select from booking_change u
    where u.provider_id = ${provider} and u.booking_id = b.booking_id and u.position = 1 and u.kind = 'unpaid')
  and not exists (select from booking_change y
    where y.provider_id = ${provider} and y.booking_id = b.booking_id and y.kind in ('paid', 'paid_request'))`
