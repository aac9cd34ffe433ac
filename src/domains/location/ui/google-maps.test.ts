import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Tag = { src: string; async?: boolean; onerror?: () => void; onload?: () => void; remove(): void }
let tags: Tag[]
let asked: string[]
let answer: (path: string) => Response
let page: { google?: { maps?: object }; gm_authFailure?: () => void; mapsAreThere?: () => void }
let own: typeof import('./google-maps.ts')

const withKey = () => Response.json({ success: true, key: 'a-key' })
const withoutKey = () => Response.json({ success: false })
const there = { Map: class {} }
/** Of a promise that is let go on as the clock is. */
const outcome = (promise: Promise<unknown>) => {
  const seen = { is: 'waiting' as unknown }
  promise.then(
    (value) => {
      seen.is = value
    },
    (error: Error) => {
      seen.is = error.message
    },
  )
  return seen
}
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

beforeEach(async () => {
  vi.useFakeTimers()
  tags = []
  asked = []
  answer = withKey
  page = {}
  const document = {
    querySelector: (wanted: string) => {
      const begin = /src\^="(.*)"/.exec(wanted)?.[1] ?? 'nothing'
      return tags.find(({ src }) => src.startsWith(begin)) ?? null
    },
    createElement: (): Tag => {
      const tag: Tag = { src: '', remove: () => tags.splice(tags.indexOf(tag), 1) }
      return tag
    },
    head: { append: (tag: Tag) => tags.push(tag) },
  }
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', document)
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    asked.push(new URL(String(input instanceof Request ? input.url : input), 'http://localhost').pathname)
    return answer(asked.at(-1) ?? '')
  })
  vi.resetModules()
  own = await import('./google-maps.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the maps of Google', () => {
  test('are ready at once where they are there already, and nobody is asked for anything', async () => {
    page.google = { maps: there }
    const found = outcome(own.loadMaps())
    await pass()
    expect([found.is, tags, asked]).toEqual([there, [], []])
  })

  test('are loaded once for all who ask meanwhile, with places and geometry', async () => {
    const [one, other] = [own.loadMaps(), own.loadMaps()]
    expect(one).toBe(other)
    const found = outcome(one)
    await pass()
    expect(tags.length).toBe(1)
    const src = new URL(tags[0]?.src ?? '')
    expect([src.origin + src.pathname, src.searchParams.get('key'), src.searchParams.get('libraries')]).toEqual([
      ...['https://maps.googleapis.com/maps/api/js', 'a-key', 'places,geometry'],
    ])
    expect(asked).toEqual(['/api/location/google-maps-key'])
    expect(found.is).toBe('waiting')
    page.google = { maps: there }
    page.mapsAreThere?.()
    await pass()
    expect(found.is).toBe(there)
  })

  test('are waited for where somebody else loads them, every 150 ms and 15 s at most', async () => {
    tags.push({ src: 'https://maps.googleapis.com/maps/api/js?key=theirs', remove: () => {} })
    const found = outcome(own.loadMaps())
    await pass(14_850)
    expect([found.is, tags.length, asked]).toEqual(['waiting', 1, []])
    page.google = { maps: there }
    await pass(149)
    expect(found.is).toBe('waiting')
    await pass(1)
    expect(found.is).toBe(there)
  })

  test('that somebody else loads are given up after 15 s', async () => {
    tags.push({ src: 'https://maps.googleapis.com/maps/api/js', remove: () => {} })
    const found = outcome(own.loadMaps())
    await pass(14_999)
    expect(found.is).toBe('waiting')
    await pass(1)
    expect(found.is).toBe('existing maps script not ready (timeout)')
  })

  test('may come a little after they say so, looked for every 100 ms for 5 s', async () => {
    const found = outcome(own.loadMaps())
    await pass()
    page.mapsAreThere?.()
    await pass(4900)
    expect(found.is).toBe('waiting')
    page.google = { maps: there }
    await pass(100)
    expect(found.is).toBe(there)
  })

  test('that say they are there and are not are a failure, after 5 s', async () => {
    const found = outcome(own.loadMaps())
    await pass()
    page.mapsAreThere?.()
    await pass(4999)
    expect(found.is).toBe('waiting')
    await pass(1)
    expect([found.is, tags]).toEqual(['Maps loaded but maps is undefined', []])
  })

  test('are not loaded where there is no key, and it is asked for once', async () => {
    answer = withoutKey
    const found = outcome(own.loadMaps())
    await pass()
    expect([found.is, tags, asked]).toEqual(['MISSING_MAPS_API_KEY', [], ['/api/location/google-maps-key']])
  })

  test('have a second address for the key, where the first does not answer', async () => {
    answer = (path) => (path.endsWith('key1') ? withKey() : new Response('', { status: 500 }))
    own.loadMaps().catch(() => {})
    await pass()
    expect(asked).toEqual(['/api/location/google-maps-key', '/api/location/google-maps-key1'])
    expect(tags.length).toBe(1)
  })

  test('are not ready while the script has only begun to make them, whoever asks', async () => {
    const first = outcome(own.loadMaps())
    await pass()
    page.google = { maps: { importLibrary: () => {} } }
    tags[0]?.onload?.()
    const second = outcome(own.loadMaps())
    await pass(1000)
    expect([first.is, second.is, tags.length]).toEqual(['waiting', 'waiting', 1])
    page.google = { maps: there }
    page.mapsAreThere?.()
    await pass()
    expect([first.is, second.is]).toEqual([there, there])
  })

  test('that somebody else has only begun to load are waited for', async () => {
    tags.push({ src: 'https://maps.googleapis.com/maps/api/js?key=theirs&loading=async', remove: () => {} })
    page.google = { maps: {} }
    const found = outcome(own.loadMaps())
    await pass(1000)
    expect(found.is).toBe('waiting')
    page.google = { maps: there }
    await pass(150)
    expect([found.is, asked]).toEqual([there, []])
  })

  test('whose script comes and makes nothing are a failure after 15 s, and the next who asks tries again', async () => {
    const found = outcome(own.loadMaps())
    await pass()
    tags[0]?.onload?.()
    await pass(14_999)
    expect(found.is).toBe('waiting')
    await pass(1)
    expect([found.is, tags]).toEqual(['Maps loaded but maps is undefined', []])
    const again = outcome(own.loadMaps())
    await pass()
    expect([again.is, tags.length]).toEqual(['waiting', 1])
  })

  test('that no key can be had for are a failure', async () => {
    answer = () => new Response('', { status: 503 })
    const found = outcome(own.loadMaps())
    await pass()
    expect([found.is, asked.length]).toEqual(['MISSING_MAPS_API_KEY', 2])
  })

  test('whose script does not come are a failure, and the next who asks tries again', async () => {
    const found = outcome(own.loadMaps())
    await pass()
    tags[0]?.onerror?.()
    await pass()
    expect([found.is, tags]).toEqual(['Failed to load the maps API', []])
    const again = outcome(own.loadMaps())
    await pass()
    expect(tags.length).toBe(1)
    page.google = { maps: there }
    page.mapsAreThere?.()
    await pass()
    expect(again.is).toBe(there)
  })

  test('that refuse the key fail, now and for whoever asks later', async () => {
    const found = outcome(own.loadMaps())
    await pass()
    page.gm_authFailure?.()
    await pass()
    expect(found.is).toBe('Maps auth failure')
    page.google = { maps: there }
    const later = outcome(own.loadMaps())
    await pass()
    expect(later.is).toBe('Maps auth failure')
  })

  test('that refuse the key after they were shown tell whoever shows them', async () => {
    own.loadMaps().catch(() => {})
    await pass()
    page.google = { maps: there }
    page.mapsAreThere?.()
    await pass()
    const told = vi.fn()
    const end = own.onRefusal(told)
    page.gm_authFailure?.()
    expect(told).toHaveBeenCalledTimes(1)
    end()
    page.gm_authFailure?.()
    expect(told).toHaveBeenCalledTimes(1)
  })
})

