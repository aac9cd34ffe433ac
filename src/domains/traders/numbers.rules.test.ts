import { describe, expect, test } from 'vitest'
import { countries } from './countries.rules.ts'
import { isTaxNumber } from './numbers.rules.ts'

describe('a tax number', () => {
  test.each([
    ['GB', 'GB 980 7806 84'],
    ['GB', 'GB980780684'],
    ['GB', '12345 67890'],
    ['GB', 'GBGD123'],
    ['FR', 'FR 83 404 833 048'],
    ['FR', 'FR K7 399 859 412'],
    ['FR', '404 833 048 00022'],
    ['ES', 'ESB12345674'],
    ['ES', '12345678Z'],
    ['PT', 'PT 501 964 843'],
    ['PT', '501964843'],
    ['DE', 'DE 136 695 976'],
    ['DE', '21/815/08150'],
    ['GR', 'EL094259216'],
    ['NL', 'nl004495445b01'],
    ['US', '12-3456789'],
  ])('of %s may be %s', (country, number) => {
    expect(isTaxNumber(number, country)).toBe(true)
  })

  test.each([
    ['GB', 'GB980780685', 'a digit is wrong'],
    ['GB', 'GB98078068', 'one is missing'],
    ['FR', 'FR84404833048', 'another key'],
    ['FR', 'FRO7399859412', 'an O is no zero'],
    ['ES', 'ES1234', 'too short'],
    ['PT', 'PT501964844', 'a digit is wrong'],
    ['DE', 'DE036695976', 'begins with zero'],
    ['GB', 'none at all', 'no digit'],
    ['US', '1234', 'too short'],
    ['GB', '12345;67890', 'another sign'],
    ['GB', '9'.repeat(21), 'too long'],
  ])('of %s is never %s: %s', (country, number) => {
    expect(isTaxNumber(number, country)).toBe(false)
  })
})

test('countries stand once each, and every browser has a name for them', () => {
  expect(new Set(countries).size).toBe(countries.length)
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(countries.filter((country) => !names.of(country))).toEqual([])
})
