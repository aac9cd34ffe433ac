import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOfVisit } from './lines.rules.ts'
import { taxGivenBack, taxIn } from './tax.rules.ts'

test.each([
  [12_000, 2000, 2000],
  [4000, 2000, 667],
  [30, 2000, 5],
  [500, 1000, 45],
  [1230, 500, 59],
  [4000, 550, 209],
  [3, 10, 0],
  [1, 9999, 0],
  [4000, 0, 0],
] as const)('of %i with %i hundredths of a percent %i is tax', (gross, basisPoints, tax) => {
  expect(taxIn(gross, basisPoints)).toBe(tax)
})

test('however a sum is given back, the parts hold its tax, and none holds more than itself', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 9999 }),
      (parts, basisPoints) => {
        let earlier = 0
        let taxes = 0
        for (const part of parts) {
          const tax = taxGivenBack(part, earlier, basisPoints)
          expect(tax).toBeGreaterThanOrEqual(0)
          expect(tax).toBeLessThanOrEqual(part)
          earlier += part
          taxes += tax
        }
        expect(taxes).toBe(taxIn(earlier, basisPoints))
      },
    ),
  )
})

test('the lines of a visit come to what is charged now', () => {
  const services = [
    { name: 'Cut', amountMinor: 4000 },
    { name: 'Colour', amountMinor: 6000 },
  ]
  const cut = { kind: 'service', name: 'Cut', amountMinor: 4000 }
  const colour = { kind: 'service', name: 'Colour', amountMinor: 6000 }
  expect(linesOfVisit({ services, giftMinor: 0, chargedMinor: 10_000 })).toEqual([cut, colour])
  expect(linesOfVisit({ services, giftMinor: 0, chargedMinor: 2500 })).toEqual([
    cut,
    colour,
    { kind: 'on_the_day', name: null, amountMinor: -7500 },
  ])
  expect(linesOfVisit({ services, giftMinor: 1500, chargedMinor: 2500 })).toEqual([
    cut,
    colour,
    { kind: 'paid_by_gift_card', name: null, amountMinor: -1500 },
    { kind: 'on_the_day', name: null, amountMinor: -6000 },
  ])
})
