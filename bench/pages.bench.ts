import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { providers } from '../src/domains/providers/contract.ts'
import { createHttpCall } from '../src/lib/api/call.ts'
import { startBuiltServer } from '../tests/built-server.ts'
import { ownRoot } from '../tests/server-process.ts'
import { get, load, percentile, ratio } from './measure.ts'
import { scores } from './page-scores.ts'

/**
 * A cold page against rendering alone, Lighthouse, and the scripts of a first touch. `--beside FOLDER`: instead, its cold
 * pages and those of another checkout, which is built there, in turns.
 */
export async function run(option?: string, folder?: string) {
  if (option === '--beside' && folder) return coldBeside(folder)
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
  const slugs = await readSlugs(origin)
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
  const visitAll = visitorsOf(origin)
  await visitAll(['fr', 'es', 'pt'].flatMap((language) => pagesIn(language, slugs)))
  const cold = pagesIn('en', slugs)
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

async function readSlugs(origin: string): Promise<string[]> {
  const call = createHttpCall({ base: origin, accessToken: () => null, refresh: async () => false })
  const slugs: string[] = []
  for (const page of [1, 2, 3, 4, 5, 6, 7, 8]) {
    slugs.push(...(await call(providers.list, { page, limit: 50 })).providers.map(({ slug }) => slug))
  }
  return slugs
}

const pagesIn = (language: string, slugs: readonly string[]) => slugs.map((slug) => `/provider/${slug}?lng=${language}`)

/** Sixteen who read pages, each once; answers how many failed. */
function visitorsOf(origin: string): (paths: readonly string[]) => Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  return async (paths) => {
    let next = 0
    let failed = 0
    const reader = async () => {
      for (let path = paths[next++]; path !== undefined; path = paths[next++])
        if (!(await get(`${origin}${path}`, agent)())) failed++
    }
    await Promise.all(Array.from({ length: 16 }, reader))
    return failed
  }
}

const perTurn = 50

/** What two runs of the same code may differ by. */
const noise = 1.1

/** What the machine does otherwise, and how fast it is in this minute, meets both alike. */
async function coldBeside(folder: string) {
  const sides: { origin: string; slugs: string[]; cold: string[]; ms: number[]; stop(): Promise<void> }[] = []
  try {
    for (const root of [folder, ownRoot]) {
      const { origin, databaseUrl, stop } = await startBuiltServer({}, root)
      const slugs = await readSlugs(origin)
      sides.push({ origin, slugs, cold: ['pt', 'en'].flatMap((one) => pagesIn(one, slugs)), ms: [], stop })
      await visitorsOf(origin)(['fr', 'es'].flatMap((one) => pagesIn(one, slugs)))
      await jobsAreDone(databaseUrl)
    }
    const visitors = sides.map(({ origin }) => visitorsOf(origin))
    for (let at = 0; at < (sides[0]?.cold.length ?? 0); at += perTurn) {
      const turn = [...sides.entries()]
      for (const [index, { cold, ms }] of (at / perTurn) % 2 ? turn.reverse() : turn) {
        const startedAt = performance.now()
        const failed = (await visitors[index]?.(cold.slice(at, at + perTurn))) ?? 0
        if (failed > 0) throw new Error(`${failed} pages failed`)
        ms.push((performance.now() - startedAt) / perTurn)
      }
    }
    const [before = 0, now = 0] = sides.map(({ ms }) => percentile(ms, 0.5))
    console.table([{ 'there, ms a page': before, 'here, ms a page': now, ratio: ratio(now, before) }])
    if (ratio(now, before) > noise) throw new Error(`A cold page takes ${ratio(now, before)} times as long as there`)
  } finally {
    for (const { stop } of sides) await stop()
  }
}

async function jobsAreDone(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const due = `select from pgboss.job where state = 'active' or state < 'active' and start_after <= now() limit 1`
  while ((await client.query(due)).rowCount) await sleep(500)
  await client.end()
}
