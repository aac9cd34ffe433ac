import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeProvider, openTestApp } from '../../../tests/factories.ts'
import { takesLess } from '../../../tests/takes-less.ts'
import { createApi } from '../../http/api.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { areApart, isWithin, nameBox, pointOf } from '../location/map.rules.ts'
import { boxOf } from './map.rules.ts'
import { readMap } from './map.server.ts'
import type { ResultsMap } from './map-contract.ts'

const app = openTestApp()
let api: ReturnType<typeof createApi>
beforeAll(() => {
  api = createApi(app.running)
})
const ask = async (input: Record<string, string | number>) => {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const answer = await api.request(`/api/search/map?${query}`)
  const body = (await answer.json()) as { data: ResultsMap; fields?: Record<string, string> }
  return { status: answer.status, ...body }
}
const map = async (input: Record<string, string | number>) => {
  const { status, data } = await ask(input)
  expect(status).toBe(200)
  return data
}
const service = [{ name: 'Cut', durationMinutes: 60, priceMinor: 1000 }]
const make = (latitude: number, longitude: number, words: string) =>
  makeProvider(app, { columns: { latitude, longitude, search_text: words }, services: service })
const around = (lat: number, lng: number) => {
  const sides = [lat - 0.05, lng - 0.05, lat + 0.05, lng + 0.05].map((side) => side.toFixed(4))
  return { bounds: sides.join() }
}
const sum = ({ pins, clusters }: ResultsMap) => pins.length + clusters.reduce((total, { count }) => total + count, 0)

