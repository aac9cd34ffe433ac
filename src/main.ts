import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { demoAccounts, demoPassword } from '../db/demo/accounts.ts'
import { armDemoAdmin } from '../db/demo/arm.ts'
import { readConfig } from './config.server.ts'
import type { RunningApp } from './http/server.ts'
import { type Config, ConfigError } from './lib/config.server.ts'
import { migrate } from './lib/migrate.server.ts'
import { StartupError, startPostgres } from './lib/postgres.server.ts'
import { readAuthSecret } from './lib/secrets.server.ts'
import { shippedFile } from './lib/shipped-file.server.ts'

const isDev = process.argv.includes('--dev')

/** What is to be undone at the end, the newest first. `isDrained`: with time for a balancer to turn away. */
const closers: ((isDrained: boolean) => Promise<void>)[] = []
let stoppingSince: number | null = null

async function stop(exitCode: number, isDrained = false) {
  if (stoppingSince !== null) {
    // npm and the terminal both pass Ctrl-C on: what comes together is one signal. A later one means 'at once'.
    if (Date.now() - stoppingSince > 1000) process.exit(1)
    return
  }
  stoppingSince = Date.now()
  setTimeout(() => process.exit(1), 24_000).unref()
  for (const close of closers.reverse()) await close(isDrained).catch((error: unknown) => console.error(error))
  process.exit(exitCode)
}

for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
// Sent by what looks after servers; a person presses Ctrl-C and does not want to wait.
process.on('SIGTERM', () => void stop(0, true))
// The script that started us says stop, or is gone.
process.on('message', (request) => void stop(0, request === 'drain'))
process.on('disconnect', () => void stop(0))
process.on('uncaughtException', (error) => {
  // Work that a stop cuts off loses its connections.
  if (stoppingSince !== null) return
  console.error(error)
  void stop(1)
})

start().catch((error: unknown) => {
  if (stoppingSince !== null) return
  const line = explain(error)
  console.error(line === null ? error : `Highstreet cannot start: ${line}`)
  void stop(1)
})

async function start() {
  const config = readConfig(process.env)
  for (const warning of config.warnings) console.warn(`Warning: ${warning}`)
  await refuseBusyPort(config)
  const databaseUrl = config.databaseUrl ?? (await startEmbedded(config))
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  await refuseOldServer(directUrl)
  await step('Preparing the tables', () => migrate(directUrl))
  const hasDemo = await prepareDemo(config, directUrl)
  if (hasDemo && config.demo) await armDemoAdmin(directUrl, readAuthSecret(config))
  const starting = isDev ? startDev(config, databaseUrl) : startBuilt(config, databaseUrl)
  // It answers before it has started all of itself, and whom it answers is not to be cut off.
  closers.push(async (isDrained) => (await starting.catch(() => null))?.close(isDrained))
  const app = await starting
  if (stoppingSince !== null) return
  welcome(config, app, hasDemo)
  // To the script that looks after us: from now on whatever ends us is an accident.
  process.send?.('up')
}

async function startEmbedded(config: Config): Promise<string> {
  const starting = startPostgres({ dataDir: config.dataDir, report: (line) => console.log(`Database: ${line}`) })
  // Stopped while it starts, too; why it failed is told elsewhere.
  closers.push(async () => (await starting.catch(() => null))?.stop())
  return (await step('Starting the database', () => starting)).url()
}

async function startBuilt(config: Config, databaseUrl: string): Promise<RunningApp> {
  const entry = shippedFile('build/server/index.js')
  if (!existsSync(entry)) throw new StartupError('the pages are not built; npm start does that')
  const { startApp }: typeof import('./http/server.ts') = await import(pathToFileURL(entry).href)
  return startApp(config, { databaseUrl })
}

async function startDev(config: Config, databaseUrl: string): Promise<RunningApp> {
  const { startDevApp } = await import('./main-dev.ts')
  return startDevApp(config, databaseUrl)
}

async function query<Row extends pg.QueryResultRow>(databaseUrl: string, sql: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    return (await client.query<Row>(sql)).rows[0]
  } finally {
    await client.end().catch(() => {})
  }
}

