import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { tookPlace } from '../bookings/booking-state.server.ts'
import { hasBegun, recordConversion } from '../experiments/service.server.ts'
import { timesExperiment } from './rebooking.rules.ts'

/** For the experiment with the free times: whoever books again with a provider they have been to. */
export async function noteRebooked(ctx: Ctx, { bookingId, providerId }: { bookingId: string; providerId: string }) {
  const { id: experimentId, conversion: conversionType } = timesExperiment
  if (!(await hasBegun(ctx, experimentId))) return
  const { rows } = await sql<{ accountId: string; at: Date }>`
    select n.customer_id as "accountId", n.created_at as at from booking n
    where n.provider_id = ${providerId} and n.booking_id = ${bookingId} and exists (select from booking b
      where b.provider_id = ${providerId} and b.customer_id = n.customer_id and b.booking_id <> n.booking_id
        and b.ends_at <= n.created_at and ${tookPlace('b', ctx.now)})`.execute(ctx.db)
  const [rebooked] = rows
  if (rebooked) await recordConversion(ctx, { experimentId, conversionType, ...rebooked })
}
