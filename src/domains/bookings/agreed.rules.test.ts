import { expect, test } from 'vitest'
import { agreedNow } from './agreed.rules.ts'

const now = Date.parse('2027-03-03T10:00:00Z')
const step = (from: string, feeMinor: number) => ({ from, feePercent: 50, feeMinor })
const steps = [step('2027-03-02T10:00:00+00:00', 1000), step('2027-03-03T10:00:00+00:00', 2000)]
const booking = { status: 'confirmed' as const, dateTime: '2027-03-04T10:00:00+00:00', cancellation: { steps } }

test('what gift cards have paid counts towards the fee first', () => {
  const of = (leftMinor: number, giftMinor: number) => agreedNow(booking, { leftMinor, giftMinor }, now)
  expect(of(2000, 2000)).toBe(2000)
  expect(of(2000, 1500)).toBe(1500)
  expect(of(2000, 3000)).toBe(2000)
  expect(of(500, 1000)).toBe(0)
})

test('what the policy gives back at this hour is what is left but for the fee; once it has begun nothing is agreed', () => {
  expect(agreedNow(booking, { leftMinor: 4000, giftMinor: 0 }, now - 1)).toBe(3000)
  expect(agreedNow(booking, { leftMinor: 4000, giftMinor: 0 }, now)).toBe(2000)
  expect(agreedNow(booking, { leftMinor: 4000, giftMinor: 0 }, Date.parse('2027-03-01T10:00:00Z'))).toBe(4000)
  expect(agreedNow(booking, { leftMinor: 1500, giftMinor: 0 }, now)).toBe(0)
  expect(agreedNow({ ...booking, status: 'pending' }, { leftMinor: 4000, giftMinor: 0 }, now)).toBe(4000)
  expect(
    agreedNow({ ...booking, dateTime: '2027-03-03T10:00:00+00:00' }, { leftMinor: 4000, giftMinor: 0 }, now),
  ).toBeNull()
  expect(agreedNow({ ...booking, status: 'completed' }, { leftMinor: 4000, giftMinor: 0 }, now)).toBeNull()
})
