import { Agent } from 'node:http'
import pg from 'pg'
import { startBuiltServer } from '../tests/built-server.ts'
import { get, load, ratio } from './measure.ts'

const connections = 16
/** What a node has to answer a second. */
const wanted = 900

/**
 * A month on a 15-minute grid with 200 bookings in it over HTTP, against the bare SQL read of those bookings: everybody
 * asks the same, as of a provider whom many look at, or everybody something else.
 */
export async function run() {
  const server = await startBuiltServer({ POOL_SIZE: String(connections) })
  const pool = new pg.Pool({ connectionString: server.databaseUrl, max: connections })
  try {
    const { providerId, staffId, serviceIds, from, to } = await fillCalendar(pool)
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    const month = `${server.origin}/api/bookings/availability?providerId=${providerId}&from=${from}&to=${to}`
    const questions = ['', '&explain=false', `&staffId=${staffId}`, `&explain=false&staffId=${staffId}`].flatMap(
      (more) => serviceIds.map((serviceId) => `${month}&serviceIds=${serviceId}${more}`),
    )
    const asks = questions.map((question) => get(question, agent))
    const different = (index: number) => (asks[index % asks.length] as () => Promise<boolean>)()
    const same = () => different(0)
    const text =
      'select lower(during) as start, upper(during) as end from occupation where provider_id = $1 and blocking and during && tstzrange($2, $3)'
    const sql = async () => (await pool.query(text, [providerId, from, to])).rows.length === 200
    for (const work of [same, different, sql]) await load({ connections, seconds: 2, work })
    const rows = []
    for (let round = 1; round <= 3; round++) {
      const bare = await load({ connections, seconds: 3, work: sql })
      const kinds = [
        { asked: 'the same', work: same },
        { asked: `the same, ${wanted}/s`, work: same, rate: wanted },
        { asked: 'something else', work: different },
      ]
      for (const { asked, ...kind } of kinds) {
        const { perSecond, p50, p99, failed } = await load({ connections, seconds: 4, ...kind })
        rows.push({
          round,
          'everybody asks': asked,
          'http/s': perSecond,
          'p50 ms': p50,
          'p99 ms': p99,
          'bare sql/s': bare.perSecond,
          'its p99 ms': bare.p99,
          ratio: ratio(perSecond, bare.perSecond),
          'of p99': ratio(p99, bare.p99),
          failed: failed + bare.failed,
        })
      }
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
    select p.provider_id, c.staff_id, (select array_agg(service_id order by duration_minutes) from service s where s.provider_id = p.provider_id and is_active) as service_ids,
      (current_date + 1)::text as "from", (current_date + 31)::text as "to"
    from provider p join staff c using (provider_id) where p.slug = 'maya-thompson'`)
  const { provider_id: providerId, staff_id: staffId, service_ids: serviceIds, from, to } = rows[0]
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
  return { providerId, staffId, serviceIds: serviceIds as string[], from, to }
}
