import { describe, expect, test } from 'vitest'
import { expectedStarts, freeFrom, isNews, type Late, type Piece } from './delay.rules.ts'

const minute = 60_000
/** Minutes past midnight of '10:30'. */
const at = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * minute
const piece = (takerId: string, from: string, to: string, more: Partial<Piece> = {}): Piece => ({
  ...{ takerId, staffId: 'maya', start: at(from), end: at(to), begins: at(from), afterMs: 0 },
  ...more,
})
const late = (saidAt: string, free: string, staffId = 'maya') =>
  new Map<string, Late>([[staffId, { saidAt: at(saidAt), freeFrom: at(free) }]])
const clock = (instant: number | undefined) => {
  const minutes = (instant ?? 0) / minute
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
const expected = (pieces: Piece[], whoIsLate: ReadonlyMap<string, Late>, now = '00:00') =>
  Object.fromEntries([...expectedStarts(pieces, whoIsLate, at(now))].map(([id, start]) => [id, clock(start)]))

describe('from when a staff member has time again', () => {
  const day = [piece('a', '09:00', '10:00'), piece('b', '10:30', '11:30')]
  test.each([
    ['with somebody: so much after their end', '09:20', null, 15, '10:15'],
    ['with nobody: so much from now', '10:10', null, 15, '10:25'],
    ['at the very end of one: with nobody', '10:00', null, 15, '10:15'],
    ['at the very beginning of one: with them', '10:30', null, 15, '11:45'],
    ['before the day begins: so much after it', '08:30', '09:00', 20, '09:20'],
    ['within it the beginning counts no more', '10:10', '09:00', 20, '10:30'],
  ])('%s', (_when, saidAt, opens, minutes, free) => {
    const from = freeFrom(day, opens === null ? null : at(opens), { saidAt: at(saidAt), minutes })
    expect(clock(from)).toBe(free)
  })
})

describe('whoever comes later', () => {
  test('waits as long as the delay lasts: gaps are used up first', () => {
    const day = [
      piece('now', '09:00', '10:00'),
      piece('next', '10:00', '10:30'),
      piece('after', '10:40', '11:00'),
      piece('noon', '12:00', '12:30'),
    ]
    expect(expected(day, late('09:50', '10:20'))).toEqual({
      ...{ now: '09:00', next: '10:20', after: '10:50', noon: '12:00' },
    })
  })

  test('is not touched where the gap is as long as the delay, and is from one minute on', () => {
    const day = [piece('now', '09:00', '10:00'), piece('next', '10:15', '10:30')]
    expect(expected(day, late('09:50', '10:15')).next).toBe('10:15')
    expect(expected(day, late('09:50', '10:16')).next).toBe('10:16')
  })

  test('is not touched by another’s delay, unless one of their services waits for it', () => {
    const day = [
      piece('now', '09:00', '10:00'),
      piece('other', '10:00', '11:00', { staffId: 'zoe' }),
      piece('both', '10:00', '10:30'),
      piece('both', '11:00', '11:30', { staffId: 'zoe' }),
      piece('zoes', '11:30', '12:00', { staffId: 'zoe' }),
    ]
    expect(expected(day, late('09:30', '10:45'))).toEqual({
      ...{ now: '09:00', other: '10:00', both: '10:45', zoes: '11:45' },
    })
  })

  test('what was going on when it was said holds up its own second part, too', () => {
    const day = [
      piece('now', '09:00', '10:00'),
      piece('now', '10:00', '10:30', { staffId: 'zoe' }),
      piece('zoes', '10:30', '11:00', { staffId: 'zoe' }),
    ]
    expect(expected(day, late('09:30', '10:20'))).toMatchObject({ now: '09:00', zoes: '10:50' })
  })

  test('within a processing time is served in it, and the rest waits as long as it has to', () => {
    const day = [
      piece('colour', '10:00', '10:30'),
      piece('cut', '10:30', '11:00'),
      piece('colour', '11:30', '12:00', { afterMs: 60 * minute }),
      piece('last', '12:00', '12:30'),
    ]
    expect(expected(day, late('09:50', '10:10'))).toEqual({ colour: '10:10', cut: '10:40', last: '12:10' })
  })

  test('and was told of a later time has not begun before it', () => {
    const day = [piece('waits', '09:00', '09:30', { begins: at('09:20') }), piece('next', '09:40', '10:10')]
    expect(clock(freeFrom(day, null, { saidAt: at('09:10'), minutes: 60 }))).toBe('10:10')
    expect(expected(day, late('09:10', '10:10'), '09:10')).toEqual({ waits: '10:10', next: '10:40' })
    // From then on they are with them.
    expect(clock(freeFrom(day, null, { saidAt: at('09:25'), minutes: 20 }))).toBe('10:10')
    expect(expected(day, late('09:25', '10:10'), '09:25')).toEqual({ waits: '09:20', next: '10:10' })
  })

  test.each([
    ['09:12', '09:15', '09:45'],
    ['09:15', '09:20', '09:50'],
    ['08:59', '09:00', '09:40'],
  ])('and waits past the planned start is expected at the next five minutes, at %s', (now, first, second) => {
    const day = [piece('waits', '09:00', '09:30', { begins: at('10:00') }), piece('next', '09:40', '10:10')]
    expect(expected(day, new Map(), now)).toEqual({ waits: first, next: second })
  })

  test('what has begun when it is said begins when it did', () => {
    const day = [piece('one', '09:00', '09:30'), piece('two', '09:30', '10:00')]
    expect(expected(day, late('09:30', '10:20'))).toEqual({ one: '09:00', two: '09:30' })
    expect(expected(day, new Map())).toEqual({ one: '09:00', two: '09:30' })
  })
})

test('only what is other than somebody knows is news', () => {
  const [start, later] = [at('10:00'), at('10:20')]
  expect(isNews(start, start, null)).toBe(false)
  expect(isNews(start, later, null)).toBe(true)
  expect(isNews(start, later, { startsAt: start, expectedAt: later })).toBe(false)
  expect(isNews(start, start, { startsAt: start, expectedAt: later })).toBe(true)
  // They have moved it since: what they were told of the former time says nothing.
  expect(isNews(start, start, { startsAt: at('09:00'), expectedAt: later })).toBe(false)
  expect(isNews(start, later, { startsAt: at('09:00'), expectedAt: later })).toBe(true)
})
