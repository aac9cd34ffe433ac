import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { bearer, dateIn, london, makeAccount, makeProvider, startTestApp, type TestApp } from './factories.ts'
import { type MailServer, startMailServer } from './fault-proxy.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { type Strike, startTwoNodes } from './two-nodes.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'highstreet-two-nodes-'))
let app: TestApp
let mail: MailServer
let nodes: Awaited<ReturnType<typeof startTwoNodes>>
const running = new Set<ServerProcess>()

beforeAll(async () => {
  app = await startTestApp()
  mail = await startMailServer()
  nodes = await startTwoNodes(app.running.config.databaseUrl ?? '')
})
afterAll(async () => {
  await Promise.all([...running].map((server) => server.stop()))
  await Promise.all([nodes.close(), mail.close()])
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(role: 'web' | 'worker'): Promise<ServerProcess> {
  const server = await startServerProcess({
    ROLE: role,
    DATABASE_URL: nodes.url,
    DATA_DIR: dataDir,
    DEMO: '0',
    AUTH_SECRET: 'a secret of more than thirty-two characters',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    // What is mended is said as an error.
    LOG_LEVEL: 'fatal',
  })
  running.add(server)
  return server
}

/** Asks for a booking; nobody hears of it where the process dies. */
async function book(server: ServerProcess) {
  const [customer, provider] = await Promise.all([makeAccount(app), makeProvider(app)])
  const { providerId, serviceIds } = provider
  const answer = await fetch(`${server.origin}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: await bearer(app, customer) },
    body: JSON.stringify({
      providerId,
      serviceIds: serviceIds.slice(0, 1),
      dateTime: london(dateIn(2), '10:00'),
    }),
  }).catch(() => null)
  return { providerId, status: answer?.status ?? null }
}

type Halves = { bookings: string[]; markers: number; jobs: number; undone: number }

async function halvesOf(providerId: string): Promise<Halves> {
  const { rows } = await sql<Halves>`
    select array(select booking_id::text from booking where provider_id = ${providerId}) as bookings,
      (select count(*)::int from event_marker where provider_id = ${providerId}) as markers,
      (select count(*)::int from pgboss.job where group_id = ${providerId} and name <> 'push') as jobs,
      (select count(*)::int from pgboss.job where group_id = ${providerId} and state <> 'completed') as undone`.execute(
    app.running.db,
  )
  return rows[0] as Halves
}

async function mendedBy(worker: ServerProcess): Promise<Record<string, number>> {
  const text = await (await fetch(`${worker.origin}/health/metrics`)).text()
  const found = [...text.matchAll(/^events_mended_total\{what="(\w+)"\} (\d+)$/gm)]
  return Object.fromEntries(found.map(([, what = '', count]) => [what, Number(count)]))
}

const whole = { bookings: [expect.any(String)], markers: 1 }
const none = { bookings: [], markers: 0 }

/** What there is afterwards, what somebody decides who coordinates, and whether there is a booking in the end. */
type Half = Omit<Strike, 'die'> & { name: string; left: object; decides?: string; isBooked: boolean }
const halves = (dies: 'process' | 'connection'): (Half & { dies: typeof dies })[] =>
  [
    {
      name: 'the change alone is committed',
      committed: 'change' as const,
      left: { ...whole, jobs: 0 },
      isBooked: true,
    },
    { name: 'its jobs alone are committed', committed: 'jobs' as const, left: none, isBooked: false },
    {
      name: 'the change is prepared and nothing committed',
      ...{ committed: 'nothing' as const, gid: `nothing ${randomUUID()}`, left: { ...none, jobs: 0 } },
      ...{ decides: 'rollback prepared', isBooked: false },
    },
    {
      name: 'the change is prepared and its jobs are committed',
      ...{ committed: 'jobs' as const, gid: `jobs ${randomUUID()}`, left: none },
      ...{ decides: 'commit prepared', isBooked: true },
    },
  ].map((half) => ({ ...half, name: `${dies}: ${half.name}`, dies }))
const strikes = [...halves('connection'), ...halves('process')]

test('a process or a connection that ends between two commits of one booking leaves one half, and after the next look of that minute there are both or neither', {
  timeout: 240_000,
}, async () => {
  const wholeOne = await start('web')
  const { providerId: untouched, status } = await book(wholeOne)
  expect(status).toBe(201)
  const { jobs: all } = await halvesOf(untouched)
  expect(all).toBeGreaterThan(3)

  onTestFinished(async () => {
    // What was left so would keep the database from being dropped.
    for (const { gid } of strikes)
      if (gid)
        await sql
          .raw(`rollback prepared '${gid}'`)
          .execute(app.running.db)
          .catch(() => {})
  })
  const struck: ((typeof strikes)[number] & { providerId: string })[] = []
  let server = wholeOne
  for (const strike of strikes) {
    if (struck.at(-1)?.dies === 'process') server = await start('web')
    const dying = server
    const { promise: isDead, resolve: tell } = Promise.withResolvers<void>()
    nodes.strike({
      ...strike,
      die: async () => {
        if (strike.dies === 'process') {
          await dying.kill()
          running.delete(dying)
        }
        tell()
      },
    })
    const { providerId, status } = await book(dying)
    // Whoever is still there says that it does not know.
    expect(status, strike.name).toBe(strike.dies === 'process' ? null : 503)
    await isDead
    // The session whose connection is gone has taken its half back.
    await expect.poll(() => halvesOf(providerId), { message: strike.name }).toMatchObject(strike.left)
    if (strike.committed === 'jobs') expect((await halvesOf(providerId)).jobs, strike.name).toBe(all)
    struck.push({ ...strike, providerId })
  }

  const worker = await start('worker')
  const isAt = Date.now()
  const ids = struck.map(({ providerId }) => providerId)
  for (const { gid, decides } of struck)
    if (gid) {
      // Taken up, and left alone as there is no change to be seen.
      const untouched = () =>
        sql`select from pgboss.job where state = 'created' and group_id = any(${ids})`.execute(app.running.db)
      await expect.poll(async () => (await untouched()).rows.length, { timeout: 30_000 }).toBe(0)
      await sql.raw(`${decides} '${gid}'`).execute(app.running.db)
    }
  for (const { name, providerId, isBooked } of struck) {
    const settled = isBooked
      ? { bookings: [expect.any(String)], jobs: all, undone: 0 }
      : { ...none, jobs: 0, undone: 0 }
    // It is looked for each minute, and takes a moment then.
    const within = isAt + 75_000 - Date.now()
    await expect
      .poll(() => halvesOf(providerId), { timeout: within, interval: 250, message: name })
      .toMatchObject(settled)
    const { bookings } = await halvesOf(providerId)
    const mails = () => mail.taken.filter((id) => bookings.some((booking) => id.includes(booking))).length
    expect(mails(), name).toBe(isBooked ? 2 : 0)
  }
  // Nobody was told of what was not: of the one that went well, and of those that are.
  const { queued = 0, withdrawn = 0 } = await mendedBy(worker)
  expect(queued).toBeGreaterThanOrEqual(2 * all)
  expect(withdrawn).toBeGreaterThanOrEqual(2 * all)
  await expect
    .poll(() => mail.taken.length, { timeout: 30_000 })
    .toBe(2 * (1 + strikes.filter(({ isBooked }) => isBooked).length))
})
