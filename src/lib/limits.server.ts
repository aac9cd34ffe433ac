import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './api/errors.ts'
import { CountedLimit } from './counted-limit.server.ts'
import type { Limit } from './limits.ts'
import { Turns } from './turns.server.ts'

export type Limits = {
  /** Throws `rate_limited` (429) with the seconds to wait. */
  take(limit: Limit, key: string): Promise<void>
  forget(limit: Limit, key: string): Promise<void>
  /** Counts and refuses nobody: how many times its points these are within its time, up to `mostTimes`; and when that is over. */
  count(limit: Limit, key: string): Promise<{ times: number; seconds: number }>
  /** Takes one back that was counted so. Where none is left, nothing tells when the first was. */
  uncount(limit: Limit, key: string): Promise<void>
  /** Whether it has not come within the time before, on any node. */
  isFirst(name: string, key: string, seconds: number): Promise<boolean>
  /** Runs `work` when few enough calls of this account, else of this address, are at work on this node; throws 429. */
  inTurn<T>(accountId: string | null, address: string, work: () => Promise<T>): Promise<T>
}

type Counter = {
  /** Milliseconds to wait; 0: go on. */
  take(key: string): Promise<number>
  forget(key: string): Promise<void>
}

/** More is not told apart. */
const mostTimes = 16

/** An office behind one address has more people in it than a person has hands. */
const callsPerAddress = 8

/** `now`: by the database's clock, as what is counted here is told to other nodes with its end. */
export function createLimits(pool: pg.Pool, factor: number, callsInFlight = 8, now: () => number = Date.now): Limits {
  const turns = { account: new Turns(callsInFlight), address: new Turns(callsInFlight * callsPerAddress) }
  const counted: CountedLimit[] = []
  const make = ({ name, points, seconds, shared }: Limit): Counter => {
    const scaled = Math.max(1, Math.round(points * factor))
    if (shared) return exactCounter(pool, name, scaled, seconds)
    const limit = new CountedLimit(name, scaled, seconds)
    counted.push(limit)
    return { take: async (key) => limit.take(key, now()), forget: async (key) => limit.forget(key) }
  }
  const counters = new Map<string, Counter>()
  const counterOf = (limit: Limit) => {
    const counter = counters.get(limit.name) ?? make(limit)
    counters.set(limit.name, counter)
    return counter
  }
  tellEverySecond(pool, counted, now)
  const exact = new Map<string, RateLimiterPostgres>()
  const exactOf = (name: string, points: number, seconds: number) => {
    const limiter = exact.get(name) ?? exactLimiter(pool, name, points, seconds)
    exact.set(name, limiter)
    return limiter
  }
  return {
    count: async ({ name, points, seconds }, key) => {
      const scaled = Math.max(1, Math.round(points * factor))
      const { result } = await consume(exactOf(name, scaled * mostTimes, seconds), key)
      const times = Math.min(mostTimes, result.consumedPoints / scaled)
      return { times, seconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)) }
    },
    uncount: async ({ name }, key) => {
      const counted = [`${name}:${key}`]
      await pool.query('update rate_limit set points = points - 1 where key = $1', counted)
      await pool.query('delete from rate_limit where key = $1 and points <= 0', counted)
    },
    isFirst: async (name, key, seconds) => !(await consume(exactOf(name, 1, seconds), key)).isRefused,
    take: async (limit, key) => {
      const milliseconds = await counterOf(limit).take(key)
      if (milliseconds === 0) return
      const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
      throw new AppError(
        'rate_limited',
        'rate_limited',
        `Too many attempts. Please wait ${waitingTime(seconds)} and try again.`,
        { retryAfterSeconds: seconds },
      )
    },
    forget: (limit, key) => counterOf(limit).forget(key),
    inTurn: (accountId, address, work) =>
      accountId === null ? turns.address.take(address, work) : turns.account.take(accountId, work),
  }
}

/**
 * Every try is counted in Postgres; with the database away in memory, which must mean neither free tries nor none. Nothing else is
 * remembered here: what another node has forgotten would still be refused.
 */
function exactLimiter(storeClient: pg.Pool, keyPrefix: string, points: number, duration: number) {
  const options = { keyPrefix, points, duration }
  return new RateLimiterPostgres({
    ...options,
    storeClient,
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: new RateLimiterMemory(options),
  })
}

const consume = (limiter: RateLimiterPostgres, key: string) =>
  limiter.consume(key).then(
    (result) => ({ isRefused: false, result }),
    (result: unknown) => {
      if (result instanceof RateLimiterRes) return { isRefused: true, result }
      throw result
    },
  )

function exactCounter(pool: pg.Pool, name: string, points: number, seconds: number): Counter {
  const limiter = exactLimiter(pool, name, points, seconds)
  return {
    take: async (key) => {
      const { isRefused, result } = await consume(limiter, key)
      return isRefused ? Math.max(1, result.msBeforeNext) : 0
    },
    forget: async (key) => {
      await limiter.delete(key)
    },
  }
}

function tellEverySecond(pool: pg.Pool, counted: readonly CountedLimit[], now: () => number) {
  let isTelling = false
  const timer = setInterval(async () => {
    if (pool.ending) return clearInterval(timer)
    if (isTelling) return
    isTelling = true
    for (const limit of counted) {
      await limit.tell(pool, now())
      limit.clear(now())
    }
    isTelling = false
  }, 1000)
  timer.unref()
}

function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
