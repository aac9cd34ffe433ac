import type pg from 'pg'
import { startBuiltServer } from '../tests/built-server.ts'
import { newPool } from './booking-replay.ts'
import { openProvider, signUp } from './bookings.bench.ts'

const many = 100_000
const rounds = 50

/** One provider with a hundred thousand notifications: what its list and its count take as calls, and so in the database at most. */
export async function run() {
  const server = await startBuiltServer({
    APP_ENV: 'test',
    DEMO: '0',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_FACTOR: '1000000',
  })
  const pool = newPool(server.databaseUrl, 2)
  try {
    const [owner = ''] = await signUp(server.origin, 1)
    const { sub } = JSON.parse(Buffer.from(owner.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }
    const { providerId } = await openProvider(pool, sub)
    await fill(pool, providerId)
    const ask = async (path: string) => {
      const answer = await fetch(`${server.origin}/api/notifications${path}`, {
        headers: { authorization: `Bearer ${owner}` },
      })
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
      await answer.text()
    }
    const questions = {
      count: '/users/me/unread-count',
      list: '/users/me',
      'list, unread': '/users/me?status=unread',
      'list, of a type': '/users/me?type=review_received',
      'list, of a type, read': '/users/me?type=review_received&status=read',
      'list, page 1,000 of 50': '/users/me?page=1000&limit=50',
    }
    const rows = []
    for (const [name, path] of Object.entries(questions)) {
      await ask(path)
      const times: number[] = []
      for (let round = 0; round < rounds; round++) {
        const startedAt = performance.now()
        await ask(path)
        times.push(performance.now() - startedAt)
      }
      times.sort((a, b) => a - b)
      const ms = (share: number) => Math.round((times[Math.floor(rounds * share)] ?? 0) * 10) / 10
      rows.push({ question: name, 'whole call, p50 ms': ms(0.5), 'p95 ms': ms(0.95) })
    }
    console.table(rows)
  } finally {
    await pool.end()
    await server.stop()
  }
}

async function fill(pool: pg.Pool, providerId: string) {
  await pool.query(
    `insert into notification (provider_id, notification_id, type, status, event_key, created_at, read_at)
     select $1, gen_random_uuid(), (array['review_received', 'booking_confirmed', 'photo_removed'])[1 + n % 3],
       case n % 2 when 0 then 'read' else 'unread' end, 'bench ' || n, now() - n * interval '1 minute',
       case n % 2 when 0 then now() end
     from generate_series(1, $2) n`,
    [providerId, many],
  )
  await pool.query(
    `insert into notification_count (provider_id, type, unread, total)
     select provider_id, type, count(*) filter (where status = 'unread'), count(*) from notification
     where provider_id = $1 group by 1, 2`,
    [providerId],
  )
  await pool.query('vacuum analyze notification')
}
