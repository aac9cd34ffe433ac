import { randomUUID } from 'node:crypto'
import { startBuiltServer } from '../tests/built-server.ts'
import { newPool } from './booking-replay.ts'
import { at, openProvider, signUp } from './bookings.bench.ts'
import { load } from './measure.ts'

const staff = 6
const customers = 24
const days = 20
const seconds = 8

/** A provider who keeps asking for hours that would strand two bookings on each of twenty days; everybody else books. */
export async function run() {
  const server = await startBuiltServer({
    APP_ENV: 'test',
    DEMO: '0',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_FACTOR: '1000000',
  })
  const pool = newPool(server.databaseUrl, 4)
  try {
    const [owner = '', ...tokens] = await signUp(server.origin, customers + 1)
    await pool.query('update account set email_verified_at = now()')
    const { sub } = JSON.parse(Buffer.from(owner.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }
    const [busy, quiet] = [await openProvider(pool, sub), await openProvider(pool)]
    await pool.query(
      `insert into staff (provider_id, staff_id, name, position)
       select $1, gen_random_uuid(), 'Person ' || n, n from generate_series(2, $2) n`,
      [busy.providerId, staff],
    )
    await pool.query(
      `insert into working_hours (provider_id, staff_id, weekday, opens_minute, closes_minute)
       select $1, staff_id, day, 540, 1260 from staff, generate_series(1, 7) day where provider_id = $1 and staff_id <> $2`,
      [busy.providerId, busy.staffId],
    )
    const send = async (method: string, path: string, token: string, body: object) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const answer = await fetch(`${server.origin}/api${path}`, { method, headers, body: JSON.stringify(body) })
      return { status: answer.status, ...((await answer.json()) as { code?: string; data?: { id: string } }) }
    }
    const book = (provider: typeof busy, index: number, day: number, minute: number, staffId?: string) =>
      send('POST', '/bookings', tokens[index % customers] ?? '', {
        providerId: provider.providerId,
        serviceIds: provider.serviceIds.slice(3),
        dateTime: at(day, minute),
        idempotencyKey: randomUUID(),
        ...(staffId && { staffId }),
      })
    for (let day = 1; day <= days; day++)
      for (const minute of [600, 720]) {
        const made = await book(busy, day * 2 + minute / 120, day, minute, busy.staffId)
        if (made.status !== 201) throw new Error(`${made.code}`)
      }
    const strand = async () => {
      const hours = [[], [], [], [], [], [], []]
      const path = `/providers/${busy.providerId}/staff/${busy.staffId}/hours`
      return (await send('PUT', path, owner, { hours })).code === 'has_future_bookings'
    }
    const bookAndCancel = (provider: typeof busy) => async (index: number) => {
      const made = await book(provider, index, 30 + (index % 50), 540 + (Math.floor(index / 50) % 11) * 60)
      await send('POST', `/bookings/${made.data?.id}/cancel`, tokens[index % customers] ?? '', {})
      return made.status === 201
    }
    const rows = []
    for (const editors of [0, 1, 4]) {
      const [edits, there, elsewhere] = await Promise.all([
        editors > 0 ? load({ connections: editors, seconds, work: strand }) : null,
        load({ connections: 2, seconds, work: bookAndCancel(busy) }),
        load({ connections: 2, seconds, work: bookAndCancel(quiet) }),
      ])
      rows.push({
        editors,
        'edits/s': edits?.perSecond ?? 0,
        'an edit, p50': edits?.p50 ?? 0,
        'booking there, p50': there.p50,
        p99: there.p99,
        'elsewhere, p50': elsewhere.p50,
        'elsewhere, p99': elsewhere.p99,
        failed: (edits?.failed ?? 0) + there.failed + elsewhere.failed,
      })
    }
    console.log('Booking and cancelling, in ms for both, beside edits that are refused with a plan for twenty bookings')
    console.table(rows)
  } finally {
    await pool.end()
    await server.stop()
  }
}
