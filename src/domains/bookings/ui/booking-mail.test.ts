import { createElement } from 'react'
import { render, toPlainText } from 'react-email'
import { describe, expect, test } from 'vitest'
import { bookings } from '../texts/en.ts'
import '../../texts.server.ts'
import type { Booking, KeptCard } from '../contract.ts'
import { BookingMail, type BookingMailKind, bookingMailSubject, hasCalendarFile } from './booking-mail.tsx'

const booking = {
  id: '0b',
  status: 'confirmed',
  customerName: 'Ada Novák',
  dateTime: '2026-11-28T14:30:00+00:00',
  rescheduledFrom: '2026-11-27T10:00:00+00:00',
  expiresAt: '2026-11-26T09:00:00+00:00',
  timezone: 'Europe/London',
  currency: 'GBP',
  totalMinor: 4050,
  feeMinor: 2025,
  notes: 'Second floor',
  provider: { name: 'Maya Thompson', address: '1 High Street, London', linkTo: '/provider/maya' },
  services: [{ id: '1', name: 'Cut', priceMinor: 4050 }],
  cancellation: { feeNowMinor: 0, freeUntil: '2026-11-27T14:30:00+00:00', steps: [] },
  proposal: { dateTime: '2026-11-30T09:00:00+00:00', endTime: '2026-11-30T10:00:00+00:00', reason: 'A train' },
  history: [{ kind: 'booked', reason: null }],
} as unknown as Booking

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
const written = async (kind: BookingMailKind, locale: string, more: Partial<Booking> = {}) => {
  const shown = { ...booking, ...more }
  const html = await render(
    createElement(BookingMail, { kind, booking: shown, origin: 'https://highstreet.test', locale }),
  )
  return { html, subject: plain(bookingMailSubject({ kind, booking: shown, locale })), text: plain(toPlainText(html)) }
}

test('whoever has paid ahead reads that it counts towards a fee, and that the rest goes back', async () => {
  const history = [{ kind: 'unpaid' }, { kind: 'paid' }, { kind: 'cancelled' }] as unknown as Booking['history']
  const payment = { nowMinor: 4050, giftMinor: 0, aheadMinor: 4050, laterMinor: 0, payBy: null }
  const paid = { status: 'cancelled' as const, history, payment }
  const free = { ...paid, feeMinor: 0 }
  expect((await written('customer.cancelled', 'en-GB', free)).text).toContain(
    'What you paid ahead goes back to your card or gift card.',
  )
  expect((await written('customer.cancelledForYou', 'en-GB', free)).text).toContain(
    'goes back to your card or gift card.',
  )
  expect((await written('customer.cancelledForYou', 'en-GB', free)).text).not.toContain('HIGHSTREET HAS')
  const byOffice = [{ kind: 'cancelled', party: 'admin' }] as unknown as Booking['history']
  expect((await written('customer.cancelledForYou', 'en-GB', { ...free, history: byOffice })).text).toContain(
    'HIGHSTREET HAS CANCELLED YOUR BOOKING',
  )
  const late = (await written('customer.cancelled', 'en-GB', paid)).text
  expect(late).toContain('The fee of Maya Thompson is £20.25. What you paid ahead counts towards it')
  expect(late).not.toContain('We have not charged you anything')
  expect((await written('provider.cancelled', 'en-GB', paid)).text).toContain(
    'What Ada Novák paid ahead counts towards it',
  )
  expect((await written('customer.confirmed', 'en-GB', { history })).text).not.toContain('paid ahead')
  // All of it has gone back before.
  const back = { ...free, payment: { ...payment, aheadMinor: 0 } }
  for (const kind of ['customer.cancelled', 'customer.cancelledForYou'] as const)
    expect((await written(kind, 'en-GB', back)).text).not.toContain('goes back')
})

test('whose fee the platform pays owes nothing, has back what was paid ahead, and the provider reads who pays', async () => {
  const history = [{ kind: 'unpaid' }, { kind: 'paid' }, { kind: 'cancelled' }] as unknown as Booking['history']
  const payment = { nowMinor: 4050, giftMinor: 4050, aheadMinor: 4050, laterMinor: 0, payBy: null }
  const covered = { status: 'cancelled' as const, history, coveredFeeMinor: 2025, payment }
  const { text } = await written('customer.cancelled', 'en-GB', covered)
  expect(text).toContain('is £20.25. Highstreet pays it for you, so you owe nothing.')
  expect(text).toContain('What you paid ahead goes back to your card or gift card.')
  expect(text).not.toContain('counts towards it')
  expect((await written('provider.cancelled', 'en-GB', covered)).text).toContain(
    'the fee is £20.25. Highstreet pays it for Ada Novák and sends it to you.',
  )
})