describe('an address', () => {
  const position = { lat: 51.5, lng: -0.1 }
  const found = { geometry: { location: { toJSON: () => position } }, formatted_address: '1 High Street, London' }
  const geocoder = (results: unknown[] | null, status: string) => {
    page.google = {
      maps: {
        ...there,
        Geocoder: class {
          geocode(_asked: object, tell: (results: unknown[] | null, status: string) => void) {
            tell(results, status)
          }
        },
      },
    }
  }

  test('is found with its position', async () => {
    geocoder([found, { ...found, formatted_address: 'Another' }], 'OK')
    expect(await own.geocode('high street')).toEqual({ ...position, formattedAddress: '1 High Street, London' })
  })

  test.each([
    ['OK', []],
    ['OK', null],
    ['ZERO_RESULTS', []],
    ['REQUEST_DENIED', null],
    ['OVER_QUERY_LIMIT', [found]],
  ])('is not found with the status %s and the results %j', async (status, results) => {
    geocoder(results, status)
    await expect(own.geocode('nowhere')).rejects.toThrow(`Geocoding failed: ${status}`)
  })
})

describe('a picture of the map', () => {
  test('is 600 by 300 at zoom 14, twice as fine, with red marks without a label', async () => {
    const url = new URL(
      await own.staticMapUrl({ center: { lat: 51.5, lng: -0.1 }, markers: [{ lat: 51.6, lng: -0.2 }] }),
    )
    expect(url.origin + url.pathname).toBe('https://maps.googleapis.com/maps/api/staticmap')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ center: '51.5,-0.1', zoom: '14', size: '600x300', scale: '2', key: 'a-key' },
      markers: 'color:red|label:|51.6,-0.2',
    })
  })

  test('is what was asked for', async () => {
    const markers = [
      { lat: 1, lng: 2, color: 'blue', label: 'A' },
      { lat: 3, lng: 4 },
    ]
    const url = new URL(
      await own.staticMapUrl({ center: { lat: 0, lng: 0 }, zoom: 9, width: 200, height: 100, markers }),
    )
    expect([url.searchParams.get('zoom'), url.searchParams.get('size')]).toEqual(['9', '200x100'])
    expect(url.searchParams.getAll('markers')).toEqual(['color:blue|label:A|1,2', 'color:red|label:|3,4'])
  })

  test('is refused without a key', async () => {
    answer = withoutKey
    await expect(own.staticMapUrl({ center: { lat: 0, lng: 0 } })).rejects.toThrow('MISSING_MAPS_API_KEY')
  })
})
