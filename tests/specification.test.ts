import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { languages } from '../src/i18n/languages.ts'
import { type BuiltServer, startBuiltServer } from './built-server.ts'

/** What the specification wants to stand in pages as they are sent, before any script. */
let server: BuiltServer
const origin = 'https://highstreet.test'
beforeAll(async () => {
  server = await startBuiltServer({ APP_ORIGIN: origin })
})
afterAll(() => server.stop())

const get = (path: string) => fetch(`${server.origin}${path}`, { redirect: 'manual' })
const page = async (path: string) => (await get(path)).text()
const json = async (path: string) => (await get(path)).json()
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')

const structuredIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) =>
    JSON.parse(text),
  )

const slug = 'maya-thompson'

test('a profile names its way there, its state, its qualifications, its address and the way to it', async () => {
  const html = await page(`/provider/${slug}?lng=en`)
  const text = textOf(html)
  const { provider } = await json(`/api/providers/${slug}`)
  const breadcrumb = /<nav[^>]*aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? ''
  expect(textOf(breadcrumb)).toContain(provider.location)
  expect([...breadcrumb.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/',
    expect.stringMatching(/^\/search\?location=\w/),
    `/search?category=${provider.category.slug}`,
  ])
  expect(breadcrumb).toContain('aria-current="page"')
  expect(text.toLowerCase()).toContain(provider.currentStatus.toLowerCase())
  expect(provider.qualifications.length).toBeGreaterThan(0)
  for (const qualification of provider.qualifications) expect(text).toContain(qualification)
  expect(text).toContain(provider.address)
  const { lat, lng } = provider.coordinates
  expect(html).toMatch(
    new RegExp(`href="https://www\\.openstreetmap\\.org/directions\\?to=${lat}%2C${lng}"[^>]*>.*?Get Directions`, 's'),
  )
})

test('a profile shows its reviews as of verified bookings, by the sorts of the specification', async () => {
  const html = await page(`/provider/${slug}?lng=en`)
  const { provider } = await json(`/api/providers/${slug}`)
  const { data } = await json(`/api/providers/${provider.id}/reviews?limit=10`)
  expect(data.reviews.length).toBeGreaterThan(0)
  expect(html.match(/Verified Booking/g)).toHaveLength(data.reviews.length)
  expect(html).toMatch(/href="[^"]*sort=highest_rated#reviews"/)
})

test('what a profile tells search engines is its own country and price range, and its real rating', async () => {
  const html = await page(`/provider/${slug}?lng=en`)
  const { provider } = await json(`/api/providers/${slug}`)
  const facts = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  expect(facts).toMatchObject({
    '@type': 'LocalBusiness',
    name: provider.businessName,
    address: { addressCountry: 'GB', streetAddress: provider.address },
    priceRange: provider.pricing.priceRange,
    aggregateRating: { ratingValue: provider.rating, reviewCount: provider.reviewsCount },
  })
})

