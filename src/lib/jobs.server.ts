import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import { type Db as BossDb, fromKysely, type JobResult, type JobWithMetadata, PgBoss, type Queue } from 'pg-boss'
import { errorType, hasCode, isAppError } from './api/errors.ts'
import type { Ctx, Database, JobQueue, Logger } from './context.ts'
import { createPool, listen, translate } from './db.server.ts'
import { findMarked, type Subscription, writeMarker } from './events.server.ts'
import { inJobSpan } from './tracing.server.ts'

/** A job that the clock starts, once over all nodes; also when a node starts, at most once an hour. */
export type Schedule = {
  /** Stable: it is the name of the queue. */
  readonly queue: string
  /** In UTC. */
  readonly cron: string
  /** Whether the settings of this process ask for it. */
  readonly isWanted: (ctx: Ctx) => boolean
  readonly run: (ctx: Ctx) => Promise<void>
  /** For what takes long; five minutes unless told. */
  readonly expireInSeconds?: number
  /** Waits for its hour also when a node starts. */
  readonly notAtStart?: true
  /** Also when something is said on this channel of the database, a second later. */
  readonly channel?: string
}

type JobsOptions = {
  databaseUrl: string
  subscriptions: readonly Subscription[]
  schedules: readonly Schedule[]
  log: Logger
  /** False: jobs of all are only queued here, and nobody looks after them. */
  isWorker?: boolean
  /** Makes the context a job runs in. */
  context: (jobId: string) => Ctx
}

export type Jobs = JobQueue & {
  /** Starts taking jobs, once however often it is said. Without it, and on a node that is no worker, jobs are only queued. */
  work(): Promise<void>
  /** Takes no more jobs; those at work go on, and others can still be queued. */
  rest(): Promise<void>
  /** Waits for the jobs at work; those that take longer go back into their queues. */
  stop(timeoutMs?: number): Promise<void>
}

type QueueOptions = Omit<Queue, 'name'>

export const deadLetter = 'dead-letter'
const queueOptions: QueueOptions = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  // What a worker that died had taken up is given back within a minute and a half, not after pg-boss's quarter of an hour.
  heartbeatSeconds: 30,
  expireInSeconds: 300,
  deadLetter,
  // Workers sleep until a job is queued.
  notify: true,
}
/** Beside being woken. Each of some two hundred queues is asked on its own: seldom, as `lookForDue` asks for all at once. */
export const polling = {
  batchSize: 10,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 600,
  burstWhenBatchFull: true,
} as const
/** What is said often is done once: who books is not to wait for those who work it out. */
const wakeMs = 1000
/** When what has failed is looked for again, a little after the first delays of `queueOptions`. */
const secondLooksMs = [2500, 7000, 15_000]
const afterErrorMs = 2500
/** So often it is asked what is due and was taken by nobody. */
const dueMs = 10_000

/** Three hours and more: a mail server that is away, or wants to see us come again, is not given up. */
const patientOptions: QueueOptions = { ...queueOptions, retryLimit: 14, retryDelayMax: 3600 }

/** On connections of ours, which are given up when they lead to a server that can only be read any more. */
function createBoss(databaseUrl: string, log: Logger, isWorker: boolean) {
  const pool = createPool({
    databaseUrl,
    size: 3,
    log,
    statementTimeout: 30_000,
    waitTimeout: 10_000,
    name: 'highstreet-jobs',
  })
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values ? [...values] : undefined),
      listen: async (channel, onJob, onGap) => ({ close: listen(databaseUrl, channel, onJob, onGap, log) }),
    },
    useListenNotify: isWorker,
    supervise: isWorker,
    schedule: isWorker,
    // No job of ours waits for another one.
    flowIntervalSeconds: 3600,
  })
  boss.on('error', (err: Error & { worker?: string }) => {
    log.error({ err }, 'job queue error')
    // Whoever could not look whether there is something to do would look again at its next poll only.
    const { worker } = err
    if (worker) setTimeout(() => boss.notifyWorker(worker), afterErrorMs).unref()
  })
  return { boss, pool }
}