test.each([
  {
    locale: 'en-GB',
    subject: 'Confirmed: Cut with Maya Thompson, Saturday 28 November 2026, 2:30 PM',
    lines: [
      'Hello Ada Novák,',
      'Cut: £40.50',
      'Total: £40.50',
      'Times are in London (UTC+00:00).',
      'free of charge until Friday 27 November 2026, 2:30 PM.',
    ],
  },
  {
    locale: 'fr-FR',
    subject: 'Confirmé : Cut avec Maya Thompson, samedi 28 novembre 2026, 14:30',
    lines: ['Bonjour Ada Novák,', 'Total : 40,50 £', 'Heure locale : Londres (UTC+00:00).'],
  },
  {
    locale: 'es-ES',
    subject: 'Confirmado: Cut con Maya Thompson, sábado, 28 de noviembre de 2026, 14:30',
    lines: ['Hola, Ada Novák:', 'Total: 40,50 £', 'Las horas son las de Londres (UTC+00:00).'],
  },
  {
    locale: 'pt-PT',
    subject: 'Confirmado: Cut com Maya Thompson, sábado, 28 de novembro de 2026, 14:30',
    lines: ['Olá, Ada Novák,', 'Total: 40,50 £', 'As horas são as de Londres (UTC+00:00).'],
  },
])('the mail of a booking in $locale', async ({ locale, subject, lines }) => {
  const mail = await written('customer.confirmed', locale)
  expect(mail.subject).toBe(subject)
  expect(lines.filter((line) => !mail.text.includes(line))).toEqual([])
  expect(mail.html).toContain(`lang="${locale.slice(0, 2)}"`)
})

const kinds = [
  ...Object.keys(bookings.mails.customer).map((kind) => `customer.${kind}`),
  ...Object.keys(bookings.mails.provider).map((kind) => `provider.${kind}`),
] as BookingMailKind[]

