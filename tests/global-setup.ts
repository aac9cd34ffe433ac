import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/lib/db.server.ts'
import { startThrowawayPostgres } from '../src/lib/postgres.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server all tests share, at its empty database; the database `template` beside it is migrated. */
    databaseServer: string
  }
}

export default async function setup(project: TestProject) {
  const postgres = await startThrowawayPostgres()
  const client = new pg.Client({ connectionString: postgres.url() })
  await client.connect()
  await client.query('create database template')
  await client.end()
  await migrate(postgres.url('template'))
  project.provide('databaseServer', postgres.url())
  return () => postgres.stop()
}
