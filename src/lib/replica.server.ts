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
/** A name may lead to another server any moment, and a connection stays where it was: none gets older. */
const renewSeconds = 5
const renewMs = renewSeconds * 1000

const server = `concat_ws(' ', inet_server_addr(), inet_server_port(), pg_postmaster_start_time()) as server`
/** Where the log stands at the head of a page or file that is still empty, its header counts as written, and never as replayed. */
const written = `select at - case 24 when at % current_setting('wal_block_size')::int8 then 24 else 0 end
    - case 40 when at % pg_size_bytes(current_setting('wal_segment_size')) then 40 else 0 end as lsn,
  ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline,
  current_setting('transaction_read_only')::bool as "isReadOnly",
  system_identifier::text as id, ${server}
  from pg_control_system(), (select (pg_current_wal_insert_lsn() - '0/0')::int8 as at) as position`
/** What it receives only some roles see; its own files say the same for all, but of a new timeline minutes later. */
const replayed = `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::int8 end as lsn,
  coalesce((select received_tli from pg_stat_wal_receiver where status = 'streaming'),
    greatest(timeline_id, min_recovery_end_timeline)) as timeline,
  system_identifier::text as id, ${server}
  from pg_control_system(), pg_control_checkpoint(), pg_control_recovery()`

type Options = {
  url: string
  /** Of the primary, past a pooler. */
  primaryUrl: string
  size: number
  pooler: boolean
  log: Logger
  note?: ((event: LogEvent) => void) | undefined
}

type Position = { lsn: number; timeline: number; id: string; server: string }

/** An instant, and how far the primary had written then or later. */
type Point = { at: number; lsn: number }

/**
 * How far it is behind is told by the positions of both in the log: whoever has replayed what the primary had written at an
 * instant has all that was committed before. An idle primary makes nobody look late, and nobody writes a heartbeat. Positions
 * say so on one timeline only: after a failover the same ones stand for something else.
 */
export function openReplica({ url, primaryUrl, size, pooler, log, note }: Options): Replica {
  const pool = createPool({
    databaseUrl: url,
    size,
    log,
    pooler,
    name: 'highstreet-read',
    lifetimeSeconds: renewSeconds,
  })
  const reads = { replica: 0, primary: 0, failed: 0 }
  const primary = asker<Position & { isReadOnly: boolean }>(primaryUrl, written)
  const replica = asker<Omit<Position, 'lsn'> & { lsn: number | null }>(url, replayed, () => {
    held = Number.NEGATIVE_INFINITY
  })
  let source: string | null = null
  let answering: string | null = null
  let restsUntil = Number.NEGATIVE_INFINITY
  let points: Point[] = []
  let held = Number.NEGATIVE_INFINITY
  let allChangedAt = Number.NEGATIVE_INFINITY
  const changedAt = new Map<string, number>()
  let wasFresh: boolean | null = null
  let why: unknown = null
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null

  const lagMs = () => (held > 0 ? performance.now() - held : null)
  const isFresh = () => {
    const lag = lagMs()
    return lag !== null && lag <= mostLagMs && held >= allChangedAt
  }

  const measure = async () => {
    const at = performance.now()
    const begun = await primary.ask()
    if (begun.isReadOnly) throw new Error('the primary can only be read')
    const from = `${begun.timeline} ${begun.server}`
    if (from !== source) {
      source = from
      points = []
      held = Number.NEGATIVE_INFINITY
    }
    points.push({ at, lsn: begun.lsn })
    const found = await replica.ask()
    const { lsn, id, timeline } = found
    if (found.server !== answering) {
      // Whoever reads may still be connected to the one before.
      if (answering !== null) restsUntil = performance.now() + renewMs + answersWithinMs
      answering = found.server
      held = Number.NEGATIVE_INFINITY
    }
    if (lsn === null || id !== begun.id) throw new Error('DATABASE_READ_URL leads to no replica of this database')
    if (timeline !== begun.timeline)
      throw new Error(`the replica is on timeline ${timeline}, the primary on ${begun.timeline}`)
    if (performance.now() < restsUntil) throw new Error('DATABASE_READ_URL leads to another server than before')
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
function asker<Row extends pg.QueryResultRow>(url: string, question: string, lost = () => {}) {
  let client: pg.Client | null = null
  let renewAt = 0
  const connect = async () => {
    const candidate = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: answersWithinMs,
      query_timeout: answersWithinMs,
      application_name: 'highstreet-watch',
    })
    const drop = () => {
      if (client !== candidate) return
      client = null
      lost()
    }
    candidate.on('error', drop)
    candidate.on('end', drop)
    await candidate.connect()
    return candidate
  }
  const close = async () => {
    const left = client
    client = null
    lost()
    await left?.end().catch(() => {})
  }
  const current = async () => {
    if (client && performance.now() < renewAt) return client
    const next = await connect()
    void client?.end().catch(() => {})
    client = next
    renewAt = performance.now() + renewMs
    return next
  }
  const ask = async (): Promise<Row> => {
    try {
      const { rows } = await (await current()).query<Row>(question)
      if (!rows[0]) throw new Error('no answer')
      return rows[0]
    } catch (error) {
      await close()
      throw error
    }
  }
  return { ask, close }
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
