import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Entry, readBackupFile, stampOf } from '../../lib/backup-file.server.ts'
import { StartupError } from '../../lib/data-folder.server.ts'
import { type DatabaseFacts, DatabaseLoader, siblingUrl, withClient } from '../../lib/database-copy.server.ts'
import { holdJobs, queueJobs, releaseJobs, type WaitingJob } from '../../lib/jobs.server.ts'
import { postgresCode, undefinedTable } from '../../lib/postgres-errors.server.ts'
import { keepErasures } from '../identity/delete-account.server.ts'
import { readErasures } from './erasures.server.ts'

/** What lies in the data folder and belongs to people, or signs what they hold. */
export const keptFiles = ['auth-secret', 'uploads']

type Loaded = { facts: DatabaseFacts; jobs: WaitingJob[] }

/** Fills a new database from the entries of a backup; throws StartupError unless every table is what it was. */
export async function loadBackup(
  databaseUrl: string,
  entries: AsyncIterable<Entry>,
  onFile: (name: string, body: Buffer) => Promise<void> = async () => {},
): Promise<Loaded> {
  let loader: DatabaseLoader | null = null
  let facts: DatabaseFacts | null = null
  try {
    for await (const { name, body } of entries) {
      const [kind = '', table = ''] = name.split('/')
      if (name === 'about.json') loader = await DatabaseLoader.open(databaseUrl, readAbout(body).migrations)
      else if (name === 'facts.json') facts = JSON.parse(body.toString()) as DatabaseFacts
      else if (kind === 'files') await onFile(name.slice('files/'.length), body)
      else await loader?.load({ table, rows: body })
    }
    if (!loader || !facts) throw new StartupError('the backup is not whole: its end is missing')
    await loader.finish(facts)
    return { facts, jobs: loader.jobs }
  } finally {
    await loader?.close()
  }
}

function readAbout(body: Buffer): { migrations: Record<string, string> } {
  const about = JSON.parse(body.toString()) as { format: number; migrations: Record<string, string> }
  if (about.format !== 1)
    throw new StartupError(`the backup has format ${about.format}, which this release does not know`)
  return about
}

type RestoreOptions = {
  databaseUrl: string
  dataDir: string
  key: string | null
  /** Where nightly backups go, and with them the list of who has left: FILE may lie elsewhere. */
  backupDir?: string | null
  say: (line: string) => void
  /** For the name that the old database is kept under. */
  now: Date
}

/** `returned`: people in the backup who have asked to be forgotten since. */
export type Restored = { facts: DatabaseFacts; returned: number; heldJobs: number; previous: string | null }

/**
 * Makes a new database beside the one in use and lets it take that one's name, which is kept under another. People who
 * asked to be forgotten since are on a list that the site works off before it opens, and what would go out to people waits until somebody releases it.
 */
export async function restoreBackup(options: RestoreOptions, file: string): Promise<Restored> {
  const { databaseUrl, dataDir, key, say, now } = options
  const server = siblingUrl(databaseUrl, 'postgres')
  const name = new URL(databaseUrl).pathname.slice(1)
  const hasOld = await withClient(server, (client) => isThere(client, name))
  if (hasOld) await refuseWhileInUse(server, name)
  const lists = [dirname(file), ...(options.backupDir ? [options.backupDir] : [])]
  const erasures = await readErasures(hasOld ? databaseUrl : null, lists, say)
  const scratchName = `${name}_restore_${randomBytes(4).toString('hex')}`
  const scratch = siblingUrl(databaseUrl, scratchName)
  const keys: { path: string; body: Buffer }[] = []
  const written: string[] = []
  await withClient(server, (client) => client.query(`create database ${pg.escapeIdentifier(scratchName)}`))
  try {
    const { facts, jobs } = await loadBackup(scratch, readBackupFile(file, key), async (path, body) => {
      const place = placeOf(dataDir, path)
      // Photos are more than memory holds, and one too many does no harm; a key is none of ours until all is read.
      if (!path.startsWith('uploads/')) keys.push({ path: place, body })
      else if (await putFile(place, body, say)) written.push(place)
    })
    say(`Read: ${Object.keys(facts.tables).length} tables as of ${facts.takenAt}`)
    const returned = await withClient(scratch, async (client) => {
      await keepErasures(client, erasures)
      await holdJobs(client)
      const { rowCount } = await client.query(
        "select from public.erasure join public.account using (account_id) where status <> 'deleted'",
      )
      return rowCount ?? 0
    })
    await queueJobs(scratch, jobs)
    for (const { path, body } of keys) await putFile(path, body, say)
    const previous = await takeName(server, name, scratchName, hasOld ? `${name}_before_${stampOf(now)}` : null)
    return { facts, returned, heldJobs: jobs.length, previous }
  } catch (error) {
    for (const path of written) await rm(path, { force: true })
    await withClient(server, (client) =>
      client.query(`drop database if exists ${pg.escapeIdentifier(scratchName)} with (force)`),
    )
    throw error
  }
}

async function isThere(client: pg.Client, name: string): Promise<boolean> {
  return (await client.query('select from pg_database where datname = $1', [name])).rowCount === 1
}

/** Somebody who has just said goodbye may be seen for another moment; the database's own housekeeping does not count. */
async function refuseWhileInUse(server: string, name: string) {
  const text = "select count(*)::int as n from pg_stat_activity where datname = $1 and backend_type = 'client backend'"
  const count = () => withClient(server, async (client) => (await client.query<{ n: number }>(text, [name])).rows[0]?.n)
  let users = await count()
  for (let look = 0; users && look < 5; look++) {
    await sleep(200)
    users = await count()
  }
  if (users) throw new StartupError(`${name} is in use (${users} connections); stop every node of the site first`)
}

/** Both renames or none; the old database stays, for whoever wants something out of it. */
async function takeName(server: string, name: string, scratchName: string, previous: string | null) {
  const rename = (from: string, to: string) =>
    `alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`
  await withClient(server, async (client) => {
    await client.query('begin')
    if (previous !== null) await client.query(rename(name, previous))
    await client.query(rename(scratchName, name))
    await client.query('commit')
  })
  return previous
}

/** Where a file of the backup goes; a place that is no backup's business is refused. */
function placeOf(dataDir: string, name: string): string {
  const path = normalize(join(dataDir, name))
  const isKept = keptFiles.some((kept) => path === join(dataDir, kept) || path.startsWith(join(dataDir, kept, '/')))
  if (!isKept) throw new StartupError(`the backup has a file that is no backup’s business: ${name}`)
  return path
}

/** What is there already is in use and stays. Answers whether it was not. */
async function putFile(path: string, body: Buffer, say: (line: string) => void): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await writeFile(path, body, { mode: 0o600, flag: 'wx' })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    if (!(await readFile(path)).equals(body)) say(`${path} differs from the one in the backup and was left as it is`)
    return false
  }
}

/** Lets the messages go that have waited since the restore; false when none were held. */
export function releaseMessages(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    try {
      return await releaseJobs(client)
    } catch (error) {
      if (postgresCode(error) !== undefinedTable) throw error
      const name = new URL(databaseUrl).pathname.slice(1)
      throw new StartupError(
        `${name} is empty: nothing has been restored into it. Run npm run restore -- FILE first, or set DATABASE_URL to the database of the site`,
      )
    }
  })
}
