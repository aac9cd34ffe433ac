import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../src/lib/migrate.server.ts'
import { type Postgres, startThrowawayPostgres } from '../src/lib/postgres.server.ts'
import { startServerProcess } from './server-process.ts'

export type TestDatabase = { url: string; drop(): Promise<void> }

/** `template` is migrated, `demo` has the demo city in it as well. */
type Template = 'template' | 'demo'

/**
 * The server that all tests of a run share, by `TEST_DATABASE_SERVER`. What many databases begin with is made once: each
 * is a copy.
 */
export async function startDatabaseServer(): Promise<Postgres> {
  const postgres = await startThrowawayPostgres({}, whereFilesAreCheap())
  await onServer(postgres.url(), 'create database template')
  await migrate(postgres.url('template'))
  return postgres
}

/** Each database is a thousand files or more, made and taken away: in memory that costs a tenth less of all the server does. */
function whereFilesAreCheap(): string {
  const [memory, enough] = ['/dev/shm', 8 * 1024 ** 3]
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enough && process.availableMemory() >= enough ? memory : tmpdir()
  } catch {
    // Only some systems have it.
    return tmpdir()
  }
}

/** The address of the shared server's empty database. */
export function sharedServer(): string {
  const url = process.env.TEST_DATABASE_SERVER
  if (!url) throw new Error('No tests are running: TEST_DATABASE_SERVER is not set')
  return url
}

/** A database of its own; it can be dropped while connections to it are open. */
export async function createTestDatabase(template: Template = 'template'): Promise<TestDatabase> {
  if (template === 'demo') await makeDemo()
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(sharedServer(), `create database ${name} template ${template} strategy file_copy`)
  return { url: siblingOf(name), drop: () => onServer(sharedServer(), `drop database ${name} with (force)`) }
}

/** By the first who asks for it; whoever asks meanwhile, in another process, waits. */
async function makeDemo() {
  const client = new pg.Client({ connectionString: sharedServer() })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(1)')
    const { rowCount } = await client.query("select from pg_database where datname = 'demo'")
    if (rowCount) return
    await client.query('drop database if exists unfinished')
    await client.query('create database unfinished')
    // As a first start does, on nothing.
    const dataDir = mkdtempSync(join(tmpdir(), 'highstreet-demo-'))
    const first = await startServerProcess({ DATABASE_URL: siblingOf('unfinished'), DATA_DIR: dataDir, DEMO: '1' })
    // Else each copy would do it again, beside its test.
    await first.settles(60_000)
    await first.stop()
    rmSync(dataDir, { recursive: true, force: true })
    await client.query('alter database unfinished rename to demo')
  } finally {
    await client.end()
  }
}

function siblingOf(name: string): string {
  const url = new URL(sharedServer())
  url.pathname = `/${name}`
  return url.href
}

async function onServer(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
