import { startBuiltServer } from '../built-server.ts'
import { startDatabaseServer } from '../databases.ts'

export default async function setup() {
  // On a database server of its own, as one starts for the first time; the servers of single tests share another.
  const server = await startBuiltServer()
  const postgres = await startDatabaseServer()
  process.env.TEST_DATABASE_SERVER = postgres.url()
  process.env.E2E_ORIGIN = server.origin
  process.env.E2E_DATA_DIR = server.dataDir
  return () => server.stop().finally(() => postgres.stop())
}
