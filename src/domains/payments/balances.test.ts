import { expect, test } from 'vitest'
import { makeAdmin, openTestApp } from '../../../tests/factories.ts'
import { bookUnpaid, buyCard, makePaidProvider, payWith } from '../../../tests/paying.ts'
import { findLedger } from '../admin/find-ledger.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { accounts } from '../ledger/rules.ts'
import { readBalances } from './balances.server.ts'
import { readPayment } from './read-payments.server.ts'

const app = openTestApp()

test('every balance is the sum of the entries it leads to, page by page, and each of them leads to what it is about', async () => {
  const provider = await makePaidProvider(app)
  const { customer, bookingId, paymentId } = await bookUnpaid(app, provider)
  await payWith(app, { customer, provider, bookingId, paymentId })
  const gone = await bookUnpaid(app, provider, { day: 4 })
  await payWith(app, gone)
  await cancelBooking(app.ctx(gone.customer), { id: gone.bookingId })
  await buyCard(app, provider, customer, { amount: 50 })
  const ctx = app.ctx(await makeAdmin(app))
  const { currencies } = await readBalances(ctx)
  expect(currencies.map(({ currency, sumMinor }) => [currency, sumMinor])).toEqual([['GBP', 0]])
  const seen: string[] = []
  for (const account of accounts) {
    const read = (page: number) => findLedger(ctx, { account, currency: 'GBP', page, limit: 2 })
    const { pagination, balanceMinor } = await read(1)
    const pages = await Promise.all(Array.from({ length: pagination.totalPages }, (_, index) => read(index + 1)))
    const entries = pages.flatMap((page) => page.entries)
    expect(entries).toHaveLength(pagination.total)
    expect(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(balanceMinor)
    const shown = currencies[0]?.accounts.find((one) => one.account === account)?.balanceMinor ?? 0
    expect([account, balanceMinor]).toEqual([account, shown])
    const times = entries.map(({ at }) => at)
    expect(times).toEqual([...times].sort().reverse())
    for (const { id, about } of entries) {
      seen.push(id)
      expect((await readPayment(ctx, { id: about ?? '' })).providerName).toBeTruthy()
    }
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThanOrEqual(8)
})
