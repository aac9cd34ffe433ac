import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { makeAccount, startTestApp, type TestApp } from '../../tests/factories.ts'
import { type MailServer, startMailServer } from '../../tests/fault-proxy.ts'
import { createContext } from '../app.server.ts'
import { schedules, subscriptions } from '../domains/index.server.ts'
import { AppError } from './api/errors.ts'
import { parseConfig } from './config.server.ts'
import type { Ctx } from './context.ts'
import { transaction } from './db.server.ts'
import { once } from './idempotency.server.ts'
import { countDeadLetters, deadLetterReport, polling, startJobs } from './jobs.server.ts'
import { errorForLog } from './log.server.ts'
import { createMailer } from './mail.server.ts'
import { sendOnce } from './messages.server.ts'

let app: TestApp
let mail: MailServer
beforeAll(async () => {
  app = await startTestApp()
  mail = await startMailServer()
})
afterAll(async () => {
  await Promise.all([app.close(), mail.close()])
})

type Line = { level: string; fields: Record<string, unknown>; message: string }
function recorder() {
  const lines: Line[] = []
  const at = (level: string) => (fields: object, message: string) => {
    lines.push({ level, fields: { ...fields }, message })
  }
  return { lines, log: { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') } }
}

test('what the clock starts ends well where a server starts it', async () => {
  const databaseUrl = app.running.config.databaseUrl ?? ''
  const { lines, log } = recorder()
  const context = (jobId: string): Ctx => ({ ...createContext(app.running, jobId), log })
  const atStart = schedules.filter(({ isWanted, notAtStart }) => isWanted(app.ctx()) && !notAtStart)
  const jobs = await startJobs({ databaseUrl, subscriptions: [], schedules: atStart, log, context })
  await jobs.work()
  const queues = atStart.map(({ queue }) => queue)
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ name: string; output: unknown }>`select distinct name from pgboss.job
        where name = any(${queues}) and state = 'completed'`.execute(app.running.db)
      expect(rows.map(({ name }) => name).toSorted()).toEqual(queues.toSorted())
    },
    { timeout: 30_000, interval: 100 },
  )
  await jobs.stop()
  expect(queues).toContain('recent-bookings')
  expect(lines.filter(({ level }) => level === 'error')).toEqual([])
})

test('what the clock starts is done once however often it was asked for meanwhile, and nothing of it is left to wait', async () => {
  const databaseUrl = app.running.config.databaseUrl ?? ''
  const { log } = recorder()
  const context = (jobId: string): Ctx => ({ ...createContext(app.running, jobId), log })
  let runs = 0
  const run = async () => {
    runs++
    await sleep(500)
  }
  const schedule = { queue: 'test-clock', cron: '0 0 1 1 *', isWanted: () => true, notAtStart: true, run } as const
  const jobs = await startJobs({ databaseUrl, subscriptions: [], schedules: [schedule], log, context })
  onTestFinished(() => jobs.stop())
  await jobs.work()
  for (let asked = 0; asked < 8; asked++) await jobs.repeat(app.running.db, 'test-clock', {})
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ state: string; n: number }>`select state::text, count(*)::int as n from pgboss.job
        where name = 'test-clock' group by 1`.execute(app.running.db)
      expect(rows).toEqual([{ state: 'completed', n: 8 }])
    },
    { timeout: 30_000, interval: 50 },
  )
  expect(runs).toBeLessThan(8)
})

test('whoever is told twice to take jobs takes them once, one after the other', async () => {
  const databaseUrl = app.running.config.databaseUrl ?? ''
  const context = (jobId: string): Ctx => createContext(app.running, jobId)
  let [atWork, most, done] = [0, 0, 0]
  const run = async () => {
    most = Math.max(most, ++atWork)
    await sleep(700)
    atWork--
    done++
  }
  const subscription = { queue: 'test-twice', eventName: 'test.twice', run }
  const { log } = app.running
  const jobs = await startJobs({ databaseUrl, subscriptions: [subscription], schedules: [], log, context })
  onTestFinished(() => jobs.stop())
  await Promise.all([jobs.work(), jobs.work()])
  await jobs.work()
  await jobs.publish(app.running.db, 'test.twice', {})
  await expect.poll(() => atWork).toBe(1)
  await jobs.publish(app.running.db, 'test.twice', {})
  await expect.poll(() => done).toBe(2)
  expect(most).toBe(1)
})

test('a node that is no worker queues, and leaves queues and the clock to those that are', async () => {
  const { db } = app.running
  const databaseUrl = app.running.config.databaseUrl ?? ''
  const context = (jobId: string): Ctx => createContext(app.running, jobId)
  const done: string[] = []
  const subscription = { queue: 'test-web', eventName: 'test.web', run: async () => void done.push('job') }
  const run = async () => void done.push('clock')
  const schedule = { queue: 'test-web-clock', cron: '* * * * *', isWanted: () => true, run }
  const options = { databaseUrl, subscriptions: [subscription], schedules: [schedule], log: app.running.log, context }
  const web = await startJobs({ ...options, isWorker: false })
  onTestFinished(() => web.stop())
  await web.work()
  await web.publish(db, 'test.web', {})
  await sleep(1000)
  const known = await sql<{ name: string }>`select name from pgboss.schedule where name = 'test-web-clock'`.execute(db)
  expect([done, known.rows]).toEqual([[], []])
  const worker = await startJobs(options)
  onTestFinished(() => worker.stop())
  await worker.work()
  await expect.poll(() => done.toSorted()).toEqual(['clock', 'job'])
  await web.publish(db, 'test.web', {})
  await expect.poll(() => done.length, { timeout: 5000 }).toBe(3)
  await web.rest()
})

