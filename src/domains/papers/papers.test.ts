import { sql } from 'kysely'
import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import {
  dateIn,
  giveReason,
  london,
  makeAccount,
  makeAdmin,
  monthNow,
  openTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import {
  bookUnpaid,
  buyCard,
  chargeCard,
  makePaidProvider,
  type Paying,
  payWith,
  sendRefunds,
} from '../../../tests/paying.ts'
import { textOfPdf } from '../../../tests/pdf-text.ts'
import { codeOf, persistently } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { formatMoney } from '../../lib/money.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { setRules } from '../business/profile.server.ts'
import { confirmPayment } from '../payments/create-intent.server.ts'
import { applyDispute } from '../payments/disputes.server.ts'
import { readPayment } from '../payments/read-payments.server.ts'
import { reconcile } from '../payments/reconcile.server.ts'
import { refundPayment } from '../payments/refund-payment.server.ts'
import type { Paper } from './contract.ts'
import { getPdf, readPaper } from './read-paper.server.ts'
import { getStatement } from './statement.server.ts'

const app = openTestApp({ poolSize: 20 })

const papersOf = async ({ customer, paymentId }: Pick<Paying, 'customer' | 'paymentId'>) => {
  const { papers } = await readPayment(app.ctx(customer), { id: paymentId })
  return Promise.all(papers.map(({ id }) => readPaper(app.ctx(customer), { id })))
}
const giveBack = async ({ provider, paymentId }: Paying, amount: number) => {
  await refundPayment(app.ctx(provider.owner), { id: paymentId, amount })
  await sendRefunds(app)
}
const setTax = ({ owner, providerId }: TestProvider, basisPoints: number) =>
  setRules(app.ctx(owner), { id: providerId, tax: { basisPoints, name: 'VAT', number: 'GB 123 4567 89' } })
const numbersOf = async ({ providerId }: TestProvider) => {
  const { rows } = await sql<{ number: number }>`select number from paper
    where provider_id = ${providerId} order by number`.execute(app.running.db)
  return rows.map(({ number }) => number)
}
const pdfText = async (who: Actor, id: string, language: 'en' | 'fr' | 'es' | 'pt' = 'en') => {
  const { content } = await getPdf(app.ctx(who), { id, language })
  return textOfPdf(Buffer.from(content, 'base64'))
}

test('a receipt is issued with the money, and says for ever what was true then', async () => {
  const provider = await makePaidProvider(app)
  await setTax(provider, 2000)
  const paying = await bookUnpaid(app, provider)
  expect(await papersOf(paying)).toEqual([])
  await payWith(app, paying)
  const [receipt] = await papersOf(paying)
  expect(receipt).toMatchObject({
    kind: 'receipt',
    number: 1,
    receiptNumber: null,
    currency: 'GBP',
    grossMinor: 4000,
    lines: [{ kind: 'service', amountMinor: 4000 }],
    tax: { name: 'VAT', number: 'GB 123 4567 89', basisPoints: 2000, netMinor: 3333, taxMinor: 667 },
  })
  await setTax(provider, 500)
  await sql`update provider set business_name = 'Another name' where provider_id = ${provider.providerId}`.execute(
    app.running.db,
  )
  await sql`update account set first_name = 'Another' where account_id = ${paying.customer.accountId}`.execute(
    app.running.db,
  )
  expect(await papersOf(paying)).toEqual([receipt])
  for (const change of [sql`update paper set number = number + 1`, sql`delete from paper`, sql`truncate paper`])
    await expect(change.execute(app.running.db)).rejects.toThrow('paper is only ever added to')
})

test('what goes back gets a note once it is there, with its share of the tax of the receipt', async () => {
  const provider = await makePaidProvider(app)
  await setTax(provider, 2000)
  const paying = await bookUnpaid(app, provider)
  await payWith(app, paying)
  await setTax(provider, 0)
  await refundPayment(app.ctx(provider.owner), { id: paying.paymentId, amount: 10 })
  expect(await papersOf(paying)).toHaveLength(1)
  await Promise.all([sendRefunds(app), sendRefunds(app)])
  for (const amount of [0.01, 29.99]) await giveBack(paying, amount)
  const [receipt, ...notes] = await papersOf(paying)
  expect(notes.map(({ kind, number, receiptNumber, grossMinor }) => [kind, number, receiptNumber, grossMinor])).toEqual(
    [
      ['refund_note', 2, 1, 1000],
      ['refund_note', 3, 1, 1],
      ['refund_note', 4, 1, 2999],
    ],
  )
  expect(notes.reduce((sum, { tax }) => sum + (tax?.taxMinor ?? 0), 0)).toBe(receipt?.tax?.taxMinor)
  expect(notes.reduce((sum, { tax }) => sum + (tax?.netMinor ?? 0), 0)).toBe(receipt?.tax?.netMinor)
})

test('what comes back after its note, and what a bank decides the other way after all, has a correction: all of them hold what went back', async () => {
  const provider = await makePaidProvider(app)
  await setTax(provider, 2000)
  const paying = await bookUnpaid(app, provider)
  await payWith(app, paying)
  for (const amount of [10, 7.01]) await giveBack(paying, amount)
  const { intent, account } = await app.running.db
    .selectFrom('payment')
    .select(['intent', 'account'])
    .where('payment_id', '=', paying.paymentId)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ id: string }>`select processor_refund as id from refund
    where payment_id = ${paying.paymentId} and amount_minor = 1000`.execute(app.running.db)
  await app.running.simulator?.failRefund(account, rows[0]?.id ?? '')
  await Promise.all([reconcile(app.ctx()), reconcile(app.ctx())])
  const id = (await app.running.simulator?.dispute(account, intent ?? '', { amountMinor: 501 })) ?? ''
  const stripe = (await app.running.app.cards?.api()) as Stripe
  for (const outcome of ['lost', 'won'] as const) {
    await app.running.simulator?.decideDispute(account, id, outcome)
    const dispute = await stripe.disputes.retrieve(id, {}, { stripeAccount: account })
    await Promise.all([1, 2].map(() => persistently(() => applyDispute(app.ctx(), dispute, account))))
  }
  await giveBack(paying, 32.99)
  const [receipt, ...notes] = await papersOf(paying)
  expect(notes.map(({ kind, number, grossMinor, lines }) => [kind, number, grossMinor, lines[0]?.kind])).toEqual([
    ['refund_note', 2, 1000, 'refund'],
    ['refund_note', 3, 701, 'refund'],
    ['debit_note', 4, 1000, 'refund_failed'],
    ['dispute_note', 5, 501, 'dispute'],
    ['debit_note', 6, 501, 'dispute_won'],
    ['refund_note', 7, 3299, 'refund'],
  ])
  const sumOf = (of: (paper: Paper) => number) =>
    notes.reduce((sum, paper) => sum + (paper.kind === 'debit_note' ? -of(paper) : of(paper)), 0)
  expect(sumOf(({ grossMinor }) => grossMinor)).toBe(4000)
  expect(sumOf(({ tax }) => tax?.taxMinor ?? 0)).toBe(receipt?.tax?.taxMinor)
  expect((await pdfText(paying.customer, notes[2]?.id ?? '')).join('')).toContain('Correction 4')
})

