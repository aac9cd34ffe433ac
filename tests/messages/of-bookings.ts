import { suspendAccount } from '../../src/domains/admin/decide.server.ts'
import { cancelBooking, cancelUpcomingOf, declineBooking } from '../../src/domains/bookings/cancel-booking.server.ts'
import { beginClearing } from '../../src/domains/bookings/clear-ahead.server.ts'
import {
  acceptProposal,
  refuseProposal,
  updateBooking,
  withdrawProposal,
} from '../../src/domains/bookings/reschedule-booking.server.ts'
import { acceptBooking } from '../../src/domains/bookings/settle-booking.server.ts'
import { sayDelay } from '../../src/domains/delays/say-delay.server.ts'
import { transaction } from '../../src/lib/db.server.ts'
import { ahead, type Chain, hourMs, iso, later, moved, noon, type Scene } from './scene.ts'

const book = (scene: Scene) => scene.book(ahead)
const propose = (scene: Scene, start = moved) =>
  updateBooking(scene.as('provider'), { id: scene.id, dateTime: iso(start) })
const late = (scene: Scene, minutes: number) =>
  sayDelay(scene.as('provider'), { id: scene.provider.providerId, staffId: scene.provider.staffId, minutes })

export const ofBookings: readonly Chain[] = [
  {
    of: ['bookings'],
    steps: {
      booked: {
        customer: ['mail customer.confirmed'],
        provider: ['mail provider.confirmed', 'app booking_confirmed', 'push titles.booking_confirmed'],
        told: ahead,
        does: async (scene) => {
          scene.id = await scene.book(ahead)
        },
      },
      'the note changed': {
        provider: ['app booking_noted', 'push titles.booking_noted'],
        does: (scene) => updateBooking(scene.as('customer'), { id: scene.id, notes: 'The side door, please' }),
      },
      'moved by the customer': {
        customer: ['mail customer.rescheduled'],
        provider: ['mail provider.rescheduled', 'app booking_rescheduled', 'push titles.booking_rescheduled'],
        told: moved,
        does: (scene) => updateBooking(scene.as('customer'), { id: scene.id, dateTime: iso(moved) }),
      },
      'cancelled by the customer': {
        customer: ['mail customer.cancelled'],
        provider: ['mail provider.cancelled', 'app booking_cancelled', 'push titles.booking_cancelled'],
        told: moved,
        does: (scene) => cancelBooking(scene.as('customer'), { id: scene.id }),
      },
    },
  },
  {
    of: ['bookings'],
    before: book,
    steps: {
      'another time proposed': {
        customer: ['mail customer.proposed', 'push proposed'],
        told: moved,
        does: (scene) => propose(scene),
      },
      'the other time refused': {
        provider: ['mail provider.refused', 'app proposal_refused', 'push titles.proposal_refused'],
        told: ahead,
        does: (scene) => refuseProposal(scene.as('customer'), { id: scene.id }),
      },
      'a third time proposed': {
        customer: ['mail customer.proposed', 'push proposed'],
        told: moved + hourMs,
        does: (scene) => propose(scene, moved + hourMs),
      },
      'the third time accepted': {
        customer: ['mail customer.rescheduled'],
        provider: ['mail provider.rescheduled', 'app proposal_accepted', 'push titles.proposal_accepted'],
        told: moved + hourMs,
        does: (scene) => acceptProposal(scene.as('customer'), { id: scene.id, dateTime: iso(moved + hourMs) }),
      },
    },
  },
  {
    of: ['bookings'],
    before: async (scene) => {
      scene.id = await scene.book(ahead)
      await propose(scene)
      return scene.id
    },
    steps: {
      'the proposal withdrawn': {
        customer: ['push withdrawn'],
        does: (scene) => withdrawProposal(scene.as('provider'), { id: scene.id }),
      },
      'cancelled by the provider': {
        customer: ['mail customer.cancelledForYou', 'push cancelled'],
        provider: ['mail provider.cancelled'],
        told: ahead,
        does: (scene) => cancelBooking(scene.as('provider'), { id: scene.id }),
      },
    },
  },
  {
    of: ['bookings'],
    mode: 'request',
    steps: {
      requested: {
        customer: ['mail customer.requested'],
        provider: ['mail provider.requested', 'app booking_requested', 'push titles.booking_requested'],
        told: ahead,
        does: async (scene) => {
          scene.id = await scene.book(ahead)
        },
      },
      accepted: {
        customer: ['mail customer.accepted', 'push accepted'],
        told: ahead,
        does: (scene) => acceptBooking(scene.as('provider'), { id: scene.id }),
      },
      'cancelled by the office': {
        customer: ['mail customer.cancelledForYou', 'push cancelled'],
        provider: ['mail provider.cancelled', 'app booking_cancelled', 'push titles.booking_cancelled'],
        told: ahead,
        does: async (scene) => cancelBooking(await scene.asOffice(), { id: scene.id }),
      },
    },
  },
  {
    of: ['bookings'],
    mode: 'request',
    before: book,
    steps: {
      declined: {
        customer: ['mail customer.declined', 'push declined'],
        told: ahead,
        does: (scene) => declineBooking(scene.as('provider'), { id: scene.id }),
      },
    },
  },
  {
    of: ['bookings'],
    mode: 'request',
    before: book,
    steps: {
      'expired without an answer': {
        customer: ['mail customer.expired', 'push expired'],
        provider: ['app request_expired', 'push titles.request_expired'],
        told: ahead,
        isAfterwards: true,
        clock: ['booking-expiry'],
      },
    },
  },
  {
    of: ['bookings'],
    before: book,
    steps: {
      'the provider suspended': {
        customer: ['mail customer.providerSuspended'],
        provider: ['mail decided suspended'],
        told: ahead,
        does: async (scene) =>
          suspendAccount(await scene.asOffice(), { id: scene.provider.owner.accountId, reason: 'safety' }),
      },
      'and what lies ahead is cancelled': {
        customer: ['mail customer.cancelledForYou', 'push cancelled'],
        // Its devices were logged out with it.
        provider: ['mail provider.cancelled', 'app booking_cancelled'],
        told: ahead,
        does: async (scene) =>
          transaction(await scene.asOffice(), (tx) => beginClearing(tx, scene.provider.owner.accountId)),
      },
    },
  },
  {
    of: ['bookings'],
    isBrief: true,
    before: book,
    steps: {
      'cancelled by the system': {
        customer: ['mail customer.cancelledForYou', 'push cancelled'],
        provider: ['mail provider.cancelled', 'app booking_cancelled', 'push titles.booking_cancelled'],
        told: ahead,
        does: ({ app, readers }) => cancelUpcomingOf(app.ctx(), readers.customer.actor.accountId),
      },
    },
  },
  {
    of: ['reminders'],
    before: (scene) => scene.book(noon + 24.5 * hourMs),
    steps: {
      'a reminder': {
        customer: ['mail reminder', 'push reminder'],
        told: noon + 24.5 * hourMs,
        clock: ['booking-reminders'],
      },
    },
  },
  {
    of: ['bookings'],
    before: (scene) => scene.book(noon + 1.5 * hourMs),
    steps: {
      'the provider is late': {
        customer: ['mail later', 'push delayed'],
        told: later + hourMs,
        does: (scene) => late(scene, 60),
      },
      'the provider is on time again': {
        customer: ['mail onTime', 'push onTime'],
        told: noon + 1.5 * hourMs,
        does: (scene) => late(scene, 0),
      },
    },
  },
]
