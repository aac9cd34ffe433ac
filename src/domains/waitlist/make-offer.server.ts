import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { isAppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { addDays, localDate, localMinute, minutesAfter, zoneDay } from '../../lib/time.server.ts'
import { readBooking } from '../bookings/read-booking.server.ts'
import { findProvidersOf } from '../directories/directory.server.ts'
import { limitOpenBookings, limitShareOfDay } from '../holds/booking-caps.server.ts'
import { holdForOffer } from '../holds/offer-hold.server.ts'
import { withProviderLock } from '../holds/provider-lock.server.ts'
import { dueNowOf, keptFor, type Terms } from '../holds/quote.server.ts'
import { lockAccount } from '../identity/lock-account.server.ts'
import { isTaken, planFor } from '../scheduling/check-selection.server.ts'
import type { Plan } from '../scheduling/plan.rules.ts'
import { loadSchedule, type ProviderSchedule } from '../scheduling/read-schedule.server.ts'
import { readWaiting, type Slot, type Waiting } from './entries.server.ts'
import { waitlistOffered } from './events.ts'
import { answerInTheMorning, mayBeOffered, offerMinutes } from './waitlist.rules.ts'

/**
 * Holds the time for whoever is next, as long as they have to answer. Null: not for them, now; somebody else was faster, or
 * they are somewhere else then. `isDirect`: they are booked at once and not written to.
 */
export async function offerHeld(
  ctx: Ctx,
  providerId: string,
  entry: Waiting,
  slot: Slot,
  isDirect: boolean,
): Promise<{ offerId: string; isDirect: boolean } | null> {
  try {
    return await withProviderLock(ctx, providerId, async (tx) => {
      await lockAccount(tx, entry.customerId)
      const start = new Date(slot.start)
      const { schedule, plan } = await planNow(tx, providerId, entry, start)
      // Moving a booking is bound by the notice at the moment it is accepted.
      const last = entry.bookingId === null ? start : minutesAfter(start, -schedule.minimumNoticeMinutes)
      const until = untilFor(tx.now, schedule.timezone, last)
      if (until <= tx.now) return null
      if (!(await mayBeAsked(tx, providerId, entry, slot, until))) return null
      await limitCaps(tx, schedule, plan, entry, start)
      const { customerId, serviceIds, staffId, bookingId } = entry
      const { holdId, terms } = await holdForOffer(tx, schedule, plan, {
        customerId,
        serviceIds,
        staffId,
        start,
        until,
        bookingId,
      })
      // What is to be paid now, or asks for a card, is for the customer to press, as is what costs more or is harder to leave.
      const asks = dueNowOf(terms) > 0 || keptFor(terms, start) > 0
      const books = isDirect && (bookingId !== null || (!asks && isAsAgreed(entry, terms)))
      const offerId = await insertOffer(tx, schedule, plan, entry, { start, until, holdId, isDirect: books })
      if (offerId !== null) await emit(tx, waitlistOffered, { providerId, offerId })
      return offerId === null ? null : { offerId, isDirect: books }
    })
  } catch (error) {
    if (isTaken(error) || (isAppError(error) && error.kind !== 'unavailable')) return null
    throw error
  }
}

/** Says that a time is free, and holds nothing. Whoever has declined it meanwhile, or waits no more, is not told. Answers whether they are. */
export async function tellOf(ctx: Ctx, providerId: string, { entryId }: Waiting, slot: Slot): Promise<boolean> {
  const start = new Date(slot.start)
  return transaction(ctx, async (locked) => {
    await sql`select from waitlist_entry where provider_id = ${providerId} and entry_id = ${entryId} for update`.execute(
      locked.db,
    )
    const tx = { ...locked, now: await databaseNow(locked) }
    const [entry] = await readWaiting(tx, providerId, entryId)
    if (!entry || !mayBeOffered(entry.offers, slot, true)) return false
    const { schedule, plan } = await planNow(tx, providerId, entry, start)
    if (entry.bookingId !== null && !canMove(await readBooking(tx, readerOf(entry), entry.bookingId, providerId)))
      return false
    const told = { start, until: start, holdId: null, isDirect: false }
    const offerId = await insertOffer(tx, schedule, plan, entry, told)
    if (offerId !== null) await emit(tx, waitlistOffered, { providerId, offerId })
    return offerId !== null
  }).catch((error: unknown) => {
    if (!isTaken(error) && !isAppError(error)) throw error
    return false
  })
}

const readerOf = ({ customerId }: Waiting) => ({ accountId: customerId, isAdmin: false })

/** Nobody is booked unasked at a price, or under a policy, that they have never seen. */
function isAsAgreed({ agreed }: Waiting, { totalMinor, currency, policy }: Terms): boolean {
  return (
    agreed !== null &&
    totalMinor <= agreed.totalMinor &&
    currency === agreed.currency &&
    JSON.stringify(policy) === JSON.stringify(agreed.policy)
  )
}

function untilFor(now: Date, timezone: string, start: Date): Date {
  const morning = answerInTheMorning(localMinute(now, timezone))
  const until = morning
    ? new Date(zoneDay(timezone, addDays(localDate(now, timezone), morning.days)).instantOf(morning.minute))
    : minutesAfter(now, offerMinutes)
  return until < start ? until : start
}

/** Of everybody's point of view: also what they hold themselves is taken. */
async function planNow(tx: Ctx, providerId: string, { serviceIds, staffId, bookingId }: Waiting, start: Date) {
  const date = localDate(start, 'UTC')
  const schedule = await loadSchedule(tx.db, providerId, serviceIds, date, date, { now: tx.now, bookingId })
  return { schedule, plan: planFor(schedule, { staffId, start }, tx.now) }
}

/** Nobody is asked who waits no more, has another time held for this wish, is somewhere else then, or may not move their booking. */
async function mayBeAsked(tx: Ctx, providerId: string, entry: Waiting, slot: Slot, until: Date): Promise<boolean> {
  const { entryId, customerId, bookingId } = entry
  const [fresh] = await readWaiting(tx, providerId, entryId)
  if (!fresh || fresh.isAsked || !mayBeOffered(fresh.offers, slot, false)) return false
  const providers = await findProvidersOf(tx.db, customerId)
  const { rows } = await sql<{ isElsewhere: boolean }>`
    select exists (select from booking b where b.provider_id = any(${providers}::uuid[]) and b.customer_id = ${customerId} and b.status in ('pending', 'confirmed')
          and b.booking_id is distinct from ${bookingId}::uuid and b.starts_at < ${slot.end}::timestamptz and b.ends_at > ${slot.start}::timestamptz)
        or exists (select from waitlist_entry e join waitlist_offer o on o.provider_id = e.provider_id and o.entry_id = e.entry_id
          where e.provider_id = any(${providers}::uuid[]) and e.customer_id = ${customerId} and o.answer is null and o.hold_id is not null
            and o.starts_at < ${slot.end}::timestamptz and o.ends_at > ${slot.start}::timestamptz) as "isElsewhere"`.execute(
    tx.db,
  )
  const [row] = rows
  if (row?.isElsewhere) return false
  if (bookingId === null) return true
  const reader = { accountId: customerId, isAdmin: false }
  const booking = await readBooking({ ...tx, now: until }, reader, bookingId, providerId)
  return Date.parse(booking.dateTime) > Date.parse(slot.start) && canMove(booking)
}

export const canMove = ({ actions }: { actions: { action: string; refused: string | null }[] }) =>
  actions.some(({ action, refused }) => action === 'reschedule' && refused === null)

/** Who could not book it anyway is not asked. Throws the refusal. */
async function limitCaps(tx: Ctx, schedule: ProviderSchedule, plan: Plan, entry: Waiting, start: Date) {
  const { customerId, bookingId } = entry
  const { providerId, timezone } = schedule
  if (bookingId === null) await limitOpenBookings(tx, { accountId: customerId, isVerified: true }, providerId)
  const planned = { providerId, timezone, durationMinutes: plan.durationMinutes }
  await limitShareOfDay(tx, customerId, planned, start, bookingId === null ? {} : { bookingId })
}

type NewOffer = { start: Date; until: Date; holdId: string | null; isDirect: boolean }

/** Null: they have it open already. */
async function insertOffer(
  tx: Ctx,
  { providerId, currency }: ProviderSchedule,
  plan: Plan,
  { entryId }: Waiting,
  { start, until, holdId, isDirect }: NewOffer,
): Promise<string | null> {
  const offer_id = randomUUIDv7()
  const { numInsertedOrUpdatedRows = 0n } = await tx.db
    .insertInto('waitlist_offer')
    .values({
      provider_id: providerId,
      offer_id,
      entry_id: entryId,
      starts_at: start,
      ends_at: minutesAfter(start, plan.durationMinutes),
      total_minor: plan.priceMinor,
      currency,
      hold_id: holdId,
      is_direct: isDirect,
      offered_at: tx.now,
      expires_at: until,
    })
    .onConflict((known) =>
      known.columns(['provider_id', 'entry_id', 'starts_at']).where('answer', 'is', null).doNothing(),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? offer_id : null
}
