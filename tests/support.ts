import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { AppError } from '../src/lib/api/errors.ts'
import { translate } from '../src/lib/db.server.ts'

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

/** As a client that is told to come back: more people than connections may wait longer than one is let wait. */
export async function persistently<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      const refused = translate(error)
      if (!(refused instanceof AppError) || refused.code !== 'busy') throw error
    }
  }
}
