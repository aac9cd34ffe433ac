import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/databases.ts'
import { wrongInDirectories } from '../../tests/directories.ts'
import { dateIn, london, makeAccount, makeAdmin, makeProvider, startTestApp } from '../../tests/factories.ts'
import { createBooking } from '../domains/bookings/create-booking.server.ts'
import { examine } from '../domains/doctor/examine.server.ts'
import { createHold } from '../domains/holds/service.server.ts'
import { setSuspended } from '../domains/identity/admins.server.ts'
import { distribute as layOut, planDistribution } from './distribute.server.ts'
import { ofReleaseBefore } from './distribution.ts'

const standIn = readFileSync('tests/citus-stand-in.sql', 'utf8')

/** With a provider, who was booked and is closed on a day, unless it has no extension. */
async function openDatabase({ withExtension = true } = {}) {
  const database = await createTestDatabase()
  if (withExtension) await fill(database)
  const client = await connect(database.url)
  onTestFinished(async () => {
    await client.end().catch(() => {})
    await database.drop()
  })
  if (withExtension) await client.query(standIn)
  return { url: database.url, client }
}

async function fill(database: TestDatabase) {
  const app = await startTestApp({ database: { ...database, drop: async () => {} } })
  const { providerId, serviceIds } = await makeProvider(app)
  const who = app.ctx(await makeAccount(app))
  await createBooking(who, { providerId, serviceIds, dateTime: london(dateIn(1), '10:00') })
  await app.running.db
    .insertInto('closed_day')
    .values({ provider_id: providerId, date: dateIn(9), name: 'Inventory' })
    .execute()
  await app.close()
}

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url })
  // Whoever distributes ends all others.
  client.on('error', () => {})
  await client.connect()
  return client
}

