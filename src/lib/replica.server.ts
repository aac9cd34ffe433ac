import type { LogEvent } from 'kysely'
import pg from 'pg'
import { isAppError } from './api/errors.ts'
import type { Ctx, Logger, Replica } from './context.ts'
import { createDatabase, createPool } from './db.server.ts'

/** How far the replica may be behind while it is read, in milliseconds. */
const mostLagMs = 2000
const lookEveryMs = 250
const answersWithinMs = 1000
const mostPoints = 1000
/** Longer than a page may take to be made, and than the replica may be behind. */
const rememberMs = 20_000

/** Where the log stands at the head of a page or file that is still empty, its header counts as written, and never as replayed. */
const written = `select at - case 24 when at % current_setting('wal_block_size')::int8 then 24 else 0 end
    - case 40 when at % pg_size_bytes(current_setting('wal_segment_size')) then 40 else 0 end as lsn,
  system_identifier::text as id
  from pg_control_system(), (select (pg_current_wal_insert_lsn() - '0/0')::int8 as at) as position`
const replayed = `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::int8 end as lsn,
  system_identifier::text as id from pg_control_system()`

type Options = {
  url: string
  /** Of the primary, past a pooler. */
  primaryUrl: string
  size: number
  pooler: boolean
  log: Logger
  note?: ((event: LogEvent) => void) | undefined
}

/** An instant, and how far the primary had written then or later. */
type Point = { at: number; lsn: number }

/**
 * How far it is behind is told by the positions of both in the log: whoever has replayed what the primary had written at an
 * instant has all that was committed before. An idle primary makes nobody look late, and nobody writes a heartbeat.
 */
export function openReplica({ url, primaryUrl, size, pooler, log, note }: Options): Replica {
  const pool = createPool({ databaseUrl: url, size, log, pooler, name: 'highstreet-read' })
  const reads = { replica: 0, primary: 0, failed: 0 }
  const primary = asker<{ lsn: number; id: string }>(primaryUrl, written)
  const replica = asker<{ lsn: number | null; id: string }>(url, replayed, () => {
    // Behind the same name there may be another one now.
    held = Number.NEGATIVE_INFINITY
  })
  let points: Point[] = []
  let held = Number.NEGATIVE_INFINITY
  let allChangedAt = Number.NEGATIVE_INFINITY
  const changedAt = new Map<string, number>()
  let wasFresh: boolean | null = null
  let why: unknown = null
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null

  const lagMs = () => (replica.isOpen() && held > 0 ? performance.now() - held : null)
  const isFresh = () => {
    const lag = lagMs()
    return lag !== null && lag <= mostLagMs && held >= allChangedAt
  }

  const measure = async () => {
    const at = performance.now()
    const begun = await primary.ask()
    points.push({ at, lsn: begun.lsn })
    const { lsn, id } = await replica.ask()
    if (lsn === null || id !== begun.id) throw new Error('DATABASE_READ_URL leads to no replica of this database')
    const seen = points.findLastIndex((point) => point.lsn <= lsn)
    const newest = points[seen]
    if (newest) held = Math.max(held, newest.at)
    points = points.slice(seen + 1)
    // Of what is long ago fewer will do.
    if (points.length > mostPoints) points = points.filter((_point, index) => index % 2 === 0)
  }

  const look = async () => {
    why = null
    await measure().catch((err: unknown) => {
      why = err
    })
    const forgotten = performance.now() - rememberMs
    for (const [tag, at] of changedAt) if (at < forgotten) changedAt.delete(tag)
    const lag = lagMs()
    const isWell = why === null && lag !== null && lag <= mostLagMs
    if (isWell === wasFresh) return
    wasFresh = isWell
    if (isWell) log.info({}, 'the replica is read')
    else log.warn({ ...(why !== null && { err: why }), lagMs: lag }, 'the replica is not read: too far behind, or away')
  }

  return {
    db: createDatabase(pool, note),
    reads,
    get holdsUntil() {
      return held
    },
    lagMs,
    isFresh,
    changed: (tag) => {
      if (tag === null) allChangedAt = performance.now()
      else changedAt.set(tag, performance.now())
    },
    mayMiss: (tags, since) => allChangedAt > since || tags.some((tag) => (changedAt.get(tag) ?? since) > since),
    watch: async () => {
      const again = () => {
        looking ??= look().finally(() => {
          looking = null
        })
        return looking
      }
      timer = setInterval(again, lookEveryMs).unref()
      await again()
    },
    stop: async () => {
      clearInterval(timer)
      await looking
      await Promise.all([primary.close(), replica.close(), pool.end()])
    },
  }
}

/** Asks one question again and again, on a connection of its own: a busy hour makes nobody look late. */
function asker<Row extends pg.QueryResultRow>(url: string, question: string, opened = () => {}) {
  let client: pg.Client | null = null
  const open = async () => {
    const candidate = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: answersWithinMs,
      query_timeout: answersWithinMs,
      application_name: 'highstreet-watch',
    })
    const drop = () => {
      if (client === candidate) client = null
    }
    candidate.on('error', drop)
    candidate.on('end', drop)
    await candidate.connect()
    client = candidate
    opened()
    return candidate
  }
  const close = async () => {
    const left = client
    client = null
    await left?.end().catch(() => {})
  }
  const ask = async (): Promise<Row> => {
    try {
      const { rows } = await (client ?? (await open())).query<Row>(question)
      if (!rows[0]) throw new Error('no answer')
      return rows[0]
    } catch (error) {
      await close()
      throw error
    }
  }
  return { ask, close, isOpen: () => client !== null }
}

/**
 * The one place that chooses where a call that may lag reads. The replica answers whoever is signed out and has written nothing a moment
 * ago; what it refuses or cannot answer, the primary is asked.
 */
export async function withReader<T>(ctx: Ctx, replica: Replica, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.actor !== null || ctx.client.hasJustWritten?.() || !replica.isFresh()) {
    replica.reads.primary++
    return work(ctx)
  }
  try {
    const answer = await work({ ...ctx, db: replica.db, primary: ctx.db })
    replica.reads.replica++
    return answer
  } catch (error) {
    // To be counted twice is not what they asked for.
    if (isAppError(error) && error.kind === 'rate_limited') throw error
    replica.reads.failed++
    return work(ctx)
  }
}
