import type * as z from 'zod/mini'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import type { UserCtx } from '../../lib/context.ts'
import { minutesAfter } from '../../lib/time.server.ts'
import { limitShareOfDay } from '../holds/booking-caps.server.ts'
import { termsOf } from '../holds/quote.server.ts'
import {
  convertHold,
  findHoldFor,
  type HoldRow,
  releaseOverlapping,
  requireValidHold,
} from '../holds/service.server.ts'
import { occupationRows, occupy, vacate } from '../scheduling/occupation.server.ts'
import { hasHours } from '../scheduling/service.server.ts'
import { requireWithin } from '../subscriptions/take-uses.server.ts'
import { type Act, actOnBooking, changeBooking, type Effect } from './change-booking.server.ts'
import type { Booking, BookingUpdate, bookings, Party } from './contract.ts'
import { segmentRows } from './create-booking.server.ts'
import type { LockedBooking } from './lock-booking.server.ts'
import { nearestFreeTimes, planReschedule, type ReschedulePlan } from './reschedule-times.server.ts'
import { en } from './texts/page/en.ts'

type Update = z.output<typeof BookingUpdate>

/** The customer moves it at once, or to what is held for it; the provider asks for another time. All or nothing. */
export async function updateBooking(ctx: UserCtx, input: Update, holdId?: string): Promise<Booking> {
  const { id, dateTime, notes, reason } = input
  if (dateTime === undefined && notes === undefined) throw invalidInput('dateTime', 'Say what to change')
  const start = dateTime === undefined ? null : new Date(dateTime)
  const actsOf = (party: Party) => [
    ...(start ? [party === 'provider' ? propose(start, reason) : reschedule(start, reason, holdId)] : []),
    ...(notes === undefined ? [] : [changeNotes(notes)]),
  ]
  return changeBooking(ctx, id, actsOf, async () => (start ? nearestFreeTimes(ctx, id, start) : []))
}

function reschedule(start: Date, reason?: string, holdId?: string): Act {
  return {
    action: 'reschedule',
    isRepeated: ({ startsAt }) => startsAt.getTime() === start.getTime(),
    effect: async (tx, booking) => {
      refuseSameTime(booking, start)
      const held = holdId === undefined ? null : await findHoldFor(tx, booking, holdId)
      if (held) return { ...(await moveToHeld(tx, booking, held)), reason: reason || null }
      const planned = await planReschedule(tx, booking, start, 'customer')
      // Times of somebody without hours can only be asked for, and a confirmed booking is agreed.
      if (booking.status === 'confirmed' && !hasHours(planned.schedule))
        throw new AppError('conflict', 'ask_provider', en.errors.ask_provider)
      const { providerId, timezone } = planned.schedule
      const moved = { providerId, timezone, durationMinutes: planned.plan.durationMinutes }
      await limitShareOfDay(tx, booking.customerId, moved, start, { bookingId: booking.bookingId })
      return { ...(await moveTo(tx, booking, planned, start, booking.status === 'confirmed')), reason: reason || null }
    },
  }
}

function propose(start: Date, reason?: string): Act {
  return {
    action: 'propose',
    isRepeated: ({ proposal }) => proposal?.startsAt.getTime() === start.getTime(),
    effect: async (tx, booking) => {
      refuseSameTime(booking, start)
      await requireMembership(tx, booking, start)
      const { plan } = await planReschedule(tx, booking, start, 'provider')
      const proposal = { startsAt: start, endsAt: minutesAfter(start, plan.durationMinutes) }
      return { proposal, reason: reason || null }
    },
  }
}

/** What pays for it has to be good for it still. */
async function requireMembership(tx: UserCtx, { uses, providerId, bookingId }: LockedBooking, startsAt: Date) {
  if (uses > 0) await requireWithin(tx, { providerId, bookingId, startsAt })
}

function refuseSameTime({ startsAt }: LockedBooking, start: Date) {
  if (startsAt.getTime() === start.getTime()) throw new AppError('conflict', 'same_time', en.errors.same_time)
}

function changeNotes(notes: string): Act {
  const isRepeated = (booking: LockedBooking) => booking.notes === notes
  return { action: 'note', isRepeated, effect: async () => ({ set: { notes } }) }
}

type Input<Verb extends keyof typeof bookings> = z.output<(typeof bookings)[Verb]['input']>

