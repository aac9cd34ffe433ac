import { expect, test } from 'vitest'
import { platformFeeOf } from './platform-fee.rules.ts'
import { payments as en } from './texts/en.ts'
import { payments as es } from './texts/es.ts'
import { payments as fr } from './texts/fr.ts'
import { payments as pt } from './texts/pt.ts'

test.each([
  [4000, 'GBP', 0, 0],
  [4000, 'GBP', 250, 100],
  [30, 'GBP', 250, 1],
  [60, 'GBP', 250, 2],
  [20, 'GBP', 250, 0],
  [61, 'GBP', 250, 2],
  [500, 'JPY', 250, 12],
  [540, 'JPY', 250, 14],
  [1230, 'KWD', 250, 30],
  [12_340, 'KWD', 250, 300],
  [12_400, 'KWD', 250, 310],
  [99_999_999, 'GBP', 5000, 50_000_000],
] as const)('of %i %s the operator has %i hundredths of a percent: %i', (amountMinor, currency, basisPoints, fee) => {
  expect(platformFeeOf(amountMinor, currency, basisPoints)).toBe(fee)
})

const strings = (texts: object): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : strings(text)))

test.each([
  [en, /gift card/, /membership/],
  [fr, /chèque-cadeau|carte cadeau/, /abonnement/],
  [es, /tarjeta regalo/, /abono/],
  [pt, /cartão-presente/, /passe/],
] as const)('what a business reads of the fee names all it is taken of', (texts, gift, membership) => {
  const ofFee = strings(texts).filter((text) => gift.test(text) && /\{\{(percent|before)\}\}/.test(text))
  expect(ofFee).toHaveLength(3)
  for (const text of ofFee) expect(text).toMatch(membership)
})
