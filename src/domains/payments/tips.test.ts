import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeAccount, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { bookUnpaid, makePaidProvider, payWith } from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { listNotifications } from '../notifications/read-notifications.server.ts'
import type { Payment } from './contract.ts'
import { confirmPayment, createIntent } from './create-intent.server.ts'
import { readPayment } from './read-payments.server.ts'
import { refundPayment, sendRefund } from './refund-payment.server.ts'
import { tipDays, tipTerms } from './tip.rules.ts'
import { giveTip, listTips } from './tips.server.ts'

const app = openTestApp()
const db = () => app.running.db

/** A visit of yesterday that was paid in full before. */
async function visitOf(provider: TestProvider) {
  const paying = await bookUnpaid(app, provider)
  await payWith(app, paying)
  const { bookingId } = paying
  await sql`update booking set starts_at = now() - interval '25 hours', ends_at = now() - interval '24 hours'
    where booking_id = ${bookingId}`.execute(db())
  await completeBooking(app.ctx(provider.owner), { id: bookingId })
  return { ...paying, ctx: app.ctx(paying.customer) }
}
type Visit = Awaited<ReturnType<typeof visitOf>>
const give = ({ ctx, bookingId }: Visit, amount: number, currency = 'GBP') =>
  giveTip(ctx, { bookingId, amount, currency })

/** With the card that is accepted. */
async function pay({ ctx }: Pick<Visit, 'ctx'>, { id, amount, currency }: Payment) {
  const intent = await createIntent(ctx, { tipId: id, amount, currency })
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  return confirmPayment(ctx, { id })
}
async function sendBack() {
  const { rows } = await sql<{ providerId: string; refundId: string }>`
    select provider_id as "providerId", refund_id as "refundId" from refund where status = 'pending'`.execute(db())
  for (const refund of rows) await sendRefund(app.ctx(), refund)
}

