import { AppError } from '../../lib/api/errors.ts'
import { audit, auditActions } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { returnToCards } from '../gift-cards/redeem.server.ts'
import { confirmAdmin } from '../identity/admins.server.ts'
import { requireFactor } from '../identity/factor.server.ts'
import { requireLooking } from '../identity/looking.server.ts'
import { settleKeptCard } from '../payments/kept-card-of-booking.server.ts'
import { settleMoney } from '../payments/payment-of-booking.server.ts'
import { orSlotTaken } from '../scheduling/check-selection.server.ts'
import type { NearestTimes } from '../scheduling/contract.ts'
import { setBlocking } from '../scheduling/occupation.server.ts'
import { returnUses } from '../subscriptions/take-uses.server.ts'
import { partyOf } from './booking-state.server.ts'
import { isTalk, moneyOf } from './changes.rules.ts'
import type { ActionRefusal, Booking, BookingAction, BookingStatus, ChangeKind, Party } from './contract.ts'
import { type LockedBooking, withLockedBooking } from './lock-booking.server.ts'
import { readBooking } from './read-booking.server.ts'
import { recordChange } from './record-change.server.ts'
import { checkAction, keepsUses, kindOf } from './rules.ts'
import { en } from './texts/page/en.ts'

/** What an action does beside moving the status. */
export type Effect = {
  set?: {
    notes?: string
    starts_at?: Date
    ends_at?: Date
    expected_at?: null
    cancelled_at?: Date | null
    cancelled_by?: string | null
    cancel_reason?: string | null
    covered_fee_minor?: number
    covered_by?: 'tier' | 'plan'
  }
  /** Another time that is asked for. */
  proposal?: { startsAt: Date; endsAt: Date }
  reason?: string | null
  /** Below zero: a fee that was owed is so no longer. */
  feeMinor?: number
  /** What of it the operator has taken over: it takes nothing of what was paid ahead. */
  coveredMinor?: number
}

export type Act = {
  action: BookingAction
  /** Whether the last change already is what is asked for; unless told, any of the same kind by the same party. */
  isRepeated?: (booking: LockedBooking) => boolean
  /** The start that was shown: answered is nothing but this. */
  seen?: string | undefined
  effect: (tx: UserCtx, booking: LockedBooking) => Promise<Effect>
}
/** What the clock does: nobody is there. */
export type SystemAct = Omit<Act, 'effect'> & { effect: (tx: Ctx, booking: LockedBooking) => Promise<Effect> }

/** Somebody else's booking answers as one that does not exist. */
export function actOnBooking(ctx: UserCtx, id: string, act: Act): Promise<Booking> {
  return changeBooking(ctx, id, () => [act])
}

type FindNearest = () => Promise<NearestTimes['nearest']>
const nothingNear: FindNearest = async () => []

/** Several actions on one booking, all or nothing, under one lock. `findNearest`: where the time it was to have is taken. */
export function changeBooking(
  ctx: UserCtx,
  id: string,
  actsOf: (party: Party) => readonly Act[],
  findNearest = nothingNear,
): Promise<Booking> {
  return orSlotTaken(findNearest, () =>
    withLockedBooking(ctx, id, ctx.actor, async (tx, found) => {
      const party = partyOf(tx.actor, found.customerId, found.providerAccountId)
      let booking = found
      for (const act of actsOf(party)) {
        const before = booking
        booking = await perform(tx, before, party, tx.actor.accountId, act)
        if (party === 'admin') await answerForOffice(tx, before, booking, act.action)
      }
      return readBooking(tx, tx.actor, id, booking.providerId)
    }),
  )
}

/** Entries of their own, with what was decided. */
const decided: readonly BookingAction[] = ['uphold_no_show', 'confirm_visit', 'confirm_absence']

/** The office is no side of it: what it does is an entry, and what it has done before shows nothing that a reason was not given for. */
async function answerForOffice(tx: UserCtx, before: LockedBooking, after: LockedBooking, action: BookingAction) {
  if (after === before) {
    await requireLooking(tx, before.customerId)
    return
  }
  await confirmAdmin(tx)
  if (decided.includes(action)) return
  // One booking after the other would do alone what waits for a second word.
  if (action === 'cancel') await requireFactor(tx, tx.actor)
  const written = auditActions.find((one) => one === `booking.${after.last.kind}`)
  if (!written) throw new Error(`The office has no entry for ${after.last.kind}`)
  const details = { status: before.status }
  await audit(tx, { action: written, subjectType: 'booking', subjectId: before.bookingId, details })
}

/** What the clock does; false: it is not due, or somebody else was faster. */
export const actAsSystem = (ctx: Ctx, id: string, act: SystemAct): Promise<boolean> =>
  actUnasked(ctx, id, { party: 'system', actorId: null }, act)

/** What the office has decided about many, by a job; `actorId`: who has. */
export const actAsOffice = (ctx: Ctx, id: string, actorId: string | null, act: SystemAct): Promise<boolean> =>
  actUnasked(ctx, id, { party: 'admin', actorId }, act)

type Unasked = { party: Party; actorId: string | null }

function actUnasked(ctx: Ctx, id: string, { party, actorId }: Unasked, act: SystemAct): Promise<boolean> {
  return withLockedBooking(ctx, id, null, async (tx, booking) => {
    if ('refused' in checkAction(act.action, booking, party, tx.now)) return false
    await perform(tx, booking, party, actorId, act)
    return true
  })
}

