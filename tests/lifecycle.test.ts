import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { demoAccounts } from '../db/demo/accounts.ts'
import { processStart } from '../src/lib/data-folder.server.ts'
import { freePort } from '../src/lib/postgres.server.ts'
import { createTestDatabase } from './databases.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'highstreet life '))
const children: ChildProcess[] = []

const main = [process.execPath, join(root, 'build/server/main.js')]
/** As `npm start` runs it. */
const underSupervision = [
  process.execPath,
  '--input-type=module',
  '-e',
  `const { runInOurPlace } = await import(${JSON.stringify(join(root, 'scripts/setup.mjs'))}); await runInOurPlace(['build/server/main.js'])`,
]

/** The server as a process, on an empty database. */
async function run(dataDir: string, environment: Record<string, string> = {}, command: string[] = main) {
  const port = Number(environment.PORT ?? (await freePort()))
  const [file = '', ...args] = command
  const mode = { NODE_ENV: 'production', LOG_LEVEL: 'silent', DRAIN_SECONDS: '0' }
  const settings = { DATA_DIR: dataDir, PORT: String(port), DEMO: '0', ...mode }
  const child = spawn(file, args, {
    env: { ...process.env, ...settings, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let errors = ''
  const lines: string[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(line))
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text
  })
  const ended = once(child, 'close')
  const status = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null))?.status ?? 0
  const ready = async () => {
    while (child.exitCode === null && child.signalCode === null && (await status()) !== 200) await sleep(50)
    if ((await status()) !== 200) throw new Error(`The server ended: ${errors}`)
  }
  const stop = async (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => {
    child.kill(signal)
    await ended
    return child.exitCode
  }
  const refusal = async () => {
    await ended
    return [child.exitCode, errors.trim()]
  }
  return { child, port, lines, status, ready, stop, refusal, errors: () => errors }
}

