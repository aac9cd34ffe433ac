import { createApp } from '../src/app.server.ts'
import { parseConfig } from '../src/lib/config.server.ts'
import { startDatabaseServer } from './databases.ts'

export default async function setup() {
  // Many short runs share one.
  if (process.env.TEST_DATABASE_SERVER) return
  const postgres = await startDatabaseServer()
  process.env.TEST_DATABASE_SERVER = postgres.url()
  await makeQueues(postgres.url('template'))
  return () => postgres.stop()
}

/** In what every test database is copied from: a first start takes longest for them. */
async function makeQueues(databaseUrl: string) {
  const authSecret = 'a secret of more than thirty-two characters'
  const app = await createApp(parseConfig({ LOG_LEVEL: 'silent', AUTH_SECRET: authSecret }), databaseUrl)
  await app.close()
}
