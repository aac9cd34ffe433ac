import { Agent } from 'node:http'
import pg from 'pg'
import { fillDemoCity } from '../db/demo/fill.ts'
import { migrate } from '../src/lib/migrate.server.ts'
import { startThrowawayPostgres } from '../src/lib/postgres.server.ts'
import { startServerProcess } from '../tests/server-process.ts'
import { get, load, ratio } from './measure.ts'

const connections = 16

/**
 * Search over HTTP in a city of 20,000 providers, or as many as are named, each page with the next free times, against the
 * bare SQL that finds the same providers.
 */
export async function run(providers = '20000') {
  const postgres = await startThrowawayPostgres()
  try {
    const databaseUrl = postgres.url()
    await migrate(databaseUrl)
    const filled = await fillDemoCity({ databaseUrl, providers: Number(providers) })
    console.log(`${filled?.providers} providers in ${Math.round((filled?.milliseconds ?? 0) / 1000)} s`)
    const server = await startServerProcess({ DATABASE_URL: databaseUrl, POOL_SIZE: String(connections) })
    const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
    try {
      const agent = new Agent({ keepAlive: true, maxSockets: connections })
      const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
      const asked = {
        'text, category, place': 'search=balayage&category=hair-styling-barbering&location=London',
        'text with a typo': 'search=balyage&location=London',
        place: 'location=London',
        text: 'search=balayage',
        'date and time': `category=hair-styling-barbering&location=London&date=${day}&time=15:00`,
        'everybody, by rating': 'sort=rating',
      }
      const sql = async () => {
        const { rows } = await pool.query(bareSearch, [51.507, -0.128, 15 / 111])
        return rows.length > 0
      }
      await load({ connections, seconds: 1, work: sql })
      const bare = await load({ connections, seconds: 3, work: sql })
      const rows = []
      for (const [what, query] of Object.entries(asked)) {
        const work = get(`${server.origin}/api/search/providers?limit=20&${query}`, agent)
        await load({ connections, seconds: 1, work })
        const { perSecond, p50, p99, failed } = await load({ connections, seconds: 3, work })
        rows.push({
          what,
          'http/s': perSecond,
          'p50 ms': p50,
          'p99 ms': p99,
          failed,
          ratio: ratio(perSecond, bare.perSecond),
        })
      }
      console.log(`bare SQL: ${bare.perSecond}/s, p99 ${bare.p99} ms`)
      console.table(rows)
    } finally {
      await pool.end()
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
}

/** Text, category and box, the nearest first. */
const bareSearch = `
  select provider_id from provider
  where search_words @@ search_any('{}', '{balayage}', '{en}', 'balayage') and category_slug = 'hair-styling-barbering' and status = 'active'
    and latitude between $1 - $3::float8 and $1 + $3::float8 and longitude between $2 - $3::float8 * 1.6 and $2 + $3::float8 * 1.6
  order by (latitude - $1) ^ 2 + ((longitude - $2) * 0.62) ^ 2 limit 20`
