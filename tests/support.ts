import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export type TestDatabase = { url: string; drop(): Promise<void> }

/** A migrated database for one test file; it can be dropped while connections to it are open. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = new URL(inject('databaseServer'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template template`)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) }
}

async function onServer(sql: string) {
  const client = new pg.Client({ connectionString: inject('databaseServer') })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