async function refuseOldServer(databaseUrl: string) {
  const row = await query<{ server_version: string }>(databaseUrl, 'show server_version')
  const version = row?.server_version ?? '0'
  if (Number.parseInt(version, 10) < 15)
    throw new StartupError(`PostgreSQL 15 or newer is needed, and DATABASE_URL names ${version}`)
}

/** Fills an empty database if it is to be; answers whether the demo city's people are in it. */
async function prepareDemo(config: Config, databaseUrl: string): Promise<boolean> {
  const demoEmails = Object.values(demoAccounts).map(({ email }) => `'${email}'`)
  const sql = `select exists (select from account) as has_people,
    exists (select from account where email in (${demoEmails})) as has_demo`
  const found = await query<{ has_people: boolean; has_demo: boolean }>(databaseUrl, sql)
  if (found?.has_demo && config.appEnv === 'production' && !config.demo) {
    throw new StartupError(
      'this database holds the demo accounts, whose password is published; use another one, or set DEMO=1 to show them on this machine only',
    )
  }
  if (!config.demo || found?.has_people !== false) return found?.has_demo === true
  const { fillDemoCity } = await import('../db/demo/fill.ts')
  await step('Filling the demo city', () => fillDemoCity({ databaseUrl }))
  return true
}

function welcome(config: Config, app: RunningApp, hasDemo: boolean) {
  console.log(`\nHighstreet runs at ${app.address}`)
  if (hasDemo) {
    for (const [name, { email }] of Object.entries(demoAccounts)) console.log(`  ${name.padEnd(9)} ${email}`)
    console.log(`  password  ${demoPassword}`)
    console.log('  code      npm run demo-code, which the log-in of the admin also asks for')
    if (!['127.0.0.1', '::1', 'localhost'].includes(config.host)) {
      console.warn(`Warning: HOST=${config.host} opens the demo accounts, whose password is published, to the network`)
    }
  }
  console.log('Stop it with Ctrl-C.')
}

async function refuseBusyPort({ host, port }: Config) {
  // Three seconds, because the last run may be about to let go of it.
  for (let attempt = 0; ; attempt++) {
    const probe = createServer()
    try {
      await once(probe.listen(port, host), 'listening')
      await new Promise((resolve) => probe.close(resolve))
      return
    } catch (error) {
      if (attempt === 30) throw error
      await sleep(100)
    }
  }
}

/** One line for what a person can put right; null for a bug. */
function explain(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof StartupError) return error.message
  if (!(error instanceof Error)) return null
  // The built server has a ConfigError of its own.
  if (error.message.startsWith('Environment validation failed: ')) return error.message
  const code = 'code' in error ? String(error.code) : ''
  if ('syscall' in error && error.syscall === 'listen') {
    const { HOST: host = '127.0.0.1', PORT: port = '3000' } = process.env
    if (code === 'EADDRINUSE') return `Port ${port} is in use; set PORT to another one`
    if (code === 'EACCES') return `Port ${port} is not open to this user; set PORT to another one`
    return `HOST ${host} is no address of this machine (${code})`
  }
  if (/^Migration .* has changed/.test(error.message)) return `${error.message}; start on a new DATA_DIR or database`
  if (code === '25006')
    return 'The database of DATABASE_URL can only be read: it is a replica, or is being laid out on several nodes (npm run distribute)'
  if (code === '53100' || code === 'ENOSPC') return 'The disk is full; free some space and start again'
  const isConnecting = /^(ECONN|EAI_|ENOTFOUND|ETIMEDOUT|EHOST|ENET|28|3D000|53300|57P03)/.test(code)
  return isConnecting ? `The database of DATABASE_URL cannot be used: ${error.message || code}` : null
}

/** Tells that `work` goes on and, when it took long, how long. */
async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
  const announcement = setTimeout(() => console.log(`${title}...`), 300)
  const ticker = setInterval(() => console.log(`  ${title}: ${seconds()}`), 5000)
  try {
    const result = await work()
    if (performance.now() - startedAt > 1000) console.log(`  done in ${seconds()}`)
    return result
  } finally {
    clearTimeout(announcement)
    clearInterval(ticker)
  }
}
