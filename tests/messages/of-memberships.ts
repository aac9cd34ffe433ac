import { sql } from 'kysely'
import { changeCard } from '../../src/domains/payments/card-change.server.ts'
import { confirmPayment, createIntent } from '../../src/domains/payments/create-intent.server.ts'
import { changePlan } from '../../src/domains/subscriptions/change-plan.server.ts'
import { pauseOwn } from '../../src/domains/subscriptions/pause.server.ts'
import { updatePlan, withdrawNotice } from '../../src/domains/subscriptions/plans.server.ts'
import { listOwnPlans } from '../../src/domains/subscriptions/read-subscriptions.server.ts'
import { cancelOwn, subscribeTo } from '../../src/domains/subscriptions/subscribe.server.ts'
import { runClockJobs } from '../clock.ts'
import { buyMembership, giveTrialCard, sellPlan } from '../paying.ts'
import { type Chain, hourMs, iso, noon, type Scene } from './scene.ts'

const buy = (months: 1 | 12) => async (scene: Scene) => {
  const plan = await sellPlan(scene.app, scene.provider, { months, uses: 2, renews: true })
  return (await buyMembership(scene.app, plan, scene.readers.customer.actor)).id
}

/** With days free, for which no card is given yet. */
async function tryOut(scene: Scene) {
  const plan = await sellPlan(scene.app, scene.provider, { months: 1, uses: 2, renews: true, trialDays: 14 })
  return (await subscribeTo(scene.as('customer'), { planId: plan.id })).id
}

/** As if it had been bought so long ago that its period ends then. */
const endsAt = ({ app, id }: Scene, instant: number) =>
  sql`update subscription set starts_at = ${iso(instant - 400 * 24 * hourMs)}, ends_at = ${iso(instant)}, renew_at = ${iso(instant)}
    where subscription_id = ${id}`.execute(app.running.db)

async function isOver(scene: Scene) {
  await endsAt(scene, noon - 60_000)
  await runClockJobs(scene.app, 'membership-renewal')
}

async function isRefused(scene: Scene) {
  const { rows } = await sql<{ account: string; method: string }>`select account, method from renewal_card
    where subscription_id = ${scene.id}`.execute(scene.app.running.db)
  await scene.app.running.simulator?.changeCard(rows[0]?.account ?? '', rows[0]?.method ?? '', 'declined')
  await isOver(scene)
}

async function isGivenUp({ app, id }: Scene) {
  await sql`update subscription set grace_until = ${iso(noon)}, renew_at = ${iso(noon)} where subscription_id = ${id}`.execute(
    app.running.db,
  )
  await runClockJobs(app, 'membership-renewal')
}

async function givesAnotherCard(scene: Scene) {
  const customer = scene.as('customer')
  const { bookingId } = await changeCard(customer, { subscriptionId: scene.id })
  await giveTrialCard(scene.app, bookingId, scene.readers.customer.actor)
}

async function changeNow(scene: Scene) {
  const customer = scene.as('customer')
  const terms = { months: 1, uses: 4, renews: true, priceMinor: 40_000 }
  const { id: planId } = await sellPlan(scene.app, scene.provider, terms)
  const { upgrade, currency } = await changePlan(customer, { subscriptionId: scene.id, planId, when: 'now' })
  const { paymentId: changeId = '', amount = 0 } = upgrade ?? {}
  const intent = await createIntent(customer, { changeId, amount, currency })
  await scene.app.running.simulator?.pay({ ...intent, card: 'success' })
  await confirmPayment(customer, { id: changeId })
}