test('a queue that could not be looked into is looked into again soon, not at the next poll', async () => {
  const { db } = app.running
  const databaseUrl = app.running.config.databaseUrl ?? ''
  const { lines, log } = recorder()
  const context = (jobId: string): Ctx => ({ ...createContext(app.running, jobId), log })
  let runs = 0
  const run = async () => void runs++
  const subscription = { queue: 'test-blind', eventName: 'test.blind', run }
  const jobs = await startJobs({ databaseUrl, subscriptions: [subscription], schedules: [], log, context })
  onTestFinished(() => jobs.stop())
  await jobs.work()
  await jobs.publish(db, 'test.blind', {})
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 30_000 })
  // What is queued wakes a worker that finds no table.
  await transaction({ ...app.ctx(), db }, async (tx) => {
    await jobs.publish(tx.db, 'test.blind', {})
    await sql`alter table pgboss.job rename column name to hidden`.execute(tx.db)
  })
  await vi.waitFor(() => expect(lines.some(({ message }) => message === 'job queue error')).toBe(true), {
    timeout: 30_000,
  })
  await sql`alter table pgboss.job rename column hidden to name`.execute(db)
  await vi.waitFor(() => expect(runs).toBe(2), { timeout: 30_000 })
})

test('what a worker that died gave back, and what has waited for its hour, is done soon, not at the next poll', async () => {
  const databaseUrl = app.running.config.databaseUrl ?? ''
  const { log } = recorder()
  const done: unknown[] = []
  const subscription = {
    eventName: 'test.given-back',
    queue: 'test-given-back',
    run: async (_: Ctx, data: unknown) => void done.push(data),
  }
  const context = (jobId: string) => createContext(app.running, jobId)
  const jobs = await startJobs({ databaseUrl, subscriptions: [subscription], schedules: [], log, context })
  onTestFinished(() => jobs.stop())
  await jobs.work()
  await sleep(500)
  // As pg-boss leaves it when a heartbeat was missed: nobody is told.
  await sql`insert into pgboss.job (name, data, state, retry_limit, retry_count, start_after)
    values ('test-given-back', '{"n": 1}', 'retry', 5, 1, now()),
      ('test-given-back', '{"n": 2}', 'created', 5, 0, now() + interval '4 seconds')`.execute(app.running.db)
  await vi.waitFor(() => expect(new Set(done)).toEqual(new Set([{ n: 1 }, { n: 2 }])), {
    timeout: 30_000,
    interval: 100,
  })
})

