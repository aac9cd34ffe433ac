import { sql } from 'kysely'
import { suspendAccount } from '../../src/domains/admin/decide.server.ts'
import { createBooking } from '../../src/domains/bookings/create-booking.server.ts'
import { completeBooking } from '../../src/domains/bookings/settle-booking.server.ts'
import { buyGiftCard } from '../../src/domains/gift-cards/buy-card.server.ts'
import { resendCard } from '../../src/domains/gift-cards/change-card.server.ts'
import { readOwnCard } from '../../src/domains/gift-cards/read-cards.server.ts'
import { refundGift } from '../../src/domains/gift-cards/refund-gift.server.ts'
import { deleteAccount } from '../../src/domains/identity/delete-account.server.ts'
import { confirmPayment, createIntent } from '../../src/domains/payments/create-intent.server.ts'
import { platformFeeSet, platformFeeTold } from '../../src/domains/payments/events.ts'
import { listPayouts } from '../../src/domains/payments/payouts.server.ts'
import { receiveWebhook } from '../../src/domains/payments/receive-webhook.server.ts'
import { refundPayment } from '../../src/domains/payments/refund-payment.server.ts'
import { giveTip } from '../../src/domains/payments/tips.server.ts'
import { subscribeTo } from '../../src/domains/subscriptions/subscribe.server.ts'
import { transaction } from '../../src/lib/db.server.ts'
import { emit } from '../../src/lib/events.server.ts'
import { dateIn, london } from '../factories.ts'
import { bookUnpaid, payWith, sellPlan } from '../paying.ts'
import { password, withPassword } from './of-accounts.ts'
import { began, type Chain, hourMs, moveTo, type Scene } from './scene.ts'

/** As `bookUnpaid` books it. */
const start = Date.parse(london(dateIn(5), '10:00'))
const customerOf = ({ readers }: Scene) => readers.customer.actor
const unpaid = (scene: Scene) => bookUnpaid(scene.app, scene.provider, { day: 5, customer: customerOf(scene) })
const paid = async (scene: Scene) => {
  const paying = await unpaid(scene)
  await payWith(scene.app, paying)
  return paying
}

type Owing = { id: string; amount: number; currency: string }
async function pay(
  { app, as }: Scene,
  what: { tipId: string } | { giftCardId: string } | { subscriptionId: string },
  { amount, currency }: Owing,
) {
  const ctx = as('customer')
  const intent = await createIntent(ctx, { ...what, amount, currency })
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  await confirmPayment(ctx, { id: intent.id })
}

const order = (scene: Scene, recipient: { recipientEmail?: string }) =>
  buyGiftCard(scene.as('customer'), {
    ...{ providerId: scene.provider.providerId, amount: 50, timezone: scene.zone, message: 'Happy thirtieth' },
    ...{ senderName: 'Nia', recipientName: 'Amina', ...recipient },
  })

async function give(scene: Scene, recipient: { recipientEmail?: string }) {
  const card = await order(scene, recipient)
  await pay(scene, { giftCardId: card.id }, card)
  scene.id = card.id
}

/** A visit that a gift card has paid for. */
async function visitGiven(scene: Scene): Promise<string> {
  await give(scene, {})
  const ctx = scene.as('customer')
  const { code } = await readOwnCard(ctx, scene.id)
  const { providerId, serviceIds } = scene.provider
  const visit = { providerId, serviceIds: serviceIds.slice(0, 1), dateTime: london(dateIn(5), '10:00') }
  return (await createBooking(ctx, { ...visit, giftCards: [code ?? ''] })).id
}

async function buyPlan(scene: Scene) {
  const plan = await sellPlan(scene.app, scene.provider)
  const made = await subscribeTo(scene.as('customer'), { planId: plan.id })
  await pay(scene, { subscriptionId: made.id }, { id: made.id, amount: made.price, currency: made.currency })
}