async function distribute(url: string, ...options: string[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'highstreet-distribute-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, NODE_ENV: 'production' }
  return new Promise<{ code: number; out: string; error: string }>((resolve) => {
    execFile(process.execPath, ['src/commands/distribute.ts', ...options], { env }, (failure, out, error) =>
      resolve({ code: Number(failure?.code ?? 0), out, error: error.trim() }),
    )
  })
}

const keysOf = async (client: pg.Client) =>
  (await client.query(`select conname from pg_constraint where connamespace = 'public'::regnamespace order by 1`)).rows
const laidOut = async (client: pg.Client) =>
  Number((await client.query('select count(*) from pg_dist_partition')).rows[0].count)

/** Every connection there was has been ended; of others nobody is kept from writing. */
async function requireWritable(url: string, isExpected: boolean) {
  expect(await isWritable(url)).toBe(isExpected)
}

async function isWritable(url: string): Promise<boolean> {
  const client = await connect(url)
  const code = await client.query('update account set updated_at = updated_at').then(
    () => null,
    (error: pg.DatabaseError) => error.code,
  )
  await client.end()
  expect([null, '25006']).toContain(code)
  return code === null
}

/** Whether it came to its end before its process, and with it the connection, was killed after so many statements. */
async function distributeUntil(url: string, statements: number): Promise<boolean> {
  const client = await connect(url)
  const ask = client.query.bind(client) as (...asked: unknown[]) => Promise<pg.QueryResult>
  const plan = await planDistribution(client, '13.2-1')
  let count = 0
  const killed = (...asked: unknown[]) => {
    const answer = ask(...asked)
    // It may have been heard, as what a killed process has sent.
    if (count++ === statements)
      setImmediate(() => (client as unknown as { connection: pg.Connection }).connection.stream.destroy())
    return answer
  }
  Object.assign(client, { query: killed })
  try {
    await layOut(client, plan, () => {})
    return true
  } catch (error) {
    expect(String(error)).toMatch(/Connection terminated|not queryable/)
    return false
  } finally {
    await client.end().catch(() => {})
    const other = await connect(url)
    const isGone = `select count(*)::int as left from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
    await expect.poll(async () => (await other.query(isGone)).rows[0].left).toBe(0)
    await other.end()
  }
}

/** Every row was counted by the command: here is what else was there before. */
async function requireLaidOut(url: string, before: { conname: string }[]) {
  const client = await connect(url)
  const lost = ['ledger_posting_provider_id_booking_id_fkey', 'ledger_posting_provider_id_fkey']
  expect(await keysOf(client)).toEqual(before.filter(({ conname }) => !lost.includes(conname)))
  const { rows } =
    await client.query(`select (select count(*) from pg_dist_partition) = (select count(distinct logicalrelid) from stand_in.truncated) as "areAll",
    to_regnamespace('distribution') is null as "isClear"`)
  expect(rows).toEqual([{ areAll: true, isClear: true }])
  await client.end()
}

test('without the extension it refuses in one line, and says how it is called', async () => {
  const { url } = await openDatabase({ withExtension: false })
  expect(await distribute(url, '--plan')).toEqual({
    ...{ code: 1, out: '', error: 'Nothing to distribute on: this database has no extension citus' },
  })
  for (const options of [[], ['--plan', '--apply'], ['--plan', 'x']])
    expect((await distribute(url, ...options)).error).toContain('npm run distribute -- --plan')
})

test('a database of another release is refused in one line, with what it lacks', async () => {
  const { url, client } = await openDatabase()
  const { rows } = await client.query(`delete from schema_migration
    where name = (select max(name) from schema_migration) returning name`)
  for (const option of ['--plan', '--apply'])
    expect(await distribute(url, option)).toEqual({
      ...{ code: 1, out: '', error: `This database is of another release: ${rows[0].name} missing` },
    })
  expect(await laidOut(client)).toBe(0)
})

test('while somebody distributes it nobody else does, and nobody is kept from writing by having tried', async () => {
  const { url, client } = await openDatabase()
  // As whoever lays it out holds it, from before anybody is ended.
  await client.query('select pg_advisory_lock(4715302)')
  const { code, error } = await distribute(url, '--apply')
  expect({ code, error }).toEqual({ code: 1, error: 'Somebody is distributing it already' })
  expect(await laidOut(client)).toBe(0)
  await requireWritable(url, true)
  await client.query('select pg_advisory_unlock(4715302)')
  expect((await distribute(url, '--apply')).code).toBe(0)
})

test('the plan says what lies where and how long nobody could write, and changes nothing', async () => {
  const { url, client } = await openDatabase()
  const before = await keysOf(client)
  const { code, out, error } = await distribute(url, '--plan')
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(out).toMatch(/^citus 13\.2-1, 2 workers$/m)
  expect(out).toMatch(/^on every node +3 {2}account category provider_address$/m)
  expect(out).toMatch(/^provider_id +\d+ {2}provider booking /m)
  expect(out).toMatch(/^[1-9]\d* rows, \d+ MB; laid out already: 0 of \d+ tables$/m)
  expect(out).toMatch(/ 2 cannot be: ledger_posting_provider_id_booking_id_fkey ledger_posting_provider_id_fkey$/m)
  expect(out).toContain(`no node of the release before may run again: ${ofReleaseBefore.join(' ')}\n`)
  expect(out).toMatch(/^Nobody can write for about \d+\.\d s\.$/m)
  expect(await keysOf(client)).toEqual(before)
  expect(await laidOut(client)).toBe(0)
  await requireWritable(url, true)
})

test('what is unique over several nodes is refused before anything is done', async () => {
  const { url, client } = await openDatabase()
  await client.query('create unique index one_of_all on review (review_id)')
  // Where the provider only stands beside what is unique, or no column by itself does.
  await client.query('create unique index one_with_it on review (review_id) include (provider_id)')
  await client.query('create unique index one_of_words on review (lower(review_id::text))')
  const { code, error } = await distribute(url, '--apply')
  expect({ code, error }).toEqual({
    code: 1,
    error: 'Unique over several nodes: one_of_all, one_of_words, one_with_it. Nothing was changed',
  })
  await requireWritable(url, true)
})

test.for([
  ['', false, false],
  [', also when people were let write in between', true, false],
  [', also when nobody was let write from before', false, true],
] as const)(
  'ended half way nobody can write; called again it goes on, and everything is as before%s',
  async ([_when, isWritten, isReadOnly]) => {
    const { url, client } = await openDatabase()
    const before = await keysOf(client)
    await client.query(`create function break_here() returns trigger language plpgsql as $$
    begin raise exception 'a node was lost'; end $$`)
    await client.query(`create trigger break_here before insert on pg_dist_partition for each row
    when (new.logicalrelid = 'review'::regclass) execute function break_here()`)
    if (isReadOnly) {
      const { rows } = await client.query('select quote_ident(current_database()) as name')
      await client.query(`alter database ${rows[0].name} set default_transaction_read_only = on`)
    }
    const beganAt = performance.now()
    const broken = await distribute(url, '--apply')
    const brokenAt = performance.now()
    expect(broken.code).toBe(1)
    expect(broken.error).toContain('a node was lost')
    await requireWritable(url, false)

    const operator = await connect(url)
    await operator.query('set default_transaction_read_only = off')
    expect(await laidOut(operator)).toBeGreaterThan(10)
    await operator.query('drop trigger break_here on pg_dist_partition')
    if (isWritten) {
      const { rows } = await operator.query('select quote_ident(current_database()) as name')
      await operator.query(`alter database ${rows[0].name} reset default_transaction_read_only`)
      await operator.query(`update provider set bio = 'Written in between.'`)
    }
    await operator.end()
    const againAt = performance.now()
    const { code, out, error } = await distribute(url, '--apply')
    const endedAt = performance.now()
    expect({ code, error }).toEqual({ code: 0, error: '' })
    const said = /every row, key and constraint was counted again\. Nobody could write for (\d+\.\d) s\.\n$/.exec(
      out,
    )?.[1]
    // As long as it was: since the first call, or the second where people were let write in between.
    const saidMs = Number(said) * 1000
    expect(saidMs).toBeLessThan(endedAt - (isWritten ? againAt : beganAt))
    expect(saidMs).toBeGreaterThan(isWritten ? 0 : endedAt - brokenAt - 1000)
    await requireWritable(url, true)

    await requireLaidOut(url, before)
    expect((await distribute(url, '--apply')).out).toContain('It is laid out already.')
  },
)

test('killed after whichever of its statements, it goes on, and nobody writes before it has ended', async () => {
  const { url, client } = await openDatabase()
  const before = await keysOf(client)
  await client.end()
  let isPaused = false
  let killedAfter = 0
  for (let isDone = false; !isDone; killedAfter += process.env.TEST_FULL === '1' ? 7 : 41) {
    isDone = await distributeUntil(url, killedAfter)
    const canWrite = await isWritable(url)
    if (isDone) break
    expect(canWrite && isPaused, `killed after ${killedAfter} statements`).toBe(false)
    isPaused ||= !canWrite
  }
  expect(killedAfter).toBeGreaterThan(200)
  await requireLaidOut(url, before)
}, 180_000)

test('laid out from start to end, what triggers wrote for the release before is written by this one', async () => {
  const database = await createTestDatabase()
  const client = await connect(database.url)
  await client.query(standIn)
  await client.end()
  const { code, error } = await distribute(database.url, '--apply')
  expect({ code, error }).toEqual({ code: 0, error: '' })
  const app = await startTestApp({ database })
  onTestFinished(() => app.close())
  const left = await sql`select from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relname || '.' || t.tgname = any(${ofReleaseBefore})`.execute(app.running.db)
  expect(left.rows).toEqual([])
  const shop = await makeProvider(app)
  const who = app.ctx(await makeAccount(app))
  const at = { providerId: shop.providerId, serviceIds: shop.serviceIds, dateTime: london(dateIn(1), '10:00') }
  await createBooking(who, { ...at, holdId: (await createHold(who, at)).id })
  await setSuspended(app.ctx(await makeAdmin(app)), { accountId: shop.owner.accountId, isSuspended: true })
  expect(await wrongInDirectories(app)).toEqual([])
  expect((await examine(app.ctx(), 'everyone_is_listed')).breaches).toEqual([])
})

test('laid out, no node is asked by more connections than wait for it, and no time-out of ours is handed on to one', async () => {
  const database = await createTestDatabase()
  const client = await connect(database.url)
  onTestFinished(async () => {
    await client.end().catch(() => {})
    await database.drop()
  })
  await client.query(standIn)
  expect((await distribute(database.url, '--apply')).code).toBe(0)
  const after = await connect(database.url)
  const { rows } = await after.query(`select unnest(s.setconfig) as setting from pg_db_role_setting s
    join pg_database d on d.oid = s.setdatabase where d.datname = current_database() order by 1`)
  // What would hand on a lock time-out, citus.propagate_set_commands, is left as it comes: none.
  expect(rows.map(({ setting }) => setting)).toEqual([
    'citus.allow_nested_distributed_execution=on',
    'citus.max_adaptive_executor_pool_size=1',
  ])
  await after.end()
  const source = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.server\.ts$/.test(file))
  const handing = source.filter((file) => readFileSync(join('src', file), 'utf8').includes('propagate_set_commands'))
  // For how rows are written while they are counted; that connection ends with the command.
  expect(handing).toEqual([join('lib', 'distribute.server.ts')])
  // That nobody may write is said to this node alone: the others write what is moved to them meanwhile.
  const said =
    readFileSync(join('src', 'lib', 'distribute.server.ts'), 'utf8').match(/`[^`]*alter database[^`]*`/g) ?? []
  expect(said).toHaveLength(4)
  for (const one of said) expect(/^`\$\{here\};/.test(one)).toBe(one.includes('read_only'))
})

