import { Agent } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { providers } from '../src/domains/providers/contract.ts'
import { createHttpCall } from '../src/lib/api/call.ts'
import { startBuiltServer } from '../tests/built-server.ts'
import { get, load, ratio } from './measure.ts'
import { scores } from './page-scores.ts'

/** A cold page against rendering alone, Lighthouse, and the scripts of a first touch. */
export async function run() {
  const server = await startBuiltServer()
  try {
    await coldAgainstRender(server.origin)
    await scores(server.origin)
  } finally {
    await server.stop()
  }
}

/**
 * Profiles that nobody has asked for yet, each with its queries, rendering, hashing and compressing; against
 * `renderToReadableStream` of the very same trees and nothing else.
 */
async function coldAgainstRender(origin: string) {
  const { loadPages, apiContext }: typeof import('../src/http/server.ts') = await import(
    pathToFileURL(join(import.meta.dirname, '../build/server/index.js')).href
  )
  const build = await loadPages()
  const trees: { context: EntryContext; url: string }[] = []
  const entry = {
    ...build.entry,
    module: {
      ...build.entry.module,
      default: async (request: Request, _status: number, _headers: Headers, context: EntryContext) => {
        // Its stream of loader data can be read once only, and is left out here: the comparison is the harder for it.
        const { serverHandoffStream: _once, ...rest } = context
        trees.push({ context: rest, url: request.url })
        return new Response()
      },
    },
  }
  const handle = createRequestHandler({ ...build, entry }, 'production')
  const call = createHttpCall({ base: origin, accessToken: () => null, refresh: async () => false })
  const site = {
    origin,
    language: 'en' as const,
    socialLinks: [],
    hasPublicOrigin: false,
    showsDevPages: false,
    report: console.error,
  }
  const slugs: string[] = []
  for (const page of [1, 2, 3, 4, 5, 6, 7, 8]) {
    slugs.push(...(await call(providers.list, { page, limit: 50 })).providers.map(({ slug }) => slug))
  }
  for (const slug of slugs.slice(0, 100)) {
    const provider = new RouterContextProvider(new Map([[apiContext, { ...site, call }]]))
    await handle(new Request(`${origin}/provider/${slug}`), provider)
  }
  const render = async (index: number) => {
    const tree = trees[index % trees.length]
    if (!tree) return false
    const stream = await renderToReadableStream(createElement(ServerRouter, tree))
    return (await new Response(stream).text()).includes('</html>')
  }
  await load({ connections: 16, seconds: 2, work: render })
  // Rendering alone has run for seconds and is compiled: so is the server, by the same pages in other languages.
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const visitAll = async (paths: readonly string[]) => {
    let next = 0
    let failed = 0
    const reader = async () => {
      for (let path = paths[next++]; path !== undefined; path = paths[next++])
        if (!(await get(`${origin}${path}`, agent)())) failed++
    }
    await Promise.all(Array.from({ length: 16 }, reader))
    return failed
  }
  const pagesIn = (language: string) => slugs.map((slug) => `/provider/${slug}?lng=${language}`)
  await visitAll(['fr', 'es', 'pt'].flatMap(pagesIn))
  const cold = pagesIn('en')
  const rows = []
  // In turns: what else the machine does meets both alike.
  while (cold.length > 0) {
    const rendered = await load({ connections: 16, seconds: 2, work: render })
    const paths = cold.splice(0, 100)
    const startedAt = performance.now()
    const failed = await visitAll(paths)
    const perSecond = Math.round(paths.length / ((performance.now() - startedAt) / 1000))
    rows.push({
      'cold/s': perSecond,
      'render alone/s': rendered.perSecond,
      ratio: ratio(perSecond, rendered.perSecond),
      pages: paths.length,
      failed,
    })
  }
  console.table(rows)
}
