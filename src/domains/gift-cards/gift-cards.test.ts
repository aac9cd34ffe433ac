import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import {
  dateIn,
  enrol,
  london,
  makeAccount,
  makeProvider,
  openTestApp,
  startTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { buyCard, ledgerOf, makePaidProvider, payWith, processorSays, sendRefunds } from '../../../tests/paying.ts'
import { textOfPdf } from '../../../tests/pdf-text.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { listOutbox, outboxDir } from '../../lib/mail.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { getBooking } from '../bookings/read-booking.server.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { flagBookingsOf } from '../bookings/suspension.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { confirmPayment, createIntent } from '../payments/create-intent.server.ts'
import { reconcile } from '../payments/reconcile.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import { buyGiftCard } from './buy-card.server.ts'
import { saveCard } from './card-file.server.ts'
import { giveCardBack, resendCard, stopCode } from './change-card.server.ts'
import { plainCode } from './code.rules.ts'
import { giveBackAllOf } from './jobs.server.ts'
import { checkCard, listOwnCards } from './read-cards.server.ts'

const app = openTestApp({ poolSize: 20 })
const onTheDay = { mode: 'on_the_day', depositPercent: 20 } as const

/** What is left of it is always what its entries come to. */
async function checked(code: string) {
  const card = await checkCard(app.ctx(), { code })
  expect(card.movements.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(card.balanceMinor)
  return card
}
const leftOf = async (code: string) => (await checked(code)).balanceMinor

type Wish = { day?: number; time?: string; customer?: Actor; giftMinor?: number }

async function bookWith(
  provider: TestProvider,
  giftCards: string[],
  { day = 3, time = '10:00', customer, giftMinor }: Wish = {},
) {
  const who = customer ?? (await makeAccount(app))
  const { id, status, payment } = await createBooking(app.ctx(who), {
    providerId: provider.providerId,
    serviceIds: provider.serviceIds.slice(0, 1),
    dateTime: london(dateIn(day), time),
    giftCards,
    ...(giftMinor !== undefined && { giftMinor }),
  })
  return { id, status, payment, customer: who }
}

const ended = (id: string, hours = 2) =>
  sql`update booking set starts_at = now() - make_interval(hours => ${hours}), ends_at = now() - interval '1 hour'
    where booking_id = ${id}`.execute(app.running.db)

test('a card is worth nothing until it is paid, then what was paid, and its code is kept nowhere', async () => {
  const provider = await makePaidProvider(app, onTheDay)
  const buyer = await makeAccount(app)
  const unpaid = await buyCard(app, provider, buyer, { amount: 50, isPaid: false })
  expect(unpaid).toMatchObject({ status: 'unpaid', code: null, balanceMinor: 0, amountMinor: 5000, canReturn: false })
  const card = await buyCard(app, provider, buyer, { amount: 50 })
  expect(card).toMatchObject({ status: 'active', balanceMinor: 5000, canReturn: true })
  expect(card.code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/)
  const code = card.code ?? ''
  for (const typed of [code, code.toLowerCase().replaceAll('-', ' '), code.replaceAll('0', 'o').replaceAll('1', 'l')])
    expect((await checked(typed)).balanceMinor).toBe(5000)
  const { rows } = await sql<{ row: string }>`select row_to_json(g)::text as row from gift_card g`.execute(
    app.running.db,
  )
  expect(rows.some(({ row }) => row.includes(plainCode(code) ?? '?') || row.includes(code))).toBe(false)
  const { rows: sums } = await sql<{ account: string; sum: number }>`select account, sum(amount_minor)::bigint as sum
    from ledger_entry e join ledger_posting p using (posting_id) where p.gift_card_id = ${card.id}
    group by account order by account`.execute(app.running.db)
  expect(sums).toEqual([
    { account: 'gift_card', sum: -5000 },
    { account: 'held_by_processor', sum: 5000 },
  ])
})

test('what is no amount, nobody’s service or too much is not sold, nor by whom no card is charged, nor to whom has no proven address', async () => {
  const provider = await makePaidProvider(app, onTheDay)
  const buyer = await makeAccount(app)
  const order = {
    providerId: provider.providerId,
    senderName: 'Nia',
    recipientName: 'Amina',
    message: '',
    timezone: 'Europe/London',
  }
  const buy = (more: object, who = buyer) => codeOf(buyGiftCard(app.ctx(who), { ...order, ...more }))
  for (const more of [
    {},
    { amount: 0 },
    { amount: 4.99 },
    { amount: 1000.01 },
    { amount: 20.005 },
    { serviceId: order.providerId },
  ])
    expect(await buy(more), JSON.stringify(more)).toBe('invalid_input')
  expect(await buy({ amount: 50, deliverOn: dateIn(400) })).toBe('invalid_input')
  expect(await buy({ serviceId: provider.serviceIds[0] })).toBe('done')
  await app.running.db
    .updateTable('account')
    .set({ email_verified_at: null })
    .where('account_id', '=', buyer.accountId)
    .execute()
  expect(await buy({ amount: 50 })).toBe('gift_card_unverified')
  await app.running.db
    .updateTable('card_account')
    .set({ takes_charges: false })
    .where('provider_id', '=', provider.providerId)
    .execute()
  expect(await buy({ amount: 50 }, await makeAccount(app))).toBe('gift_cards_not_sold')
})

test('it is mailed on its day, at eight in the morning where the buyer is, once', async () => {
  onTestFinished(() => moveClock(app, Date.now()))
  const provider = await makePaidProvider(app, onTheDay)
  const day = dateIn(5)
  const card = await buyCard(app, provider, await makeAccount(app), {
    amount: 50,
    deliverOn: day,
    timezone: 'Pacific/Auckland',
  })
  const at = Temporal.PlainDateTime.from(`${day}T08:00`).toZonedDateTime('Pacific/Auckland').epochMilliseconds
  expect(Date.parse(card.deliverAt)).toBe(at)
  const mails = async () =>
    (await listOutbox(app.running.config)).filter((name) => name.includes(`gift-card-${card.id}`))
  await app.jobs.work()
  const run = () => persistently(() => runClockJobs(app, 'gift-card-delivery'))
  for (const [minutes, many] of [
    [-2, 0],
    [1, 1],
    [2, 1],
  ] as const) {
    await moveClock(app, at + minutes * 60_000)
    await Promise.all([run(), run()])
    await expect.poll(mails, { timeout: 30_000 }).toHaveLength(many)
  }
  const [name = ''] = await mails()
  const mail = await readFile(join(outboxDir(app.running.config), name.endsWith('.eml') ? name : `${name}.eml`), 'utf8')
  expect(mail).toContain(card.code)
  expect(mail).toContain('To: Amina <amina@example.test>')
}, 120_000)

test('a gift card pays first, a card what is due beyond it, and the rest is paid on the day', async () => {
  const buyer = await makeAccount(app)
  const before = await makePaidProvider(app)
  const [small, large] = [
    await buyCard(app, before, buyer, { amount: 25 }),
    await buyCard(app, before, buyer, { amount: 60 }),
  ]
  const both = await bookWith(before, [small.code ?? '', large.code ?? ''])
  expect([both.status, both.payment]).toEqual([
    'confirmed',
    { nowMinor: 4000, giftMinor: 4000, aheadMinor: 4000, laterMinor: 0, payBy: null },
  ])
  expect([await leftOf(small.code ?? ''), await leftOf(large.code ?? '')]).toEqual([0, 4500])
  expect(await codeOf(bookWith(before, [small.code ?? ''], { time: '12:00' }))).toBe('gift_card_empty')
  const part = await buyCard(app, before, buyer, { amount: 25 })
  const rest = await bookWith(before, [part.code ?? ''], { time: '12:00' })
  expect(rest).toMatchObject({ status: 'pending', payment: { nowMinor: 4000, giftMinor: 2500, laterMinor: 0 } })
  const { payment_id: paymentId } = await app.running.db
    .selectFrom('payment')
    .select('payment_id')
    .where('booking_id', '=', rest.id)
    .executeTakeFirstOrThrow()
  const paid = await payWith(app, { customer: rest.customer, provider: before, bookingId: rest.id, paymentId })
  expect(paid).toMatchObject({
    amountMinor: 1500,
    paidMinor: 1500,
    giftMinor: 2500,
    totalMinor: 4000,
    aheadMinor: 4000,
  })
  expect((await getBooking(app.ctx(rest.customer), { id: rest.id })).status).toBe('confirmed')
  await ended(rest.id)
  await completeBooking(app.ctx(before.owner), { id: rest.id })
  expect(await ledgerOf(app, { bookingId: rest.id })).toEqual({
    gift_card: 2500,
    held_by_processor: 1500,
    owed_to_provider: -4000,
  })
  const day = await makePaidProvider(app, onTheDay)
  const onDay = await buyCard(app, day, buyer, { amount: 25 })
  expect(await codeOf(bookWith(day, [part.code ?? '']))).toBe('gift_card_elsewhere')
  expect((await bookWith(day, [onDay.code ?? ''])).payment).toMatchObject({
    nowMinor: 2500,
    giftMinor: 2500,
    laterMinor: 1500,
  })
})

test('what is called off goes back to the card first and then to the gift card, but for the fee', async () => {
  const provider = await makePaidProvider(app)
  const buyer = await makeAccount(app)
  for (const [feePercent, toCard, toGift] of [
    [0, 1500, 2500],
    [50, 1500, 500],
    [75, 1000, 0],
  ] as const) {
    const gift = await buyCard(app, provider, buyer, { amount: 25 })
    const { id, customer } = await bookWith(provider, [gift.code ?? ''], { time: '14:00' })
    const { payment_id: paymentId } = await app.running.db
      .selectFrom('payment')
      .select('payment_id')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow()
    const paying = { customer, provider, bookingId: id, paymentId }
    await payWith(app, paying)
    await sql`update booking set cancellation_policy = ${feePercent === 0 ? '[]' : `[{"hoursBefore": 336, "feePercent": ${feePercent}}]`}::jsonb
      where booking_id = ${id}`.execute(app.running.db)
    await cancelBooking(app.ctx(customer), { id })
    await sendRefunds(app)
    expect([await processorSays(app, paying), await leftOf(gift.code ?? '')], `${feePercent}`).toEqual([
      { taken: 1500, given: toCard },
      toGift,
    ])
    const fee = 4000 - toCard - toGift
    expect((await ledgerOf(app, paying)).owed_to_provider ?? 0).toBe(0 - fee)
  }
})

test('a booking that is not paid in time gives the gift card back, and a suspension does', async () => {
  const provider = await makePaidProvider(app)
  const gift = await buyCard(app, provider, await makeAccount(app), { amount: 25 })
  const code = gift.code ?? ''
  const unpaid = await bookWith(provider, [code])
  expect(await leftOf(code)).toBe(0)
  await sql`update booking set pay_by = now() - interval '1 minute' where booking_id = ${unpaid.id}`.execute(
    app.running.db,
  )
  await runClockJobs(app, 'booking-expiry')
  expect([await leftOf(code), await ledgerOf(app, { bookingId: unpaid.id })]).toEqual([2500, {}])
  await app.running.db
    .updateTable('provider')
    .set({ payment_mode: 'on_the_day' })
    .where('provider_id', '=', provider.providerId)
    .execute()
  const standing = await bookWith(provider, [code])
  const shut = { accountId: provider.owner.accountId, providerId: provider.providerId, change: standing.id }
  await sql`update account set status = 'suspended' where account_id = ${shut.accountId}`.execute(app.running.db)
  await Promise.all([flagBookingsOf(app.ctx(), shut), flagBookingsOf(app.ctx(), shut)])
  expect([await leftOf(code), await ledgerOf(app, { bookingId: standing.id })]).toEqual([2500, {}])
  await flagBookingsOf(app.ctx(), { ...shut, change: randomUUID() })
  // Only the first suspension has given something back.
  const { rows } = await sql<{
    isPaidBack: boolean
  }>`select (data ->> 'isPaidBack')::boolean as "isPaidBack" from pgboss.job
    where name = 'booking-unsettled-mail' and data ->> 'bookingId' = ${standing.id} order by 1 desc`.execute(
    app.running.db,
  )
  expect(rows.map(({ isPaidBack }) => isPaidBack)).toEqual([true, false, false])
  const shown = await getBooking(app.ctx(provider.owner), { id: standing.id })
  expect(shown.payment).toMatchObject({ giftMinor: 0, aheadMinor: 0 })
})

test('fifty who spend one card at once spend no more than there is on it', async () => {
  const provider = await makePaidProvider(app, onTheDay)
  const card = await buyCard(app, provider, await makeAccount(app), { amount: 100 })
  const code = card.code ?? ''
  const times = Array.from({ length: 50 }, (_, index) => ({
    day: 3 + Math.floor(index / 7),
    time: `${String(9 + (index % 7)).padStart(2, '0')}:00`,
  }))
  const customers = await Promise.all(times.map(() => makeAccount(app)))
  const attempts = times.map((time, index) =>
    codeOf(persistently(() => bookWith(provider, [code], { ...time, customer: customers[index] as Actor }))),
  )
  const outcomes = await Promise.all(attempts)
  // Two whole visits, and half of a third.
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3)
  expect(new Set(outcomes)).toEqual(new Set(['done', 'gift_card_empty']))
  const { rows } = await sql<{ spent: number[] }>`select array_agg(amount_minor order by amount_minor) as spent
    from gift_redemption where gift_card_id = ${card.id}`.execute(app.running.db)
  expect([await leftOf(code), rows[0]?.spent?.map(Number)]).toEqual([0, [2000, 4000, 4000]])
}, 60_000)

test('less on the card than was shown books nothing, and no entry can overdraw it', async () => {
  const provider = await makePaidProvider(app, onTheDay)
  const card = await buyCard(app, provider, await makeAccount(app), { amount: 50 })
  const code = card.code ?? ''
  await bookWith(provider, [code], { giftMinor: 4000 })
  expect(await codeOf(bookWith(provider, [code], { time: '12:00', giftMinor: 4000 }))).toBe('gift_card_changed')
  expect(await leftOf(code)).toBe(1000)
  const overdraw = sql`with p as (insert into ledger_posting (posting_id, source, kind, posted_at)
      values (gen_random_uuid(), 'overdraw', 'gift_redeemed', now()) returning posting_id)
    insert into ledger_entry select posting_id, position, account, owner::uuid, 'GBP', amount from p,
      (values (0, 'gift_card', ${card.id}, 1001), (1, 'paid_ahead', ${card.id}, -1001)) e (position, account, owner, amount)`
  await expect(overdraw.execute(app.running.db)).rejects.toMatchObject({ constraint: 'gift_card_covered' })
})

test('a card is saved as a PDF in any language, with its code to be read and to be scanned, by who has the code', async () => {
  const provider = await makePaidProvider(app, onTheDay)
  const card = await buyCard(app, provider, await makeAccount(app), { amount: 50 })
  const code = card.code ?? ''
  const drawn = async (language: 'en' | 'fr') => {
    const { filename, content } = await saveCard(app.ctx(), { code, language })
    expect(filename).toBe(`gift-card-${code.slice(0, 5).toLowerCase()}.pdf`)
    return Buffer.from(content, 'base64')
  }
  const bytes = await drawn('en')
  const words = textOfPdf(bytes)
  for (const text of ['£50.00', 'For Amina, from Nia', 'Happy thirtieth', 'Does not expire', code])
    expect(words).toContain(text)
  expect(bytes.toString('latin1')).toContain('/Figure')
  expect(textOfPdf(await drawn('fr'))).toContain('Pour Amina, de la part de Nia')
  expect(await codeOf(saveCard(app.ctx(), { code: 'AAAAA-AAAAA-AAAAA-AAAAA' }))).toBe('gift_card_unknown')
}, 30_000)

test('a stopped code is worth nothing, and what was on it stands under another', async () => {
  const provider = await makePaidProvider(app, onTheDay)
  const buyer = await makeAccount(app)
  const card = await buyCard(app, provider, buyer, { amount: 50 })
  expect(await codeOf(stopCode(app.ctx(await makeAccount(app)), { id: card.id }))).toBe('gift_card_not_found')
  const stopped = await stopCode(app.ctx(buyer), { id: card.id })
  expect(stopped.code).not.toBe(card.code)
  expect(await codeOf(checked(card.code ?? ''))).toBe('gift_card_unknown')
  expect(await codeOf(bookWith(provider, [card.code ?? '']))).toBe('gift_card_unknown')
  expect(await leftOf(stopped.code ?? '')).toBe(5000)
  await resendCard(app.ctx(buyer), { id: card.id, recipientEmail: 'amina.yusuf@example.test' })
  await app.jobs.work()
  const mails = async () =>
    (await listOutbox(app.running.config)).filter((name) => name.includes(`gift-card-${card.id}-2`))
  await expect.poll(mails, { timeout: 30_000 }).toHaveLength(1)
})

test('who has a second factor shows it again before a card is mailed to another address, and not to the same', async () => {
  const provider = await makePaidProvider(app, onTheDay)
  const buyer = await makeAccount(app)
  const { id } = await buyCard(app, provider, buyer, { amount: 50 })
  const send = (recipientEmail?: string, actor: Actor = buyer) =>
    codeOf(resendCard(app.ctx(actor), { id, ...(recipientEmail && { recipientEmail }) }))
  expect(await send('one@example.test')).toBe('done')
  expect(await send('two@example.test', { ...buyer, isHosted: true })).toBe('login_again_needed')
  await enrol(app, buyer)
  expect(await send('two@example.test')).toBe('done')
  await sql`update session set second_factor_at = now() - interval '301 seconds'
    where session_id = ${buyer.sessionId}`.execute(app.running.db)
  expect(await send('three@example.test')).toBe('second_factor_again')
  expect([await send(), await send('Two@example.test')]).toEqual(['done', 'done'])
})

test('an unused card goes back within fourteen days, once; a used or old one does not, unless its provider is gone', async () => {
  const provider = await makePaidProvider(app, onTheDay)
  const buyer = await makeAccount(app)
  const back = (id: string) => codeOf(giveCardBack(app.ctx(buyer), { id }))
  const unused = await buyCard(app, provider, buyer, { amount: 50 })
  expect((await Promise.all([back(unused.id), back(unused.id), back(unused.id)])).sort()).toEqual([
    'done',
    'gift_card_ended',
    'gift_card_ended',
  ])
  const used = await buyCard(app, provider, buyer, { amount: 50 })
  await bookWith(provider, [used.code ?? ''])
  expect(await back(used.id)).toBe('gift_card_used')
  const old = await buyCard(app, provider, buyer, { amount: 60 })
  await sql`update gift_card set paid_at = now() - interval '15 days' where gift_card_id = ${old.id}`.execute(
    app.running.db,
  )
  expect(await back(old.id)).toBe('gift_card_kept')
  await sendRefunds(app)
  const given = async () => {
    const { rows } = await sql<{
      card: string
      given: number
    }>`select y.gift_card_id as card, sum(r.amount_minor)::bigint as given
      from refund r join payment y on y.provider_id = r.provider_id and y.payment_id = r.payment_id
      where y.provider_id = ${provider.providerId} and r.status = 'succeeded' group by 1`.execute(app.running.db)
    return Object.fromEntries(rows.map(({ card, given: minor }) => [card, minor]))
  }
  expect(await given()).toEqual({ [unused.id]: 5000 })
  await Promise.all([giveBackAllOf(app.ctx(), provider), giveBackAllOf(app.ctx(), provider)])
  await sendRefunds(app)
  expect(await given()).toEqual({ [unused.id]: 5000, [used.id]: 1000, [old.id]: 6000 })
  expect((await listOwnCards(app.ctx(buyer))).map(({ status, balanceMinor }) => [status, balanceMinor])).toEqual([
    ['ended', 0],
    ['ended', 0],
    ['ended', 0],
  ])
})

test('spending and giving back at once do one of the two', async () => {
  const provider = await makePaidProvider(app, onTheDay)
  const buyer = await makeAccount(app)
  for (const time of ['09:00', '10:00', '11:00']) {
    const card = await buyCard(app, provider, buyer, { amount: 25 })
    const outcomes = await Promise.all([
      codeOf(bookWith(provider, [card.code ?? ''], { day: 6, time })),
      codeOf(giveCardBack(app.ctx(buyer), { id: card.id })),
    ])
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  }
})

test('what was paid for a card and never told is found, and one whose payment a bank looks into waits', async () => {
  const provider = await makePaidProvider(app, onTheDay)
  const buyer = await makeAccount(app)
  const lost = await buyCard(app, provider, buyer, { amount: 50, isPaid: false })
  const intent = await createIntent(app.ctx(buyer), { giftCardId: lost.id, amount: 50, currency: 'GBP' })
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  await reconcile(app.ctx())
  expect((await listOwnCards(app.ctx(buyer)))[0]).toMatchObject({ status: 'active', balanceMinor: 5000 })
  const disputed = await buyCard(app, provider, buyer, { amount: 60, isPaid: false })
  const asked = await createIntent(app.ctx(buyer), { giftCardId: disputed.id, amount: 60, currency: 'GBP' })
  await app.running.simulator?.pay({ ...asked, card: 'disputed' })
  const { id } = await confirmPayment(app.ctx(buyer), { id: asked.id })
  await reconcile(app.ctx())
  const [card] = await listOwnCards(app.ctx(buyer))
  expect(await checked(card?.code ?? '')).toMatchObject({ isUsable: false })
  expect(await codeOf(bookWith(provider, [card?.code ?? '']))).toBe('gift_card_paused')
  expect(await codeOf(refundPayment(app.ctx(provider.owner), { id }))).toBe('payment_disputed')
})

/** Bought with a card whose bank opens a dispute at once, which nobody has heard of yet. */
async function buyDisputed(provider: TestProvider, amount = 50) {
  const buyer = await makeAccount(app)
  const { id: giftCardId } = await buyCard(app, provider, buyer, { amount, isPaid: false })
  const intent = await createIntent(app.ctx(buyer), { giftCardId, amount, currency: 'GBP' })
  await app.running.simulator?.pay({ ...intent, card: 'disputed' })
  await confirmPayment(app.ctx(buyer), { id: intent.id })
  const [card] = await listOwnCards(app.ctx(buyer))
  const decide = async (outcome: 'won' | 'lost') => {
    const { rows } = await sql<{ id: string }>`select body ->> 'id' as id from simulated_object
      where body ->> 'object' = 'dispute' and body ->> 'payment_intent' = ${intent.intentId}`.execute(app.running.db)
    await app.running.simulator?.decideDispute(intent.account, rows[0]?.id ?? '', outcome)
    await reconcile(app.ctx())
  }
  return { buyer, paymentId: intent.id, code: card?.code ?? '', decide }
}

test.each(['lost dispute', 'refund'])(
  'what was spent of a card whose buyer has all of it back by a %s is not on it again when the visit is called off',
  async (how) => {
    const provider = await makePaidProvider(app, onTheDay)
    const { code, paymentId, decide } = await buyDisputed(provider)
    const visit = await bookWith(provider, [code])
    await reconcile(app.ctx())
    await decide(how === 'refund' ? 'won' : 'lost')
    if (how === 'refund') {
      await refundPayment(app.ctx(provider.owner), { id: paymentId })
      await sendRefunds(app)
    }
    await cancelBooking(app.ctx(visit.customer), { id: visit.id })
    expect(await leftOf(code)).toBe(0)
    expect(await codeOf(bookWith(provider, [code], { day: 4 }))).toMatch(/^gift_card_/)
    // The provider has paid it back once, and keeps what was spent.
    const { paid_ahead = 0, gift_card = 0 } = await ledgerOf(app, { bookingId: visit.id })
    expect([paid_ahead, gift_card]).toEqual([0, 4000])
  },
)

test('a card whose payment a bank looks into keeps no other from going back when its provider leaves', async () => {
  const provider = await makePaidProvider(app, onTheDay)
  await buyDisputed(provider)
  await reconcile(app.ctx())
  const buyer = await makeAccount(app)
  await buyCard(app, provider, buyer, { amount: 60 })
  await giveBackAllOf(app.ctx(), { providerId: provider.providerId })
  expect((await listOwnCards(app.ctx(buyer)))[0]).toMatchObject({ status: 'ended', balanceMinor: 0 })
})

test('a card that is paid when its buyer has left for good is none, and the money goes back', async () => {
  const provider = await makePaidProvider(app, onTheDay)
  const buyer = await makeAccount(app)
  const { id: giftCardId } = await buyCard(app, provider, buyer, { amount: 50, isPaid: false })
  const intent = await createIntent(app.ctx(buyer), { giftCardId, amount: 50, currency: 'GBP' })
  await app.running.simulator?.pay({ ...intent, card: 'success' })
  await transaction(app.ctx(), (tx) => eraseAccount(tx, buyer.accountId))
  await reconcile(app.ctx())
  const { rows } = await sql<{ status: string; returned: number }>`select g.status, p.returned_minor::int as returned
    from gift_card g join payment p using (gift_card_id) where g.gift_card_id = ${giftCardId}`.execute(app.running.db)
  expect(rows).toEqual([{ status: 'unpaid', returned: 5000 }])
})

test('a card that nobody pays ends after a day; paid all the same it is one', async () => {
  const provider = await makePaidProvider(app, onTheDay)
  const buyer = await makeAccount(app)
  const card = await buyCard(app, provider, buyer, { amount: 50, isPaid: false })
  await sql`update gift_card set created_at = now() - interval '25 hours' where gift_card_id = ${card.id}`.execute(
    app.running.db,
  )
  await runClockJobs(app, 'gift-card-unpaid')
  expect((await listOwnCards(app.ctx(buyer)))[0]?.status).toBe('ended')
  expect(await codeOf(createIntent(app.ctx(buyer), { giftCardId: card.id, amount: 50, currency: 'GBP' }))).toBe(
    'payment_over',
  )
})

test('whoever tries codes comes to an end, and hears of no card by what is no code', async () => {
  for (const typed of ['0', 'UUUUU-UUUUU-UUUUU-UUUUU', `${'A'.repeat(19)}!`, 'AAAAA-AAAAA-AAAAA-AAAAA'])
    expect(await codeOf(checked(typed))).toBe('gift_card_unknown')
  const strict = await startTestApp({ rateLimitFactor: 1 })
  onTestFinished(() => strict.close())
  const tries: string[] = []
  for (let guess = 0; guess < 22; guess++)
    tries.push(await codeOf(checkCard(strict.ctx(), { code: 'AAAAA-AAAAA-AAAAA-AAAAA' })))
  expect(tries.filter((outcome) => outcome === 'gift_card_unknown')).toHaveLength(20)
  expect(tries.slice(20)).toEqual(['rate_limited', 'rate_limited'])
})

test('five codes that are tried at once, with a booking, are five tries', async () => {
  const strict = await startTestApp({ rateLimitFactor: 1 })
  onTestFinished(() => strict.close())
  const { providerId, serviceIds } = await makeProvider(strict)
  const ctx = strict.ctx(await makeAccount(strict))
  const book = (booking: number) =>
    createBooking(ctx, {
      ...{ providerId, serviceIds, dateTime: london(dateIn(3), '10:00') },
      giftCards: [1, 2, 3, 4, 5].map((code) => `AAAAA-AAAAA-AAAAA-AAA${booking}${code}`),
    })
  const booked: string[] = []
  for (let booking = 2; booking < 7; booking++) booked.push(await codeOf(book(booking)))
  expect(booked).toEqual([...Array(4).fill('gift_card_unknown'), 'rate_limited'])
})
