import { describe, expect, test } from 'vitest'
import { answerInTheMorning, isWanted, keptUntil, mayBeOffered, type Offered } from './waitlist.rules.ts'

const wanted = {
  firstDate: '2026-11-24',
  lastDate: '2026-11-30',
  weekdays: [2, 7],
  firstMinute: 540,
  lastMinute: 720,
  before: null,
}

test.each([
  ['2026-11-24T09:00:00+00:00', true],
  ['2026-11-24T12:00:00+00:00', true],
  ['2026-11-24T08:59:00+00:00', false],
  ['2026-11-24T12:01:00+00:00', false],
  ['2026-11-25T10:00:00+00:00', false],
  ['2026-11-29T10:00:00+00:00', true],
  ['2026-12-01T10:00:00+00:00', false],
  ['2026-11-17T10:00:00+00:00', false],
  // The wall clock of the provider counts, not the instant.
  ['2026-11-24T11:30:00+13:00', true],
])('%s on dates, weekdays and times that are wanted: %s', (start, isIt) => {
  expect(isWanted(wanted, start)).toBe(isIt)
})

test('an earlier time is before the booking, not at it', () => {
  const before = new Date('2026-11-24T10:00:00Z')
  expect(isWanted({ ...wanted, before }, '2026-11-24T09:59:00+00:00')).toBe(true)
  expect(isWanted({ ...wanted, before }, '2026-11-24T10:00:00+00:00')).toBe(false)
})

test.each([
  ['noon', 720, null],
  ['eight in the morning', 480, null],
  ['a minute before eight', 479, { days: 0, minute: 540 }],
  ['a minute before nine in the evening', 1259, null],
  ['nine in the evening', 1260, { days: 1, minute: 540 }],
  ['midnight', 0, { days: 0, minute: 540 }],
])(
  'who is offered a time at %s (minute %i) has a few minutes by day, and until nine at night',
  (_name, minute, until) => {
    expect(answerInTheMorning(minute)).toEqual(until)
  },
)

/** Ten to eleven, of which starts are asked. */
const ten = (answer: string | null, isTakenSince = false): Offered => ({
  start: Date.parse('2026-11-24T10:00Z'),
  end: Date.parse('2026-11-24T11:00Z'),
  answer,
  isTakenSince,
})
const hourFrom = (time: string) => {
  const start = Temporal.Instant.from(`2026-11-24T${time}Z`)
  return { start: start.toString(), end: start.add({ hours: 1 }).toString() }
}

test.each([
  // What was offered, taken by somebody since, may come again where it is held, and where everyone is told; a start beside it.
  ['open', null, false, false, false, false],
  ['declined', 'declined', false, false, false, false],
  ['declined and taken since', 'declined', true, false, false, true],
  ['not answered', 'expired', false, false, true, false],
  ['not answered and taken since', 'expired', true, true, true, true],
  ['told and taken', 'taken', true, true, true, true],
  ['withdrawn', 'withdrawn', false, true, true, true],
])('a time that was %s may be offered anew as the table says', (_name, answer, isTakenSince, held, told, beside) => {
  const offers = [ten(answer, isTakenSince)]
  expect(mayBeOffered(offers, hourFrom('10:00'), false)).toBe(held)
  expect(mayBeOffered(offers, hourFrom('10:00'), true)).toBe(told)
  expect(mayBeOffered(offers, hourFrom('10:15'), false)).toBe(beside)
  expect(mayBeOffered(offers, hourFrom('09:15'), false)).toBe(beside)
  for (const time of ['09:00', '11:00']) expect(mayBeOffered(offers, hourFrom(time), false)).toBe(true)
})

describe('where everyone is told, who has no lead hears of a time', () => {
  const slot = { start: '2026-07-01T10:00:00+01:00', end: '2026-07-01T11:00:00+01:00' }
  const [start, end] = [Date.parse(slot.start), Date.parse(slot.end)]
  const [told, minute] = [Date.parse('2026-06-30T12:00:00Z'), 60_000]
  const offer = { start, end, answer: null as string | null, offeredAt: told }
  const until = (offers: (typeof offer)[], minutesLater: number, leadMinutes = 10) =>
    keptUntil([{ leadMinutes, offers }], slot, told + minutesLater * minute)

  test('once the lead of whoever was told before them is over, to the minute', () => {
    expect(until([offer], 0)).toBe(told + 10 * minute)
    expect(until([offer], 9.99)).toBe(told + 10 * minute)
    expect(until([offer], 10)).toBe(null)
  })

  test('at once where nobody with a lead was told of it, or who was has declined it', () => {
    expect(keptUntil([], slot, told)).toBe(null)
    expect(until([], 0)).toBe(null)
    expect(until([{ ...offer, answer: 'declined' }], 0)).toBe(null)
    expect(until([{ ...offer, start: end, end: end + 60 * minute }], 0)).toBe(null)
  })

  test('after the longest lead of several, also of a time that only overlaps it', () => {
    const beside = { ...offer, start: start - 30 * minute, end: start + minute, offeredAt: told + 3 * minute }
    expect(until([offer, beside], 5)).toBe(told + 13 * minute)
  })
})
