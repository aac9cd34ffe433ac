import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Actor, Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import type { CancellationPolicy } from '../providers/contract.ts'
import type {
  ActionRefusal,
  Booking,
  BookingAction,
  BookingStatus,
  ChangeKind,
  NearestTimes,
  Party,
} from './contract.ts'
import { expireHolds } from './hold-time.server.ts'
import { reasonOfTaken } from './judge-booking.server.ts'
import { getBookingById } from './read-booking.server.ts'
import { recordChange } from './record-change.server.ts'
import { type BookingFacts, judgeAction } from './rules.ts'

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

/** What an action does beside moving the status. */
export type Effect = {
  set?: {
    notes?: string
    starts_at?: Date
    ends_at?: Date
    cancelled_at?: Date
    cancelled_by?: string | null
    cancel_reason?: string | null
  }
  /** null takes back the one there is. */
  proposal?: { startsAt: Date; endsAt: Date } | null
  reason?: string | null
  feeMinor?: number
}

type Act = {
  id: string
  action: BookingAction
  /** Whether the last change already is what is asked for; unless told, any of the same kind by the same party. */
  isRepeated?: (booking: LockedBooking) => boolean
  effect: (tx: Ctx, booking: LockedBooking, party: Party) => Promise<Effect>
}

/** Somebody else's booking answers as one that does not exist. */
export async function actOnBooking(ctx: Ctx, { actor, ...act }: Act & { actor: Actor }): Promise<Booking> {
  try {
    return await transaction(ctx, async (tx) => {
      const { booking, now } = await lockBooking(tx, act.id, actor)
      const party = partyOf(actor, booking.customerId, booking.providerAccountId)
      await change({ ...tx, now }, booking, party, actor.accountId, act)
      return getBookingById({ ...tx, now }, act.id)
    })
  } catch (error) {
    const reason = ctx.db.isTransaction ? null : reasonOfTaken(error)
    if (!reason) throw error
    const data: NearestTimes = { nearest: [], reason }
    throw new AppError('conflict', 'slot_taken', 'That time has just been taken.', { data })
  }
}

/** What the clock does; false: it is not due, or somebody else was faster. */
export async function actAsSystem(ctx: Ctx, act: Act): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const { booking, now } = await lockBooking(tx, act.id, null)
    if ('refused' in judgeAction(act.action, booking, 'system', now)) return false
    await change({ ...tx, now }, booking, 'system', null, act)
    return true
  })
}

async function change(tx: Ctx, booking: LockedBooking, party: Party, actorId: string | null, act: Act) {
  const judgement = judgeAction(act.action, booking, party, tx.now)
  if ('refused' in judgement) {
    if (isOwnLast(booking, party, act)) return
    throw actionRefused(judgement.refused)
  }
  const { to, kind } = judgement.transition
  // Asked again for what already is: nothing happens a second time.
  if (to === null && act.isRepeated?.(booking) && isOwnLast(booking, party, act)) return
  await expireHolds(tx, booking.providerId)
  const effect = await act.effect(tx, booking, party)
  await writeStatus(tx, booking, to ?? booking.status, kind, effect)
  await record(tx, booking, kind, party, actorId, effect)
}

const kindsOf: Record<BookingAction, ChangeKind> = {
  accept: 'accepted',
  decline: 'declined',
  cancel: 'cancelled',
  reschedule: 'rescheduled',
  note: 'noted',
  propose: 'proposed',
  accept_proposal: 'proposal_accepted',
  refuse_proposal: 'proposal_refused',
  withdraw_proposal: 'proposal_withdrawn',
  no_show: 'no_show',
  complete: 'completed',
  expire: 'expired',
}

/** Whoever repeats their own last action hears the answer of the first time. */
function isOwnLast(booking: LockedBooking, party: Party, { action, isRepeated }: Act): boolean {
  const { kind, party: who } = booking.last
  return kind === kindsOf[action] && who === party && (isRepeated?.(booking) ?? true)
}

