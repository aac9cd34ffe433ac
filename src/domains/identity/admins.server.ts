import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { AppError, forbidden } from '../../lib/api/errors.ts'
import { audit } from '../../lib/audit.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { violatedConstraint } from '../../lib/postgres-errors.server.ts'
import { accountRestored, accountSuspended } from './events.ts'
import { requireFactor } from './factor.server.ts'
import { forgetDevices } from './known-devices.server.ts'
import { lockAccountAndProvider } from './lock-account.server.ts'
import { forgetMailTokens, makeMailToken } from './mail-tokens.server.ts'
import { forgetHalves } from './open-session.server.ts'
import { emailTaken } from './service.server.ts'
import { endSessions, isActive } from './sessions.server.ts'
import { standingChanged } from './standing.server.ts'

const adminsLock = 4_715_302

export const ownAccount = () => new AppError('conflict', 'own_account', 'You cannot do this to your own account.')
export const accountNotFound = () => new AppError('not_found', 'account_not_found', 'This account does not exist.')

type NewAdmin = { email: string; firstName: string; lastName: string }

/** An administrator's account without a password, and the token of the link that sets one. */
export async function createAdmin(ctx: Ctx, { email, firstName, lastName }: NewAdmin): Promise<{ token: string }> {
  try {
    return await transaction(ctx, async (tx) => {
      await confirmAdmin(tx)
      const accountId = randomUUIDv7()
      const names = { first_name: firstName, last_name: lastName }
      await tx.db
        .insertInto('account')
        .values({ account_id: accountId, email, password_hash: null, is_admin: true, ...names })
        .execute()
      await audit(tx, { action: 'admin.created', subjectType: 'account', subjectId: accountId })
      return { token: await makeMailToken(tx, accountId, 'reset_password', email) }
    })
  } catch (error) {
    if (violatedConstraint(error) === 'account_email_key') throw emailTaken()
    throw error
  }
}

/** Gives or takes an administrator's rights. They count from the next call on. */
export function setAdmin(ctx: Ctx, { accountId, isAdmin }: { accountId: string; isAdmin: boolean }): Promise<void> {
  return changeAccount(ctx, accountId, async (tx, before) => {
    if (before.is_admin === isAdmin) return
    if (!isAdmin) await refuseLastAdmin(tx, accountId)
    await tx.db.updateTable('account').set({ is_admin: isAdmin }).where('account_id', '=', accountId).execute()
    // Rights that were taken in a browser left open somewhere must not come back there.
    await endSessions(tx, accountId)
    await forgetDevices(tx, accountId)
    const action = isAdmin ? 'admin.granted' : 'admin.revoked'
    await audit(tx, { action, subjectType: 'account', subjectId: accountId })
  })
}

type Restored = (tx: Ctx, accountId: string) => Promise<void>
const restored: Restored[] = []

/** What was begun because somebody is suspended ends in the transaction that lets them in again: it says here how. */
export function whenRestored(then: Restored): void {
  restored.push(then)
}

type Suspension = {
  accountId: string
  isSuspended: boolean
  /** A code, for the audit. */
  reason?: string
  /** What is written down with it; not where it was so already. */
  also?: (tx: Ctx) => Promise<void>
}

/** Shuts somebody out, at once and everywhere, or lets them in again. */
export function setSuspended(ctx: Ctx, { accountId, isSuspended, reason, also }: Suspension): Promise<void> {
  return changeAccount(ctx, accountId, async (tx, before) => {
    // Everything that was paid ahead goes back.
    if (isSuspended && tx.actor) await requireFactor(tx, tx.actor)
    const status = isSuspended ? 'suspended' : 'active'
    if (before.status === status) return standingChanged(tx, accountId)
    if (isSuspended && before.is_admin) await refuseLastAdmin(tx, accountId)
    await tx.db.updateTable('account').set({ status }).where('account_id', '=', accountId).execute()
    await standingChanged(tx, accountId)
    await endSessions(tx, accountId)
    await forgetHalves(tx, accountId)
    await forgetMailTokens(tx, accountId)
    const action = isSuspended ? 'account.suspended' : 'account.restored'
    await audit(tx, { action, subjectType: 'account', subjectId: accountId, details: { reason: reason ?? null } })
    await also?.(tx)
    if (!isSuspended) for (const then of restored) await then(tx, accountId)
    const event = { accountId, providerId: before.providerId, change: randomUUID() }
    await emit(tx, isSuspended ? accountSuspended : accountRestored, event)
  })
}