test('rating, count, bars and what search engines are told are those of the published reviews, in every language', async () => {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query<{ slug: string; stars: number[] | null }>(`
    select p.slug, (select array_agg(v.rating) from review v where v.provider_id = p.provider_id and v.status = 'published') as stars
    from provider p where p.status = 'active' order by random() limit 200`)
  expect(rows).toHaveLength(200)
  // Each in one of them, so that each is read of fifty.
  for (const [index, { slug: one, stars }] of rows.entries()) {
    const language = languages[index % languages.length]
    const count = stars?.length ?? 0
    const average = count > 0 ? (stars ?? []).reduce((sum, star) => sum + star, 0) / count : null
    const bars = [5, 4, 3, 2, 1].map((star) => stars?.filter((given) => given === star).length ?? 0)
    const html = await page(`/provider/${one}?lng=${language}`)
    const [facts] = structuredIn(html)
    const hero = /<h1.*?<\/h1>.*?<ul.*?<\/ul>/s.exec(html)?.[0] ?? ''
    const shown = average?.toFixed(1).replace('.', language === 'en' ? '.' : ',') ?? null
    const drawn = [...html.matchAll(/<progress max="(\d+)" value="(\d+)"/g)].map(([, ...numbers]) =>
      numbers.map(Number),
    )
    expect({
      ...{ one, language, facts: facts.aggregateRating, drawn },
      ...{
        rating: /<strong[^>]*>([^<]+)</.exec(hero)?.[1] ?? null,
        count: /\((?:<!-- -->)?(\d+)/.exec(hero)?.[1] ?? '0',
      },
    }).toEqual({
      ...{ one, language },
      facts: average === null ? undefined : { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
      drawn: average === null ? [] : bars.map((bar) => [count, bar]),
      ...{ rating: shown, count: String(count) },
    })
  }
}, 300_000)

test('a profile tells search engines its hours, and the way to it', async () => {
  const html = await page(`/provider/${slug}?lng=en`)
  const { provider } = await json(`/api/providers/${slug}`)
  const [facts, way] = structuredIn(html)
  expect(facts.url).toBe(`${origin}/provider/${slug}`)
  const [monday] = provider.openingTimes.week[0] ?? []
  if (monday)
    expect(facts.openingHoursSpecification).toContainEqual(
      expect.objectContaining({ dayOfWeek: 'https://schema.org/Monday', opens: expect.stringMatching(/^\d\d:\d\d$/) }),
    )
  expect(facts.openingHoursSpecification.length).toBe(provider.openingTimes.week.flat().length)
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' })
  expect(way.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    provider.location,
    provider.category.name,
    provider.name,
  ])
  expect(way.itemListElement.at(-1)).toMatchObject({ position: 4, item: `${origin}/provider/${slug}` })
})

test('below a profile stand four others of the trade with their times, in the plain page', async () => {
  const html = await page(`/provider/${slug}?lng=en`)
  const block = /<section[^>]*aria-labelledby="others".*?<\/section>/s.exec(html)?.[0] ?? ''
  expect(textOf(block)).toContain('Other Hair Stylists You Might Like')
  const links = [...block.matchAll(/<h3[^>]*>\s*<a [^>]*href="\/provider\/([^"]+)"/g)].map(([, other]) => other)
  expect(links).toHaveLength(4)
  expect(links).not.toContain(slug)
  expect(block).toContain('href="/booking?provider=')
})

describe('the page of a trade at a place', () => {
  const path = '/barber/london'

  test('says real numbers, lists who is there with times, and answers from data', async () => {
    const html = await page(`${path}?lng=en`)
    const { data: facts } = await json('/api/search/landing/facts?what=barber&place=london')
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe('Barbers in London – Highstreet')
    expect(textOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '').trim()).toBe('Barbers in London')
    const text = textOf(html)
    expect(text).toContain(`${facts.count} providers in London. All can be booked online.`)
    expect(facts.online).toBe(facts.count)
    expect(text).toContain(`from ${facts.reviewsCount} reviews`)
    expect(text).toContain(`Prices start at £${facts.lowestPriceMinor / 100}`)
    expect(html.match(/<article/g)).toHaveLength(Math.min(12, facts.count))
    expect(html).toContain('href="/booking?provider=')
    const [list, way, questions] = structuredIn(html)
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: Math.min(12, facts.count) })
    expect(way.itemListElement.at(-1)).toMatchObject({ name: 'Barbers in London', item: `${origin}${path}` })
    for (const { name, acceptedAnswer } of questions.mainEntity) {
      expect(text).toContain(name)
      expect(text).toContain(acceptedAnswer.text)
    }
    expect(questions.mainEntity.length).toBeGreaterThanOrEqual(2)
  })

  test('leads to pages that are there', async () => {
    const html = await page(`${path}?lng=en`)
    const links = [...html.matchAll(/<a class="chip"[^>]*href="([^"]+)"/g)].map(([, to = '']) => to)
    expect(links.length).toBeGreaterThan(3)
    for (const link of links) expect([link, (await get(link)).status]).toEqual([link, 200])
  })

  test('has one address, which searches for the same name as theirs', async () => {
    const canonicalOf = async (address: string) =>
      /<link rel="canonical" href="([^"]+)"/.exec(await page(address))?.[1]?.replaceAll('&amp;', '&')
    expect(await canonicalOf(`${path}?lng=fr`)).toBe(`${origin}${path}?lng=fr`)
    const category = 'hair-styling-barbering'
    expect(await canonicalOf(`/search?category=${category}&location=London&lng=en`)).toBe(
      `${origin}/${category}/london?lng=en`,
    )
    const narrower = await page(`/search?category=${category}&location=London&priceRange=budget`)
    expect(narrower).toContain('noindex')
    expect(await canonicalOf('/search?category=nail-care&location=Atlantis')).toMatch(/\/search\?category=nail-care/)
    const moved = await get('/tattoo-body-art/London')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/tattoo-artist/london'])
  })

  test.each(['/barber/atlantis', '/falconer/london', '/photographer/hexham', '/barber/%00', '/constructor/london'])(
    '%s is missing',
    async (address) => {
      const answer = await get(address)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('noindex')
    },
  )

  test.each([
    ['fr', 'Barbiers à London'],
    ['es', 'Barberías en London'],
    ['pt', 'Barbearias em London'],
  ])('is called in %s “%s”', async (language, title) => {
    const html = await page(`${path}?lng=${language}`)
    expect(textOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '').trim()).toBe(title)
    expect(html).not.toContain('{{')
  })
})

