import { readFileSync, statSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { takesLess } from '../../../tests/takes-less.ts'
import { type Gazetteer, mistakesIn, readGazetteer } from './gazetteer.rules.ts'
import { placeWords } from './place-words.rules.ts'
import { readPlaces } from './read-places.server.ts'

let places: Gazetteer
beforeAll(async () => {
  places = await readPlaces()
})
const namesOf = (query: string) => places.search(query, 10).map(({ name }) => name)

describe('a place', () => {
  test.each([
    ['Londres', 'London'],
    ['Douvres', 'Dover'],
    ['Edimburgo', 'Edinburgh'],
    ['Édimbourg', 'Edinburgh'],
    ['Marselha', 'Marseille'],
    ['Burdeos', 'Bordeaux'],
    ['Sevilla', 'Seville'],
    ['Lisbonne', 'Lisbon'],
    ['Saint Albans', 'St Albans'],
    ['st denis', 'Saint-Denis'],
    ['NIMES', 'Nîmes'],
    ['saint-germain-en-l', 'Saint-Germain-en-Laye'],
    ['Paris 11e', 'Paris 11e'],
    ['75011', 'Paris 11e'],
    ['75 011', 'Paris 11e'],
    ['69007', 'Lyon 7e'],
    ['35400', 'Saint-Malo'],
    ['E2', 'Bethnal Green'],
    ['e2 7mk', 'Bethnal Green'],
    ['E27MK', 'Bethnal Green'],
    ['E2 7', 'Bethnal Green'],
    ['sw1a 1aa', 'City of Westminster'],
    ['SW1A1AA', 'City of Westminster'],
    ['m21', 'Chorlton'],
    ['EH6 7', 'Leith'],
    ['BS5 6', 'Easton'],
    ['E17', 'Walthamstow'],
  ])('of which people say %s is %s', (said, name) => {
    expect(namesOf(said).slice(0, 2)).toContain(name)
  })

  test.each([
    ['edinbrugh', 'Edinburgh'],
    ['lodnon', 'London'],
    ['mancheser', 'Manchester'],
    ['brsitol', 'Bristol'],
    ['marsielle', 'Marseille'],
    ['toulose', 'Toulouse'],
    ['Birmingam', 'Birmingham'],
    ['olndon', 'London'],
  ])('typed as %s, with a mistake, is %s', (typed, name) => {
    expect(namesOf(typed)[0]).toBe(name)
  })

  test('of several of its name is the one in the region that is said', () => {
    expect(places.search('Newport, Wales', 3)[0]).toMatchObject({ region: 'Wales' })
    expect(places.find('Richmond, England')).toMatchObject({ name: 'Richmond', region: 'England' })
    expect(places.find('Londres')).toMatchObject({ slug: 'london', coordinates: { lat: 51.5074, lng: -0.1278 } })
    expect(places.find('London', 'FR')).toBeNull()
    expect(places.find('Newport, Atlantis')).toBeNull()
    expect(places.find('Lond')).toBeNull()
  })

  test('of several of its name is the one beside the town that is said, which is larger', () => {
    for (const name of ['Newport', 'Richmond', 'Whitchurch']) {
      const all = places.search(name, 10).filter((place) => place.name === name)
      expect(all.length).toBeGreaterThan(1)
      for (const place of all.filter(({ slug }) => /-\d+$/.test(slug))) {
        const [beside] = places.besides(place)
        expect(beside).toBeDefined()
        expect(beside).not.toBe(name)
        const found = places.find(`${name}, ${beside}`)
        expect(found?.name).toBe(name)
      }
    }
    expect(places.find('Newport, Paris')).toBeNull()
  })

  test('of a British postcode is meant by its outward half, and no other code or name that begins so', () => {
    const found = (name: string) => places.find(name)?.name ?? null
    for (const name of ['E2', 'e2 7mk', 'E27MK', 'E2 7MK, London', 'E2 7']) expect(found(name)).toBe('Bethnal Green')
    expect(found('E17')).toBe('Walthamstow')
    // Of Whitechapel, and not of E17.
    expect(['Tower Hamlets', 'Whitechapel']).toContain(found('E1 7AA'))
    expect(['Tower Hamlets', 'Whitechapel']).toContain(found('E1 7'))
    for (const name of ['ZZ9 9ZZ', 'E99', 'E2 7MKX', 'E2, Leeds']) expect(found(name)).toBeNull()
    expect(places.find('E2', 'FR')).toBeNull()
  })

  test('each code of the table by hand finds its place', () => {
    const lines = readFileSync('db/places/outcodes.txt', 'utf8').trim().split('\n')
    expect(lines.length).toBeGreaterThan(250)
    for (const line of lines) {
      const [code = '', name = '', city = name] = line.split('\t')
      expect(code).toMatch(/^[A-Z]{1,2}\d[A-Z\d]?$/)
      expect(places.search(code, 10), line).toContainEqual(expect.objectContaining({ name, city, country: 'GB' }))
    }
  })

  test('has a slug that finds it again', () => {
    const [hexham] = places.search('Hexham', 1)
    expect(hexham).toMatchObject({ name: 'Hexham', timezone: 'Europe/London', currency: 'GBP' })
    expect(places.findBySlug(hexham?.slug ?? '')).toEqual(hexham)
    for (const slug of ['', 'hexham', 'somewhere-9000', 'hexham-999999', '-1'])
      expect(places.findBySlug(slug)).toBeNull()
  })

  test('is near where it lies, the nearest first', () => {
    expect(places.near(54.97, -2.1, 3)[0]?.name).toBe('Hexham')
    expect(places.near(0, -150, 3)).toEqual([])
  })
})

describe('what is no place', () => {
  test('finds none and breaks nothing', () => {
    const odd = ['', ' ', ',', '%', '_', '\\', '\0', '💇', 'لندن'.repeat(9), 'x'.repeat(10_000), '-'.repeat(10_000)]
    for (const query of odd) {
      expect(places.search(query, 10).length).toBeLessThanOrEqual(10)
      expect(places.find(query)).toBeNull()
    }
    for (const query of ['zzzz', '99999', '💇', '%']) expect(namesOf(query)).toEqual([])
  })

  test('whatever it is, is answered at once', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (query) => {
        expect(await takesLess(1000, () => places.search(query, 10))).toBe(true)
      }),
      { numRuns: 50 },
    ))
})

