import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/lib/db.server.ts'
import { type Postgres, startThrowawayPostgres } from '../src/lib/postgres.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server all tests share, at its empty database; the database `template` beside it is migrated. */
    databaseServer: string
  }
}

/** With the database `template` beside its empty one. */
export async function startDatabaseServer(): Promise<Postgres> {
  const postgres = await startThrowawayPostgres()
  const client = new pg.Client({ connectionString: postgres.url() })
  await client.connect()
  await client.query('create database template')
  await client.end()
  await migrate(postgres.url('template'))
  return postgres
}

export default async function setup(project: TestProject) {
  // Many short runs share one.
  const shared = process.env.TEST_DATABASE_SERVER
  const postgres = shared ? null : await startDatabaseServer()
  project.provide('databaseServer', shared ?? postgres?.url() ?? '')
  return () => postgres?.stop()
}
