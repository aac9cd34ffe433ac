import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { sessionEnded } from './sessions.server.ts'

/**
 * Whoever books for an account, shuts it out or deletes it waits here for the others: always after the lock of the provider.
 * A row lock would make everything wait that only names the account, and on every node.
 */
export async function lockAccount(tx: Ctx, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${accountId}`}, 0))`.execute(tx.db)
}

/** Throws `session_ended` (401) when it was suspended or deleted since the call began. */
export async function lockActiveAccount(tx: Ctx, accountId: string): Promise<{ isVerified: boolean }> {
  await lockAccount(tx, accountId)
  return requireActive(tx, accountId)
}

export async function requireActive(tx: Ctx, accountId: string): Promise<{ isVerified: boolean }> {
  const account = await tx.db
    .selectFrom('account')
    .select('email_verified_at')
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!account) throw sessionEnded()
  return { isVerified: account.email_verified_at !== null }
}

/** An account and its provider; answers the provider, null: there is none. */
export async function lockAccountAndProvider(tx: Ctx, accountId: string): Promise<string | null> {
  const providerId = await lockOwnProvider(tx, accountId)
  await lockAccount(tx, accountId)
  // One that was opened while we waited: the order is turned round, and a deadlock tries again.
  return providerId ?? lockOwnProvider(tx, accountId)
}

async function lockOwnProvider(tx: Ctx, accountId: string): Promise<string | null> {
  const address = await tx.db
    .selectFrom('provider_address')
    .select('provider_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!address) return null
  await sql`select from provider where provider_id = ${address.provider_id} for no key update`.execute(tx.db)
  return address.provider_id
}
