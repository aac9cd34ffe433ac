import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const rates = { GBP: { rate: 0.85, lastUpdated: '2026-11-20' }, USD: { rate: 1.1, lastUpdated: '2026-11-21' } }

let chosen: typeof import('./chosen-currency.ts')
let told: unknown[]
let kept: Map<string, string>
let onStorage: ((event: { key: string | null }) => void) | undefined

beforeEach(async () => {
  told = []
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('dispatchEvent', (event: CustomEvent) => told.push(event.detail))
  vi.stubGlobal('addEventListener', (_name: string, listener: typeof onStorage) => {
    onStorage = listener
  })
  vi.stubGlobal('removeEventListener', () => {
    onStorage = undefined
  })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed')
  })
  vi.resetModules()
  chosen = await import('./chosen-currency.ts')
})
afterEach(() => vi.unstubAllGlobals())

test('a choice is kept, told to the page once, and taken back', () => {
  chosen.chooseCurrency('USD')
  chosen.chooseCurrency('USD')
  expect([kept.get('selectedCurrency'), told]).toEqual(['USD', [{ currency: 'USD' }]])
  chosen.chooseCurrency(null)
  expect([kept.size, told.at(-1)]).toEqual([0, { currency: null }])
})

test('what was chosen before is there again, and another tab’s choice is followed until the page ends', () => {
  kept.set('selectedCurrency', 'EUR')
  const stop = chosen.restoreCurrency(false)
  kept.set('selectedCurrency', 'JPY')
  onStorage?.({ key: 'something else' })
  onStorage?.({ key: 'selectedCurrency' })
  kept.clear()
  onStorage?.({ key: null })
  expect(told).toEqual([{ currency: 'EUR' }, { currency: 'JPY' }, { currency: null }])
  stop()
  expect(onStorage).toBeUndefined()
})

test('what is kept and is no currency of ours is nothing', () => {
  kept.set('selectedCurrency', '<b>')
  chosen.restoreCurrency(false)
  expect(told).toEqual([])
})

test('a browser that keeps nothing has the choice for this page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('switched off')
    },
    setItem: () => {
      throw new Error('switched off')
    },
  })
  chosen.restoreCurrency(false)
  chosen.chooseCurrency('EUR')
  expect(told).toEqual([{ currency: 'EUR' }])
})

test('a price is about what the rates say, as old as the rate it was worked out with', () => {
  const about = chosen.aboutPrice({ code: 'USD', rates } as never, 8500, 'GBP')
  expect(about).toEqual({ minor: 11_000, code: 'USD', rate: 1.294117647, asOf: '2026-11-21' })
})

test.each([
  ['nothing is chosen', null, 'GBP'],
  ['there are no rates yet', { code: 'USD', rates: null }, 'GBP'],
  ['it is the currency of the price', { code: 'USD', rates }, 'USD'],
  ['the price has a currency that is none of ours', { code: 'USD', rates }, 'XAU'],
  ['the price has a currency without a rate', { code: 'USD', rates }, 'CHF'],
  ['the chosen one has no rate', { code: 'CHF', rates }, 'GBP'],
])('nothing is added to a price where %s', (_what, wanted, code) => {
  expect(chosen.aboutPrice(wanted as never, 8500, code)).toBeNull()
})

describe('with nothing chosen', () => {
  const detects = (body: object) =>
    vi.stubGlobal('fetch', async () => Response.json({ success: true, data: body, ...body }))
  const euros = { detectedCurrency: { code: 'EUR' }, country: 'FR', fallback: false }
  const restored = async (isKnown = true) => {
    chosen.restoreCurrency(isKnown)
    await new Promise((resolve) => setTimeout(resolve))
  }

  test('the currency is that of the country, where somebody knows it', async () => {
    detects(euros)
    await restored(false)
    expect(told).toEqual([])
    await restored()
    expect([told, kept.size]).toEqual([[{ currency: 'EUR' }], 0])
  })

  test('it stays as charged where nobody answers, or knows', async () => {
    await restored()
    detects({ detectedCurrency: { code: 'GBP' }, country: null, fallback: true })
    await restored()
    expect(told).toEqual([])
  })

  test('what was detected is taken back for good', async () => {
    detects(euros)
    await restored()
    chosen.chooseCurrency(null)
    await restored()
    expect([told, kept.get('selectedCurrency')]).toEqual([[{ currency: 'EUR' }, { currency: null }], ''])
  })

  test('what was chosen counts, and nobody is asked', async () => {
    detects(euros)
    kept.set('selectedCurrency', 'USD')
    await restored()
    expect(told).toEqual([{ currency: 'USD' }])
  })
})
