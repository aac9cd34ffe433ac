import { cancelBooking } from '../../src/domains/bookings/cancel-booking.server.ts'
import { deleteAccount } from '../../src/domains/identity/delete-account.server.ts'
import { addEntry } from '../../src/domains/staff/calendar-entries.server.ts'
import { removeService } from '../../src/domains/staff/services.server.ts'
import type { WaitlistMode } from '../../src/domains/waitlist/contract.ts'
import { joinWaitlist, wantEarlier } from '../../src/domains/waitlist/join-waitlist.server.ts'
import { setRule } from '../../src/domains/waitlist/read-waitlist.server.ts'
import { makeAccount } from '../factories.ts'
import { password, withPassword } from './of-accounts.ts'
import { ahead, type Chain, hourMs, iso, type Scene } from './scene.ts'

const open = { from: ahead, hours: 1 }

function whenOf({ zone }: Scene) {
  const day = Temporal.Instant.fromEpochMilliseconds(ahead).toZonedDateTimeISO(zone).toPlainDate().toString()
  return { firstDate: day, lastDate: day, weekdays: [1, 2, 3, 4, 5, 6, 7], earliest: '00:00', latest: '23:30' }
}
const join = (scene: Scene, side: 'customer' | 'other', more: object = {}) => {
  const { providerId, serviceIds } = scene.provider
  const what = { providerId, serviceIds: serviceIds.slice(0, 1), ...whenOf(scene), ...more }
  return joinWaitlist(scene.as(side), what)
}
const choose = (scene: Scene, mode: WaitlistMode) =>
  setRule(scene.as('provider'), { id: scene.provider.providerId, mode, longestFirst: false })

/** The only time of its day is somebody else's. */
async function full(scene: Scene): Promise<string> {
  scene.extra = await makeAccount(scene.app)
  return scene.book(ahead, scene.extra)
}
const free = async ({ app, extra, id }: Scene) => {
  if (extra) await cancelBooking(app.ctx(extra), { id })
}
const takenOff = (scene: Scene) =>
  addEntry(scene.as('provider'), {
    ...{ id: scene.provider.providerId, staffId: scene.provider.staffId, start: iso(ahead), end: iso(ahead + hourMs) },
    ...{ label: '', customerName: null, customerPhone: null },
  })
async function offered(scene: Scene): Promise<string> {
  scene.id = await full(scene)
  await join(scene, 'customer')
  await free(scene)
  return scene.id
}
/** Of whoever gives the time up; nobody asks what they hear. */
const cancelled = ['mail provider.cancelled', 'app booking_cancelled', 'push titles.booking_cancelled']

export const ofWaitlist: readonly Chain[] = [
  {
    ...{ of: ['waitlist', 'bookings'], open },
    before: full,
    steps: {
      'somebody joins the waitlist': {
        provider: ['app waitlist_joined', 'push titles.waitlist_joined'],
        does: (scene) => join(scene, 'customer'),
      },
      'somebody else joins the waitlist': {
        provider: ['app waitlist_joined', 'push titles.waitlist_joined'],
        does: (scene) => join(scene, 'other'),
      },
      'a time held for the first in line': {
        customer: ['mail held', 'push offered'],
        provider: cancelled,
        told: ahead,
        does: free,
      },
      'held for the next in line': {
        customer: ['mail passed'],
        other: ['mail held', 'push offered'],
        told: ahead,
        isAfterwards: true,
        clock: ['waitlist-turns'],
      },
    },
  },
  {
    ...{ of: ['waitlist'], open },
    before: offered,
    steps: {
      'no longer held, and free for everyone': {
        customer: ['mail lapsed'],
        told: ahead,
        isAfterwards: true,
        clock: ['waitlist-turns'],
      },
    },
  },
  {
    ...{ of: ['waitlist'], open },
    before: offered,
    steps: {
      'no longer held, and taken': {
        customer: ['mail gone'],
        told: ahead,
        isAfterwards: true,
        does: takenOff,
      },
    },
  },
  {
    ...{ of: ['waitlist'], open },
    before: async (scene) => {
      const id = await full(scene)
      await join(scene, 'customer')
      return id
    },
    steps: {
      'a time held for who waits': {
        customer: ['mail held', 'push offered'],
        provider: cancelled,
        told: ahead,
        does: free,
      },
      'the held time taken off': { customer: ['mail withdrawn'], told: ahead, does: takenOff },
    },
  },
  {
    ...{ of: ['waitlist'], open },
    before: async (scene) => {
      const id = await full(scene)
      await choose(scene, 'everyone')
      for (const side of ['customer', 'other'] as const) await join(scene, side)
      return id
    },
    steps: {
      'a time told to everyone': {
        customer: ['mail told', 'push told'],
        other: ['mail told', 'push told'],
        provider: cancelled,
        told: ahead,
        does: free,
      },
    },
  },
  {
    ...{ of: ['waitlist'], open },
    before: async (scene) => {
      const id = await full(scene)
      await choose(scene, 'book_directly')
      await join(scene, 'customer', { bookFromHours: 2 })
      return id
    },
    steps: {
      'booked for who waits': {
        customer: ['mail booked', 'mail customer.confirmed', 'push booked'],
        provider: [
          ...cancelled,
          ...['mail provider.confirmed', 'app booking_confirmed', 'push titles.booking_confirmed'],
        ],
        told: ahead,
        does: free,
      },
    },
  },
  {
    ...{ of: ['waitlist', 'bookings'], open: { from: ahead, hours: 2 } },
    before: async (scene) => {
      const id = await full(scene)
      await choose(scene, 'book_directly')
      const own = await scene.book(ahead + hourMs)
      await wantEarlier(scene.as('customer'), {
        ...{ id: own, ...whenOf(scene), lastDate: undefined, bookFromHours: 2 },
      })
      return id
    },
    steps: {
      'moved for who waits': {
        customer: ['mail moved', 'mail customer.rescheduled', 'push booked'],
        provider: [
          ...cancelled,
          ...['mail provider.rescheduled', 'app booking_rescheduled', 'push titles.booking_rescheduled'],
        ],
        told: ahead,
        does: free,
      },
    },
  },
  {
    ...{ of: ['waitlist'], open },
    services: [
      { name: 'Cut', durationMinutes: 60, priceMinor: 4000 },
      { name: 'Colour', durationMinutes: 60, priceMinor: 9000 },
    ],
    before: async (scene) => {
      await full(scene)
      const [, colour = ''] = scene.provider.serviceIds
      await join(scene, 'customer', { serviceIds: [colour] })
      return colour
    },
    steps: {
      'what they wait for is offered no more': {
        customer: ['mail over removed'],
        does: (scene) => removeService(scene.as('provider'), { id: scene.provider.providerId, serviceId: scene.id }),
      },
    },
  },
  {
    ...{ of: ['waitlist'], open },
    before: async (scene) => {
      await takenOff(scene)
      await join(scene, 'customer')
      await withPassword(scene, 'provider')
      return ''
    },
    steps: {
      'whom they wait for has left': {
        customer: ['mail over away'],
        provider: ['mail account_deleted'],
        does: (scene) => deleteAccount(scene.as('provider'), { password }),
      },
    },
  },
]
