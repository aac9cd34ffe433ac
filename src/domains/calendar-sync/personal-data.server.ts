import { sql } from 'kysely'
import type { Erase } from '../../lib/erasure.server.ts'

export const eraseFeeds: Erase = async (tx, { accountId }) => {
  await sql`delete from calendar_feed where account_id = ${accountId}`.execute(tx.db)
}
