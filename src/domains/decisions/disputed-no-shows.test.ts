import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeAdmin, openTestApp } from '../../../tests/factories.ts'
import { bookKept, chargeFees, type Keeping, makeKeepingProvider, startsIn } from '../../../tests/keeping.ts'
import { mailsNamed } from '../../../tests/messages/post.ts'
import {
  bookUnpaid,
  buyCard,
  buyMembership,
  ledgerOf,
  makePaidProvider,
  payWith,
  processorSays,
  sellPlan,
  sendRefunds,
} from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { decideAppeal, listAppeals } from '../admin/appeals.server.ts'
import { suspendAccount } from '../admin/decide.server.ts'
import type { NoShowAnswer } from '../bookings/contract.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { decideDispute, disputeNoShow, markNoShow } from '../bookings/no-show.server.ts'
import { readBooking } from '../bookings/read-booking.server.ts'
import { settleVisit } from '../loyalty/settle-visit.server.ts'
import { reconcile } from '../payments/reconcile.server.ts'
import { decide } from '../reviews/moderate.server.ts'
import { createReview } from '../reviews/write-review.server.ts'
import { appealDecision } from './appeal.server.ts'
import { getDecision, listOwnDecisions } from './read-decision.server.ts'

const app = openTestApp({ poolSize: 24 })
/** Three quarters for who does not come, of 40.00. */
const policy = JSON.stringify([{ hoursBefore: 2, feePercent: 75 }])
let [decider, other]: Actor[] = []
const office = () => app.ctx(decider as Actor)
const another = () => app.ctx(other as Actor)
beforeAll(async () => {
  decider = await makeAdmin(app)
  other = await makeAdmin(app)
})

let day = 2
const timeOn = (ahead: number) => london(dateIn(ahead), '10:00')
const keepingProvider = () => makeKeepingProvider(app)
const paidProvider = () =>
  makePaidProvider(app, { mode: 'before', depositPercent: 20 }, { columns: { cancellation_policy: policy } })
const kept = async () => bookKept(app, await keepingProvider(), { day: ++day })
const paid = async () => {
  const paying = await bookUnpaid(app, await paidProvider(), { day: ++day })
  await payWith(app, paying)
  return paying
}

type Visit = Pick<Keeping, 'customer' | 'provider' | 'bookingId'>
type Outcome = 'no_show' | 'completed' | 'cancelled'

/** Marked, answered by its customer and decided by the office; the decision about whom it concerns. */
async function decided(visit: Visit, answer: NoShowAnswer, outcome: Outcome) {
  const { customer, provider, bookingId: id } = visit
  await startsIn(app, visit, -3)
  await markNoShow(app.ctx(provider.owner), { id })
  await disputeNoShow(app.ctx(customer), { id, answer, note: 'The bell rang' })
  await decideDispute(office(), { id, outcome, reason: 'in_doubt', words: 'Nobody has seen it.' })
  const concerned = outcome === 'no_show' ? customer : provider.owner
  const { decisions } = await listOwnDecisions(app.ctx(concerned), { page: 1, limit: 5 })
  expect(decisions).toHaveLength(1)
  return { ...visit, concerned, decision: decisions[0], id: decisions[0]?.id ?? '' }
}

async function granted(visit: Visit, answer: NoShowAnswer, outcome: Outcome) {
  const of = await decided(visit, answer, outcome)
  await sendRefunds(app)
  await appealDecision(app.ctx(of.concerned), { id: of.id, text: 'I have a photo' })
  await decideAppeal(another(), { id: of.id, outcome: 'overturned', words: 'So you have.' })
  await sendRefunds(app)
  return of
}

const bookingOf = ({ customer, bookingId }: Visit) => readBooking(app.ctx(customer), customer, bookingId)
const settledAs = async ({ bookingId }: Visit) =>
  (
    await sql<{ as: string }>`select settled_as as as from no_show where booking_id = ${bookingId}`.execute(
      app.running.db,
    )
  ).rows[0]?.as