type Before = { is_admin: boolean; status: string; providerId: string | null }

/** An account, by an administrator who is another, or by a command at the machine. */
export function changeAccount(
  ctx: Ctx,
  accountId: string,
  change: (tx: Ctx, before: Before) => Promise<void>,
): Promise<void> {
  return transaction(ctx, async (tx) => {
    await lockAdmins(tx)
    await confirmAdmin(tx)
    if (tx.actor?.accountId === accountId) throw ownAccount()
    // Whoever is booking here, or by this account, is through before it changes, or sees that it has.
    const providerId = await lockAccountAndProvider(tx, accountId)
    const before = await tx.db
      .selectFrom('account')
      .select(['is_admin', 'status'])
      .where('account_id', '=', accountId)
      .where('status', '!=', 'deleted')
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw accountNotFound()
    await change(tx, { ...before, providerId })
  })
}

/**
 * Before any other lock of whoever changes an account, alone or among other things: one such change at a time, as two
 * administrators who remove each other would wait for each other's rows.
 */
export async function lockAdmins(tx: Ctx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${adminsLock})`.execute(tx.db)
}

/** Others who can act for the office now: without a second factor nobody can. */
export async function otherAdmins(ctx: Ctx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select a.account_id as id from account a
    join second_factor f on f.account_id = a.account_id and ${isActive(await databaseNow(ctx))}
    where a.is_admin and a.status = 'active' and a.account_id <> ${accountId}`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

/**
 * Until when others could act for the office, as far as the last day knows; null: nobody could. Whoever shuts the others out
 * is not alone at once. By what was taken from them, and by what they did themselves, which also tells of who has left.
 */
export async function othersUntil(ctx: Ctx, accountId: string): Promise<Date | null> {
  const now = await databaseNow(ctx)
  const since = new Date(now.getTime() - 24 * 3_600_000)
  const { rows } = await sql<{ at: Date | null }>`select max(at) as at from (
    select e.at from audit_entry e where e.at > ${since} and e.actor_id <> ${accountId}
    union all select e.at from audit_entry e where e.at > ${since} and e.subject_id <> ${accountId}
      and (e.action = 'admin.revoked' or e.action = 'account.suspended' and (
        exists (select from account a where a.account_id = e.subject_id and a.is_admin)
        or exists (select from audit_entry r where r.subject_id = e.subject_id and r.action = 'admin.revoked' and r.at > ${since})))
    union all select f.ends_at from account a join second_factor f on f.account_id = a.account_id
      where a.is_admin and a.account_id <> ${accountId} and f.confirmed_at is not null
        and f.ends_at > ${since} and f.ends_at <= ${now}
    union all select s.second_factor_at from account a join session s on s.account_id = a.account_id
      where a.is_admin and a.account_id <> ${accountId} and s.second_factor_at > ${since}) last`.execute(ctx.db)
  return rows[0]?.at ?? null
}

/** The caller may have lost the right since the call began. Without a caller it is a command at the machine. */
export async function confirmAdmin(tx: Ctx): Promise<void> {
  if (!tx.actor) return
  const row = await tx.db
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', tx.actor.accountId)
    .where('is_admin', '=', true)
    .where('status', '=', 'active')
    .forShare()
    .executeTakeFirst()
  if (!row) throw forbidden()
}

async function refuseLastAdmin(tx: Ctx, accountId: string) {
  const admins = await tx.db
    .selectFrom('account')
    .select('account_id')
    .where('is_admin', '=', true)
    .where('status', '=', 'active')
    .execute()
  if (admins.every(({ account_id }) => account_id === accountId)) {
    throw new AppError('conflict', 'last_admin', 'This is the last administrator.')
  }
}
