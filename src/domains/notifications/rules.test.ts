import { expect, test } from 'vitest'
import { changeKinds, parties } from '../bookings/contract.ts'
import { ageOf, badgeOf, nextPauseMs, preview, stars, toldKinds, typeOf } from './rules.ts'

test('a provider is told what others have done with their bookings, and not what they did themselves', () => {
  const told = changeKinds.map((kind) => [kind, ...parties.map((by) => typeOf(kind, by))])
  // customer, provider, admin, system
  const all = (type: string) => [type, type, type, type]
  const nobody = [null, null, null, null]
  expect(told).toEqual([
    ['requested', ...all('booking_requested')],
    ['booked', ...all('booking_confirmed')],
    ['accepted', ...nobody],
    ['declined', ...nobody],
    ['cancelled', 'booking_cancelled', null, 'booking_cancelled', 'booking_cancelled'],
    ['rescheduled', 'booking_rescheduled', null, null, null],
    ['noted', 'booking_noted', null, null, null],
    ['proposed', ...nobody],
    ['proposal_accepted', ...all('proposal_accepted')],
    ['proposal_refused', ...all('proposal_refused')],
    ['proposal_withdrawn', ...nobody],
    ['no_show', ...nobody],
    ['completed', ...nobody],
    ['expired', ...all('request_expired')],
    ['was_there', ...all('no_show_disputed')],
    ['provider_absent', ...all('no_show_disputed')],
    ['dispute_answered', ...nobody],
    ['no_show_withdrawn', ...nobody],
    ['no_show_settled', ...all('no_show_stands')],
    ['no_show_upheld', ...all('no_show_upheld')],
    ['visit_confirmed', ...all('visit_confirmed')],
    ['absence_confirmed', ...all('absence_confirmed')],
    ['unpaid', ...nobody],
    ['paid', ...all('booking_confirmed')],
    ['paid_request', ...all('booking_requested')],
    ['payment_over', ...nobody],
    ['fee_waived', null, null, 'fee_waived', null],
  ])
  expect(new Set(toldKinds)).toEqual(new Set(told.filter(([, ...types]) => types.some(Boolean)).map(([kind]) => kind)))
})

test('fifty characters of a review are shown, whole ones', () => {
  expect(preview('x'.repeat(50))).toBe('x'.repeat(50))
  expect(preview('x'.repeat(51))).toBe(`${'x'.repeat(50)}...`)
  expect(preview('💇'.repeat(51))).toBe(`${'💇'.repeat(50)}...`)
  expect(preview(`${'x'.repeat(49)} and more`)).toBe(`${'x'.repeat(49)}...`)
  expect(preview('  two\n\nlines ')).toBe('two lines')
  expect(stars(3)).toBe('★★★')
})

test('the age of a notification is told in the largest whole unit, and from a week on as its date', () => {
  const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]
  const cases = [
    [-5 * second, { unit: 'now' }],
    [60 * second - 1, { unit: 'now' }],
    [60 * second, { unit: 'minutes', count: 1 }],
    [hour - 1, { unit: 'minutes', count: 59 }],
    [hour, { unit: 'hours', count: 1 }],
    [day - 1, { unit: 'hours', count: 23 }],
    [day, { unit: 'days', count: 1 }],
    [7 * day - 1, { unit: 'days', count: 6 }],
    [7 * day, { unit: 'date' }],
    [minute * 90, { unit: 'hours', count: 1 }],
  ] as const
  for (const [ms, said] of cases) expect(ageOf(1e12, 1e12 + ms)).toEqual(said)
})

test('the badge shows up to 99, and 99+ above', () => {
  expect([-1, 0, 1, 99, 100, 4000].map(badgeOf)).toEqual([null, null, '1', '99', '99+', '99+'])
})

test('news are listened for again at once after an end, later after each try in vain, a minute at most, and never by all together', () => {
  expect([0, 0.5, 1].map((random) => nextPauseMs(0, random))).toEqual([0, 1000, 2000])
  expect([1, 2, 3, 4, 5, 6, 20].map((failures) => nextPauseMs(failures, 1))).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ])
  expect(nextPauseMs(3, 0)).toBe(4000)
})
