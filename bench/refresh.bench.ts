import { randomUUID } from 'node:crypto'
import { startBuiltServer } from '../tests/built-server.ts'
import { newPool } from './booking-replay.ts'
import { ratio } from './measure.ts'

const rounds = 1500
const password = 'correct horse battery'

/** A new access token, of an account with whatever opens it beside one that has nothing; turn by turn in one run. */
export async function run() {
  const server = await startBuiltServer({
    APP_ENV: 'test',
    DEMO: '0',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_FACTOR: '1000000',
  })
  const pool = newPool(server.databaseUrl, 2)
  const { origin } = server
  /** Somebody in a browser of their own; `refresh` answers what it took, in milliseconds. */
  const somebody = async () => {
    const data = { firstName: 'Ada', lastName: 'B', email: `refresh-${randomUUID()}@example.test`, password }
    const headers = { 'content-type': 'application/json', origin }
    const made = await fetch(`${origin}/api/auth/register`, { method: 'POST', headers, body: JSON.stringify(data) })
    if (made.status !== 201) throw new Error(`Sign-up: ${made.status}`)
    const { user } = (await made.json()) as { user: { id: string } }
    const jar = new Map<string, string>()
    const keep = (answer: Response) => {
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
    }
    keep(made)
    const refresh = async () => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const startedAt = performance.now()
      const answer = await fetch(`${origin}/api/auth/refresh`, { method: 'POST', headers: { ...headers, cookie } })
      await answer.arrayBuffer()
      const took = performance.now() - startedAt
      if (answer.status !== 200) throw new Error(`Refresh: ${answer.status}`)
      keep(answer)
      return took
    }
    return { id: user.id, email: data.email, refresh }
  }
  try {
    const plain = await somebody()
    const rich = await somebody()
    const has = [
      `insert into second_factor (account_id, key_box, confirmed_at, created_at)
        values ($1, decode(repeat('00', 60), 'hex'), now(), now())`,
      `insert into recovery_code (account_id, code_hash)
        select $1, decode(lpad(to_hex(n), 64, '0'), 'hex') from generate_series(1, 10) n`,
      `insert into passkey (passkey_id, account_id, credential_id, public_key, sign_count, is_synced, created_at)
        select gen_random_uuid(), $1, decode(lpad(to_hex(n), 32, '0'), 'hex'), 'a key', 0, true, now()
        from generate_series(1, 20) n`,
      `insert into hosted_sign_in (hosted_sign_in_id, account_id, issuer, subject, email, created_at)
        select gen_random_uuid(), $1, 'https://id-' || n || '.test', 'x', 'x@example.test', now()
        from generate_series(1, 20) n`,
      `insert into session (session_id, account_id, rotated_at, expires_at)
        select gen_random_uuid(), $1, now(), now() + interval '30 days' from generate_series(1, 20) n`,
      `insert into known_device (known_device_id, account_id, secret_hash, created_at, last_used_at, remembered_until)
        select gen_random_uuid(), $1, decode(lpad(to_hex(n), 64, '0'), 'hex'), now(), now(), now() + interval '30 days'
        from generate_series(1, 20) n`,
      `insert into sign_in (sign_in_id, account_id, at, way, outcome)
        select gen_random_uuid(), $1, now() - n * interval '1 minute', 'password', 'opened'
        from generate_series(1, 1000) n`,
    ]
    for (const statement of has) await pool.query(statement, [rich.id])
    const people = { 'with nothing': plain, 'with everything': rich }
    const times = { 'with nothing': [] as number[], 'with everything': [] as number[] }
    for (let round = -50; round < rounds; round++)
      for (const name of Object.keys(people) as (keyof typeof people)[]) {
        const took = await people[name].refresh()
        if (round >= 0) times[name].push(took)
      }
    const at = (list: number[], share: number) => list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0
    const ms = (value: number) => Math.round(value * 100) / 100
    console.table(
      Object.entries(times).map(([account, list]) => ({
        account,
        'p50 ms': ms(at(list, 0.5)),
        'p95 ms': ms(at(list, 0.95)),
        'p50, to one with nothing': ratio(at(list, 0.5), at(times['with nothing'], 0.5)),
      })),
    )
  } finally {
    await pool.end()
    await server.stop()
  }
}