const clusterOf = (dataDir: string) => join(dataDir, 'postgres')
const databasePid = (dataDir: string) =>
  Number(readFileSync(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')[0])

async function isGone(pid: number) {
  for (let tries = 0; tries < 600 && processStart(pid) !== null; tries++) await sleep(50)
  return processStart(pid) === null
}

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGTERM')
    await once(child, 'close')
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const shared = join(folder, 'shared')

/** Each of these leaves a server that runs to the next one. */
describe('from one start to the next', () => {
  let server: Awaited<ReturnType<typeof run>>
  const start = async () => {
    server = await run(shared)
    // Not to be ended with the test that has started it.
    children.splice(children.indexOf(server.child), 1)
    await server.ready()
  }
  beforeAll(start)
  afterAll(() => server.stop('SIGKILL'))

  test('refuses the data folder of a running instance and names its process', async () => {
    const second = await run(shared)
    const line = `Highstreet cannot start: Highstreet already runs on ${shared} (process ${server.child.pid}); stop it or set DATA_DIR to another folder`
    expect(await second.refusal()).toEqual([1, line])
    expect(await server.status()).toBe(200)
  })

  test('goes on after its database was killed', async () => {
    const database = databasePid(shared)
    process.kill(database, 'SIGKILL')
    await isGone(database)
    // Its sessions outlive it by a moment, and until then it can be read.
    await expect.poll(() => databasePid(shared), { timeout: 30_000 }).not.toBe(database)
    await server.ready()
  })

  test('ends its database after a kill -9, and starts again at once', async () => {
    const database = databasePid(shared)
    await server.stop('SIGKILL')
    await start()
    expect(await isGone(database)).toBe(true)
  })

  test.runIf(process.platform === 'linux')('ends a database that outlived everything that watched it', async () => {
    const database = databasePid(shared)
    const watchdog = readdirSync('/proc').find((pid) => {
      const command =
        /^\d+$/.test(pid) && existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : ''
      return command.includes(`\0watchdog\0${database}\0`)
    })
    process.kill(Number(watchdog), 'SIGKILL')
    await server.stop('SIGKILL')
    expect(processStart(database)).not.toBeNull()
    await start()
    expect(processStart(database)).toBeNull()
  })

  test.for(['SIGTERM', 'SIGINT'] as const)('after %s nothing stays behind', async (signal) => {
    const database = databasePid(shared)
    expect(await server.stop(signal)).toBe(0)
    expect(processStart(database)).toBeNull()
    expect(readdirSync(shared)).not.toContain('lock')
    if (signal === 'SIGTERM') await start()
  })
})

const holder = (dataDir: string) => Number(readFileSync(join(dataDir, 'lock'), 'utf8').split(' ')[0])

test('is started again after each kill -9, more slowly each time, and SIGTERM still ends all of it', {
  timeout: 60_000,
}, async () => {
  const supervisor = await run(shared, {}, underSupervision)
  await supervisor.ready()
  for (const pause of ['0.5', '1']) {
    const killed = holder(shared)
    process.kill(killed, 'SIGKILL')
    expect(await isGone(killed)).toBe(true)
    await supervisor.ready()
    const line = `Highstreet ended unexpectedly (SIGKILL); starting it again in ${pause} s`
    expect(supervisor.errors().trim().split('\n').at(-1)).toBe(line)
  }
  const database = databasePid(shared)
  expect(await supervisor.stop('SIGTERM')).toBe(0)
  expect(processStart(database)).toBeNull()
  expect(readdirSync(shared)).not.toContain('lock')
})

// Each of the sources is compiled as it is asked for, beside other tests.
test('serves pages from the sources while they are worked on', async () => {
  const server = await run(shared, { NODE_ENV: 'development' }, [...main, '--dev'])
  await server.ready()
  const response = await fetch(`http://127.0.0.1:${server.port}/`)
  expect([response.status, (await response.text()).includes('/src/web/entry.client.tsx')]).toEqual([200, true])
  expect(await server.stop('SIGINT')).toBe(0)
})

test('is not started again when it refuses to start, nor when it was asked to end', async () => {
  const refused = await run(shared, { APP_ENV: 'live' }, underSupervision)
  expect(await refused.refusal()).toEqual([1, expect.stringMatching(/^Highstreet cannot start: [^\n]*APP_ENV[^\n]*$/)])
  const supervisor = await run(shared, {}, underSupervision)
  await supervisor.ready()
  process.kill(holder(shared), 'SIGTERM')
  expect(await supervisor.refusal()).toEqual([0, ''])
})

test('refuses a busy port in one line', async () => {
  const port = await freePort()
  const squatter = createServer().listen(port, '127.0.0.1')
  const server = await run(join(folder, 'busy'), { PORT: String(port) })
  const line = `Highstreet cannot start: Port ${port} is in use; set PORT to another one`
  expect(await server.refusal()).toEqual([1, line])
  squatter.close()
})

test('takes over a lock whose process number now belongs to somebody else', async () => {
  writeFileSync(join(shared, 'lock'), `${process.pid} 1\n`)
  const server = await run(shared)
  await server.ready()
})

test('on a database that can only be read it says so in one line, and starts once it can be written', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query('select quote_ident(current_database()) as name')
  await client.query(`alter database ${rows[0].name} set default_transaction_read_only = on`)
  const settings = { DATABASE_URL: database.url }
  const refused = await run(join(folder, 'read-only'), settings)
  const line =
    'Highstreet cannot start: The database of DATABASE_URL can only be read: it is a replica, or is being laid out on several nodes (npm run distribute)'
  expect(await refused.refusal()).toEqual([1, line])
  await client.query(`alter database ${rows[0].name} reset default_transaction_read_only`)
  await client.end()
  const server = await run(join(folder, 'read-only'), settings)
  await server.ready()
  await server.stop('SIGTERM')
})

test('in production demo accounts are refused, and with DEMO=1 shown on this machine only, as what they are', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const values = [demoAccounts.admin.email]
  await client.query(
    "insert into account (account_id, email, first_name, last_name) values (gen_random_uuid(), $1, 'A', 'B')",
    values,
  )
  await client.end()
  const settings = {
    APP_ENV: 'production',
    APP_ORIGIN: 'https://highstreet.test',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    AUTH_SECRET: 'a secret of more than thirty-two characters',
    DATABASE_URL: database.url,
    HOST: '0.0.0.0',
    LOG_LEVEL: 'warn',
  }
  const dataDir = join(folder, 'demo')
  const refused = await run(dataDir, settings)
  const line =
    'Highstreet cannot start: this database holds the demo accounts, whose password is published; use another one, or set DEMO=1 to show them on this machine only'
  expect(await refused.refusal()).toEqual([1, line])

  const server = await run(dataDir, { ...settings, DEMO: '1' })
  await server.ready()
  const notes = { en: 'This is a demo', fr: 'Ceci est une démo', es: 'Esto es una demo', pt: 'Isto é uma demonstração' }
  for (const [lng, note] of Object.entries(notes)) {
    for (const path of ['/', '/auth', '/dashboard', '/profile', '/500', '/no/such/page', '/provider/nobody']) {
      const page = await (await fetch(`http://127.0.0.1:${server.port}${path}?lng=${lng}`)).text()
      expect([lng, path, page.includes(note)]).toEqual([lng, path, true])
    }
  }
  const elsewhere = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const addresses = elsewhere
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  for (const address of ['127.0.0.2', ...addresses])
    await expect(fetch(`http://${address}:${server.port}/health`), address).rejects.toThrow()
  // A proxy in front that nobody told us of: said once, not with every request.
  const forwarded = () => server.lines.filter((text) => text.includes('TRUSTED_PROXIES is 0'))
  expect(forwarded()).toEqual([])
  for (let index = 0; index < 3; index++) {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    await fetch(`http://127.0.0.1:${server.port}/health`, { headers })
  }
  await expect.poll(() => forwarded().length).toBe(1)
})