type Begun = Awaited<ReturnType<typeof createIntent>>
/** What somebody has begun to pay. */
const begunOf = new WeakMap<Scene, Begun[]>()
async function goOn(scene: Scene, at: number) {
  const intent = begunOf.get(scene)?.[at]
  if (!intent) throw new Error('Nothing was begun')
  await scene.app.running.simulator?.pay({ ...intent, card: 'success' })
  await confirmPayment(scene.as('customer'), { id: intent.id })
}

/** The operator's, past the calls: those would tell everybody who takes cards. */
async function setFee({ app, as }: Scene, { version, isWithdrawn }: { version: number; isWithdrawn: boolean }) {
  const { now } = as('provider')
  const [{ db }, later] = [app.running, new Date(now.getTime() + 20 * 24 * hourMs)]
  // Several scenes set the same at once.
  await sql`update platform_fee set withdrawn_at = ${isWithdrawn ? now : null} where version < ${version} and holds_from > ${now}`.execute(
    db,
  )
  await sql`insert into platform_fee (version, basis_points, holds_from, set_at)
    values (${version}, ${isWithdrawn ? 0 : 250}, ${isWithdrawn ? now : later}, ${now})
    on conflict (version) do nothing`.execute(db)
}

/** This one by itself, and nobody by the list of all: it goes on after the last there can be. */
const tellOfFee = ({ as, id: providerId }: Scene, version: number) =>
  transaction(as('provider'), async (tx) => {
    await emit(tx, platformFeeTold, { version, providerId })
    await emit(tx, platformFeeSet, { version, after: 'ffffffff-ffff-ffff-ffff-ffffffffffff' })
  })

/** A tip, a gift card and a membership, begun before the provider was suspended. */
async function beginAll(scene: Scene): Promise<string> {
  const { bookingId } = await paid(scene)
  await moveTo(scene, bookingId, began)
  await completeBooking(scene.as('provider'), { id: bookingId })
  const ctx = scene.as('customer')
  const tip = await giveTip(ctx, { bookingId, amount: 6, currency: 'GBP' })
  const card = await order(scene, {})
  const plan = await sellPlan(scene.app, scene.provider)
  const membership = await subscribeTo(ctx, { planId: plan.id })
  const intents = [
    await createIntent(ctx, { tipId: tip.id, amount: tip.amount, currency: tip.currency }),
    await createIntent(ctx, { giftCardId: card.id, amount: card.amount, currency: card.currency }),
    await createIntent(ctx, { subscriptionId: membership.id, amount: membership.price, currency: membership.currency }),
  ]
  begunOf.set(scene, intents)
  await suspendAccount(await scene.asOffice(), { id: scene.provider.owner.accountId, reason: 'safety' })
  return bookingId
}

/** Of whomever it is about. */
async function hearProcessor({ app }: Scene) {
  for (const { payload, signature } of (await app.running.simulator?.takeEvents()) ?? [])
    await receiveWebhook(app.ctx(), payload, signature)
}

async function sendBack(scene: Scene) {
  const { app, provider } = scene
  const { account } = await app.running.db
    .selectFrom('card_account')
    .select('account')
    .where('provider_id', '=', provider.providerId)
    .executeTakeFirstOrThrow()
  const [payout] = (await listPayouts(scene.as('provider'), {})).payouts
  await app.running.simulator?.failPayout(account, payout?.id ?? '')
  await hearProcessor(scene)
}

