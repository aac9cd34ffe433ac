import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { AppError, busy } from './api/errors.ts'
import type { Ctx, Database, Logger } from './context.ts'
import type { DB } from './database.ts'
import { deadlockDetected, lockNotAvailable, postgresCode } from './postgres-errors.server.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, (digits) => {
  const value = Number(digits)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${digits} is beyond the safe integers`)
  return value
})
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

type PoolOptions = {
  databaseUrl: string
  size: number
  log: Logger
  /** A pooler in transaction mode stands between: no statement stays planned, no setting outlives a transaction. */
  pooler?: boolean
  /** Milliseconds a statement may work: two seconds unless told. */
  statementTimeout?: number
  /** Milliseconds that somebody waits for a connection: one second unless told. */
  waitTimeout?: number
  /** What the database's own lists call these connections. */
  name?: string
  /** After which a connection is given to nobody any more: for ever unless told. */
  lifetimeSeconds?: number
}

const preparedMark = /^\/\* prepare: ([\w-]+) \*\//
const readOnlyTransaction = '25006'

/** What a query on a pool's connection may be; pg declares a dozen overloads, and all are passed on. */
type Passed = (...passed: unknown[]) => unknown

class WatchedClient extends pg.Client {
  /** Leads to a server that cannot be written any more, or to none: not to be given to anybody again. */
  isStale = false

  protected watched(answer: unknown): unknown {
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (postgresCode(error) === readOnlyTransaction) this.isStale = true
        if (!isReadTimeout(error)) return
        this.isStale = true
        hangUp(this)
      })
    return answer
  }
}

/** Whatever else waits behind a statement that nobody answers need not wait as long again; pg's types keep the socket to themselves. */
function hangUp(client: pg.Client) {
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
}

/**
 * A statement that begins with a prepare comment is planned once per connection instead of at every call: for the hot
 * ones, where planning takes longer than running. Their text must never vary.
 */
class PreparingClient extends WatchedClient {
  override query = ((...args: unknown[]) => {
    const [text, values, ...rest] = args
    const name = typeof text === 'string' ? preparedMark.exec(text)?.[1] : undefined
    const query = super.query as Passed
    return this.watched(name ? query.call(this, { name, text, values }, ...rest) : query.apply(this, args))
  }) as pg.Client['query']
}

/** Behind a pooler a name given on one connection is unknown on the next, and so is a setting after its transaction. */
class PooledClient extends WatchedClient {
  override query = ((...args: unknown[]) => {
    const [config, ...rest] = args
    const query = super.query as Passed
    if (config === 'begin') {
      const begun = query.call(this, `begin; ${settingsOfTransaction}`) as Promise<pg.QueryResult[]>
      return this.watched(begun.then(([first]) => first))
    }
    const isNamed = typeof config === 'object' && config !== null && 'name' in config
    return this.watched(query.call(this, isNamed ? { ...config, name: undefined } : config, ...rest))
  }) as pg.Client['query']
}

const statementMs = 2000
/** Of `slowDb`. */
export const slowMs = 20_000
// Longer than the second after which the server looks for a deadlock: that can be tried again.
const lockMs = 1500
const idleMs = 5000
const settingsOfTransaction = `set local statement_timeout = ${statementMs}; set local lock_timeout = ${lockMs};
  set local idle_in_transaction_session_timeout = ${idleMs}`

export function createPool({
  databaseUrl,
  size,
  log,
  pooler = false,
  statementTimeout = statementMs,
  waitTimeout = 1000,
  name,
  lifetimeSeconds = 0,
}: PoolOptions) {
  const pool = new pg.Pool({
    Client: pooler ? PooledClient : PreparingClient,
    connectionString: databaseUrl,
    max: size,
    // One second to wait and two to work: a lock somewhere must not take every request and /health with it.
    connectionTimeoutMillis: waitTimeout,
    // A pooler refuses settings at the start.
    ...(!pooler && {
      lock_timeout: lockMs,
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: idleMs,
    }),
    // A server that is gone without a word does not tell that its time is over.
    query_timeout: statementTimeout + 500,
    application_name: name ?? 'highstreet',
    maxLifetimeSeconds: lifetimeSeconds,
  })
  // Without a listener a connection the server ends would end this process: the pool hears of the idle ones only.
  pool.on('error', (err) => log.warn({ err }, 'an idle database connection was lost'))
  pool.on('connect', (client) => client.on('error', (err) => log.warn({ err }, 'a database connection was lost')))
  pool.on('release', (_error, client) => {
    if (client instanceof WatchedClient && client.isStale) void client.end().catch(() => {})
  })
  return pool
}

/** Opens connections before anybody waits for one: the first crowd would spend its patience on them. */
export async function warmPool(pool: pg.Pool, connections: number): Promise<void> {
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect().catch(() => null)))
  for (const client of clients) client?.release()
}

/** `note`: hears of every statement that has ended. */
export function createDatabase(pool: pg.Pool, note?: (event: LogEvent) => void): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }), ...(note && { log: note }) })
}

const whenCommitted = new WeakMap<Database, (() => void)[]>()

/** Done when the surrounding transaction is committed, before whoever asked for it is answered; at once where there is none. */
export function onCommit(db: Database, work: () => void) {
  if (db.isTransaction) whenCommitted.get(db)?.push(work)
  else work()
}

/** Runs `fn` in one transaction, again from the start (up to 3 times) after a serialization failure or deadlock. */
export async function transaction<C extends Ctx, T>(ctx: C, fn: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return fn(ctx)
  for (let attempt = 1; ; attempt++) {
    try {
      const works: (() => void)[] = []
      const answer = await ctx.db.transaction().execute((db) => {
        whenCommitted.set(db, works)
        return fn({ ...ctx, db })
      })
      for (const work of works) work()
      return answer
    } catch (error) {
      if (!isRetryable(error) || attempt === 3) throw error
      await sleep(attempt * 20 * (0.5 + Math.random()))
    }
  }
}

/** As the queue does: who has waited too long for a lock tries again, for a minute or so. For commands; a request has no such time. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (postgresCode(error) !== lockNotAvailable || attempt === 40) throw error
    }
  }
}

const serializationFailure = '40001'

function isRetryable(error: unknown): boolean {
  const code = postgresCode(error)
  return code === serializationFailure || code === deadlockDetected
}

const down = () =>
  new AppError('unavailable', 'database_unavailable', 'Our service is not available right now. Please try again.', {
    retryAfterSeconds: 2,
  })

const readOnly = () =>
  new AppError('unavailable', 'read_only', 'We cannot save changes right now. Please try again later.', {
    retryAfterSeconds: 10,
  })
const isReadTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
])

const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|server conn crashed|pooler error/i

/** The one place where a database error becomes a refusal; what it does not know is a bug and stays as it is. */
export function translate(error: unknown): unknown {
  const code = postgresCode(error)
  if (code === '23505' || code === '23P01')
    return new AppError('conflict', 'conflict', 'Somebody else changed this first. Please try again.')
  if (code === lockNotAvailable || code === '57014' || code === '53300' || isRetryable(error)) return busy()
  if (code === '53100' || code === readOnlyTransaction) return readOnly()
  if (code !== null && connectionCodes.has(code)) return down()
  if (isReadTimeout(error)) return down()
  if (error instanceof Error && lostConnection.test(error.message)) return busy()
  return error
}

/** The database's clock: app nodes may disagree about the time, a booking may not. Tests move it while servers run. */
export async function databaseNow(ctx: Ctx): Promise<Date> {
  const { rows } = await readClock(ctx).execute(ctx.db)
  return rows[0]?.now ?? new Date(Number.NaN)
}

/** For a statement that does more than read it. */
export const readClock = ({ app }: { app: Pick<Ctx['app'], 'hasMovableClock'> }) =>
  sql<{
    now: Date
  }>`select clock_timestamp() ${app.hasMovableClock ? sql`+ coalesce((select moved_by from moved_clock), '0')` : sql``} as now`

/** Whoever listens says nothing: a network that has forgotten the connection would be noticed by nobody. */
const beatMs = 10_000
const answersWithinMs = 2500

/** Listens on a Postgres channel for as long as the process lives, connecting again after every loss. */
export function listen(
  databaseUrl: string,
  channel: string,
  onMessage: (payload: string) => void,
  onGap: () => void,
  log: Logger,
) {
  let client: pg.Client | null = null
  let stopped = false
  const connect = async () => {
    while (!stopped) {
      const candidate = new pg.Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: answersWithinMs,
        query_timeout: answersWithinMs,
        application_name: 'highstreet-listen',
      })
      candidate.on('notification', (message) => onMessage(message.payload ?? ''))
      const lost = new Promise<void>((resolve) => {
        candidate.on('error', () => resolve())
        candidate.on('end', () => resolve())
      })
      try {
        await candidate.connect()
        await candidate.query(`listen ${pg.escapeIdentifier(channel)}`)
        // Ended while it connected: nobody else would.
        if (!stopped) {
          client = candidate
          onGap()
          const beat = setInterval(() => candidate.query('select').catch(() => hangUp(candidate)), beatMs).unref()
          await lost.finally(() => clearInterval(beat))
        }
      } catch (err) {
        if (!stopped) log.warn({ err }, 'cannot listen for changes, trying again')
      }
      client = null
      await candidate.end().catch(() => {})
      if (!stopped) await sleep(500)
    }
  }
  const running = connect()
  return async () => {
    stopped = true
    await client?.end().catch(() => {})
    await running
  }
}

/** Told to every node when the surrounding transaction commits. */
export async function notify(db: Database, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
