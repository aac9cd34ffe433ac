import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { searchProviders } from '../src/domains/search/service.server.ts'
import '../src/domains/texts.server.ts'
import type { Ctx } from '../src/lib/context.ts'
import { migrate } from '../src/lib/migrate.server.ts'
import { startThrowawayPostgres } from '../src/lib/postgres.server.ts'
import { startServerProcess } from '../tests/server-process.ts'
import { fillCountry } from './country.ts'
import { get, load, ratio } from './measure.ts'

const connections = 16
const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
const category = 'hair-styling-barbering'
type Asked = Partial<Parameters<typeof searchProviders>[1]>

const towns = [
  'London',
  'Manchester',
  'Birmingham',
  'Leeds',
  'Bristol',
  'Brighton',
  'Camden Town',
  'Hackney',
  'Soho',
  'Peckham',
]
const words = [
  'balayage',
  'cut',
  'fade',
  'manicure',
  'gel nails',
  'massage',
  'beard trim',
  'highlights',
  'tattoo',
  'lashes',
]
/** Each asked by all clients, one after the other. */
const searches: Record<string, readonly Asked[]> = {
  'text, category, place': [{ search: 'balayage', category, location: 'London' }],
  'date and time': [{ category, location: 'London', date: day, time: '15:00' }],
  'a hundred of text and place': towns.flatMap((location) => words.map((search) => ({ search, location }))),
  'ten of place, date and time': towns.map((location) => ({ category, location, date: day, time: '15:00' })),
  'text with a typo': [{ search: 'balyage', location: 'London' }],
  'a word that many use': [{ search: 'hair' }],
  'everybody, by rating': [{ sort: 'rating' }],
}

/**
 * Search over HTTP with so many providers, each page with the next free times, against the same statements straight to
 * PostgreSQL; more numbers are more countries, one after the other, the address of a database is one that is there already.
 * What one statement costs is measured on one connection.
 */
export async function run(...sizes: string[]) {
  for (const size of sizes.length > 0 ? sizes : ['100000'])
    await (size.startsWith('postgres') ? measure(size) : searchAmong(Number(size)))
}

async function searchAmong(providers: number) {
  const postgres = await startThrowawayPostgres()
  try {
    const databaseUrl = postgres.url()
    await migrate(databaseUrl)
    const startedAt = performance.now()
    await fillCountry(databaseUrl, providers)
    console.log(`${providers} providers in ${Math.round((performance.now() - startedAt) / 1000)} s`)
    await measure(databaseUrl)
  } finally {
    await postgres.stop()
  }
}

async function measure(databaseUrl: string) {
  const metricsToken = randomUUID()
  const server = await startServerProcess({
    DATABASE_URL: databaseUrl,
    POOL_SIZE: String(connections),
    METRICS_TOKEN: metricsToken,
  })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  const memory = watchMemory(server.origin, metricsToken)
  try {
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    const rows = []
    for (const [what, asked] of Object.entries(searches)) {
      const statements = await Promise.all(asked.map((input) => statementsOf(pool, input)))
      const bare = async (index: number) => {
        for (const statement of statements[index % statements.length] ?? []) await pool.query(statement)
        return true
      }
      const gets = asked.map((input) => {
        const query = new URLSearchParams({ limit: '20', ...(input as Record<string, string>) })
        return get(`${server.origin}/api/search/providers?${query}`, agent)
      })
      const http = (index: number) => (gets[index % gets.length] as () => Promise<boolean>)()
      const [sql, one, api] = [
        await warmed({ connections, work: bare }),
        await warmed({ connections: 1, work: bare }),
        await warmed({ connections, work: http }),
      ]
      rows.push({
        what,
        'http/s': api.perSecond,
        'p50 ms': api.p50,
        'p99 ms': api.p99,
        failed: api.failed,
        'sql/s': sql.perSecond,
        'sql p99': sql.p99,
        ratio: ratio(api.perSecond, sql.perSecond),
        'sql alone ms': one.p50,
      })
    }
    console.table(rows)
    const { most, last, samples } = await memory.end()
    console.log(`memory of the server: ${most} MB at most, asked ${samples} times throughout, ${last} MB at the end`)
  } finally {
    await memory.end()
    await pool.end()
    await server.stop()
  }
}

async function warmed(options: Pick<Parameters<typeof load>[0], 'connections' | 'work'>) {
  await load({ ...options, seconds: 1 })
  return load({ ...options, seconds: 4 })
}

type Statement = { name?: string; text: string; values: unknown[] }

/** What a server that has been asked before sends for it. */
async function statementsOf(pool: pg.Pool, input: Asked): Promise<Statement[]> {
  let statements: Statement[] = []
  const db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => {
      const name = /^\/\* prepare: ([\w-]+) \*\//.exec(sql)?.[1]
      statements.push({ ...(name && { name }), text: sql, values: [...parameters] })
    },
  })
  const ctx = { db, now: new Date(), locale: 'en', actor: null, log: console } as unknown as Ctx
  for (let round = 0; round < 2; round++) {
    statements = []
    await searchProviders(ctx, { page: 1, limit: 20, ...input } as Parameters<typeof searchProviders>[1])
  }
  return statements
}

/** Asks each second what the server takes, until it is ended. */
function watchMemory(origin: string, token: string) {
  const seen: number[] = []
  const ended = new AbortController()
  const watching = (async () => {
    while (!ended.signal.aborted) {
      seen.push(await memoryOf(origin, token))
      await sleep(1000, undefined, { signal: ended.signal }).catch(() => undefined)
    }
  })()
  return {
    end: async () => {
      ended.abort()
      await watching
      return { most: Math.max(...seen), last: seen.at(-1), samples: seen.length }
    },
  }
}

async function memoryOf(origin: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const text = await (await fetch(`${origin}/health/metrics`, { headers })).text()
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1e6)
}