describe('an appeal that is granted to the customer', () => {
  test('gives back what the card was charged for the fee, and the visit took place', async () => {
    const visit = await kept()
    const of = await decided(visit, 'was_there', 'no_show')
    await chargeFees(app, visit)
    expect(await ledgerOf(app, visit)).toEqual({ held_by_processor: 3000, owed_to_provider: -3000 })
    await appealDecision(app.ctx(of.concerned), { id: of.id, text: '' })
    await decideAppeal(another(), { id: of.id, outcome: 'overturned' })
    await sendRefunds(app)
    expect(await ledgerOf(app, visit)).toEqual({})
    expect(await processorSays(app, visit)).toEqual({ taken: 3000, given: 3000 })
    const booking = await bookingOf(visit)
    expect(booking).toMatchObject({ status: 'completed', feeMinor: 0 })
    expect(booking.payment?.keptCard?.fee).toMatchObject({ state: 'charged', amountMinor: 3000 })
    expect(booking.history.map(({ kind }) => kind).slice(-2)).toEqual(['no_show_upheld', 'visit_confirmed'])
    expect(await settledAs(visit)).toBe('completed')
    expect((await getDecision(app.ctx(of.concerned), { id: of.id })).undoneAt).not.toBeNull()
  })

  test('of a fee that is not charged yet leaves nothing to charge', async () => {
    const visit = await kept()
    await granted(visit, 'was_there', 'no_show')
    await chargeFees(app, visit)
    expect(await ledgerOf(app, visit)).toEqual({})
    expect(await bookingOf(visit)).toMatchObject({ status: 'completed', feeMinor: 0 })
  })

  test('waits while the fee is being charged', async () => {
    const visit = await kept()
    const { id, concerned } = await decided(visit, 'was_there', 'no_show')
    await appealDecision(app.ctx(concerned), { id, text: '' })
    const set = (status: string) =>
      sql`update payment set status = ${status} where booking_id = ${visit.bookingId}`.execute(app.running.db)
    await set('processing')
    expect(await codeOf(decideAppeal(another(), { id, outcome: 'overturned' }))).toBe('fee_under_way')
    expect((await getDecision(app.ctx(concerned), { id })).appeal?.outcome).toBeNull()
    await set('open')
    await decideAppeal(another(), { id, outcome: 'overturned' })
    expect(await ledgerOf(app, visit)).toEqual({})
  })

  test('leaves with the provider what was paid ahead for a visit that took place', async () => {
    const visit = await paid()
    await granted(visit, 'was_there', 'no_show')
    expect(await ledgerOf(app, visit)).toEqual({ held_by_processor: 3000, owed_to_provider: -3000 })
    expect(await processorSays(app, visit)).toEqual({ taken: 4000, given: 1000 })
    expect(await bookingOf(visit)).toMatchObject({ status: 'completed', feeMinor: 0 })
  })

  test('gives all of it back, the fee and what was ahead, once a bank that was deciding has decided for the provider', async () => {
    const visit = await bookUnpaid(app, await paidProvider(), { day: ++day })
    await payWith(app, visit, 'disputed')
    await reconcile(app.ctx())
    const of = await decided(visit, 'provider_absent', 'no_show')
    await appealDecision(app.ctx(of.concerned), { id: of.id, text: '' })
    await decideAppeal(another(), { id: of.id, outcome: 'overturned' })
    await sendRefunds(app)
    expect(await processorSays(app, visit)).toEqual({ taken: 4000, given: 0 })
    const { rows } = await sql<{ id: string; account: string }>`select o.body ->> 'id' as id, p.account
      from payment p join simulated_object o on o.body ->> 'payment_intent' = p.intent and o.body ->> 'object' = 'dispute'
      where p.payment_id = ${visit.paymentId}`.execute(app.running.db)
    await app.running.simulator?.decideDispute(rows[0]?.account ?? '', rows[0]?.id ?? '', 'won')
    await reconcile(app.ctx())
    await sendRefunds(app)
    expect(await processorSays(app, visit)).toEqual({ taken: 4000, given: 4000 })
    expect(await ledgerOf(app, visit)).toEqual({})
  })

  test('is not for whoever has lost the right while they decided', async () => {
    const visit = await paid()
    const gone = await makeAdmin(app)
    const { customer, provider, bookingId: id } = visit
    await startsIn(app, visit, -3)
    await markNoShow(app.ctx(provider.owner), { id })
    await disputeNoShow(app.ctx(customer), { id, answer: 'was_there', note: 'The bell rang' })
    await sql`update account set is_admin = false where account_id = ${gone.accountId}`.execute(app.running.db)
    const late = decideDispute(app.ctx(gone), { id, outcome: 'no_show', reason: 'in_doubt' })
    expect(await codeOf(late)).toBe('forbidden')
    expect((await listOwnDecisions(app.ctx(customer), { page: 1, limit: 5 })).decisions).toEqual([])
  })

  test('gives all of it back where the provider did not come, also to gift cards', async () => {
    const visit = await paid()
    await granted(visit, 'provider_absent', 'no_show')
    expect(await ledgerOf(app, visit)).toEqual({})
    expect(await processorSays(app, visit)).toEqual({ taken: 4000, given: 4000 })
    expect(await bookingOf(visit)).toMatchObject({ status: 'cancelled', feeMinor: 0, cancelledBy: 'admin' })

    const provider = await paidProvider()
    const customer = await makeAccount(app)
    const { code } = await buyCard(app, provider, customer, { amount: 50 })
    const { id: bookingId } = await createBooking(app.ctx(customer), {
      ...{ providerId: provider.providerId, serviceIds: provider.serviceIds.slice(0, 1), giftCards: [code ?? ''] },
      dateTime: timeOn(++day),
    })
    const withGift = { provider, customer, bookingId }
    await granted(withGift, 'provider_absent', 'no_show')
    expect(await ledgerOf(app, withGift)).toEqual({})
    const { rows } = await sql<{ back: number }>`select returned_minor as back from gift_redemption
      where booking_id = ${bookingId}`.execute(app.running.db)
    expect(rows).toEqual([{ back: 4000 }])
  })

  test('gives back the use of a membership, once', async () => {
    const provider = await paidProvider()
    const customer = await makeAccount(app)
    const { id } = await buyMembership(app, await sellPlan(app, provider), customer)
    const { id: bookingId } = await createBooking(app.ctx(customer), {
      ...{ providerId: provider.providerId, serviceIds: provider.serviceIds.slice(0, 1), subscriptionId: id },
      dateTime: timeOn(++day),
    })
    const left = async () =>
      (
        await sql<{
          left: number
        }>`select sum(uses)::int as left from subscription_entry where subscription_id = ${id}`.execute(app.running.db)
      ).rows[0]?.left
    const before = (await left()) ?? 0
    await granted({ provider, customer, bookingId }, 'provider_absent', 'no_show')
    expect(await left()).toBe(before + 1)
  })
})

