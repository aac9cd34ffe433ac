import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startJobs } from '../src/lib/jobs.server.ts'
import { createLogger } from '../src/lib/log.server.ts'
import { freePort } from '../src/lib/postgres.server.ts'
import { createTestDatabase, type TestDatabase } from './databases.ts'
import { startTestApp, type TestApp } from './factories.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const isFull = process.env.TEST_FULL === '1'
const restarts = isFull ? 20 : 3
// What is lost is to be lost by a restart, and not by cores that other tests need as well.
const clients = isFull ? 50 : 20
const pauseMs = isFull ? 50 : 400

let database: TestDatabase
const dataDir = mkdtempSync(join(tmpdir(), 'highstreet-restart-'))
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

type Answer = {
  status: number
  body: string
  /** Of one that has too much to do: when to come again. */
  wait?: string | undefined
}

async function send(
  port: number,
  options: { method: string; path: string; agent: Agent | false; headers?: IncomingMessage['headers'] },
  body: AsyncIterable<Buffer> | string = '',
): Promise<Answer> {
  const sentAt = performance.now()
  const asked = request({ host: '127.0.0.1', port, ...options })
  if (typeof body === 'string') asked.end(body)
  else {
    for await (const chunk of body) asked.write(chunk)
    asked.end()
  }
  const [answer] = (await once(asked, 'response').catch((error: Error) => {
    const connection = asked.reusedSocket ? 'a kept connection' : 'a new connection'
    throw new Error(`${error.message} on ${connection}, ${Math.round(performance.now() - sentAt)} ms after it was sent`)
  })) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return { status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString(), wait: answer.headers['retry-after'] }
}

