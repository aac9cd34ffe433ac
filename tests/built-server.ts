import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startThrowawayPostgres } from '../src/lib/postgres.server.ts'

export type BuiltServer = { origin: string; databaseUrl: string; dataDir: string; stop(): Promise<void> }

const ownRoot = join(import.meta.dirname, '..')

/**
 * The built server in a process of its own on a free port, on a database of its own with the demo city in it. `root`: a
 * copy of this folder, built.
 */
export async function startBuiltServer(env: Record<string, string> = {}, root = ownRoot): Promise<BuiltServer> {
  const postgres = await startThrowawayPostgres()
  const dataDir = mkdtempSync(join(tmpdir(), 'highstreet-built-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = fork(join(root, 'src/main.ts'), {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url(),
      DEMO: '1',
      PORT: String(port),
      APP_ORIGIN: origin,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      ...env,
    },
  })
  const ended = once(server, 'exit')
  const stop = async () => {
    if (server.connected) server.send('stop')
    await ended
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  await Promise.race([answers(origin, 120_000), ended])
  if (server.exitCode !== null) {
    await stop()
    throw new Error('The server did not start')
  }
  return { origin, databaseUrl: postgres.url(), dataDir, stop }
}

async function answers(origin: string, milliseconds: number) {
  for (const deadline = Date.now() + milliseconds; Date.now() < deadline; ) {
    const response = await fetch(`${origin}/health/ready`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answers at ${origin}`)
}