test('money that came too late has a receipt and a note, and a gift card a receipt of its own', async () => {
  const provider = await makePaidProvider(app)
  const late = await bookUnpaid(app, provider)
  await chargeCard(app, late, 'success')
  await sql`update booking set status = 'expired', pay_by = null where booking_id = ${late.bookingId}`.execute(
    app.running.db,
  )
  await confirmPayment(app.ctx(late.customer), { id: late.paymentId })
  await sendRefunds(app)
  expect((await papersOf(late)).map(({ kind, grossMinor }) => [kind, grossMinor])).toEqual([
    ['receipt', 4000],
    ['refund_note', 4000],
  ])
  const buyer = await makeAccount(app)
  const card = await buyCard(app, provider, buyer, { serviceId: provider.serviceIds[0] ?? '' })
  const [receipt] = await papersOf({ customer: buyer, paymentId: card.id })
  expect(receipt).toMatchObject({ number: 3, visitAt: null, lines: [{ kind: 'gift_card', amountMinor: 4000 }] })
  const booked = await createBooking(app.ctx(buyer), {
    providerId: provider.providerId,
    serviceIds: provider.serviceIds.slice(0, 1),
    dateTime: london(dateIn(6), '10:00'),
    giftCards: [card.code ?? ''],
  })
  // Paid with what has a receipt already.
  expect(booked.status).toBe('confirmed')
  expect(await numbersOf(provider)).toEqual([1, 2, 3])
})

