import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/databases.ts'
import type { AppError } from './api/errors.ts'
import { CountedLimit } from './counted-limit.server.ts'
import { createPool } from './db.server.ts'
import { createLimits, type Limits } from './limits.server.ts'
import { callLimits, type Limit, limits as named } from './limits.ts'
import { createLogger } from './log.server.ts'

const { login, register, loginPerAccount, refresh } = named('test', {
  login: { points: 20, seconds: 900, shared: true },
  register: { points: 10, seconds: 3600, shared: true },
  loginPerAccount: { points: 5, seconds: 900, shared: true },
  refresh: { points: 300, seconds: 60 },
})

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool({ databaseUrl: database.url, size: 4, log: createLogger('silent') })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** How many of `count` tries were let through, and what the first refusal said. */
async function tries(limits: Limits, limit: Limit, key: string, count: number) {
  const outcomes = await Promise.all(
    Array.from({ length: count }, () =>
      limits.take(limit, key).then(
        () => null,
        (error: AppError) => error,
      ),
    ),
  )
  return {
    passed: outcomes.filter((outcome) => outcome === null).length,
    refusal: outcomes.find((outcome) => outcome !== null),
  }
}

test('a limit lets its number through, then answers 429 with the seconds to wait, in words too', async () => {
  const { passed, refusal } = await tries(createLimits(pool, 1), login, 'a', 25)
  expect(passed).toBe(20)
  expect(refusal).toMatchObject({ code: 'rate_limited', status: 429, message: expect.stringContaining('15 minutes') })
  expect(refusal?.retryAfterSeconds).toBeGreaterThan(890)
  expect(refusal?.retryAfterSeconds).toBeLessThanOrEqual(900)
})

test('one person used up does not stop another, nor another limit of the same person', async () => {
  const limits = createLimits(pool, 1)
  await tries(limits, register, 'b', 20)
  expect((await tries(limits, register, 'c', 1)).passed).toBe(1)
  expect((await tries(limits, callLimits.search, 'b', 1)).passed).toBe(1)
})

test('what guards passwords is counted over all nodes together', async () => {
  const nodes = [createLimits(pool, 1), createLimits(pool, 1), createLimits(pool, 1)]
  const passed = await Promise.all(nodes.map((node) => tries(node, loginPerAccount, 'd', 5)))
  expect(passed.reduce((sum, one) => sum + one.passed, 0)).toBe(5)
})

test('the right password makes earlier wrong ones forgotten', async () => {
  const limits = createLimits(pool, 1)
  await tries(limits, loginPerAccount, 'e', 4)
  await limits.forget(loginPerAccount, 'e')
  expect((await tries(limits, loginPerAccount, 'e', 6)).passed).toBe(5)
})

test('what one node forgets or takes back no other node refuses', async () => {
  const [one, other] = [createLimits(pool, 1), createLimits(pool, 1)]
  await tries(one, loginPerAccount, 'l', 5)
  await other.forget(loginPerAccount, 'l')
  expect((await tries(one, loginPerAccount, 'l', 5)).passed).toBe(5)
  await tries(one, register, 'm', 10)
  await one.uncount(register, 'm')
  expect((await tries(one, register, 'm', 1)).passed).toBe(1)
})

test('the factor scales every limit, and none falls below one', async () => {
  expect((await tries(createLimits(pool, 3), register, 'f', 40)).passed).toBe(30)
  expect((await tries(createLimits(pool, 0.01), register, 'g', 5)).passed).toBe(1)
})

test('with the database away passwords are still counted, neither free nor locked', async () => {
  const nowhere = new URL(database.url)
  nowhere.port = '1'
  const dead = new pg.Pool({ connectionString: nowhere.href, connectionTimeoutMillis: 500 })
  const { passed, refusal } = await tries(createLimits(dead, 1), loginPerAccount, 'h', 8)
  expect(passed).toBe(5)
  expect(refusal).toMatchObject({ code: 'rate_limited' })
  await dead.end()
})

test('calls are counted here at once and told after a moment', async () => {
  expect((await tries(createLimits(pool, 1), callLimits.search, 'i', 100)).passed).toBe(100)
  await expect
    .poll(
      async () => (await pool.query("select points from rate_limit where key = 'calls.search:i'")).rows[0]?.points,
      {
        timeout: 30_000,
      },
    )
    .toBe(100)
})

test('a node that tells hears what the others have counted', async () => {
  const [one, other] = [new CountedLimit('all', 120, 60), new CountedLimit('all', 120, 60)] as const
  for (let index = 0; index < 100; index++) expect(one.take('k', 1000)).toBe(0)
  await one.tell(pool, 1000)
  expect(other.take('k', 30_000)).toBe(0)
  await other.tell(pool, 30_000)
  const answers = Array.from({ length: 30 }, () => other.take('k', 30_000))
  expect(answers.filter((wait) => wait === 0)).toHaveLength(19)
  // They end together, too.
  expect(answers.at(-1)).toBe(31_000)
})

test('what is counted here ends by the clock that all nodes go by', async () => {
  let now = Date.now() + 120_000
  const limits = createLimits(pool, 1, 8, () => now)
  expect((await tries(limits, callLimits.write, 'n', 70)).passed).toBe(60)
  now += 61_000
  expect((await tries(limits, callLimits.write, 'n', 1)).passed).toBe(1)
})

test('a burst of ten times what is allowed gets no more than what is allowed', async () => {
  const limits = createLimits(pool, 1)
  for (const limit of [callLimits.write, callLimits.search, callLimits.read, refresh]) {
    const { passed } = await tries(limits, limit, 'j', limit.points * 10)
    expect([limit.name, passed]).toEqual([limit.name, limit.points])
  }
})

test('with the database away calls are counted on, and told when it is back', async () => {
  const limit = new CountedLimit('kept', 10, 60)
  const nowhere = { query: () => Promise.reject(new Error('away')) } as unknown as pg.Pool
  for (let index = 0; index < 4; index++) expect(limit.take('k', 1000)).toBe(0)
  await limit.tell(nowhere, 1000)
  for (let index = 0; index < 6; index++) expect(limit.take('k', 1000)).toBe(0)
  expect(limit.take('k', 2000)).toBe(59_000)
  await limit.tell(pool, 2000)
  const { rows } = await pool.query("select points, expire from rate_limit where key = 'kept:k'")
  expect(rows).toEqual([{ points: 10, expire: 61_000 }])
  expect(limit.take('k', 61_000)).toBe(0)
  await limit.tell(pool, 61_001)
  expect((await pool.query("select points from rate_limit where key = 'kept:k'")).rows).toEqual([{ points: 1 }])
})
