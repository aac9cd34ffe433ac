import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { dyingAt } from '../../../tests/dying.ts'
import { makeAccount, makeAdmin, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import {
  bookKept,
  chargeFees,
  feeOf,
  type Keeping,
  makeKeepingProvider,
  processorKeeps,
  startsIn,
} from '../../../tests/keeping.ts'
import { ledgerOf } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import { transaction } from '../../lib/db.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { decideDispute, disputeNoShow, markNoShow, withdrawNoShow } from '../bookings/no-show.server.ts'
import { getBooking } from '../bookings/read-booking.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { chargeFee } from './charge-fee.server.ts'
import { confirmPayment, createIntent } from './create-intent.server.ts'
import { forgetCard } from './forget-card.server.ts'
import { listPayments, readPayment } from './read-payments.server.ts'
import { reconcile } from './reconcile.server.ts'
import { refundPayment } from './refund-payment.server.ts'

const app = openTestApp({ poolSize: 24 })
let provider: TestProvider
beforeAll(async () => {
  provider = await makeKeepingProvider(app)
})

let day = 2
/** A day of its own for each. */
const kept = (card: Parameters<typeof bookKept>[2] = {}, by = provider) => bookKept(app, by, { ...card, day: ++day })
const cancel = ({ customer, bookingId }: Keeping) => cancelBooking(app.ctx(customer), { id: bookingId })
const cancelLate = async (keeping: Keeping, hours = 5) => {
  await startsIn(app, keeping, hours)
  return cancel(keeping)
}
const noShow = async (keeping: Keeping) => {
  await startsIn(app, keeping, -3)
  return markNoShow(app.ctx(keeping.provider.owner), { id: keeping.bookingId })
}
const afterHours = (hours: number) => moveClock(app, Date.now() + hours * 3_600_000)
const owed = { owed_by_customer: 2000, owed_to_provider: -2000 }
const paid = { held_by_processor: 2000, owed_to_provider: -2000 }

test('cancelling late charges the fee to the cent, once, with a receipt, and the card is forgotten', async () => {
  const keeping = await kept()
  const { customer, bookingId } = keeping
  const booking = await cancelLate(keeping)
  expect(booking).toMatchObject({ status: 'cancelled', feeMinor: 2000 })
  expect(booking.payment?.keptCard).toMatchObject({ brand: 'visa', lastFour: '4242', fee: { state: 'due' } })
  expect(await ledgerOf(app, keeping)).toEqual(owed)
  await chargeFees(app, keeping)
  await chargeFees(app, keeping)
  expect(await ledgerOf(app, keeping)).toEqual(paid)
  expect(await processorKeeps(app, keeping)).toEqual({ charged: [2000], isKept: false })
  const { payments } = await listPayments(app.ctx(customer), { page: 1, limit: 20 })
  expect(payments).toMatchObject([{ bookingId, isFee: true, status: 'succeeded', paidMinor: 2000, owedMinor: 0 }])
  expect(payments[0]?.papers).toMatchObject([{ kind: 'receipt' }])
  expect(payments[0]?.movements.map(({ kind }) => kind)).toEqual(['cancellation_fee', 'charge', 'fee_paid'])
  const { rows } = await sql<{ lines: object[]; gross_minor: number }>`select lines, gross_minor from paper
    where payment_id = ${payments[0]?.id}`.execute(app.running.db)
  expect(rows).toMatchObject([{ gross_minor: 2000, lines: [{ kind: 'fee', amountMinor: 2000 }] }])
  const now = await getBooking(app.ctx(customer), { id: bookingId })
  expect(now.payment?.keptCard?.fee).toMatchObject({ state: 'charged', isPayable: false })
})

test('what the processor does not answer is asked again by the clock, and charged once', async () => {
  const keeping = await kept()
  await cancelLate(keeping)
  await sql`update payment set status = 'processing' where booking_id = ${keeping.bookingId}`.execute(app.running.db)
  await reconcile(app.ctx())
  await reconcile(app.ctx())
  expect(await ledgerOf(app, keeping)).toEqual(paid)
  expect(await processorKeeps(app, keeping)).toEqual({ charged: [2000], isKept: false })
})

test('what was charged and not written down before a crash is found, also when the key is forgotten', async () => {
  const keeping = await kept()
  await cancelLate(keeping)
  await chargeFees(app, keeping)
  // As if we had died before its answer came, a day and more ago.
  const { db } = app.running
  await sql`update payment set status = 'processing', intent = null, captured_minor = 0, paid_at = null
    where booking_id = ${keeping.bookingId}`.execute(db)
  await sql`update kept_card set status = 'kept', method = 'pm_card_visa', processor_customer = (
      select body ->> 'customer' from simulated_object where object_id = setup)
    where booking_id = ${keeping.bookingId}`.execute(db)
  await sql`delete from simulated_request`.execute(db)
  await reconcile(app.ctx())
  expect((await feeOf(app, keeping))?.status).toBe('succeeded')
  expect((await processorKeeps(app, keeping)).charged).toEqual([2000])
})

test('broken off before any of its statements, a fee is charged once by the next reconciliation', async () => {
  const by = await makeKeepingProvider(app)
  let isWhole = false
  for (let statement = 1; !isWhole; statement++) {
    const keeping = await bookKept(app, by, { day: 2 + statement })
    await cancelLate(keeping)
    const fee = await feeOf(app, keeping)
    isWhole = await chargeFee(dyingAt(app.ctx(), statement), fee ?? { providerId: '', paymentId: '' }).then(
      () => true,
      () => false,
    )
    await reconcile(app.ctx())
    await forgetCard(app.ctx(), keeping)
    expect(await ledgerOf(app, keeping), `${statement}`).toEqual(paid)
    expect(await processorKeeps(app, keeping), `${statement}`).toEqual({ charged: [2000], isKept: false })
  }
})

test.each(['declined_later', 'asks'] as const)(
  'a card that is %s leaves the fee owed, visible to both, and its customer can pay it',
  async (card) => {
    const keeping = await kept({ card })
    const { customer, bookingId } = keeping
    await cancelLate(keeping)
    await chargeFees(app, keeping)
    await chargeFees(app, keeping)
    expect(await ledgerOf(app, keeping)).toEqual(owed)
    expect(await processorKeeps(app, keeping)).toEqual({ charged: [], isKept: false })
    for (const actor of [customer, provider.owner]) {
      const booking = await getBooking(app.ctx(actor), { id: bookingId })
      expect(booking.feeMinor).toBe(2000)
      expect(booking.payment?.keptCard?.fee).toMatchObject({ state: 'refused', isPayable: true })
    }
    const fee = await feeOf(app, keeping)
    expect(fee?.refused).toBe(card === 'asks' ? 'authentication_required' : 'generic_decline')
    const id = fee?.paymentId ?? ''
    const intent = await createIntent(app.ctx(customer), { bookingId, amount: 20, currency: 'GBP' })
    const { account, intentId, clientSecret } = intent
    await app.running.simulator?.pay({ account, intentId, clientSecret, card: 'success' })
    expect(await confirmPayment(app.ctx(customer), { id })).toMatchObject({ status: 'succeeded', owedMinor: 0 })
    expect(await ledgerOf(app, keeping)).toEqual(paid)
  },
)

test('a bank that has asked once does not ask again when the fee is charged', async () => {
  const keeping = await kept({ card: 'asks_once' })
  await cancelLate(keeping)
  await chargeFees(app, keeping)
  expect(await ledgerOf(app, keeping)).toEqual(paid)
})

test('a card that has expired, or an account that is closed, leaves the fee owed', async () => {
  const [expired, closed] = [await kept(), await kept()]
  const { db } = app.running
  for (const keeping of [expired, closed]) await cancelLate(keeping)
  await sql`update simulated_object o set body = jsonb_set(body, '{metadata,test_method}', '"pm_card_chargeDeclinedExpiredCard"')
    from kept_card v where v.booking_id = ${expired.bookingId} and o.object_id = v.method`.execute(db)
  await sql`update payment set account = 'acct_closed' where booking_id = ${closed.bookingId}`.execute(db)
  for (const keeping of [expired, closed]) {
    await chargeFees(app, keeping)
    expect(await ledgerOf(app, keeping)).toEqual(owed)
    const booking = await getBooking(app.ctx(keeping.customer), { id: keeping.bookingId })
    expect(booking.payment?.keptCard?.fee?.state).toBe('refused')
  }
  expect(await feeOf(app, expired)).toMatchObject({ status: 'open', refused: 'expired_card' })
  expect(await feeOf(app, closed)).toMatchObject({ status: 'open', refused: 'account_invalid' })
})

test('a no-show is charged when nobody has disputed it in time, and not before', async () => {
  const keeping = await kept()
  await noShow(keeping)
  await chargeFees(app, keeping)
  await reconcile(app.ctx())
  expect([await feeOf(app, keeping), await ledgerOf(app, keeping)]).toEqual([null, {}])
  expect((await processorKeeps(app, keeping)).isKept).toBe(true)
  await afterHours(49)
  await runClockJobs(app, 'no-show-settlement')
  await afterHours(0)
  await chargeFees(app, keeping)
  expect(await ledgerOf(app, keeping)).toEqual({ held_by_processor: 3000, owed_to_provider: -3000 })
  expect(await processorKeeps(app, keeping)).toEqual({ charged: [3000], isKept: false })
})

test('a disputed no-show waits for the office, and is charged only when it stands', async () => {
  const office = app.ctx(await makeAdmin(app))
  const [upheld, visited, undone] = [await kept(), await kept(), await kept()]
  for (const keeping of [upheld, visited, undone]) await noShow(keeping)
  for (const { customer, bookingId } of [upheld, visited])
    await disputeNoShow(app.ctx(customer), { id: bookingId, answer: 'was_there' })
  await withdrawNoShow(app.ctx(provider.owner), { id: undone.bookingId })
  await afterHours(49)
  await runClockJobs(app, 'no-show-settlement')
  await afterHours(0)
  for (const keeping of [upheld, visited, undone]) expect(await feeOf(app, keeping)).toBeNull()
  await decideDispute(office, { id: upheld.bookingId, outcome: 'no_show', reason: 'more_likely' })
  await decideDispute(office, { id: visited.bookingId, outcome: 'completed', reason: 'more_likely' })
  await reconcile(app.ctx())
  expect(await processorKeeps(app, upheld)).toEqual({ charged: [3000], isKept: false })
  for (const keeping of [visited, undone])
    expect(await processorKeeps(app, keeping)).toEqual({ charged: [], isKept: false })
})

test('the provider cancels, is suspended, or gives the fee back: nothing is charged, or it goes back', async () => {
  const [theirs, free, given] = [await kept(), await kept(), await kept()]
  await startsIn(app, theirs, 5)
  await cancelBooking(app.ctx(provider.owner), { id: theirs.bookingId })
  await sql`update booking set is_free_to_cancel = true where booking_id = ${free.bookingId}`.execute(app.running.db)
  for (const keeping of [free, given]) await cancelLate(keeping)
  for (const keeping of [theirs, free, given]) await chargeFees(app, keeping)
  for (const keeping of [theirs, free]) {
    expect(await feeOf(app, keeping)).toBeNull()
    expect(await processorKeeps(app, keeping)).toEqual({ charged: [], isKept: false })
  }
  const id = (await feeOf(app, given))?.paymentId ?? ''
  await refundPayment(app.ctx(provider.owner), { id, amount: 5 })
  await reconcile(app.ctx())
  expect(await readPayment(app.ctx(given.customer), { id })).toMatchObject({ returnedMinor: 500, leftMinor: 1500 })
  expect(await ledgerOf(app, given)).toEqual({ held_by_processor: 1500, owed_to_provider: -1500 })
})

test('what no card can be charged stays owed', async () => {
  const small = await makeKeepingProvider(app, {
    columns: {
      cancellation_policy: JSON.stringify([
        { hoursBefore: 24, feePercent: 1 },
        { hoursBefore: 2, feePercent: 50 },
      ]),
    },
    services: [{ name: 'Fringe', durationMinutes: 15, priceMinor: 500 }],
  })
  const keeping = await kept({}, small)
  expect(await cancelLate(keeping)).toMatchObject({ feeMinor: 5 })
  await chargeFees(app, keeping)
  expect(await feeOf(app, keeping)).toBeNull()
  expect(await ledgerOf(app, keeping)).toEqual({ owed_by_customer: 5, owed_to_provider: -5 })
  expect(await processorKeeps(app, keeping)).toEqual({ charged: [], isKept: false })
})

test.each([
  ['JPY', 500, 250],
  ['KWD', 1220, 610],
  ['GBP', 60, 30],
])('half of %s %i is what is shown, charged and on the receipt', async (currency, priceMinor, feeMinor) => {
  const by = await makeKeepingProvider(app, {
    columns: { currency },
    services: [{ name: 'Cut', durationMinutes: 30, priceMinor }],
  })
  const keeping = await kept({}, by)
  expect((await cancelLate(keeping)).feeMinor).toBe(feeMinor)
  await chargeFees(app, keeping)
  expect((await processorKeeps(app, keeping)).charged).toEqual([feeMinor])
  const { rows } = await sql<{
    gross_minor: number
  }>`select gross_minor from paper join payment using (provider_id, payment_id)
    where booking_id = ${keeping.bookingId}`.execute(app.running.db)
  expect(rows.map(({ gross_minor }) => gross_minor)).toEqual([feeMinor])
})

test('twenty who cancel late and charge at once charge one fee', async () => {
  const keeping = await kept()
  await startsIn(app, keeping, 5)
  await Promise.allSettled(Array.from({ length: 20 }, () => cancel(keeping)))
  await Promise.allSettled(Array.from({ length: 20 }, () => chargeFees(app, keeping)))
  await reconcile(app.ctx())
  expect(await ledgerOf(app, keeping)).toEqual(paid)
  expect(await processorKeeps(app, keeping)).toEqual({ charged: [2000], isKept: false })
})

test('taking a no-show back, or disputing it, against the clock: charged and owed, or neither', async () => {
  for (const against of ['withdraw', 'dispute'] as const) {
    const keeping = await kept()
    const { customer, bookingId: id } = keeping
    await noShow(keeping)
    await sql`update no_show set marked_at = now() - interval '48 hours' + interval '150 milliseconds'
      where booking_id = ${id}`.execute(app.running.db)
    const act = () =>
      against === 'withdraw'
        ? withdrawNoShow(app.ctx(provider.owner), { id })
        : disputeNoShow(app.ctx(customer), { id, answer: 'was_there' })
    const settle = async () => {
      for (let round = 0; round < 10; round++) {
        await runClockJobs(app, 'no-show-settlement')
        await chargeFees(app, keeping)
      }
    }
    await Promise.allSettled([settle(), act(), settle()])
    await reconcile(app.ctx())
    const { charged } = await processorKeeps(app, keeping)
    const { noShow: state } = await getBooking(app.ctx(customer), { id })
    const stands = state?.isSettled === true && (await getBooking(app.ctx(customer), { id })).feeMinor > 0
    expect(charged).toEqual(stands ? [3000] : [])
    expect(await ledgerOf(app, keeping)).toEqual(stands ? { held_by_processor: 3000, owed_to_provider: -3000 } : {})
  }
})

test('who deletes their account in between is charged nothing, and nothing of their card is left', async () => {
  const [before, during] = [await kept(), await kept()]
  for (const keeping of [before, during]) await cancelLate(keeping)
  const erase = ({ customer }: Keeping) => transaction(app.ctx(), (tx) => eraseAccount(tx, customer.accountId))
  await erase(before)
  await Promise.allSettled([erase(during), chargeFees(app, during)])
  await reconcile(app.ctx())
  await reconcile(app.ctx())
  expect(await processorKeeps(app, before)).toEqual({ charged: [], isKept: false })
  expect(await ledgerOf(app, before)).toEqual(owed)
  const { charged, isKept } = await processorKeeps(app, during)
  expect(isKept).toBe(false)
  expect(await ledgerOf(app, during)).toEqual(charged.length === 1 ? paid : owed)
  const { rows } = await sql<object>`select brand, last_four, method, processor_customer, status from kept_card
    where booking_id = ${before.bookingId}`.execute(app.running.db)
  expect(rows).toEqual([{ brand: null, last_four: null, method: null, processor_customer: null, status: 'closed' }])
})

test('somebody else can neither see nor pay a fee', async () => {
  const keeping = await kept({ card: 'asks' })
  await cancelLate(keeping)
  await chargeFees(app, keeping)
  const stranger = app.ctx(await makeAccount(app))
  const id = (await feeOf(app, keeping))?.paymentId ?? ''
  expect(await codeOf(readPayment(stranger, { id }))).toBe('payment_not_found')
  const { bookingId } = keeping
  expect(await codeOf(createIntent(stranger, { bookingId, amount: 20, currency: 'GBP' }))).toBe('payment_not_found')
  expect(await codeOf(createIntent(app.ctx(keeping.customer), { bookingId, amount: 19, currency: 'GBP' }))).toBe(
    'amount_differs',
  )
})
