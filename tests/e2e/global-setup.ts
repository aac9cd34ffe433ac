import { startBuiltServer } from '../built-server.ts'
import { startDatabaseServer } from '../databases.ts'

export default async function setup() {
  // After the other tests, theirs: the demo city is already there.
  const postgres = process.env.TEST_DATABASE_SERVER ? null : await startDatabaseServer()
  if (postgres) process.env.TEST_DATABASE_SERVER = postgres.url()
  const server = await startBuiltServer()
  process.env.E2E_ORIGIN = server.origin
  process.env.E2E_DATABASE_URL = server.databaseUrl
  process.env.E2E_DATA_DIR = server.dataDir
  return () => server.stop().finally(() => postgres?.stop())
}
