import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { implement } from '../../lib/api/serve.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { findParties } from '../bookings/read-booking.server.ts'
import { lookInto } from '../identity/looking.server.ts'
import { officeBookings } from './booking-contract.ts'

type PaymentsOf = z.output<typeof officeBookings.payments.output>

/** @throws booking_not_found */
export async function listPayments(ctx: UserCtx, { id }: { id: string }): Promise<PaymentsOf> {
  const { providerId, customerId } = await findParties(ctx.db, id)
  const look = {
    personId: customerId,
    action: 'booking.opened',
    subjectType: 'booking',
    subjectId: id.toLowerCase(),
  } as const
  return lookInto(ctx, look, (tx) => paymentsOf(tx, providerId, id))
}

async function paymentsOf(ctx: UserCtx, providerId: string, id: string): Promise<PaymentsOf> {
  const { rows: payments } = await sql<PaymentsOf['payments'][number]>`
    select payment_id as id, case when tip_of is not null then 'tip' when is_fee then 'fee' else 'booking' end as purpose
    from payment where provider_id = ${providerId} and (booking_id = ${id} or tip_of = ${id})
    order by created_at, payment_id`.execute(ctx.db)
  return { payments }
}

export const bookingRoutes = implement(
  officeBookings,
  { payments: listPayments },
  { payments: { refusals: ['booking_not_found', 'reason_needed'] } },
)
