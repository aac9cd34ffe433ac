import { expect, test } from 'vitest'
import {
  daysToPay,
  dueStep,
  lookAgainAt,
  nextTry,
  renewalStateOf,
  rolledOver,
  usableUntil,
  worthOfPeriod,
  wouldHaveRolledOver,
} from './rules.ts'

const day = 86_400_000
const endsAt = new Date('2027-02-28T00:00:00Z')
const after = (days: number) => new Date(endsAt.getTime() + days * day)
const graceUntil = after(7)

test('within its week it is tried on the first, fourth and seventh day, and then it ends', () => {
  expect([0, 1, 2, 3, 4].map((tried) => daysToPay(tried))).toEqual([7, 4, 1, 0, 0])
  expect([0, 1, 2].map((at) => nextTry(graceUntil, after(at)))).toEqual([after(3), after(3), after(3)])
  expect([3, 5].map((at) => nextTry(graceUntil, after(at)))).toEqual([after(6), after(6)])
  expect([6, 7, 8].map((at) => nextTry(graceUntil, after(at)))).toEqual([graceUntil, graceUntil, graceUntil])
  // Late in the day before one of them it takes its place, so that there is none more.
  const hours = (n: number) => new Date(after(5).getTime() + (n * day) / 24)
  expect([nextTry(graceUntil, hours(1)), nextTry(graceUntil, hours(2))]).toEqual([after(6), graceUntil])
})

test('one that could not be paid is looked at every three hours, to the last minutes of its week', () => {
  const [hour, minute] = [day / 24, day / 1440]
  const before = (ms: number) => new Date(graceUntil.getTime() - ms)
  expect(lookAgainAt(graceUntil, after(2))).toEqual(new Date(after(2).getTime() + 3 * hour))
  expect(lookAgainAt(graceUntil, before(2 * hour))).toEqual(before(5 * minute))
  expect(lookAgainAt(graceUntil, before(5 * minute))).toEqual(graceUntil)
  expect(lookAgainAt(graceUntil, before(5 * minute + 1))).toEqual(before(5 * minute))
})

test('once it is due it is asked for, pauses where nothing is asked for yet, and ends with its week', () => {
  const one = { renewAt: endsAt, graceUntil: null, pauseMonths: null }
  expect(dueStep({ ...one, renewAt: null }, after(1))).toBeNull()
  expect(dueStep(one, new Date(endsAt.getTime() - 1))).toBeNull()
  expect(dueStep(one, endsAt)).toBe('ask')
  expect(dueStep({ ...one, pauseMonths: 1 }, endsAt)).toBe('pause')
  expect(dueStep({ ...one, pauseMonths: 1, graceUntil }, after(3))).toBe('ask')
  expect(dueStep({ ...one, graceUntil }, new Date(graceUntil.getTime() - 1))).toBe('ask')
  expect(dueStep({ ...one, graceUntil }, graceUntil)).toBe('end')
})

test('of what is called off after its period as much comes back as would have rolled over', () => {
  const of = { rollsOver: true, most: 3, rolledOver: 1 }
  expect([wouldHaveRolledOver(of), wouldHaveRolledOver({ ...of, rolledOver: 4 })]).toEqual([2, 0])
  expect(wouldHaveRolledOver({ ...of, rollsOver: false })).toBe(0)
})

test('the visits of a period that are left are worth their share, those of another plan at once first', () => {
  const one = { priceMinor: 1000, uses: 3, change: null }
  expect([0, 1, 3, 5].map((left) => worthOfPeriod(one, left))).toEqual([
    { ownMinor: 0, changeMinor: 0, older: 0 },
    { ownMinor: 333, changeMinor: 0, older: 0 },
    { ownMinor: 1000, changeMinor: 0, older: 0 },
    { ownMinor: 1000, changeMinor: 0, older: 2 },
  ])
  const more = { ...one, change: { priceMinor: 501, uses: 2 } }
  expect(worthOfPeriod(more, 1)).toEqual({ ownMinor: 0, changeMinor: 250, older: 0 })
  expect(worthOfPeriod(more, 4)).toEqual({ ownMinor: 666, changeMinor: 501, older: 0 })
  // It gave no visits: each of those that are left cost more.
  expect(worthOfPeriod({ ...one, change: { priceMinor: 500, uses: 0 } }, 2)).toEqual({
    ...{ ownMinor: 666, changeMinor: 333, older: 0 },
  })
  expect(worthOfPeriod({ priceMinor: 0, uses: 0, change: { priceMinor: 500, uses: 0 } }, 2).older).toBe(2)
})

test('it can be used to its end; one that renews a week longer, unless it is cancelled', () => {
  const one = { renews: true, endsAt, cancelledAt: null, graceUntil: null, pauseMonths: null, pausedUntil: null }
  expect(usableUntil(one, after(-1))).toEqual(endsAt)
  expect(usableUntil(one, after(0))).toEqual(after(7))
  expect(usableUntil({ ...one, graceUntil: after(8) }, after(1))).toEqual(after(8))
  expect(usableUntil({ ...one, cancelledAt: after(-2) }, after(1))).toEqual(endsAt)
  expect(usableUntil({ ...one, renews: false }, after(1))).toEqual(endsAt)
  expect(usableUntil({ ...one, pauseMonths: 1 }, after(1))).toEqual(endsAt)
  expect(renewalStateOf(one, after(-1))).toBe('renews')
  expect(renewalStateOf(one, after(0))).toBe('unpaid')
  expect(renewalStateOf({ ...one, cancelledAt: after(-2) }, after(-1))).toBe('cancelled')
})

test('no visit is carried over twice: as when each is known by its period', () => {
  for (let seed = 1; seed < 2000; seed++) {
    let state = seed
    const choose = (n: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor(state / 65_536) % n
    }
    const uses = 1 + choose(6)
    // By hand: what is left of each period by its age, the older first.
    let [older, own] = [0, uses]
    let usesLeft = uses
    for (let period = 0; period < 14; period++) {
      const used = choose(older + own + 1)
      ;[older, own] = [Math.max(0, older - used), own - Math.max(0, used - older)]
      usesLeft -= used
      usesLeft = rolledOver({ rollsOver: true, uses, usesLeft }) + uses
      ;[older, own] = [own, uses]
      expect([seed, period, usesLeft]).toEqual([seed, period, older + own])
    }
  }
})
