import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { startBuiltServer } from '../tests/built-server.ts'
import { newPool } from './booking-replay.ts'
import { at, openProvider, signUp } from './bookings.bench.ts'
import { percentile, ratio } from './measure.ts'

const rounds = 12
const perRound = 30

/** What keeps the read model of search true: the days that become unknown, and the listing with what is counted of it. */
const marking = [
  ...['free_time_changed', 'provider_clock_changed'],
  ...['listing_changed', 'listing_moved', 'provider_listed'],
]

/**
 * What somebody saves, with the triggers that mark the read model of search and without them, in turns of one run: over HTTP, on
 * one connection, in the middle of all calls and of the slowest twentieth.
 */
export async function run() {
  const server = await startBuiltServer({
    APP_ENV: 'test',
    DEMO: '0',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_FACTOR: '1000000',
  })
  const pool = newPool(server.databaseUrl, 2)
  try {
    const [owner = '', customer = ''] = await signUp(server.origin, 2)
    await pool.query('update account set email_verified_at = now()')
    const { sub } = JSON.parse(Buffer.from(owner.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }
    const writes = await writesOf(server.origin, owner, customer, await openProvider(pool, sub))
    const times = Object.keys(writes).map(() => ({ with: [] as number[], without: [] as number[] }))
    // The first is not measured.
    for (let round = 0; round <= rounds; round++) {
      const modes = round % 2 ? (['with', 'without'] as const) : (['without', 'with'] as const)
      for (const mode of modes) {
        await setMarking(pool, mode === 'with')
        for (let call = 0; call < perRound; call++)
          for (const [index, write] of Object.values(writes).entries()) {
            const startedAt = performance.now()
            await write(round * perRound + call)
            if (round > 0) times[index]?.[mode].push(performance.now() - startedAt)
          }
      }
    }
    const names = Object.keys(writes)
    console.table(
      times.map((of, index) => ({
        what: names[index],
        'marking, p50 ms': percentile(of.with, 0.5),
        'without, p50 ms': percentile(of.without, 0.5),
        ratio: ratio(percentile(of.with, 0.5), percentile(of.without, 0.5)),
        'marking, p95 ms': percentile(of.with, 0.95),
        'without, p95 ms': percentile(of.without, 0.95),
        'of p95': ratio(percentile(of.with, 0.95), percentile(of.without, 0.95)),
      })),
    )
  } finally {
    await pool.end()
    await server.stop()
  }
}

type Provider = Awaited<ReturnType<typeof openProvider>>

async function writesOf(origin: string, owner: string, customer: string, provider: Provider) {
  const { providerId, staffId, serviceIds } = provider
  const send = async (method: string, path: string, token: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(`${origin}/api${path}`, { method, headers, body: JSON.stringify(body) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text) as { data?: { id: string } }
  }
  let booked = ''
  const own = `/providers/${providerId}`
  const week = (closes: string) => Array.from({ length: 7 }, () => [{ opens: '09:00', closes }])
  return {
    'a booking': async (index: number) => {
      const dateTime = at(1 + (index % 60), 600 + (Math.floor(index / 60) % 8) * 60)
      const idempotencyKey = randomUUID()
      const { data } = await send('POST', '/bookings', customer, {
        ...{ providerId, serviceIds: serviceIds.slice(3), dateTime, idempotencyKey },
      })
      booked = data?.id ?? ''
    },
    'its cancellation': () => send('POST', `/bookings/${booked}/cancel`, customer, {}),
    'hours of a week': (index: number) =>
      send('PUT', `${own}/staff/${staffId}/hours`, owner, { hours: week(index % 2 ? '21:00' : '20:30') }),
    'how long a service takes': (index: number) =>
      send('PUT', `${own}/services/${serviceIds[0]}`, owner, { durationMinutes: index % 2 ? 15 : 20 }),
    'what a service costs': (index: number) =>
      send('PUT', `${own}/services/${serviceIds[0]}`, owner, { priceMinor: 1000 + (index % 2) * 500 }),
  }
}

async function setMarking(pool: pg.Pool, isOn: boolean) {
  const { rows } = await pool.query<{ table: string; name: string }>(
    `select t.tgrelid::regclass::text as table, t.tgname as name from pg_trigger t join pg_proc f on f.oid = t.tgfoid
      where f.proname = any($1) and not t.tgisinternal`,
    [marking],
  )
  if (rows.length === 0) throw new Error('There is no trigger that marks')
  const word = isOn ? 'enable' : 'disable'
  for (const { table, name } of rows) await pool.query(`alter table ${table} ${word} trigger ${name}`)
}
