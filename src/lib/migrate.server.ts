import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { deadlockDetected, lockNotAvailable, postgresCode } from './postgres-errors.server.ts'
import { shippedFile } from './shipped-file.server.ts'

const migrationLock = 4_715_301
const migrationDirectory = shippedFile('db/migrations')

/**
 * Applies the plain SQL files that are new, each in its own transaction, one process at a time; returns their names. One that
 * begins with `-- again` is done again in the next transaction for as long as it writes rows.
 */
export async function migrate(
  databaseUrl: string,
  { directory = migrationDirectory, only }: { directory?: string; only?: ReadonlySet<string> } = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    // A database that is laid out takes triggers on tables of providers only so (`distribute`); to any other it says nothing.
    await client.query('set citus.enable_unsafe_triggers = on')
    const { rows } = await client.query("select to_regclass('public.schema_migration') is null as is_missing")
    // Also where it is there already, a database that can only be read refuses it.
    if (rows[0]?.is_missing)
      await client.query(
        'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
      )
    const applied = await appliedMigrations(client)
    const fresh: string[] = []
    for (const name of await migrationFiles(directory)) {
      if (only && !only.has(name)) continue
      if (await applyMigration(client, directory, name, applied[name])) fresh.push(name)
    }
    return fresh
  } finally {
    await client.end()
  }
}

/** Name to checksum of the text as it was. */
export async function appliedMigrations(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from public.schema_migration order by name',
  )
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]))
}

/** What this release has and the database has not. */
export async function missingMigrations(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query("select to_regclass('public.schema_migration') is not null as is_there")
    const applied = rows[0]?.is_there ? await appliedMigrations(client) : {}
    return (await migrationFiles(migrationDirectory)).filter((name) => applied[name] === undefined)
  } finally {
    await client.end()
  }
}

const isAgain = /^-- again\n/
const stepBack = "set local lock_timeout = '1s'"

const migrationFiles = async (directory: string) =>
  (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort()

async function applyMigration(client: pg.Client, directory: string, name: string, appliedChecksum: string | undefined) {
  const text = await readFile(join(directory, name), 'utf8')
  const checksum = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
  if (appliedChecksum === checksum) return false
  if (appliedChecksum !== undefined)
    throw new Error(`Migration ${name} has changed since it was applied to this database`)
  for (let attempt = 1; ; attempt++) {
    await client.query('begin')
    try {
      // Whoever waits for a table makes everybody after it wait: better to step back and come again.
      await client.query(stepBack)
      if (isAgain.test(text))
        while ((await client.query(text)).rowCount) await client.query(`commit; begin; ${stepBack}`)
      else await client.query(text)
      await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
      await client.query('commit')
      return true
    } catch (error) {
      await client.query('rollback')
      const code = postgresCode(error)
      if ((code !== lockNotAvailable && code !== deadlockDetected) || attempt === 30) throw error
      await sleep(500 + Math.random() * 500)
    }
  }
}
