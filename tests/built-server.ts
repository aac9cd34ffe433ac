import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort, startThrowawayPostgres } from '../src/lib/postgres.server.ts'
import { createTestDatabase, type TestDatabase } from './databases.ts'

export type BuiltServer = {
  origin: string
  databaseUrl: string
  dataDir: string
  /** What browsers have reported that pages tried against their policy. A server that stops with any is a failure. */
  violations: string[]
  stop(): Promise<void>
}

const ownRoot = join(import.meta.dirname, '..')

/** The process of a built server on somebody else's database and data folder. */
export type ServerProcess = {
  origin: string
  violations: string[]
  stop(): Promise<void>
  /** As an orchestrator does; answers the exit code. */
  drain(): Promise<number | null>
  /** As a power cut does; ends when the process is gone. */
  kill(): Promise<void>
}

/** `env` must name the database and the data folder; `PORT` a free port unless told. `root`: a copy of this folder, built. */
export async function startServerProcess(env: Record<string, string>, root = ownRoot): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort())
  const origin = `http://localhost:${port}`
  const server = fork(join(root, 'src/main.ts'), {
    cwd: root,
    silent: true,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      APP_ORIGIN: origin,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      // As with the limits: what one person may have is tested where it is the question.
      MAX_OPEN_BOOKINGS: '100000',
      MAX_OPEN_BOOKINGS_PER_PROVIDER: '100000',
      MAX_SHARE_OF_DAY: '1',
      ...env,
    },
  })
  const violations: string[] = []
  server.stderr?.pipe(process.stderr, { end: false })
  if (server.stdout) {
    createInterface(server.stdout).on('line', (line) => {
      if (line.includes('"a page tried what its policy forbids"')) violations.push(line)
      process.stdout.write(`${line}\n`)
    })
  }
  const ended = once(server, 'exit')
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null
  const end = async (ask: () => void) => {
    if (!hasEnded()) ask()
    await ended
  }
  await Promise.race([answers(origin, 120_000, hasEnded), ended])
  if (hasEnded()) throw new Error('The server did not start')
  return {
    origin,
    violations,
    stop: async () => {
      await end(() => server.connected && server.send('stop'))
      if (violations.length > 0) throw new Error(`Pages tried what their policy forbids:\n${violations.join('\n')}`)
    },
    drain: async () => {
      await end(() => server.kill('SIGTERM'))
      return server.exitCode
    },
    kill: () => end(() => server.kill('SIGKILL')),
  }
}

/**
 * The built server in a process of its own on a free port, on a database of its own with the demo city in it. `root`: a
 * copy of this folder, built.
 */
export async function startBuiltServer(env: Record<string, string> = {}, root = ownRoot): Promise<BuiltServer> {
  const database = await (process.env.TEST_DATABASE_SERVER
    ? createTestDatabase(env.DEMO === '0' ? 'template' : 'demo')
    : ownDatabase())
  const dataDir = mkdtempSync(join(tmpdir(), 'highstreet-built-'))
  const clear = async () => {
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const settings = { DATABASE_URL: database.url, DEMO: '1', DATA_DIR: dataDir, ...env }
  const server = await startServerProcess(settings, root).catch(async (error: unknown) => {
    await clear()
    throw error
  })
  const stop = () => server.stop().finally(clear)
  return { origin: server.origin, databaseUrl: database.url, dataDir, violations: server.violations, stop }
}

/** On a server of its own, empty: the process migrates and fills it. */
async function ownDatabase(): Promise<TestDatabase> {
  const postgres = await startThrowawayPostgres()
  return { url: postgres.url(), drop: () => postgres.stop() }
}

async function answers(origin: string, milliseconds: number, hasEnded: () => boolean) {
  for (const deadline = Date.now() + milliseconds; Date.now() < deadline && !hasEnded(); ) {
    const response = await fetch(`${origin}/health/ready`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  if (!hasEnded()) throw new Error(`Nothing answers at ${origin}`)
}