type Performed<C> = Omit<Act, 'effect'> & { effect: (tx: C, booking: LockedBooking) => Promise<Effect> }

/** The booking as it is afterwards. */
async function perform<C extends Ctx>(
  tx: C,
  booking: LockedBooking,
  party: Party,
  actorId: string | null,
  act: Performed<C>,
): Promise<LockedBooking> {
  const check = checkAction(act.action, booking, party, tx.now)
  if ('refused' in check) {
    if (isOwnLast(booking, party, act)) return booking
    throw actionRefused(check.refused)
  }
  const { to, kind } = check.transition
  // Asked again for what already is: nothing happens a second time.
  if (to === null && act.isRepeated?.(booking) && isOwnLast(booking, party, act)) return booking
  if (!isAsSeen(booking, act)) throw new AppError('conflict', 'booking_changed', en.errors.booking_changed)
  const effect = await act.effect(tx, booking)
  const after = changed(booking, to ?? booking.status, kind, party, effect)
  await write(tx, booking, after, effect)
  const { providerId, bookingId, customerId, currency, startsAt: previous } = booking
  const { reason = null, feeMinor = 0, coveredMinor = 0 } = effect
  const paid = { providerId, bookingId, customerId, currency }
  if (booking.dueNowMinor > 0) {
    const giftMinor = await settleMoney(tx, {
      ...paid,
      outcome: moneyOf(kind),
      feeMinor: Math.max(0, feeMinor - coveredMinor),
    })
    if (giftMinor > 0) await returnToCards(tx, paid, giftMinor)
  }
  if (booking.uses > 0 && returnsUses(booking, kind, party, tx.now))
    await returnUses(tx, { providerId, bookingId, isByCustomer: party === 'customer' })
  if (booking.keepsCard) await settleKeptCard(tx, { ...paid, outcome: moneyOf(kind) })
  const { position, startsAt } = after.last
  await recordChange(tx, {
    providerId,
    bookingId,
    position,
    kind,
    party,
    actorId,
    startsAt,
    previous,
    reason,
    feeMinor,
  })
  return after
}

/** Uses come back with what is called off in time, by the other side or because nobody could take it: not where nobody came. */
function returnsUses(booking: LockedBooking, kind: ChangeKind, party: Party, now: Date): boolean {
  if (moneyOf(kind) !== 'ends') return false
  const isMissed = kind === 'no_show_settled' || kind === 'no_show_upheld'
  return isMissed ? booking.isFreeToCancel : !keepsUses(booking, party, now)
}

/** Whoever repeats their own last action hears the answer of the first time, also where notes came with it. */
function isOwnLast(booking: LockedBooking, party: Party, act: Omit<Act, 'effect'>) {
  const { action, isRepeated } = act
  const { kind, party: who } = kindOf(action) === 'noted' ? booking.last : booking.lastDecision
  return kind === kindOf(action) && who === party && isAsSeen(booking, act) && (isRepeated?.(booking) ?? true)
}

const isAsSeen = ({ startsAt }: LockedBooking, { seen }: Pick<Act, 'seen'>) =>
  seen === undefined || Date.parse(seen) === startsAt.getTime()

function changed(
  booking: LockedBooking,
  status: BookingStatus,
  kind: ChangeKind,
  party: Party,
  { set = {}, proposal, reason = null }: Effect,
): LockedBooking {
  const startsAt = set.starts_at ?? booking.startsAt
  // A note leaves open what was asked for; anything else settles it.
  const asked = kind === 'noted' ? booking.proposal : proposal ? { ...proposal, reason } : null
  return {
    ...booking,
    status,
    payBy: status !== 'pending' || kind === 'paid_request' ? null : booking.payBy,
    startsAt,
    endsAt: set.ends_at ?? booking.endsAt,
    notes: set.notes ?? booking.notes,
    proposal: asked,
    hasProposal: asked !== null,
    last: { position: booking.last.position + 1, kind, party, startsAt: proposal?.startsAt ?? startsAt },
    lastDecision: kind === 'noted' ? booking.lastDecision : { kind, party },
  }
}

const ended: readonly BookingStatus[] = ['cancelled', 'expired']

async function write(tx: Ctx, booking: LockedBooking, after: LockedBooking, { set }: Effect) {
  const { providerId, bookingId } = booking
  const { status, proposal } = after
  const written = await tx.db
    .updateTable('booking')
    .set((eb) => ({
      status,
      updated_at: tx.now,
      sequence: isTalk(after.last.kind) ? eb.ref('sequence') : eb('sequence', '+', 1),
      proposed_starts_at: proposal?.startsAt ?? null,
      proposed_ends_at: proposal?.endsAt ?? null,
      proposal_reason: proposal?.reason ?? null,
      pay_by: after.payBy,
      ...set,
    }))
    .where('provider_id', '=', providerId)
    .where('booking_id', '=', bookingId)
    .where('status', '=', booking.status)
    .executeTakeFirst()
  if (written.numUpdatedRows !== 1n) throw actionRefused(`booking_${booking.status}`)
  if (ended.includes(status)) await setBlocking(tx, providerId, bookingId, false)
}

function actionRefused(code: ActionRefusal): AppError {
  return new AppError('conflict', code, en.errors[code])
}
