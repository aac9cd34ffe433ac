import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { watchDatabase } from '../src/lib/database-watch.server.ts'
import { freePort, type Postgres, startThrowawayPostgres } from '../src/lib/postgres.server.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const skewMs = -8000
const token = 'a-token-for-the-monitor'
let postgres: Postgres
let folder: string
let server: ServerProcess

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'highstreet-failover-'))
  postgres = await startThrowawayPostgres()
  // A machine whose clock is eight seconds behind the database's.
  const skew = join(folder, 'skew.mjs')
  writeFileSync(
    skew,
    `const Real = Date
globalThis.Date = class extends Real {
  constructor(...given) { given.length === 0 ? super(Real.now() + ${skewMs}) : super(...given) }
  static now() { return Real.now() + ${skewMs} }
}`,
  )
  server = await startServerProcess({
    DATABASE_URL: postgres.url(),
    DATA_DIR: join(folder, 'data'),
    METRICS_TOKEN: token,
    NODE_OPTIONS: `--import=${skew}`,
  })
})

afterAll(async () => {
  await server.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.origin}${path}`, { headers })

let serial = 0
function write(): Promise<Response> {
  const message = `A message of more than ten letters, the ${++serial}.`
  return fetch(`${server.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin },
    body: JSON.stringify({ name: 'Nia', email: `nia-${serial}@test.test`, topic: 'other', message }),
  })
}

async function onServer(sql: string) {
  const client = new pg.Client({ connectionString: postgres.url('template1') })
  await client.connect()
  try {
    for (const statement of sql.split(';')) await client.query(statement)
  } finally {
    await client.end()
  }
}

async function connect() {
  const client = new pg.Client({ connectionString: postgres.url() })
  await client.connect()
  return client
}

async function inDatabase(sql: string) {
  const client = await connect()
  await client.query(sql)
  await client.end()
}

const until = (what: () => Promise<number>, wanted: number) => expect.poll(what, { timeout: 30_000 }).toBe(wanted)

