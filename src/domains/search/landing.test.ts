import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeProvider, openTestApp } from '../../../tests/factories.ts'
import { createApi } from '../../http/api.server.ts'
import { openPostcodeTable } from '../location/read-places.server.ts'
import { countLandings, listLandings, workOutLandings } from './landing.server.ts'

const app = openTestApp()
let api: ReturnType<typeof createApi>
const get = async (path: string) => (await api.request(`/api${path}`)).json()

const shoreditch = { city: 'London', area: 'Shoreditch', latitude: 51.5265, longitude: -0.0805 }
const bethnalGreen = { city: 'London', area: 'Bethnal Green', latitude: 51.527, longitude: -0.055 }
const hair = { category_slug: 'hair-styling-barbering', subcategory_slug: 'hair-styling-barbering' }
const nails = { category_slug: 'nail-care', subcategory_slug: 'nail-care', profession: 'Nail Technician' }
const barber = { ...hair, profession: 'Barber' }

async function several(count: number, columns: Record<string, unknown>, prices = [3000]) {
  const services = prices.map((priceMinor, index) => ({ name: `Cut ${index}`, durationMinutes: 60, priceMinor }))
  const made = []
  for (let index = 0; index < count; index++) made.push(await makeProvider(app, { columns, services }))
  return made
}

beforeAll(async () => {
  api = createApi(app.running)
  const [first, second] = await several(3, { ...shoreditch, ...barber }, [1800, 3200, 3600])
  const rating = (star_counts: number[], providerId = '') =>
    app.running.db.insertInto('provider_rating').values({ provider_id: providerId, star_counts }).execute()
  await rating([0, 0, 0, 0, 3], first?.providerId)
  await rating([0, 0, 0, 1, 0], second?.providerId)
  const free = [first?.providerId ?? '', second?.providerId ?? '']
  const setPolicy = { cancellation_policy: '[]' }
  await app.running.db.updateTable('provider').set(setPolicy).where('provider_id', 'in', free).execute()
  await several(2, { ...shoreditch, ...hair, profession: 'Hair Stylist' })
  await several(3, { ...bethnalGreen, ...nails })
  // On the page of their place by name, and too far from it to stand there.
  await several(3, { ...shoreditch, ...nails, latitude: 51.62 })
  // Paid in another currency, in a town that the gazetteer alone knows.
  await several(3, { ...nails, city: 'Hexham', area: '', latitude: 54.97, longitude: -2.1, currency: 'EUR' }, [0])
})