test('whoever is in the middle of a change is ended, and has not made it', async () => {
  const { url, client } = await openDatabase()
  await client.query(`begin; update provider set bio = 'Never written.'`)
  const { code } = await distribute(url, '--apply')
  expect(code).toBe(0)
  await expect(client.query('commit')).rejects.toThrow()
  const after = await connect(url)
  expect((await after.query(`select from provider where bio = 'Never written.'`)).rows).toEqual([])
  await after.end()
})

/** Of somebody who is no superuser, with what else they have and may do. */
async function asRole(url: string, client: pg.Client, ...rights: string[]) {
  const role = `layer_${randomBytes(4).toString('hex')}`
  const { rows } = await client.query('select quote_ident(current_database()) as name')
  const { name } = rows[0]
  await client.query(`create role ${role} login password 'x'; grant pg_read_all_data to ${role};
    grant create on database ${name} to ${role}`)
  for (const right of rights) await client.query(right.replaceAll('ROLE', role).replaceAll('DATABASE', name))
  onTestFinished(async () => {
    const operator = await connect(url)
    await operator.query('set default_transaction_read_only = off')
    await operator.query(`reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`)
    await operator.end()
  })
  const own = new URL(url)
  Object.assign(own, { username: role, password: 'x' })
  return own.href
}

