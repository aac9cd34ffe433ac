import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ServiceDeposit } from '../providers/deposit-contract.ts'
import type { PaymentTerms } from '../providers/own-contract.ts'
import { chargeRefusal, dueNow } from './charge.rules.ts'
import { nextStatus, settlementOf } from './intent.rules.ts'

test('what a card cannot be charged is refused before anybody is asked', () => {
  const refusals: [amountMinor: number, currency: string, refusal: string | null][] = [
    [30, 'GBP', null],
    [29, 'GBP', 'too_small'],
    [1, 'GBP', 'too_small'],
    [0, 'EUR', 'too_small'],
    [-4000, 'GBP', 'too_small'],
    [0.5, 'JPY', 'too_small'],
    [500, 'JPY', null],
    [1230, 'KWD', null],
    [1234, 'KWD', 'too_fine'],
    [99_999_999, 'GBP', null],
    [100_000_000, 'GBP', 'too_large'],
    [4000, 'XAU', 'currency'],
  ]
  for (const [amountMinor, currency, refusal] of refusals)
    expect([amountMinor, currency, chargeRefusal(amountMinor, currency)]).toEqual([amountMinor, currency, refusal])
})

const deposit = (depositPercent: number) => ({ mode: 'deposit' as const, depositPercent })
const before = { mode: 'before' as const, depositPercent: 20 }
const priced = (priceMinor: number, own: ServiceDeposit | null = null) => ({ priceMinor, deposit: own })
const coins = fc.constantFrom('GBP', 'JPY', 'KWD')

test('what is due with a booking is a share of the price that can be charged, and never more than the price', () => {
  const due = (total: number, currency: string, terms: PaymentTerms) => dueNow([priced(total)], currency, terms)
  expect(due(4000, 'GBP', deposit(20))).toBe(800)
  expect(due(4005, 'GBP', deposit(50))).toBe(2002)
  expect(due(4000, 'GBP', before)).toBe(4000)
  expect(due(4000, 'GBP', { mode: 'on_the_day', depositPercent: 20 })).toBe(0)
  expect(due(100, 'GBP', deposit(20))).toBe(0)
  expect(due(0, 'GBP', before)).toBe(0)
  expect(due(12_345, 'KWD', deposit(20))).toBe(2460)
  expect(due(1234, 'KWD', before)).toBe(0)
  const prices = fc.integer({ min: 0, max: 10_000_000 })
  const percents = fc.integer({ min: 5, max: 90 })
  const own = fc.option(
    fc.oneof(fc.record({ percent: fc.integer({ min: 5, max: 100 }) }), fc.record({ minor: prices })),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(prices, own), { minLength: 1 }), coins, percents, (services, currency, percent) => {
      const total = services.reduce((sum, [price]) => sum + price, 0)
      const now = dueNow(
        services.map(([price, one]) => priced(price, one)),
        currency,
        deposit(percent),
      )
      return now === 0 || (now <= total && chargeRefusal(now, currency) === null)
    }),
  )
})

test('a service asks for a deposit of its own: a sum, at most its price, a share or none; the others share the usual one', () => {
  expect(dueNow([priced(4000, { minor: 1500 })], 'GBP', deposit(20))).toBe(1500)
  expect(dueNow([priced(1200, { minor: 1500 })], 'GBP', deposit(20))).toBe(1200)
  expect(dueNow([priced(4000, { minor: 0 })], 'GBP', deposit(20))).toBe(0)
  expect(dueNow([priced(4000, { percent: 100 })], 'GBP', deposit(20))).toBe(4000)
  // 500 + a half of 3005, rounded to even + a fifth of 1001 and 1002 together.
  const several = [priced(4000, { minor: 500 }), priced(3005, { percent: 50 }), priced(1001), priced(1002)]
  expect(dueNow(several, 'GBP', deposit(20))).toBe(500 + 1502 + 401)
  // Who asks for all of it, for nothing or for a card asks for that.
  expect(dueNow(several, 'GBP', before)).toBe(9008)
  for (const mode of ['on_the_day', 'card_kept'] as const)
    expect(dueNow(several, 'GBP', { mode, depositPercent: 20 })).toBe(0)
})

test('a payment becomes what the processor says, never by the order of messages', () => {
  const stored = ['open', 'processing', 'closing', 'closed', 'succeeded'] as const
  const theirs = ['requires_payment_method', 'requires_action', 'processing', 'canceled', 'succeeded'] as const
  const table = stored.map((ours) => theirs.map((their) => nextStatus(ours, their)))
  expect(table).toEqual([
    [null, null, 'processing', 'closed', 'succeeded'],
    ['open', 'open', null, 'closed', 'succeeded'],
    [null, null, null, 'closed', 'succeeded'],
    [null, null, null, null, 'succeeded'],
    [null, null, null, null, null],
  ])
})

test('a fee is taken of what was paid ahead, what is left goes back, and nothing is lost or made', () => {
  expect(settlementOf('ends', 4000, 0)).toEqual({ feeMinor: 0, earnedMinor: 0, refundMinor: 4000 })
  expect(settlementOf('ends', 4000, 1000)).toEqual({ feeMinor: 1000, earnedMinor: 0, refundMinor: 3000 })
  expect(settlementOf('ends', 800, 2000)).toEqual({ feeMinor: 800, earnedMinor: 0, refundMinor: 0 })
  expect(settlementOf('takes_place', 4000, 0)).toEqual({ feeMinor: 0, earnedMinor: 4000, refundMinor: 0 })
  expect(settlementOf('stays', 4000, 500)).toEqual({ feeMinor: 0, earnedMinor: 0, refundMinor: 0 })
})
