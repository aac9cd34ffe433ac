import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyOfCountry } from '../../lib/money.ts'
import { currencyCodes } from './contract.ts'
import { readRateSheet } from './exchange-rates.server.ts'
import { allCurrencies, convertMinor, crossRate, detectCurrency, isCurrencyCode } from './rules.ts'

const euro = { code: 'EUR', unitsPerEuro: 1 }
const at = (code: string, unitsPerEuro: number) => ({ code, unitsPerEuro })

describe('a conversion', () => {
  test('rounds a half to the even neighbour, once', () => {
    const half = at('USD', 0.5)
    expect([1, 3, 5, 7, 101].map((minor) => convertMinor(minor, euro, half))).toEqual([0, 2, 2, 4, 50])
    expect(convertMinor(-3, euro, half)).toBe(-2)
    // 13.496745: rounded to cents first, it would be 14.
    expect(convertMinor(1349, euro, at('JPY', 1.0005))).toBe(13)
    expect(convertMinor(1250, euro, at('JPY', 1))).toBe(12)
    expect(convertMinor(1350, euro, at('JPY', 1))).toBe(14)
  })

  test('knows that the yen has no smaller unit', () => {
    expect(convertMinor(4000, at('GBP', 0.8), at('JPY', 160))).toBe(8000)
    expect(convertMinor(8000, at('JPY', 160), at('GBP', 0.8))).toBe(4000)
    expect(convertMinor(1, at('JPY', 160), at('GBP', 0.8))).toBe(0)
  })

  test('is exact where floating point is not', () => {
    // 1.005 is a little less than that as a binary fraction, and would be rounded down to 100.
    expect(convertMinor(100, euro, at('USD', 1.005))).toBe(100)
    expect(convertMinor(300, euro, at('USD', 1.005))).toBe(302)
    expect(convertMinor(99_999_999_999, euro, at('USD', 1.00000001))).toBe(100_000_000_999)
    expect(convertMinor(1_000_000_000_000_001, euro, at('USD', 1))).toBe(1_000_000_000_000_001)
  })

  test('is never off by more than half a unit, for every pair of currencies', () => {
    const priced = fc.record({
      code: fc.constantFrom(...currencyCodes),
      unitsPerEuro: fc.integer({ min: 1e6, max: 2e11 }).map((hundredMillionths) => hundredMillionths / 1e8),
    })
    const digits = (code: string) => allCurrencies.find((currency) => currency.code === code)?.decimalPlaces ?? 0
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), priced, priced, (minor, from, to) => {
        const [top, bottom] = [to, from].map(
          ({ code, unitsPerEuro }) => BigInt(Math.round(unitsPerEuro * 1e8)) * 10n ** BigInt(digits(code)),
        ) as [bigint, bigint]
        const twiceOff = 2n * (BigInt(convertMinor(minor, from, to)) * bottom - BigInt(minor) * top)
        expect(twiceOff <= bottom && twiceOff >= -bottom).toBe(true)
      }),
    )
  })

  test('to the same currency changes nothing', () => {
    for (const { code } of allCurrencies) expect(convertMinor(4321, at(code, 1.2345), at(code, 1.2345))).toBe(4321)
    expect(crossRate(at('GBP', 0.8), at('USD', 1.2))).toBe(1.5)
  })
})

test('there are ten currencies, each with a name, a sign and its decimals', () => {
  expect(allCurrencies.map(({ code }) => code)).toEqual([...currencyCodes])
  expect(allCurrencies).toHaveLength(10)
  expect(allCurrencies.filter(({ decimalPlaces }) => decimalPlaces === 0).map(({ code }) => code)).toEqual(['JPY'])
  expect(allCurrencies[0]).toEqual({
    code: 'GBP',
    name: 'Pound sterling',
    symbol: '£',
    symbolPosition: 'before',
    decimalPlaces: 2,
    stripeSupported: true,
  })
})

