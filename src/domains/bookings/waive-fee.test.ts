import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { makeAccount, makeAdmin, makeProvider, openTestApp } from '../../../tests/factories.ts'
import {
  bookKept,
  chargeFees,
  feeOf,
  type Keeping,
  makeKeepingProvider,
  processorKeeps,
  startsIn,
} from '../../../tests/keeping.ts'
import { bookUnpaid, ledgerOf, makePaidProvider, payWith, processorSays, sendRefunds } from '../../../tests/paying.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import { findDifferences } from '../admin/find-differences.server.ts'
import { confirmPayment, createIntent } from '../payments/create-intent.server.ts'
import { readPayment } from '../payments/read-payments.server.ts'
import { handleWebhook, receiveWebhook } from '../payments/receive-webhook.server.ts'
import { reconcile } from '../payments/reconcile.server.ts'
import { tellOfFee } from '../payments/tell-payer.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { createBooking } from './create-booking.server.ts'
import { getBooking } from './read-booking.server.ts'
import { waiveFee } from './waive-fee.server.ts'

const app = openTestApp()

afterEach(async () => {
  const { rows } = await sql`select currency from ledger_entry group by 1 having sum(amount_minor) <> 0`.execute(
    app.running.db,
  )
  expect(rows).toEqual([])
})

const owed = (minor: number) => (minor === 0 ? {} : { owed_by_customer: minor, owed_to_provider: -minor })