function make(name: string, files: Record<string, string>) {
  const dataDir = join(folder, name)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(dataDir, file, '..'), { recursive: true })
    writeFileSync(join(dataDir, file), text)
  }
  return dataDir
}

test.for([
  ['an older version', { 'postgres/PG_VERSION': '17\n' }, /was made by PostgreSQL 17, and this is 18; move it away/],
  ['something else', { 'postgres/notes.txt': '' }, /is not a database; move it away/],
  [
    'no password',
    { 'postgres/PG_VERSION': '18\n' },
    /postgres\.json, with the password of the database .* is missing or damaged/,
  ],
  ['another PostgreSQL', { PG_VERSION: '18\n' }, /is the data folder of another PostgreSQL/],
] as const)('refuses a data folder with %s in one line', async ([name, files, line]) => {
  const server = await run(make(name, files))
  const [code, output] = await server.refusal()
  expect(code).toBe(1)
  expect(output).toMatch(line)
  expect(output).toMatch(/^Highstreet cannot start: .*$/)
})

test('refuses a file in place of the data folder', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const server = await run(file)
  expect(await server.refusal()).toEqual([
    1,
    `Highstreet cannot start: ${file} is not a folder; set DATA_DIR to another one`,
  ])
})

const isRoot = process.getuid?.() === 0
const ordinary = isRoot ? ['unshare', '--user', '--map-user=65534', '--map-group=65534'] : []
const canBeOrdinary = !isRoot || spawnSync('unshare', [...ordinary.slice(1), 'true']).status === 0

test.runIf(canBeOrdinary)('refuses a data folder it may not read in one line', async () => {
  const dataDir = join(folder, 'unreadable')
  mkdirSync(dataDir, { mode: isRoot ? 0o700 : 0o000 })
  if (isRoot) chownSync(dataDir, 12345, 12345)
  const server = await run(dataDir, {}, [...ordinary, ...main])
  onTestFinished(() => chmodSync(dataDir, 0o700))
  const line = `Highstreet cannot start: ${dataDir} cannot be read or written by this user; change its owner or set DATA_DIR to another folder`
  expect(await server.refusal()).toEqual([1, line])
})

test('removes a throwaway database when its process is killed', async () => {
  const module = join(root, 'src/lib/postgres.server.ts')
  const script = `const { startThrowawayPostgres } = await import(${JSON.stringify(module)}); await startThrowawayPostgres(); console.log('up'); setInterval(() => {}, 1000)`
  const temporary = join(folder, 'temporary')
  mkdirSync(temporary)
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  expect(readdirSync(temporary)).toHaveLength(1)
  child.kill('SIGKILL')
  for (let tries = 0; tries < 600 && readdirSync(temporary).length > 0; tries++) await sleep(50)
  expect(readdirSync(temporary)).toEqual([])
})
