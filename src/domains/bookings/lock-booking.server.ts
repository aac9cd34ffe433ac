import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Actor, Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import type { CancellationPolicy } from '../providers/contract.ts'
import type { BookingStatus, ChangeKind, Party } from './contract.ts'
import { openness } from './read-booking.server.ts'
import type { BookingFacts } from './rules.ts'

/** A booking as it is under the lock of its provider. */
export type LockedBooking = BookingFacts & {
  bookingId: string
  providerId: string
  customerId: string
  providerAccountId: string
  currency: string
  notes: string
  proposedStartsAt: Date | null
  proposalReason: string | null
  last: { kind: ChangeKind; party: Party; startsAt: Date }
}

type Row = {
  provider_id: string
  customer_id: string
  account_id: string
  status: BookingStatus
  starts_at: Date
  ends_at: Date
  created_at: Date
  total_minor: number
  currency: string
  notes: string
  cancellation_policy: CancellationPolicy
  proposed_starts_at: Date | null
  proposal_reason: string | null
  is_open: boolean
  has_customer: boolean
  is_free_to_cancel: boolean
  last_kind: ChangeKind
  last_party: Party
  last_starts_at: Date
}

/** The lock first, then the reading: what was read before would not show who was faster. */
export async function lockBooking(tx: Ctx, id: string, actor: Actor | null) {
  const whose = actor
    ? sql`(${actor.isAdmin} or b.customer_id = ${actor.accountId} or p.account_id = ${actor.accountId})`
    : sql`true`
  const locked = await sql<{ provider_id: string }>`
    select p.provider_id from provider p
    where p.provider_id = (select b.provider_id from booking b join provider p using (provider_id) where b.booking_id = ${id} and ${whose})
    for no key update`.execute(tx.db)
  const providerId = locked.rows[0]?.provider_id
  if (!providerId) throw new AppError('not_found', 'booking_not_found', 'This booking does not exist.')
  const now = await databaseNow(tx)
  const { rows } = await sql<Row>`
    select b.provider_id, b.customer_id, p.account_id, b.status, b.starts_at, b.ends_at, b.created_at, b.total_minor, b.currency,
      b.notes, b.cancellation_policy, b.proposed_starts_at, b.proposal_reason, ${openness},
      coalesce(h.kind, 'booked') as last_kind, coalesce(h.party, 'customer') as last_party,
      coalesce(h.starts_at, b.starts_at) as last_starts_at
    from booking b join provider p on p.provider_id = b.provider_id
    join account a on a.account_id = p.account_id join account c on c.account_id = b.customer_id
    left join lateral (select kind, party, starts_at from booking_change h
      where h.provider_id = b.provider_id and h.booking_id = b.booking_id order by position desc limit 1) h on true
    where b.provider_id = ${providerId} and b.booking_id = ${id}`.execute(tx.db)
  const [row] = rows
  if (!row) throw new AppError('not_found', 'booking_not_found', 'This booking does not exist.')
  const booking: LockedBooking = {
    bookingId: id,
    providerId,
    customerId: row.customer_id,
    providerAccountId: row.account_id,
    status: row.status,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    createdAt: row.created_at,
    totalMinor: row.total_minor,
    currency: row.currency,
    notes: row.notes,
    policy: row.cancellation_policy,
    proposedStartsAt: row.proposed_starts_at,
    proposalReason: row.proposal_reason,
    hasProposal: row.proposed_starts_at !== null,
    isOpen: row.is_open,
    hasCustomer: row.has_customer,
    isFreeToCancel: row.is_free_to_cancel,
    last: { kind: row.last_kind, party: row.last_party, startsAt: row.last_starts_at },
  }
  return { booking, now }
}
