import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { makeProvider, openTestApp } from '../../../tests/factories.ts'
import { renderedWhole, textIn } from '../../../tests/rendered.tsx'
import { createContext } from '../../app.server.ts'
import { routes } from '../../domains/index.server.ts'
import { availability } from '../../domains/scheduling/contract.ts'
import { search } from '../../domains/search/contract.ts'
import type { Call } from '../../lib/api/call.ts'
import { inProcessCall } from '../../lib/api/serve.server.ts'
import { datesOfMonth } from '../../lib/months.ts'
import { apiContext } from '../api-context.ts'
import { loader as loadRating } from './how-we-rate.tsx'
import ProviderPage, { loader } from './provider.tsx'

const app = openTestApp()

type Loaded = Parameters<typeof ProviderPage>[0]['loaderData']

async function load(slug: string, call: Call, query = '') {
  const context = new RouterContextProvider()
  context.set(apiContext, { call, language: 'en' } as never)
  const request = new Request(`http://localhost/provider/${slug}${query}`)
  const { data } = (await loader({ request, context, params: { id: slug } } as never)) as { data: Loaded }
  return data
}

/** The page as it is sent while the call of that name fails. */
async function pageWithout(broken: string, gallery: readonly string[] = []) {
  const { slug, providerId } = await makeProvider(app)
  await app.running.db
    .updateTable('provider')
    .set({ gallery: [...gallery] })
    .where('provider_id', '=', providerId)
    .execute()
  const working = inProcessCall(routes, () => createContext(app.running, 'test'), true)
  const call: Call = async (endpoint, input) => {
    if (endpoint.name === broken) throw new Error('broken')
    return working(endpoint, input)
  }
  const loaderData = await load(slug, call)
  return renderedWhole(<ProviderPage {...({ loaderData } as Parameters<typeof ProviderPage>[0])} />)
}

test('reviews that cannot be loaded are told so on the page of a provider, with no stars and no count in their place', async () => {
  const told = 'We could not load the reviews.'
  const text = textIn(await pageWithout('reviews.ofProvider'))
  expect(text).toContain(`Reviews ${told}`)
  expect(text).not.toMatch(/No Reviews Yet|Verified Booking|5 stars/)
  const whole = textIn(await pageWithout('none'))
  expect(whole).toContain('No Reviews Yet')
  expect(whole).not.toContain(told)
})

test('a page shows no photo twice: the gallery holds those that the shop front has no room for', async () => {
  const photos = (count: number) => Array.from({ length: count }, (_, index) => `/pictures/cut-${index}.avif`)
  const shown = async (count: number) => {
    const html = await pageWithout('none', photos(count))
    return {
      html,
      photos: [...html.matchAll(/<img src="(\/pictures\/cut-[^"]+)"/g)].map(([, src]) => src),
      hasGallery: html.includes('Gallery of Recent Work'),
      anchors: html.match(/id="photos"/g)?.length,
    }
  }
  expect(await shown(9)).toMatchObject({ photos: photos(9), hasGallery: true, anchors: 1 })
  expect(await shown(5)).toMatchObject({ photos: photos(5), hasGallery: false, anchors: 1 })
  expect(await shown(1)).toMatchObject({ photos: photos(1), hasGallery: false, anchors: 1 })
  const none = await shown(0)
  expect(none).toMatchObject({ photos: [], hasGallery: true, anchors: 1 })
  expect(textIn(none.html)).toContain('Gallery of Recent Work No photos available yet')
})

const ofMonth = (providerId: string, serviceIds: string[], from: string) => ({
  providerId,
  serviceIds: serviceIds.join(),
  from,
  to: '2027-01-31',
})

test.each([
  ['in the middle of a month', '2027-01-12T10:00:00Z', 3],
  ['with the next free day in another month', '2027-01-30T10:00:00Z', 3],
  ['after the last time of the last day', '2027-01-31T20:00:00Z', 3],
  ['seven days before', '2027-01-29T20:00:00Z', 0],
])('the next times are those of search, and the month has its own days only: %s', async (_, instant, onFriday) => {
  const fridays = await makeProvider(app, { hours: [[5, 540, 720]] })
  const daily = await makeProvider(app)
  const onRequest = await makeProvider(app, { hours: [] })
  const call = inProcessCall(routes, () => ({ ...createContext(app.running, 'test'), now: new Date(instant) }), true)
  for (const { slug, providerId, serviceIds } of [fridays, daily, onRequest]) {
    const [found] = await call(search.nextTimes, { providerIds: providerId })
    const times = found ? { serviceId: found.serviceId, today: found.today, slots: found.slots } : null
    const today = instant.slice(0, 10)
    const { month, ...page } = await load(slug, call)
    expect(page.times).toEqual(times)
    expect(month).toMatchObject({ month: '2027-01', today })
    expect(month?.days.map(({ date }) => date)).toEqual(datesOfMonth('2027-01').dates.filter((date) => date >= today))
    const { days } = await call(availability.list, ofMonth(providerId, serviceIds, today))
    expect(month?.days.map(({ isFree }) => isFree)).toEqual(days.map(({ slots }) => slots.length > 0))
    const later = await load(slug, call, '?month=2027-02')
    expect(later.times).toEqual(times)
    expect(later.month?.days.map(({ date }) => date)).toEqual(datesOfMonth('2027-02').dates)
  }
  expect((await load(fridays.slug, call)).times?.slots).toHaveLength(onFriday)
})

test('the page of the formula shows what it makes of a provider’s reviews', async () => {
  const { slug, providerId } = await makeProvider(app)
  const call = inProcessCall(routes, () => createContext(app.running, 'test'), true)
  const shown = async (of: string, asked = call) => {
    const context = new RouterContextProvider()
    context.set(apiContext, { call: asked, language: 'en' } as never)
    const request = new Request(`http://localhost/how-we-rate?provider=${of}`)
    const { data } = await loadRating({ request, context } as never)
    return JSON.stringify(data.sections)
  }
  expect(await shown(slug)).toContain('There are no reviews yet')
  await app.running.db
    .insertInto('provider_rating')
    .values({ provider_id: providerId, star_counts: [1, 0, 0, 2, 1007] })
    .execute()
  expect(await shown(slug)).toContain('5,044 stars ÷ 1,010 reviews = 5.0')
  expect(await shown(slug)).toContain('["5","1,007","5,035"]')
  expect(await shown('nobody')).not.toContain('numbers')
  // Who cannot be asked is not passed over.
  await expect(shown(slug, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
})