test('shows who matches in the bounds, each with its next free time, and nobody else', async () => {
  const here = await make(51.527, -0.055, 'mapped')
  const there = await make(51.55, -0.03, 'mapped')
  await make(51.527, -0.06, 'other')
  await make(53.48, -2.24, 'mapped')
  const found = await map({ search: 'mapped', ...around(51.53, -0.05) })
  expect(found.clusters).toEqual([])
  expect(found.pins.map(({ providerId }) => providerId).toSorted()).toEqual(
    [here.providerId, there.providerId].toSorted(),
  )
  for (const { lat, lng, x, y, start, today, linkTo } of found.pins) {
    const { x: left, y: top } = pointOf(found.drawing.view, { lat, lng })
    expect(Math.hypot(x - left, y - top)).toBeLessThanOrEqual(85)
    expect(Date.parse(start ?? '')).toBeGreaterThan(Date.now())
    expect(today).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(linkTo).toMatch(/^\/provider\//)
  }
})

test('says how many stand in the bounds, of the more that are drawn, and the list of these bounds is the same', async () => {
  for (const [lat, lng] of [
    [51.527, -0.055],
    [51.55, -0.03],
    [51.5299, -0.0499],
    [51.5301, -0.12],
    [51.62, -0.05],
  ] as const)
    await make(lat, lng, 'counted')
  const found = await map({
    search: 'counted',
    location: 'Leeds',
    bounds: '51.48,-0.1,51.58,0',
    width: 300,
    height: 500,
  })
  expect([found.count, sum(found)]).toEqual([3, 5])
  const list = async (bounds: string) => {
    const answer = await api.request(`/api/search/providers?search=counted&bounds=${bounds}`)
    return ((await answer.json()) as { data: { pagination: { total: number } } }).data.pagination.total
  }
  expect([await list('51.48,-0.1,51.58,0'), await list('51.48,-0.13,51.58,0')]).toEqual([3, 4])
})

test('a list of bounds goes across the date line, and those that are none are refused', async () => {
  await make(-17, 179.9, 'meridian')
  await make(-17, -179.9, 'meridian')
  await make(-17, 0, 'meridian')
  const list = async (bounds: string) => {
    const answer = await api.request(`/api/search/providers?search=meridian&bounds=${bounds}`)
    const body = (await answer.json()) as { data?: { pagination: { total: number } }; fields?: object }
    return body.data?.pagination.total ?? [answer.status, Object.keys(body.fields ?? {})[0]?.split('.')[0]]
  }
  expect(await list('-18,179,-16,-179')).toBe(2)
  expect(await list('-18,-180,-16,180')).toBe(3)
  for (const bounds of [
    '-16,179,-18,-179',
    '1,2,3',
    '1,2,3,x',
    '1,2,3,--',
    '1,2,91,3',
    '1,2,3,181',
    '1,2,3,4,5',
    '1e9,2,3,4',
  ])
    expect([bounds, await list(bounds)]).toEqual([bounds, [400, 'bounds']])
})

test('near to each other they are a cluster with its number, and nothing lies on a place name', async () => {
  for (let index = 0; index < 9; index++) await make(51.5 + index / 100_000, -0.1, 'crowded')
  await make(51.53, -0.05, 'crowded')
  const found = await map({ search: 'crowded', ...around(51.51, -0.08) })
  expect(found.clusters.map(({ count }) => count)).toEqual([9])
  expect(found.pins.length).toBe(1)
  expect(found.clusters[0]?.bounds.north).toBeCloseTo(51.50008, 6)
  const { places, view } = found.drawing
  expect(places.length).toBeGreaterThan(10)
  const boxes = [
    ...places.map(nameBox),
    ...found.pins.map((pin) => boxOf({ ...pin, pin })),
    ...found.clusters.map((cluster) => boxOf({ ...cluster, pin: null })),
  ]
  for (const [at, box] of boxes.entries()) {
    expect(isWithin(box, view)).toBe(true)
    for (const other of boxes.slice(at + 1)) expect(areApart(box, other)).toBe(true)
  }
})

test('sends sixty things at most, of however many', async () => {
  for (let index = 0; index < 100; index++)
    await make(51.4 + 0.02 * (index % 10), -0.3 + 0.04 * Math.floor(index / 10), 'everywhere')
  const found = await map({ search: 'everywhere', bounds: '51.38,-0.32,51.6,0.1' })
  expect(found.pins.length + found.clusters.length).toBeLessThanOrEqual(60)
  expect(sum(found)).toBeGreaterThan(50)
})

test('so many that nobody counts them are estimated by a sample, and nobody has a pin then', async () => {
  const bounds = { south: 51.38, west: -0.32, north: 51.6, east: 0.1 }
  const input = { search: 'everywhere', bounds, width: 560, height: 600 }
  const exact = await readMap(app.ctx(), input, 100)
  const estimated = await readMap(app.ctx(), input, 99)
  expect([exact.isCounted, estimated.isCounted]).toEqual([true, true])
  expect(estimated).toEqual(exact)
  // As of so many that half is looked at, of whom the node that is asked has none itself.
  await sql`update pg_class set reltuples = 0 where oid = 'listing'::regclass`.execute(app.running.db)
  await sql`insert into category_count (category_slug, count)
    select 'elsewhere', 20000 - coalesce(sum(count), 0) from category_count
    where category_slug not in (select slug from category where parent_slug is not null)`.execute(app.running.db)
  const half = await readMap(app.ctx(), input, 99)
  await sql`delete from category_count where category_slug = 'elsewhere'`.execute(app.running.db)
  await sql`analyze listing`.execute(app.running.db)
  expect([half.isCounted, half.pins]).toEqual([false, []])
  expect(half.clusters.length).toBeGreaterThan(0)
  expect(half.clusters.every(({ count }) => count % 2 === 0)).toBe(true)
})

test('across the date line shows both sides', async () => {
  const [west, east] = [await make(-17, 179.98, 'dateline'), await make(-17, -179.98, 'dateline')]
  await make(-17, 0, 'dateline')
  const found = await map({ search: 'dateline', bounds: '-17.1,179.9,-16.9,-179.9' })
  expect(found.pins.map(({ providerId }) => providerId).toSorted()).toEqual(
    [west.providerId, east.providerId].toSorted(),
  )
  const [left, right] = [west, east].map((one) => found.pins.find(({ providerId }) => providerId === one.providerId))
  expect(left?.x).toBeLessThan(right?.x ?? 0)
})

test('without bounds shows where is searched, and without that, where most readers are', async () => {
  const area = { search: 'placed' }
  const leeds = await make(53.801, -1.549, 'placed')
  const found = await map({ ...area, location: 'Leeds' })
  expect(found.pins.map(({ providerId }) => providerId)).toEqual([leeds.providerId])
  // Beyond the circle, and in sight.
  const beyond = await make(53.801, -1.549 + 0.27, 'placed')
  expect((await map({ ...area, location: 'Leeds' })).pins.map(({ providerId }) => providerId)).toContain(
    beyond.providerId,
  )
  expect((await map({ ...area, userLat: 53.8, userLng: -1.55, distanceKm: 2 })).drawing.view.zoom).toBeGreaterThan(
    found.drawing.view.zoom,
  )
  for (const input of [area, { ...area, location: 'Nowhere-on-Sea' }])
    expect((await map(input)).drawing.view.centre.lat).toBeCloseTo(51.5074, 2)
})

test('where nobody is, and where no place is known, is empty', async () => {
  const ocean = await map({ search: 'placed', ...around(-40, -120) })
  expect([ocean.pins, ocean.clusters, ocean.drawing.places]).toEqual([[], [], []])
})

test('of a time that is wanted shows who is free then', async () => {
  const date = dateIn(3)
  const [busy, free] = [await make(51.2, -0.5, 'timed'), await make(51.22, -0.45, 'timed')]
  const customer = await makeAccount(app)
  for (const time of ['14:00', '15:00'])
    await createBooking(app.ctx(customer), {
      ...{ providerId: busy.providerId, serviceIds: busy.serviceIds, dateTime: london(date, time) },
    })
  const found = await map({ search: 'timed', date, time: '14:00', ...around(51.21, -0.47) })
  expect(found.pins.map(({ providerId, start }) => [providerId, start])).toEqual([
    [free.providerId, london(date, '14:00')],
  ])
})

test('who is not listed is not on the map', async () => {
  await makeProvider(app, { columns: { latitude: 51.2, longitude: 0.6, search_text: 'paused', status: 'inactive' } })
  expect(sum(await map({ search: 'paused', ...around(51.2, 0.6) }))).toBe(0)
})

test.each([
  [{ bounds: '51,-1,NaN,0' }, 'bounds'],
  [{ bounds: '51,-1,91,0' }, 'bounds.north'],
  [{ bounds: '52,-1,51,0' }, 'bounds'],
  [{ bounds: '51,-1,52,181' }, 'bounds.east'],
  [{ bounds: '51,-1,52' }, 'bounds'],
  [{ width: 1e6 }, 'width'],
  [{ date: '2026-02-30' }, 'date'],
])('bounds that are none are refused with their reason: %j', async (input, field) => {
  const { status, fields } = await ask(input as Record<string, string | number>)
  expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]])
})

