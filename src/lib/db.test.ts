import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { moveClock } from '../../tests/clock.ts'
import { createTestDatabase } from '../../tests/databases.ts'
import { openTestApp } from '../../tests/factories.ts'
import { pastSocket, startWay } from '../../tests/replica-server.ts'
import type { AppError } from './api/errors.ts'
import type { Ctx } from './context.ts'
import { createDatabase, createPool, databaseNow, listen, notify, transaction, translate } from './db.server.ts'
import { createLogger } from './log.server.ts'
import { migrate } from './migrate.server.ts'
import { plainText } from './plain-text.ts'
import { postgresCode, violatedConstraint } from './postgres-errors.server.ts'
import { databaseUrl } from './postgres-process.server.ts'

const app = openTestApp()
beforeAll(async () => {
  await sql`create table tally (name text primary key, count bigint not null default 0)`.execute(app.running.db)
})

const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => translate(error) as AppError,
  )

const countOf = async (name: string) =>
  (await sql<{ count: number }>`select count from tally where name = ${name}`.execute(app.running.db)).rows[0]?.count

describe('a transaction', () => {
  test('starts again after a serialization failure and a deadlock, and its work is there once', async () => {
    for (const code of ['40001', '40P01']) {
      let attempts = 0
      await transaction(app.ctx(), async (tx) => {
        await sql`insert into tally values (${code}, 1) on conflict (name) do update set count = tally.count + 1`.execute(
          tx.db,
        )
        if (++attempts < 3)
          await sql.raw(`do $$ begin raise exception 'again' using errcode = '${code}'; end $$`).execute(tx.db)
      })
      expect(attempts).toBe(3)
      expect(await countOf(code)).toBe(1)
    }
  })

  test('gives up after three attempts with a 503, and other failures are not tried again', async () => {
    const attemptsOf = async (code: string) => {
      let attempts = 0
      const refusal = await refusalOf(
        transaction(app.ctx(), async (tx) => {
          attempts++
          await sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`).execute(tx.db)
        }),
      )
      return { attempts, refusal }
    }
    expect(await attemptsOf('40001')).toMatchObject({ attempts: 3, refusal: { code: 'busy', status: 503 } })
    expect(await attemptsOf('23505')).toMatchObject({ attempts: 1, refusal: { code: 'conflict', status: 409 } })
  })

  test('two that lock each other out both end well: one of them is tried again', async () => {
    let [attempts, holding] = [0, 0]
    const { promise: held, resolve: bothHold } = Promise.withResolvers<void>()
    await sql`insert into tally values ('one'), ('two')`.execute(app.running.db)
    const both = (first: string, second: string) =>
      transaction(app.ctx(), async (tx) => {
        attempts++
        // How soon a crowded machine notices is not the question.
        await sql`set local statement_timeout = '30s'`.execute(tx.db)
        await sql`update tally set count = count + 1 where name = ${first}`.execute(tx.db)
        if (++holding === 2) bothHold()
        await held
        await sql`update tally set count = count + 1 where name = ${second}`.execute(tx.db)
      })
    await Promise.all([both('one', 'two'), both('two', 'one')])
    expect(attempts).toBe(3)
    expect([await countOf('one'), await countOf('two')]).toEqual([2, 2])
  })

  test('inside another joins it: the outer failure takes both back', async () => {
    const outer = transaction(app.ctx(), async (tx) => {
      await transaction(tx, (inner) => sql`insert into tally values ('joined')`.execute(inner.db))
      throw new Error('outer')
    })
    await expect(outer).rejects.toThrow('outer')
    expect(await countOf('joined')).toBeUndefined()
  })

  test('takes what it emitted back when it fails, and queues it once when it succeeds', async () => {
    const payload = { bookingId: crypto.randomUUID(), providerId: crypto.randomUUID() }
    const queued = async () =>
      (
        await sql<{
          name: string
        }>`select name from pgboss.job where data->>'bookingId' = ${payload.bookingId}`.execute(app.running.db)
      ).rows.map(({ name }) => name)
    const publish = (tx: Ctx) => tx.jobs.publish(tx.db, 'booking.confirmed', payload)
    await refusalOf(
      transaction(app.ctx(), async (tx) => {
        await publish(tx)
        throw new Error('taken back')
      }),
    )
    expect(await queued()).toEqual([])
    await transaction(app.ctx(), publish)
    const once = await queued()
    expect(once).toContain('booking-confirmed-mail')
    expect(new Set(once).size).toBe(once.length)
  })
})

describe('the pool', () => {
  test('outlives the end of every connection it has', async () => {
    const { db } = app.running
    await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.05)`.execute(db)))
    await endConnections()
    // What was idle is replaced: a moment later nobody notices.
    await expect.poll(() => sql`select 1`.execute(db).then(({ rows }) => rows.length, refusalOf)).toBe(1)
  })

  test('whose connection ends in the middle of a statement answers 503, not 500, and works again', async () => {
    const running = refusalOf(sql`/* to be ended */ select pg_sleep(1.8)`.execute(app.running.db))
    const atWork = async () => {
      const { rows } = await sql`select from pg_stat_activity where query like '/* to be ended%'`.execute(
        app.running.db,
      )
      return rows.length
    }
    await expect.poll(atWork, { interval: 20 }).toBe(1)
    await endConnections()
    expect(await running).toMatchObject({ status: 503 })
    // Another connection may have ended without anybody having noticed yet.
    await expect.poll(() => sql`select 1`.execute(app.running.db).then(({ rows }) => rows.length, refusalOf)).toBe(1)
  })

  test('outlives a connection that ends in the hands of its user, between two statements', async () => {
    const pool = createPool({ databaseUrl: urlOf(), size: 1, log: createLogger('silent') })
    const client = await pool.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const ended = new Promise<void>((resolve) => client.on('end', () => resolve()))
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(app.running.db)
    await ended
    await expect(client.query('select 1')).rejects.toThrow()
    client.release(true)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })

  test('lets nobody wait longer than a second and a half for a lock or two for an answer', async () => {
    await sql`insert into tally values ('held')`.execute(app.running.db)
    const change = (ctx: Ctx) => sql`update tally set count = 1 where name = 'held'`.execute(ctx.db)
    const codeOf = (attempt: Promise<unknown>) =>
      attempt.then(
        () => null,
        (error: unknown) => [postgresCode(error), (translate(error) as AppError).status],
      )
    const [lockTimeout, statementTimeout] = ['55P03', '57014']
    await transaction(app.ctx(), async (tx) => {
      await change(tx)
      expect(await codeOf(change(app.ctx()))).toEqual([lockTimeout, 503])
    })
    expect(await codeOf(sql`select pg_sleep(10)`.execute(app.running.db))).toEqual([statementTimeout, 503])
  })

  test('that is used up refuses after a second instead of holding everybody', async () => {
    const pool = createPool({ databaseUrl: urlOf(), size: 1, log: createLogger('silent') })
    const db = createDatabase(pool)
    const slow = sql`select pg_sleep(1.5)`.execute(db)
    await sleep(50)
    expect(await refusalOf(sql`select 1`.execute(db))).toMatchObject({ code: 'busy', status: 503 })
    await slow
    expect((await sql`select 1`.execute(db)).rows).toHaveLength(1)
    await pool.end()
  })

  test('that finds no server says so as a 503', async () => {
    const url = new URL(urlOf())
    url.port = '1'
    const pool = createPool({ databaseUrl: url.href, size: 1, log: createLogger('silent') })
    expect(await refusalOf(sql`select 1`.execute(createDatabase(pool)))).toMatchObject({
      code: 'database_unavailable',
      status: 503,
      retryAfterSeconds: 2,
    })
    await pool.end()
  })

  test('reads large integers exactly or not at all', async () => {
    const read = (value: string) => sql.raw<{ n: number }>(`select ${value}::int8 as n`).execute(app.running.db)
    expect((await read('9007199254740991')).rows[0]?.n).toBe(Number.MAX_SAFE_INTEGER)
    await expect(read('9007199254740993')).rejects.toThrow(/safe integers/)
  })

  test('that leads to a server which can only be read is given up, and the next one asks again', async () => {
    const pool = createPool({ databaseUrl: urlOf(), size: 1, log: createLogger('silent') })
    const db = createDatabase(pool)
    const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
    const write = () => sql`insert into tally values ('read-only') on conflict do nothing`.execute(db)
    try {
      const before = await pid()
      await sql`set default_transaction_read_only = on`.execute(db)
      expect(await refusalOf(write())).toMatchObject({ code: 'read_only', status: 503 })
      expect((await write()).numAffectedRows).toBe(1n)
      expect(await pid()).not.toBe(before)
    } finally {
      await pool.end()
    }
  })

  test('behind a pooler leaves no name and no setting on a connection that others get next', async () => {
    const pool = createPool({ databaseUrl: urlOf(), size: 1, log: createLogger('silent'), pooler: true })
    const db = createDatabase(pool)
    const timeout = async (on = db) =>
      (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(on)).rows[0]?.statement_timeout
    try {
      await sql`/* prepare: pooled */ select ${1}::int as n`.execute(db)
      expect((await sql`select from pg_prepared_statements`.execute(db)).rows).toEqual([])
      const inside = await db.transaction().execute((tx) => timeout(tx))
      expect([await timeout(), inside, await timeout()]).toEqual(['0', '2s', '0'])
    } finally {
      await pool.end()
    }
  })

  test('plans a marked statement once and gives every call its own values', async () => {
    const ask = (n: number) =>
      sql<{ n: number }>`/* prepare: test-echo */ select ${n}::int as n`.execute(app.running.db)
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(n)))
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 30 }, (_, n) => n))
  })
})

