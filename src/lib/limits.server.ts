import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitName } from './api/endpoint.ts'
import { AppError } from './api/errors.ts'

type Limit = { points: number; seconds: number; shared?: true }

/** Calls per actor (a person, else an address) and time. Shared limits hold over all nodes, the rest per node. */
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
  /** Mails of one purpose to one mailbox. */
  accountMail: { points: 3, seconds: 3600, shared: true },
  exportData: { points: 10, seconds: 3600, shared: true },
  /** Tries at the password of the whole site. */
  gate: { points: 10, seconds: 3600, shared: true },
  /** Messages to us from one address, and under one e-mail address. */
  contact: { points: 5, seconds: 3600, shared: true },
  contactPerEmail: { points: 3, seconds: 3600, shared: true },
} satisfies Record<string, Limit>

type FurtherLimit = keyof typeof furtherLimits

export type Limits = {
  /** Throws `rate_limited` (429) with the seconds to wait. */
  take(name: LimitName | FurtherLimit, key: string): Promise<void>
  forget(name: FurtherLimit, key: string): Promise<void>
}

export function createLimits(pool: pg.Pool, factor: number): Limits {
  const make = (name: string, { points, seconds, shared }: Limit) => {
    const options = { keyPrefix: name, points: Math.max(1, Math.round(points * factor)), duration: seconds }
    const memory = new RateLimiterMemory(options)
    if (!shared) return memory
    return new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: true,
      // The database away must not mean unlimited password tries, nor none at all.
      insuranceLimiter: memory,
      inMemoryBlockOnConsumed: options.points,
    })
  }
  const limiters = new Map(
    Object.entries({ ...limits, ...furtherLimits }).map(([name, limit]) => [name, make(name, limit)]),
  )
  const limiter = (name: string) => {
    const found = limiters.get(name)
    if (!found) throw new Error(`No limit is called ${name}`)
    return found
  }
  return {
    take: async (name, key) => {
      try {
        await limiter(name).consume(key)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        throw new AppError(
          'rate_limited',
          'rate_limited',
          `Too many tries. Please wait ${waitingTime(seconds)} and try again.`,
          {
            retryAfterSeconds: seconds,
          },
        )
      }
    },
    forget: async (name, key) => {
      await limiter(name).delete(key)
    },
  }
}

function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
