import type { Context, Hono } from 'hono'
import { createContext, type Running } from '../app.server.ts'
import { listCategories } from '../domains/categories/service.server.ts'
import { countLandings, listLandings } from '../domains/search/landing.server.ts'
import {
  addressesPerPart,
  listSitemapParts,
  readSitemapEntries,
  type SitemapEntry,
} from '../domains/search/sitemap.server.ts'
import type { Env } from '../lib/api/serve.server.ts'
import { clientAddress } from '../lib/client-address.server.ts'
import { callLimits } from '../lib/limits.ts'

const fixed = [
  '/',
  '/search',
  '/browse',
  '/provider-signup',
  '/about',
  '/contact',
  '/legal',
  '/accessibility',
  '/how-we-rank',
  '/how-we-rate',
  '/status',
  '/gift-card',
]

type Address = { path: string; lastModified?: Date }

/** For search engines: an index of parts, each as it is read. Languages stand in the pages themselves. */
export function mountSitemap(site: Hono<Env>, running: Running) {
  const { origin } = running.config
  const open = async (c: Context<Env>) => {
    const peer = c.env?.incoming?.socket.remoteAddress
    const address = clientAddress(c.req.raw.headers, peer, running.config.trustedProxies)
    await running.app.limits.take(callLimits.read, `sitemap ${address}`)
    return createContext(running, c.get('requestId'))
  }
  site.get('/sitemap.xml', async (c) => {
    const ctx = await open(c)
    const [parts, landings] = await Promise.all([listSitemapParts(ctx), countLandings(ctx)])
    const pages = Array.from({ length: Math.ceil(landings / addressesPerPart) }, (_, index) => index + 1)
    const lines = [
      entry('sitemap', origin, { path: '/sitemap/pages.xml' }),
      ...pages.map((page) => entry('sitemap', origin, { path: `/sitemap/places-${page}.xml` })),
      ...parts.map(({ from, lastModified }) =>
        entry('sitemap', origin, { path: `/sitemap/providers-${from}.xml`, lastModified }),
      ),
    ]
    return c.body(`${head('sitemapindex')}${lines.join('')}</sitemapindex>\n`, 200, headers)
  })
  site.get('/sitemap/pages.xml', async (c) => {
    const categories = await listCategories(await open(c))
    const searches = categories
      .filter(({ parentSlug, providerCount }) => parentSlug === null && providerCount > 0)
      .map(({ slug }) => `/search?category=${slug}`)
    return c.body(wholePart(origin, [...fixed, ...searches]), 200, headers)
  })
  site.get('/sitemap/:file{places-[0-9]+\\.xml}', async (c) => {
    const page = Number(/\d+/.exec(c.req.param('file'))?.[0])
    const ctx = await open(c)
    const offset = (page - 1) * addressesPerPart
    const shown =
      Number.isSafeInteger(offset) && page > 0 ? await listLandings(ctx, { limit: addressesPerPart, offset }) : []
    if (shown.length === 0) return c.text('Not found', 404)
    return c.body(
      wholePart(
        origin,
        shown.map(({ path }) => path),
      ),
      200,
      headers,
    )
  })
  site.get('/sitemap/:file{providers-[0-9a-f-]{36}\\.xml}', async (c) => {
    const from = c.req.param('file').slice('providers-'.length, -'.xml'.length)
    const ctx = await open(c)
    const parts = await listSitemapParts(ctx)
    if (!parts.some((part) => part.from === from)) return c.text('Not found', 404)
    return c.body(streamed(readSitemapEntries(ctx, from), origin), 200, headers)
  })
}

const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }

const head = (root: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`

const wholePart = (origin: string, paths: readonly string[]) =>
  `${head('urlset')}${paths.map((path) => entry('url', origin, { path })).join('')}</urlset>\n`

function entry(tag: 'url' | 'sitemap', origin: string, { path, lastModified }: Address): string {
  const when = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : ''
  return `<${tag}><loc>${escaped(`${origin}${path}`)}</loc>${when}</${tag}>\n`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** As fast as it is taken, and read no further when whoever asked has gone. */
function streamed(entries: AsyncGenerator<SitemapEntry[]>, origin: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const lineOf = ({ slug, lastModified }: SitemapEntry) =>
    entry('url', origin, { path: `/provider/${slug}`, lastModified })
  return new ReadableStream(
    {
      start: (controller) => controller.enqueue(encoder.encode(head('urlset'))),
      pull: async (controller) => {
        const { value, done } = await entries.next()
        controller.enqueue(encoder.encode(done ? '</urlset>\n' : value.map(lineOf).join('')))
        if (done) controller.close()
      },
      cancel: async () => void (await entries.return(undefined)),
    },
    { highWaterMark: 1 },
  )
}