const ownsDatabase = 'alter database DATABASE owner to ROLE'
const ownsTables = `do $$ declare one regclass; begin
  for one in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    execute format('alter table %s owner to ROLE', one);
  end loop; end $$`
const mayBeReplica = 'grant set on parameter session_replication_role to ROLE'

test.for([
  ['owns the database', [ownsTables, mayBeReplica]],
  ['may set session_replication_role', [ownsDatabase, ownsTables]],
] as const)('a role that lacks a right (%s) is refused before anything is done', async ([lacks, rights]) => {
  const { url, client } = await openDatabase()
  const own = await asRole(url, client, ...rights)
  for (const option of ['--plan', '--apply'])
    expect(await distribute(own, option)).toEqual({
      ...{ code: 1, out: '', error: `It takes a role that ${lacks}. Nothing was changed` },
    })
  await requireWritable(url, true)
})

test('a role that owns no table of ours is refused before anything is done', async () => {
  const { url, client } = await openDatabase()
  const { code, error } = await distribute(await asRole(url, client, ownsDatabase, mayBeReplica), '--apply')
  expect(code).toBe(1)
  expect(error).toMatch(/^It takes a role that owns account, .*, working_hours\. Nothing was changed$/)
  await requireWritable(url, true)
})

test('however little time the role has for a statement, everything is counted', async () => {
  const { url, client } = await openDatabase()
  await client.query('create table bulk as select g as id, md5(g::text) as text from generate_series(1, 500000) g')
  const { rows } = await client.query('select quote_ident(current_database()) as name')
  await client.query(`alter database ${rows[0].name} set statement_timeout = '100ms'`)
  expect(await distribute(url, '--plan')).toMatchObject({ code: 0, error: '' })
})

test('one who may not be ended is named, and nothing is laid out', async () => {
  const { url, client } = await openDatabase()
  const own = await asRole(url, client, ownsDatabase, ownsTables, mayBeReplica)
  const { code, error } = await distribute(own, '--apply')
  expect(code).toBe(1)
  const { rows: backend } = await client.query('select pg_backend_pid() as pid')
  expect(error).toBe(
    `These connections could not be ended: ${backend[0].pid}. Nobody else can write until --apply is called again`,
  )
  expect(await laidOut(client)).toBe(0)
})

test('where a row is not what it was, nobody writes until somebody has looked', async () => {
  const { url, client } = await openDatabase()
  await client.query(`create function lose_one() returns trigger language plpgsql as $$
    begin delete from closed_day where ctid = (select min(ctid) from closed_day);
    update segment set service_name = 'Another'; return null; end $$`)
  await client.query(`create trigger lose_one after insert on pg_dist_partition for each row
    when (new.logicalrelid = 'closed_day'::regclass) execute function lose_one()`)
  const { code, error } = await distribute(url, '--apply')
  expect(code).toBe(1)
  // With the days of its provider that have to be worked out again; and as many rows as before, but not the same.
  expect(error).toBe(
    'Not the same rows as before: closed_day, free_day_mark, segment. Nobody can write until this is mended',
  )
  await requireWritable(url, false)
})

test('where an index, a constraint or a trigger is not as it was, nobody writes until somebody has looked', async () => {
  const { url, client } = await openDatabase()
  await client.query('create index lost_index on review (created_at)')
  await client.query('create index other_index on review (created_at)')
  await client.query(`create function stays() returns trigger language plpgsql as 'begin return null; end'`)
  await client.query('create trigger lost_trigger after insert on review for each row execute function stays()')
  await client.query(`create function lose_index() returns trigger language plpgsql as $$
    begin drop index lost_index, other_index; create index other_index on review (rating);
    alter table review drop constraint review_photos; drop trigger lost_trigger on review; return null; end $$`)
  await client.query(`create trigger lose_index after insert on pg_dist_partition for each row
    when (new.logicalrelid = 'review'::regclass) execute function lose_index()`)
  const { code, error } = await distribute(url, '--apply')
  expect(code).toBe(1)
  expect(error).toBe(
    'Not as before: lost_index, lost_trigger, other_index, review_photos. Nobody can write until this is mended',
  )
  await requireWritable(url, false)
})
