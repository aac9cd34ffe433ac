import { createHash, createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, isAppError, unauthenticated } from '../../lib/api/errors.ts'
import type { Actor, Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { violatedConstraint } from '../../lib/postgres-errors.server.ts'
import type { EmailChange, PasswordChange, Profile, ResetRequest } from './account-contract.ts'
import type { Session } from './contract.ts'
import { emailChanged, emailChangeWanted, passwordChanged, resetWanted, verificationWanted } from './events.ts'
import { requireFactor } from './factor.server.ts'
import { endWhatWasBefore } from './first-proof.server.ts'
import { keepFormerEmail } from './former-email.server.ts'
import { forgetDevices } from './known-devices.server.ts'
import { identityLimits } from './limits.ts'
import { checkMailToken, forgetMailTokens, tokenInvalid, useMailToken } from './mail-tokens.server.ts'
import { forgetHalves, goOn, openSession } from './open-session.server.ts'
import { checkPassword, hashPassword, verifyPassword } from './password.server.ts'
import { getProfile } from './profile.server.ts'
import { isFresh, requireStill } from './recent-login.server.ts'
import { emailTaken } from './service.server.ts'
import { endSessions, loginAgainNeeded, sessionEnded } from './sessions.server.ts'
import { standingChanged } from './standing.server.ts'

const done = { done: true } as const

/** Of one length, and no list of addresses among the counters. */
export const mailboxKey = (purpose: string, email: string) =>
  `${purpose} ${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`

/** The privacy page promises that no network address is kept for a day. */
export const networkKey = ({ app, client }: Ctx) =>
  createHmac('sha256', app.authSecret).update(`counter ${client.address}`).digest('base64url')

/**
 * What cannot be undone asks for the password again, whoever holds the browser; who has none, or a passkey, must have just
 * logged in (by it). And for the second factor, where there is one. `field`: of the input. Answers what was checked, for
 * `isPasswordStill`.
 */
export async function confirmPassword(
  ctx: Ctx,
  actor: Actor,
  password: string | undefined,
  field = 'password',
): Promise<string | null> {
  if (actor.isHosted) throw loginAgainNeeded()
  const hasFactor = await requireFactor(ctx, actor)
  if (password !== undefined) await ctx.app.limits.take(identityLimits.passwordAgain, actor.accountId)
  const row = await ctx.db
    .selectFrom('account')
    .leftJoin('session', (join) =>
      join.onRef('session.account_id', '=', 'account.account_id').on('session_id', '=', actor.sessionId),
    )
    .select(['password_hash', 'session.created_at', 'proven_by'])
    .where('account.account_id', '=', actor.accountId)
    .executeTakeFirst()
  if (password === undefined && row && (row.password_hash === null || row.proven_by === 'passkey')) {
    if (hasFactor && row.password_hash === null) return null
    const { created_at, proven_by } = row
    const isRecent = created_at !== null && isFresh({ created_at, proven_by }, await databaseNow(ctx))
    if (!isRecent && row.password_hash === null) throw loginAgainNeeded()
    if (isRecent) return row.password_hash
  }
  if (password === undefined) {
    const fields = { [field]: 'Enter your current password' }
    throw new AppError('invalid', 'invalid_input', `${field}: ${fields[field]}`, { fields })
  }
  if (!(await verifyPassword(row?.password_hash ?? null, password))) {
    const message = 'That password is incorrect.'
    throw new AppError('forbidden', 'wrong_password', message, { fields: { password: message } })
  }
  await ctx.app.limits.forget(identityLimits.passwordAgain, actor.accountId)
  return row?.password_hash ?? null
}

export async function resendVerification(ctx: UserCtx): Promise<{ done: true }> {
  const profile = await getProfile(ctx)
  if (profile.emailVerified && !profile.pendingEmail) return done
  if (profile.pendingEmail)
    await ctx.app.limits.take(identityLimits.strangerMail, mailboxKey('change', profile.pendingEmail))
  else await ctx.app.limits.take(identityLimits.accountMail, mailboxKey('verify', profile.email))
  const event = profile.pendingEmail ? emailChangeWanted : verificationWanted
  await transaction(ctx, (tx) => emit(tx, event, { accountId: profile.id, request: randomUUID() }))
  return done
}

export async function verifyEmail(ctx: Ctx, { token }: { token: string }) {
  return transaction(ctx, async (tx) => {
    const purposes = ['verify_email', 'change_email'] as const
    // The account before the link, as whoever proves it by a code locks them.
    const owner = await checkMailToken(tx, token, purposes)
    await sql`select from account where account_id = ${owner} for no key update`.execute(tx.db)
    const { accountId, purpose, email } = await useMailToken(tx, token, purposes)
    if (purpose === 'change_email') return takeNewEmail(tx, accountId, email)
    const proven = await tx.db
      .updateTable('account')
      .set({ email_verified_at: tx.now })
      .where('account_id', '=', accountId)
      .where('email', '=', email)
      .where('status', '=', 'active')
      .executeTakeFirst()
    if (proven.numUpdatedRows === 0n) throw tokenInvalid()
    await standingChanged(tx, accountId)
    return { email, isChanged: false }
  })
}

async function takeNewEmail(tx: Ctx, accountId: string, email: string) {
  const before = await tx.db
    .selectFrom('account')
    .select('email')
    .where('account_id', '=', accountId)
    .where('pending_email', '=', email)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw tokenInvalid()
  try {
    await tx.db
      .updateTable('account')
      .set({ email, pending_email: null, email_verified_at: tx.now, updated_at: tx.now })
      .where('account_id', '=', accountId)
      .execute()
  } catch (error) {
    // Somebody has made an account with it meanwhile.
    if (violatedConstraint(error) === 'account_email_key') throw emailTaken()
    throw error
  }
  await standingChanged(tx, accountId)
  await forgetMailTokens(tx, accountId)
  // Of who has shown the mailbox that there was.
  await forgetHalves(tx, accountId)
  await tx.db
    .updateTable('session')
    .set({ proven_by: null })
    .where('account_id', '=', accountId)
    .where('proven_by', '=', 'mailbox')
    .execute()
  await tx.db
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .execute()
  const addressId = await keepFormerEmail(tx, before.email)
  await emit(tx, emailChanged, { accountId, change: randomUUID(), addressId })
  return { email, isChanged: true }
}

/**
 * The same work and the same answer whether the address has an account or not: what its mailbox is told is decided
 * elsewhere and later.
 */
export async function changeEmail(ctx: UserCtx, { email, password }: z.output<typeof EmailChange>): Promise<Profile> {
  const actor = ctx.actor
  const checked = await confirmPassword(ctx, actor, password)
  const own = await getProfile(ctx)
  // The own address again withdraws the change.
  const pending = email.toLowerCase() === own.email.toLowerCase() ? null : email
  if (pending) {
    await ctx.app.limits.take(identityLimits.emailChange, actor.accountId)
    await ctx.app.limits.take(identityLimits.emailChange, networkKey(ctx))
    await ctx.app.limits.take(identityLimits.strangerMail, mailboxKey('change', pending))
  }
  await transaction(ctx, async (tx) => {
    await requireStill(tx, actor, checked)
    await tx.db
      .updateTable('account')
      .set({ pending_email: pending, updated_at: tx.now })
      .where('account_id', '=', actor.accountId)
      .where('status', '=', 'active')
      .returning('account_id')
      .executeTakeFirstOrThrow(sessionEnded)
    if (pending) await emit(tx, emailChangeWanted, { accountId: actor.accountId, request: randomUUID() })
  })
  return getProfile(ctx)
}

/** The same work and the same answer whether there is an account or not; the mail is written elsewhere and later. */
export async function requestReset(ctx: Ctx, { email }: z.output<typeof ResetRequest>): Promise<{ done: true }> {
  await ctx.app.limits.take(identityLimits.accountMail, mailboxKey('reset', email))
  const account = await ctx.db
    .selectFrom('account')
    .select('account_id')
    .where('email', '=', email)
    .where('status', '=', 'active')
    .executeTakeFirst()
  const event = { accountId: account?.account_id ?? null, request: randomUUID() }
  await transaction(ctx, (tx) => emit(tx, resetWanted, event))
  return done
}

export async function changePassword(ctx: Ctx, input: z.output<typeof PasswordChange>): Promise<Session> {
  const { token, currentPassword, newPassword } = input
  if (token !== undefined) {
    const accountId = await checkMailToken(ctx, token, ['reset_password'])
    await checkNewPassword(ctx, accountId, newPassword)
    const passwordHash = await hashPassword(newPassword)
    const session = await transaction(ctx, async (tx) => {
      // The account before the link, as whoever says that it was not them.
      await sql`select from account where account_id = ${accountId} for no key update`.execute(tx.db)
      const { email } = await useMailToken(tx, token, ['reset_password'])
      await setPassword(tx, accountId, passwordHash, email)
      return openSession(tx, accountId, 'link')
    })
    if (isAppError(session)) throw session
    return session
  }
  const { actor } = ctx
  if (!actor) throw unauthenticated()
  const checked = await confirmPassword(ctx, actor, currentPassword, 'currentPassword')
  await checkNewPassword(ctx, actor.accountId, newPassword)
  const passwordHash = await hashPassword(newPassword)
  return transaction(ctx, async (tx) => {
    await requireStill(tx, actor, checked)
    await setPassword(tx, actor.accountId, passwordHash, null)
    return goOn(tx, actor)
  })
}

async function checkNewPassword(ctx: Ctx, accountId: string, password: string) {
  const { first_name, last_name, email } = await ctx.db
    .selectFrom('account')
    .select(['first_name', 'last_name', 'email'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  await checkPassword('newPassword', password, { firstName: first_name, lastName: last_name, email })
}

/** Whoever was signed in anywhere is not any more. */
async function setPassword(tx: Ctx, accountId: string, passwordHash: string, provenEmail: string | null) {
  const before = await tx.db
    .selectFrom('account')
    .select('email_verified_at')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const changed = await tx.db
    .updateTable('account')
    .set({ password_hash: passwordHash, updated_at: tx.now, ...(provenEmail && { email_verified_at: tx.now }) })
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .$if(provenEmail !== null, (query) => query.where('email', '=', provenEmail ?? ''))
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw tokenInvalid()
  if (provenEmail) await standingChanged(tx, accountId)
  await tx.db.updateTable('account').set({ pending_email: null }).where('account_id', '=', accountId).execute()
  if (provenEmail !== null && before?.email_verified_at === null) await endWhatWasBefore(tx, accountId)
  await endSessions(tx, accountId)
  await forgetHalves(tx, accountId)
  await forgetDevices(tx, accountId)
  await forgetMailTokens(tx, accountId, 'not_me')
  await emit(tx, passwordChanged, { accountId, change: randomUUID() })
}
