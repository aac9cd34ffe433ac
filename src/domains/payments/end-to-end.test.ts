import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { dateIn, london, makeAccount, monthNow, openTestApp } from '../../../tests/factories.ts'
import { makePaidProvider, processorSays, sendRefunds } from '../../../tests/paying.ts'
import { textOfPdf } from '../../../tests/pdf-text.ts'
import { cardWebhookPath, mountWebhooks } from '../../http/webhooks.server.ts'
import type { Env } from '../../lib/api/serve.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { getBooking } from '../bookings/read-booking.server.ts'
import { quoteBooking } from '../holds/quote.server.ts'
import { getPdf } from '../papers/read-paper.server.ts'
import { getStatement, getStatementCsv } from '../papers/statement.server.ts'
import { createIntent } from './create-intent.server.ts'
import { listPayouts } from './payouts.server.ts'
import { readPayment } from './read-payments.server.ts'
import { handleWebhook } from './receive-webhook.server.ts'
import { refundPayment } from './refund-payment.server.ts'

const app = openTestApp()
const site = new Hono<Env>()
beforeAll(() => mountWebhooks(site, app.running))

/** What the processor has to say, as it says it, and what the queue does then. */
async function hear() {
  for (const { payload, signature } of (await app.running.simulator?.takeEvents()) ?? []) {
    const headers = { 'stripe-signature': signature }
    expect((await site.request(cardWebhookPath, { method: 'POST', body: payload, headers })).status).toBe(200)
    await handleWebhook(app.ctx(), JSON.parse(payload).id)
  }
}

test.each([
  ['JPY', 500, 'JP¥500', 300, 'JP¥300', '500', '300'],
  ['KWD', 1.23, 'KWD 1.230', 0.5, 'KWD 0.500', '1.230', '0.500'],
  ['GBP', 0.3, '£0.30', 0.11, '£0.11', '0.30', '0.11'],
] as const)(
  '%s %f is shown, asked for, told of, booked, on the receipt, given back in part, and on the statement to its last digit',
  async (currency, amount, shown, back, shownBack, written, writtenBack) => {
    await app.running.simulator?.takeEvents()
    const minor = Number(written.replace('.', ''))
    const backMinor = Number(writtenBack.replace('.', ''))
    const provider = await makePaidProvider(
      app,
      { mode: 'before', depositPercent: 20 },
      { columns: { currency }, services: [{ name: 'Cut', durationMinutes: 30, priceMinor: minor }] },
    )
    const { providerId, serviceIds, owner } = provider
    const customer = await makeAccount(app)
    const selection = { providerId, serviceIds, dateTime: london(dateIn(3), '10:00') }
    const quote = await quoteBooking(app.ctx(customer), selection)
    expect([quote.totalAmount, quote.payment]).toEqual([amount, { nowMinor: minor, laterMinor: 0 }])
    const { id: bookingId } = await createBooking(app.ctx(customer), {
      ...selection,
      quoteToken: quote.token,
      totalAmount: amount,
    })
    const intent = await createIntent(app.ctx(customer), { bookingId, amount, currency })
    expect([intent.amount, intent.amountMinor, intent.currency]).toEqual([amount, minor, currency])
    await app.running.simulator?.pay({ ...intent, card: 'success' })
    await hear()
    expect((await getBooking(app.ctx(customer), { id: bookingId })).status).toBe('confirmed')
    expect(await processorSays(app, { bookingId })).toEqual({ taken: minor, given: 0 })
    await refundPayment(app.ctx(owner), { id: intent.id, amount: back })
    await sendRefunds(app)
    await hear()
    expect(await processorSays(app, { bookingId })).toEqual({ taken: minor, given: backMinor })
    const payment = await readPayment(app.ctx(customer), { id: bookingId })
    expect(payment).toMatchObject({ paidMinor: minor, returnedMinor: backMinor, aheadMinor: minor - backMinor })
    expect(payment.refunds).toMatchObject([{ amount: back, amountMinor: backMinor, status: 'succeeded' }])
    const [receipt, note] = await Promise.all(
      payment.papers.map(async ({ id }) => {
        const { content } = await getPdf(app.ctx(customer), { id, language: 'en' })
        return textOfPdf(Buffer.from(content, 'base64')).map((piece) => piece.replaceAll('\u00a0', ' '))
      }),
    )
    expect([receipt, note]).toEqual([expect.arrayContaining([shown]), expect.arrayContaining([shownBack])])
    const month = monthNow()
    const { currencies } = await getStatement(app.ctx(owner), { month })
    expect(currencies[0]?.movements.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['charge', minor],
      ['refund', backMinor],
      ['refund_paid', backMinor],
    ])
    const { content } = await getStatementCsv(app.ctx(owner), { month })
    const csv = Buffer.from(content, 'base64').toString('utf8')
    expect(csv).toContain(`charge,held_by_processor,${currency},${written},,`)
    expect(csv).toContain(`refund_paid,held_by_processor,${currency},,${writtenBack},`)
    const { payouts } = await listPayouts(app.ctx(owner), {})
    expect(payouts).toMatchObject([{ currency, amountMinor: minor - backMinor }])
  },
)
