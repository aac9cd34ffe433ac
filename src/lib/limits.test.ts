import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support.ts'
import type { AppError } from './api/errors.ts'
import { createLimits, type Limits } from './limits.server.ts'

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 4 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** How many of `count` tries were let through, and what the first refusal said. */
async function tries(limits: Limits, name: Parameters<Limits['take']>[0], key: string, count: number) {
  const outcomes = await Promise.all(
    Array.from({ length: count }, () =>
      limits.take(name, key).then(
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
  const { passed, refusal } = await tries(createLimits(pool, 1), 'login', 'a', 25)
  expect(passed).toBe(20)
  expect(refusal).toMatchObject({ code: 'rate_limited', status: 429, message: expect.stringContaining('15 minutes') })
  expect(refusal?.retryAfterSeconds).toBeGreaterThan(890)
  expect(refusal?.retryAfterSeconds).toBeLessThanOrEqual(900)
})

test('one person used up does not stop another, nor another limit of the same person', async () => {
  const limits = createLimits(pool, 1)
  await tries(limits, 'register', 'b', 20)
  expect((await tries(limits, 'register', 'c', 1)).passed).toBe(1)
  expect((await tries(limits, 'search', 'b', 1)).passed).toBe(1)
})

test('what guards passwords is counted over all nodes together', async () => {
  const nodes = [createLimits(pool, 1), createLimits(pool, 1), createLimits(pool, 1)]
  const passed = await Promise.all(nodes.map((node) => tries(node, 'loginPerAccount', 'd', 5)))
  expect(passed.reduce((sum, one) => sum + one.passed, 0)).toBe(5)
})

test('the right password makes earlier wrong ones forgotten', async () => {
  const limits = createLimits(pool, 1)
  await tries(limits, 'loginPerAccount', 'e', 4)
  await limits.forget('loginPerAccount', 'e')
  expect((await tries(limits, 'loginPerAccount', 'e', 6)).passed).toBe(5)
})

test('the factor scales every limit, and none falls below one', async () => {
  expect((await tries(createLimits(pool, 3), 'register', 'f', 40)).passed).toBe(30)
  expect((await tries(createLimits(pool, 0.01), 'register', 'g', 5)).passed).toBe(1)
})

test('with the database away passwords are still counted, neither free nor locked', async () => {
  const nowhere = new URL(database.url)
  nowhere.port = '1'
  const dead = new pg.Pool({ connectionString: nowhere.href, connectionTimeoutMillis: 500 })
  const { passed, refusal } = await tries(createLimits(dead, 1), 'loginPerAccount', 'h', 8)
  expect(passed).toBe(5)
  expect(refusal).toMatchObject({ code: 'rate_limited' })
  await dead.end()
})
