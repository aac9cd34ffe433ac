import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError, parseConfig } from '../src/lib/config.server.ts'
import { freePort } from '../src/lib/postgres.server.ts'
import { createTestDatabase, type TestDatabase } from './databases.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(existsSync)

test('a pooler without the way past it is refused at the start', () => {
  expect(() => parseConfig({ DATABASE_POOLER: '1', DATABASE_URL: 'postgres://x@y/z' })).toThrow(ConfigError)
})

/** Debian's PgBouncer in transaction mode with fewer connections than the site asks for. */
async function startPooler(database: TestDatabase) {
  const folder = mkdtempSync(join(tmpdir(), 'highstreet-pooler-'))
  const port = await freePort()
  const { port: target, username, password } = new URL(database.url)
  const ini = join(folder, 'pgbouncer.ini')
  writeFileSync(
    ini,
    `[databases]
* = host=127.0.0.1 port=${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = plain
auth_file = ${folder}/users
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
unix_socket_dir =
`,
  )
  writeFileSync(join(folder, 'users'), `"${username}" "${password}"\n`)
  // As root it wants to be somebody else.
  chmodSync(folder, 0o755)
  const isRoot = process.getuid?.() === 0
  const child = spawn(pgbouncer ?? '', ['-q', ...(isRoot ? ['-u', 'nobody'] : []), ini], { stdio: 'ignore' })
  const url = new URL(database.url)
  url.port = String(port)
  url.search = ''
  return {
    url: url.href,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

describe.skipIf(!pgbouncer || spawnSync(pgbouncer, ['--version']).status !== 0)(
  'behind PgBouncer in transaction mode',
  () => {
    let database: TestDatabase
    let pooler: Awaited<ReturnType<typeof startPooler>>
    let server: ServerProcess
    let dataDir: string

    beforeAll(async () => {
      dataDir = mkdtempSync(join(tmpdir(), 'highstreet-pooled-'))
      database = await createTestDatabase('demo')
      pooler = await startPooler(database)
      server = await startServerProcess({
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: database.url,
        DATABASE_POOLER: '1',
        DATA_DIR: dataDir,
        DEMO: '1',
      })
      await server.settles()
    })

    afterAll(async () => {
      await server.stop()
      await pooler.stop()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    })

    test('every read is answered, with more readers than connections', async () => {
      const popular = (await (await fetch(`${server.origin}/api/providers/popular`)).json()) as {
        data: { id: string }[]
      }
      const paths = popular.data
        .slice(0, 5)
        .flatMap(({ id }) => [
          `/api/providers/${id}`,
          `/api/providers/${id}/services`,
          `/api/providers/${id}/reviews`,
          '/api/search/providers?category=hair-styling-barbering',
        ])
      expect(paths.length).toBeGreaterThan(9)
      const statuses: number[] = []
      for (let round = 0; round < 15; round++)
        statuses.push(...(await Promise.all(paths.map(async (path) => (await fetch(server.origin + path)).status))))
      expect(statuses.length).toBeGreaterThan(150)
      expect(statuses.filter((status) => status !== 200)).toEqual([])
    })

    test('writes, limits and jobs work', async () => {
      const post = (path: string, body: object) =>
        fetch(`${server.origin}/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: server.origin },
          body: JSON.stringify(body),
        })
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          post('/contact', {
            name: 'Nia',
            email: `pooled-${index}@test.test`,
            topic: 'other',
            message: 'A message of more than ten letters.',
          }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
      const outbox = () => readdirSync(join(dataDir, 'outbox')).length
      await expect.poll(outbox, { timeout: 30_000 }).toBeGreaterThanOrEqual(12)
    })
  },
)
