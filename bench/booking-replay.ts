import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { createApp, createContext } from '../src/app.server.ts'
import { readConfig } from '../src/config.server.ts'
import { createBooking } from '../src/domains/bookings/create-booking.server.ts'
import type { DB } from '../src/lib/database.ts'
import { createPool } from '../src/lib/db.server.ts'
import { createLogger } from '../src/lib/log.server.ts'

export type BenchProvider = { providerId: string; accountId: string; staffId: string; serviceIds: string[] }

type Statement = { sql: string; parameters: readonly unknown[] }

/** The statements the product sends for one booking, as they stand today: what the bare database is timed with. */
export async function recordBooking(databaseUrl: string, customerId: string, provider: BenchProvider, start: string) {
  const config = readConfig({ AUTH_SECRET: 'a secret of more than thirty-two characters', LOG_LEVEL: 'silent' })
  const app = await createApp(config, databaseUrl)
  const statements: Statement[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: app.pool }),
    log: ({ query }) => {
      statements.push({ sql: query.sql, parameters: query.parameters })
    },
  })
  const actor = { accountId: customerId, sessionId: randomUUID(), providerId: null, isAdmin: false }
  // As in production.
  const ctx = { ...createContext(app, 'bench'), app: { ...app.app, hasMovableClock: false }, db, actor }
  const { providerId, serviceIds } = provider
  await createBooking(ctx, { providerId, serviceIds, dateTime: start, idempotencyKey: randomUUID() })
  await app.close()
  return { statements, provider, start }
}

type Recording = Awaited<ReturnType<typeof recordBooking>>

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/g

/** The recorded transaction once more, for another provider and time, with new ids; `known` ids stay. */
export async function replay(
  pool: pg.Pool,
  { statements, provider, start }: Recording,
  known: readonly string[],
  target: BenchProvider,
  at: string,
) {
  const later = Date.parse(at) - Date.parse(start)
  const ids = new Map(known.map((id) => [id, id]))
  for (const name of ['providerId', 'accountId', 'staffId'] as const) ids.set(provider[name], target[name])
  for (const [index, id] of provider.serviceIds.entries()) ids.set(id, target.serviceIds[index] ?? id)
  const changed = (text: string) =>
    text
      .replace(uuid, (id) => {
        if (!ids.has(id)) ids.set(id, randomUUIDv7())
        return ids.get(id) ?? id
      })
      .replace(instant, (time) => new Date(Date.parse(time) + later).toISOString())
  const value = (parameter: unknown): unknown => {
    if (parameter instanceof Date) return new Date(parameter.getTime() + later)
    if (typeof parameter === 'string') return changed(parameter)
    if (typeof parameter !== 'object' || parameter === null) return parameter
    return JSON.parse(changed(JSON.stringify(parameter)))
  }
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const { sql, parameters } of statements) await client.query(sql, parameters.map(value))
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** What many sites do: look, and when nothing is there, insert. No lock, no constraint. */
export async function checkThenInsert(pool: pg.Pool, providerId: string, from: number, until: number) {
  const during = `[${new Date(from).toISOString()},${new Date(until).toISOString()})`
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rowCount } = await client.query(
      'select from naive_booking where provider_id = $1 and tstzrange(starts_at, ends_at) && $2::tstzrange',
      [providerId, during],
    )
    if (rowCount === 0)
      await client.query(
        "insert into naive_booking (provider_id, booking_id, customer_id, status, starts_at, ends_at, timezone, currency, total_minor, cancellation_policy) select $1, $2, $1, 'confirmed', lower(r), upper(r), 'Europe/London', 'GBP', 0, '[]' from (select $3::tstzrange as r)",
        [providerId, randomUUIDv7(), during],
      )
    await client.query('commit')
    return rowCount === 0 ? 'booked' : 'slot_taken'
  } finally {
    client.release()
  }
}

/** A pool of the product's own kind, so that only the site in between is what differs; nobody is turned away from it. */
export function straightPool(databaseUrl: string, size: number): pg.Pool {
  return createPool({ databaseUrl, size, log: createLogger('silent'), waitTimeout: 60_000 })
}

export const newPool = (databaseUrl: string, size: number) => new pg.Pool({ connectionString: databaseUrl, max: size })