test('of ten mails in one go the refused one is given up at once, the delayed one comes later, and the rest goes out', async () => {
  const { running } = app
  const databaseUrl = running.config.databaseUrl ?? ''
  const mailer = createMailer(parseConfig({ APP_ENV: 'test', SMTP_URL: `smtp://127.0.0.1:${mail.port}` }))
  const { lines, log } = recorder()
  const context = (jobId: string): Ctx => ({ ...createContext(running, jobId), log, app: { ...running.app, mailer } })
  const tries: number[] = []
  const subscription = {
    queue: 'test-mail',
    eventName: 'test.mail',
    run: async (ctx: Ctx, payload: unknown) => {
      const { index } = payload as { index: number }
      tries[index] = (tries[index] ?? 0) + 1
      if (index === 7) throw { address: 'seventh@test.test' }
      const to = { name: '', address: `reader-${index}@test.test` }
      await sendOnce(ctx, `test-${index}`, async () => ({ to, subject: 'Hello', html: '<p>Hello', text: 'Hello' }))
    },
  }
  let isLater = false
  mail.onRecipient = (address) => {
    if (address === 'reader-2@test.test') return '550 reader-2@test.test is unknown here'
    if (address !== 'reader-4@test.test' || isLater) return undefined
    isLater = true
    return '451 reader-4@test.test: come again later'
  }
  const jobs = await startJobs({ databaseUrl, subscriptions: [subscription], schedules: [], log, context })
  try {
    for (let index = 0; index < 10; index++) await jobs.publish(running.db, 'test.mail', { index })
    await sql`update pgboss.job set retry_limit = 0 where name = 'test-mail' and data ->> 'index' = '7'`.execute(
      running.db,
    )
    await jobs.work()
    await expect.poll(() => mail.taken.length, { timeout: 30_000 }).toBe(8)
    await expect.poll(() => countDeadLetters(running.db)).toEqual([{ queue: 'test-mail', count: 2 }])
    const others = [0, 1, 3, 5, 6, 8, 9]
    expect(mail.taken.map((id) => id.split('@')[0]).sort()).toEqual([...others, 4].sort().map((each) => `test-${each}`))
    // Nobody was sent to twice, and the refused one was not tried again.
    expect([tries[2], tries[4], tries[7], ...others.map((each) => tries[each])]).toEqual([
      1,
      2,
      1,
      ...others.map(() => 1),
    ])
    const givenUp = lines.filter(({ message }) => message.startsWith('job given up'))
    expect(givenUp).toMatchObject([
      { level: 'error', fields: { queue: 'test-mail', jobId: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
      { level: 'error', fields: { queue: 'test-mail', jobId: expect.any(String) } },
    ])
    const told = lines.map(({ fields, message }) =>
      JSON.stringify({ ...fields, err: errorForLog(fields.err), message }),
    )
    expect(told.join()).toContain('mail_refused')
    expect(told.join()).not.toMatch(/@test\.test|object Object/)
    const { rows } = await sql<{ all: string }>`select string_agg(j::text, ' ') as all from pgboss.job j`.execute(
      running.db,
    )
    expect(rows[0]?.all).not.toContain('@test.test')
    await deadLetterReport.run(context('report'))
    expect(lines.at(-1)).toEqual({ level: 'error', fields: { queue: 'test-mail', count: 2 }, message: 'dead letters' })
  } finally {
    await jobs.stop()
    mailer.close()
  }
})

test('a log line about an error says what it was, whatever was thrown', () => {
  expect(errorForLog(new AppError('conflict', 'slot_taken', 'Taken'))).toMatchObject({
    name: 'AppError',
    code: 'slot_taken',
    message: 'Taken',
    stack: expect.stringContaining('jobs.test'),
  })
  // As the job queue tells of them.
  expect(errorForLog({ message: 'lost', stack: 'at line 1', queue: 'mails', worker: '1' })).toMatchObject({
    message: 'lost',
    queue: 'mails',
    stack: 'at line 1',
  })
  const row = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(a@b.test)',
    parameters: ['x'],
  })
  expect(JSON.stringify(errorForLog(row))).not.toContain('a@b.test')
  for (const thrown of [{ address: 'a@b.test' }, 'a@b.test', null, undefined, 7])
    expect(JSON.stringify(errorForLog(thrown))).not.toMatch(/a@b\.test|object Object/)
})

test('saved answers are forgotten after a day, and not before', async () => {
  const ada = await makeAccount(app)
  const write = (key: string) =>
    transaction(app.ctx(ada), (tx) => once(tx, 'test.write', key, {}, async () => ({ key })))
  await write('old')
  await write('young')
  await sql`update idempotency_key set created_at = now() - interval '24 hours 1 minute' where key = 'old'`.execute(
    app.running.db,
  )
  await sql`update idempotency_key set created_at = now() - interval '23 hours 59 minutes' where key = 'young'`.execute(
    app.running.db,
  )
  await schedules.find(({ queue }) => queue === 'old-answers')?.run(app.ctx())
  const { rows } = await sql<{
    key: string
  }>`select key from idempotency_key where account_id = ${ada.accountId}`.execute(app.running.db)
  expect(rows).toEqual([{ key: 'young' }])
})

test('an idle node asks the database less than twice a second, and a long queue is not left to wait', async () => {
  const idle = await startTestApp({ hasClock: true })
  const { db } = idle.running
  const name = new URL(idle.running.config.databaseUrl ?? '').pathname.slice(1)
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const statements = () =>
    asked.mock.calls.flatMap(([query], index) =>
      (asked.mock.contexts[index] as pg.Client).database === name ? JSON.stringify(query) : [],
    )
  /** What a start brings is over: on a busy machine it takes a while. */
  const quiet = async () => {
    for (let count = -1; count !== statements().length; await sleep(1500)) count = statements().length
  }
  try {
    for (let index = 0; index < 35; index++)
      await idle.jobs.publish(db, 'contact.received', { contactMessageId: randomUUID() })
    const waiting = async () =>
      (await sql`select from pgboss.job where name = 'contact-receipt-mail' and state < 'completed'`.execute(db)).rows
        .length
    await idle.jobs.work()
    // Ten are taken at a time.
    await expect.poll(waiting).toBe(0)
    await quiet()
    const workers = subscriptions.length + schedules.length
    const rates: number[] = []
    // What the clock starts comes once a minute, all of it at once: idle is what lies between two of them.
    for (let tries = 0; tries < 4 && !rates.some((rate) => rate < 2); tries++) {
      const before = statements().length
      await sleep(8000)
      const heard = statements().slice(before)
      // How often a worker looks by itself is longer than anybody should wait here: it is counted by what it is told.
      const looks = heard.filter((text) => /j\.name = '(?!__pgboss__)/.test(text))
      expect(looks.length).toBeLessThanOrEqual(workers)
      rates.push((heard.length - looks.length) / 8 + workers / polling.notifyPollingIntervalSeconds)
    }
    expect(Math.min(...rates)).toBeLessThan(2)
  } finally {
    asked.mockRestore()
    await idle.close()
  }
}, 120_000)