test('the time of a write is the clock of the database, which tests can move and production cannot', async () => {
  const { db } = app.running
  onTestFinished(() => sql`delete from moved_clock`.execute(db).then(() => {}))
  await moveClock(app, Date.now() + 86_400_000)
  const ctx = app.ctx()
  const production = { ...ctx, app: { ...ctx.app, hasMovableClock: false } }
  const gap = (await databaseNow(ctx)).getTime() - (await databaseNow(production)).getTime()
  expect(Math.abs(gap - 86_400_000)).toBeLessThan(2000)
  expect(Math.abs(ctx.now.getTime() - Date.now() - 86_400_000)).toBeLessThan(2000)
})

describe('migrations', () => {
  const inFolder = async (files: Record<string, string>, work: (folder: string, url: string) => Promise<void>) => {
    const folder = await mkdtemp(join(tmpdir(), 'highstreet-migrations-'))
    const database = await createTestDatabase()
    try {
      for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
      await work(folder, database.url)
    } finally {
      await database.drop()
      await rm(folder, { recursive: true })
    }
  }
  const query = async (url: string, text: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return client.query(text).finally(() => client.end())
  }

  test('run once, in the order of their names, also with several processes at once', async () => {
    const files = { '9002_b.sql': 'insert into m values (2)', '9001_a.sql': 'create table m (n int)', 'notes.md': 'no' }
    await inFolder(files, async (folder, url) => {
      const runs = await Promise.all([
        migrate(url, { directory: folder }),
        migrate(url, { directory: folder }),
        migrate(url, { directory: folder }),
      ])
      expect(runs.flat().toSorted()).toEqual(['9001_a.sql', '9002_b.sql'])
      expect((await query(url, 'select n from m')).rows).toEqual([{ n: 2 }])
      expect(await migrate(url, { directory: folder })).toEqual([])
    })
  })

  test('that were changed after they ran stop the start, whatever the line endings', async () => {
    await inFolder({ '9001_a.sql': 'create table m (n int);\n' }, async (folder, url) => {
      await migrate(url, { directory: folder })
      await writeFile(join(folder, '9001_a.sql'), 'create table m (n int);\r\n')
      expect(await migrate(url, { directory: folder })).toEqual([])
      await writeFile(join(folder, '9001_a.sql'), 'create table m (n bigint);\n')
      await expect(migrate(url, { directory: folder })).rejects.toThrow('9001_a.sql has changed')
    })
  })

  test('step back from a table that somebody uses, so that nobody waits behind them, and come again', async () => {
    await inFolder({ '9001_a.sql': 'alter table m add column k int' }, async (folder, url) => {
      const user = new pg.Client({ connectionString: url })
      await user.connect()
      await user.query('create table m (n int)')
      await user.query('begin')
      await user.query('select from m')
      const migrating = migrate(url, { directory: folder })
      const waiting = "select from pg_locks where not granted and relation = 'm'::regclass"
      await expect.poll(async () => (await query(url, waiting)).rowCount).toBe(1)
      await expect.poll(async () => (await query(url, waiting)).rowCount).toBe(0)
      await user.query('commit')
      await user.end()
      expect(await migrating).toEqual(['9001_a.sql'])
    })
  })

  test('that are done again for as long as they write are so, each time in a transaction of its own', async () => {
    const again = `-- again
insert into m select k, txid_current() from generate_series(1, 5) k where not exists (select from m where n = k) limit 2`
    const files = { '9001_a.sql': 'create table m (n int, by bigint)', '9002_b.sql': again }
    await inFolder(files, async (folder, url) => {
      expect(await migrate(url, { directory: folder })).toEqual(['9001_a.sql', '9002_b.sql'])
      const { rows } = await query(url, 'select count(*)::int as n from m group by by order by 1')
      expect(rows).toEqual([{ n: 1 }, { n: 2 }, { n: 2 }])
      expect(await migrate(url, { directory: folder })).toEqual([])
    })
  })

  test('that fail leave nothing of themselves and keep what ran before', async () => {
    const files = { '9001_a.sql': 'create table m (n int)', '9002_b.sql': 'create table half (n int); select 1/0' }
    await inFolder(files, async (folder, url) => {
      await expect(migrate(url, { directory: folder })).rejects.toThrow('division by zero')
      const { rows } = await query(
        url,
        "select to_regclass('m') is not null as m, to_regclass('half') is not null as half",
      )
      expect(rows).toEqual([{ m: true, half: false }])
      await writeFile(join(folder, '9002_b.sql'), 'create table half (n int)')
      expect(await migrate(url, { directory: folder })).toEqual(['9002_b.sql'])
    })
  })
})