/** Twenty pounds are owed for a visit that was called off late; the card that is kept for it is still to be charged. */
async function owing(card: NonNullable<Parameters<typeof bookKept>[2]>['card'] = 'success'): Promise<Keeping> {
  const keeping = await bookKept(app, await makeKeepingProvider(app), { card })
  await startsIn(app, keeping, 5)
  await cancelBooking(app.ctx(keeping.customer), { id: keeping.bookingId })
  return keeping
}
const waive = ({ provider, bookingId }: Keeping, amount?: number, idempotencyKey?: string) =>
  waiveFee(app.ctx(provider.owner), {
    id: bookingId,
    ...(amount !== undefined && { amount }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })

test('a fee that is owed without any card is lowered and waived, and both read what is left of it', async () => {
  const provider = await makeProvider(app, {
    columns: { cancellation_policy: JSON.stringify([{ hoursBefore: 336, feePercent: 50 }]) },
  })
  const customer = await makeAccount(app)
  const { providerId, serviceIds } = provider
  const dateTime = new Date(Math.ceil((Date.now() + 3 * 86_400_000) / 86_400_000) * 86_400_000 + 12 * 3_600_000)
  const { id } = await createBooking(app.ctx(customer), {
    ...{ providerId, serviceIds: serviceIds.slice(0, 1), dateTime: dateTime.toISOString() },
  })
  await cancelBooking(app.ctx(customer), { id })
  const keeping = { customer, provider, bookingId: id }
  for (const who of [customer, provider.owner])
    expect(await getBooking(app.ctx(who), { id })).toMatchObject({ feeMinor: 2000, owedFeeMinor: 2000 })
  for (const amount of [20.01, 0]) expect(await codeOf(waive(keeping, amount))).toBe('invalid_input')
  expect(await codeOf(waiveFee(app.ctx(customer), { id }))).toBe('action_not_yours')
  expect(await codeOf(waiveFee(app.ctx(await makeAccount(app)), { id }))).toBe('booking_not_found')
  const lowered = await waive(keeping, 5)
  expect(lowered).toMatchObject({ feeMinor: 1500, owedFeeMinor: 1500, status: 'cancelled' })
  expect(lowered.history.at(-1)).toMatchObject({ kind: 'fee_waived', party: 'provider', feeMinor: -500 })
  expect(await ledgerOf(app, keeping)).toEqual(owed(1500))
  const gone = await waive(keeping)
  expect(gone.feeMinor).toBe(0)
  expect(gone.owedFeeMinor).toBeUndefined()
  expect(await ledgerOf(app, keeping)).toEqual({})
  expect(await codeOf(waive(keeping))).toBe('nothing_owed')
  // Who cancels again hears the same, whatever was waived since.
  expect((await cancelBooking(app.ctx(customer), { id })).status).toBe('cancelled')
})

test('an administrator waives it with a reason, which is kept', async () => {
  const { bookingId: id } = await owing()
  const office = app.ctx(await makeAdmin(app))
  expect(await codeOf(waiveFee(office, { id }))).toBe('invalid_input')
  await waiveFee(office, { id, reason: 'complaint' })
  const { rows } = await sql<{ details: object }>`select details from audit_entry
    where action = 'booking.fee_waived' and subject_id = ${id}`.execute(app.running.db)
  expect(rows).toEqual([{ details: { amountMinor: 2000, reason: 'complaint' } }])
})

test('the card is charged what is left; where all is waived it is charged nothing and forgotten', async () => {
  const [part, all, little] = [await owing(), await owing(), await owing()]
  await waive(part, 12.5)
  await waive(all)
  // Ten pence cannot be charged: they stay owed.
  await waive(little, 19.9)
  for (const keeping of [part, all, little]) {
    await chargeFees(app, keeping)
    await reconcile(app.ctx())
  }
  expect(await processorKeeps(app, part)).toEqual({ charged: [750], isKept: false })
  expect(await ledgerOf(app, part)).toEqual({ held_by_processor: 750, owed_to_provider: -750 })
  expect(await codeOf(waive(part))).toBe('nothing_owed')
  for (const keeping of [all, little]) {
    expect(await processorKeeps(app, keeping)).toEqual({ charged: [], isKept: false })
    expect(await feeOf(app, keeping)).toMatchObject({ status: 'closed' })
  }
  expect([await ledgerOf(app, all), await ledgerOf(app, little)]).toEqual([{}, owed(10)])
})

test('of three decimals a fee that a card is to be charged with is lowered in tens: what could not be charged would be owed for ever', async () => {
  const services = [{ name: 'Cut', durationMinutes: 30, priceMinor: 4000 }]
  const provider = await makeKeepingProvider(app, { services, columns: { currency: 'KWD', country: 'KW' } })
  const keeping = await bookKept(app, provider, {})
  await startsIn(app, keeping, 5)
  await cancelBooking(app.ctx(keeping.customer), { id: keeping.bookingId })
  for (const amount of [0.001, 1.234]) expect(await codeOf(waive(keeping, amount))).toBe('invalid_input')
  expect(await feeOf(app, keeping)).toMatchObject({ minor: 2000, status: 'open' })
  expect(await waive(keeping, 0.77)).toMatchObject({ owedFeeMinor: 1230 })
  await chargeFees(app, keeping)
  expect(await ledgerOf(app, keeping)).toEqual({ held_by_processor: 1230, owed_to_provider: -1230 })
})

test('what the bank refused is paid by hand as far as it is still owed; who pays what was waived has it back', async () => {
  const [part, all] = [await owing('declined_later'), await owing('declined_later')]
  for (const keeping of [part, all]) await chargeFees(app, keeping)
  await waive(part, 15)
  const begin = ({ customer, bookingId }: Keeping, amount: number) =>
    createIntent(app.ctx(customer), { bookingId, amount, currency: 'GBP' })
  expect(await codeOf(begin(part, 20))).toBe('amount_differs')
  const intent = await begin(part, 5)
  // Somebody is at it: what they see is over, and they begin again with less.
  await waive(part, 1)
  await expect(app.running.simulator?.pay({ ...intent, card: 'success' })).rejects.toMatchObject({ status: 400 })
  const less = await begin(part, 4)
  await app.running.simulator?.pay({ ...less, card: 'success' })
  // Paid, and we have not heard of it: nothing is waived of what is paid.
  expect(await codeOf(waive(part, 1))).toBe('nothing_owed')
  expect(await confirmPayment(app.ctx(part.customer), { id: less.id })).toMatchObject({ owedMinor: 0, paidMinor: 400 })
  expect(await ledgerOf(app, part)).toEqual({ held_by_processor: 400, owed_to_provider: -400 })
  const gone = await owing('declined_later')
  await chargeFees(app, gone)
  await waive(gone)
  expect(await codeOf(begin(gone, 20))).toBe('payment_over')
  const begun = await begin(all, 20)
  await app.running.simulator?.pay({ ...begun, card: 'success' })
  await waive(all)
  await reconcile(app.ctx())
  await sendRefunds(app)
  expect(await ledgerOf(app, all)).toEqual({})
  expect(await readPayment(app.ctx(all.customer), { id: begun.id })).toMatchObject({
    returnedMinor: 2000,
    owedMinor: 0,
  })
})

test('what is being charged cannot be waived in that moment', async () => {
  const keeping = await owing()
  await sql`update payment set status = 'processing' where booking_id = ${keeping.bookingId}`.execute(app.running.db)
  expect(await codeOf(waive(keeping))).toBe('fee_under_way')
  expect(await ledgerOf(app, keeping)).toEqual(owed(2000))
})

test('of a visit that was paid ahead in part, only what that does not cover can be waived', async () => {
  const provider = await makePaidProvider(app, { mode: 'deposit', depositPercent: 25 })
  const paying = await bookUnpaid(app, provider)
  await payWith(app, paying)
  await sql`update booking set cancellation_policy = '[{"hoursBefore": 336, "feePercent": 50}]'
    where booking_id = ${paying.bookingId}`.execute(app.running.db)
  await cancelBooking(app.ctx(paying.customer), { id: paying.bookingId })
  expect(await codeOf(waive(paying, 10.01))).toBe('invalid_input')
  expect(await waive(paying)).toMatchObject({ feeMinor: 1000 })
  expect(await ledgerOf(app, paying)).toEqual({ held_by_processor: 1000, owed_to_provider: -1000 })
  expect(await processorSays(app, paying)).toEqual({ taken: 1000, given: 0 })
})

test('twenty who waive at once, with one key or without, never waive more than is owed; against the charge it is one or the other', async () => {
  const [keyed, many, raced] = [await owing(), await owing(), await owing()]
  const key = randomUUID()
  await Promise.all(Array.from({ length: 20 }, () => persistently(() => waive(keyed, 6, key))))
  expect(await ledgerOf(app, keyed)).toEqual(owed(1400))
  const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(persistently(() => waive(many, 6)))))
  expect(codes.filter((code) => code === 'done')).toHaveLength(3)
  expect(await ledgerOf(app, many)).toEqual(owed(200))
  const [waived] = await Promise.all([codeOf(persistently(() => waive(raced))), chargeFees(app, raced)])
  await reconcile(app.ctx())
  await sendRefunds(app)
  expect(await ledgerOf(app, raced)).toEqual(
    waived === 'done' ? {} : { held_by_processor: 2000, owed_to_provider: -2000 },
  )
})