describe('a disputed no-show is decided', () => {
  // Before that nobody charges by the way.
  beforeAll(() => app.jobs.work())

  test('with a statement for its customer if it stands, for its provider if it is lifted, and for nobody else', async () => {
    for (const [outcome, kind, text] of [
      ['no_show', 'no_show_upheld', 'You are recorded as not having come'],
      ['completed', 'visit_confirmed', 'The visit counts as one that took place'],
    ] as const) {
      const { customer, provider, concerned, decision, id, bookingId } = await decided(
        await kept(),
        'was_there',
        outcome,
      )
      expect(decision).toMatchObject({
        ...{ kind, reason: 'in_doubt', words: 'Nobody has seen it.', canAppeal: true, review: null },
        business: { linkTo: `/provider/${provider.slug}` },
        visit: { dateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      })
      const others = [customer, provider.owner].filter((one) => one !== concerned)
      for (const one of [...others, decider as Actor]) {
        expect((await listOwnDecisions(app.ctx(one), { page: 1, limit: 5 })).decisions).toEqual([])
        expect(await codeOf(getDecision(app.ctx(one), { id }))).toBe('decision_not_found')
      }
      const [mail = '', ...more] = await mailsNamed(app, `decision-${id}`)
      expect(more).toEqual([])
      for (const part of [text, 'Nothing proves it either way', 'Nobody has seen it.', `/decision/${id}#token=`])
        expect(mail).toContain(part)
      // The same again decides nothing a second time; otherwise it is refused.
      await codeOf(decideDispute(office(), { id: bookingId, outcome, reason: 'proven' }))
      const { rows } = await sql`select from decision where subject_id = ${bookingId}`.execute(app.running.db)
      expect(rows).toHaveLength(1)
    }
  })

  test('and the appeal is answered by neither party nor whoever decided, once, with what both said beside it', async () => {
    const { customer, provider, bookingId, id } = await decided(await kept(), 'was_there', 'completed')
    await appealDecision(app.ctx(provider.owner), { id, text: '' })
    for (const party of [customer, provider.owner])
      expect(await codeOf(decideAppeal(app.ctx({ ...party, isAdmin: true }), { id, outcome: 'overturned' }))).toBe(
        'forbidden',
      )
    await sql`update account set is_admin = true where account_id = ${customer.accountId}`.execute(app.running.db)
    expect(await codeOf(decideAppeal(app.ctx({ ...customer, isAdmin: true }), { id, outcome: 'overturned' }))).toBe(
      'forbidden',
    )
    // Nor by anybody while it is not known whose visit it was.
    const named = app.running.db.deleteFrom('directory').where('id', '=', bookingId).returningAll()
    const row = await named.executeTakeFirstOrThrow()
    for (const one of [app.ctx({ ...customer, isAdmin: true }), another()])
      expect(await codeOf(decideAppeal(one, { id, outcome: 'overturned' }))).toBe('decision_not_found')
    await app.running.db.insertInto('directory').values(row).execute()
    await sql`update account set is_admin = false where account_id = ${customer.accountId}`.execute(app.running.db)
    expect(await codeOf(decideAppeal(office(), { id, outcome: 'overturned' }))).toBe('own_decision')
    const { appeals } = await listAppeals(another(), { page: 1, limit: 50 })
    expect(appeals.find(({ decision }) => decision.id === id)?.said).toEqual([
      { kind: 'was_there', text: 'The bell rang' },
    ])
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        codeOf(persistently(() => decideAppeal(another(), { id, outcome: index % 2 ? 'upheld' : 'overturned' }))),
      ),
    )
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(6)
    expect(outcomes.filter((one) => one === 'appeal_answered')).toHaveLength(6)
  })
})