export function acceptProposal(ctx: UserCtx, { id, dateTime }: Input<'acceptProposal'>): Promise<Booking> {
  return actOnBooking(ctx, id, {
    action: 'accept_proposal',
    isRepeated: ({ startsAt }) => dateTime === undefined || Date.parse(dateTime) === startsAt.getTime(),
    effect: async (tx, booking) => {
      const start = proposedStart(booking, dateTime)
      return moveTo(tx, booking, await planReschedule(tx, booking, start, 'provider'), start, true)
    },
  })
}

/** `shown`: what they answer. Throws `proposal_changed` (409). */
function proposedStart({ proposal, startsAt }: LockedBooking, shown: string | undefined): Date {
  const start = proposal?.startsAt ?? startsAt
  if (shown !== undefined && Date.parse(shown) !== start.getTime())
    throw new AppError('conflict', 'proposal_changed', en.errors.proposal_changed)
  return start
}

export function refuseProposal(ctx: UserCtx, { id, reason, dateTime }: Input<'refuseProposal'>): Promise<Booking> {
  const effect = async (_: UserCtx, booking: LockedBooking): Promise<Effect> => {
    proposedStart(booking, dateTime)
    return { reason: reason || null }
  }
  return actOnBooking(ctx, id, { action: 'refuse_proposal', effect })
}

export function withdrawProposal(ctx: UserCtx, { id }: Input<'withdrawProposal'>): Promise<Booking> {
  return actOnBooking(ctx, id, { action: 'withdraw_proposal', effect: async () => ({}) })
}

/** As it was held, whatever the provider has changed since; the agreed price stays. */
async function moveToHeld(tx: UserCtx, booking: LockedBooking, held: HoldRow): Promise<Effect> {
  const { providerId, bookingId } = booking
  await requireValidHold(tx, held)
  await requireMembership(tx, booking, held.starts_at)
  await limitShareOfDay(tx, booking.customerId, held.terms, held.starts_at, { bookingId, holdId: held.hold_id })
  const agreed = await vacateSegments(tx, booking)
  const steps = held.terms.steps.map((step, index) => ({ ...step, ...agreed[index] }))
  await tx.db
    .insertInto('segment')
    .values(segmentRows({ ...held.terms, steps }, bookingId, held.starts_at))
    .execute()
  await convertHold(tx, providerId, held.hold_id, bookingId)
  const ends_at = minutesAfter(held.starts_at, held.terms.durationMinutes)
  return { set: { starts_at: held.starts_at, ends_at, expected_at: null } }
}

type Agreed = { priceMinor: number; subscriptionId: string | null }

/** Answers what was agreed to pay for each, in the order of the services. */
async function vacateSegments(tx: UserCtx, { providerId, bookingId }: LockedBooking): Promise<Agreed[]> {
  await vacate(tx, providerId, bookingId)
  const gone = await tx.db
    .deleteFrom('segment')
    .where('provider_id', '=', providerId)
    .where('booking_id', '=', bookingId)
    .returning(['position', 'price_minor', 'subscription_id'])
    .execute()
  return gone
    .sort((one, other) => one.position - other.position)
    .map(({ price_minor, subscription_id }) => ({ priceMinor: price_minor, subscriptionId: subscription_id }))
}

/** One swap: what it took is given back and taken anew; the agreed price stays. */
async function moveTo(
  tx: UserCtx,
  booking: LockedBooking,
  { schedule, plan, prices }: ReschedulePlan,
  start: Date,
  isConfirmed: boolean,
): Promise<Effect> {
  const { providerId, bookingId } = booking
  await requireMembership(tx, booking, start)
  const agreed = await vacateSegments(tx, booking)
  const terms = termsOf(tx, schedule, plan)
  const steps = terms.steps.map((step, index) => ({
    ...step,
    priceMinor: prices[index] ?? step.priceMinor,
    subscriptionId: agreed[index]?.subscriptionId ?? null,
  }))
  await tx.db
    .insertInto('segment')
    .values(segmentRows({ ...terms, steps }, bookingId, start))
    .execute()
  const taken = occupationRows(schedule, plan, start)
  await releaseOverlapping(tx, providerId, taken)
  await occupy(
    tx,
    // With somebody without hours only what is confirmed is kept free.
    taken.map((row) => ({ ...row, booking_id: bookingId, blocking: row.blocking || isConfirmed })),
  )
  return { set: { starts_at: start, ends_at: minutesAfter(start, terms.durationMinutes), expected_at: null } }
}
