import { setTimeout as sleep } from 'node:timers/promises'
import { type Db as BossDb, fromKysely, PgBoss } from 'pg-boss'
import { isAppError } from './api/errors.ts'
import type { Ctx, JobQueue, Logger } from './context.ts'
import { translate } from './db.server.ts'
import type { Subscription } from './events.server.ts'

/** A job that the clock starts, once over all nodes; also when a node starts, at most once an hour. */
export type Schedule = {
  /** Stable: it is the name of the queue. */
  readonly queue: string
  /** In UTC. */
  readonly cron: string
  /** Whether the settings of this process ask for it. */
  readonly isWanted: (ctx: Ctx) => boolean
  readonly run: (ctx: Ctx) => Promise<void>
}

type JobsOptions = {
  databaseUrl: string
  subscriptions: readonly Subscription[]
  schedules: readonly Schedule[]
  log: Logger
  /** Makes the context a job runs in. */
  context: (jobId: string) => Ctx
}

export type Jobs = JobQueue & {
  /** Starts taking jobs. Without it jobs are only queued, for tests and for nodes that serve requests alone. */
  work(): Promise<void>
  /** Takes no more jobs; those at work go on, and others can still be queued. */
  rest(): Promise<void>
  /** Waits for the jobs at work; those that take longer go back into their queues. */
  stop(timeoutMs?: number): Promise<void>
}

const queueOptions = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  // A worker that died is noticed within a minute or so instead of pg-boss's quarter of an hour.
  heartbeatSeconds: 30,
  expireInSeconds: 300,
  deadLetter: 'dead-letter',
}

export async function startJobs({ databaseUrl, subscriptions, schedules, log, context }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3, application_name: 'highstreet-jobs' })
  boss.on('error', (err) => log.error({ err }, 'job queue error'))
  await boss.start()
  await boss.createQueue('dead-letter')
  for (const { queue } of [...subscriptions, ...schedules]) await boss.createQueue(queue, queueOptions)

  const workOn = async ({ queue, cron, isWanted, run }: Schedule) => {
    // What another start has asked for is forgotten when the setting is gone.
    if (!isWanted(context('schedule'))) return persistently(() => boss.unschedule(queue), log)
    await persistently(() => boss.schedule(queue, cron), log)
    await persistently(() => boss.send(queue, {}, { singletonKey: 'start', singletonSeconds: 3600 }), log)
    const begin = () =>
      boss.work(queue, { pollingIntervalSeconds: 2 }, async (jobs) => {
        for (const job of jobs) await runJob({ queue, run }, job.id, job.data, log, context)
      })
    await persistently(begin, log)
  }

  return {
    publish: async (db, eventName, data) => {
      const joined: BossDb = fromKysely(db)
      for (const { queue } of subscriptions.filter((subscription) => subscription.eventName === eventName)) {
        await boss.send(queue, data, { db: joined })
      }
    },
    work: async () => {
      for (const subscription of subscriptions) {
        const options = { pollingIntervalSeconds: 0.5, batchSize: 10 }
        const run = () =>
          boss.work(subscription.queue, options, async (jobs) => {
            for (const job of jobs) await runJob(subscription, job.id, job.data, log, context)
          })
        await persistently(run, log)
      }
      for (const schedule of schedules) await workOn(schedule)
    },
    rest: async () => {
      for (const { queue } of [...subscriptions, ...schedules]) await boss.offWork(queue, { wait: false })
    },
    stop: (timeoutMs = 10_000) => boss.stop({ graceful: true, timeout: timeoutMs }),
  }
}

/** A database that goes away while the first jobs are taken up must not end the site: it goes on when it is back. */
async function persistently(step: () => Promise<unknown>, log: Logger): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await step()
      return
    } catch (err) {
      if (!isAppError(translate(err)) || attempt === 60) throw err
      log.warn({ err }, 'cannot take up jobs, trying again')
      await sleep(500)
    }
  }
}

async function runJob(
  subscription: Pick<Subscription, 'queue' | 'run'>,
  id: string,
  data: unknown,
  log: Logger,
  context: (jobId: string) => Ctx,
) {
  try {
    await subscription.run({ ...context(id), ...localeIn(data) }, data)
  } catch (err) {
    log.error({ err, queue: subscription.queue, jobId: id }, 'job failed')
    throw err
  }
}

/** Beside the payload of an event; a job without it writes in the language of the site. */
function localeIn(data: unknown): { locale?: string } {
  const { locale } = (data ?? {}) as { locale?: unknown }
  return typeof locale === 'string' ? { locale } : {}
}