test('listening that is ended before it has begun ends', async () => {
  const heard: string[] = []
  const stop = listen(
    urlOf(),
    'short',
    () => {},
    () => heard.push('gap'),
    createLogger('silent'),
  )
  await stop()
  expect(heard).toEqual([])
})

test('listening notices that the network has forgotten its connection without a word', async () => {
  const { url, drop } = await createTestDatabase()
  const way = await startWay(() => Number(new URL(url).port))
  let gaps = 0
  const heard: string[] = []
  const tell = () => gaps++
  const stop = listen(pastSocket(url, way.port), 'quiet', (said) => heard.push(said), tell, createLogger('silent'))
  onTestFinished(async () => {
    await stop()
    way.close()
    await drop()
  })
  await expect.poll(() => gaps).toBe(1)
  way.state.isBlack = true
  // Longer than it takes to ask, and to hear nothing.
  await sleep(14_000)
  way.state.isBlack = false
  await expect.poll(() => gaps).toBe(2)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`notify quiet, 'there again'`)
  await client.end()
  await expect.poll(() => heard).toEqual(['there again'])
})

test('listening goes on after its connection is ended, and tells that something may have been missed', async () => {
  const heard: string[] = []
  let gaps = 0
  const stop = listen(
    urlOf(),
    'test-channel',
    (payload) => heard.push(payload),
    () => gaps++,
    createLogger('silent'),
  )
  try {
    await expect.poll(() => gaps).toBe(1)
    await notify(app.running.db, 'test-channel', 'one')
    await expect.poll(() => heard).toEqual(['one'])
    await endConnections('highstreet-listen')
    await expect.poll(() => gaps).toBe(2)
    await notify(app.running.db, 'test-channel', 'two')
    await expect.poll(() => heard).toEqual(['one', 'two'])
  } finally {
    await stop()
  }
})

