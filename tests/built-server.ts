import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startThrowawayPostgres } from '../src/lib/postgres.server.ts'
import { createTestDatabase, type TestDatabase } from './databases.ts'
import { ownRoot, startServerProcess } from './server-process.ts'

export type BuiltServer = {
  origin: string
  databaseUrl: string
  dataDir: string
  /** What browsers have reported that pages tried against their policy. A server that stops with any is a failure. */
  violations: string[]
  errors: string[]
  /** As of `ServerProcess`. */
  provoked: string[]
  stop(): Promise<void>
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
  await server.settles()
  const stop = () => server.stop().finally(clear)
  const { origin, violations, errors, provoked } = server
  return { origin, databaseUrl: database.url, dataDir, violations, errors, provoked, stop }
}

/** On a server of its own, empty: the process migrates and fills it. */
async function ownDatabase(): Promise<TestDatabase> {
  const postgres = await startThrowawayPostgres()
  return { url: postgres.url(), drop: () => postgres.stop() }
}
