import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/factories.ts'
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
