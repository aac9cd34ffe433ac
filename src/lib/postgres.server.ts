import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { fileProblem, lockDataFolder, StartupError } from './data-folder.server.ts'
import {
  type Access,
  type Account,
  chooseAccount,
  databaseUrl,
  endOrphan,
  initdb,
  LaunchError,
  launch,
  type Server,
} from './postgres-process.server.ts'

export { StartupError } from './data-folder.server.ts'

const majorVersion = '18'

const settings = {
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  max_connections: '200',
  max_wal_senders: '0',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and their rows stay out of the log: they carry people's data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

// For data nobody will miss: what makes a commit survive a power cut costs most of a test's time.
const throwawaySettings = {
  ...settings,
  shared_buffers: '128MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  autovacuum_naptime: '10s',
  // So that tests can commit in two phases, as the nodes of one database do.
  max_prepared_transactions: '20',
}

export type Postgres = { url(database?: string): string; stop(): Promise<void> }

type Options = { dataDir: string; report?: (line: string) => void }

/** The embedded server on `dataDir`/postgres, started again whenever it dies. Throws StartupError, one line each. */
export async function startPostgres({ dataDir, report = () => {} }: Options): Promise<Postgres> {
  const unlock = await lockDataFolder(dataDir)
  try {
    const cluster = join(dataDir, 'postgres')
    const account = chooseAccount(dataDir, cluster)
    if (account.ids) chmodSync(dataDir, 0o711)
    if (!existsSync(cluster)) await createCluster(account, dataDir, report)
    refuseForeign(cluster)
    await endOrphan(cluster)
    const access = readAccess(dataDir)
    let { server, port } = await firstLaunch(account, cluster, access.port)
    if (port !== access.port) writeAccess(dataDir, { ...access, port })
    const url = (database = 'highstreet') => databaseUrl(cluster, { ...access, port }, database)
    try {
      await createDatabase(url)
    } catch (error) {
      await server.stop('SIGINT')
      throw error
    }
    const stopSupervising = supervise(server, report, () => launch({ account, folder: cluster, port, settings }))
    const stop = async () => {
      server = await stopSupervising()
      await server.stop('SIGINT')
      unlock()
    }
    return { url, stop }
  } catch (error) {
    unlock()
    throw fileProblem(error, dataDir)
  }
}

const accessFile = (dataDir: string) => join(dataDir, 'postgres.json')

function writeAccess(dataDir: string, access: Access) {
  const path = accessFile(dataDir)
  writeFileSync(`${path}.new`, JSON.stringify(access), { mode: 0o600 })
  renameSync(`${path}.new`, path)
}

function readAccess(dataDir: string): Access {
  const path = accessFile(dataDir)
  try {
    const { password, port }: Partial<Access> = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof password === 'string' && typeof port === 'number') return { password, port }
  } catch (error) {
    if (fileProblem(error, path) instanceof StartupError) throw fileProblem(error, path)
  }
  throw new StartupError(
    `${path}, with the password of the database beside it, is missing or damaged; put it back or set DATA_DIR to another folder`,
  )
}

/** For a command beside the site: the database of the settings, past a pooler; the embedded one also while the site runs. */
export async function openPostgres(settings: {
  databaseUrl: string | null
  databaseDirectUrl: string | null
  dataDir: string
}): Promise<{ url: string; stop(): Promise<void> }> {
  const { databaseUrl, databaseDirectUrl, dataDir } = settings
  const running =
    databaseDirectUrl ?? databaseUrl ?? (existsSync(accessFile(dataDir)) ? await runningUrl(dataDir) : null)
  if (running !== null) return { url: running, stop: async () => {} }
  const started = await startPostgres({ dataDir })
  return { url: started.url(), stop: () => started.stop() }
}

async function runningUrl(dataDir: string): Promise<string | null> {
  const url = databaseUrl(join(dataDir, 'postgres'), readAccess(dataDir), 'highstreet')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    return url
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}

/** Made under another name and renamed when whole, so that a first start that was cut short leaves nothing half-made. */
async function createCluster(account: Account, dataDir: string, report: (line: string) => void) {
  report('Creating the database')
  const unfinished = join(dataDir, 'postgres.new')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const access = { password: randomBytes(24).toString('hex'), port: await freePort() }
  writeAccess(dataDir, access)
  try {
    await initdb(account, unfinished, access.password)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
  renameSync(unfinished, join(dataDir, 'postgres'))
}

function refuseForeign(cluster: string) {
  const version = readdirSync(cluster).includes('PG_VERSION')
    ? readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
    : null
  if (version === majorVersion) return
  const what = version === null ? 'is not a database' : `was made by PostgreSQL ${version}, and this is ${majorVersion}`
  throw new StartupError(`${cluster} ${what}; move it away or set DATA_DIR to another folder`)
}

/** Right after a kill the old server's processes may need a moment to go: tries for ten seconds. */
async function firstLaunch(account: Account, cluster: string, rememberedPort: number) {
  const deadline = Date.now() + 10_000
  for (let port = rememberedPort; ; ) {
    try {
      return { server: await launch({ account, folder: cluster, port, settings }), port }
    } catch (error) {
      if (!(error instanceof LaunchError && error.isPassing) || Date.now() > deadline) throw error
      if (error.isPortTaken) port = await freePort()
      else await sleep(200)
      await endOrphan(cluster)
    }
  }
}

async function createDatabase(url: (database: string) => string) {
  const client = new pg.Client({ connectionString: url('postgres') })
  try {
    await client.connect()
    const { rowCount } = await client.query("select from pg_database where datname = 'highstreet'")
    if (rowCount === 0) await client.query('create database highstreet')
  } catch (error) {
    throw new StartupError(`The database does not let us in: ${error instanceof Error ? error.message : error}`)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Keeps a server running; the answer ends that and gives the server that runs then. */
function supervise(first: Server, report: (line: string) => void, start: () => Promise<Server>): () => Promise<Server> {
  let server = first
  let isStopping = false
  const { promise: stopping, resolve: endWait } = Promise.withResolvers<void>()
  const watch = async () => {
    for (let failures = 0; !isStopping; ) {
      await Promise.race([server.ended, stopping])
      if (isStopping) return
      if (failures === 0) report('The database stopped unexpectedly; starting it again')
      try {
        server = await start()
        failures = 0
        report('The database runs again')
      } catch (error) {
        failures++
        if (failures === 1 || failures % 12 === 0) report(error instanceof Error ? error.message : String(error))
        await Promise.race([sleep(Math.min(100 * 2 ** failures, 5000)), stopping])
      }
    }
  }
  const watching = watch()
  return async () => {
    isStopping = true
    endWait()
    await watching
    return server
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

/** A server of its own for tests and benches, in a folder in `parent` that goes with it, even when this process is killed. */
export async function startThrowawayPostgres(
  more: Readonly<Record<string, string>> = {},
  parent = tmpdir(),
): Promise<Postgres & { folder: string }> {
  const folder = mkdtempSync(join(parent, 'highstreet-'))
  const account = chooseAccount(folder, folder)
  const password = randomBytes(24).toString('hex')
  try {
    await initdb(account, folder, password, ['--no-sync'])
    const port = await freePort()
    const settings = { ...throwawaySettings, ...more }
    const server = await launch({ account, folder, port, settings, removeAfterUs: true })
    const stop = async () => {
      await server.stop('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    }
    return { url: (database = 'postgres') => databaseUrl(folder, { password, port }, database), folder, stop }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}
