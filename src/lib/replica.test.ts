import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeAccount, openTestApp } from '../../tests/factories.ts'
import { type ReplicaServer, startPrimary, startReplica } from '../../tests/replica-server.ts'
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

async function write(sql: string) {
  const client = new pg.Client({ connectionString: primary.url() })
  await client.connect()
  await client.query(sql)
  await client.end()
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
