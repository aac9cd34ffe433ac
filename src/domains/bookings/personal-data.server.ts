import { sql } from 'kysely'
import * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'
import { isUpcoming } from '../holds/booking-caps.server.ts'

const OwnBooking = z.object({
  id: z.string(),
  provider: z.string(),
  services: z.array(z.string()),
  status: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  timezone: z.string(),
  totalMinor: z.int(),
  currency: z.string(),
  notes: z.string(),
  source: z.nullable(z.string()),
  cancelReason: z.nullable(z.string()),
  proposalReason: z.nullable(z.string()),
  createdAt: z.string(),
  history: z.array(z.object({ kind: z.string(), party: z.string(), at: z.string(), reason: z.nullable(z.string()) })),
})
type OwnBooking = z.infer<typeof OwnBooking>
const GivenReason = z.object({ bookingId: z.string(), kind: z.string(), at: z.string(), reason: z.string() })

export const bookingData: PersonalData = {
  exportPerson: exportPart({ bookings: z.array(OwnBooking) }, async (ctx, { accountId }) => ({
    bookings: await listOwnBookings(ctx, accountId),
  })),

  exportProvider: exportPart({ reasons: z.array(GivenReason) }, async ({ db }, { accountId, providerId }) => {
    const { rows: reasons } = await sql<z.infer<typeof GivenReason>>`
      select c.booking_id as "bookingId", c.kind, to_json(c.at) as at, c.reason from booking_change c
      where c.provider_id = ${providerId} and c.actor_id = ${accountId} and c.reason is not null order by c.at`.execute(
      db,
    )
    return { reasons }
  }),

  /** Somebody who is still expected somewhere has to cancel first. */
  checkLeaving: async ({ db, now }, { accountId, providerId }) => {
    const { rows } = await sql<{ own: number; asProvider: number }>`
      select count(*) filter (where customer_id = ${accountId})::int as own,
        count(*) filter (where provider_id = ${providerId})::int as "asProvider"
      from booking b where (customer_id = ${accountId} or provider_id = ${providerId})
        and ${isUpcoming(now)}`.execute(db)
    const { own = 0, asProvider = 0 } = rows[0] ?? {}
    if (own + asProvider === 0) return
    const message = 'You have upcoming bookings. Please cancel them first.'
    throw new AppError('conflict', 'upcoming_bookings', message, { data: { own, asProvider } })
  },

  /** The booking stays in the other one's record, without what the leaver wrote; of a customer nothing that was written at all. */
  erase: async (tx, { accountId, providerId }) => {
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
  },
}

type BookingRow = Omit<OwnBooking, 'startsAt' | 'endsAt' | 'createdAt'> & {
  starts_at: Date
  ends_at: Date
  created_at: Date
}

async function listOwnBookings(ctx: Ctx, accountId: string): Promise<OwnBooking[]> {
  const { rows } = await sql<BookingRow>`
    select b.booking_id as id, p.business_name as provider,
      array(select s.service_name from segment s
        where s.provider_id = b.provider_id and s.booking_id = b.booking_id order by s.position) as services,
      b.status, b.starts_at, b.ends_at, b.timezone,
      b.total_minor as "totalMinor", b.currency, b.notes, b.source, b.cancel_reason as "cancelReason",
      b.proposal_reason as "proposalReason", b.created_at,
      coalesce((select json_agg(json_build_object('kind', c.kind, 'party', c.party, 'at', to_json(c.at), 'reason', c.reason)
          order by c.position) from booking_change c
        where c.provider_id = b.provider_id and c.booking_id = b.booking_id), '[]') as history
    from booking b join provider p on p.provider_id = b.provider_id
    where b.customer_id = ${accountId} order by b.starts_at`.execute(ctx.db)
  return rows.map(({ starts_at, ends_at, created_at, ...row }) => ({
    ...row,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    createdAt: created_at.toISOString(),
  }))
}
