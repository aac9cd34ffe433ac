import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultLocation, type Place, type UserLocation } from '../contract.ts'

const lyon: UserLocation = {
  ...{ detected: true, country: 'FR', region: 'Auvergne-Rhône-Alpes', city: 'Lyon', currency: 'EUR' },
  ...{ timezone: 'Europe/Paris', coordinates: { lat: 45.764, lng: 4.8357 }, fallback: false },
}
const putney: Place = {
  ...{ slug: 'putney', name: 'Putney', city: 'London', region: 'England', country: 'GB', currency: 'GBP' },
  ...{ timezone: 'Europe/London', coordinates: { lat: 51.4613, lng: -0.2167 } },
}
let kept: Map<string, string>
let asked: string[]
let answer: (path: string) => Promise<Response> | Response
let own: typeof import('./user-location.ts')
const answerOf = (data: unknown) => Response.json({ success: true, data })

beforeEach(async () => {
  kept = new Map()
  asked = []
  answer = () => Promise.reject(new TypeError('fetch failed'))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('navigator', { language: 'pt-PT' })
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    asked.push(String(input instanceof Request ? input.url : input))
    return answer(asked.at(-1) ?? '')
  })
  vi.resetModules()
  own = await import('./user-location.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('where the reader is', () => {
  test('is asked of the server with the zone and the language, and kept', async () => {
    answer = () => answerOf(lyon)
    expect(own.keptLocation()).toBeNull()
    expect(await own.detectLocation()).toEqual(lyon)
    expect(asked[0]).toMatch(/\/location\/detect\?timezone=.*language=pt-PT/)
    expect(own.keptLocation()).toEqual(lyon)
    own.forgetLocation()
    expect([own.keptLocation(), kept.size]).toEqual([null, 0])
  })

  test('is what the browser says of itself when the server cannot be asked, else London', async () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    expect(await own.detectLocation()).toEqual({
      ...{ detected: true, country: 'PT', region: '', city: '', currency: 'EUR', timezone: timeZone },
      ...{ coordinates: null, fallback: false },
    })
    expect(own.locationOfBrowser('en', timeZone)).toEqual(defaultLocation)
    expect(own.locationOfBrowser('zh-Hant-GB', timeZone)).toMatchObject({ country: 'GB', currency: 'GBP' })
  })

  test('is London after five seconds without an answer', async () => {
    vi.useFakeTimers()
    answer = () => new Promise(() => {})
    const found = own.detectLocation()
    await vi.advanceTimersByTimeAsync(4999)
    expect(kept.size).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(await found).toEqual(defaultLocation)
    expect(own.keptLocation()).toMatchObject({ country: 'GB', region: 'England', city: 'London', detected: false })
  })

  test('is nothing where something else is kept under its name', () => {
    for (const odd of [
      '',
      'null',
      '{',
      '7',
      '{"city":"Lyon"}',
      JSON.stringify({ ...lyon, coordinates: { lat: '1' } }),
    ]) {
      kept.set('userLocation', odd)
      expect(own.keptLocation()).toBeNull()
    }
  })

  test('is what they choose, also when the server fails', async () => {
    expect(await own.chooseLocation(putney)).toEqual({
      ...{ detected: false, country: 'GB', region: 'England', city: 'Putney', currency: 'GBP' },
      ...{ timezone: 'Europe/London', coordinates: putney.coordinates, fallback: false },
    })
    expect(own.keptLocation()).toMatchObject({ city: 'Putney', detected: false })
  })

  test('is the nearest place, asked for to about a kilometre', async () => {
    const options: unknown[] = []
    const getCurrentPosition = (found: (at: object) => void, _failed: unknown, wanted: unknown) => {
      options.push(wanted)
      found({ coords: { latitude: 51.461312, longitude: -0.216734 } })
    }
    vi.stubGlobal('navigator', { language: 'en', geolocation: { getCurrentPosition } })
    answer = () => answerOf([putney])
    expect(await own.placeHere()).toEqual(putney)
    expect(options).toEqual([{ timeout: 5000, maximumAge: 600_000, enableHighAccuracy: false }])
    expect(asked[0]).toMatch(/lat=51\.46&lng=-0\.22$/)
    answer = () => answerOf([])
    await expect(own.placeHere()).rejects.toThrow()
  })
})

test('places that cannot be looked up are the eight of a fixed list, by how they begin', async () => {
  expect((await own.searchPlaces('')).map(({ name, currency }) => [name, currency])).toEqual([
    ...[
      ['San Francisco', 'USD'],
      ['New York', 'USD'],
      ['London', 'GBP'],
      ['Paris', 'EUR'],
      ['Madrid', 'EUR'],
    ],
    ...[
      ['Toronto', 'CAD'],
      ['Sydney', 'AUD'],
      ['Tokyo', 'JPY'],
    ],
  ])
  expect((await own.searchPlaces(' To')).map(({ name }) => name)).toEqual(['Toronto', 'Tokyo'])
  answer = () => answerOf([putney])
  expect(await own.searchPlaces('Put')).toEqual([putney])
})

test('the hook says what it needs around it', async () => {
  const { useGeoLocation } = await import('./geo-location.tsx')
  const Alone = () => {
    useGeoLocation()
    return null
  }
  expect(() => renderToString(createElement(Alone))).toThrow('useGeoLocation must be used within a GeoLocationProvider')
})
