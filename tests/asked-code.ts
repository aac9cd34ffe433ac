import { sql } from 'kysely'
import { expect } from 'vitest'
import { makeCode } from '../src/domains/identity/sign-in-code.server.ts'
import type { TestApp } from './factories.ts'

/**
 * A code for what was asked for last with that address, where the queue works: its mail makes one as well, and the last that
 * is made is the one that counts.
 */
export async function askedCode(app: TestApp, email: string): Promise<string> {
  const mailed = async () => {
    const { rows } = await sql<{
      id: string
      isMade: boolean
    }>`select sign_in_code_id as id, code_hash is not null as "isMade"
      from sign_in_code where email = ${email} order by created_at desc limit 1`.execute(app.running.db)
    return rows[0]
  }
  await expect.poll(async () => (await mailed())?.isMade, { interval: 20 }).toBe(true)
  return makeCode(app.ctx(), (await mailed())?.id ?? '')
}