export const ofMoney: readonly Chain[] = [
  {
    of: ['bookings'],
    mode: 'paid',
    steps: {
      paid: {
        customer: ['mail customer.confirmed'],
        provider: [
          ...['mail provider.confirmed', 'app booking_confirmed', 'app payment_received'],
          ...['push titles.booking_confirmed', 'push titles.payment_received'],
        ],
        told: start,
        does: async (scene) => {
          scene.id = (await paid(scene)).paymentId
        },
      },
      'money given back': {
        customer: ['mail money back'],
        does: (scene) => refundPayment(scene.as('provider'), { id: scene.id, amount: 1 }),
      },
      'the processor tells of all that, too': { does: hearProcessor },
      'a payout arrives': {
        provider: ['app payout_paid', 'push titles.payout_paid'],
        isAfterwards: true,
        does: hearProcessor,
      },
      'a payout comes back': {
        provider: ['app payout_failed', 'push titles.payout_failed'],
        isAfterwards: true,
        does: sendBack,
      },
    },
  },
  {
    of: ['bookings'],
    mode: 'paid',
    before: async (scene) => {
      const { bookingId } = await paid(scene)
      await moveTo(scene, bookingId, began)
      await completeBooking(scene.as('provider'), { id: bookingId })
      return bookingId
    },
    steps: {
      'a tip': {
        provider: ['app tip_received', 'push titles.tip_received'],
        does: async (scene) => {
          const tip = await giveTip(scene.as('customer'), { bookingId: scene.id, amount: 6, currency: 'GBP' })
          await pay(scene, { tipId: tip.id }, tip)
        },
      },
    },
  },
  {
    of: ['bookings'],
    mode: 'paid',
    before: async (scene) => {
      const paying = await unpaid(scene)
      await payWith(scene.app, paying, 'late')
      return paying.bookingId
    },
    steps: {
      'a payment comes too late': {
        customer: ['mail late visit'],
        clock: ['booking-expiry', 'payment-reconciliation'],
      },
    },
  },
  {
    of: ['bookings'],
    mode: 'paid',
    before: beginAll,
    steps: {
      'a tip for whom is suspended': { customer: ['mail tip'], does: (scene) => goOn(scene, 0) },
      'a gift card of whom is suspended': { customer: ['mail gift'], does: (scene) => goOn(scene, 1) },
      'a membership with whom is suspended': { customer: ['mail plan'], does: (scene) => goOn(scene, 2) },
    },
  },
  {
    of: ['bookings'],
    mode: 'paid request',
    isBrief: true,
    steps: {
      'a request paid for': {
        customer: ['mail customer.requested'],
        provider: [
          ...['mail provider.requested', 'app booking_requested', 'app payment_received'],
          ...['push titles.booking_requested', 'push titles.payment_received'],
        ],
        told: start,
        does: paid,
      },
    },
  },
  {
    of: ['bookings'],
    mode: 'paid',
    steps: {
      'a gift card for somebody': {
        elsewhere: ['mail gift card'],
        provider: ['app gift_card_sold', 'push titles.gift_card_sold'],
        does: (scene) => give(scene, { recipientEmail: scene.elsewhere }),
      },
      'the gift card sent again': {
        elsewhere: ['mail gift card'],
        does: (scene) => resendCard(scene.as('customer'), { id: scene.id }),
      },
      'a membership': {
        customer: ['mail membership'],
        provider: ['app membership_sold', 'push titles.membership_sold'],
        does: buyPlan,
      },
      'a gift card to hand over': {
        customer: ['mail gift card'],
        provider: ['app gift_card_sold', 'push titles.gift_card_sold'],
        does: (scene) => give(scene, {}),
      },
    },
  },
  {
    of: ['bookings'],
    mode: 'paid',
    before: visitGiven,
    steps: {
      'what a gift card has paid is put back onto it': {
        customer: ['mail gift back'],
        does: (scene) => refundGift(scene.as('provider'), { id: scene.id, amount: 1 }),
      },
    },
  },
  {
    of: ['bookings'],
    mode: 'paid',
    before: async (scene) => {
      await give(scene, {})
      return withPassword(scene, 'provider')
    },
    steps: {
      'whose gift card was bought has left': {
        customer: ['mail money back'],
        provider: ['mail account_deleted'],
        does: (scene) => deleteAccount(scene.as('provider'), { password }),
      },
    },
  },
  {
    of: ['bookings'],
    mode: 'paid',
    isBrief: true,
    before: async (scene) => {
      await setFee(scene, { version: 1, isWithdrawn: false })
      return scene.provider.providerId
    },
    steps: {
      'the platform takes more from a day on': {
        provider: ['mail feeRises'],
        does: (scene) => tellOfFee(scene, 1),
      },
      'and does not': {
        provider: ['mail feeStays'],
        does: async (scene) => {
          await setFee(scene, { version: 2, isWithdrawn: true })
          await tellOfFee(scene, 2)
        },
      },
    },
  },
]
