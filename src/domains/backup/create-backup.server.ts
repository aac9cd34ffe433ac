import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pg from 'pg'
import { type Entry, isSecret, readBackupFile, stampOf, writeBackupFile } from '../../lib/backup-file.server.ts'
import type { NightlyBackups } from '../../lib/context.ts'
import { StartupError } from '../../lib/data-folder.server.ts'
import { type DatabaseFacts, dumpDatabase, siblingUrl, withClient } from '../../lib/database-copy.server.ts'
import { appliedMigrations } from '../../lib/migrate.server.ts'
import { keptFiles, loadBackup } from './restore-backup.server.ts'

export type BackupSettings = { databaseUrl: string; dataDir: string; key: string | null }
export type Backup = { file: string; takenAt: Date; bytes: number; rows: number; isChecked: boolean }

/**
 * Writes one file and, unless told not to, restores it into a scratch database beside the real one to see that it can
 * be. `say` hears why a check was not possible.
 */
export async function createBackup(
  settings: BackupSettings,
  file: string,
  { check = true, say = () => {} }: { check?: boolean; say?: (line: string) => void } = {},
): Promise<Backup> {
  const { databaseUrl, dataDir, key } = settings
  if (await stat(file).catch(() => null)) throw new StartupError(`${file} is there already; name another file`)
  const dump: { facts: DatabaseFacts | null } = { facts: null }
  const entries = async function* (): AsyncGenerator<Entry> {
    const migrations = await withClient(databaseUrl, appliedMigrations)
    yield { name: 'about.json', body: Buffer.from(JSON.stringify({ format: 1, migrations })) }
    let part = 0
    const keepFacts = (facts: DatabaseFacts) => {
      dump.facts = facts
    }
    for await (const { table, rows } of dumpDatabase(databaseUrl, keepFacts)) {
      yield { name: `tables/${table}/${String(++part).padStart(6, '0')}.copy`, body: rows }
    }
    // After the tables: what they name is there by then.
    yield* filesOf(dataDir)
    yield { name: 'facts.json', body: Buffer.from(JSON.stringify(dump.facts)) }
  }
  await writeBackupFile(file, key, entries())
  if (!dump.facts) throw new Error('The database was read without telling what was in it')
  const { takenAt, tables } = dump.facts
  const backup = {
    file,
    takenAt: new Date(takenAt),
    bytes: (await stat(file)).size,
    rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0),
    isChecked: check && (await isRestorable(settings, file, say)),
  }
  await remember(databaseUrl, backup)
  return backup
}

/** The keys and uploads; a folder file by file. */
async function* filesOf(dataDir: string): AsyncGenerator<Entry> {
  for (const name of keptFiles) {
    const path = join(dataDir, name)
    const found = await stat(path).catch(() => null)
    if (found === null) continue
    const paths = found.isFile()
      ? [path]
      : (await readdir(path, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
    for (const one of paths) {
      const body = await readFile(one).catch(nullIfGone)
      if (body) yield { name: `files/${relative(dataDir, one).replaceAll('\\', '/')}`, body }
    }
  }
}

/** Photos are taken away while we read. */
function nullIfGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/** Restores into a database that is dropped again; equal sums in every table or a StartupError. */
async function isRestorable({ databaseUrl, key }: BackupSettings, file: string, say: (line: string) => void) {
  if (key !== null && !isSecret(key)) {
    say('Not checked: this machine holds only the public key, and cannot read what it wrote')
    return false
  }
  let name = ''
  try {
    name = await withClient(databaseUrl, async (client) => {
      const { today, yesterday } = await scratchNames(client)
      await dropScratchesBefore(client, yesterday)
      const scratch = `${today}_${randomBytes(4).toString('hex')}`
      await client.query(`create database ${scratch}`)
      return scratch
    })
  } catch (error) {
    say(`Not checked: no scratch database could be made (${error instanceof Error ? error.message : error})`)
    return false
  }
  try {
    await loadBackup(siblingUrl(databaseUrl, name), readBackupFile(file, key))
    return true
  } finally {
    await withClient(databaseUrl, (client) => client.query(`drop database ${name} with (force)`))
  }
}

const scratchPrefix = 'highstreet_check_'
const dayMs = 86_400_000

/** With the instant they were made in, by the database's clock. */
async function scratchNames(client: pg.Client): Promise<{ today: string; yesterday: string }> {
  const stamp = (instant: string) => `'${scratchPrefix}' || to_char(${instant}, 'YYYYMMDD"t"HH24MISS"z"')`
  const { rows } = await client.query<{ today: string; yesterday: string }>(
    `select ${stamp('now()')} as today, ${stamp("now() - interval '1 day'")} as yesterday`,
  )
  const [names] = rows
  if (!names) throw new Error('no answer')
  return names
}

/** What a process that was ended in the middle has left: each is as big as the whole database. */
async function dropScratchesBefore(client: pg.Client, first: string) {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_catalog.pg_database where datname ~ '^${scratchPrefix}\\d{8}t\\d{6}z_' and datname < $1`,
    [first],
  )
  // One that is somebody else's is theirs to drop.
  for (const { name } of rows) await client.query(`drop database ${pg.escapeIdentifier(name)}`).catch(() => {})
}

async function remember(databaseUrl: string, { file, takenAt, bytes, rows, isChecked }: Backup) {
  await withClient(databaseUrl, (client) =>
    client.query(
      `insert into public.backup (backup_id, taken_at, finished_at, file, bytes, row_count, checked)
       values ($1, $2, clock_timestamp(), $3, $4, $5, $6)`,
      [randomUUIDv7(), takenAt, file, bytes, rows, isChecked],
    ),
  )
}

const nightlyUnfinished = /^highstreet-\d{8}T\d{6}Z\.backup\.unfinished$/
const nightly = /^highstreet-\d{8}T\d{6}Z\.backup$/

/** Makes tonight's file in the folder and removes the oldest of its kind beyond `keep`, and what was cut off a day ago or more. */
export async function createNightlyBackup(
  settings: NightlyBackups,
  now: Date,
  say: (line: string) => void,
): Promise<Backup> {
  const { directory, keep } = settings
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await chmod(directory, 0o700)
  const backup = await createBackup(settings, join(directory, `highstreet-${stampOf(now)}.backup`), { say })
  if (!backup.isChecked) say(`The backup ${backup.file} was written, and nobody has seen whether it can be restored`)
  const unfinished = (await readdir(directory)).filter((name) => nightlyUnfinished.test(name))
  const isOld = (name: string) => name < `highstreet-${stampOf(new Date(now.getTime() - dayMs))}`
  for (const name of unfinished.filter(isOld)) await rm(join(directory, name))
  const nights = (await readdir(directory)).filter((name) => nightly.test(name)).sort()
  const lastGood = await lastChecked(settings.databaseUrl)
  for (const name of nights.slice(0, Math.max(0, nights.length - keep)))
    if (join(directory, name) !== lastGood) await rm(join(directory, name))
  return backup
}

/** The newest that was seen to be restorable is worth more than any number of younger ones. */
async function lastChecked(databaseUrl: string): Promise<string | null> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ file: string }>('select file from public.backup where checked order by taken_at desc limit 1'),
  )
  return rows[0]?.file ?? null
}
