import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { runClockJobs } from '../../../tests/clock.ts'
import { createTestDatabase } from '../../../tests/databases.ts'
import {
  beginErasing,
  dateIn,
  london,
  makeAccount,
  makeProvider,
  startTestApp,
  type TestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { startDatabaseProxy } from '../../../tests/fault-proxy.ts'
import type { Actor } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { eventMending, mended } from '../../lib/mend-events.server.ts'
import { schedules } from '../index.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { createBooking } from './create-booking.server.ts'

/**
 * A database of several nodes keeps a booking on one and its jobs on another. What a crash of either leaves is made here
 * by hand, and by two connections that commit in two phases.
 */

async function open() {
  const app = await startTestApp()
  onTestFinished(() => app.close())
  const provider = await makeProvider(app)
  return { app, provider }
}

let hour = 0
async function book(app: TestApp, provider: TestProvider, customer?: Actor) {
  const who = customer ?? (await makeAccount(app))
  const dateTime = london(dateIn(2 + Math.floor(hour / 8)), `${String(9 + (hour++ % 8)).padStart(2, '0')}:00`)
  const { providerId, serviceIds } = provider
  const { id } = await createBooking(app.ctx(who), { providerId, serviceIds: serviceIds.slice(0, 1), dateTime })
  return { id, customer: who }
}

const mend = (app: TestApp) => runClockJobs(app, 'event-mending')

type Job = { id: string; name: string; state: string; group: string | null }
const jobsOf = async ({ running }: TestApp, bookingId: string) =>
  (
    await sql<Job>`select id, name, state, group_id as group from pgboss.job
      where data ->> 'bookingId' = ${bookingId} and name <> 'dead-letter' order by name`.execute(running.db)
  ).rows
const markersOf = async ({ running }: TestApp, bookingId: string) =>
  (
    await sql<{ id: string; queues: string[] }>`select event_id as id, queues from event_marker
      where data ->> 'bookingId' = ${bookingId} order by event_id`.execute(running.db)
  ).rows
const undone = async (app: TestApp, bookingId: string) =>
  (await jobsOf(app, bookingId)).filter(({ state }) => state !== 'completed').map(({ name, state }) => [name, state])
const mailsOf = async ({ running }: TestApp, bookingId: string) =>
  (await readdir(outboxDir(running.config)).catch(() => [])).filter((name) => name.includes(bookingId)).sort()
const bothMails = (change: number) => [
  expect.stringContaining(`-${change}-customer`),
  expect.stringContaining(`-${change}-provider`),
]

/** A crash of the node that keeps the jobs. */
const loseJobs = ({ running }: TestApp, bookingId: string) =>
  sql`delete from pgboss.job where data ->> 'bookingId' = ${bookingId}`.execute(running.db)

test('the jobs of a booking bear the id of its marker, which goes when they are done', async () => {
  const { app, provider } = await open()
  const { id } = await book(app, provider)
  const [marker] = await markersOf(app, id)
  const jobs = await jobsOf(app, id)
  expect(jobs.length).toBeGreaterThan(3)
  expect(jobs.map(({ name }) => name)).toEqual(marker?.queues.toSorted())
  for (const job of jobs) expect(job).toMatchObject({ id: marker?.id, group: provider.providerId, state: 'created' })
  const before = { ...mended }
  await mend(app)
  expect(await markersOf(app, id)).toEqual([marker])
  await app.jobs.work()
  await expect.poll(() => undone(app, id), { timeout: 30_000 }).toEqual([])
  await mend(app)
  expect(await markersOf(app, id)).toEqual([])
  expect(mended).toEqual(before)
  expect(await mailsOf(app, id)).toEqual(bothMails(1))
  // What is done is not done again, for whoever looks once more.
  await mend(app)
  expect(await undone(app, id)).toEqual([])
})

test('a booking whose jobs were lost has them again, once, however many look at the same moment', async () => {
  const { app, provider } = await open()
  const { id } = await book(app, provider)
  const jobs = await jobsOf(app, id)
  await loseJobs(app, id)
  const before = mended.queued
  await Promise.all([mend(app), mend(app), mend(app)])
  expect(await jobsOf(app, id)).toEqual(jobs)
  expect(mended.queued - before).toBe(jobs.length)
  // And some of them alone, while the others are being done.
  await sql`delete from pgboss.job where name = 'booking-confirmed-mail' and data ->> 'bookingId' = ${id}`.execute(
    app.running.db,
  )
  await app.jobs.work()
  await Promise.all([mend(app), sleep(50).then(() => mend(app))])
  await expect.poll(() => undone(app, id), { timeout: 30_000 }).toEqual([])
  expect((await jobsOf(app, id)).map(({ name }) => name)).toEqual(jobs.map(({ name }) => name))
  await mend(app)
  expect(await markersOf(app, id)).toEqual([])
  expect(await mailsOf(app, id)).toEqual(bothMails(1))
})

test('it is looked for each minute', () => {
  expect(schedules).toContain(eventMending)
  expect(eventMending.cron).toBe('* * * * *')
})

test('jobs whose change was lost are not done, and are withdrawn at the next look', async () => {
  const { app, provider } = await open()
  const { id } = await book(app, provider)
  const kept = await book(app, provider)
  // Of a mail that was sent for nothing there would be no way back.
  await sql`delete from event_marker where data ->> 'bookingId' = ${id}`.execute(app.running.db)
  await app.jobs.work()
  await expect.poll(() => undone(app, kept.id), { timeout: 30_000 }).toEqual([])
  const waiting = async () => (await jobsOf(app, id)).map(({ state }) => state)
  await expect.poll(async () => new Set(await waiting()), { timeout: 30_000 }).toEqual(new Set(['retry']))
  expect(await mailsOf(app, id)).toEqual([])
  const before = mended.withdrawn
  const count = (await waiting()).length
  const gone = async () => {
    await mend(app)
    return jobsOf(app, id)
  }
  await expect.poll(gone, { timeout: 30_000, interval: 1000 }).toEqual([])
  expect(mended.withdrawn - before).toBe(count)
  expect(await mailsOf(app, id)).toEqual([])
  expect(await mailsOf(app, kept.id)).toEqual(bothMails(1))
})

test('prepared and not committed yet, a change keeps its jobs waiting; committed it has them, rolled back they go', async () => {
  const { app, provider } = await open()
  const url = app.running.config.databaseUrl ?? ''
  const [shard, coordinator] = [new pg.Client(url), new pg.Client(url)]
  await Promise.all([shard.connect(), coordinator.connect()])
  onTestFinished(() => Promise.all([shard.end(), coordinator.end()]).then(() => {}))
  const halves: { id: string; gid: string; back: () => Promise<unknown> }[] = []
  for (const name of ['committed', 'rolled back']) {
    const { id } = await book(app, provider)
    const { rows } = await coordinator.query(`delete from event_marker where data ->> 'bookingId' = $1 returning *`, [
      id,
    ])
    const row = rows[0] as { provider_id: string; event_id: string; queues: string[]; data: object }
    const gid = `${name} ${randomUUID()}`
    // The node of the provider is prepared; that of the jobs has committed, and the process died then.
    await shard.query('begin')
    await shard.query('insert into event_marker (provider_id, event_id, queues, data) values ($1, $2, $3, $4)', [
      row.provider_id,
      row.event_id,
      row.queues,
      row.data,
    ])
    await shard.query(`prepare transaction '${gid}'`)
    halves.push({ id, gid, back: () => shard.query(`rollback prepared '${gid}'`) })
  }
  const [first, second] = halves as [(typeof halves)[0], (typeof halves)[0]]
  await app.jobs.work()
  for (const { id } of halves)
    await expect
      .poll(async () => new Set((await jobsOf(app, id)).map(({ state }) => state)), { timeout: 30_000 })
      .toEqual(new Set(['retry']))
  // Withdrawn while it is not known, what is committed after all has them again.
  await sleep(5000)
  await mend(app)
  expect(await jobsOf(app, first.id)).toEqual([])
  expect(await oldestPrepared(app)).toBeGreaterThan(4)
  await shard.query(`commit prepared '${first.gid}'`)
  await second.back()
  await mend(app)
  await expect.poll(() => mailsOf(app, first.id), { timeout: 30_000 }).toEqual(bothMails(1))
  await expect.poll(() => undone(app, first.id), { timeout: 30_000 }).toEqual([])
  await mend(app)
  expect([await jobsOf(app, second.id), await mailsOf(app, second.id)]).toEqual([[], []])
  expect(await markersOf(app, first.id)).toEqual([])
  expect(await oldestPrepared(app)).toBe(0)
})

async function oldestPrepared(app: TestApp): Promise<number> {
  const { text } = await app.running.metrics.read()
  return Number(/^database_longest_prepared_seconds (\S+)$/m.exec(text)?.[1])
}

test('two that commit in two phases while a third looks: each job is done once', async () => {
  const { app, provider } = await open()
  const url = app.running.config.databaseUrl ?? ''
  const [shard, coordinator] = [new pg.Client(url), new pg.Client(url)]
  await Promise.all([shard.connect(), coordinator.connect()])
  onTestFinished(() => Promise.all([shard.end(), coordinator.end()]).then(() => {}))
  const events: string[] = []
  let isOver = false
  const looking = (async () => {
    while (!isOver) await mend(app)
  })()
  const { id: bookingId } = await book(app, provider)
  await expect.poll(() => jobsOf(app, bookingId)).not.toEqual([])
  for (let index = 0; index < 40; index++) {
    const id = randomUUIDv7()
    events.push(id)
    await shard.query('begin')
    await coordinator.query('begin')
    await shard.query('insert into event_marker (provider_id, event_id, queues, data) values ($1, $2, $3, $4)', [
      provider.providerId,
      id,
      ['booking-confirmed-mail'],
      { bookingId, providerId: provider.providerId, change: 1, event: id },
    ])
    await coordinator.query(
      `insert into pgboss.job (id, name, data, group_id) values ($1, 'booking-confirmed-mail', $2, $3)`,
      [id, { bookingId, providerId: provider.providerId, change: 1, event: id }, provider.providerId],
    )
    // Every third was prepared by nobody: the change is committed first, and seen by whoever looks.
    if (index % 3 === 0) {
      await shard.query('commit')
      await sleep(Math.random() * 20)
      await coordinator.query('commit').catch(() => {})
      continue
    }
    await shard.query(`prepare transaction '${id}'`)
    await coordinator.query('commit')
    await sleep(Math.random() * 20)
    await shard.query(`commit prepared '${id}'`)
  }
  isOver = true
  await looking
  const { rows } = await sql<{ id: string; n: number }>`select id, count(*)::int as n from pgboss.job
    where data ->> 'event' is not null group by id order by id`.execute(app.running.db)
  expect(rows).toEqual(events.map((id) => ({ id, n: 1 })))
  await app.jobs.work()
  await expect.poll(() => undone(app, bookingId), { timeout: 60_000 }).toEqual([])
  expect(await mailsOf(app, bookingId)).toEqual(bothMails(1))
})

test('jobs of an older node, which writes no marker, are done and not withdrawn', async () => {
  const { app, provider } = await open()
  const { id } = await book(app, provider)
  await sql`delete from event_marker`.execute(app.running.db)
  await sql`update pgboss.job set id = gen_random_uuid(), group_id = null, created_on = now() - interval '1 hour'`.execute(
    app.running.db,
  )
  const before = { ...mended }
  await mend(app)
  await app.jobs.work()
  await expect.poll(() => undone(app, id), { timeout: 30_000 }).toEqual([])
  expect(await mailsOf(app, id)).toEqual(bothMails(1))
  expect(mended).toEqual(before)
})

test('what was given up is not queued again, stays among the dead letters, and is done when it is tried again', async () => {
  const { app, provider } = await open()
  const { id } = await book(app, provider)
  await sql`update pgboss.job set retry_limit = 0 where name = 'booking-confirmed-mail'`.execute(app.running.db)
  const mailer = app.running.app.mailer as { send: unknown }
  const { send } = mailer
  mailer.send = async () => {
    throw new Error('no relay')
  }
  await app.jobs.work()
  const dead = async () =>
    (
      await sql`select from pgboss.job where name = 'dead-letter' and data ->> 'bookingId' = ${id}`.execute(
        app.running.db,
      )
    ).rows.length
  await expect.poll(dead, { timeout: 30_000 }).toBe(1)
  // While one of its jobs is tried again the marker stays.
  await sql`update pgboss.job set created_on = created_on - interval '1 hour'`.execute(app.running.db)
  await mend(app)
  expect(await dead()).toBe(1)
  expect(await markersOf(app, id)).toHaveLength(1)
  await sql`update pgboss.job set retry_limit = retry_count, start_after = now() where state = 'retry'`.execute(
    app.running.db,
  )
  await expect
    .poll(async () => (await jobsOf(app, id)).filter(({ state }) => !['completed', 'failed'].includes(state)), {
      timeout: 60_000,
    })
    .toEqual([])
  const before = { ...mended }
  await mend(app)
  expect(await markersOf(app, id)).toHaveLength(1)
  const { rows: letters } = await sql`select distinct group_id as group from pgboss.job
    where name = 'dead-letter'`.execute(app.running.db)
  expect(letters).toEqual([{ group: null }])

  // Once its cause is gone somebody has it tried again, and it is done.
  mailer.send = send
  await sql`update pgboss.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
    where name <> 'dead-letter' and state = 'failed' and data ->> 'bookingId' = ${id}`.execute(app.running.db)
  await mend(app)
  await expect.poll(() => undone(app, id), { timeout: 60_000 }).toEqual([])
  await mend(app)
  expect([await markersOf(app, id), mended]).toEqual([[], before])
})

test('what nobody has looked at for a week is not done again: its jobs may be gone because they were done', async () => {
  const { app, provider } = await open()
  const [old, young] = [await book(app, provider), await book(app, provider)]
  for (const { id } of [old, young]) await loseJobs(app, id)
  const age = (id: string, days: number) =>
    sql`update event_marker set emitted_at = now() - make_interval(days => ${days})
      where data ->> 'bookingId' = ${id}`.execute(app.running.db)
  await age(old.id, 7)
  await age(young.id, 5)
  await mend(app)
  expect([await jobsOf(app, old.id), await markersOf(app, old.id)]).toEqual([[], []])
  expect((await jobsOf(app, young.id)).length).toBeGreaterThan(3)
})

test('the jobs of thousands are queued again in seconds', async () => {
  const { app, provider } = await open()
  const count = 5000
  await sql`insert into event_marker (provider_id, event_id, queues, data)
    select case when n % 2 = 0 then ${provider.providerId}::uuid else gen_random_uuid() end, gen_random_uuid(),
      '{booking-cancelled-mail,booking-cancelled-push}', jsonb_build_object('providerId', ${provider.providerId}::text, 'n', n)
    from generate_series(1, ${count}::int) n`.execute(app.running.db)
  const { rows: known } = await sql<{ name: string }>`select name from pgboss.queue
    where name in ('booking-cancelled-mail', 'booking-cancelled-push')`.execute(app.running.db)
  expect(known).toHaveLength(2)
  const startedAt = performance.now()
  await Promise.all([mend(app), mend(app)])
  const tookMs = performance.now() - startedAt
  const { rows } = await sql<{ n: number; bearing: number }>`select count(*)::int as n,
    count(*) filter (where exists (select from event_marker m
      where m.provider_id = j.group_id::uuid and m.event_id = j.id and m.data = j.data))::int as bearing
    from pgboss.job j where data ? 'n'`.execute(app.running.db)
  expect(rows[0]).toEqual({ n: 2 * count, bearing: 2 * count })
  expect(tookMs).toBeLessThan(20_000)
  const quickAt = performance.now()
  await mend(app)
  console.log(
    `mended ${2 * count} jobs in ${Math.round(tookMs)} ms, looked again in ${Math.round(performance.now() - quickAt)} ms`,
  )
})

test('of somebody who has left meanwhile the jobs are done and say nothing to them', async () => {
  const { app, provider } = await open()
  const { id, customer } = await book(app, provider)
  await cancelBooking(app.ctx(customer), { id })
  await loseJobs(app, id)
  const end = await beginErasing(app, customer.accountId)
  await end()
  await mend(app)
  await app.jobs.work()
  await expect.poll(() => undone(app, id), { timeout: 30_000 }).toEqual([])
  expect((await mailsOf(app, id)).filter((name) => name.includes('-customer'))).toEqual([])
  await mend(app)
  expect(await markersOf(app, id)).toEqual([])
})

test('under connections that are ended at any moment every booking has its jobs, and there is nothing to mend', async () => {
  const { app } = await open()
  const url = app.running.config.databaseUrl ?? ''
  const killer = new pg.Client(url)
  await killer.connect()
  onTestFinished(() => killer.end())
  let [isOver, ended, unknown] = [false, 0, 0]
  const ending = (async () => {
    // Enough: on a slow machine nobody would ever come to an end.
    while (!isOver && ended < 150) {
      // Those of requests, some of them in the middle of a commit.
      const { rowCount } = await killer.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'highstreet' and xact_start is not null
          and pid <> pg_backend_pid() and state in ('active', 'idle in transaction') order by random() limit 1`)
      ended += rowCount ?? 0
      await sleep(40)
    }
  })()
  const wanted = await Promise.all(
    Array.from({ length: 24 }, async () => ({ provider: await persistently(() => makeProvider(app)) })),
  )
  const booked: string[] = []
  await Promise.all(
    wanted.map(async ({ provider }) => {
      const customer = await persistently(() => makeAccount(app))
      const { providerId, serviceIds } = provider
      for (let index = 0; index < 6; index++) {
        const dateTime = london(dateIn(3), `${String(10 + index).padStart(2, '0')}:00`)
        const idempotencyKey = randomUUID()
        const input = { providerId, serviceIds: serviceIds.slice(0, 1), dateTime, idempotencyKey }
        const ask = () =>
          createBooking(app.ctx(customer), input).catch((error: unknown) => {
            unknown++
            throw error
          })
        booked.push((await persistently(ask)).id)
      }
    }),
  )
  isOver = true
  await ending
  console.log(`${ended} connections ended, ${unknown} answers lost`)
  expect(new Set(booked).size).toBe(144)
  const { rows } = await sql<{ id: string; jobs: number; markers: number }>`select b.booking_id as id,
      (select count(*)::int from pgboss.job j where j.data ->> 'bookingId' = b.booking_id::text) as jobs,
      (select sum(cardinality(m.queues))::int from event_marker m where m.data ->> 'bookingId' = b.booking_id::text) as markers
    from booking b`.execute(app.running.db)
  expect(rows).toHaveLength(144)
  expect(rows.filter(({ jobs, markers }) => jobs !== markers || jobs === 0)).toEqual([])
  const before = { ...mended }
  await mend(app)
  expect(mended).toEqual(before)
  expect(ended).toBeGreaterThan(10)
}, 180_000)

test.each(['before the commit', 'while it commits', 'before its answer'] as const)(
  'whose connection is ended %s, a booking is there with its jobs or is not, and asked for again it is there once',
  async (moment) => {
    const database = await createTestDatabase()
    const proxy = await startDatabaseProxy(database.url)
    const app = await startTestApp({ database: { url: proxy.url, drop: () => database.drop() } })
    const killer = new pg.Client(database.url)
    await killer.connect()
    onTestFinished(async () => {
      await killer.end()
      await app.close()
      await proxy.close()
    })
    const end = async () => {
      await killer.query(`select pg_terminate_backend(pid, 10_000) from pg_stat_activity
        where datname = current_database() and application_name = 'highstreet' and pid <> pg_backend_pid()`)
      // Until whoever is between has seen their connections close: an answer held there would still go on.
      await sleep(20)
    }
    const provider = await makeProvider(app)
    const { providerId, serviceIds } = provider
    const customer = await makeAccount(app)
    let struck = 0
    const tries = 7
    for (let index = 0; index < tries; index++) {
      const dateTime = london(dateIn(3), `${10 + index}:00`)
      const input = { providerId, serviceIds, dateTime, idempotencyKey: randomUUID() }
      let [isEnded, ending]: [boolean, Promise<unknown>] = [false, Promise.resolve()]
      const release = proxy.watch(({ phase, sql: text }) => {
        if (isEnded || !/^commit/i.test(text)) return undefined
        if ((moment === 'before its answer') !== (phase === 'answered')) return undefined
        isEnded = true
        ending = end().catch(() => {})
        // Whichever is faster: on some machines it is always the commit, unless it begins a little later.
        return moment === 'while it commits' ? sleep(index % 4) : ending
      })
      const answer = await createBooking(app.ctx(customer), input).then(
        () => 'answered',
        () => 'lost',
      )
      release()
      await ending
      if (answer === 'lost') struck++
      const left = await halvesOf(app, providerId, dateTime)
      if (moment === 'before the commit') expect(left).toEqual([])
      if (moment === 'before its answer') expect(left).toHaveLength(1)
      for (const { jobs, markers } of left) expect([jobs, jobs > 0]).toEqual([markers, true])
      const again = await persistently(() => createBooking(app.ctx(customer), input))
      const whole = await halvesOf(app, providerId, dateTime)
      expect(whole).toEqual([{ id: again.id, jobs: whole[0]?.markers, markers: whole[0]?.jobs }])
    }
    expect(struck).toBeGreaterThan(moment === 'while it commits' ? 0 : tries - 1)
    const before = { ...mended }
    await mend(app)
    expect(mended).toEqual(before)
  },
)

type Halves = { id: string; jobs: number; markers: number }

async function halvesOf(app: TestApp, providerId: string, startsAt: string): Promise<Halves[]> {
  const read = () =>
    sql<Halves>`select b.booking_id as id,
      (select count(*)::int from pgboss.job j where j.data ->> 'bookingId' = b.booking_id::text) as jobs,
      (select sum(cardinality(m.queues))::int from event_marker m where m.data ->> 'bookingId' = b.booking_id::text) as markers
      from booking b where b.provider_id = ${providerId} and b.starts_at = ${startsAt}`.execute(app.running.db)
  return (await persistently(read)).rows
}

/** As a client does. */
async function persistently<T>(ask: () => Promise<T>): Promise<T> {
  const until = performance.now() + 100_000
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > until) throw error
      await sleep(20)
    }
  }
}
