import { randomUUIDv7 } from 'node:crypto'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillDemoCity } from '../../../db/demo/fill.ts'
import {
  dateIn,
  london,
  makeAccount,
  makeProvider,
  startTestApp,
  type TestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { createContext } from '../../app.server.ts'
import { readBackupFile, writeBackupFile } from '../../lib/backup-file.server.ts'
import type { Actor } from '../../lib/context.ts'
import { StartupError } from '../../lib/data-folder.server.ts'
import { listTables, siblingUrl, sumOf, withClient } from '../../lib/database-copy.server.ts'
import { createDatabase, createPool } from '../../lib/db.server.ts'
import { startJobs } from '../../lib/jobs.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { findBreaches } from '../doctor/promises.server.ts'
import { subscriptions } from '../index.server.ts'
import { forgetUnusedWords } from '../providers/jobs.server.ts'
import { searchProviders } from '../search/service.server.ts'
import { createBackup, createNightlyBackup } from './create-backup.server.ts'
import { noteErasure } from './erasures.server.ts'
import { replayErasures } from './replay-erasures.server.ts'
import { releaseMessages, restoreBackup } from './restore-backup.server.ts'

let app: TestApp
let folder: string
let databaseUrl: string
const made: string[] = []
const silent = () => {}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'highstreet-backup-'))
  app = await startTestApp()
  databaseUrl = app.running.config.databaseUrl ?? ''
  await fillDemoCity({ databaseUrl, providers: 12 })
})