test('mistakes are wrong, missing, additional and exchanged letters, up to where the typing ends', () => {
  const cases: [string, string, number][] = [
    ...[
      ['london', 'london', 0],
      ['londn', 'london', 1],
      ['lonndon', 'london', 1],
      ['lindon', 'london', 1],
    ],
    ...[
      ['lodnon', 'london', 1],
      ['lond', 'london', 0],
      ['paris', 'london', 3],
    ],
  ] as [string, string, number][]
  for (const [typed, name, mistakes] of cases) expect([typed, mistakesIn(typed, name, 2)]).toEqual([typed, mistakes])
})

test('words of a name are plain letters, with Saint in full', () => {
  expect(['St. Ives', 'Ste-Foy', 'L’Haÿ-les-Roses', 'East Street', ' ÎLE '].map(placeWords)).toEqual([
    ...['saint ives', 'sainte foy', 'l hay les roses', 'east street', 'ile'],
  ])
})

describe('of a few places', () => {
  const few = readGazetteer(
    [
      'GB\tEngland\tEurope/London\tGBP',
      'FR\tBretagne\tEurope/Paris\tEUR',
      '',
      '0\tAsh\t\t1\t51.5\t-0.1\t\tfrene\tash',
      '0\tAshford\t\t800\t51146\t871',
      '0\tWest Ash\tAshford\t700\t51150\t880',
      '0\tNew Ash Green\t\t850\t51370\t300',
      '1\tFrene\t\t900\t48000\t-2000\t22000 22100',
      '1\tAshford\t\t890\t48100\t-2100\t22200\tashville',
      '1\tRennes\t\t600\t48110\t-1680\t35000\troazhon|rennesville',
      '',
    ].join('\n'),
  )
  const found = (query: string, limit = 9) => few.search(query, limit).map(({ name, country }) => `${name} ${country}`)

  test('whole names come first, then by people, later words a little behind, the beginnings of other names last', () => {
    expect(found('ash')).toEqual(['Ash GB', 'West Ash GB', 'Ashford GB', 'New Ash Green GB', 'Ashford FR'])
    // The last with a letter too many.
    expect(found('ashf')).toEqual(['Ashford GB', 'Ashford FR', 'Ash GB'])
    expect(found('ash', 2)).toEqual(['Ash GB', 'West Ash GB'])
    expect(found('frene')).toEqual(['Ash GB', 'Frene FR'])
    expect(found('ren')).toEqual(['Rennes FR'])
    expect(found('roaz')).toEqual(['Rennes FR'])
    expect(found('green')).toEqual(['New Ash Green GB'])
    expect(found('22')).toEqual(['Ashford FR', 'Frene FR'])
  })

  test('a mistake counts where nearly nothing is found, from four letters on, and never in a postcode', () => {
    expect(found('rnenes')).toEqual(['Rennes FR'])
    expect(found('rannas')).toEqual([])
    expect(found('rannesvi')).toEqual(['Rennes FR'])
    expect(found('rnn')).toEqual([])
    expect(found('35001')).toEqual([])
    expect(found('ashfrd')).toEqual(['Ashford GB', 'Ashford FR'])
    // All letters of the whole name are right, and the mistake is another place's.
    expect(found('ashford')).toEqual(['Ashford GB', 'Ashford FR'])
  })

  test('one is found by a whole name only, in its town, region or country', () => {
    const one = (...of: Parameters<typeof few.find>) => few.find(...of)?.coordinates ?? null
    expect(one('Ashford')).toEqual({ lat: 51.146, lng: 0.871 })
    expect(one('Ashford, Bretagne')).toEqual({ lat: 48.1, lng: -2.1 })
    expect(one('Ashford', 'FR')).toEqual({ lat: 48.1, lng: -2.1 })
    expect(one('West Ash, Ashford')).toEqual({ lat: 51.15, lng: 0.88 })
    expect(one('22100')).toEqual({ lat: 48, lng: -2 })
    for (const name of ['Ashfor', 'Green', 'Ashford, Wales', '']) expect(one(name)).toBeNull()
    expect(one('Rennes', 'GB')).toBeNull()
    expect(few.find('ash')).toEqual({
      ...{ slug: 'ash', name: 'Ash', city: 'Ash', region: 'England', country: 'GB', timezone: 'Europe/London' },
      ...{ currency: 'GBP', coordinates: { lat: 51.5, lng: -0.1 } },
    })
    expect(few.find('West Ash')).toMatchObject({ slug: 'west-ash-2', city: 'Ashford' })
  })

  test('those near lie within four tenths of a degree north and eight east, the nearest first', () => {
    const near = (lat: number, lng: number, limit = 9) => few.near(lat, lng, limit).map(({ name }) => name)
    expect(near(51.146, 0.871)).toEqual(['Ashford', 'West Ash', 'New Ash Green'])
    expect(near(51.146, 0.871, 1)).toEqual(['Ashford'])
    expect(near(51.95, -0.1)).toEqual([])
    expect(near(51.89, -0.1)).toEqual(['Ash'])
    expect(near(51.5, -0.89)).toEqual(['Ash'])
    expect(near(51.5, -0.91)).toEqual([])
    // A degree east is shorter than one north: on a flat map Ashford would be farther.
    expect(near(48.35, -2.0)).toEqual(['Ashford', 'Rennes', 'Frene'])
  })
})

