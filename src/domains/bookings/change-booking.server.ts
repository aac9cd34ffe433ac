import { AppError } from '../../lib/api/errors.ts'
import type { Actor, Ctx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { expireHolds } from '../holds/service.server.ts'
import { slotTakenReason } from '../scheduling/check-selection.server.ts'
import type { NearestTimes } from '../scheduling/contract.ts'
import { setBlocking } from '../scheduling/occupation.server.ts'
import { partyOf } from './booking-state.server.ts'
import type { ActionRefusal, Booking, BookingAction, BookingStatus, ChangeKind, Party } from './contract.ts'
import { type LockedBooking, lockBooking } from './lock-booking.server.ts'
import { getBookingById } from './read-booking.server.ts'
import { recordChange } from './record-change.server.ts'
import { checkAction } from './rules.ts'

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
    const reason = ctx.db.isTransaction ? null : slotTakenReason(error)
    if (!reason) throw error
    const data: NearestTimes = { nearest: [], reason }
    throw new AppError('conflict', 'slot_taken', 'That time has just been taken.', { data })
  }
}

/** What the clock does; false: it is not due, or somebody else was faster. */
export async function actAsSystem(ctx: Ctx, act: Act): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const { booking, now } = await lockBooking(tx, act.id, null)
    if ('refused' in checkAction(act.action, booking, 'system', now)) return false
    await change({ ...tx, now }, booking, 'system', null, act)
    return true
  })
}

async function change(tx: Ctx, booking: LockedBooking, party: Party, actorId: string | null, act: Act) {
  const check = checkAction(act.action, booking, party, tx.now)
  if ('refused' in check) {
    if (isOwnLast(booking, party, act)) return
    throw actionRefused(check.refused)
  }
  const { to, kind } = check.transition
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
  if (ended.includes(status)) await setBlocking(tx, providerId, bookingId, false)
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
  action_not_yours: 'You cannot do this with this booking.',
  booking_pending: 'This booking is not confirmed yet.',
  booking_confirmed: 'This booking is already confirmed.',
  booking_completed: 'This booking is completed.',
  booking_cancelled: 'This booking has been cancelled.',
  booking_no_show: 'This booking is marked as a no-show.',
  booking_expired: 'This request has expired.',
  already_started: 'This booking has already started.',
  not_started: 'This booking has not started yet.',
  request_expired: 'This request has expired.',
  free_change_over:
    'You can no longer reschedule free of charge. You can cancel, or ask the provider for another time.',
  no_proposal: 'No other time has been proposed.',
  not_due: 'It is too early for this.',
  not_accepting_bookings: 'This provider is not accepting bookings at the moment.',
  customer_deleted: 'This customer has deleted their account.',
}

function actionRefused(code: ActionRefusal): AppError {
  return new AppError('conflict', code, refusals[code])
}