describe('a node whose clock is eight seconds behind', () => {
  test('takes the tokens of the others, and tells the time of the database', async () => {
    const signedUpAt = Date.now()
    const registered = await fetch(`${server.origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.origin },
      body: JSON.stringify({
        firstName: 'Nia',
        lastName: 'C',
        email: 'clock@test.test',
        password: 'a quiet lantern 42',
      }),
    })
    const { token: accessToken } = (await registered.json()) as { token: string }
    const issuedAt = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()).iat * 1000
    // In whole seconds.
    expect(issuedAt).toBeGreaterThan(signedUpAt - 2000)
    expect(issuedAt).toBeLessThan(Date.now() + 1000)
    expect((await get('/api/users/profile', { authorization: `Bearer ${accessToken}` })).status).toBe(200)
  })

  test('says that it is off', async () => {
    const state = (await (await get('/health/db')).json()) as { clockOffsetMs: number }
    expect(Math.abs(state.clockOffsetMs + skewMs)).toBeLessThan(1000)
    const told: string[] = []
    const log = { debug() {}, info() {}, warn() {}, error: (_: object, message: string) => void told.push(message) }
    const realNow = Date.now
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + skewMs)
    const watch = watchDatabase(postgres.url(), log)
    await watch.look()
    await sleep(300)
    await watch.look()
    clock.mockRestore()
    await watch.stop()
    expect(told).toEqual(['the clock of this machine is wrong; set it by NTP'])
  })
})

/** Each with its kind; by what it moves stands in the tests below. */
const families = {
  ...{ http_requests_total: 'counter', http_request_duration_seconds: 'histogram', events_total: 'counter' },
  ...{ cache_requests_total: 'counter', page_cache_pages: 'gauge', page_cache_bytes: 'gauge' },
  ...{ database_pool_connections: 'gauge', database_pool_waiting: 'gauge', database_up: 'gauge' },
  ...{ database_read_only: 'gauge', database_lock_waits: 'gauge', database_longest_transaction_seconds: 'gauge' },
  ...{ database_longest_prepared_seconds: 'gauge', events_mended_total: 'counter' },
  ...{ clock_offset_seconds: 'gauge', streams_open: 'gauge', draining: 'gauge', messages_held: 'gauge' },
  ...{ jobs: 'gauge', job_lag_seconds: 'gauge', dead_letters: 'gauge', last_backup_timestamp_seconds: 'gauge' },
}

/** Those with a line of help and one of their kind. */
function familiesOf(text: string): Record<string, string> {
  const helped = new Set([...text.matchAll(/^# HELP (\w+) \S/gm)].map(([, name]) => name))
  const kinds = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', kind = '']) => [name, kind] as const)
  return Object.fromEntries(kinds.filter(([name]) => helped.has(name)))
}

/** What a line says; none that is not there. */
async function metric(name: string, labels: Record<string, string> = {}): Promise<number | null> {
  const text = await (await get('/health/metrics')).text()
  for (const [, line = '', , has = '', value = ''] of text.matchAll(/^((\w+)(?:\{(.*)\})?) (\S+)$/gm)) {
    const [found] = line.split('{')
    if (found === name && Object.entries(labels).every(([label, is]) => has.includes(`${label}="${is}"`)))
      return Number(value)
  }
  return null
}

/** By how much it has gone up while something happened. */
async function risen(name: string, labels: Record<string, string>, happens: () => Promise<unknown>) {
  const before = (await metric(name, labels)) ?? 0
  await happens()
  return ((await metric(name, labels)) ?? 0) - before
}

describe('metrics', () => {
  test('move with what they are about: requests, how long they take, caches', async () => {
    const created = { method: 'POST', route: '/api/contact', status: '201' }
    expect(await risen('http_requests_total', created, write)).toBe(1)
    expect(await risen('http_request_duration_seconds_count', { route: '/api/contact' }, write)).toBe(1)
    const asked = { method: 'GET', route: '/api/categories', status: '200' }
    expect(await risen('http_requests_total', asked, () => get('/api/categories'))).toBe(1)
    const page = (result: string) => ({ cache: 'pages', result })
    const read = () => get('/search?location=Hoxton&lng=fr')
    expect((await read()).status).toBe(200)
    expect(await risen('cache_requests_total', page('hit'), read)).toBe(1)
    expect(await risen('cache_requests_total', page('miss'), read)).toBe(0)
    expect(await risen('cache_requests_total', page('miss'), () => get('/search?location=Hoxton&lng=es'))).toBe(1)
    expect(await metric('page_cache_bytes')).toBeGreaterThan(0)
    const places = (result: string) => ({ cache: 'places', result })
    const near = (place: string) => () => get(`/api/search/providers?location=${place}`)
    expect(await risen('cache_requests_total', places('miss'), near('Dalston'))).toBeGreaterThanOrEqual(1)
    expect(await risen('cache_requests_total', places('hit'), near('Dalston'))).toBeGreaterThanOrEqual(1)
  })

  test('move with what they are about: jobs, dead letters, what is late, held messages, locks and transactions', async () => {
    const queue = 'nobody-takes-it'
    await inDatabase(`insert into pgboss.queue select (jsonb_populate_record(q, '{"name": "${queue}"}')).* from pgboss.queue q
      where name = 'old-messages'`)
    await inDatabase(`insert into pgboss.job (name, data, start_after)
      values ('${queue}', '{}', now() - interval '90 seconds'), ('dead-letter', '{}', now())`)
    expect(await metric('jobs', { queue, state: 'created' })).toBe(1)
    expect(await metric('job_lag_seconds', { queue })).toBeGreaterThanOrEqual(89)
    expect(await metric('dead_letters')).toBe(1)
    await inDatabase(`update pgboss.job set state = 'retry', retry_count = 3, created_on = now() - interval '10 minutes',
      start_after = now() + interval '5 minutes' where name = '${queue}'`)
    expect(await metric('job_lag_seconds', { queue })).toBeGreaterThanOrEqual(599)
    await inDatabase(`delete from pgboss.job where name in ('${queue}', 'dead-letter')`)
    await inDatabase(`delete from pgboss.queue where name = '${queue}'`)
    expect([await metric('jobs', { queue }), await metric('job_lag_seconds', { queue })]).toEqual([null, null])
    expect(await metric('dead_letters')).toBe(0)
    await inDatabase('insert into message_hold (held_since) values (now())')
    expect(await metric('messages_held')).toBe(1)
    await inDatabase('delete from message_hold')
    expect(await metric('messages_held')).toBe(0)
    expect(await metric('last_backup_timestamp_seconds')).toBeNull()
    await inDatabase(`insert into backup (backup_id, bytes, checked, file, finished_at, row_count, taken_at)
      values (gen_random_uuid(), 1, true, 'b', now(), 1, '2026-01-02T03:04:05Z')`)
    expect(await metric('last_backup_timestamp_seconds')).toBe(Date.parse('2026-01-02T03:04:05Z') / 1000)
    await inDatabase(`delete from backup`)
    const [holder, waiter] = [await connect(), await connect()]
    await holder.query('begin; lock table contact_message in access exclusive mode')
    const waits = waiter.query('select from contact_message limit 1')
    await expect.poll(() => metric('database_lock_waits')).toBeGreaterThanOrEqual(1)
    await sleep(1100)
    expect(await metric('database_longest_transaction_seconds')).toBeGreaterThan(1)
    await holder.query('rollback')
    await waits
    await Promise.all([holder.end(), waiter.end()])
    await expect.poll(() => metric('database_lock_waits')).toBe(0)
  })

  test('tell requests, latency, pool, queue, dead letters, lag and backups, to ourselves alone', async () => {
    await write()
    const read = async () => (await get('/health/metrics')).text()
    // What was written has happened; a node hears of it a moment later.
    await expect.poll(read).toMatch(/^events_total\{event="contact\.received"\} [1-9]/m)
    const text = await read()
    expect(familiesOf(text)).toMatchObject(families)
    expect(text).toMatch(/^draining 0$/m)
    expect(text).toMatch(/^database_up 1$/m)
    expect(text).not.toContain('nia-')
    const forwarded = { 'x-forwarded-for': '203.0.113.9' }
    const missing = await (await get('/api/nothing-there', forwarded)).text()
    for (const path of ['/api/health/metrics', '/api/health/db']) {
      const answer = await get(path, forwarded)
      expect([answer.status, await answer.text()]).toEqual([404, missing])
      expect((await get(path, { ...forwarded, authorization: 'Bearer another-token' })).status).toBe(404)
      expect((await get(path, { ...forwarded, authorization: `Bearer ${token}` })).status).toBe(200)
    }
  })
})

describe('a database that', () => {
  test('can only be read shows everything, refuses writes with a reason, and is written again as soon as it can be', async () => {
    expect((await write()).status).toBe(201)
    await onServer('alter system set default_transaction_read_only = on; select pg_reload_conf()')
    await until(async () => (await get('/health/ready')).status, 503)
    const refused = await write()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('10')
    expect(await refused.json()).toMatchObject({ code: 'read_only' })
    const read = await get('/api/categories')
    expect([read.status, read.headers.get('x-read-only')]).toEqual([200, '1'])
    expect((await get('/about')).status).toBe(200)
    expect((await get('/health/live')).status).toBe(200)
    await onServer(
      'set default_transaction_read_only = off; alter system reset default_transaction_read_only; select pg_reload_conf()',
    )
    await until(async () => (await get('/health/ready')).status, 200)
    await until(async () => (await write()).status, 201)
    expect((await get('/api/categories')).headers.get('x-read-only')).toBeNull()
  })

  test('ends every connection is there again for the next request', async () => {
    await onServer(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres' and pid <> pg_backend_pid()`,
    )
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await get('/api/categories')).status))
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    await until(async () => (await get('/api/categories')).status, 200)
  })
})

test('a database that cannot be reached is told as that, with a time to come back', async () => {
  const closed = await freePort()
  const { createPool, translate } = await import('../src/lib/db.server.ts')
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const addresses = [`postgres://x:x@127.0.0.1:${closed}/x`, 'postgres://x:x@nowhere.invalid/x']
  for (const databaseUrl of addresses) {
    const pool = createPool({ databaseUrl, size: 1, log })
    const refusal = translate(await pool.query('select 1').catch((error: unknown) => error))
    expect(refusal).toMatchObject({ code: 'database_unavailable', status: 503, retryAfterSeconds: 2 })
    await pool.end()
  }
  for (const code of ['ETIMEDOUT', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', '57P01', '57P03'])
    expect(translate(Object.assign(new Error(code), { code }))).toMatchObject({ status: 503, retryAfterSeconds: 2 })
})
