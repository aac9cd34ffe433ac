import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { forgetMailTokens } from './mail-tokens.server.ts'
import { endSessions } from './sessions.server.ts'
import { standingChanged } from './standing.server.ts'

type EndOf = (tx: Ctx, accountId: string) => Promise<unknown>
const ends: EndOf[] = []

/** What somebody may have opened in an account whose mailbox was not theirs ends with its first proof: whoever keeps it says how. */
export function endsWithFirstProof(end: EndOf): void {
  ends.push(end)
}

/**
 * Whoever was here before may be a stranger, who has typed in the address or got in. With the account locked. `factor`: what
 * becomes of the second one, `of`: it ends where it was confirmed by that device.
 */
export async function endWhatWasBefore(
  tx: Ctx,
  accountId: string,
  factor: 'end' | 'keep' | { of: string | null } = 'end',
): Promise<void> {
  await endSessions(tx, accountId)
  await forgetMailTokens(tx, accountId)
  for (const table of ['half_sign_in', 'known_device'] as const)
    await tx.db.deleteFrom(table).where('account_id', '=', accountId).execute()
  if (factor !== 'keep')
    await tx.db
      .deleteFrom('second_factor')
      .where('account_id', '=', accountId)
      .$if(factor !== 'end', (query) => query.where('known_device_id', '=', factor === 'end' ? null : factor.of))
      .execute()
  for (const end of ends) await end(tx, accountId)
}

/** The password, the sessions and the address that was asked for end as well. */
export async function proveMailbox(tx: Ctx, accountId: string): Promise<void> {
  const account = await tx.db
    .updateTable('account')
    .set({ email_verified_at: tx.now, password_hash: null, pending_email: null, updated_at: tx.now })
    .where('account_id', '=', accountId)
    .returning('is_admin')
    .executeTakeFirst()
  await standingChanged(tx, accountId)
  // A mailbox alone makes nobody an administrator.
  await endWhatWasBefore(tx, accountId, account?.is_admin ? 'keep' : 'end')
}

/**
 * Whether the password is still the one that was checked, null: none. Until the transaction ends nobody sets another, nor proves
 * the mailbox, which would end it.
 */
export async function isPasswordStill(tx: Ctx, accountId: string, hash: string | null): Promise<boolean> {
  const { rows } = await sql`select from account where account_id = ${accountId} and status = 'active'
    and password_hash is not distinct from ${hash}::text for no key update`.execute(tx.db)
  return rows.length > 0
}