export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { databaseUrl, subscriptions, schedules, log, isWorker = true, context } = options
  const { boss, pool } = createBoss(databaseUrl, log, isWorker)
  await boss.start()
  await makeQueues(boss, subscriptions, schedules)

  let isStopping = false
  const workers = new Map<string, string>()
  const wake = (queue: string) => {
    const worker = workers.get(queue)
    if (worker !== undefined && !isStopping) boss.notifyWorker(worker)
  }
  // pg-boss tells no worker of what it has taken from one that died, of what waited for its hour and of what a lost
  // connection did not hear: each would see it at its next poll only.
  const lookForDue = async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= now()`,
    )
    for (const { name } of rows) wake(name)
  }
  const lookAgain = setInterval(() => {
    if (workers.size === 0) return
    lookForDue().catch((err: unknown) => log.warn({ err }, 'what is due is looked for again soon'))
  }, dueMs).unref()
  /** `isOne`: however often it was asked for meanwhile, it is done once. */
  const take = async (job: Pick<Subscription, 'queue' | 'run'>, isOne = false) => {
    const options = { ...polling, perJobResults: true, includeMetadata: true } as const
    const work = async (jobs: JobWithMetadata<unknown>[]) => {
      const done = await runJobs(job, isOne ? jobs.slice(0, 1) : jobs, log, context)
      const results = jobs.map(({ id }, index): JobResult => ({ ...(done[isOne ? 0 : index] as JobResult), id }))
      if (results.some(({ status }) => status === 'failed'))
        for (const ms of secondLooksMs) setTimeout(() => wake(job.queue), ms).unref()
      return results
    }
    await persistently(async () => {
      workers.set(job.queue, await boss.work(job.queue, options, work))
    }, log)
  }

  const ears: (() => Promise<void>)[] = []
  const hear = (queue: string, channel: string) => {
    let isWoken = false
    const wake = () => {
      if (isWoken || isStopping) return
      isWoken = true
      setTimeout(() => {
        isWoken = false
        if (isStopping) return
        // Of all nodes that hear it one is enough: what is said later wakes them again.
        boss
          .send(queue, {}, { singletonKey: 'woken', singletonSeconds: wakeMs / 1000 })
          .catch((err: unknown) => log.warn({ err, queue }, 'a job could not be woken'))
      }, wakeMs).unref()
    }
    ears.push(listen(databaseUrl, channel, wake, () => {}, log))
  }

  const workOn = async ({ queue, cron, isWanted, run, notAtStart, channel }: Schedule) => {
    // What another start has asked for is forgotten when the setting is gone.
    if (!isWanted(context('schedule'))) return persistently(() => boss.unschedule(queue), log)
    await persistently(() => boss.schedule(queue, cron), log)
    if (!notAtStart)
      await persistently(() => boss.send(queue, {}, { singletonKey: 'start', singletonSeconds: 3600 }), log)
    await take({ queue, run: (ctx) => run(ctx) }, true)
    if (channel) hear(queue, channel)
  }

  const work = async () => {
    for (const schedule of schedules) await workOn(schedule)
    if (!(await persistently(isHeld, log))) return react()
    log.warn({}, 'this database was restored: messages wait until npm run restore -- --release')
    reacting = (async () => {
      while (!isStopping && (await isHeld().catch(() => true))) await sleep(2000, null, { ref: false })
      if (!isStopping) await react()
    })()
  }
  const isHeld = async () => (await sql`select from message_hold`.execute(context('hold').db)).rows.length > 0
  const react = async () => {
    for (const subscription of subscriptions) await take(subscription)
  }
  let working: Promise<void> | null = null
  let reacting: Promise<void> | null = null

  return {
    publish: async (db, eventName, data) => {
      const joined: BossDb = fromKysely(db)
      const queues = subscriptions.filter((one) => one.eventName === eventName).map(({ queue }) => queue)
      const providerId = providerIn(data)
      const isMarked = providerId !== null && queues.length > 0
      const eventId = randomUUIDv7()
      if (isMarked) await writeMarker(db, { providerId, eventId, queues, data })
      const marked = isMarked && { id: eventId, group: { id: providerId } }
      for (const queue of queues) await boss.send(queue, data, { db: joined, ...marked })
    },
    queueMarked: async (db, queue, jobs) => {
      const wanted = jobs.map(({ id, providerId, data }) => ({ id, data, group: { id: providerId } }))
      const queued = await boss.insert(queue, wanted, { db: fromKysely(db), returnId: true })
      return queued?.length ?? 0
    },
    repeat: async (db, queue, data) => {
      await boss.send(queue, data, { db: fromKysely(db) })
    },
    work: async () => {
      if (!isWorker) return
      working ??= work()
      await working
    },
    stop: async (timeoutMs = 10_000) => {
      isStopping = true
      clearInterval(lookAgain)
      await Promise.all(ears.map((close) => close()))
      await boss.stop({ graceful: true, timeout: timeoutMs })
      await reacting
      await pool.end()
    },
    rest: async () => {
      isStopping = true
      for (const { queue } of [...subscriptions, ...schedules]) await boss.offWork(queue, { wait: false })
    },
  }
}

/** From now on what follows from events is only queued, until somebody releases it. */
export async function holdJobs(client: pg.Client): Promise<void> {
  await client.query('insert into public.message_hold (held_since) values (clock_timestamp()) on conflict do nothing')
}

/** False when none were held. */
export async function releaseJobs(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('delete from public.message_hold')
  return (rowCount ?? 0) > 0
}

/** A job as another database left it. */
export type WaitingJob = { id: string; queue: string; data: object; startAfter: string }

/** Gives a restored database the jobs that were still to be done. */
export async function queueJobs(databaseUrl: string, jobs: readonly WaitingJob[]): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false })
  let failure: unknown = null
  boss.on('error', (error) => {
    failure = error
  })
  await boss.start()
  try {
    await boss.createQueue(deadLetter)
    for (const queue of new Set(jobs.map((job) => job.queue)))
      if (queue !== deadLetter) await boss.createQueue(queue, patientOptions)
    for (const { id, queue, data, startAfter } of jobs)
      await boss.send(queue, data, { id, startAfter: new Date(startAfter) })
    if (failure) throw failure
  } finally {
    await boss.stop({ graceful: false })
  }
}

async function makeQueues(boss: PgBoss, subscriptions: readonly Subscription[], schedules: readonly Schedule[]) {
  await boss.createQueue(deadLetter)
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { queue } of subscriptions) await makeQueue(boss, queue, patientOptions, known.get(queue))
  for (const { queue, expireInSeconds = 300 } of schedules)
    await makeQueue(boss, queue, { ...queueOptions, expireInSeconds }, known.get(queue))
}

/** One that is there with the options of an earlier version takes over those of this one. */
async function makeQueue(boss: PgBoss, name: string, options: QueueOptions, known: QueueOptions | undefined) {
  if (!known) return boss.createQueue(name, options)
  const keys = Object.keys(options) as (keyof QueueOptions)[]
  if (keys.some((key) => known[key] !== options[key])) await boss.updateQueue(name, options)
}

/** A database that goes away while the first jobs are taken up must not end the site: it goes on when it is back. */
async function persistently<T>(step: () => Promise<T>, log: Logger): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step()
    } catch (err) {
      if (!isAppError(translate(err)) || attempt === 60) throw err
      log.warn({ err }, 'cannot take up jobs, trying again')
      await sleep(500)
    }
  }
}

/** Each job fails for itself: one that nobody can do does not take those beside it along. */
async function runJobs(
  { queue, run }: Pick<Subscription, 'queue' | 'run'>,
  jobs: readonly JobWithMetadata<unknown>[],
  log: Logger,
  context: (jobId: string) => Ctx,
): Promise<JobResult[]> {
  const results: JobResult[] = []
  const unseen = await findUnseen(context('markers').db, jobs)
  for (const { id, data, retryCount, retryLimit } of jobs) {
    if (unseen.has(id)) {
      log.warn({ queue, jobId: id, retryCount }, 'job waits for its change')
      results.push({ id, status: 'failed', output: { code: 'change_unseen' } })
      continue
    }
    try {
      const job = { queue, data: data ?? {}, isLastTry: retryCount >= retryLimit }
      await inJobSpan(queue, () => run({ ...context(id), ...localeIn(data), job }, data))
      results.push({ id, status: 'completed' })
    } catch (err) {
      const isHopeless = hasCode(err, 'mail_refused')
      const isGivenUp = isHopeless || retryCount >= retryLimit
      log.error({ err, queue, jobId: id, retryCount }, isGivenUp ? 'job given up, see the dead letters' : 'job failed')
      // What failed is kept with the job for weeks: its code, and no message that may name somebody.
      results.push({ id, status: isHopeless ? 'deadletter' : 'failed', output: { code: errorType(err) } })
    }
  }
  return results
}

/** Of which the change is not there: it is committed by another node of the database a moment later, or it never was. */
async function findUnseen(db: Database, jobs: readonly JobWithMetadata<unknown>[]): Promise<Set<string>> {
  const marked = jobs.flatMap(({ id, groupId }) => (groupId ? [{ id, providerId: groupId }] : []))
  let unseen = marked
  for (let look = 1; unseen.length > 0; look++) {
    const seen = await findMarked(db, unseen)
    unseen = unseen.filter(({ id }) => !seen.has(id))
    if (look === 3) break
    if (unseen.length > 0) await sleep(100)
  }
  return new Set(unseen.map(({ id }) => id))
}

/** How many jobs of each queue were given up and wait for somebody to look. */
export async function countDeadLetters(db: Database): Promise<{ queue: string; count: number }[]> {
  const { rows } = await sql<{ queue: string; count: number }>`
    select coalesce(source_name, 'unknown') as queue, count(*)::int as count from pgboss.job
    where name = ${deadLetter} and state < 'completed' group by 1 order by 1`.execute(db)
  return rows
}

/** Those that died without a word, with the worker that had them, are told of as well. */
export const deadLetterReport: Schedule = {
  queue: 'dead-letter-report',
  cron: '7 * * * *',
  isWanted: () => true,
  run: async (ctx) => {
    for (const { queue, count } of await countDeadLetters(ctx.db)) ctx.log.error({ queue, count }, 'dead letters')
  },
}

/** Where the change is that an event tells of; null: beside the jobs, as all that is of no provider. */
function providerIn(data: object): string | null {
  const { providerId } = data as { providerId?: unknown }
  return typeof providerId === 'string' ? providerId : null
}

/** Beside the payload of an event; a job without it writes in the language of the site. */
function localeIn(data: unknown): { locale?: string } {
  const { locale } = (data ?? {}) as { locale?: unknown }
  return typeof locale === 'string' ? { locale } : {}
}
