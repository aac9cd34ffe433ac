import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeAccount, openTestApp } from '../../tests/factories.ts'
import { pastSocket, type ReplicaServer, startPrimary, startReplica, startWay } from '../../tests/replica-server.ts'
import { AppError } from './api/errors.ts'
import type { Ctx, Replica } from './context.ts'
import { openReplica, withReader } from './replica.server.ts'

const app = openTestApp()
let primary: Awaited<ReturnType<typeof startPrimary>>
let server: ReplicaServer
beforeAll(async () => {
  primary = await startPrimary()
  server = await startReplica(primary)
})
afterAll(async () => {
  await server?.kill()
  await primary?.stop()
})

const log = { debug() {}, info() {}, warn() {}, error() {} }

async function open(url = server.url(), primaryUrl = primary.url()): Promise<Replica> {
  const replica = openReplica({ url, primaryUrl, size: 1, pooler: false, log })
  onTestFinished(() => replica.stop())
  await replica.watch()
  return replica
}

async function openFresh(): Promise<Replica> {
  const replica = await open()
  await expect.poll(() => replica.isFresh()).toBe(true)
  return replica
}

async function write(...statements: string[]) {
  const client = new pg.Client({ connectionString: primary.url() })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** A name that leads to one server, and later to another while the first still runs. */
async function openName(url: string) {
  let led = url
  const way = await startWay(() => Number(new URL(led).port))
  onTestFinished(() => way.close())
  return {
    url: pastSocket(url, way.port),
    leadTo: (next: string) => {
      led = next
    },
  }
}

async function startAnother(source: Parameters<typeof startReplica>[0] = primary) {
  const another = await startReplica(source)
  onTestFinished(() => another.kill())
  return another
}

async function readerOf(replica: Replica, more: Partial<Ctx> = {}): Promise<'replica' | 'primary'> {
  const db = await withReader({ ...app.ctx(), ...more }, replica, async (reader) => reader.db)
  return db === replica.db ? 'replica' : 'primary'
}

describe('a call reads from', () => {
  test('the replica, for whoever is signed out and has not just written', async () => {
    const replica = await openFresh()
    expect(await readerOf(replica)).toBe('replica')
    expect(await readerOf(replica, { actor: await makeAccount(app) })).toBe('primary')
    const client = { ...app.ctx().client, hasJustWritten: () => true }
    expect(await readerOf(replica, { client })).toBe('primary')
    expect(replica.reads).toEqual({ replica: 1, primary: 2, failed: 0 })
  })

  test('the primary, while the replica may not have heard of what concerns all', async () => {
    const replica = await openFresh()
    await server.pause()
    onTestFinished(() => server.resume())
    await write('create table heard ()')
    replica.changed(null)
    expect(await readerOf(replica)).toBe('primary')
    await sleep(600)
    expect(await readerOf(replica)).toBe('primary')
    await server.resume()
    await expect.poll(() => readerOf(replica)).toBe('replica')
  })

  test('the primary where the replica fails, but for who comes too often', async () => {
    const replica = await openFresh()
    const failing = (error: Error) =>
      withReader(app.ctx(), replica, async ({ db }) => {
        if (db === replica.db) throw error
        return 'the primary'
      })
    expect(await failing(new Error('gone'))).toBe('the primary')
    expect(await failing(new AppError('not_found', 'not_found', 'Not here yet'))).toBe('the primary')
    await expect(failing(new AppError('rate_limited', 'rate_limited', 'Again'))).rejects.toThrow('Again')
    expect(replica.reads).toEqual({ replica: 0, primary: 0, failed: 2 })
  })

  test('the primary, when the replica is more than two seconds behind', async () => {
    const replica = await openFresh()
    await server.pause()
    onTestFinished(() => server.resume())
    await write('create table behind ()')
    const began = performance.now()
    await expect.poll(() => readerOf(replica)).toBe('primary')
    // Half a second less: it had been looked at before.
    expect(performance.now() - began).toBeGreaterThan(1400)
    expect(replica.lagMs()).toBeGreaterThan(2000)
    await server.resume()
    await expect.poll(() => readerOf(replica)).toBe('replica')
  })
})

test('what was read may miss a change that the replica had not heard of then', async () => {
  const replica = await openFresh()
  const before = replica.holdsUntil
  replica.changed('provider:1')
  expect(replica.mayMiss(['provider:1'], before)).toBe(true)
  expect(replica.mayMiss(['provider:2'], before)).toBe(false)
  expect(replica.isFresh()).toBe(true)
  await expect.poll(() => replica.mayMiss(['provider:1'], replica.holdsUntil)).toBe(false)
  replica.changed(null)
  expect(replica.mayMiss([], before)).toBe(true)
})

test('what is no replica of this database is not read', async () => {
  // New, and so not as far as the replica has come.
  const stranger = await startPrimary()
  onTestFinished(() => stranger.stop())
  const others = await Promise.all([open(primary.url()), open(server.url(), stranger.url())])
  await openFresh()
  await sleep(600)
  expect(others.map((other) => [other.isFresh(), other.lagMs()])).toEqual([
    [false, null],
    [false, null],
  ])
})

test('a role that may see no receiver is told how far the replica has come as well', async () => {
  await write(`create role reader login password 'reader'`)
  const url = new URL(server.url())
  url.username = url.password = 'reader'
  const replica = await open(url.href)
  await expect.poll(() => replica.isFresh()).toBe(true)
})

test('beside a primary that can only be read, nobody knows whether the replica is fresh', async () => {
  const replica = await openFresh()
  const reset = () => write('alter system reset default_transaction_read_only', 'select pg_reload_conf()')
  onTestFinished(reset)
  await write('alter system set default_transaction_read_only = on', 'select pg_reload_conf()')
  await expect.poll(() => replica.isFresh()).toBe(false)
  await sleep(600)
  expect(replica.isFresh()).toBe(false)
  await reset()
  await expect.poll(() => replica.isFresh()).toBe(true)
})

test('after a failover only who follows the new primary is read, however far the others are', async () => {
  const name = await openName(primary.url())
  const next = await startAnother()
  const follower = await startAnother(next)
  const ahead = await open(server.url(), name.url)
  await expect.poll(() => ahead.isFresh()).toBe(true)
  await next.promote()
  // The old primary still runs, and a replica has all of it: more than the new primary ever had.
  await write('create table unknown_to_the_next as select from generate_series(1, 100000)')
  name.leadTo(next.url())
  const following = await open(follower.url(), next.url())
  await expect.poll(() => following.isFresh()).toBe(true)
  await expect.poll(() => ahead.isFresh(), { timeout: 8000 }).toBe(false)
  const behind = await open(follower.url(), primary.url())
  for (let round = 0; round < 20; round++) {
    expect([ahead.isFresh(), behind.isFresh()]).toEqual([false, false])
    await sleep(50)
  }
  expect(ahead.lagMs()).toBe(null)
  expect(following.isFresh()).toBe(true)
})

test('a name that leads to another replica is followed by who measures and by who reads', async () => {
  const another = await startAnother()
  const name = await openName(server.url())
  const replica = await open(name.url)
  await expect.poll(() => replica.isFresh()).toBe(true)
  const readAt = async () =>
    (await sql<{ port: number }>`select inet_server_port() as port`.execute(replica.db)).rows[0]?.port
  expect(await readAt()).toBe(Number(new URL(server.url()).port))
  name.leadTo(another.url())
  await expect.poll(() => replica.isFresh(), { timeout: 8000 }).toBe(false)
  await expect.poll(() => replica.isFresh()).toBe(true)
  expect(await readAt()).toBe(Number(new URL(another.url()).port))
})

test('connections are renewed while the replica is read', async () => {
  const replica = await openFresh()
  const readBy = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(replica.db)).rows[0]?.pid
  const pid = await readBy()
  const until = performance.now() + 6000
  while (performance.now() < until) {
    expect(replica.isFresh()).toBe(true)
    await sleep(10)
  }
  expect(await readBy()).not.toBe(pid)
})