test('only a database error has a database code', () => {
  expect(postgresCode(Object.assign(new Error('x'), { code: '23505' }))).toBe('23505')
  expect(postgresCode(new Error('x'))).toBeNull()
  expect(postgresCode('23505')).toBeNull()
})

function urlOf(): string {
  const { databaseUrl } = app.running.config
  if (!databaseUrl) throw new Error('The test application has a database')
  return databaseUrl
}

/** As an administrator or a restart would, from outside. */
async function endConnections(applicationName = 'highstreet') {
  const client = new pg.Client({ connectionString: urlOf() })
  await client.connect()
  const text =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1'
  await client.query(text, [applicationName])
  await client.end()
}

test('the constraint that was broken is named without the number of its part', () => {
  const broken = (constraint: string) => violatedConstraint(Object.assign(new Error('broken'), { constraint }))
  expect(broken('occupation_room_overlap')).toBe('occupation_room_overlap')
  expect(broken('occupation_room_overlap_102427')).toBe('occupation_room_overlap')
  expect(violatedConstraint(new Error('lost'))).toBeNull()
})

test('plain text is the same here and in the database, of every letter of Latin-1 and Latin Extended-A', async () => {
  const letters = Array.from({ length: 0x17f - 0xc0 + 1 }, (_, index) => String.fromCodePoint(0xc0 + index))
  const written = letters.filter((letter) => /\p{L}/u.test(letter))
  const { rows } = await sql<{ letter: string; plain: string }>`
    select letter, plain_text(letter) as plain from unnest(${written}::text[]) letter`.execute(app.running.db)
  expect(rows.filter(({ letter, plain }) => plainText(letter) !== plain)).toEqual([])
})

test('the address of an embedded server leads through its socket where there is one, else to its port alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'highstreet-address-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const address = () => databaseUrl(folder, { password: 'secret', port: 5432 }, 'highstreet')
  expect(address()).toBe('postgres://highstreet:secret@127.0.0.1:5432/highstreet')
  await writeFile(join(folder, '.s.PGSQL.5432'), '')
  expect(address()).toBe(`postgres://highstreet:secret@127.0.0.1:5432/highstreet?host=${encodeURIComponent(folder)}`)
})
