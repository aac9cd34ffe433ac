import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeProvider, openTestApp } from '../../../tests/factories.ts'
import type { Database } from '../../lib/context.ts'
import { searchProviders } from '../search/service.server.ts'
import { openPostcodeTable } from './read-places.server.ts'
import { findPlace, findPlaceBySlug, plainPattern, searchPlaces } from './service.server.ts'

const app = openTestApp()
const namesOf = async (query: string) => (await searchPlaces(app.ctx(), { query })).map(({ name }) => name)

describe('places by what is typed', () => {
  test('begin with it, or have a word that does, the largest first', async () => {
    expect((await namesOf('lon'))[0]).toBe('London')
    expect(await namesOf('green')).toContain('Bethnal Green')
    const all = await namesOf('')
    expect(all).toHaveLength(10)
    expect(all[0]).toBe('London')
  })

  test('are the same in capitals and with accents', async () => {
    expect(await namesOf('LÓNDON')).toEqual(await namesOf('london'))
  })

  test('are none for what is no name: signs of a pattern are signs', async () => {
    for (const query of ['%', '_', '\\', '％', '＿', '＼', 'zzzz', "' or 1=1 --"])
      expect(await namesOf(query)).toEqual([])
    const { rows } = await sql`select ${plainPattern('50%_OFF\\')} as pattern`.execute(app.running.db)
    expect(rows).toEqual([{ pattern: '50\\%\\_off\\\\' }])
  })
})

describe('the place people mean', () => {
  const slugOf = async (name: string) => (await findPlace(app.running.db, name))?.slug ?? null

  test('is found by its whole name, alone or with its city', async () => {
    const place = await findPlace(app.running.db, 'Bethnal Green')
    expect(place).toMatchObject({ name: 'Bethnal Green', city: 'London', timezone: 'Europe/London', currency: 'GBP' })
    expect(await slugOf('bethnal green, LONDON')).toBe(place?.slug)
    expect(await findPlaceBySlug(app.running.db, place?.slug ?? '')).toEqual(place)
  })

  test.each([
    ['London', 51.5074, -0.1278],
    ['Bethnal Green', 51.5273, -0.0554],
    ['Tower Hamlets', 51.5162, -0.0452],
    ['Putney', 51.4613, -0.2167],
  ])('%s lies where the specification has it, without asking anybody', async (name, lat, lng) => {
    expect((await findPlace(app.running.db, name))?.coordinates).toEqual({ lat, lng })
    expect((await searchPlaces(app.ctx(), { query: name }))[0]).toMatchObject({ name, coordinates: { lat, lng } })
  })

  test('is found by a British postcode, whole or by its first half', async () => {
    for (const code of ['E2', 'e2 7mk', 'E27MK']) {
      expect(await slugOf(code)).toBe(await slugOf('Bethnal Green'))
      expect((await namesOf(code))[0]).toBe('Bethnal Green')
    }
    const columns = { latitude: 51.5273, longitude: -0.0554, area: 'Bethnal Green', city: 'London' }
    const { providerId } = await makeProvider(app, { columns })
    for (const location of ['E2', 'E2 7MK']) {
      const { providers } = await searchProviders(app.ctx(), { location, page: 1, limit: 10 })
      expect(providers.map(({ id }) => id)).toEqual([providerId])
    }
  })

  test('is found by the operator’s own postcodes; a broken table keeps the site from opening', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'postcodes-'))
    onTestFinished(async () => {
      await openPostcodeTable(null)
      await rm(folder, { recursive: true })
    })
    const file = join(folder, 'own.csv')
    await writeFile(file, 'code,latitude,longitude,name\nIV99,57.5,-4.3,Far Away\n')
    await openPostcodeTable(file)
    expect(await findPlace(app.running.db, 'IV99 1AA')).toMatchObject({
      ...{ name: 'IV99', city: 'Far Away', region: 'Scotland', coordinates: { lat: 57.5, lng: -4.3 } },
    })
    expect((await searchPlaces(app.ctx(), { query: 'iv99' }))[0]).toMatchObject({ name: 'IV99', city: 'Far Away' })
    await writeFile(file, 'IV99,57.5,-4.3,Far Away\nIV98,north,-4.3,Farther\n')
    for (const [path, reason] of [
      [file, 'line 2: the latitude must be a number from -90 to 90'],
      [join(folder, 'nowhere.csv'), 'ENOENT'],
    ] as const)
      await expect(openPostcodeTable(path)).rejects.toThrow(
        `Environment validation failed: POSTCODE_TABLE cannot be read: ${reason}`,
      )
  })

  test('that nobody knows is not looked up at each search', async () => {
    const asked: string[] = []
    const db: Database = new Kysely({
      dialect: new PostgresDialect({ pool: app.pool }),
      log: ({ query }) => void asked.push(query.sql),
    })
    for (const _ of [1, 2, 3]) expect(await findPlace(db, 'Nowhere-on-Sea')).toBeNull()
    expect(asked).toHaveLength(1)
  })

  test('is not one of that name elsewhere, nor half a name', async () => {
    expect(await slugOf('Bethnal Green, Leeds')).toBeNull()
    expect(await slugOf('Bethnal')).toBeNull()
    expect(await slugOf('')).toBeNull()
    expect(await findPlaceBySlug(app.running.db, 'no-such-place')).toBeNull()
  })
})

