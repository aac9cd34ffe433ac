import { sql } from 'kysely'
import type { Actor, Ctx } from '../../lib/context.ts'
import { withProviderLock } from '../holds/provider-lock.server.ts'
import type { CancellationPolicy } from '../providers/contract.ts'
import { type NoShowRow, noShowOf } from './booking-state.server.ts'
import type { BookingStatus, ChangeKind, Party } from './contract.ts'
import { bookingNotFound, findParties, noShowColumns, openness } from './read-booking.server.ts'
import type { BookingFacts } from './rules.ts'

/** A booking as it is under the lock of its provider. */
export type LockedBooking = BookingFacts & {
  bookingId: string
  providerId: string
  customerId: string
  providerAccountId: string
  currency: string
  notes: string
  proposal: { startsAt: Date; endsAt: Date; reason: string | null } | null
  last: { position: number; kind: ChangeKind; party: Party; startsAt: Date }
  /** Notes, and a fee that is lowered, leave everything else as it was decided. */
  lastDecision: { kind: ChangeKind; party: Party }
}

type Row = {
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
  proposed_ends_at: Date | null
  proposal_reason: string | null
  is_open: boolean
  has_customer: boolean
  is_free_to_cancel: boolean
  expected_at: Date | null
  due_now_minor: number
  uses: number
  keeps_card: boolean
  pay_by: Date | null
  is_instant: boolean
  no_show: NoShowRow | null
  last_kind: ChangeKind
  last_party: Party
  last_starts_at: Date
  last_position: number
  decision_kind: ChangeKind
  decision_at: Date
  decision_party: Party
}

/**
 * The lock first, then the reading. `reader` null: the clock, which sees every booking. Somebody else's booking answers as
 * one that does not exist, before anybody waits for it.
 */
export async function withLockedBooking<C extends Ctx, T>(
  ctx: C,
  id: string,
  reader: Actor | null,
  work: (tx: C, booking: LockedBooking) => Promise<T>,
): Promise<T> {
  const { providerId, customerId } = await findParties(ctx.db, id)
  if (reader && !reader.isAdmin && reader.accountId !== customerId && reader.providerId !== providerId)
    throw bookingNotFound()
  return withProviderLock(ctx, providerId, async (tx) => work(tx, await readLocked(tx, providerId, id)))
}

async function readLocked(tx: Ctx, providerId: string, id: string): Promise<LockedBooking> {
  const { rows } = await sql<Row>`/* prepare: locked-booking */
    select b.customer_id, p.account_id, b.status, b.starts_at, b.ends_at, b.total_minor, b.currency,
      b.notes, b.cancellation_policy, b.due_now_minor, b.uses, b.keeps_card, b.pay_by, b.is_instant, b.proposed_starts_at, b.proposed_ends_at, b.proposal_reason, ${openness}, ${noShowColumns(sql`${providerId}::uuid`)},
      coalesce(h.kind, 'booked') as last_kind, coalesce(h.party, 'customer') as last_party,
      coalesce(h.starts_at, b.starts_at) as last_starts_at, coalesce(h.position, 0) as last_position,
      coalesce(d.kind, 'booked') as decision_kind, coalesce(d.party, 'customer') as decision_party,
      coalesce(d.at, b.created_at) as decision_at
    from booking b join provider p on p.provider_id = b.provider_id
    join account a on a.account_id = p.account_id join account c on c.account_id = b.customer_id
    left join lateral (select position, kind, party, starts_at from booking_change h
      where h.provider_id = ${providerId} and h.booking_id = ${id} order by position desc limit 1) h on true
    left join lateral (select kind, party, at from booking_change d
      where d.provider_id = ${providerId} and d.booking_id = ${id} and kind not in ('noted', 'fee_waived') order by position desc limit 1) d on true
    where b.provider_id = ${providerId} and b.booking_id = ${id}`.execute(tx.db)
  const [row] = rows
  if (!row) throw bookingNotFound()
  const { proposed_starts_at: startsAt, proposed_ends_at: endsAt, proposal_reason: reason } = row
  const proposal = startsAt && endsAt && { startsAt, endsAt, reason }
  return {
    bookingId: id,
    providerId,
    customerId: row.customer_id,
    providerAccountId: row.account_id,
    status: row.status,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    decidedAt: row.decision_at,
    totalMinor: row.total_minor,
    currency: row.currency,
    notes: row.notes,
    policy: row.cancellation_policy,
    proposal,
    hasProposal: proposal !== null,
    isOpen: row.is_open,
    hasCustomer: row.has_customer,
    isFreeToCancel: row.is_free_to_cancel,
    expectedAt: row.expected_at,
    noShow: noShowOf(row.no_show),
    dueNowMinor: row.due_now_minor,
    uses: row.uses,
    keepsCard: row.keeps_card,
    payBy: row.pay_by,
    isInstant: row.is_instant,
    last: {
      position: row.last_position,
      kind: row.last_kind,
      party: row.last_party,
      startsAt: row.last_starts_at,
    },
    lastDecision: { kind: row.decision_kind, party: row.decision_party },
  }
}
