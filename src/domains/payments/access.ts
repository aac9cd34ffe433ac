import { sql } from 'kysely'
import {
  type Answers,
  afterReason,
  customerOfSide,
  each,
  ofOwner,
  parties,
  providersOnly,
  rowsOf,
  type Side,
  signedIn,
  type Thing,
  type Who,
  type World,
} from '../../../tests/access.ts'
import { takeCards } from '../../../tests/paying.ts'
import { membership } from '../subscriptions/access.ts'
import { cardAccounts, payments } from './contract.ts'
import { bookingEntries } from './entries-contract.ts'
import { keptCards } from './kept-card-contract.ts'
import { tips } from './tips-contract.ts'

/** A booking that waits for its payment, and that payment. */
export async function unpaid(world: World, side: Side): Promise<{ bookingId: string; paymentId: string }> {
  const bookingId = await waiting(world, side, 'before')
  const made = world.app.running.db.selectFrom('payment').select('payment_id').where('booking_id', '=', bookingId)
  return { bookingId, paymentId: (await made.executeTakeFirstOrThrow()).payment_id }
}

/** A booking that waits for its payment, or for a card. */
async function waiting(world: World, side: Side, mode: 'before' | 'card_kept'): Promise<string> {
  const { db } = world.app.running
  const provider = await world.providerOn(side)
  const { providerId, serviceIds } = provider
  await takeCards(world.app, provider)
  const pay = (mode: string) =>
    db.updateTable('provider').set({ payment_mode: mode }).where('provider_id', '=', providerId).execute()
  await pay(mode)
  const customer = await world.actor(customerOfSide[side])
  const body = { providerId, serviceIds, dateTime: world.newTime() }
  const bookingId: string = await world.call(customer, 'POST', '/bookings', body)
  await pay('on_the_day')
  return bookingId
}

const keptCard: Thing = { isOfTwoOthers: true, make: (world, side) => waiting(world, side, 'card_kept') }
const unpaidBooking: Thing = { isOfTwoOthers: true, make: async (world, side) => (await unpaid(world, side)).bookingId }
const payment: Thing = { isOfTwoOthers: true, make: async (world, side) => (await unpaid(world, side)).paymentId }
const paid: Thing = {
  isOfTwoOthers: true,
  make: async (world, side) => {
    const { paymentId } = await unpaid(world, side)
    await sql`update payment set status = 'succeeded', captured_minor = amount_minor, paid_at = now()
      where payment_id = ${paymentId}`.execute(world.app.running.db)
    return paymentId
  },
}

/** A visit that took place, where cards are charged. */
const visit: Thing = {
  isOfTwoOthers: true,
  make: async (world, side) => {
    const { bookingId } = await unpaid(world, side)
    await sql`update booking set status = 'completed', pay_by = null, due_now_minor = 0,
        starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
      where booking_id = ${bookingId}`.execute(world.app.running.db)
    return bookingId
  },
}

const looked = async (call: { id: string; world: World; who: Who }) => {
  await afterReason(call)
  return { id: call.id }
}

/** Who pays, and nobody else. */
const ofCustomer: Answers = each({ visitor: 401, customer: [200, 404, 404], provider: 404, admin: 404 })

export const access = [
  ...rowsOf(payments, {
    createIntent: {
      on: unpaidBooking,
      answers: ofCustomer,
      input: ({ id }) => ({ bookingId: id, amount: 40, currency: 'GBP' }),
    },
    confirm: { on: payment, answers: ofCustomer, input: ({ id }) => ({ id }) },
    history: { answers: signedIn(200) },
    get: { on: payment, answers: parties(200, { admin: 200 }), input: looked },
    refund: {
      on: paid,
      answers: each({
        visitor: 401,
        customer: [403, 404, 404],
        provider: [200, 404, 404],
        admin: [200, 200, 404],
      }),
      input: ({ id }) => ({ id, amount: 1, reason: 'complaint' }),
    },
    balances: { answers: each({ visitor: 401, customer: 403, provider: 403, admin: 200 }) },
  }),
  ...rowsOf(bookingEntries, {
    entries: { on: unpaidBooking, answers: parties(200, { admin: 200 }), input: looked },
  }),
  ...rowsOf(keptCards, {
    // It does not renew.
    changeCard: { on: membership, answers: ofOwner(409), input: ({ id }) => ({ subscriptionId: id }) },
    getKeptCard: { on: keptCard, answers: ofCustomer, input: ({ id }) => ({ id }) },
    agreeToKeep: { on: keptCard, answers: ofCustomer, input: ({ id }) => ({ id, language: 'en' }) },
    confirmKeptCard: { on: keptCard, answers: ofCustomer, input: ({ id }) => ({ id }) },
  }),
  ...rowsOf(cardAccounts, {
    getCards: { answers: providersOnly(200) },
    openCards: { answers: providersOnly(200) },
    payouts: { answers: providersOnly(200) },
  }),
  ...rowsOf(tips, {
    listTips: { answers: signedIn(200), input: () => ({ bookingIds: crypto.randomUUID() }) },
    giveTip: {
      on: visit,
      answers: each({ visitor: 401, customer: [200, 404, 404], provider: 404, admin: 404 }),
      input: ({ id }) => ({ bookingId: id, amount: 4, currency: 'GBP' }),
    },
  }),
]
