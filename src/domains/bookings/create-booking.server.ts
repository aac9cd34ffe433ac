import { randomUUIDv7 } from 'node:crypto'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { hasAnswer, once } from '../../lib/idempotency.server.ts'
import { minutesAfter } from '../../lib/time.server.ts'
import { naming } from '../directories/directory.server.ts'
import { lockSellers } from '../gift-cards/draw-card.server.ts'
import { countGuesses } from '../gift-cards/read-cards.server.ts'
import { cardsChanged, lockCards, redeem } from '../gift-cards/redeem.server.ts'
import { splitOf } from '../gift-cards/terms.rules.ts'
import { limitOpenBookings, limitShareOfDay } from '../holds/booking-caps.server.ts'
import { type Customer, withProviderAndCustomerLock } from '../holds/provider-lock.server.ts'
import { asShown, chargeable, dueNowOf, keptFor, type Terms, termsOf } from '../holds/quote.server.ts'
import { orHoldReleased } from '../holds/released-hold.server.ts'
import { convertHold, findHold, releaseOverlapping, requireValidHold } from '../holds/service.server.ts'
import { openKeptCard } from '../payments/kept-card-of-booking.server.ts'
import { openPayment } from '../payments/payment-of-booking.server.ts'
import {
  checkSelection,
  isTaken,
  orNearestTimes,
  type Selection,
  selectionOf,
} from '../scheduling/check-selection.server.ts'
import { occupationRows, occupy } from '../scheduling/occupation.server.ts'
import { coverWith, takeUses } from '../subscriptions/take-uses.server.ts'
import type { Booking, NewBooking } from './contract.ts'
import { readBooking } from './read-booking.server.ts'
import { recordChange } from './record-change.server.ts'
import { payableUntil } from './rules.ts'

type NewBookingInput = z.output<typeof NewBooking>

export async function createBooking(ctx: UserCtx, input: NewBookingInput): Promise<Booking> {
  const { idempotencyKey, ...request } = input
  if (request.customerId !== undefined && request.customerId !== ctx.actor.accountId) {
    throw new AppError('forbidden', 'foreign_customer', 'You can only book for yourself.')
  }
  const selection = selectionOf(request)
  if (request.giftCards) await countGuesses(ctx, request.giftCards)
  const attempt = () =>
    orNearestTimes(ctx, selection, async () => {
      await refuseEarly(ctx, selection, idempotencyKey)
      return transaction(ctx, (tx) =>
        once(tx, endpointName, idempotencyKey, request, () =>
          withProviderAndCustomerLock(
            tx,
            selection.providerId,
            (locked, providerId, customer) => book(locked, providerId, customer, selection, request),
            async (locked, providerId) => {
              if (request.giftCards) await lockSellers(locked, providerId, request.giftCards)
            },
          ),
        ),
      )
    })
  return orHoldReleased(ctx, attempt)
}

const endpointName = 'bookings.create'

/**
 * When many want one time, all but a few hear 'taken' here instead of waiting for the lock. Only after the schedule is read
 * is the key looked for: a booking of our own shows in both or in neither.
 */
async function refuseEarly(ctx: UserCtx, selection: Selection, idempotencyKey: string | undefined) {
  try {
    await checkSelection(ctx, selection, ctx.actor.accountId, ctx.now)
  } catch (error) {
    if (isTaken(error) && !(await hasAnswer(ctx, endpointName, idempotencyKey))) throw error
  }
}

async function book(
  tx: UserCtx,
  providerId: string,
  customer: Customer,
  selection: Selection,
  request: NewBookingInput,
): Promise<Booking> {
  const { accountId } = customer
  await limitOpenBookings(tx, customer, providerId)
  const bookingId = randomUUIDv7()
  const held = request.holdId === undefined ? null : await findHold(tx, providerId, request.holdId, selection)
  if (held) {
    const holdId = held.hold_id
    await requireValidHold(tx, held)
    await limitShareOfDay(tx, accountId, held.terms, selection.start, { holdId })
    const payable = await chargeable(tx, held.terms)
    // Whoever was shown that they pay now is shown the new terms first.
    const token = payable === held.terms ? undefined : request.quoteToken
    const terms = await asShown(tx, payable, selection.start, request.totalAmount, token)
    await insertBooking(
      tx,
      await withMembership(tx, terms, selection.start, request),
      bookingId,
      selection.start,
      request,
    )
    await convertHold(tx, providerId, holdId, bookingId)
    return readBooking(tx, tx.actor, bookingId, providerId)
  }
  const { schedule, plan } = await checkSelection(tx, { ...selection, providerId }, accountId, tx.now)
  const terms = await asShown(tx, termsOf(tx, schedule, plan), selection.start, request.totalAmount, request.quoteToken)
  const taken = occupationRows(schedule, plan, selection.start)
  await releaseOverlapping(tx, providerId, taken)
  await limitShareOfDay(tx, accountId, terms, selection.start)
  await insertBooking(
    tx,
    await withMembership(tx, terms, selection.start, request),
    bookingId,
    selection.start,
    request,
  )
  await occupy(
    tx,
    taken.map((row) => ({ ...row, booking_id: bookingId })),
  )
  return readBooking(tx, tx.actor, bookingId, providerId)
}

