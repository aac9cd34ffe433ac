import {
  type Answers,
  afterReason,
  customerOfSide,
  each,
  isProvider,
  parties,
  providerOfSide,
  rowsOf,
  signedIn,
  type Thing,
  type Who,
  type World,
} from '../../../tests/access.ts'
import { dateIn, london } from '../../../tests/factories.ts'
import { provider } from '../providers/access.ts'
import { bookings } from './contract.ts'
import { fees } from './fee-contract.ts'
import { disputes, noShows } from './no-show-contract.ts'

/** It belongs to a customer and a provider, neither of whom is the administrator. */
const isOfTwoOthers = true

export const booking: Thing = {
  isOfTwoOthers,
  make: async (world, side) => {
    const { providerId, serviceIds } = await world.providerOn(side)
    const customer = await world.actor(customerOfSide[side])
    return world.call(customer, 'POST', '/bookings', { providerId, serviceIds, dateTime: world.newTime() })
  },
}
const request: Thing = {
  isOfTwoOthers,
  make: async (world, side, who) => {
    const { providerId } = await world.providerOn(side)
    await world.app.running.db
      .updateTable('provider')
      .set({ confirmation_mode: 'request' })
      .where('provider_id', '=', providerId)
      .execute()
    return booking.make(world, side, who)
  },
}
const proposal: Thing = {
  isOfTwoOthers,
  make: async (world, side, who) => {
    const id = await booking.make(world, side, who)
    return world.call(await world.actor(providerOfSide[side]), 'PUT', `/bookings/${id}`, { dateTime: world.newTime() })
  },
}
/** One that has begun. */
const begun: Thing = {
  isOfTwoOthers,
  make: async (world, side, who) => {
    const id = await booking.make(world, side, who)
    const hour = 3_600_000
    await world.app.running.db
      .updateTable('booking')
      .set({ starts_at: new Date(Date.now() - 2 * hour), ends_at: new Date(Date.now() - hour) })
      .where('booking_id', '=', id)
      .execute()
    return id
  },
}

/** One side of a booking only: the other, who sees it, is told that it is not for them to do. */
const ofBooking = (status: { customer?: number; provider?: number; admin?: number }): Answers => {
  const { customer = 409, provider = 409, admin = 409 } = status
  return each({
    visitor: 401,
    customer: [customer, 404, 404],
    provider: [provider, 404, 404],
    admin: [admin, admin, 404],
  })
}

/** Marked as a no-show, and disputed where `isDisputed`. */
export const noShow = (isDisputed: boolean): Thing => ({
  isOfTwoOthers,
  make: async (world, side, who) => {
    const id = await begun.make(world, side, who)
    await world.call(await world.actor(providerOfSide[side]), 'POST', `/bookings/${id}/no-show`, {})
    if (isDisputed)
      await world.call(await world.actor(customerOfSide[side]), 'POST', `/bookings/${id}/no-show/dispute`, {
        answer: 'was_there',
      })
    return id
  },
})
const byOffice = (status: number) => each({ visitor: 401, customer: 403, provider: 403, admin: [status, status, 404] })

/** One that was cancelled so late that a fee is owed. */
const owing: Thing = {
  isOfTwoOthers,
  make: async (world, side, who) => {
    const id = await booking.make(world, side, who)
    await world.app.running.db
      .updateTable('booking')
      .set({ cancellation_policy: JSON.stringify([{ hoursBefore: 336, feePercent: 50 }]) })
      .where('booking_id', '=', id)
      .execute()
    await world.call(await world.actor(customerOfSide[side]), 'POST', `/bookings/${id}/cancel`, {})
    return id
  },
}

const looked = async (call: { id: string; world: World; who: Who }) => {
  await afterReason(call)
  return { id: call.id }
}

export const access = [
  ...rowsOf(fees, {
    waiveFee: {
      on: owing,
      answers: ofBooking({ provider: 200, admin: 200 }),
      input: ({ id }) => ({ id, reason: 'goodwill' }),
    },
    freeCancellations: {
      on: booking,
      answers: ofBooking({ customer: 200, provider: 200, admin: 200 }),
      input: ({ id }) => ({ id }),
    },
  }),
  ...rowsOf(noShows, {
    disputeNoShow: {
      on: noShow(false),
      answers: ofBooking({ customer: 200 }),
      input: ({ id }) => ({ id, answer: 'was_there', note: 'I rang the bell' }),
    },
    answerDispute: {
      on: noShow(true),
      answers: ofBooking({ provider: 200 }),
      input: ({ id }) => ({ id, note: 'We waited' }),
    },
    withdrawNoShow: { on: noShow(false), answers: ofBooking({ provider: 200 }), input: ({ id }) => ({ id }) },
  }),
  ...rowsOf(disputes, {
    decideDispute: {
      on: noShow(true),
      answers: byOffice(200),
      input: ({ id }) => ({ id, outcome: 'completed', reason: 'proven' }),
    },
  }),
  ...rowsOf(bookings, {
    create: {
      on: provider,
      // Nobody books with themselves; a customer has no provider of their own, so theirs is just one of the two.
      answers: each({
        visitor: 401,
        customer: [201, 201, 404],
        provider: [422, 201, 404],
        admin: [201, 201, 404],
      }),
      input: async ({ id, world }) => ({
        providerId: id,
        serviceIds: [await world.serviceOf(id)],
        dateTime: london(dateIn(3), '10:00'),
      }),
    },
    list: { answers: signedIn(200) },
    mine: { answers: signedIn(200) },
    get: { on: booking, answers: parties(200, { admin: 200 }), input: looked },
    calendarFile: { on: booking, answers: parties(200, { admin: 200 }), input: looked },
    times: {
      on: booking,
      answers: parties(200, { admin: 200 }),
      input: ({ id }) => ({ id, from: dateIn(2), to: dateIn(4) }),
    },
    terms: {
      on: booking,
      answers: parties(200, { admin: 200 }),
      input: ({ id }) => ({ id, dateTime: london(dateIn(3), '10:00') }),
    },
    update: {
      on: booking,
      answers: parties(200, { admin: 409 }),
      // The customer writes a note, the provider asks for another time.
      input: ({ id, who, world }) => ({
        id,
        ...(isProvider(who) ? { dateTime: world.newTime() } : { notes: 'Bell 3' }),
      }),
    },
    accept: { on: request, answers: ofBooking({ provider: 200 }), input: ({ id }) => ({ id }) },
    decline: { on: request, answers: ofBooking({ provider: 200 }), input: ({ id }) => ({ id }) },
    acceptProposal: { on: proposal, answers: ofBooking({ customer: 200 }), input: ({ id }) => ({ id }) },
    refuseProposal: { on: proposal, answers: ofBooking({ customer: 200 }), input: ({ id }) => ({ id }) },
    withdrawProposal: { on: proposal, answers: ofBooking({ provider: 200 }), input: ({ id }) => ({ id }) },
    markNoShow: {
      on: begun,
      answers: ofBooking({ provider: 200, admin: 200 }),
      input: ({ id }) => ({ id }),
    },
    complete: { on: begun, answers: ofBooking({ provider: 200, admin: 200 }), input: ({ id }) => ({ id }) },
    cancel: {
      on: booking,
      answers: parties(200, { admin: 200 }),
      input: ({ id }) => ({ id, reason: 'A cold' }),
    },
  }),
]
