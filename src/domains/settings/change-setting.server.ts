import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { confirmAdmin, ownAccount } from '../identity/admins.server.ts'
import { requireFactor } from '../identity/factor.server.ts'
import { settings as en } from './texts/en.ts'

const settingsLock = 4_715_388

/** Of what was read: another as soon as anything of it is, whoever has changed it. */
export const versionOf = (read: unknown): string =>
  createHash('sha256').update(JSON.stringify(read)).digest('base64url').slice(0, 22)

/** One change of settings at a time, by an administrator who still is one and has just shown a second factor. */
export function changeSetting<T>(ctx: UserCtx, work: (tx: UserCtx) => Promise<T>): Promise<T> {
  return transaction(ctx, async (tx) => {
    await sql`select pg_advisory_xact_lock(${settingsLock})`.execute(tx.db)
    await confirmAdmin(tx)
    await requireFactor(tx, tx.actor)
    return work({ ...tx, now: await databaseNow(tx) })
  })
}

/** The business of whoever acts; null: they have none. */
export async function readOwnBusiness({ db, actor }: UserCtx): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select provider_id as id from provider_address
    where account_id = ${actor.accountId}`.execute(db)
  return rows[0]?.id ?? null
}

/** Throws `own_account`: nobody decides about their own business. */
export async function requireOther(tx: UserCtx, providerId: string): Promise<void> {
  if ((await readOwnBusiness(tx)) === providerId.toLowerCase()) throw ownAccount()
}

/** Throws `setting_changed`: somebody else was there first, and what they have set is not overwritten unseen. */
export function requireSeen(seen: string, now: string): void {
  if (seen !== now) throw new AppError('conflict', 'setting_changed', en.errors.setting_changed)
}
