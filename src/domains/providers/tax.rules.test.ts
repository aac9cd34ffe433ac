import { expect, test } from 'vitest'
import { basisPointsOf, basisPointsText } from './tax.rules.ts'

test.each([
  ['0', 0],
  ['20', 2000],
  ['5.5', 550],
  ['5,5', 550],
  [' 99.99 ', 9999],
  ['0.05', 5],
  ['', null],
  ['100', null],
  ['5.555', null],
  ['-1', null],
  ['1e1', null],
  ['.5', null],
] as const)('a rate typed as %o is %o hundredths of a percent', (typed, basisPoints) => {
  expect(basisPointsOf(typed)).toBe(basisPoints)
})

test('every rate stands in its field as it is read back', () => {
  for (let points = 0; points <= 9999; points++)
    for (const locale of ['en-GB', 'fr-FR']) expect(basisPointsOf(basisPointsText(points, locale))).toBe(points)
  expect(basisPointsText(550, 'fr-FR')).toBe('5,5')
  expect(basisPointsText(2000, 'en-GB')).toBe('20')
})
