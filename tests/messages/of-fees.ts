import { cancelBooking } from '../../src/domains/bookings/cancel-booking.server.ts'
import { waiveFee } from '../../src/domains/bookings/waive-fee.server.ts'
import { feePaidEntries } from '../../src/domains/ledger/rules.ts'
import { post } from '../../src/domains/ledger/service.server.ts'
import { confirmPayment, createIntent } from '../../src/domains/payments/create-intent.server.ts'
import type { TestCardName } from '../../src/domains/payments/simulator/cards.rules.ts'
import { transaction } from '../../src/lib/db.server.ts'
import { bookKept, chargeFees } from '../keeping.ts'
import { type Chain, hourMs, moveTo, noon, type Scene } from './scene.ts'

const customerOf = ({ readers }: Scene) => readers.customer.actor

/** Cancelled so late that a fee is owed. */
const keptWith = (card: TestCardName) => async (scene: Scene) => {
  const { bookingId } = await bookKept(scene.app, scene.provider, { day: 5, customer: customerOf(scene), card })
  await moveTo(scene, bookingId, noon + 6 * hourMs)
  return bookingId
}
const cancelled = {
  provider: ['mail provider.cancelled', 'app booking_cancelled', 'push titles.booking_cancelled'],
  told: noon + 6 * hourMs,
  does: (scene: Scene) => cancelBooking(scene.as('customer'), { id: scene.id }),
}

/** A fee that was refused, that its customer has begun to pay, and that is owed no more. */
async function beginFee(scene: Scene): Promise<string> {
  const bookingId = await keptWith('declined_later')(scene)
  await cancelBooking(scene.as('customer'), { id: bookingId })
  await chargeFees(scene.app, { bookingId })
  const amount = { amount: 20, currency: 'GBP' }
  begunOf.set(scene, await createIntent(scene.as('customer'), { bookingId, ...amount }))
  const { providerId } = scene.provider
  const entries = feePaidEntries({
    ...{ customerId: customerOf(scene).accountId, providerId, currency: 'GBP', amountMinor: 2000 },
  })
  await transaction(scene.app.ctx(), (tx) =>
    post(tx, { source: `fee_paid:${bookingId}`, kind: 'fee_paid', booking: { providerId, bookingId }, entries }),
  )
  return bookingId
}
const begunOf = new WeakMap<Scene, Awaited<ReturnType<typeof createIntent>>>()
async function goOn(scene: Scene) {
  const intent = begunOf.get(scene)
  if (!intent) throw new Error('Nothing was begun')
  await scene.app.running.simulator?.pay({ ...intent, card: 'success' })
  await confirmPayment(scene.as('customer'), { id: intent.id })
}

/** A fee that was refused, and that nobody pays. */
async function oweFee(scene: Scene): Promise<string> {
  const bookingId = await keptWith('declined_later')(scene)
  await cancelBooking(scene.as('customer'), { id: bookingId })
  await chargeFees(scene.app, { bookingId })
  return bookingId
}

export const ofFees: readonly Chain[] = [
  {
    of: ['bookings'],
    mode: 'kept',
    isBrief: true,
    before: oweFee,
    steps: {
      'a fee lowered': {
        customer: ['mail customer.feeWaived'],
        told: noon + 6 * hourMs,
        does: (scene) => waiveFee(scene.as('provider'), { id: scene.id, amount: 5 }),
      },
    },
  },
  {
    of: ['decisions'],
    mode: 'kept',
    before: oweFee,
    steps: {
      'a fee waived by the office': {
        customer: ['mail customer.feeWaived'],
        provider: ['app fee_waived', 'push titles.fee_waived'],
        told: noon + 6 * hourMs,
        does: async (scene) => waiveFee(await scene.asOffice(), { id: scene.id, amount: 5, reason: 'goodwill' }),
      },
    },
  },
  {
    of: ['bookings'],
    mode: 'kept',
    isBrief: true,
    before: keptWith('success'),
    steps: {
      'a fee charged': {
        ...cancelled,
        customer: ['mail customer.cancelled', 'mail fee charged'],
        provider: [...cancelled.provider, 'app payment_received', 'push titles.payment_received'],
      },
    },
  },
  {
    of: ['bookings'],
    mode: 'kept',
    isBrief: true,
    before: keptWith('declined_later'),
    steps: {
      'a fee refused': { ...cancelled, customer: ['mail customer.cancelled', 'mail fee refused'] },
    },
  },
  {
    of: ['bookings'],
    mode: 'kept',
    isBrief: true,
    before: keptWith('asks'),
    steps: {
      'a fee that the bank asks about': { ...cancelled, customer: ['mail customer.cancelled', 'mail fee asks'] },
    },
  },
  {
    of: ['bookings'],
    mode: 'kept',
    isBrief: true,
    before: beginFee,
    steps: {
      'a fee paid that is owed no more': { customer: ['mail fee'], does: goOn },
    },
  },
]