test('the places around a position come by distance, and none where there are none', async () => {
  const near = async (lat: number, lng: number) => {
    const { createApi } = await import('../../http/api.server.ts')
    const answer = await createApi(app.running).request(`/api/location/near?lat=${lat}&lng=${lng}`)
    return ((await answer.json()) as { data: { name: string; coordinates: { lat: number; lng: number } }[] }).data
  }
  const around = await near(51.527, -0.055)
  expect(around[0]?.name).toBe('Bethnal Green')
  const distances = around.map(({ coordinates: { lat, lng } }) =>
    Math.hypot(lat - 51.527, (lng + 0.055) * Math.cos((51.527 * Math.PI) / 180)),
  )
  expect(distances.toSorted((a, b) => a - b)).toEqual(distances)
  expect(around.length).toBeLessThanOrEqual(30)
  expect(await near(0, -150)).toEqual([])
})

describe('where somebody is', () => {
  let api: { request: (path: string, init?: RequestInit) => Response | Promise<Response> }
  let ask: (
    input: { timezone?: string; language?: string },
    headers?: Record<string, string>,
  ) => Promise<Record<string, unknown>>
  beforeAll(async () => {
    const { createApi } = await import('../../http/api.server.ts')
    const config = { ...app.running.config, countryHeader: 'x-country', cityHeader: 'x-city', trustedProxies: 1 }
    const lyon = { lat: 45.7, lng: 4.8 }
    const table: typeof app.running.app.whereIs = (address) =>
      address === '192.0.2.7' ? { country: 'FR', city: 'Lyon', timezone: null, coordinates: lyon } : null
    api = createApi({ ...app.running, config, app: { ...app.running.app, whereIs: table } })
    ask = async (input, headers = {}) => {
      const answer = await api.request(`/api/location/detect?${new URLSearchParams(input)}`, { headers })
      return (await answer.json()).data
    }
  })
  const inZone = { timezone: 'Europe/Madrid', language: 'pt-PT' }
  const fromTable = { 'x-forwarded-for': '192.0.2.7' }

  test('says the edge of the site before anybody else, with its town', async () => {
    // As an edge sends it: UTF-8, read as Latin-1.
    const city = Buffer.from('Orléans').toString('latin1')
    expect(await ask(inZone, { ...fromTable, 'x-country': 'FR', 'x-city': city })).toEqual({
      ...{ detected: true, country: 'FR', region: 'Centre-Val de Loire', city: 'Orléans', currency: 'EUR' },
      ...{ timezone: 'Europe/Madrid', coordinates: { lat: 47.903, lng: 1.9093 }, fallback: false },
    })
    expect(await ask({}, { 'x-country': 'FR' })).toMatchObject({ city: 'Paris', timezone: 'Europe/Paris' })
    // Of a town of another country only the name is believed.
    expect(await ask({}, { 'x-country': 'DE', 'x-city': 'London' })).toEqual({
      ...{ detected: true, country: 'DE', region: '', city: 'London', currency: 'EUR', timezone: 'Europe/London' },
      ...{ coordinates: null, fallback: false },
    })
  })

  test('else the table of the operator, with its position, and then the currency is that of the country', async () => {
    expect(await ask(inZone, fromTable)).toMatchObject({
      ...{ city: 'Lyon', region: 'Auvergne-Rhône-Alpes', coordinates: { lat: 45.7, lng: 4.8 }, fallback: false },
    })
    expect(await ask(inZone, { 'x-forwarded-for': '192.0.2.8' })).toMatchObject({ country: 'ES' })
    const answer = await api.request('/api/currencies/detect', { headers: fromTable })
    expect((await answer.json()).data).toMatchObject({ detectedCurrency: { code: 'EUR' }, country: 'FR' })
  })

  test('else the zone of the browser, else the region of its language, else nobody: it is London', async () => {
    expect(await ask(inZone)).toMatchObject({ detected: true, country: 'ES', city: 'Madrid', currency: 'EUR' })
    expect(await ask({ timezone: 'Europe/Berlin', language: 'fr-FR' })).toMatchObject({
      ...{ country: 'FR', city: 'Paris', timezone: 'Europe/Berlin' },
    })
    expect(await ask({ language: 'de-DE' })).toMatchObject({
      country: 'DE',
      city: '',
      coordinates: null,
      fallback: false,
    })
    expect(await ask({}, { 'accept-language': 'fr, pt-PT;q=0.5' })).toMatchObject({ country: 'PT', city: 'Lisbon' })
    const nowhere = {
      detected: false,
      country: 'GB',
      region: 'England',
      city: 'London',
      currency: 'GBP',
      fallback: true,
    }
    for (const input of [{}, { timezone: 'Nowhere/At/All', language: 'fr' }, { timezone: '\u200b', language: 'x-y-z' }])
      expect(await ask(input)).toMatchObject(nowhere)
  })

  test('is what they choose: made whole, and nothing of it is kept', async () => {
    const { createApi } = await import('../../http/api.server.ts')
    const api = createApi(app.running)
    const set = async (body: object) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      const answer = await api.request('/api/location/set', init)
      return { status: answer.status, body: await answer.json() }
    }
    const lyon = {
      country: 'FR',
      region: 'Auvergne-Rhône-Alpes',
      city: 'Lyon',
      currency: 'EUR',
      timezone: 'Europe/Paris',
    }
    expect((await set({ country: 'FR', city: 'lyon', detected: true, loading: false })).body.data).toEqual({
      ...{ detected: false, ...lyon, coordinates: { lat: 45.764, lng: 4.8357 }, fallback: false },
    })
    const nearby = { lat: 45.7, lng: 4.9 }
    expect((await set({ ...lyon, currency: 'GBP', coordinates: nearby })).body.data).toMatchObject({
      ...{ currency: 'GBP', coordinates: nearby },
    })
    expect((await set({ country: 'US', city: 'Ojai' })).body.data).toMatchObject({
      ...{ city: 'Ojai', region: '', currency: 'USD', coordinates: null },
    })
    for (const wrong of [
      { country: 'fr' },
      { city: '' },
      { city: '\0' },
      { timezone: 'Mars/Base' },
      { coordinates: { lat: 91, lng: 0 } },
    ])
      expect((await set({ ...lyon, ...wrong })).status).toBe(400)
  })
})

test('a place outside the table is found by name and by slug, as those in it', async () => {
  const place = await findPlace(app.running.db, 'Hexham')
  expect(place).toMatchObject({ name: 'Hexham', country: 'GB' })
  expect(await findPlaceBySlug(app.running.db, place?.slug ?? '')).toEqual(place)
  expect((await findPlace(app.running.db, 'Londres'))?.slug).toBe('london')
})
