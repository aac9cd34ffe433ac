import { data, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../tests/rendered.tsx'
import { AppError } from '../../lib/api/errors.ts'
import { apiContext } from '../api-context.ts'
import Search, { loader } from './search.tsx'

/** What the page is told when its search ends like this. */
async function searched(path: string, failure: unknown) {
  const context = new RouterContextProvider()
  const call = async (endpoint: { name: string }) => {
    if (endpoint.name !== 'categories.list') throw failure
    return []
  }
  context.set(apiContext, { call, language: 'en' } as never)
  const request = new Request(`http://localhost${path}`)
  const { data: told, init } = (await loader({ request, context, params: {} } as never)) as unknown as {
    data: { found: unknown; error: string | null }
    init: { status: number; headers: HeadersInit }
  }
  const html = rendered(<Search {...({ loaderData: told } as Parameters<typeof Search>[0])} />, {}, path)
  const retryAfter = new Headers(init.headers).get('retry-after')
  return { ...told, status: init.status, retryAfter, html, text: textIn(html) }
}

test('a search that fails says so with its status, and shows nobody in place of what it did not find', async () => {
  const busy = new AppError('unavailable', 'busy', 'We are very busy right now.')
  expect(await searched('/search?search=hair', busy)).toMatchObject({ found: null, status: 503 })
  expect(await searched('/search?search=hair', new Error('broken'))).toMatchObject({ found: null, status: 503 })
  const odd = new AppError('invalid', 'invalid_input', 'page: no', { fields: { page: 'no' } })
  expect(await searched('/search?page=x', odd)).toMatchObject({ found: null, status: 400, error: 'page' })
})

test('a search that fails says that there is none and offers another try; one that cannot be says of what', async () => {
  const broken = await searched('/search?search=hair', new Error('broken'))
  expect(broken.text).toContain('Search is not available')
  expect(broken.html).toMatch(/<a href="\/search\?[^"]*"[^>]*>Try Again<\/a>/)
  expect(broken.text).not.toMatch(/No providers|\d+ providers/)
  const odd = new AppError('invalid', 'invalid_input', 'page: no', { fields: { page: 'no' } })
  const refused = await searched('/search?page=x', odd)
  expect(refused.text).toContain('This part of the address is not valid: page.')
  expect(refused.text).not.toContain('Search is not available')
})

test('a search that fails says when to come again, as the server does; one that cannot be does not', async () => {
  const away = data({ code: 'database_unavailable' }, { status: 503, headers: { 'retry-after': '10' } })
  expect(await searched('/search', away)).toMatchObject({ status: 503, retryAfter: '10' })
  expect(await searched('/search', new Error('broken'))).toMatchObject({ status: 503, retryAfter: '1' })
  const odd = new AppError('invalid', 'invalid_input', 'page: no', { fields: { page: 'no' } })
  expect(await searched('/search?page=x', odd)).toMatchObject({ status: 400, retryAfter: null })
})

/** The page of a search that found so much. */
function pageOf(path: string, found: object = {}, more: object = {}, language = 'en') {
  const nothing = {
    ...{ providers: [], pagination: { page: 1, limit: 12, total: 0, totalPages: 0 } },
    ...{ totalIs: 'exact', next: null, meant: null, without: [] },
  }
  const categories = [{ slug: 'nail-care', name: 'Nail Care', parentSlug: null }]
  const rest = { error: null, days: [], counts: null, categories, places: [], ...more }
  const loaderData = { found: { ...nothing, ...found }, ...rest }
  return rendered(<Search {...({ loaderData } as unknown as Parameters<typeof Search>[0])} />, {}, path, language)
}
const statusOf = (html: string) => textIn(/<p[^>]*role="status".*?<\/p>/s.exec(html)?.[0] ?? '')
const headingOf = (html: string) => textIn(/<h2 class="h2">.*?<\/h2>/s.exec(html)?.[0] ?? '')

test('a time without a date says of which day it is', () => {
  const said = (path: string) => statusOf(pageOf(path))
  expect(said('/search?time=10:00')).toBe('0 providers · Free around 10:00 AM, today or tomorrow')
  expect(said('/search?time=10:00&date=2031-03-04')).toBe('0 providers · Free around 10:00 AM on Tuesday 4 March 2031')
  expect(said('/search?timeOfDay=evening')).toBe('0 providers · Free in the evening, today or tomorrow')
  expect(said('/search?timeOfDay=morning&date=2031-03-04')).toBe(
    '0 providers · Free in the morning on Tuesday 4 March 2031',
  )
  expect(said('/search?date=2031-03-04')).toBe('0 providers · Free on Tuesday 4 March 2031')
  expect(said('/search?time=later')).toBe('0 providers')
  expect(said('/search')).toBe('0 providers')
})

test('a count says whether it is exact, and what is read out ends with the order', () => {
  const said = (total: number, totalIs: string, path = '/search') =>
    statusOf(pageOf(path, { pagination: { page: 1, limit: 12, total, totalPages: 1 }, totalIs }))
  expect(said(1, 'exact')).toBe('1 provider . Sorted by: Best match')
  expect(said(96, 'about')).toBe('About 96 providers . Sorted by: Best match')
  expect(said(1000, 'at_least', '/search?sort=soonest')).toBe('1,000+ providers . Sorted by: Soonest')
})

test('where nothing is found the heading says of what, and who would be found with one filter less', () => {
  const path = '/search?category=nail-care&speaks=pl&date=2030-01-07&time=14:00&minRating=4&needs=step_free'
  const html = pageOf(path, { without: [{ filter: 'needs', count: 7 }] }, { days: [{ value: '2030-01-08', count: 3 }] })
  const chips = [...html.matchAll(/<a[^>]*chip-chosen.*?<\/a>/gs)].map(([chip]) => textIn(chip))
  expect(chips).toHaveLength(6)
  expect(chips[0]).toBe('Nail Care')
  expect(headingOf(html)).toBe('Nobody for “Nail Care” is free around 2:00 PM on Monday 7 January 2030')
  expect(textIn(html)).toContain('Without “Step-free access” 7 7 providers Clear all')
  const rest = 'category=nail-care&amp;speaks=pl&amp;minRating=4&amp;date=2030-01-07&amp;time=14%3A00'
  expect(html).toContain(`href="/search?${rest}"`)
  expect(html).toMatch(/href="\/search\?[^"]*date=2030-01-08(?!&amp;time=)[^"]*"[^>]*>Tue 8 Jan/)
  expect(headingOf(pageOf('/search?search=falconry&location=Putney'))).toBe('Nothing found for “falconry” in Putney')
  expect(headingOf(pageOf('/search?location=Putney&minRating=4.5'))).toBe('Nobody in Putney matches your filters')
})

test('a trade is the heading, a chip that can be taken away, and part of the form', () => {
  const html = pageOf('/search?profession=Barber&location=London')
  expect(textIn(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '')).toBe('Barbers in London')
  expect(html).toMatch(/<a[^>]*aria-label="Remove Barber"[^>]*href="\/search\?location=London"/)
  expect(html).toContain('<input type="hidden" name="profession" value="Barber"/>')
})

test('a place and a day are said as the language says them', () => {
  const said = (path: string, language: string) => {
    const html = pageOf(path, {}, {}, language)
    return [textIn(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? ''), statusOf(html), headingOf(html)].join(' | ')
  }
  expect(said('/search?location=Le+Mans', 'fr')).toBe(
    'Tous les prestataires au Mans | 0 prestataire | Aucun résultat au Mans',
  )
  expect(said('/search?location=Porto&date=2030-01-10', 'pt')).toMatch(/no Porto \| .*Livre na quinta-feira/)
  expect(said('/search?date=2030-01-12', 'pt')).toMatch(/Livre no sábado/)
})

test('on a small screen one line says what is searched, and opens the fields without a script', () => {
  const html = pageOf('/search?search=balayage&location=London&date=2030-01-07')
  const [line = ''] = /<details class="find-fold">.*?<\/details>/s.exec(html) ?? []
  expect(textIn(line)).toBe('Search: Balayage London Mon 7 Jan')
  expect(html).toMatch(/<\/details><div class="find">/)
})

test('nearest is offered, and said to be the order, only of what is near to a place', () => {
  const maya = { id: 'p', name: 'Maya', businessName: 'Maya', linkTo: '/provider/maya', slots: [], image: null }
  const rest = { rating: null, reviewsCount: 0, service: null, serviceId: null, points: null, profession: 'Barber' }
  const said = (distanceKm: number | null) => {
    const provider = { ...maya, ...rest, location: 'Leith', today: '2030-01-07', distanceKm }
    const page = { pagination: { page: 1, limit: 12, total: 1, totalPages: 1 } }
    return textIn(pageOf('/search?search=cut&sort=distance', { providers: [provider], ...page }))
  }
  expect(said(null)).toContain('Sorted by: Best rated')
  expect(said(null)).toContain('You chose the order: Best rated.')
  expect(said(null)).not.toContain('Nearest')
  expect(said(1)).toContain('You chose the order: Nearest.')
  expect(said(1)).toContain('0.6\u00a0miles away'.replace('\u00a0', ' '))
})

test('where a list ends before all that match were read it says so, and offers no page after it', () => {
  const provider = { id: 'p', name: 'Maya', businessName: 'Maya', linkTo: '/provider/maya', slots: [], image: null }
  const rest = { rating: null, reviewsCount: 0, distanceKm: null, service: null, serviceId: null, points: null }
  const providers = [{ ...provider, ...rest, profession: 'Barber', location: 'Leith', today: '2030-01-07' }]
  const pagination = { page: 60, limit: 12, total: 1000, totalPages: 84 }
  const html = pageOf('/search?page=60&after=abc', { providers, pagination, totalIs: 'at_least', next: null })
  expect(textIn(html)).toContain('The list ends here: a filter or a place shows the others.')
  expect(html).not.toContain('rel="next"')
  const numbered = pageOf('/search?page=60', { providers, pagination, totalIs: 'at_least', next: null })
  expect(numbered).toContain('rel="next"')
  expect(textIn(numbered)).not.toContain('The list ends here')
})

test('who is not there at all is not said to be busy then', () => {
  const path = '/search?search=falconry&location=Putney&date=2030-01-07'
  expect(headingOf(pageOf(path))).toBe('Nothing found for “falconry” in Putney')
  expect(headingOf(pageOf(path, { without: [{ filter: 'date', count: 2 }] }))).toBe(
    'Nobody for “falconry” is free in Putney on Monday 7 January 2030',
  )
})

test('what is looked for is the heading as a sentence begins, also beside a category', () => {
  const heading = (path: string) => textIn(/<h1.*?<\/h1>/s.exec(pageOf(path))?.[0] ?? '')
  expect(heading('/search?search=balayage&category=nail-care&location=London')).toBe('Balayage in London')
  expect(heading('/search?category=nail-care')).toBe('Nail Care')
})

test('where it is not known which filter is in the way, each can be left out by the name its chip has', () => {
  const html = pageOf('/search?search=cut&minRating=4.5&verified=true&timeOfDay=morning&minPrice=20&currency=GBP')
  const offered = [...textIn(html).matchAll(/Without “([^”]+)”/g)].map(([, name]) => name)
  const chips = [...html.matchAll(/<a[^>]*chip-chosen.*?<\/a>/gs)].map(([chip]) => textIn(chip))
  expect(chips).toEqual(['cut', 'From £20.00', '4.5 and up', 'Verified', 'Morning'])
  expect(offered).toEqual(chips)
})

test('a quick filter says how many it would leave, one that would leave nobody is not offered, and none is counted in vain', () => {
  const some = {
    isComplete: true,
    minRatings: [{ value: '4.5', count: 71 }],
    needs: [],
    categories: [],
    verified: 0,
    openNow: null,
  }
  const lists = { specializations: [], speaks: [], priceRanges: [], distances: [], dates: [], prices: null }
  const quick = (counts: object | null, path = '/search?search=cut') =>
    textIn(/<nav aria-label="More filters".*?<\/nav>/s.exec(pageOf(path, {}, { counts }))?.[0] ?? '')
  expect(quick({ ...some, ...lists })).toBe('4.5 and up 71 71 providers Open now')
  expect(quick(null)).toBe('4.5 and up Open now Step-free access Verified')
  expect(quick(null, '/search')).toBe('4.5 and up Open now Step-free access Verified Nail Care')
  expect(quick(null, '/search?search=cut&minRating=4.5&openNow=true&verified=true&needs=step_free')).toBe('')
})

test('the next page begins where this one ends, a page by its number does not', () => {
  const provider = { id: 'p', name: 'Maya', businessName: 'Maya', linkTo: '/provider/maya', slots: [], image: null }
  const rest = { rating: null, reviewsCount: 0, distanceKm: null, service: null, serviceId: null, points: null }
  const html = pageOf('/search?search=cut&page=2&after=abc', {
    providers: [{ ...provider, ...rest, profession: 'Barber', location: 'Leith', today: '2030-01-07' }],
    pagination: { page: 2, limit: 12, total: 36, totalPages: 3 },
    next: 'def',
  })
  expect(html).toMatch(/rel="next"[^>]*href="\/search\?search=cut&amp;page=3&amp;after=def"/)
  expect(html).toMatch(/aria-label="Page 3"[^>]*href="\/search\?search=cut&amp;page=3"/)
})

test('the places that a search offers are those of a fixed list while they cannot be looked up', async () => {
  const { html } = await searched('/search', new Error('broken'))
  const offered = [...html.matchAll(/<option value="([^"]+)"><\/option>/g)].map(([, place]) => place)
  expect(offered).toEqual(expect.arrayContaining(['San Francisco', 'London', 'Tokyo']))
})
