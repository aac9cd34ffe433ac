import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'

/** Whether there is a way in besides the mailbox and the password: a passkey, or a sign-in service that is one of ours today. */
export async function hasOtherWay(tx: Ctx, accountId: string): Promise<boolean> {
  const issuers = tx.app.hostedIssuers.map(({ url }) => url)
  const { rows } = await sql`select from passkey where account_id = ${accountId}
    union all select from hosted_sign_in where account_id = ${accountId} and issuer = any(${issuers}::text[])
    limit 1`.execute(tx.db)
  return rows.length > 0
}