/** The simplest there is: asks each node every 100 ms whether it is ready, takes them in turn, tries nothing twice. */
async function startBalancer(ports: readonly number[]) {
  const ready = new Set<number>()
  const agent = new Agent({ keepAlive: true })
  const probe = async (port: number) => {
    const isReady = await send(port, { method: 'GET', path: '/health/ready', agent: false }).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isReady) ready.add(port)
    else ready.delete(port)
  }
  let isClosed = false
  const probing = ports.map(async (port) => {
    for (; !isClosed; await sleep(100)) await probe(port)
  })
  let turn = 0
  const server: Server = createServer(async (asked, response) => {
    response.on('error', () => {})
    const port = [...ready][turn++ % ready.size]
    if (port === undefined) return void response.writeHead(502).end('nobody is ready')
    const { method = '', url: path = '', headers } = asked
    await send(port, { method, path, headers: { ...headers, connection: 'keep-alive' }, agent }, asked).then(
      ({ status, body, wait }) => response.writeHead(status, wait ? { 'retry-after': wait } : {}).end(body),
      (error: Error) => response.writeHead(502).end(error.message),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    isClosed = true
    await Promise.all(probing)
    server.closeAllConnections()
    server.close()
    agent.destroy()
  }
  return { port: (server.address() as AddressInfo).port, ready, close }
}

const full = 300_000
test(`${restarts} restarts under ${clients} clients lose no request and no job`, { timeout: full }, async () => {
  const ports = [await freePort(), await freePort()]
  const start = (port: number) =>
    startServerProcess({
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO: '0',
      AUTH_SECRET: 'a secret of more than thirty-two characters',
      // The balancer, in a process with much else to do, may take seconds to hear of it.
      DRAIN_SECONDS: '6',
      RATE_LIMIT_FACTOR: '100000',
    })
  // The first one migrates.
  const nodes: ServerProcess[] = await Promise.all(ports.map(start))
  const balancer = await startBalancer(ports)
  await expect.poll(() => balancer.ready.size, { timeout: 60_000 }).toBe(2)

  let isOver = false
  let answered = 0
  let received = 0
  let toldToWait = 0
  const lost: string[] = []
  let stage = 'before'
  const visit = async (client: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const json = { 'content-type': 'application/json' }
    for (let visits = 0; !isOver; visits++) {
      const message = {
        name: 'Nia',
        email: `visitor-${client}-${visits}@test.test`,
        topic: 'other',
        message: 'Are you still there?',
      }
      const requests = [
        () => send(balancer.port, { method: 'GET', path: '/api/categories', agent }),
        () => send(balancer.port, { method: 'GET', path: `/search?search=${client}-${visits}`, agent }),
        () => send(balancer.port, { method: 'POST', path: '/api/auth/logout', agent, headers: json }, '{}'),
        () =>
          send(balancer.port, { method: 'POST', path: '/api/contact', agent, headers: json }, JSON.stringify(message)),
      ]
      const kind = (visits + client) % 40 === 0 ? 3 : visits % 3
      const ask = async () =>
        requests[kind]?.().catch((error: Error) => ({ status: 0, body: error.message, wait: undefined }))
      let answer = await ask()
      // A machine with more to do than it can says so, and when to come again: that is no restart's doing.
      for (let times = 0; times < 3 && answer?.status === 503 && answer.wait; times++) {
        toldToWait++
        await sleep(1000)
        answer = await ask()
      }
      answered++
      if (kind === 3 && answer?.status === 201) received++
      if (answer && (answer.status === 0 || answer.status >= 500))
        lost.push(`${stage}: ${kind}: ${answer.status} ${answer.wait} ${answer.body.slice(0, 200)}`)
      await sleep(pauseMs)
    }
    agent.destroy()
  }
  const visits = Array.from({ length: clients }, (_value, client) => visit(client))
  onTestFinished(async () => {
    isOver = true
    await Promise.all(visits)
    await balancer.close()
    await Promise.all(nodes.map((node) => node.stop()))
  })
  const ends: [code: number | null, seconds: number][] = []
  for (let index = 0; index < restarts; index++) {
    const which = index % 2
    // The first as soon as it answers.
    if (index > 0) await sleep(300)
    const startedAt = performance.now()
    stage = `restart ${index}, draining`
    const code = await nodes[which]?.drain()
    stage = `restart ${index}, starting`
    ends.push([code ?? null, (performance.now() - startedAt) / 1000])
    nodes[which] = await start(ports[which] ?? 0)
    await expect.poll(() => balancer.ready.size, { timeout: 60_000 }).toBe(2)
    stage = `restart ${index}, done`
  }
  isOver = true
  await Promise.all(visits)
  expect(lost).toEqual([])
  // Measured on a machine with several times as much to do as it can: one of 137.
  expect(toldToWait).toBeLessThan(answered / 50)
  expect(ends.filter(([code, seconds]) => code !== 0 || seconds > 25)).toEqual([])
  expect(answered).toBeGreaterThan(restarts * 100)

  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const count = async (sql: string) => Number((await client.query(`select count(*) ${sql}`)).rows[0].count)
  expect(await count('from contact_message')).toBe(received)
  expect(received).toBeGreaterThan(restarts)
  // To us and to each sender, once.
  await expect
    .poll(() => count("from message where state = 'sent' and key like 'contact-%'"), { timeout: 30_000 })
    .toBe(received * 2)
  await client.end()
})

test('a node that rests takes no more jobs, still queues some, and gives back what does not end in time', async () => {
  const app: TestApp = await startTestApp()
  const { databaseUrl } = app.running.config
  const began: string[] = []
  // One that has nothing to do would be the first to take what comes.
  const subscriptions = ['resting', 'idle'].map((queue) => ({
    eventName: `${queue}.asked`,
    queue,
    run: async (_ctx: unknown, data: unknown) => {
      began.push(String((data as { name: string }).name))
      await sleep(20_000, undefined, { ref: false })
    },
  }))
  const context = () => app.ctx()
  const log = createLogger('silent')
  const jobs = await startJobs({ databaseUrl: databaseUrl ?? '', subscriptions, schedules: [], log, context })
  try {
    await jobs.publish(app.running.db, 'resting.asked', { name: 'long' })
    await jobs.work()
    await expect.poll(() => began).toEqual(['long'])
    await jobs.rest()
    await jobs.publish(app.running.db, 'idle.asked', { name: 'late' })
    await sleep(700)
    expect(began).toEqual(['long'])
    await jobs.stop(1000)
    const client = new pg.Client({ connectionString: databaseUrl ?? '' })
    await client.connect()
    const { rows } = await client.query(
      "select data ->> 'name' as name, state from pgboss.job where name in ('resting', 'idle') order by created_on",
    )
    await client.end()
    expect(rows).toEqual([
      { name: 'long', state: 'retry' },
      { name: 'late', state: 'created' },
    ])
  } finally {
    await app.close()
  }
})
