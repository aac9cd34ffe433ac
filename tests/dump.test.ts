import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { fillDemoCity } from '../db/demo/fill.ts'
import { listTables, sumOf, withClient } from '../src/lib/database-copy.server.ts'
import { migrate } from '../src/lib/migrate.server.ts'
import { freePort } from '../src/lib/postgres.server.ts'

const run = promisify(execFile)

/** The binaries of an installed PostgreSQL, the newest: the embedded one has no `pg_dump`. */
function installed(): string | null {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  const has = (bin: string) => ['initdb', 'postgres', 'pg_dump', 'psql'].every((name) => existsSync(join(bin, name)))
  return versions.map((version) => join(base, version, 'bin')).find(has) ?? null
}

/** A server of that version for the time of `work`, run by somebody who is not root. */
async function withServer(bin: string, work: (url: (database: string) => string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'highstreet-dump-'))
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const who = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {}
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid)
  const port = await freePort()
  await run(join(bin, 'initdb'), ['-D', folder, '-A', 'trust', '-U', 'highstreet', '--no-sync', '-E', 'UTF8'], {
    ...who,
    cwd: '/',
  })
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const server = spawn(join(bin, 'postgres'), ['-D', folder, ...settings.flatMap((one) => ['-c', one])], {
    ...who,
    cwd: '/',
    stdio: 'ignore',
  })
  const url = (database: string) => `postgres://highstreet@127.0.0.1:${port}/${database}`
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        await withClient(url('postgres'), async () => {})
        break
      } catch (error) {
        if (attempt === 100) throw error
        await sleep(100)
      }
    }
    await work(url)
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

const facts = (url: string) =>
  withClient(url, async (client) => {
    const tables: Record<string, unknown> = {}
    for (const table of (await listTables(client)).keys()) tables[table] = await sumOf(client, table)
    const rules = await client.query(
      `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
       where connamespace = 'public'::regnamespace order by 1, 2`,
    )
    return { tables, rules: rules.rows }
  })

const bin = installed()

test.skipIf(!bin)('what a plain pg_dump wrote can be restored whole', { timeout: 60_000 }, async () => {
  await withServer(bin ?? '', async (url) => {
    const [from, to] = [url('site'), url('restored')]
    await withClient(url('postgres'), async (client) => {
      await client.query('create database site')
      await client.query('create database restored')
    })
    await migrate(from)
    await fillDemoCity({ databaseUrl: from, providers: 12 })
    const file = join(mkdtempSync(join(tmpdir(), 'highstreet-dump-file-')), 'site.sql')
    await run(join(bin ?? '', 'pg_dump'), ['-f', file, from])
    // Any error ends it, and its exit code the test.
    await run(join(bin ?? '', 'psql'), ['-q', '-v', 'ON_ERROR_STOP=1', '-f', file, to], { maxBuffer: 1e8 })
    const [before, after] = [await facts(from), await facts(to)]
    expect(after).toEqual(before)
    expect(before.rules.length).toBeGreaterThan(50)
    expect(before.tables.provider).toMatchObject({ rows: 12 })
    rmSync(file)
  })
})
