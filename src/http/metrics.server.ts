import { sql } from 'kysely'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { readCacheCounts } from '../lib/cache-counts.server.ts'
import type { Database, Replica } from '../lib/context.ts'
import type { DatabaseWatch } from '../lib/database-watch.server.ts'
import { mended } from '../lib/mend-events.server.ts'
import type { PageCache } from '../lib/page-cache.server.ts'
import type { Streams } from '../lib/streams.server.ts'

export type Metrics = {
  /** `route`: the pattern of an endpoint, never an address, which would carry names. */
  answered(request: { method: string; route: string; status: number; seconds: number }): void
  /** What has happened and is committed, wherever it was done: every node hears all of it. */
  happened(event: string): void
  read(): Promise<{ contentType: string; text: string }>
}

type Watched = {
  pool: pg.Pool
  db: Database
  watch: DatabaseWatch
  replica: Replica | null
  streams: Streams
  cache: PageCache
  isDraining: () => boolean
}

/** What `/health/metrics` tells, in the text form of Prometheus; the queue and the last backup are asked for when it is read. */
export function createMetrics(watched: Watched): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answered = countRequests([registry])
  const events = new Counter({
    name: 'events_total',
    help: 'What has happened: bookings, payments, reviews and the rest, of all nodes',
    labelNames: ['event'],
    registers: [registry],
  })
  countCaches([registry])
  countMended([registry])
  measureProcess([registry], watched)
  if (watched.replica) measureReplica([registry], watched.replica)
  const askDatabase = measureDatabase([registry], watched.db)
  return {
    answered,
    happened: (event) => events.inc({ event }),
    read: async () => {
      // Without the database the rest is worth even more.
      await askDatabase().catch(() => {})
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}

function countRequests(registers: Registry[]): Metrics['answered'] {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  return ({ method, route, status, seconds }) => {
    requests.inc({ method, route, status })
    durations.observe({ route }, seconds)
  }
}

/** Hits and misses of each cache of this process. */
function countCaches(registers: Registry[]) {
  new Counter({
    name: 'cache_requests_total',
    help: 'What was asked of a cache: hits, which it knew or was just working out, and misses',
    labelNames: ['cache', 'result'],
    registers,
    collect() {
      this.reset()
      for (const [cache, { hits, misses }] of readCacheCounts()) {
        this.inc({ cache, result: 'hit' }, hits)
        this.inc({ cache, result: 'miss' }, misses)
      }
    },
  })
}

/** By this process, whichever node's turn it was to look. */
function countMended(registers: Registry[]) {
  new Counter({
    name: 'events_mended_total',
    help: 'Jobs that were not there though their change was, queued again; or there without it, withdrawn',
    labelNames: ['what'],
    registers,
    collect() {
      this.reset()
      for (const [what, count] of Object.entries(mended)) this.inc({ what }, count)
    },
  })
}

function measureProcess(registers: Registry[], { pool, watch, streams, cache, isDraining }: Watched) {
  const gauge = (name: string, help: string, collect: (self: Gauge<string>) => void, labelNames: string[] = []) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        collect(this)
      },
    })
  gauge(
    'database_pool_connections',
    'Connections of the pool for requests',
    (self) => {
      self.set({ state: 'idle' }, pool.idleCount)
      self.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    },
    ['state'],
  )
  gauge('database_pool_waiting', 'Requests that wait for a connection', (self) => self.set(pool.waitingCount))
  gauge('database_up', 'The database answers', (self) => self.set(Number(watch.state.isReachable)))
  gauge('database_read_only', 'The database can only be read', (self) => self.set(Number(watch.state.isReadOnly)))
  gauge('clock_offset_seconds', "The database's clock less this machine's", (self) =>
    self.set(watch.state.clockOffset / 1000),
  )
  gauge('streams_open', 'Streams of news that are open', (self) => self.set(streams.size))
  gauge('page_cache_pages', 'Pages that are kept, front pages aside', (self) => self.set(cache.size.pages))
  gauge('page_cache_bytes', 'What these take', (self) => self.set(cache.size.bytes))
  gauge('draining', 'The process is about to end', (self) => self.set(Number(isDraining())))
}