test('fifty captures of one provider at once are numbered from 1 to 50, and a number cannot be left out', async () => {
  const services = [{ name: 'Cut', durationMinutes: 30, priceMinor: 4000 }]
  const provider = await makePaidProvider(app, { mode: 'before', depositPercent: 20 }, { services })
  const days = Array.from({ length: 50 }, (_, index) => ({
    day: 3 + Math.floor(index / 10),
    hour: 9 + (index % 10) * 0.5,
  }))
  const all: Paying[] = []
  for (const { day, hour } of days) {
    const time = `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 ? '30' : '00'}`
    all.push(await bookUnpaid(app, provider, { day, time }))
  }
  for (const paying of all) await chargeCard(app, paying, 'success')
  await Promise.all(
    all.map(({ customer, paymentId }) => persistently(() => confirmPayment(app.ctx(customer), { id: paymentId }))),
  )
  expect(await numbersOf(provider)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  const unpaid = await bookUnpaid(app, provider, { day: 20 })
  const insert = (number: number) =>
    sql`insert into paper (provider_id, paper_id, number, kind, payment_id, customer_id, issued_at, timezone, issuer_name,
        issuer_address, issuer_country, customer_name, currency, lines, gross_minor, tax_minor, tax_basis_points, tax_name,
        tax_number)
      select provider_id, gen_random_uuid(), ${number}, kind, ${unpaid.paymentId}::uuid, customer_id, issued_at, timezone,
        issuer_name, issuer_address, issuer_country, customer_name, currency, lines, gross_minor, tax_minor, tax_basis_points,
        tax_name, tax_number
      from paper where provider_id = ${provider.providerId} and number = 50`.execute(app.running.db)
  await expect(insert(0)).rejects.toThrow('paper_number_check')
  await expect(insert(50)).rejects.toThrow('paper_number')
  await expect(insert(52)).rejects.toThrow('paper_follows')
}, 60_000)

test.each([
  ['JPY', 500, 1000, 45, 'JP¥500'],
  ['KWD', 1230, 500, 59, 'KWD 1.230'],
  ['GBP', 30, 2000, 5, '£0.30'],
] as const)(
  '%s %i goes through receipt and note to its last digit',
  async (currency, priceMinor, basisPoints, taxMinor, shown) => {
    const provider = await makePaidProvider(
      app,
      { mode: 'before', depositPercent: 20 },
      { columns: { currency }, services: [{ name: 'Cut', durationMinutes: 30, priceMinor }] },
    )
    await setTax(provider, basisPoints)
    const paying = await bookUnpaid(app, provider)
    await payWith(app, paying)
    await refundPayment(app.ctx(provider.owner), { id: paying.paymentId })
    await sendRefunds(app)
    const papers = await papersOf(paying)
    expect(papers.map(({ grossMinor, tax }) => [grossMinor, tax?.netMinor, tax?.taxMinor])).toEqual([
      [priceMinor, priceMinor - taxMinor, taxMinor],
      [priceMinor, priceMinor - taxMinor, taxMinor],
    ])
    for (const [index, title] of ['Receipt 1', 'Refund note 2'].entries()) {
      const text = await pdfText(paying.customer, papers[index]?.id ?? '')
      expect(text).toContain(title)
      expect(text.map((piece) => piece.replaceAll('\u00a0', ' '))).toContain(shown)
      expect(text).toContain(formatMoney(priceMinor - taxMinor, currency, 'en-GB'))
    }
  },
)

test('a paper is read by its customer, its provider and the office alone', async () => {
  const provider = await makePaidProvider(app)
  const paying = await bookUnpaid(app, provider)
  await payWith(app, paying)
  const [{ id = '' } = {}] = await papersOf(paying)
  const admin = await makeAdmin(app)
  expect(await codeOf(readPaper(app.ctx(admin), { id }))).toBe('reason_needed')
  expect(await codeOf(getPdf(app.ctx(admin), { id }))).toBe('reason_needed')
  await giveReason(app, admin, paying.customer.accountId)
  for (const who of [paying.customer, provider.owner, admin])
    expect(await codeOf(readPaper(app.ctx(who), { id }))).toBe('done')
  const other = await makePaidProvider(app)
  for (const who of [await makeAccount(app), other.owner]) {
    expect(await codeOf(readPaper(app.ctx(who), { id }))).toBe('paper_not_found')
    expect(await codeOf(getPdf(app.ctx(who), { id }))).toBe('paper_not_found')
  }
})

test('the PDF says the same in every language, with every letter of a name, and is the same to the byte', async () => {
  const provider = await makePaidProvider(app)
  await setTax(provider, 550)
  const name = 'Łucja Żółć-Çelik & Søn'
  await sql`update provider set business_name = ${name} where provider_id = ${provider.providerId}`.execute(
    app.running.db,
  )
  const customer = await makeAccount(app)
  await sql`update account set first_name = 'Ναταλία', last_name = 'Šťastná' where account_id = ${customer.accountId}`.execute(
    app.running.db,
  )
  const paying = await bookUnpaid(app, provider, { customer })
  await payWith(app, paying)
  const [{ id = '' } = {}] = await papersOf(paying)
  const said = { en: 'Receipt 1', fr: 'Reçu n°\u00a01', es: 'Recibo 1', pt: 'Recibo 1' } as const
  for (const language of ['en', 'fr', 'es', 'pt'] as const) {
    const pieces = await pdfText(customer, id, language)
    expect(pieces.join('')).toContain(name)
    expect(pieces.join('')).toContain(said[language])
    expect(pieces.join('')).toContain(
      { en: '£40.00', fr: '40,00\u00a0£', es: '40,00\u00a0£', pt: '40,00\u00a0£' }[language],
    )
    expect(pieces.join('')).toContain('Ναταλία Šťastná')
  }
  const twice = [
    await getPdf(app.ctx(customer), { id, language: 'fr' }),
    await getPdf(app.ctx(customer), { id, language: 'fr' }),
  ]
  expect(twice[0]).toEqual(twice[1])
  expect(twice[0]).toMatchObject({ filename: 'receipt-1.pdf', mediaType: 'application/pdf' })
})

test('letters of Europe and Vietnam are drawn, other forms of them in ours, and what cannot be drawn is owned up to', async () => {
  const provider = await makePaidProvider(app)
  const owned = 'Some letters cannot be drawn in this file'
  const drawn = async (name: string) => {
    const customer = await makeAccount(app)
    await sql`update account set first_name = ${name}, last_name = 'Nia' where account_id = ${customer.accountId}`.execute(
      app.running.db,
    )
    const paying = await bookUnpaid(app, provider, { customer })
    await payWith(app, paying)
    await app.running.db.deleteFrom('occupation').where('booking_id', '=', paying.bookingId).execute()
    const [{ id = '' } = {}] = await papersOf(paying)
    return (await pdfText(customer, id)).join('')
  }
  for (const name of [
    ...[
      'Zażółć gęślą jaźń',
      'Þórður Ólafsdóttir',
      'Ğülşen Çağrı',
      'Ģirts Ķēniņš',
      'Ștefan Țîrlea',
      'Ŵyn Ŷsbyty',
      'Ɓala Ɗan',
    ],
    ...[
      'Ελένη Παπαδοπούλου',
      'ἀγαθός ᾧ',
      'Наталья Щёкина',
      'Ђорђе Љиљана Џон',
      'Їжакевич Ґанна',
      'Ұлпан Қыз Ңә',
      'Nguyễn Thị Ước',
    ],
  ]) {
    const text = await drawn(name)
    expect(text).toContain(`${name.normalize('NFC')} Nia`)
    expect(text).not.toContain(owned)
  }
  expect(await drawn('Ｎｉａ ﬁne 𝐀da')).toContain('Nia fine Ada Nia')
  for (const [name, shown] of [
    ['王小明', '???'],
    ['עדה 김', '??? ?'],
    ['Ada 🎉', 'Ada ?'],
  ] as const) {
    const text = await drawn(name)
    expect(text).toContain(`${shown} Nia`)
    expect(text).toContain(owned)
  }
})

test('what a bank decides for the customer has a note with its share of the tax, and receipt, note and statement agree', async () => {
  const provider = await makePaidProvider(app)
  await setTax(provider, 2000)
  const paying = await bookUnpaid(app, provider)
  await payWith(app, paying, 'disputed')
  const { intent, account } = await app.running.db
    .selectFrom('payment')
    .select(['intent', 'account'])
    .where('payment_id', '=', paying.paymentId)
    .executeTakeFirstOrThrow()
  const stripe = (await app.running.app.cards?.api()) as Stripe
  const hear = async () => {
    const { data } = await stripe.disputes.list({ payment_intent: intent ?? '' }, { stripeAccount: account })
    for (const dispute of data) await applyDispute(app.ctx(), dispute, account)
    return data[0]?.id ?? ''
  }
  const id = await hear()
  expect((await papersOf(paying)).map(({ kind }) => kind)).toEqual(['receipt'])
  await app.running.simulator?.decideDispute(account, id, 'lost')
  await Promise.all([persistently(hear), persistently(hear)])
  const [receipt, note, ...more] = await papersOf(paying)
  expect(more).toEqual([])
  expect(note).toMatchObject({
    ...{ kind: 'dispute_note', number: 2, receiptNumber: 1, grossMinor: 4000, notes: [] },
    ...{ tax: { netMinor: 3333, taxMinor: 667 }, lines: [{ kind: 'dispute', amountMinor: 4000 }] },
  })
  expect(receipt?.notes).toEqual([{ id: note?.id, kind: 'dispute_note', number: 2, grossMinor: 4000 }])
  expect((await pdfText(paying.customer, note?.id ?? '')).join('')).toContain('Dispute note 2')
  const month = monthNow()
  const { currencies } = await getStatement(app.ctx(provider.owner), { month })
  expect(currencies[0]?.movements).toContainEqual({
    ...{ kind: 'dispute_lost', purpose: 'visit', count: 1, amountMinor: note?.grossMinor },
  })
  const next = await bookUnpaid(app, provider, { time: '12:00' })
  await payWith(app, next)
  expect(await numbersOf(provider)).toEqual([1, 2, 3])
})