describe('a sheet of rates', () => {
  const now = new Date('2026-03-25T12:00:00Z')
  const sheet = (changes: object) => ({ base: 'EUR', date: '2026-03-24', rates: { GBP: 0.86, JPY: 172 }, ...changes })
  const read = (document: unknown) => readRateSheet(document, 'rates.test', now)

  test('is read for the currencies we know', () => {
    expect(read(sheet({ rates: { GBP: 0.86, XAU: 'gold', JPY: 172.5 }, license: 'free' }))).toEqual({
      asOf: new Date('2026-03-24T00:00:00Z'),
      source: 'rates.test',
      rates: [
        { code: 'GBP', unitsPerEuro: 0.86 },
        { code: 'JPY', unitsPerEuro: 172.5 },
        { code: 'EUR', unitsPerEuro: 1 },
      ],
    })
  })

  test('may be written for another base, if it knows the euro', () => {
    expect(read(sheet({ base: 'USD', rates: { EUR: 0.8, GBP: 0.7 } })).rates).toEqual([
      { code: 'EUR', unitsPerEuro: 1 },
      { code: 'GBP', unitsPerEuro: 0.875 },
      { code: 'USD', unitsPerEuro: 1.25 },
    ])
    expect(() => read(sheet({ base: 'USD', rates: { GBP: 0.7 } }))).toThrow('EUR')
  })

  const hostile: [string, unknown][] = [
    ['nothing', null],
    ['a list', []],
    ['no rates', { base: 'EUR', date: '2026-03-24' }],
    ['none of ours', sheet({ rates: { XAU: 1 } })],
    ['rates for a hundred', sheet({ amount: 100 })],
    ['a day there is not', sheet({ date: '2026-02-31' })],
    ['a day to come', sheet({ date: '2026-03-27' })],
    ['one rate of zero', sheet({ rates: { GBP: 0.86, JPY: 0 } })],
    ['one below zero', sheet({ rates: { GBP: -0.86, JPY: 172 } })],
    ['one beyond all bounds', sheet({ rates: { GBP: 0.86, JPY: 1e300 } })],
    ['one of nearly nothing', sheet({ rates: { GBP: 1e-9 } })],
    ['infinity', sheet({ rates: { GBP: 0.86, JPY: Number.POSITIVE_INFINITY } })],
    ['no number', sheet({ rates: { GBP: 0.86, JPY: Number.NaN } })],
    ['a text', sheet({ rates: { GBP: '0.86', JPY: 172 } })],
    ['null', sheet({ rates: { GBP: 0.86, JPY: null } })],
    ['another euro for a euro', { base: 'USD', date: '2026-03-24', rates: { EUR: 0, GBP: 1 } }],
  ]
  test.each(hostile)('with %s is refused as a whole', (_what, document) => {
    expect(() => read(document)).toThrow()
  })
})

test.each([
  ['GBP', 'Pound sterling', '£', 'before', 2],
  ['EUR', 'Euro', '€', 'before', 2],
  ['USD', 'US dollar', '$', 'before', 2],
  ['CAD', 'Canadian dollar', 'CA$', 'before', 2],
  ['AUD', 'Australian dollar', 'A$', 'before', 2],
  ['JPY', 'Japanese yen', '¥', 'before', 0],
  ['CHF', 'Swiss franc', 'CHF', 'before', 2],
  ['NOK', 'Norwegian krone', 'kr', 'after', 2],
  ['SEK', 'Swedish krona', 'kr', 'after', 2],
  ['DKK', 'Danish krone', 'kr', 'after', 2],
])('%s is called %s and written %s', (code, name, symbol, symbolPosition, decimalPlaces) => {
  expect(allCurrencies.find((currency) => currency.code === code)).toEqual({
    code,
    name,
    symbol,
    symbolPosition,
    decimalPlaces,
    stripeSupported: true,
  })
})

test('the ten come in the order of the list, and nothing else is one', () => {
  expect(allCurrencies.map(({ code }) => code)).toEqual([...currencyCodes])
  expect([...currencyCodes, 'XAU', 'gbp', '', null, 7].map(isCurrencyCode)).toEqual([
    ...currencyCodes.map(() => true),
    ...[false, false, false, false, false],
  ])
})

test('euros are spent in twenty countries, pounds in one, and dollars are said of the rest', () => {
  const euros = 'FR DE IT ES PT NL BE AT FI IE SK SI LT LV EE LU MC MT CY GR'.split(' ')
  expect(euros.filter((country) => currencyOfCountry(country) !== 'EUR')).toEqual([])
  expect(euros).toHaveLength(20)
  expect(['GB', 'US', 'CA', 'CH', 'SE', 'gb', ''].map(currencyOfCountry)).toEqual([
    'GBP',
    'USD',
    'USD',
    'USD',
    'USD',
    'USD',
    'USD',
  ])
})

test.each([
  ['FR', 'EUR', false],
  ['GB', 'GBP', false],
  ['CN', 'USD', false],
  [null, 'GBP', true],
])('whoever is in %s spends %s', (country, code, fallback) => {
  expect(detectCurrency(country)).toMatchObject({ detectedCurrency: { code }, country, fallback })
})
