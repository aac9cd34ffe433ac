import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { isAddressRefused } from './refused-address.server.ts'

/** Whether a passkey or a sign-in service alone opens the account: no code would arrive, and there is no password. */
export async function isShutOut(tx: Ctx, accountId: string, hasPassword: boolean): Promise<boolean> {
  return !hasPassword && !(await hasOtherWay(tx, accountId)) && (await isAddressRefused(tx, accountId))
}

/** Whether there is a way in besides the mailbox and the password: a passkey, or a sign-in service that is one of ours today. */
async function hasOtherWay(tx: Ctx, accountId: string): Promise<boolean> {
  const issuers = tx.app.hostedIssuers.map(({ url }) => url)
  const { rows } = await sql`select from passkey where account_id = ${accountId}
    union all select from hosted_sign_in where account_id = ${accountId} and issuer = any(${issuers}::text[])
    limit 1`.execute(tx.db)
  return rows.length > 0
}