afterAll(async () => {
  for (const name of made) {
    await withClient(databaseUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const settings = (key: string | null = null) => ({ databaseUrl, dataDir: join(folder, 'data'), key })

/** The address of a database that is not there yet. */
function elsewhere(): string {
  const name = `restored_${randomUUIDv7().replaceAll('-', '')}`
  made.push(name)
  return siblingUrl(databaseUrl, name)
}

function restore(url: string, file: string, key: string | null = null, dataDir = join(folder, 'elsewhere')) {
  return restoreBackup({ databaseUrl: url, dataDir, key, say: silent, now: new Date() }, file)
}

async function sums(url: string): Promise<Record<string, string>> {
  return withClient(url, async (client) => {
    const found: Record<string, string> = {}
    for (const table of (await listTables(client)).keys()) {
      const { rows, checksum } = await sumOf(client, table)
      found[table] = `${rows} ${checksum}`
    }
    return found
  })
}

async function scratches(): Promise<string[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ datname: string }>("select datname from pg_database where datname like 'restored_%'"),
  )
  return rows.map(({ datname }) => datname)
}

describe('a backup', () => {
  test('is what the database was at one instant, while people go on writing', async () => {
    let isDone = false
    let written = 0
    const writing = (async () => {
      while (!isDone) {
        await makeAccount(app)
        written++
      }
    })()
    await sleep(50)
    const backup = await createBackup(settings(), join(folder, 'under-load.backup'))
    isDone = true
    await writing
    expect(backup.isChecked).toBe(true)
    expect(written).toBeGreaterThan(10)
    const url = elsewhere()
    const { facts } = await restore(url, backup.file)
    const restored = await sums(url)
    for (const [table, { rows, checksum }] of Object.entries(facts.tables)) {
      if (table !== 'message_hold') expect([table, restored[table]]).toEqual([table, `${rows} ${checksum}`])
    }
    expect(facts.tables.booking?.rows).toBeGreaterThan(100)
    // Worked out again by the site that is restored.
    expect(Object.keys(facts.tables).filter((table) => table.startsWith('free_day'))).toEqual([])
    const live = await sums(databaseUrl)
    expect(live.account).not.toBe(restored.account)
    expect(live.provider).toBe(restored.provider)
  })

  test('brings the listings that lists and search read, which are worked out anew', async () => {
    await sql`select count_recent_bookings(now())`.execute(app.running.db)
    const { file } = await createBackup(settings(), join(folder, 'listings.backup'), { check: false })
    const url = elsewhere()
    await restore(url, file)
    const listings = (each: string) => withClient(each, (client) => sumOf(client, 'listing'))
    const [was, is] = [await listings(databaseUrl), await listings(url)]
    expect(was.rows).toBeGreaterThan(11)
    expect(is).toEqual(was)
    // Each listing that is written anew has left a move, and the next reader would add up all of them.
    expect((await withClient(url, (client) => sumOf(client, 'category_move'))).rows).toBe(0)
    expect((await withClient(url, (client) => sumOf(client, 'category_count'))).rows).toBeGreaterThan(0)
    const pool = createPool({ databaseUrl: url, size: 2, log: app.running.log })
    try {
      const ctx = { ...app.ctx(), db: createDatabase(pool), now: new Date() }
      expect(await findBreaches(ctx, 'categories_are_counted')).toEqual([])
      const found = async () => (await searchProviders(ctx, { search: 'hair', page: 1, limit: 5 })).pagination.total
      expect(await found()).toBeGreaterThan(0)
      // A night passes.
      await forgetUnusedWords(ctx)
      expect((await withClient(url, (client) => sumOf(client, 'search_word'))).rows).toBeGreaterThan(100)
      expect(await found()).toBeGreaterThan(0)
    } finally {
      await pool.end()
    }
  })

  test('can be read by its owner alone, takes no other’s place, and leaves nothing behind when it fails', async () => {
    const file = join(folder, 'private.backup')
    await createBackup(settings(), file, { check: false })
    const bytes = readFileSync(file)
    await expect(createBackup(settings(), file, { check: false })).rejects.toThrow('is there already')
    expect(readFileSync(file).equals(bytes)).toBe(true)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const broken = { ...settings(), databaseUrl: siblingUrl(databaseUrl, 'not_there') }
    await expect(createBackup(broken, join(folder, 'failed.backup'))).rejects.toThrow('not_there')
    expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([])
  })

  test('with a key opens with that key only, and a machine with the public one cannot read it', async () => {
    const [key, other] = [await generateIdentity(), await generateIdentity()]
    const file = join(folder, 'sealed.backup')
    const said: string[] = []
    const recipient = await identityToRecipient(key)
    const { isChecked } = await createBackup(settings(recipient), file, { say: (line) => said.push(line) })
    expect([isChecked, said.join()]).toEqual([false, expect.stringContaining('only the public key')])
    await expect(restore(elsewhere(), file)).rejects.toThrow('is encrypted; set BACKUP_KEY')
    await expect(restore(elsewhere(), file, recipient)).rejects.toThrow('is encrypted; set BACKUP_KEY')
    await expect(restore(elsewhere(), file, other)).rejects.toThrow('another key')
    const url = elsewhere()
    await restore(url, file, key)
    expect((await sums(url)).provider).toBe((await sums(databaseUrl)).provider)
    expect((await createBackup(settings(key), join(folder, 'own-key.backup'))).isChecked).toBe(true)
  })

  test('brings keys and uploads along, and never changes one that is in use', async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    writeFileSync(join(dataDir, 'auth-secret'), 'signs everything')
    mkdirSync(join(dataDir, 'uploads/ab'), { recursive: true })
    writeFileSync(join(dataDir, 'uploads/ab/photo-960.webp'), 'a photo')
    const file = join(folder, 'files.backup')
    await createBackup({ ...settings(), dataDir }, file, { check: false })
    const target = mkdtempSync(join(folder, 'target-'))
    await restore(elsewhere(), file, null, target)
    expect(readFileSync(join(target, 'auth-secret'), 'utf8')).toBe('signs everything')
    expect(statSync(join(target, 'auth-secret')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(target, 'uploads/ab/photo-960.webp'), 'utf8')).toBe('a photo')
    writeFileSync(join(target, 'auth-secret'), 'another')
    await restore(elsewhere(), file, null, target)
    expect(readFileSync(join(target, 'auth-secret'), 'utf8')).toBe('another')

    const changed = join(folder, 'files-changed.backup')
    const entries = async function* () {
      for await (const entry of readBackupFile(file, null))
        yield entry.name.startsWith('tables/place/') ? { ...entry, body: Buffer.from('') } : entry
    }
    await writeBackupFile(changed, null, entries())
    const untouched = mkdtempSync(join(folder, 'untouched-'))
    await expect(restore(elsewhere(), changed, null, untouched)).rejects.toThrow('the backup is damaged')
    const left = readdirSync(untouched, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(left.map(({ name }) => name)).toEqual([])
  })

  test('that is cut short or altered is refused whole', async () => {
    const file = join(folder, 'good.backup')
    await createBackup(settings(), file, { check: false })
    const bytes = readFileSync(file)
    const before = await scratches()
    const damaged = {
      half: bytes.subarray(0, bytes.length / 2),
      end: bytes.subarray(0, bytes.length - 600),
      flipped: Buffer.from(bytes).fill(
        bytes[bytes.length >> 1] === 0 ? 1 : 0,
        bytes.length >> 1,
        (bytes.length >> 1) + 4,
      ),
      text: Buffer.from('not a backup'),
    }
    for (const [name, content] of Object.entries(damaged)) {
      const path = join(folder, `${name}.backup`)
      writeFileSync(path, content)
      await expect(restore(elsewhere(), path), name).rejects.toThrow(/backup/)
    }
    expect(await scratches()).toEqual(before)
  })

  test('writes nothing but keys and uploads into the data folder', async () => {
    for (const name of ['files/../elsewhere', 'files/postgres.json', 'files/auth-secret-2', 'files/uploads/../lock']) {
      const file = join(folder, `planted-${randomUUIDv7()}.backup`)
      const good = readBackupFile(join(folder, 'private.backup'), null)
      await writeBackupFile(
        file,
        null,
        (async function* () {
          yield { name, body: Buffer.from('planted') }
          yield* good
        })(),
      )
      await expect(restore(elsewhere(), file), name).rejects.toThrow('no backup’s business')
    }
  })

  test('in which a row is another is refused, although its file is whole', async () => {
    const [file, changed] = [join(folder, 'complete.backup'), join(folder, 'changed.backup')]
    await createBackup(settings(), file, { check: false })
    const entries = async function* () {
      for await (const { name, body } of readBackupFile(file, null)) {
        const isPlaces = name.startsWith('tables/place/')
        yield { name, body: isPlaces ? Buffer.from(body.toString().replace('London', 'Lundon')) : body }
      }
    }
    await writeBackupFile(changed, null, entries())
    await expect(restore(elsewhere(), changed)).rejects.toThrow('the backup is damaged: place has')
  })

  test('of every night is kept as long as was asked, and others in the folder stay', async () => {
    const directory = join(folder, 'nights')
    for (const day of [1, 2, 3]) {
      const now = new Date(Date.UTC(2026, 0, day, 2))
      await createNightlyBackup({ ...settings(), directory, keep: 2 }, now, silent)
    }
    writeFileSync(join(directory, 'mine.backup'), '')
    expect(readdirSync(directory).sort()).toEqual([
      'highstreet-20260102T020000Z.backup',
      'highstreet-20260103T020000Z.backup',
      'mine.backup',
    ])
    const last = await app.running.db.selectFrom('backup').selectAll().orderBy('finished_at', 'desc').executeTakeFirst()
    expect(last).toMatchObject({ checked: true, file: join(directory, 'highstreet-20260103T020000Z.backup') })
    // From now on this machine cannot read what it writes: the last one that was seen to be good outlives its time.
    const recipient = await identityToRecipient(await generateIdentity())
    for (const day of [4, 5]) {
      const now = new Date(Date.UTC(2026, 0, day, 2))
      await createNightlyBackup({ ...settings(recipient), directory, keep: 1 }, now, silent)
    }
    expect(readdirSync(directory).sort()).toEqual([
      'highstreet-20260103T020000Z.backup',
      'highstreet-20260105T020000Z.backup',
      'mine.backup',
    ])
  })
})

test('what a backup that was cut off has left behind goes with the next, and is named to whoever makes one by hand', async () => {
  const directory = mkdtempSync(join(folder, 'cut-'))
  const [old, tonight] = ['highstreet-20260101T020000Z.backup', 'highstreet-20260103T010000Z.backup']
  for (const name of [old, tonight]) writeFileSync(join(directory, `${name}.unfinished`), 'half')
  const [lost, busy] = ['highstreet_check_20260101t020000z_0a0b0c0d', 'highstreet_check_20990101t020000z_0a0b0c0d']
  made.push(busy)
  for (const name of [lost, busy]) await withClient(databaseUrl, (client) => client.query(`create database ${name}`))
  await createNightlyBackup({ ...settings(), directory, keep: 2 }, new Date(Date.UTC(2026, 0, 3, 2)), silent)
  expect(readdirSync(directory).sort()).toEqual([`${tonight}.unfinished`, 'highstreet-20260103T020000Z.backup'])
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query('select datname from pg_database where datname = any($1)', [[lost, busy]]),
  )
  expect(rows).toEqual([{ datname: busy }])
  await expect(createBackup(settings(), join(directory, tonight))).rejects.toThrow('was cut off; then remove that file')
  expect(readFileSync(join(directory, `${tonight}.unfinished`), 'utf8')).toBe('half')
})

describe('restoring', () => {
  test('waits for every node to be stopped, and keeps the database it takes the place of', async () => {
    const file = join(folder, 'swap.backup')
    await createBackup(settings(), file, { check: false })
    const url = elsewhere()
    await restore(url, file)
    const user = new pg.Client({ connectionString: url })
    await user.connect()
    await expect(restore(url, file)).rejects.toThrow('is in use (1 connections); stop every node')
    await user.query("update place set name = 'Changed since' where name = 'London'")
    await user.end()
    const { previous } = await restore(url, file)
    if (!previous) throw new Error('nothing was kept')
    made.push(previous)
    const names = async (at: string) =>
      withClient(at, async (client) => (await client.query("select from public.place where name = 'London'")).rowCount)
    expect([await names(url), await names(siblingUrl(url, previous))]).toEqual([1, 0])
  })

  test('forgets again who asked to be forgotten since, by the database in use and by the list beside the backups', async () => {
    const [stays, inDatabase, inList] = [await makeAccount(app), await makeAccount(app), await makeAccount(app)]
    const file = join(folder, 'people.backup')
    await createBackup(settings(), file, { check: false })
    const url = elsewhere()
    await restore(url, file)
    await withClient(url, (client) =>
      client.query('insert into public.erasure values ($1, now())', [inDatabase.accountId]),
    )
    await noteErasure(folder, inList.accountId, new Date())
    const { returned, previous } = await restore(url, file)
    made.push(previous ?? '')
    expect(returned).toBe(2)
    const db = createDatabase(createPool({ databaseUrl: url, size: 2, log: app.running.log }))
    const ctx = createContext({ ...app.running, db }, 'restored')
    expect([await replayErasures(ctx), await replayErasures(ctx)]).toEqual([2, 0])
    const people = await db.selectFrom('account').select(['account_id', 'email', 'status']).execute()
    const found = (accountId: string) => people.find((one) => one.account_id === accountId)
    for (const { accountId } of [inDatabase, inList])
      expect(found(accountId)).toMatchObject({ status: 'deleted', email: `${accountId}@deleted.invalid` })
    expect(found(stays.accountId)).toMatchObject({ status: 'active' })
    await db.destroy()
  })

  test('reads the list of who has left also where lines were cut short, and where the nightly backups go', async () => {
    const [torn, elsewhereListed] = [await makeAccount(app), await makeAccount(app)]
    const apart = mkdtempSync(join(folder, 'apart-'))
    const nights = mkdtempSync(join(folder, 'nightly-'))
    const file = join(apart, 'people.backup')
    await createBackup(settings(), file, { check: false })
    writeFileSync(join(apart, 'erasures.jsonl'), '{"accountId":"0190')
    await noteErasure(apart, torn.accountId, new Date())
    appendFileSync(join(apart, 'erasures.jsonl'), '{"accountId":"0191')
    await noteErasure(nights, elsewhereListed.accountId, new Date())
    const said: string[] = []
    const options = { databaseUrl: elsewhere(), dataDir: join(folder, 'elsewhere'), key: null, now: new Date() }
    const restored = await restoreBackup({ ...options, backupDir: nights, say: (line) => said.push(line) }, file)
    expect(restored.returned).toBe(2)
    expect(said.join()).toContain('a line that is not whole')
  })

  test('takes the place of a database that is broken', async () => {
    const file = join(folder, 'broken.backup')
    await createBackup(settings(), file, { check: false })
    const url = elsewhere()
    await restore(url, file)
    await withClient(url, (client) => client.query('alter table public.erasure rename column erased_at to lost'))
    const said: string[] = []
    const options = { databaseUrl: url, dataDir: join(folder, 'elsewhere'), key: null, now: new Date() }
    const { previous } = await restoreBackup({ ...options, say: (line) => said.push(line) }, file)
    made.push(previous ?? '')
    expect(said.join()).toContain('does not tell who has left')
  })

  test('leaves nobody expected by, or waiting for, somebody who is forgotten again', async () => {
    const [owner, customer] = [await makeProvider(app), await makeProvider(app)]
    const people = { leaver: await makeAccount(app), stays: await makeAccount(app) }
    const dateTime = london(dateIn(2), '10:00')
    const book = (provider: TestProvider, actor: Actor) =>
      createBooking(app.ctx(actor), { providerId: provider.providerId, serviceIds: provider.serviceIds, dateTime })
    const withOwner = await book(owner, people.stays)
    const byCustomer = await book(customer, people.leaver)
    const file = join(folder, 'ahead.backup')
    await createBackup(settings(), file, { check: false })
    const url = elsewhere()
    for (const one of [owner.owner, people.leaver]) await noteErasure(folder, one.accountId, new Date())
    await restore(url, file)
    const db = createDatabase(createPool({ databaseUrl: url, size: 2, log: app.running.log }))
    const told: string[] = []
    const jobs = {
      publish: async (_db: unknown, name: string) => void told.push(name),
      queueMarked: async () => 0,
      repeat: async () => {},
    }
    await replayErasures(createContext({ ...app.running, db, jobs }, 'restored'))
    const left = await db
      .selectFrom('booking')
      .select(['status', 'cancelled_by'])
      .where('booking_id', 'in', [withOwner.id, byCustomer.id])
      .execute()
    expect(left.map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
    const fees = await db
      .selectFrom('booking_change')
      .select('fee_minor')
      .where('fee_minor', '>', 0)
      .where('booking_id', 'in', [withOwner.id, byCustomer.id])
      .execute()
    expect(fees).toEqual([])
    expect(told.filter((name) => name === 'booking.cancelled')).toHaveLength(2)
    await db.destroy()
  })

  test('holds what would go out to people until somebody releases it', async () => {
    await app.running.jobs.publish(app.running.db, 'contact.received', { contactMessageId: randomUUIDv7() })
    const { rows: waiting } = await withClient(databaseUrl, (client) =>
      client.query<{ id: string; name: string }>("select id, name from pgboss.job where state = 'created'"),
    )
    expect(waiting.length).toBeGreaterThan(0)
    const file = join(folder, 'messages.backup')
    await createBackup(settings(), file, { check: false })
    const url = elsewhere()
    const { heldJobs } = await restore(url, file)
    expect(heldJobs).toBe(waiting.length)
    const { rows: restored } = await withClient(url, (client) =>
      client.query("select id, name from pgboss.job where state = 'created'"),
    )
    expect(restored).toEqual(expect.arrayContaining(waiting))

    const heard: string[] = []
    const running = {
      ...app.running,
      db: createDatabase(createPool({ databaseUrl: url, size: 2, log: app.running.log })),
    }
    const jobs = await startJobs({
      databaseUrl: url,
      subscriptions: subscriptions.map((subscription) => ({
        ...subscription,
        run: async () => void heard.push(subscription.queue),
      })),
      schedules: [],
      log: app.running.log,
      context: (jobId) => createContext(running, jobId),
    })
    await jobs.work()
    await sleep(1200)
    expect(heard).toEqual([])
    expect([await releaseMessages(url), await releaseMessages(url)]).toEqual([true, false])
    await expect.poll(() => heard.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(waiting.length)
    await jobs.stop()
    await running.db.destroy()
  })

  test('has nothing to release in a database where no site has been, and says what to do', async () => {
    const url = elsewhere()
    const name = new URL(url).pathname.slice(1)
    await withClient(databaseUrl, (client) => client.query(`create database ${name}`))
    const refused = releaseMessages(url)
    await expect(refused).rejects.toBeInstanceOf(StartupError)
    await expect(refused).rejects.toThrow(
      `${name} is empty: nothing has been restored into it. Run npm run restore -- FILE first, or set DATABASE_URL to the database of the site`,
    )
  })
})