describe('the page of a trade at a place', () => {
  test('is there with three listed providers, of a profession or all of a category', async () => {
    const { data } = await get('/search/landing?what=barber&place=shoreditch')
    expect(data).toMatchObject({
      ...{ path: '/barber/shoreditch', slug: 'barber', isCategory: false },
      place: { name: 'Shoreditch', city: 'London' },
      filters: { profession: 'Barber', location: 'Shoreditch, London' },
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect((await get('/search/landing?what=hair-styling-barbering&place=shoreditch')).data).toMatchObject({
      ...{ path: '/hair-styling-barbering/shoreditch', isCategory: true },
      filters: { category: 'hair-styling-barbering' },
    })
    expect((await get('/search/landing?what=nail-technician&place=hexham')).data.path).toBe('/nail-technician/hexham')
  })

  test('lists the same as the search it names', async () => {
    for (const address of ['what=barber&place=shoreditch', 'what=nail-technician&place=bethnal-green']) {
      const { filters } = (await get(`/search/landing?${address}`)).data
      const { pagination } = (await get(`/search/providers?${new URLSearchParams(filters)}`)).data
      expect((await get(`/search/landing/facts?${address}`)).data.count).toBe(pagination.total)
    }
  })

  test.each([
    ['of two providers', 'what=hair-stylist&place=shoreditch'],
    ['of a trade that nobody knows', 'what=falconer&place=shoreditch'],
    ['of everything else', 'what=service-provider&place=shoreditch'],
    ['of a place that nobody knows', 'what=barber&place=nowhere-on-sea'],
    ['of a place where nobody is', 'what=barber&place=leeds'],
    ['of a village beside a town', 'what=nail-technician&place=corbridge'],
  ])('%s is not there', async (_what, query) => {
    for (const path of ['/search/landing', '/search/landing/facts'])
      expect(await get(`${path}?${query}`)).toMatchObject({ success: false, code: 'landing_not_found' })
  })

  test('has one address, to which other names of the trade and the place lead', async () => {
    const path = async (query: string) => (await get(`/search/landing?${query}`)).data?.path
    expect(await path('what=nail-care&place=Bethnal%20Green,%20London')).toBe('/nail-technician/bethnal-green')
    expect(await path('what=nail-care&place=bethnal%20green')).toBe('/nail-technician/bethnal-green')
    const [hexham] = (await get('/location/search?query=Hexham')).data
    expect(hexham.slug).toMatch(/^hexham-\d+$/)
    expect(await path(`what=nail-technician&place=${hexham.slug}`)).toBe('/nail-technician/hexham')
  })

  test('says what is charged, how it is rated, and with how many cancelling is free', async () => {
    const { data } = await get('/search/landing/facts?what=barber&place=shoreditch')
    expect(data).toMatchObject({
      ...{ count: 3, currency: 'GBP', lowestPriceMinor: 1800, typicalPriceMinor: 3200 },
      ...{ rating: 4.75, reviewsCount: 4, freeCancellation: 2 },
    })
    const hexham = (await get('/search/landing/facts?what=nail-technician&place=hexham')).data
    expect(hexham).toMatchObject({
      ...{ currency: 'EUR', lowestPriceMinor: null, typicalPriceMinor: null },
      ...{ rating: null, reviewsCount: 0, nearby: [], trades: [] },
    })
  })

  test('names the pages around and the other trades there, and none that is not there', async () => {
    const { nearby, trades } = (await get('/search/landing/facts?what=nail-technician&place=bethnal-green')).data
    const paths = [...nearby, ...trades].map(({ path }: { path: string }) => path)
    expect(trades).toContainEqual({
      ...{ path: '/barber/bethnal-green', slug: 'barber', isCategory: false, place: 'Bethnal Green', count: 3 },
    })
    expect(trades.map(({ slug }: { slug: string }) => slug)).toEqual(['hair-styling-barbering', 'barber'])
    expect(paths).not.toContain('/nail-technician/bethnal-green')
    expect(nearby.length).toBeGreaterThan(0)
    for (const path of paths) {
      const [, what = '', place = ''] = path.split('/')
      expect([path, (await get(`/search/landing?what=${what}&place=${place}`)).success]).toEqual([path, true])
    }
  })
})

test('a postcode of the operator has no page, however many are around it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'postcodes-'))
  onTestFinished(async () => {
    await openPostcodeTable(null)
    await rm(folder, { recursive: true })
  })
  const file = join(folder, 'own.csv')
  await writeFile(file, 'code,latitude,longitude,name\nZE99,51.5265,-0.0805,London\n')
  await openPostcodeTable(file)
  const [found] = (await get('/location/search?query=ZE99')).data
  expect((await get('/search/providers?location=ZE99')).data.pagination.total).toBeGreaterThanOrEqual(3)
  for (const place of ['ze99', 'ZE99', found.slug])
    expect([place, (await get(`/search/landing?what=barber&place=${place}`)).code]).toEqual([
      place,
      'landing_not_found',
    ])
})

test('the pages that there are come with the most providers first, and each of them is there', async () => {
  await workOutLandings(app.ctx())
  const { data } = await get('/search/landings?limit=50')
  const paths = data.map(({ path }: { path: string }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/barber/shoreditch',
      '/barber/london',
      '/nail-technician/hexham',
      '/nail-technician/london',
    ]),
  )
  expect(paths).not.toContain('/nail-technician/shoreditch')
  expect(new Set(paths).size).toBe(paths.length)
  const counts = data.map(({ count }: { count: number }) => count)
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a))
  for (const path of paths) {
    const [, what = '', place = ''] = path.split('/')
    expect([path, (await get(`/search/landing?what=${what}&place=${place}`)).data?.path]).toEqual([path, path])
  }
})

test('who asks for the links reads no provider: they are what the last job has written', async () => {
  const paths = async () => (await listLandings(app.ctx(), { limit: 1000 })).map(({ path }) => path)
  const before = await paths()
  const { latitude, longitude } = { latitude: 53.8008, longitude: -1.5491 }
  const shops = await several(3, { ...barber, city: 'Leeds', area: '', latitude, longitude })
  expect(await paths()).toEqual(before)
  await workOutLandings(app.ctx())
  const after = await paths()
  expect(after).toContain('/barber/leeds')
  expect(await countLandings(app.ctx())).toBe(after.length)
  expect(await listLandings(app.ctx(), { limit: 2, offset: 1 })).toMatchObject(
    after.slice(1, 3).map((path) => ({ path })),
  )
  await app.running.db
    .updateTable('provider')
    .set({ status: 'inactive' })
    .where(
      'provider_id',
      'in',
      shops.map(({ providerId }) => providerId),
    )
    .execute()
  await workOutLandings(app.ctx())
  expect(await paths()).not.toContain('/barber/leeds')
})
