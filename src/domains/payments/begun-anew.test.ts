import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp, type TestProvider } from '../../../tests/factories.ts'
import {
  bookKept,
  bookWaiting,
  chargeFees,
  feeOf,
  keepWith,
  makeKeepingProvider,
  processorKeeps,
  startsIn,
} from '../../../tests/keeping.ts'
import { beginPaying, bookUnpaid, ledgerOf, makePaidProvider, payWith } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { getBooking } from '../bookings/read-booking.server.ts'
import { applyAccount } from './card-account.server.ts'
import { confirmPayment, createIntent } from './create-intent.server.ts'
import { agreeToKeep } from './keep-card.server.ts'
import { reconcile } from './reconcile.server.ts'

const app = openTestApp()
const simulator = () => app.running.simulator

async function accountOf({ providerId }: TestProvider): Promise<string> {
  const { rows } = await sql<{ account: string }>`select account from card_account
    where provider_id = ${providerId}`.execute(app.running.db)
  return rows[0]?.account ?? ''
}

async function chargesAgain(provider: TestProvider) {
  const account = await accountOf(provider)
  await simulator()?.setCharges(account, true)
  await applyAccount(app.ctx(), account)
}

/** The processor refuses what is asked of it, and says nothing of why: the account is as it was. */
const refuseAll = async (provider: TestProvider) =>
  sql`update simulated_object set body = body || '{"charges_enabled": "yes"}'
    where object_id = ${await accountOf(provider)}`.execute(app.running.db)

test('a card that could not be given while the account was stopped can be given once it charges again', async () => {
  const provider = await makeKeepingProvider(app)
  const keeping = await bookWaiting(app, provider)
  await simulator()?.setCharges(await accountOf(provider), false)
  const ask = () => codeOf(agreeToKeep(app.ctx(keeping.customer), { id: keeping.bookingId }))
  expect(await ask()).toBe('cards_stopped')
  await chargesAgain(provider)
  expect(await ask()).toBe('done')
  expect(await keepWith(app, keeping)).toMatchObject({ state: 'kept' })
})

test('what the processor has refused for another reason is asked anew, too: a payment, and a card to be kept', async () => {
  const [paid, kept] = [await makePaidProvider(app), await makeKeepingProvider(app)]
  const [paying, keeping] = [await bookUnpaid(app, paid), await bookWaiting(app, kept)]
  const begin = () => codeOf(beginPaying(app, paying))
  const agree = () => codeOf(agreeToKeep(app.ctx(keeping.customer), { id: keeping.bookingId }))
  for (const provider of [paid, kept]) await refuseAll(provider)
  expect([await begin(), await agree()]).toEqual(['payments_unavailable', 'payments_unavailable'])
  for (const provider of [paid, kept]) await chargesAgain(provider)
  expect([await begin(), await agree()]).toEqual(['done', 'done'])
  expect(await payWith(app, paying)).toMatchObject({ status: 'succeeded' })
  expect(await keepWith(app, keeping)).toMatchObject({ state: 'kept' })
})

async function owing() {
  const provider = await makeKeepingProvider(app)
  const keeping = await bookKept(app, provider)
  await startsIn(app, keeping, 5)
  await cancelBooking(app.ctx(keeping.customer), { id: keeping.bookingId })
  return keeping
}

/** Its customer pays it by hand. */
async function payFee({ customer, bookingId }: Awaited<ReturnType<typeof owing>>) {
  const ctx = app.ctx(customer)
  const intent = await createIntent(ctx, { bookingId, amount: 20, currency: 'GBP' })
  await simulator()?.pay({ ...intent, card: 'success' })
  return confirmPayment(ctx, { id: intent.id })
}

test('a fee that was refused because the account was stopped can be paid once it charges again', async () => {
  const keeping = await owing()
  await simulator()?.setCharges(await accountOf(keeping.provider), false)
  await chargeFees(app, keeping)
  expect(await ledgerOf(app, keeping)).toEqual({ owed_by_customer: 2000, owed_to_provider: -2000 })
  const booking = await getBooking(app.ctx(keeping.customer), { id: keeping.bookingId })
  expect(booking.payment?.keptCard?.fee).toMatchObject({ state: 'refused', isPayable: true })
  await reconcile(app.ctx())
  expect(await codeOf(payFee(keeping))).toBe('cards_stopped')
  await chargesAgain(keeping.provider)
  expect(await payFee(keeping)).toMatchObject({ status: 'succeeded', owedMinor: 0 })
  expect(await ledgerOf(app, keeping)).toEqual({ held_by_processor: 2000, owed_to_provider: -2000 })
})

test('a fee that the processor was working on and has ended lets its card go, stays owed and can be paid', async () => {
  const keeping = await owing()
  await sql`update simulated_object o set body = jsonb_set(body, '{metadata,test_method}', '"pm_card_lateSuccess"')
    from kept_card v where v.booking_id = ${keeping.bookingId} and o.object_id = v.method`.execute(app.running.db)
  await chargeFees(app, keeping)
  expect(await feeOf(app, keeping)).toMatchObject({ status: 'processing' })
  await sql`update simulated_object set body = body || '{"status": "canceled"}', due_at = null
    where object_id = (select intent from payment where booking_id = ${keeping.bookingId})`.execute(app.running.db)
  await reconcile(app.ctx())
  await chargeFees(app, keeping)
  expect(await feeOf(app, keeping)).toMatchObject({ status: 'open', refused: 'canceled' })
  expect(await processorKeeps(app, keeping)).toEqual({ charged: [], isKept: false })
  expect(await payFee(keeping)).toMatchObject({ status: 'succeeded', owedMinor: 0 })
})