/** What its customer has begun to pay goes through, or what stands in its way. */
const goesOn = (intent: Awaited<ReturnType<typeof createIntent>>) =>
  app.running.simulator?.pay({ ...intent, card: 'success' }).catch((error: Error) => error.message)
const refusedAlone = async () => {
  const keeping = await owing('declined_later')
  await chargeFees(app, keeping)
  return keeping
}
const begin = ({ customer, bookingId }: Keeping, amount: number) =>
  createIntent(app.ctx(customer), { bookingId, amount, currency: 'GBP' })

test('the same waiving said again, its answer lost, does not end what its customer has begun to pay since', async () => {
  const keeping = await refusedAlone()
  await waive(keeping, 5, 'lost-answer')
  const intent = await begin(keeping, 15)
  await waive(keeping, 5, 'lost-answer')
  expect(await goesOn(intent)).toBe('succeeded')
})

test('a waiving that is refused ends nothing that its customer has begun to pay', async () => {
  const keeping = await refusedAlone()
  const intent = await begin(keeping, 20)
  for (const amount of [20.01, 0, -1, 1.005]) expect(await codeOf(waive(keeping, amount))).toBe('invalid_input')
  expect(await goesOn(intent)).toBe('succeeded')
})

async function hearAll() {
  for (const { payload, signature } of (await app.running.simulator?.takeEvents()) ?? []) {
    await receiveWebhook(app.ctx(), payload, signature)
    await handleWebhook(app.ctx(), JSON.parse(payload).id)
  }
}

test.each([false, true])(
  'a fee that is lowered after a card was refused is no difference to the office (begun by hand: %s)',
  async (isBegun) => {
    const keeping = await refusedAlone()
    if (isBegun) await begin(keeping, 20)
    await hearAll()
    await waive(keeping, 5)
    await hearAll()
    for (let time = 0; time < 3; time++) await reconcile(app.ctx())
    const fee = await feeOf(app, keeping)
    const { differences } = await findDifferences(app.ctx(), { page: 1, limit: 100 })
    expect(differences.filter(({ paymentId, mendedAt }) => paymentId === fee?.paymentId && mendedAt === null)).toEqual(
      [],
    )
  },
)

test('who is told late that a card was refused is not asked for a fee that is waived meanwhile', async () => {
  const keeping = await refusedAlone()
  await waive(keeping)
  const fee = await feeOf(app, keeping)
  const mails: unknown[] = []
  const ctx = app.ctx()
  const mailer = { ...ctx.app.mailer, send: async (mail: unknown) => void mails.push(mail) }
  await tellOfFee({ ...ctx, app: { ...ctx.app, mailer } } as typeof ctx, {
    providerId: fee?.providerId ?? '',
    paymentId: fee?.paymentId ?? '',
  })
  expect(mails).toEqual([])
})
