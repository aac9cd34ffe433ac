import { startDatabaseServer } from './databases.ts'

export default async function setup() {
  // Many short runs share one.
  if (process.env.TEST_DATABASE_SERVER) return
  const postgres = await startDatabaseServer()
  process.env.TEST_DATABASE_SERVER = postgres.url()
  return () => postgres.stop()
}
