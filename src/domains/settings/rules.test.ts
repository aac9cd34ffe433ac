import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { moveOf, tierCode, tierProblems } from '../loyalty/tiers.rules.ts'
import { givesBack, rewardCode } from './rules.ts'
import { namesIn } from './tiers-contract.ts'

test('tiers begin at nothing, rise, and give no less', () => {
  const problems = (...tiers: [number, number][]) =>
    tierProblems(tiers.map(([fromPoints, factorPercent]) => ({ fromPoints, factorPercent }))).map(
      ({ at, is }) => `${at} ${is}`,
    )
  expect(problems([0, 100])).toEqual([])
  expect(problems([0, 100], [1, 100], [2, 101])).toEqual([])
  expect(problems([1, 100])).toEqual(['0 not_zero'])
  expect(problems([0, 100], [5, 100], [5, 100])).toEqual(['2 not_above'])
  expect(problems([0, 110], [5, 109])).toEqual(['1 less'])
  expect(problems([0, 110], [0, 100])).toEqual(['1 not_above', '1 less'])
})

test('a new tier is known by the letters of its name, and by none that is taken', () => {
  expect(tierCode('Déjà vu', [])).toBe('deja_vu')
  expect(tierCode('99', [])).toBe('tier')
  expect(tierCode('Regular', ['regular', 'regular_b'])).toBe('regular_c')
  expect(tierCode('A very long name that never ends at all', [])).toMatch(/^[a-z][a-z_]{0,29}$/)
})

test('whether somebody rises is asked of the tiers, also where one is new or gone', () => {
  const of = (...tiers: [string, number][]) => tiers.map(([tier, fromPoints]) => ({ tier, fromPoints }))
  const [a, b] = [of(['low', 0], ['mid', 100], ['top', 200]), of(['low', 0], ['top', 50], ['crown', 300])]
  expect(moveOf(a, b, 'low', 'low')).toBe(0)
  expect(moveOf(a, b, 'low', 'top')).toBe(1)
  expect(moveOf(a, b, 'top', 'low')).toBe(-1)
  expect(moveOf(a, b, 'top', 'crown')).toBe(1)
  // Their own is gone.
  expect(moveOf(a, b, 'mid', 'top')).toBe(1)
  expect(moveOf(a, b, 'mid', 'low')).toBe(-1)
})

test('a reward is known by what it is, and by none that is taken', () => {
  const reward = { kind: 'credit', amountMinor: 500, currency: 'GBP' }
  expect(rewardCode(reward, [])).toBe('credit_500_gbp')
  expect(rewardCode(reward, ['credit_500_gbp', 'credit_500_gbp_2'])).toBe('credit_500_gbp_3')
})

test('what a reward gives back is counted in the highest tier', () => {
  // Five pounds for 500 points, of which a pound gives one and a quarter.
  expect(givesBack(500, 500, 100, 125)).toBeCloseTo(0.0125)
  expect(givesBack(500, 0, 100, 125)).toBe(0)
})

test('a name holds nothing that texts are made with', () => {
  const isTaken = (name: string) =>
    z.safeParse(namesIn(40), { en: 'Nails', fr: 'Ongles', es: 'Uñas', pt: name }).success
  for (const name of ['Unhas', 'Unhas {a}', 'Por menos de 5 $ (t)', '$', 't(x)']) expect(isTaken(name), name).toBe(true)
  for (const name of ['{{x}}', 'a }} b', 'a {{ b', '$t(common.error)']) expect(isTaken(name), name).toBe(false)
})
