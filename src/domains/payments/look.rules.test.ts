import { expect, test } from 'vitest'
import { day, nextLook } from './look.rules.ts'

const minute = 60_000
const paid = { status: 'succeeded', dispute: null, isDifferent: false } as const
const open = { status: 'open', dispute: null, isDifferent: false } as const

/** How often it is asked about when the clock comes every minute, until `days` are over. */
function looks(what: typeof paid | typeof open, days: number): number {
  let [count, due] = [0, 0]
  for (let ageMs = 0; ageMs < days * day; ageMs += minute) {
    if (ageMs < due) continue
    const wait = nextLook({ ...what, ageMs })
    if (wait === null) return count + 1
    count++
    due = ageMs + wait
  }
  return count
}

test('a payment is asked about every minute at first, ever more rarely, and not any more when no bank wants it back', () => {
  expect(nextLook({ ...paid, ageMs: 9 * minute })).toBe(0)
  expect(nextLook({ ...paid, ageMs: 10 * minute })).toBe(5 * minute)
  expect(nextLook({ ...paid, ageMs: 14 * day })).toBe(7 * day)
  expect(nextLook({ ...paid, ageMs: 130 * day })).toBe(7 * day)
  expect(nextLook({ ...paid, ageMs: 130 * day + 1 })).toBe(null)
  expect(looks(paid, 1)).toBeLessThan(25)
  expect(looks(paid, 400)).toBeLessThan(55)
})

test('what a bank decides and what differs is asked about every hour, however old it is', () => {
  expect(nextLook({ ...paid, dispute: 'open', ageMs: 300 * day })).toBe(60 * minute)
  expect(nextLook({ ...paid, isDifferent: true, ageMs: 300 * day })).toBe(60 * minute)
  expect(nextLook({ ...paid, dispute: 'lost', ageMs: 300 * day })).toBe(null)
})

test('what nobody pays is asked about ever more rarely, and what is under way every hour at least', () => {
  expect(nextLook({ ...open, ageMs: 59 * minute })).toBe(0)
  expect(nextLook({ ...open, ageMs: 4 * 60 * minute })).toBe(60 * minute)
  expect(nextLook({ ...open, ageMs: 90 * day })).toBe(day)
  expect(nextLook({ ...open, status: 'closing', ageMs: 90 * day })).toBe(day)
  expect(nextLook({ ...open, status: 'processing', ageMs: 90 * day })).toBe(60 * minute)
  expect(nextLook({ ...open, status: 'closed', ageMs: 0 })).toBe(null)
  expect(looks(open, 1) - 60).toBeLessThan(20)
})