describe.each(kinds)('the mail %s', (kind) => {
  test.each(['en-GB', 'fr-FR', 'es-ES', 'pt-PT'])('says everything in %s and leaves no gap', async (locale) => {
    const { subject, text } = await written(kind, locale)
    for (const said of [subject, text]) {
      expect(said).not.toMatch(/\{\{|undefined|null|mails\.|Invalid/)
      expect(said).toContain(kind.startsWith('provider.') ? 'Ada Novák' : 'Maya Thompson')
    }
    expect(text).toContain('28')
  })
})

test('what is owed stands in the mail about it, for both sides, and nothing owed is said too', async () => {
  expect((await written('customer.cancelled', 'en-GB')).text).toContain('of Maya Thompson you owe £20.25')
  expect((await written('customer.noShowStands', 'en-GB')).text).toContain('you owe £20.25')
  expect((await written('provider.noShowUpheld', 'en-GB')).text).toContain('Ada Novák owes you £20.25')
  const noShow = {
    answerUntil: '2026-11-30T14:30:00+00:00',
    answer: null,
    waitingFeeMinor: 2025,
    isSettled: false,
  } as const
  const waiting = (await written('customer.noShow', 'en-GB', { feeMinor: 0, expiresAt: null, noShow })).text
  expect(waiting).toContain('answer by Monday 30 November 2026, 2:30 PM')
  expect(waiting).toContain('If it stands, you owe £20.25')
  expect((await written('provider.cancelled', 'en-GB')).text).toContain('Ada Novák owes you £20.25')
  expect((await written('customer.cancelled', 'en-GB', { feeMinor: 0 })).text).toContain('There is nothing to pay.')
  expect((await written('provider.cancelled', 'en-GB', { feeMinor: 0 })).text).not.toContain('owe')
  expect((await written('customer.confirmed', 'en-GB')).text).not.toContain('owe')
})

const visa = { brand: 'visa', lastFour: '4242' }
const keeping = (giftMinor: number, fee: KeptCard['fee']) => ({
  status: 'cancelled' as const,
  feeMinor: 2000,
  history: [{ kind: 'unpaid' }, { kind: 'paid' }, { kind: 'cancelled' }] as unknown as Booking['history'],
  payment: {
    nowMinor: giftMinor,
    giftMinor,
    aheadMinor: giftMinor,
    laterMinor: 0,
    payBy: null,
    keptCard: { ...visa, fee },
  },
})
const charged = (amountMinor: number, state: 'due' | 'charged' | 'refused' = 'due') => ({
  ...{ paymentId: 'y', state, isPayable: state === 'refused', amountMinor },
})

test('where a gift card has paid the fee nobody owes it, and what a kept card pays of it is said as it is charged', async () => {
  const both = ['customer.cancelled', 'provider.cancelled'] as const
  for (const kind of both) {
    const { text } = await written(kind, 'en-GB', keeping(2000, null))
    expect(text).toContain('fee')
    expect(text).toContain('paid ahead counts towards it')
    expect(text).not.toMatch(/ owes? /)
    expect(text).not.toContain('It is charged')
  }
  const whole = (await written('customer.cancelled', 'en-GB', keeping(2000, null))).text
  expect(whole).toContain('Your card was not charged, and is no longer kept.')

  const part = (await written('customer.cancelled', 'en-GB', keeping(1000, charged(1000)))).text
  expect(part).toContain('The fee of Maya Thompson is £20.00. What you paid ahead counts towards it')
  expect(part).toContain('£10.00 of it is charged to your card (Visa •••• 4242)')
  expect((await written('provider.cancelled', 'en-GB', keeping(1000, charged(1000)))).text).toContain(
    '£10.00 of it is charged to the card that Ada Novák gave for it.',
  )
  const refused = { ...keeping(1000, charged(1000, 'refused')), owedFeeMinor: 1000 }
  expect((await written('customer.cancelled', 'en-GB', refused)).text).toContain('you owe £10.00')
  expect((await written('customer.cancelled', 'en-GB', keeping(0, charged(2000)))).text).toContain(
    'is £20.00. It is charged to your card (Visa •••• 4242)',
  )
  const small = { ...keeping(0, null), feeMinor: 10, owedFeeMinor: 10 }
  expect((await written('provider.cancelled', 'en-GB', small)).text).toContain('owes you £0.10')
})

test('of a fee that a card was charged, and that nobody owes after an appeal, it is said that it goes back', async () => {
  for (const kind of ['customer.absenceConfirmed', 'customer.visitConfirmed'] as const) {
    const { text } = await written(kind, 'en-GB', { ...keeping(0, charged(3000, 'charged')), feeMinor: 0 })
    expect(text).toContain('The fee of £30.00 that your card was charged goes back to it.')
    expect(text).not.toContain('was not charged')
  }
  const { text } = await written('customer.absenceConfirmed', 'en-GB', { ...keeping(0, null), feeMinor: 0 })
  expect(text).toContain('Your card was not charged, and is no longer kept.')
})

test('a no-show that waits tells what would be charged beyond what was paid ahead', async () => {
  const answerUntil = '2026-11-30T14:30:00+00:00'
  const noShow = { answerUntil, answer: null, waitingFeeMinor: 2000, isSettled: false } as const
  const waiting = async (giftMinor: number) =>
    (await written('customer.noShow', 'en-GB', { ...keeping(giftMinor, null), feeMinor: 0, expiresAt: null, noShow }))
      .text
  expect(await waiting(0)).toContain('If it stands, £20.00 is charged to your card (Visa •••• 4242)')
  expect(await waiting(1000)).toContain('If it stands, £10.00 is charged to your card (Visa •••• 4242)')
  expect(await waiting(1990)).toContain('If it stands, you owe £0.10')
  const paid = await waiting(2000)
  expect(paid).toContain('the fee of Maya Thompson is £20.00, and what you paid ahead counts towards it.')
  expect(paid).not.toMatch(/is charged|you owe/)
})

test('both times of another time asked for are named, with the reason', async () => {
  const { text } = await written('customer.proposed', 'en-GB', {
    history: [{ kind: 'proposed', reason: 'A train' }] as unknown as Booking['history'],
  })
  expect(text).toContain(
    'Maya Thompson has proposed Monday 30 November 2026, 9:00 AM instead of Saturday 28 November 2026, 2:30 PM.',
  )
  expect(text).toContain('“A train”')
})

test.each(['customer.proposed', 'provider.refused', 'customer.noShow', 'customer.providerSuspended'] as const)(
  'the mail %s brings no calendar file, as nothing has moved',
  async (kind) => {
    const history = [{ kind: 'booked' }] as unknown as Booking['history']
    const confirmed = { ...booking, status: 'confirmed', history } as Booking
    expect(hasCalendarFile('customer.confirmed', confirmed)).toBe(true)
    expect(hasCalendarFile(kind, confirmed)).toBe(false)
    expect((await written(kind, 'en-GB', confirmed)).text).not.toContain('attached file')
  },
)
