import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { memory } from '../scripts/setup.mjs'
import { freePort } from '../src/lib/postgres.server.ts'

export const ownRoot = join(import.meta.dirname, '..')

/** The process of a built server on somebody else's database and data folder. */
export type ServerProcess = {
  origin: string
  violations: string[]
  /** What it has written down as errors. */
  errors: string[]
  /** What a test makes go wrong on purpose: of these nobody is told who reads what a run says. */
  provoked: string[]
  /** Until what its start brings is over: from then on only what the clock or somebody asks for is done. But no longer than that. */
  settles(milliseconds?: number): Promise<void>
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
  // What a bench compares with may be older than the first of them.
  const main = ['build/server/main.js', 'src/main.ts'].map((path) => join(root, path)).find((path) => existsSync(path))
  const server = fork(main ?? '', {
    // From anywhere: what it serves and reads it finds beside itself.
    cwd: root === ownRoot ? tmpdir() : root,
    silent: true,
    // As a start of one's own: the test runner's flags choose other builds of some libraries.
    execArgv: [],
    env: {
      ...process.env,
      ...memory,
      // Besides what a test run writes down of the statements.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${memory.NODE_OPTIONS}`.trim(),
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
  const errors: string[] = []
  const provoked: string[] = []
  server.stderr?.pipe(process.stderr, { end: false })
  if (server.stdout) {
    createInterface(server.stdout).on('line', (line) => {
      if (line.includes('"a page tried what its policy forbids"')) violations.push(line)
      if (line.startsWith('{"level":50,')) errors.push(line)
      if (!provoked.some((text) => line.includes(text))) process.stdout.write(`${line}\n`)
    })
  }
  const ended = once(server, 'exit')
  // It answers before it has asked for all that it does at its start.
  const isUp = new Promise<void>((resolve) => server.on('message', (message) => message === 'up' && resolve()))
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
    errors,
    provoked,
    settles: async (milliseconds = 15_000) => {
      await Promise.race([isUp, ended])
      await startIsOver(env.DATABASE_URL ?? '', milliseconds)
    },
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

async function answers(origin: string, milliseconds: number, hasEnded: () => boolean) {
  for (const deadline = Date.now() + milliseconds; Date.now() < deadline && !hasEnded(); ) {
    const response = await fetch(`${origin}/health/ready`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  if (!hasEnded()) throw new Error(`Nothing answers at ${origin}`)
}

/** What the clock starts comes all at once then: of a machine with much to do the first readers would be told to come again. */
async function startIsOver(databaseUrl: string, milliseconds: number) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const due = `select from pgboss.job where singleton_key = 'start' and state in ('created', 'retry', 'active')
    union all select from free_day_mark where due_since is not null limit 1`
  const until = Date.now() + milliseconds
  while (Date.now() < until && (await client.query(due)).rowCount) await sleep(100)
  await client.end()
}