export function partyOf(actor: Actor, customerId: string, providerAccountId: string): Party {
  if (actor.accountId === customerId) return 'customer'
  return actor.accountId === providerAccountId ? 'provider' : 'admin'
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
  await expireHolds({ ...tx, now }, providerId)
  const { rows } = await sql<Row>`
    select b.provider_id, b.customer_id, p.account_id, b.status, b.starts_at, b.ends_at, b.created_at, b.total_minor, b.currency,
      b.notes, b.cancellation_policy, b.proposed_starts_at, b.proposal_reason,
      coalesce(h.kind, 'booked') as last_kind, coalesce(h.party, 'customer') as last_party,
      coalesce(h.starts_at, b.starts_at) as last_starts_at
    from booking b join provider p on p.provider_id = b.provider_id
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
    last: { kind: row.last_kind, party: row.last_party, startsAt: row.last_starts_at },
  }
  return { booking, now }
}

/** What no calendar file knows of. */
const talk: ReadonlySet<ChangeKind> = new Set(['noted', 'proposed', 'proposal_refused', 'proposal_withdrawn'])
const ended: readonly BookingStatus[] = ['cancelled', 'expired']

async function writeStatus(tx: Ctx, booking: LockedBooking, status: BookingStatus, kind: ChangeKind, effect: Effect) {
  const { providerId, bookingId } = booking
  // A note leaves open what was asked for; anything else settles it.
  const asked = effect.proposal
  const proposal =
    kind === 'noted'
      ? {}
      : {
          proposed_starts_at: asked?.startsAt ?? null,
          proposed_ends_at: asked?.endsAt ?? null,
          proposal_reason: asked ? (effect.reason ?? null) : null,
        }
  const written = await tx.db
    .updateTable('booking')
    .set((eb) => ({
      status,
      updated_at: tx.now,
      sequence: talk.has(kind) ? eb.ref('sequence') : eb('sequence', '+', 1),
      ...proposal,
      ...effect.set,
    }))
    .where('provider_id', '=', providerId)
    .where('booking_id', '=', bookingId)
    .where('status', '=', booking.status)
    .executeTakeFirst()
  if (written.numUpdatedRows !== 1n) throw actionRefused(`booking_${booking.status}`)
  if (!ended.includes(status)) return
  await tx.db
    .updateTable('occupation')
    .set({ blocking: false })
    .where('provider_id', '=', providerId)
    .where('booking_id', '=', bookingId)
    .execute()
}

async function record(
  tx: Ctx,
  booking: LockedBooking,
  kind: ChangeKind,
  party: Party,
  actorId: string | null,
  { set, proposal, reason = null, feeMinor = 0 }: Effect,
) {
  const { providerId, bookingId, startsAt } = booking
  const startsAfter = proposal?.startsAt ?? set?.starts_at ?? startsAt
  await recordChange(tx, {
    providerId,
    bookingId,
    kind,
    party,
    actorId,
    startsAt: startsAfter,
    previous: startsAt,
    reason,
    feeMinor,
  })
}

const refusals: Record<ActionRefusal, string> = {
  action_not_yours: 'That is not for you to do.',
  booking_pending: 'This booking is not confirmed yet.',
  booking_confirmed: 'This booking is confirmed already.',
  booking_completed: 'This booking has taken place.',
  booking_cancelled: 'This booking is cancelled.',
  booking_no_show: 'Nobody came to this booking.',
  booking_expired: 'This request has expired.',
  already_begun: 'This booking has already begun.',
  not_begun: 'This booking has not begun yet.',
  request_expired: 'This request was not answered in time.',
  free_change_over: 'The time for free changes is over. Please cancel, or ask the provider for another time.',
  no_proposal: 'No other time is asked for.',
  not_due: 'It is too early for that.',
}

function actionRefused(code: ActionRefusal): AppError {
  return new AppError('conflict', code, refusals[code])
}