/** `subscriptionId`: of the membership that pays for it. */
type CoveredTerms = Omit<Terms, 'steps'> & { steps: (Terms['steps'][number] & { subscriptionId?: string | null })[] }

/** What a membership pays for costs nothing beside: it is no part of the price, of what is due now and of any fee. */
async function withMembership(
  tx: UserCtx,
  terms: Terms,
  startsAt: Date,
  request: NewBookingInput,
): Promise<CoveredTerms> {
  const { subscriptionId, membershipUses: shownUses } = request
  if (subscriptionId === undefined) return terms
  const { providerId, steps: services } = terms
  const covered = await coverWith(tx, { providerId, startsAt, services, subscriptionId, shownUses })
  const steps = services.map((step, at) => (covered[at] ? { ...step, priceMinor: 0, subscriptionId } : step))
  return { ...terms, steps, totalMinor: steps.reduce((sum, { priceMinor }) => sum + priceMinor, 0) }
}

async function insertBooking(
  tx: UserCtx,
  terms: CoveredTerms,
  bookingId: string,
  start: Date,
  request: NewBookingInput,
) {
  const { providerId } = terms
  const { accountId } = tx.actor
  const { cards, giftMinor, cardMinor } = await payingWith(tx, terms, request)
  const keepsCard = keptFor(terms, start, giftMinor) > 0
  const uses = terms.steps.filter(({ subscriptionId }) => subscriptionId).length
  const payBy = cardMinor > 0 || keepsCard ? payableUntil(tx.now, start) : null
  await naming(tx.db, { kind: 'booking', id: bookingId, providerId, customerId: accountId })
    .insertInto('booking')
    .values({
      provider_id: providerId,
      booking_id: bookingId,
      customer_id: accountId,
      status: payBy ? 'pending' : terms.status,
      due_now_minor: giftMinor + cardMinor,
      gift_minor: giftMinor,
      uses,
      keeps_card: keepsCard,
      ...(payBy && { pay_by: payBy, is_instant: terms.status === 'confirmed' }),
      starts_at: start,
      ends_at: minutesAfter(start, terms.durationMinutes),
      timezone: terms.timezone,
      currency: terms.currency,
      total_minor: terms.totalMinor,
      notes: request.notes ?? '',
      source: request.source ?? null,
      cancellation_policy: JSON.stringify(terms.policy),
      created_at: tx.now,
      updated_at: tx.now,
    })
    .execute()
  await tx.db
    .insertInto('segment')
    .values(segmentRows(terms, bookingId, start))
    .execute()
  if (uses > 0 && request.subscriptionId)
    await takeUses(tx, { providerId, bookingId, subscriptionId: request.subscriptionId, uses })
  if (keepsCard) await openKeptCard(tx, { providerId, bookingId, customerId: accountId })
  if (cardMinor > 0)
    await openPayment(tx, {
      ...{ providerId, bookingId, customerId: accountId },
      ...{ currency: terms.currency, amountMinor: cardMinor },
    })
  if (giftMinor > 0) {
    const of = { providerId, bookingId, customerId: accountId, currency: terms.currency }
    await redeem(tx, of, cards, giftMinor)
  }
  const kind = payBy ? 'unpaid' : terms.status === 'confirmed' ? 'booked' : 'requested'
  await recordChange(tx, {
    providerId,
    bookingId,
    position: 1,
    kind,
    party: 'customer',
    actorId: accountId,
    startsAt: start,
  })
}

/** Gift cards first, then a card, and the rest on the day. */
async function payingWith(tx: UserCtx, terms: Terms, { giftCards, giftMinor: shown = 0 }: NewBookingInput) {
  const dueMinor = dueNowOf(terms)
  if (!giftCards) return { cards: [], giftMinor: 0, cardMinor: dueMinor }
  const cards = await lockCards(tx, terms.providerId, giftCards)
  const has = cards.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0)
  const split = splitOf({ totalMinor: terms.totalMinor, dueMinor, giftMinor: has, currency: terms.currency })
  if (split.giftMinor < shown) throw cardsChanged()
  return { cards, ...split }
}

/** What the customer sees: the services back to back from the start. */
export function segmentRows({ providerId, steps }: CoveredTerms, bookingId: string, start: Date) {
  return steps.map((step, position) => ({
    provider_id: providerId,
    segment_id: randomUUIDv7(),
    booking_id: bookingId,
    staff_id: step.staffId,
    room_id: step.roomId,
    position,
    service_id: step.serviceId,
    service_name: step.name,
    price_minor: step.priceMinor,
    subscription_id: step.subscriptionId ?? null,
    starts_at: minutesAfter(start, step.offsetMinutes),
    ends_at: minutesAfter(start, step.offsetMinutes + step.durationMinutes),
  }))
}