async function booksOf(tipId: string) {
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(amount_minor)::int as sum from ledger_posting join ledger_entry using (posting_id)
    where tip_id = ${tipId} group by 1 having sum(amount_minor) <> 0 order by 1`.execute(db())
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
}

test('a tip is the provider’s as soon as it is paid, stands apart from the visit, and goes back when they give it back', async () => {
  const provider = await makePaidProvider(app)
  const visit = await visitOf(provider)
  const { ctx, bookingId } = visit
  const before = await readPayment(ctx, { id: bookingId })
  const made = await give(visit, 6)
  expect(made).toMatchObject({ tipOf: bookingId, bookingId: null, status: 'open', amountMinor: 600, totalMinor: 600 })
  const paid = await pay(visit, made)
  expect(paid).toMatchObject({ status: 'succeeded', paidMinor: 600, earnedMinor: 600, aheadMinor: 0, leftMinor: 600 })
  expect(await booksOf(made.id)).toEqual({ held_by_processor: 600, owed_to_provider: -600 })
  expect(await readPayment(ctx, { id: bookingId })).toEqual(before)
  const tipOf = async (who = ctx) => (await listTips(who, { bookingIds: [bookingId] })).tips
  const given = { bookingId, paymentId: made.id, paidMinor: 600, isPossible: false }
  for (const who of [ctx, app.ctx(provider.owner)]) expect(await tipOf(who)).toMatchObject([given])
  expect(await tipOf(app.ctx(await makeAccount(app)))).toEqual([])
  expect(await codeOf(give(visit, 5))).toBe('already_tipped')
  await app.jobs.work()
  const page = { page: 1, limit: 20 }
  await expect
    .poll(async () => (await listNotifications(app.ctx(provider.owner), page)).notifications, { timeout: 30_000 })
    .toEqual(expect.arrayContaining([expect.objectContaining({ type: 'tip_received', title: 'Tip received' })]))
  await refundPayment(app.ctx(provider.owner), { id: made.id })
  await sendBack()
  expect(await booksOf(made.id)).toEqual({})
  expect(await readPayment(ctx, { id: made.id })).toMatchObject({ returnedMinor: 600, earnedMinor: 0, leftMinor: 0 })
  // What came back may be given again.
  expect(await tipOf()).toMatchObject([{ isPossible: true, paymentId: null }])
})

test('until it is paid another amount takes its place, and what was paid twice in two tabs goes back once', async () => {
  const provider = await makePaidProvider(app)
  const visit = await visitOf(provider)
  const first = await give(visit, 3)
  expect((await give(visit, 3)).id).toBe(first.id)
  const intent = await createIntent(visit.ctx, { tipId: first.id, amount: 3, currency: 'GBP' })
  // Paid in one tab, and another amount chosen in the other before it was heard of.
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  const second = await give(visit, 4.5)
  expect(second.id).not.toBe(first.id)
  const both = [await pay(visit, second), await confirmPayment(visit.ctx, { id: first.id })]
  expect(both.map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
  await sendBack()
  const after = await Promise.all(both.map(({ id }) => readPayment(visit.ctx, { id })))
  // Whichever was heard of first.
  const kept = after.map(({ paidMinor, returnedMinor }) => paidMinor - returnedMinor)
  expect([
    [450, 0],
    [0, 300],
  ]).toContainEqual(kept)
  const books = await Promise.all(both.map(({ id }) => booksOf(id)))
  expect(books.map(({ held_by_processor = 0 }) => held_by_processor)).toEqual(kept)
})

test('twenty who give at once, each another amount, leave one that can be paid', async () => {
  const visit = await visitOf(await makePaidProvider(app))
  await Promise.all(Array.from({ length: 20 }, (_, index) => persistently(() => give(visit, 1 + index / 10))))
  const { rows } = await sql<{ status: string }>`select status from payment where tip_of = ${visit.bookingId}`.execute(
    db(),
  )
  expect(rows.filter(({ status }) => status === 'open')).toHaveLength(1)
})

test('there is no tip for a visit to come, of somebody else, long ago, without cards, or for whoever has gone', async () => {
  const provider = await makePaidProvider(app)
  const visit = await visitOf(provider)
  const { bookingId, customer } = visit
  const refused = async (change: string) => {
    await sql.raw(change).execute(db())
    return codeOf(give(visit, 5))
  }
  const stranger = app.ctx(await makeAccount(app))
  expect(await codeOf(giveTip(stranger, { bookingId, amount: 5, currency: 'GBP' }))).toBe('booking_not_found')
  expect(await codeOf(giveTip(app.ctx(provider.owner), { bookingId, amount: 5, currency: 'GBP' }))).toBe(
    'booking_not_found',
  )
  const others = await give(visit, 5)
  expect(await codeOf(createIntent(stranger, { tipId: others.id, amount: 5, currency: 'GBP' }))).toBe(
    'payment_not_found',
  )
  expect(await codeOf(createIntent(app.ctx(customer), { tipId: others.id, amount: 50, currency: 'GBP' }))).toBe(
    'amount_differs',
  )
  for (const amount of [0, 0.29, -1, 1.005, 10_000, Number.NaN])
    expect(await codeOf(give(visit, amount))).toBe('invalid_input')
  expect(await codeOf(give(visit, 5, 'EUR'))).toBe('invalid_input')
  const ofVisit = `where booking_id = '${bookingId}'`
  const ofProvider = `where provider_id = '${provider.providerId}'`
  expect(await refused(`update booking set status = 'confirmed' ${ofVisit}`)).toBe('tip_not_possible')
  expect(await refused(`update booking set status = 'no_show' ${ofVisit}`)).toBe('tip_not_possible')
  const days = (
    count: number,
  ) => `update booking set status = 'completed', starts_at = now() - interval '${count} days 2 hours',
    ends_at = now() - interval '${count} days 1 hour' ${ofVisit}`
  expect(await refused(days(tipDays))).toBe('tip_not_possible')
  expect(await refused(days(tipDays - 1))).toBe('done')
  expect(await refused(`update card_account set takes_charges = false ${ofProvider}`)).toBe('tip_not_possible')
  expect(await refused(`update card_account set takes_charges = true ${ofProvider}`)).toBe('done')
  // Who is suspended between the button and the card gets nothing: it goes back.
  const { rows } = await sql<{
    id: string
  }>`select payment_id as id from payment where tip_of = ${bookingId} and status = 'open'`.execute(db())
  const open = await readPayment(visit.ctx, { id: rows[0]?.id ?? '' })
  const intent = await createIntent(visit.ctx, { tipId: open.id, amount: open.amount, currency: 'GBP' })
  await sql`update provider set status = 'suspended' where provider_id = ${provider.providerId}`.execute(db())
  expect(await codeOf(give(visit, 5))).toBe('tip_not_possible')
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  await confirmPayment(visit.ctx, { id: open.id })
  await sendBack()
  expect(await readPayment(visit.ctx, { id: open.id })).toMatchObject({
    paidMinor: 500,
    returnedMinor: 500,
    leftMinor: 0,
  })
})

test('what is suggested are neat amounts that a card can be charged, in any currency', () => {
  expect(tipTerms(4000, 'GBP')).toEqual({ leastMinor: 30, mostMinor: 8000, suggestionsMinor: [400, 600, 800] })
  expect(tipTerms(3333, 'GBP')?.suggestionsMinor).toEqual([350, 500, 650])
  expect(tipTerms(250, 'GBP')?.suggestionsMinor).toEqual([50])
  expect(tipTerms(4980, 'JPY')?.suggestionsMinor).toEqual([500, 750, 1000])
  expect(tipTerms(12_345, 'KWD')?.suggestionsMinor).toEqual([1200, 1900, 2500])
  expect(tipTerms(0, 'GBP')).toEqual({ leastMinor: 30, mostMinor: 600, suggestionsMinor: [] })
  expect(tipTerms(4000, 'XXX')).toBeNull()
})
