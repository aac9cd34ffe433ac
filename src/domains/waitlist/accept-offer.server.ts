import { sql } from 'kysely'
import { AppError, hasCode } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { toMajor } from '../../lib/money.ts'
import type { Booking } from '../bookings/contract.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { readBooking } from '../bookings/read-booking.server.ts'
import { updateBooking } from '../bookings/reschedule-booking.server.ts'
import { findProvidersOf } from '../directories/directory.server.ts'
import type { Quote } from '../holds/contract.ts'
import { withProviderLock } from '../holds/provider-lock.server.ts'
import { waitlistChanged } from './events.ts'
import { settleOffers } from './settle-offers.server.ts'
import { waitlist as en } from './texts/en.ts'

type Id = { id: string }

type Offer = {
  providerId: string
  entryId: string
  start: Date
  holdId: string | null
  offeredAt: Date
  expiresAt: Date
  answer: string | null
  /** They wait no more: they left, or have what they wanted. */
  isOff: boolean
  bookedId: string | null
  totalMinor: number
  currency: string
  /** Of the booking that is to be earlier. */
  bookingId: string | null
  /** When that one is now. */
  bookedFor: Date | null
  serviceIds: string[]
  staffId: string | null
}

type Accepted = {
  id: string
  quoteToken?: string | undefined
  subscriptionId?: string | undefined
  membershipUses?: number | undefined
}

/**
 * What was held is booked at what it said; what was only told of goes to whoever is first. Asked again, the same answer.
 * Whether it can still be had is judged under the lock: nobody declines, leaves or moves in the same moment.
 */
export async function acceptOffer(ctx: UserCtx, accepted: Accepted): Promise<Booking> {
  const { id } = accepted
  const { providerId } = await findOwnOffer(ctx, id)
  try {
    return await withProviderLock(ctx, providerId, async (tx) => {
      const offer = await findOwnOffer(tx, id)
      const booked = await bookedBy(tx, offer)
      if (booked !== null) return readBooking(tx, tx.actor, booked, providerId)
      if (offer.isOff) throw notWaiting()
      if (offer.answer !== null || offer.expiresAt <= tx.now || isNoGain(offer)) throw offerOver()
      const booking = await take(tx, accepted, offer)
      await settleOffers(tx, providerId)
      return booking
    })
  } catch (error) {
    // Nothing was held, and the price has changed since: it says the new one from now on.
    if (hasCode(error, 'price_changed')) await tellNewPrice(ctx, providerId, id, error)
    throw error
  }
}

/** Under no key: what has been booked of it already is known, and one that ended unpaid may be taken once more. */
function take(tx: UserCtx, { quoteToken, subscriptionId, membershipUses }: Accepted, offer: Offer): Promise<Booking> {
  const { providerId, start, bookingId, holdId, staffId, serviceIds } = offer
  const dateTime = start.toISOString()
  if (bookingId !== null) return updateBooking(tx, { id: bookingId, dateTime }, holdId ?? undefined)
  return createBooking(tx, {
    ...{ providerId, serviceIds, dateTime },
    totalAmount: toMajor(offer.totalMinor, offer.currency),
    ...(staffId !== null && { staffId }),
    ...(subscriptionId !== undefined && { subscriptionId, membershipUses }),
    ...(holdId === null ? quoteToken !== undefined && { quoteToken } : { holdId }),
  })
}

/** It was to be earlier, and they have an earlier time themselves by now. */
const isNoGain = ({ start, bookedFor }: Offer) => bookedFor !== null && bookedFor <= start

/** The booking it has become, also one that is still to be paid or answered; null: none. */
async function bookedBy(tx: UserCtx, { providerId, answer, bookedId, bookingId, start, offeredAt }: Offer) {
  if (answer === 'accepted') return bookedId
  if (bookingId !== null) return null
  const { rows } = await sql<{ id: string }>`select booking_id as id from booking
    where provider_id = ${providerId} and customer_id = ${tx.actor.accountId} and starts_at = ${start}
      and status = 'pending' and created_at >= ${offeredAt}`.execute(tx.db)
  return rows[0]?.id ?? null
}

