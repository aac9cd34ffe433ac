import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '../src/lib/migrate.server.ts'
import { startThrowawayPostgres } from '../src/lib/postgres.server.ts'
import { type ServerProcess, startServerProcess } from '../tests/server-process.ts'

type Told = {
  /** Status to how often; 0: the connection broke. */
  statuses: Map<number, number>
  times: number[]
  /** From the beginning of the failure to the first write that was taken again. */
  awayMs: number
  acked: Map<string, string>
  liveFailures: number
}

/** Each failure in the middle of reads and writes of 16 visitors: what they saw, for how long, what was lost. A part of a name runs that one. */
export async function run() {
  const [, , , only = ''] = process.argv
  const rows: Record<string, string | number>[] = []
  const play = async (name: string, scenario: () => Promise<{ told: Told; lost: number }>) => {
    if (!name.includes(only)) return
    const { told, lost } = await scenario()
    const { statuses, times, awayMs, acked, liveFailures } = told
    const sorted = times.sort((a, b) => a - b)
    const seconds = (share: number) => Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) / 100) / 10
    const seen = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status || 'cut'}: ${count}`)
    rows.push({
      failure: name,
      seen: seen.join(', '),
      'p99 s': seconds(0.99),
      'slowest s': seconds(1),
      'no write for s': Math.round(awayMs / 100) / 10,
      'writes kept': acked.size,
      lost,
      '/health/live failed': liveFailures,
    })
    console.log(rows.at(-1))
  }
  for (const [name, mode] of [
    ['S6 database 0.5 s slower for 5 s', { delayMs: 500 }],
    ['S6 database 5 s slower for 5 s', { delayMs: 5000 }],
    ['S6 database swallows everything for 5 s', { isBlack: true }],
    ['S6 database connections reset for 5 s', { isReset: true }],
  ] as const)
    await play(name, () => behindProxy(mode))
  await play('S5 database killed (kill -9) four times', () => embedded('kills of the database'))
  await play('S10 disk full for 5 s', () => embedded('disk full'))
  await play('S8 ten times the visitors for 5 s', overload)
  await play('S11 the next release migrates beside this one', migration)
  console.table(rows)
}

type Mode = { delayMs?: number; isBlack?: boolean; isReset?: boolean }

/** Between the site and its database; `mode` may be changed while connections are open. */
async function startChaos(targetUrl: string) {
  const target = new URL(targetUrl)
  const chaos: { mode: Mode; url: string; close(): void } = { mode: {}, url: '', close: () => {} }
  const sockets = new Set<Socket>()
  const server = createServer((site) => {
    if (chaos.mode.isReset) return site.resetAndDestroy()
    const database = connect(Number(target.port), target.hostname)
    const relay = (from: Socket, to: Socket) => {
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => to.destroy())
      from.on('data', async (chunk) => {
        const { delayMs, isBlack, isReset } = chaos.mode
        if (isReset) return site.resetAndDestroy()
        if (isBlack) return
        if (delayMs) await sleep(delayMs)
        if (!to.destroyed) to.write(chunk)
      })
    }
    relay(site, database)
    relay(database, site)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(targetUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  chaos.url = url.href
  chaos.close = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return chaos
}

async function behindProxy(mode: Mode) {
  const postgres = await startThrowawayPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'highstreet-failures-'))
  const chaos = await startChaos(postgres.url())
  const server = await startServerProcess({ ...quiet, DATABASE_URL: chaos.url, DATA_DIR: folder, DEMO: '1' })
  try {
    const told = await visit(server.origin, async (failed) => {
      await sleep(2000)
      failed()
      chaos.mode = mode
      await sleep(5000)
      chaos.mode = {}
      await sleep(6000)
    })
    return { told, lost: await countLost(postgres.url(), told) }
  } finally {
    await server.stop()
    chaos.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const quiet = { LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000', SMTP_URL: 'smtp://127.0.0.1:9' }

async function embedded(what: 'kills of the database' | 'disk full') {
  const folder = mkdtempSync(join(tmpdir(), 'highstreet-failures-'))
  const isFull = what === 'disk full'
  if (isFull) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder])
  const dataDir = join(folder, 'data')
  let server: ServerProcess | null = null
  try {
    server = await startServerProcess({ ...quiet, DATA_DIR: dataDir, DEMO: '1', HOST: '127.0.0.1' })
    const access = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
      password: string
      port: number
    }
    const url = `postgres://highstreet:${access.password}@127.0.0.1:${access.port}/highstreet`
    const told = await visit(server.origin, async (failed) => {
      await sleep(2000)
      failed()
      if (isFull) {
        const filler = join(folder, 'filler')
        try {
          writeFileSync(filler, Buffer.alloc(1024 ** 3))
        } catch {
          // As full as it gets.
        }
        await sleep(5000)
        rmSync(filler)
      } else
        for (let kill = 0; kill < 4; kill++) {
          const [pid = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
          process.kill(Number(pid), 'SIGKILL')
          await sleep(4000)
        }
      await sleep(6000)
    })
    return { told, lost: await countLost(url, told) }
  } finally {
    await server?.stop()
    if (isFull) execFileSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function overload() {
  const postgres = await startThrowawayPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'highstreet-failures-'))
  const server = await startServerProcess({ ...quiet, DATABASE_URL: postgres.url(), DATA_DIR: folder, DEMO: '1' })
  const slow: Socket[] = []
  try {
    const told = await visit(server.origin, async (failed) => {
      await sleep(2000)
      failed()
      const { port } = new URL(server.origin)
      for (let index = 0; index < 500; index++) {
        const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
        socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
        slow.push(socket)
      }
      let isOver = false
      const crowd = Array.from({ length: 160 }, async (_, index) => {
        while (!isOver) {
          const login = fetch(`${server.origin}/api/auth/login`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email: 'customer@demo.highstreet.test', password: 'not it' }),
          })
          const answer =
            index % 8 === 0 ? login : fetch(`${server.origin}/api/search/providers?search=hair&page=${index % 20}`)
          await answer.then((response) => response.arrayBuffer()).catch(() => {})
        }
      })
      await sleep(5000)
      isOver = true
      await Promise.all(crowd)
      await sleep(4000)
    })
    return { told, lost: await countLost(postgres.url(), told) }
  } finally {
    for (const socket of slow) socket.destroy()
    await server.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Columns, an index and a rewritten column on the very tables that everybody reads and writes. */
const nextRelease = `
alter table contact_message add column priority integer not null default 0;
create index contact_message_priority on contact_message (priority);
alter table provider add column motto text not null default '';
update provider set motto = business_name;
alter table provider alter column motto type varchar(200);`

async function migration() {
  const postgres = await startThrowawayPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'highstreet-failures-'))
  const server = await startServerProcess({ ...quiet, DATABASE_URL: postgres.url(), DATA_DIR: folder, DEMO: '1' })
  const directory = join(folder, 'migrations')
  cpSync('db/migrations', directory, { recursive: true })
  writeFileSync(join(directory, '9999_next_release.sql'), nextRelease)
  try {
    const told = await visit(server.origin, async (failed) => {
      await sleep(2000)
      failed()
      await migrate(postgres.url(), { directory })
      await sleep(4000)
    })
    return { told, lost: await countLost(postgres.url(), told) }
  } finally {
    await server.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Eight who read and eight who write until `story` is told; a refused write is sent again under its key. */
async function visit(origin: string, story: (failed: () => void) => Promise<void>): Promise<Told> {
  const told: Told = { statuses: new Map(), times: [], awayMs: 0, acked: new Map(), liveFailures: 0 }
  let failedAt = 0
  let isOver = false
  const ask = async (path: string, init: RequestInit = {}) => {
    const startedAt = performance.now()
    const response = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(15_000) }).catch(() => null)
    const body = await response?.json().catch(() => null)
    told.times.push(performance.now() - startedAt)
    const status = response?.status ?? 0
    told.statuses.set(status, (told.statuses.get(status) ?? 0) + 1)
    return { status, body: body as { data?: { id?: string } } | null }
  }
  let serial = 0
  let lastTakenAt = performance.now()
  const writer = async () => {
    while (!isOver) {
      const email = `visitor-${++serial}@test.test`
      const message = { name: 'Nia', email, topic: 'other', message: 'A message of more than ten letters.' }
      for (;;) {
        const { status, body } = await ask('/api/contact', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': email },
          body: JSON.stringify(message),
        })
        if (status === 201) {
          told.acked.set(email, String(body?.data?.id))
          if (failedAt > 0) told.awayMs = Math.max(told.awayMs, performance.now() - lastTakenAt)
          lastTakenAt = performance.now()
          break
        }
        if (isOver) break
        await sleep(200)
      }
      await sleep(20)
    }
  }
  const reader = async () => {
    for (const paths = ['/api/categories', '/api/providers/popular', '/api/search/providers?search=hair']; !isOver; ) {
      for (const path of paths) await ask(path)
      await sleep(20)
    }
  }
  const prober = async () => {
    while (!isOver) {
      const live = await fetch(`${origin}/health/live`, { signal: AbortSignal.timeout(3000) }).catch(() => null)
      if (live?.status !== 200) told.liveFailures++
      await sleep(200)
    }
  }
  const people = [prober(), ...Array.from({ length: 8 }, writer), ...Array.from({ length: 8 }, reader)]
  await story(() => {
    failedAt = performance.now()
  })
  isOver = true
  await Promise.all(people)
  return told
}

/** Writes that were answered with 201 and are not there, or are there twice. */
async function countLost(databaseUrl: string, { acked }: Told): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ email: string; ids: string[] }>(
      'select email, array_agg(contact_message_id::text) as ids from contact_message group by email',
    )
    const found = new Map(rows.map(({ email, ids }) => [email, ids]))
    return [...acked].filter(([email, id]) => found.get(email)?.join() !== id).length
  } finally {
    await client.end()
  }
}
