import { expect, test } from 'vitest'
import { formatDistance } from './distance.ts'

test.each([
  [4.36, 'en-GB', '2.7 miles'],
  [1.6, 'en-US', '1 mile'],
  [0.1, 'en-GB', '0.1 miles'],
  [40.2, 'en-GB', '25 miles'],
  [4.36, 'en-IE', '4.4 km'],
  [4.36, 'fr-FR', '4,4 km'],
  [5, 'pt-PT', '5 km'],
])('%d km are for readers of %s: %s', (km, locale, said) => {
  expect(formatDistance(km, locale)).toBe(said.replace(' ', '\u00a0'))
})
