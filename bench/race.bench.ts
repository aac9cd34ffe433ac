import { startBuiltServer } from '../tests/built-server.ts'
import { newPool } from './booking-replay.ts'
import { at, book, openProvider, type Site, signUp } from './bookings.bench.ts'

const people = 64
const rounds = 20

/** 64 people press 'Confirm' for the same time at the same moment, twenty times over. */
export async function run() {
  const server = await startBuiltServer({ DEMO: '0' })
  const pool = newPool(server.databaseUrl, 4)
  try {
    const site: Site = { origin: server.origin, tokens: await signUp(server.origin, people), pool }
    await pool.query('update account set email_verified_at = now()')
    const provider = await openProvider(pool)
    const outcomes: { code: string; ms: number }[] = []
    for (let round = 0; round < rounds; round++) {
      const selection = { provider, serviceIds: provider.serviceIds, start: at(1 + round, 600) }
      outcomes.push(...(await Promise.all(site.tokens.map((_, index) => book(site, index, selection)))))
    }
    const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b)
    const count = (code: string) => outcomes.filter((outcome) => outcome.code === code).length
    console.table([
      {
        race: `${people} for one time, ${rounds} times`,
        booked: count('done'),
        'told it is taken': count('slot_taken'),
        'anything else': outcomes.length - count('done') - count('slot_taken'),
        'p50 ms': Math.round(times[Math.floor(times.length / 2)] ?? 0),
        'p99 ms': Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
      },
    ])
  } finally {
    await pool.end()
    await server.stop()
  }
}