/** Only where there is one. */
function measureReplica(registers: Registry[], replica: Replica) {
  new Gauge({
    name: 'replica_lag_seconds',
    help: 'How far the replica is behind, at most; absent: it does not answer',
    registers,
    collect() {
      const lag = replica.lagMs()
      // Reset, it would say that there is none.
      if (lag === null) this.remove()
      else this.set(lag / 1000)
    },
  })
  new Counter({
    name: 'lagging_reads_total',
    help: 'Calls that a replica may answer, by who did; failed: the replica could not, and then the primary did',
    labelNames: ['server'],
    registers,
    collect() {
      this.reset()
      for (const [server, count] of Object.entries(replica.reads)) this.inc({ server }, count)
    },
  })
}

/** Gives what asks the database and fills them. */
function measureDatabase(registers: Registry[], db: Database): () => Promise<void> {
  const jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs that are not done',
    labelNames: ['queue', 'state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'job_lag_seconds',
    help: 'How long the oldest job has been due',
    labelNames: ['queue'],
    registers,
  })
  const deadLetters = new Gauge({ name: 'dead_letters', help: 'Jobs that were given up', registers })
  const lastBackup = new Gauge({
    name: 'last_backup_timestamp_seconds',
    help: 'When the newest backup that was seen to be restorable was taken; absent: never',
    registers,
  })
  const held = new Gauge({ name: 'messages_held', help: 'Messages wait since a restore', registers })
  const locks = new Gauge({
    name: 'database_lock_waits',
    help: 'Statements that wait for a lock of another',
    registers,
  })
  const longest = new Gauge({
    name: 'database_longest_transaction_seconds',
    help: 'How long the oldest transaction has been open',
    registers,
  })
  const prepared = new Gauge({
    name: 'database_longest_prepared_seconds',
    help: 'How long the oldest transaction in two phases has waited for its second, with all its locks; 0: none does',
    registers,
  })

  return async () => {
    const queues = await sql<{ queue: string; state: string; jobs: number; lag: number }>`
      select name as queue, state::text as state, count(*)::int as jobs,
        greatest(0, extract(epoch from clock_timestamp() - min(case when state = 'retry' then created_on else start_after end)))::float8
          as lag
      from pgboss.job where state < 'completed' group by name, state`.execute(db)
    const kept = await sql<{ taken_at: Date | null; is_held: boolean }>`
      select (select max(taken_at) from backup where checked) as taken_at, exists (select from message_hold) as is_held`.execute(
      db,
    )
    const waiting = await sql<{ waits: number; longest: number; prepared: number }>`
      select (select coalesce(extract(epoch from clock_timestamp() - min(prepared)), 0)::float8 from pg_prepared_xacts
          where database = current_database()) as prepared,
        count(*) filter (where wait_event_type = 'Lock')::int as waits,
        coalesce(extract(epoch from clock_timestamp() - min(xact_start)), 0)::float8 as longest
      from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
    locks.set(waiting.rows[0]?.waits ?? 0)
    longest.set(waiting.rows[0]?.longest ?? 0)
    prepared.set(waiting.rows[0]?.prepared ?? 0)
    for (const metric of [jobs, oldest, deadLetters, lastBackup, held]) metric.reset()
    deadLetters.set(0)
    const late = new Map<string, number>()
    for (const { queue, state, jobs: count, lag } of queues.rows) {
      if (queue === 'dead-letter') deadLetters.inc(count)
      else jobs.set({ queue, state }, count)
      if (queue === 'dead-letter' || state === 'active') continue
      // One that failed has been due since it was made, whenever it is tried again.
      late.set(queue, Math.max(lag, late.get(queue) ?? 0))
    }
    for (const [queue, lag] of late) oldest.set({ queue }, lag)
    const [row] = kept.rows
    // Reset, it would say 1970.
    lastBackup.remove()
    if (row?.taken_at) lastBackup.set(row.taken_at.getTime() / 1000)
    held.set(Number(row?.is_held ?? false))
  }
}
