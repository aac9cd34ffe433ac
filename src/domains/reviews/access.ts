import { each, everyone, everyoneWhatExists, rowsOf, signedIn, type Thing } from '../../../tests/access.ts'
import { booking } from '../bookings/access.ts'
import { provider } from '../providers/access.ts'
import { analysis } from './analysis-contract.ts'
import { reviews } from './contract.ts'
import { moderation } from './moderation-contract.ts'
import { reviewing } from './reviewing-contract.ts'

/** A booking that is over and can be reviewed. */
const visit: Thing = {
  isOfTwoOthers: true,
  make: async (world, side, who) => {
    const id = await booking.make(world, side, who)
    const hour = 3_600_000
    await world.app.running.db
      .updateTable('booking')
      .set({
        status: 'completed',
        starts_at: new Date(Date.now() - 2 * hour),
        ends_at: new Date(Date.now() - hour),
      })
      .where('booking_id', '=', id)
      .execute()
    return id
  },
}

const review: Thing = {
  isOfTwoOthers: true,
  make: async (world, side, who) => {
    const bookingId = await visit.make(world, side, who)
    const author = await world.actor(side === 'first' ? 'customer' : 'otherCustomer')
    return world.call(author, 'POST', '/reviews', { bookingId, rating: 5, text: 'Splendid' })
  },
}

const byAuthor = each({
  visitor: 401,
  customer: [200, 403, 404],
  provider: [403, 403, 404],
  admin: [403, 403, 404],
})
const newWords = { rating: 4, text: 'Fine' }
const report = { reason: 'spam', details: 'Look at the link' }

export const access = [
  ...rowsOf(reviews, {
    ofProvider: { on: provider, answers: everyone(200), input: ({ id }) => ({ providerId: id }) },
  }),
  ...rowsOf(analysis, {
    analyse: { on: provider, answers: everyone(200), input: ({ id }) => ({ providerId: id }) },
  }),
  ...rowsOf(reviewing, {
    list: { answers: everyone(200) },
    mine: { answers: signedIn(200) },
    get: { on: review, answers: everyoneWhatExists(200), input: ({ id }) => ({ id }) },
    create: {
      on: visit,
      // To anybody else the booking is missing; the provider of the visit and administrators see it.
      answers: each({
        visitor: 401,
        customer: [201, 404, 404],
        provider: [403, 404, 404],
        admin: [403, 403, 404],
      }),
      input: ({ id }) => ({ bookingId: id, rating: 5, text: 'Splendid' }),
    },
    update: { on: review, answers: byAuthor, input: ({ id }) => ({ id, ...newWords }) },
    remove: { on: review, answers: byAuthor, input: ({ id }) => ({ id }) },
    vote: {
      on: review,
      answers: each({
        visitor: 401,
        customer: [403, 200, 404],
        provider: [403, 200, 404],
        admin: [403, 403, 404],
      }),
      input: ({ id }) => ({ id }),
    },
    votes: { on: review, answers: everyoneWhatExists(200), input: ({ id }) => ({ id }) },
    respond: {
      on: review,
      answers: each({ visitor: 401, customer: 403, provider: [201, 403, 404], admin: 403 }),
      input: ({ id }) => ({ id, comment: 'Thank you' }),
    },
    report: {
      on: review,
      answers: each({
        visitor: 401,
        customer: [403, 201, 404],
        provider: [201, 201, 404],
        admin: [403, 403, 404],
      }),
      input: ({ id }) => ({ id, ...report }),
    },
    reportProvider: {
      on: provider,
      answers: each({
        visitor: 401,
        customer: [201, 201, 404],
        provider: [403, 201, 404],
        admin: [403, 403, 404],
      }),
      input: ({ id }) => ({ id, ...report }),
    },
    lookUp: { answers: signedIn(200), input: () => ({ ids: '0198f5a4-7f3c-7cc1-8f2e-1a2b3c4d5e6f' }) },
  }),
  ...rowsOf(moderation, {
    queue: { answers: each({ visitor: 401, customer: 403, provider: 403, admin: 200 }) },
    decide: {
      on: review,
      answers: each({ visitor: 401, customer: 403, provider: 403, admin: [200, 200, 404] }),
      input: ({ id }) => ({ id, action: 'remove', reason: 'spam' }),
    },
  }),
]