describe('with postcodes of the operator', () => {
  const text =
    'GB\tEngland\tEurope/London\tGBP\nFR\tBretagne\tEurope/Paris\tEUR\n\n0\tAsh\t\t1\t51.5\t-0.1\te2 e20\t\tash\n1\tRennes\t\t600\t48110\t-1680\t35000\n'
  const own = readGazetteer(text, [
    { code: 'E2', lat: 51.52, lng: -0.06, name: 'Bethnal Green' },
    { code: 'E2 7MK', lat: 51.53, lng: -0.07, name: 'Bethnal Green' },
    { code: '35-200', lat: 48.1, lng: -1.7, name: 'Rennes' },
    { code: 'Z1', lat: -40, lng: 100, name: 'Nowhere' },
  ])

  test('each is a place by itself, before the built-in one, in the country of the nearest town', () => {
    expect(own.find('e2')).toEqual({
      ...{
        slug: 'e2-2',
        name: 'E2',
        city: 'Bethnal Green',
        region: 'England',
        country: 'GB',
        timezone: 'Europe/London',
      },
      ...{ currency: 'GBP', coordinates: { lat: 51.52, lng: -0.06 } },
    })
    expect(own.findBySlug('e2-2')?.name).toBe('E2')
    expect(own.find('E27MK')?.coordinates).toEqual({ lat: 51.53, lng: -0.07 })
    expect(own.find('e2 7aa')?.name).toBe('E2')
    expect(own.find('35200')).toMatchObject({ country: 'FR', name: '35-200' })
    expect(own.find('Z1')).toBeNull()
    expect(own.search('e2', 9).map(({ name }) => name)).toEqual(['E2', 'Ash', 'E2 7MK'])
    // Letters alone are the beginning of a name.
    expect(own.search('e', 9)).toEqual([])
  })

  test('none of them is a town beside another, or on a map', () => {
    expect(own.near(51.52, -0.06, 9).map(({ name }) => name)).toEqual(['Ash'])
    const everywhere = { north: 90, south: -90, west: -180, east: 180 }
    expect(own.within(everywhere, 9).map(({ name }) => name)).toEqual(['Ash', 'Rennes'])
  })
})

test('a line of no known area is no place', () => {
  expect(() => readGazetteer('GB\tEngland\tEurope/London\tGBP\n\n7\tNowhere\n')).toThrow('No area of this number')
})

test('the file of places is small, and has those by hand as the table has them', () => {
  expect(statSync('db/places/places.txt.br').size).toBeLessThan(600_000)
  const rows = readFileSync('db/migrations/0003_places.sql', 'utf8').matchAll(
    /\('([^']+)', '([^']+)', '([^']+)', '([^']+)', '(..)', ([-\d.]+), ([-\d.]+), '([^']+)', '(...)'/g,
  )
  let count = 0
  for (const [, slug, name = '', city, region, country, lat, lng, timezone, currency] of rows) {
    const place = { slug, name, city, region, country, timezone, currency }
    const coordinates = { lat: Number(lat), lng: Number(lng) }
    expect(places.search(`${name}, ${city}`, 10)).toContainEqual({ ...place, coordinates })
    count++
  }
  expect(count).toBe(240)
})
