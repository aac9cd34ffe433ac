import { Agent, request } from 'node:http'
import pg from 'pg'
import { startBuiltServer } from '../tests/built-server.ts'
import { load, ratio } from './measure.ts'

/** A month on a 15-minute grid with 200 bookings in it: over HTTP, against the bare SQL read of those bookings. */
export async function run() {
  const server = await startBuiltServer({ POOL_SIZE: '16' })
  const pool = new pg.Pool({ connectionString: server.databaseUrl, max: 16 })
  try {
    const { providerId, serviceId, from, to } = await fillCalendar(pool)
    const agent = new Agent({ keepAlive: true, maxSockets: 16 })
    const url = `${server.origin}/api/bookings/availability?providerId=${providerId}&serviceIds=${serviceId}&from=${from}&to=${to}`
    const http = () =>
      new Promise<boolean>((resolve, reject) => {
        request(url, { agent }, (response) => {
          response.resume()
          response.on('end', () => resolve(response.statusCode === 200))
        })
          .on('error', reject)
          .end()
      })
    const text =
      'select lower(during) as start, upper(during) as end from occupation where provider_id = $1 and blocking and during && tstzrange($2, $3)'
    const sql = async () => (await pool.query(text, [providerId, from, to])).rows.length === 200
    await load({ connections: 16, seconds: 2, work: http })
    await load({ connections: 16, seconds: 1, work: sql })
    const rows = []
    for (let round = 1; round <= 3; round++) {
      const overHttp = await load({ connections: 16, seconds: 4, work: http })
      const bare = await load({ connections: 16, seconds: 3, work: sql })
      rows.push({
        round,
        'http/s': overHttp.perSecond,
        'p50 ms': overHttp.p50,
        'p99 ms': overHttp.p99,
        'bare sql/s': bare.perSecond,
        ratio: ratio(overHttp.perSecond, bare.perSecond),
        failed: overHttp.failed + bare.failed,
      })
    }
    console.table(rows)
  } finally {
    await pool.end()
    await server.stop()
  }
}

/** Makes the busiest demo provider's next 31 days: 15-minute grid, open round the clock, exactly 200 bookings. */
async function fillCalendar(pool: pg.Pool) {
  const { rows } = await pool.query(`
    select p.provider_id, c.staff_id, (select service_id from service s where s.provider_id = p.provider_id order by duration_minutes limit 1) as service_id,
      (current_date + 1)::text as "from", (current_date + 31)::text as "to"
    from provider p join staff c using (provider_id) where p.slug = 'maya-thompson'`)
  const { provider_id: providerId, staff_id: staffId, service_id: serviceId, from, to } = rows[0]
  await pool.query('update provider set start_interval_minutes = 15 where provider_id = $1', [providerId])
  await pool.query('delete from working_hours where provider_id = $1', [providerId])
  await pool.query('insert into working_hours select $1, $2, day, 480, 1260 from generate_series(1, 7) day', [
    providerId,
    staffId,
  ])
  await pool.query('update occupation set blocking = false where provider_id = $1 and upper(during) > now()', [
    providerId,
  ])
  await pool.query(
    `with slot as (
       select gen_random_uuid() as id, current_date + 1 + n / 7 + make_interval(mins => 500 + (n % 7) * 95) as start from generate_series(0, 199) n
     ), made as (
       insert into booking (provider_id, booking_id, customer_id, status, starts_at, ends_at, timezone, currency, total_minor, cancellation_policy)
       select $1, id, (select account_id from account limit 1), 'confirmed', start, start + interval '45 minutes', 'Europe/London', 'GBP', 1000, '[]' from slot
     )
     insert into occupation (provider_id, booking_id, position, staff_id, during, blocking)
     select $1, id, 0, $2, tstzrange(start, start + interval '45 minutes'), true from slot`,
    [providerId, staffId],
  )
  await pool.query('analyze')
  return { providerId, serviceId, from, to }
}