describe('an appeal that is granted to the provider', () => {
  test('keeps the fee of what was paid ahead, gives back the rest, and takes the points and the review with the visit', async () => {
    const visit = await paid()
    const { customer, provider, bookingId } = visit
    const of = await decided(visit, 'was_there', 'completed')
    await settleVisit(app.ctx(), { providerId: provider.providerId, bookingId })
    const points = async () =>
      (
        await sql<{ sum: number }>`select coalesce(sum(points), 0)::int as sum from loyalty_entry
          where booking_id = ${bookingId}`.execute(app.running.db)
      ).rows[0]?.sum
    expect(await points()).toBeGreaterThan(0)
    const { id: reviewId } = await createReview(app.ctx(customer), { bookingId, rating: 1, text: 'Never again' })
    await appealDecision(app.ctx(of.concerned), { id: of.id, text: '' })
    await decideAppeal(another(), { id: of.id, outcome: 'overturned', words: 'The door has a camera.' })
    await sendRefunds(app)
    expect(await ledgerOf(app, visit)).toEqual({ held_by_processor: 3000, owed_to_provider: -3000 })
    expect(await processorSays(app, visit)).toEqual({ taken: 4000, given: 1000 })
    expect(await bookingOf(visit)).toMatchObject({ status: 'no_show', feeMinor: 3000 })
    await expect.poll(points, { timeout: 30_000 }).toBe(0)
    const { decisions } = await listOwnDecisions(app.ctx(customer), { page: 1, limit: 5 })
    expect(decisions).toMatchObject([{ kind: 'review_removed', reason: 'fake', words: 'The door has a camera.' }])
    // Of a visit that did not take place there is none.
    expect(await codeOf(decide(office(), { id: reviewId, action: 'restore', reason: 'mistake' }))).toBe(
      'action_impossible',
    )
  })

  test('leaves the fee owed, and charges no card', async () => {
    const visit = await kept()
    await granted(visit, 'provider_absent', 'cancelled')
    await chargeFees(app, visit)
    expect(await ledgerOf(app, visit)).toEqual({ owed_by_customer: 3000, owed_to_provider: -3000 })
    expect(await bookingOf(visit)).toMatchObject({ status: 'no_show', feeMinor: 3000, owedFeeMinor: 3000 })
    expect(await settledAs(visit)).toBe('no_show')
  })

  test.each([
    ['keeps the fee', paid, { held_by_processor: 3000, owed_to_provider: -3000 }],
    ['leaves the fee owed', kept, { owed_by_customer: 3000, owed_to_provider: -3000 }],
  ])('%s also where the provider was suspended between the decision and the answer', async (_what, make, ledger) => {
    const visit = await make()
    const of = await decided(visit, 'was_there', 'completed')
    await appealDecision(app.ctx(of.concerned), { id: of.id, text: '' })
    await suspendAccount(office(), { id: visit.provider.owner.accountId, reason: 'terms' })
    await decideAppeal(another(), { id: of.id, outcome: 'overturned' })
    await sendRefunds(app)
    expect(await ledgerOf(app, visit)).toEqual(ledger)
    expect(await bookingOf(visit)).toMatchObject({ status: 'no_show', feeMinor: 3000 })
  })
})
