import pg from 'pg'
import { startBuiltServer } from '../tests/built-server.ts'

const race = 64
const rounds = 20
const mixed = 10_000
const connections = 50

/** People racing for one slot, and ten thousand overlapping attempts, over HTTP against the built server. */
export async function run() {
  const server = await startBuiltServer({
    APP_ENV: 'production',
    AUTH_SECRET: 'a secret of more than thirty-two characters',
  })
  const pool = new pg.Pool({ connectionString: server.databaseUrl, max: 4 })
  try {
    const tokens = await signUp(server.origin)
    const shops = await openShops(pool)
    await raceForOne(server.origin, tokens, shops)
    await mixedAttempts(server.origin, tokens, shops)
    const { rows } = await pool.query(`
      select count(*)::int as overlaps from occupation a join occupation b on a.provider_id = b.provider_id and a.calendar_id = b.calendar_id
        and (a.booking_id, a.position) < (b.booking_id, b.position) and a.during && b.during where a.blocking and b.blocking`)
    console.table(rows)
  } finally {
    await pool.end()
    await server.stop()
  }
}

type Shop = { providerId: string; serviceIds: string[] }

async function signUp(origin: string): Promise<string[]> {
  const people = Array.from({ length: race }, async (_, index) => {
    const body = JSON.stringify({
      firstName: 'Bench',
      lastName: `N${index}`,
      email: `bench-${index}@bench.test`,
      password: 'a password for the bench',
    })
    for (;;) {
      const response = await fetch(`${origin}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      if (response.ok) return ((await response.json()) as { token: string }).token
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  })
  return Promise.all(people)
}

async function openShops(pool: pg.Pool): Promise<Shop[]> {
  const { rows } = await pool.query<Shop>(`
    with shop as (select provider_id from provider where timezone = 'Europe/London' and confirmation_mode = 'instant'
      and (select count(*) from calendar c where c.provider_id = provider.provider_id) = 1 order by slug limit 4),
    calm as (update occupation set blocking = false where provider_id in (select provider_id from shop)),
    grid as (update provider set start_grid_minutes = 15, minimum_notice_minutes = 0, horizon_days = 90 where provider_id in (select provider_id from shop)),
    gone as (delete from working_hours where provider_id in (select provider_id from shop))
    select provider_id as "providerId", (select array_agg(service_id) from service s where s.provider_id = shop.provider_id and is_active and duration_minutes <= 120) as "serviceIds" from shop`)
  for (const { providerId } of rows) {
    await pool.query(
      'insert into working_hours select provider_id, calendar_id, day, 540, 1260 from calendar, generate_series(1, 7) day where provider_id = $1',
      [providerId],
    )
  }
  return rows
}

async function book(
  origin: string,
  token: string | undefined,
  shop: Shop | undefined,
  service: number,
  dateTime: string,
): Promise<string> {
  const serviceIds = [shop?.serviceIds[service % (shop?.serviceIds.length ?? 1)]]
  const response = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ providerId: shop?.providerId, serviceIds, dateTime }),
  })
  const body = (await response.json()) as { code?: string }
  return response.status === 201 ? 'booked' : `${response.status} ${body.code}`
}

const at = (day: number, minute: number) =>
  Temporal.Now.plainDateISO('Europe/London')
    .add({ days: day })
    .toPlainDateTime()
    .add({ minutes: minute })
    .toZonedDateTime('Europe/London')
    .toString({ timeZoneName: 'never' })

function count(outcomes: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(outcomes)].sort().map((outcome) => [outcome, outcomes.filter((other) => other === outcome).length]),
  )
}

async function raceForOne(origin: string, tokens: string[], shops: Shop[]) {
  const times: number[] = []
  const outcomes: string[] = []
  for (let round = 0; round < rounds; round++) {
    const start = at(60 + Math.floor(round / 4), 600 + (round % 4) * 150)
    const startedAt = performance.now()
    outcomes.push(...(await Promise.all(tokens.map((token) => book(origin, token, shops[0], 0, start)))))
    times.push(Math.round(performance.now() - startedAt))
  }
  times.sort((a, b) => a - b)
  console.log(
    `${race} people for one slot, ${rounds} rounds: ${times[0]} to ${times.at(-1)} ms, median ${times[rounds / 2]} ms`,
  )
  console.table([count(outcomes)])
}

async function mixedAttempts(origin: string, tokens: string[], shops: Shop[]) {
  const outcomes: string[] = []
  const startedAt = performance.now()
  let next = 0
  const worker = async () => {
    for (let index = next++; index < mixed; index = next++) {
      const start = at(2 + ((index >> 2) % 7), 540 + ((index * 37) % 44) * 15)
      outcomes.push(await book(origin, tokens[index % tokens.length], shops[index % 4], index * 7, start))
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const seconds = (performance.now() - startedAt) / 1000
  console.log(
    `${mixed} attempts on ${connections} connections: ${seconds.toFixed(1)} s, ${Math.round(mixed / seconds)}/s`,
  )
  console.table([count(outcomes)])
}
