import { expect, test } from 'vitest'
import { nextTry, renewalStateOf, rolledOver, usableUntil } from './rules.ts'

const day = 86_400_000
const endsAt = new Date('2027-02-28T00:00:00Z')
const after = (days: number) => new Date(endsAt.getTime() + days * day)
const graceUntil = after(7)

test('within its week it is tried on the first, fourth and seventh day, and then it ends', () => {
  expect([0, 1, 2.9].map((at) => nextTry(graceUntil, after(at)))).toEqual([after(3), after(3), after(3)])
  expect([3, 5.9].map((at) => nextTry(graceUntil, after(at)))).toEqual([after(6), after(6)])
  expect([6, 7, 8].map((at) => nextTry(graceUntil, after(at)))).toEqual([graceUntil, graceUntil, graceUntil])
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