async function tellNewPrice(ctx: UserCtx, providerId: string, id: string, { data }: AppError) {
  const { totalMinor } = data as Pick<Quote, 'totalMinor'>
  await sql`update waitlist_offer set total_minor = ${totalMinor} where provider_id = ${providerId} and offer_id = ${id}
    and answer is null and hold_id is null`.execute(ctx.db)
}

const notWaiting = () => new AppError('not_found', 'entry_unknown', en.errors.entry_unknown)
const offerOver = () => new AppError('conflict', 'offer_over', en.errors.offer_over)

/** For somebody who has said beforehand that they want it. */
export function acceptAs(ctx: Ctx, accountId: string, id: string): Promise<Booking> {
  return acceptOffer({ ...ctx, actor: { accountId, sessionId: '', providerId: null, isAdmin: false } }, { id })
}

export async function declineOffer(ctx: UserCtx, { id }: Id): Promise<Id> {
  const { providerId, answer, isOff } = await findOwnOffer(ctx, id)
  if (answer === 'declined') return { id }
  if (isOff) throw notWaiting()
  await withProviderLock(ctx, providerId, async (tx) => {
    if ((await bookedBy(tx, await findOwnOffer(tx, id))) !== null) throw offerOver()
    const { numAffectedRows = 0n } = await sql`update waitlist_offer set answer = 'declined', answered_at = ${tx.now}
      where provider_id = ${providerId} and offer_id = ${id} and answer is null`.execute(tx.db)
    if (numAffectedRows === 0n) throw (await findOwnOffer(tx, id)).isOff ? notWaiting() : offerOver()
    await settleOffers(tx, providerId)
    await emit(tx, waitlistChanged, { providerId })
  })
  return { id }
}

/** One that is over can be left, too. */
export async function leaveWaitlist(ctx: UserCtx, { id }: Id): Promise<Id> {
  const { rows } = await sql<{ provider_id: string }>`select provider_id from waitlist_entry
    where provider_id = any(${await findProvidersOf(ctx.db, ctx.actor.accountId)}::uuid[]) and entry_id = ${id}
      and customer_id = ${ctx.actor.accountId}`.execute(ctx.db)
  const providerId = rows[0]?.provider_id
  if (providerId === undefined) throw notWaiting()
  await withProviderLock(ctx, providerId, async (tx) => {
    await sql`update waitlist_entry set status = 'left', ended_at = ${tx.now}
      where provider_id = ${providerId} and entry_id = ${id} and status = 'waiting'`.execute(tx.db)
    await settleOffers(tx, providerId)
    await emit(tx, waitlistChanged, { providerId })
  })
  return { id }
}

/** Somebody else's answers as one that does not exist. */
async function findOwnOffer(ctx: UserCtx, id: string): Promise<Offer> {
  const unknown = () => new AppError('not_found', 'offer_unknown', en.errors.offer_unknown)
  const named = await sql<{ provider_id: string }>`
    select provider_id from waitlist_offer
    where provider_id = any(${await findProvidersOf(ctx.db, ctx.actor.accountId)}::uuid[]) and offer_id = ${id}`.execute(
    ctx.db,
  )
  const providerId = named.rows[0]?.provider_id
  if (providerId === undefined) throw unknown()
  const { rows } = await sql<Offer>`
    select o.provider_id as "providerId", o.entry_id as "entryId", o.starts_at as start, o.hold_id as "holdId",
      o.offered_at as "offeredAt", o.expires_at as "expiresAt", o.answer, e.status <> 'waiting' as "isOff", o.booking_id as "bookedId", o.total_minor as "totalMinor", o.currency,
      e.booking_id as "bookingId", e.service_ids as "serviceIds", e.staff_id as "staffId",
      (select b.starts_at from booking b where b.provider_id = ${providerId} and b.booking_id = e.booking_id) as "bookedFor"
    from waitlist_offer o join waitlist_entry e on e.provider_id = ${providerId} and e.entry_id = o.entry_id
    where o.provider_id = ${providerId} and o.offer_id = ${id} and e.customer_id = ${ctx.actor.accountId}`.execute(
    ctx.db,
  )
  const [offer] = rows
  if (!offer) throw unknown()
  return offer
}
