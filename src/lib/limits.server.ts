import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitName } from './api/endpoint.ts'
import { AppError } from './api/errors.ts'
import { CountedLimit } from './counted-limit.server.ts'
import { Turns } from './turns.server.ts'

type Limit = { points: number; seconds: number; shared?: true }

/**
 * Calls of one endpoint per actor (a person, else an address; both where anybody may write) and time, over all nodes.
 * `shared` ones are counted in Postgres itself, before anything else is done; the rest in memory, and summed up there once a
 * second.
 */
const limits: Record<LimitName, Limit> = {
  read: { points: 600, seconds: 60 },
  search: { points: 120, seconds: 60 },
  write: { points: 60, seconds: 60 },
  // Every tab of a browser that wakes up asks at the same moment.
  refresh: { points: 300, seconds: 60 },
  register: { points: 10, seconds: 3600, shared: true },
  login: { points: 20, seconds: 900, shared: true },
  recovery: { points: 30, seconds: 3600, shared: true },
}

/** Taken where more is known than who calls what. */
const furtherLimits = {
  /** Password tries for one account from one address, counted beside the limit on the address. */
  loginPerAccount: { points: 5, seconds: 900, shared: true },
  /** Password tries for one account from wherever it has not been used before. */
  loginElsewhere: { points: 50, seconds: 86_400, shared: true },
  /** The password of somebody who is signed in, asked again before what cannot be undone. */
  passwordAgain: { points: 5, seconds: 900, shared: true },
  /** Changes of the e-mail address, of one account and from one network address: each mails somebody. */
  emailChange: { points: 5, seconds: 86_400, shared: true },
  /** Mails to a mailbox that somebody says will be theirs. */
  strangerMail: { points: 3, seconds: 86_400, shared: true },
  /** Mails of one purpose to one mailbox. */
  accountMail: { points: 3, seconds: 3600, shared: true },
  exportData: { points: 10, seconds: 3600, shared: true },
  /** Answers that try every time of a day again in several ways. */
  explain: { points: 60, seconds: 60 },
  /** Tries at the password of the whole site. */
  gate: { points: 10, seconds: 3600, shared: true },
  /** Messages to us from one address, and under one e-mail address. */
  contact: { points: 5, seconds: 3600, shared: true },
  /** What browsers report about pages that tried something their policy forbids. */
  policyReport: { points: 30, seconds: 60 },
  contactPerEmail: { points: 3, seconds: 3600, shared: true },
} satisfies Record<string, Limit>

type FurtherLimit = keyof typeof furtherLimits

export type Limits = {
  /** Throws `rate_limited` (429) with the seconds to wait. */
  take(name: LimitName | FurtherLimit, key: string): Promise<void>
  forget(name: FurtherLimit, key: string): Promise<void>
  /** Runs `work` when few enough calls of this account, else of this address, are at work on this node; throws 429. */
  inTurn<T>(accountId: string | null, address: string, work: () => Promise<T>): Promise<T>
}

type Counter = {
  /** Milliseconds to wait; 0: go on. */
  take(key: string): Promise<number>
  forget(key: string): Promise<void>
}

/** An office behind one address has more people in it than a person has hands. */
const callsPerAddress = 8

export function createLimits(pool: pg.Pool, factor: number, callsInFlight = 8): Limits {
  const turns = { account: new Turns(callsInFlight), address: new Turns(callsInFlight * callsPerAddress) }
  const counted: CountedLimit[] = []
  const make = (name: string, { points, seconds, shared }: Limit): Counter => {
    const scaled = Math.max(1, Math.round(points * factor))
    if (shared) return exactCounter(pool, name, scaled, seconds)
    const limit = new CountedLimit(name, scaled, seconds)
    counted.push(limit)
    return { take: async (key) => limit.take(key, Date.now()), forget: async (key) => limit.forget(key) }
  }
  const counters = new Map(
    Object.entries({ ...limits, ...furtherLimits }).map(([name, limit]) => [name, make(name, limit)]),
  )
  const counter = (name: string) => {
    const found = counters.get(name)
    if (!found) throw new Error(`No limit is called ${name}`)
    return found
  }
  tellEverySecond(pool, counted)
  return {
    take: async (name, key) => {
      const milliseconds = await counter(name).take(key)
      if (milliseconds === 0) return
      const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
      throw new AppError(
        'rate_limited',
        'rate_limited',
        `Too many attempts. Please wait ${waitingTime(seconds)} and try again.`,
        { retryAfterSeconds: seconds },
      )
    },
    forget: (name, key) => counter(name).forget(key),
    inTurn: (accountId, address, work) =>
      accountId === null ? turns.address.take(address, work) : turns.account.take(accountId, work),
  }
}

/** Every try is counted in Postgres; with the database away in memory, which must mean neither free tries nor none. */
function exactCounter(storeClient: pg.Pool, keyPrefix: string, points: number, duration: number): Counter {
  const options = { keyPrefix, points, duration }
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient,
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: new RateLimiterMemory(options),
    inMemoryBlockOnConsumed: points,
  })
  return {
    take: (key) =>
      limiter.consume(key).then(
        () => 0,
        (refused: unknown) => {
          if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext)
          throw refused
        },
      ),
    forget: async (key) => {
      await limiter.delete(key)
    },
  }
}

function tellEverySecond(pool: pg.Pool, counted: readonly CountedLimit[]) {
  let isTelling = false
  const timer = setInterval(async () => {
    if (pool.ending) return clearInterval(timer)
    if (isTelling) return
    isTelling = true
    for (const limit of counted) {
      await limit.tell(pool, Date.now())
      limit.clear(Date.now())
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