test('home tells search engines where the site is searched, and lists what they list', async () => {
  const [site] = structuredIn(await page('/?lng=en'))
  expect(site).toMatchObject({ '@type': 'WebSite', url: `${origin}/`, name: 'Highstreet' })
  const address = site.potentialAction.target.urlTemplate.replace('{search_term_string}', 'barber').replace(origin, '')
  expect(await page(`${address}&lng=en`)).toContain('<article')
  for (const path of ['/search?category=nail-care', '/browse']) {
    const html = await page(path)
    const [list] = structuredIn(html)
    const links = [...html.matchAll(/<h[23][^>]*>\s*<a [^>]*href="(\/provider\/[^"]+)"/g)].map(
      ([, to]) => `${origin}${to}`,
    )
    expect(links.length).toBeGreaterThan(3)
    expect(list.itemListElement.map(({ url }: { url: string }) => url)).toEqual(links)
  }
})

test('the site map leads to every public page, trade and provider, each of which is there', async () => {
  const locations = async (path: string) => {
    const answer = await get(path)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      'application/xml; charset=utf-8',
    ])
    const text = await answer.text()
    expect(text).toMatch(/^<\?xml .*<\/(urlset|sitemapindex)>\n$/s)
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) =>
      loc.replaceAll('&amp;', '&').replace(origin, ''),
    )
  }
  expect(await page('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const parts = await locations('/sitemap.xml')
  expect(parts).toEqual([
    '/sitemap/pages.xml',
    '/sitemap/places-1.xml',
    expect.stringMatching(/^\/sitemap\/providers-[0-9a-f-]{36}\.xml$/),
  ])
  const [pages = [], places = [], providers = []] = await Promise.all(parts.map(locations))
  expect(places).toContain('/barber/london')
  const { pagination } = await json('/api/providers?limit=1')
  expect(new Set(providers).size).toBe(pagination.total)
  expect(await page(parts[2] ?? '')).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/)
  for (const path of [...pages, ...places.slice(0, 10), ...places.slice(-10), ...providers.slice(0, 3)]) {
    const answer = await get(path)
    expect([path, answer.status]).toEqual([path, 200])
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1]?.replaceAll('&amp;', '&')
    expect(canonical).toBe(`${origin}${path}`)
  }
  for (const path of [
    '/sitemap/places-0.xml',
    '/sitemap/places-2.xml',
    `/sitemap/providers-${crypto.randomUUID()}.xml`,
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test('a search is made with the words of the language of its page', async () => {
  const count = async (language: string) => {
    const answer = await fetch(`${server.origin}/api/search/providers?search=barbes`, {
      headers: { 'accept-language': language },
    })
    return (await answer.json()).data.pagination.total as number
  }
  const [english, french] = [await count('en'), await count('fr')]
  expect(french).toBeGreaterThan(english)
  const text = textOf(await page('/search?search=barbes&lng=fr'))
  expect(text).toContain(`${french} prestataires`)
})

test('pages of trades at places are led to from the list of all providers', async () => {
  const html = await page('/browse?lng=en')
  const links = /<nav aria-label="Popular places".*?<\/nav>/s.exec(html)?.[0] ?? ''
  expect(textOf(links)).toContain('in London')
  expect(links.match(/href="\/[a-z-]+\/[a-z-]+"/g)?.length).toBeGreaterThan(5)
})

test('the description of a profile is the beginning of its bio', async () => {
  const html = await page(`/provider/${slug}?lng=en`)
  const { provider } = await json(`/api/providers/${slug}`)
  const [, said = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
  expect(textOf(said)).toBe(textOf(provider.bio.slice(0, 160)))
})

test('a month of free days stands on a profile and leads to the next one', async () => {
  const html = await page(`/provider/${slug}?lng=en`)
  const month = /<div id="availability".*?<\/table>/s.exec(html)?.[0] ?? ''
  // On its last days there may be none free any more.
  expect(month).toContain('calendar-today')
  const [, next = ''] = /href="(\/provider\/[^"]*\?month=\d{4}-\d{2})#availability"/.exec(month) ?? []
  const later = /<div id="availability".*?<\/table>/s.exec(await page(next))?.[0] ?? ''
  expect(later).toContain(`href="/booking?provider=${slug}&amp;day=${next.slice(-7)}-`)
})

test('home shows twelve popular providers, how it works, and the way to the app', async () => {
  const html = await page('/?lng=en')
  const section = (label: string) =>
    new RegExp(`<section[^>]*aria-labelledby="${label}".*?</section>`, 's').exec(html)?.[0] ?? ''
  expect(section('popular').match(/<article/g)).toHaveLength(12)
  expect(section('how').match(/<h3/g)).toHaveLength(3)
  expect(section('app')).toContain('Get the App')
})

test('home shows its testimonials, and says that they are samples', async () => {
  const text = textOf(await page('/?lng=en'))
  for (const name of ['Nia Campbell', 'Dan Oakes', 'Amina Yusuf']) expect(text).toContain(name)
  expect(text).toContain('Sample reviews')
})

test('the picture that a page is shared with is there, 1200 by 630', async () => {
  const images = new Set<string>()
  for (const path of ['/', '/search', '/about', `/provider/${slug}`]) {
    const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(await page(path)) ?? []
    expect(image, path).toMatch(new RegExp(`^${origin}/share/`))
    images.add(image.replace(origin, ''))
  }
  // Home, search, the provider, and one for all others.
  expect(images.size).toBe(4)
  expect([...images]).toContain(`/share/provider/${slug}.jpg?lng=en`)
  for (const image of images) {
    const answer = await get(image)
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
    expect({ width, height, format, type: answer.headers.get('content-type') }).toEqual({
      ...{ width: 1200, height: 630 },
      ...{ format: 'jpeg', type: 'image/jpeg' },
    })
  }
})

test.each([
  ['/login', '/auth?mode=login'],
  ['/sign-in', '/auth?mode=login'],
  ['/sign-in?redirect=%2Fmy-bookings', '/auth?mode=login&redirect=%2Fmy-bookings'],
  ['/signup', '/auth'],
  ['/sign-up', '/auth'],
])('%s leads to %s', async (path, target) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, target])
})

test('every link of the footer leads to a page', async () => {
  const footer = /<footer.*?<\/footer>/s.exec(await page('/?lng=en'))?.[0] ?? ''
  const links = [...footer.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  expect(links).toEqual(expect.arrayContaining(['/browse', '/about', '/contact', '/legal', '/accessibility']))
  for (const link of links) expect((await get(link)).status, link).toBe(200)
  for (const name of ['Log in or sign up', 'Contact Us', 'About Us', 'Legal']) expect(textOf(footer)).toContain(name)
  expect(footer).toContain('href="#top"')
})

test('a page of which the server says that it failed has the words of the specification', async () => {
  const answer = await get('/500')
  expect(answer.status).toBe(500)
  expect(textOf(await answer.text())).toContain('Server error. Please try again later.')
})