export const ofMemberships: readonly Chain[] = [
  {
    ...{ of: ['bookings'], mode: 'paid', before: buy(1) },
    steps: {
      // Who has just given it reads it on the page.
      'a membership has another card': { does: givesAnotherCard },
      'a membership renews': { customer: ['mail membership renewed'], does: isOver },
      'a membership cannot be charged': { customer: ['mail membership refused'], does: isRefused },
      'a membership stays unpaid': { customer: ['mail membership unpaid'], does: isGivenUp },
    },
  },
  {
    ...{ of: ['bookings'], mode: 'paid', before: buy(1) },
    steps: {
      'another membership at once': { customer: ['mail membership changedNow'], does: changeNow },
    },
  },
  {
    ...{ of: ['bookings'], mode: 'paid', before: buy(12) },
    steps: {
      'a membership is about to renew for a year': {
        customer: ['mail membership reminder'],
        does: async (scene) => {
          await endsAt(scene, noon + 240 * hourMs)
          await runClockJobs(scene.app, 'membership-reminder')
          await runClockJobs(scene.app, 'membership-reminder')
        },
      },
      'a membership is to change': {
        customer: ['mail membership changed'],
        does: async (scene) => {
          const plan = await sellPlan(scene.app, scene.provider, { months: 1, uses: 4, renews: true })
          for (let times = 0; times < 2; times++)
            await changePlan(scene.as('customer'), { subscriptionId: scene.id, planId: plan.id })
        },
      },
      'another price is announced': {
        customer: ['mail membership notice'],
        does: async (scene) => {
          const { plans } = await listOwnPlans(scene.as('provider'))
          const plan = plans.find(({ active, months }) => active > 0 && months === 12)
          if (!plan) throw new Error('It was bought')
          const { id, name, priceMinor, months, uses, renews, services } = plan
          const serviceIds = services.map((service) => service.id)
          const fields = {
            id,
            name,
            priceMinor: priceMinor + 100,
            months,
            uses,
            renews,
            serviceIds,
            isForMembers: true,
          }
          await sql`delete from subscription_change where subscription_id = ${scene.id}`.execute(scene.app.running.db)
          await updatePlan(scene.as('provider'), fields)
          await runClockJobs(scene.app, 'membership-notice')
        },
      },
      'what was announced is taken back': {
        customer: ['mail membership noticeWithdrawn'],
        does: async (scene) => {
          const { plans } = await listOwnPlans(scene.as('provider'))
          await withdrawNotice(scene.as('provider'), { id: plans.find(({ notice }) => notice)?.id ?? '' })
          await runClockJobs(scene.app, 'membership-notice')
        },
      },
      'a membership is to pause': {
        customer: ['mail membership paused'],
        does: async (scene) => {
          await sql`delete from subscription_change where subscription_id = ${scene.id}`.execute(scene.app.running.db)
          for (let times = 0; times < 2; times++)
            await pauseOwn(scene.as('customer'), { subscriptionId: scene.id, months: 1 })
        },
      },
      'a pause is about to end': {
        customer: ['mail membership resumes'],
        does: async (scene) => {
          await sql`update subscription set pause_months = null, starts_at = ${iso(noon - 400 * 24 * hourMs)}, ends_at = ${iso(noon - hourMs)},
            paused_until = ${iso(noon + 48 * hourMs)}, renew_at = ${iso(noon + 48 * hourMs)}
            where subscription_id = ${scene.id}`.execute(scene.app.running.db)
          await runClockJobs(scene.app, 'membership-reminder')
          await runClockJobs(scene.app, 'membership-reminder')
          await sql`update subscription set paused_until = null where subscription_id = ${scene.id}`.execute(
            scene.app.running.db,
          )
          await endsAt(scene, noon + 240 * hourMs)
        },
      },
      'a membership is cancelled': {
        customer: ['mail membership cancelled'],
        provider: ['app membership_cancelled', 'push titles.membership_cancelled'],
        does: (scene) => cancelOwn(scene.as('customer'), { subscriptionId: scene.id }),
      },
    },
  },
  {
    ...{ of: ['bookings'], mode: 'paid', before: tryOut },
    steps: {
      'a trial begins': {
        customer: ['mail membership trial'],
        provider: ['app trial_begun', 'push titles.trial_begun'],
        does: (scene) => giveTrialCard(scene.app, scene.id, scene.readers.customer.actor),
      },
      'a trial is about to end': {
        customer: ['mail membership trialEnds'],
        does: async (scene) => {
          await sql`update subscription set created_at = ${iso(noon - 400 * hourMs)}, trial_ends_at = ${iso(noon + 48 * hourMs)}, ends_at = ${iso(noon + 48 * hourMs)},
            renew_at = ${iso(noon + 48 * hourMs)} where subscription_id = ${scene.id}`.execute(scene.app.running.db)
          await runClockJobs(scene.app, 'membership-reminder')
          await runClockJobs(scene.app, 'membership-reminder')
        },
      },
    },
  },
]