test.each([
  { bounds: '-90,-180,90,180' },
  { bounds: '90,180,90,180' },
  { bounds: '0,0,0,0' },
  { bounds: '-90,180,-89.9,-180' },
  { userLat: 90, userLng: 180, distanceKm: 100 },
  { userLat: -90, userLng: -180, distanceKm: 0.1 },
])('the ends of the world are answered within a second: %j', async (where) => {
  const draw = () => map({ ...where, width: 2560, height: 2560 })
  expect(await takesLess(1000, draw)).toBe(true)
  const { drawing } = await draw()
  expect([drawing.view.centre.lat, drawing.view.centre.lng, drawing.view.zoom].every(Number.isFinite)).toBe(true)
})

test('two or three who are near to each other have pins of their own where these have room', async () => {
  const near = [await make(51.1, -0.3, 'nearby'), await make(51.1004, -0.3006, 'nearby')]
  await make(51.16, -0.2, 'nearby')
  const found = await map({ search: 'nearby', ...around(51.12, -0.26) })
  expect(found.clusters).toEqual([])
  expect(found.pins.map(({ providerId }) => providerId)).toEqual(
    expect.arrayContaining(near.map(({ providerId }) => providerId)),
  )
  for (const { lat, lng, x, y } of found.pins) {
    const point = pointOf(found.drawing.view, { lat, lng })
    expect(Math.hypot(point.x - x, point.y - y)).toBeLessThanOrEqual(85)
  }
})
