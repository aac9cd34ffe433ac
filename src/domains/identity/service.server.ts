import { createHash, randomUUIDv7 } from 'node:crypto'
import type * as z from 'zod/mini'
import { pickLanguage } from '../../i18n/languages.ts'
import { AppError, hasCode, isAppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import { forgiveWork } from '../../lib/api/work.server.ts'
import type { Actor, App, Ctx, Database, UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { accounts, type Credentials, type Registration } from './account-contract.ts'
import { identity, type Session, type User } from './contract.ts'
import { identityDescriptions } from './description.server.ts'
import { accountRegistered } from './events.ts'
import { isPasswordStill } from './first-proof.server.ts'
import { leaveHosted } from './hosted-browser.server.ts'
import { readHostedToken } from './hosted-issuer.server.ts'
import { identityLimits } from './limits.ts'
import { openSession } from './open-session.server.ts'
import { checkPassword, hashPassword, isWeakHash, verifyPassword } from './password.server.ts'
import { getUser, isFamiliar, logout, noSession, refresh } from './sessions.server.ts'
import { recordRefusal } from './sign-ins.server.ts'
import { adminAbsoluteSeconds, readAccessToken } from './tokens.server.ts'

export const wrongCredentials = () =>
  new AppError('unauthenticated', 'wrong_credentials', 'The email address or password is incorrect.')

export const emailTaken = () => {
  const message = 'An account with this email address already exists.'
  return new AppError('conflict', 'email_taken', message, { fields: { email: message } })
}

export async function register(ctx: Ctx, input: z.output<typeof Registration>): Promise<Session> {
  await checkPassword('password', input.password, input)
  const passwordHash = await hashPassword(input.password)
  const session = await transaction(ctx, async (tx) => {
    const accountId = await makeAccount(tx, { ...input, passwordHash })
    if (!accountId) throw emailTaken()
    return openSession(tx, accountId, 'sign_up')
  })
  if (isAppError(session)) throw session
  return session
}

type NewAccount = { email: string; firstName: string; lastName: string; passwordHash: string | null }

/** Null: the address has one already, perhaps since a moment ago. */
export async function makeAccount(tx: Ctx, person: NewAccount): Promise<string | null> {
  const accountId = randomUUIDv7()
  const made = await tx.db
    .insertInto('account')
    .values({
      account_id: accountId,
      email: person.email,
      password_hash: person.passwordHash,
      first_name: person.firstName,
      last_name: person.lastName,
      language: pickLanguage(tx.locale) ?? 'en',
      created_at: tx.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows !== 1n) return null
  await emit(tx, accountRegistered, { accountId })
  return accountId
}

/** Looked up as well, so that an unknown address takes as long. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** Of one length, and no list of addresses among the counters. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

export async function login(ctx: Ctx, input: z.output<typeof Credentials>): Promise<Session> {
  const email = input.email.toLowerCase()
  const fromHere = hashOf(`${email} ${ctx.client.address}`)
  await ctx.app.limits.take(identityLimits.loginPerAccount, fromHere)
  const account = await ctx.db
    .selectFrom('account')
    .select(['account_id', 'password_hash', 'status'])
    .where('email', '=', input.email)
    .executeTakeFirst()
  const elsewhere = hashOf(email)
  // Thousands of addresses that guess together must not lock out whoever sits where they always sit.
  if (!(await isFamiliar(ctx, account?.account_id ?? nobody))) await takeElsewhere(ctx, elsewhere)
  const isRight = await verifyPassword(account?.password_hash ?? null, input.password)
  if (!isRight) recordRefusal(ctx, input.email, 'password')
  if (!account || !isRight || account.status !== 'active') throw wrongCredentials()
  await ctx.app.limits.forget(identityLimits.loginPerAccount, fromHere)
  await ctx.app.limits.forget(identityLimits.loginElsewhere, elsewhere)
  await forgiveWork(ctx, accounts.login, email)
  const { account_id: accountId, password_hash: checked } = account
  const session = await transaction(ctx, async (tx) =>
    (await isPasswordStill(tx, accountId, checked)) ? openSession(tx, accountId, 'password') : null,
  )
  // It has ended while it was looked at.
  if (!session) throw wrongCredentials()
  await strengthenHash(ctx, accountId, checked, input.password)
  if (isAppError(session)) throw session
  return session
}

/** The one moment in which the password is at hand. Too busy for it: next time. */
async function strengthenHash(ctx: Ctx, accountId: string, before: string | null, password: string) {
  if (before === null || !isWeakHash(before)) return
  const after = await hashPassword(password).catch((error: unknown) => {
    if (!hasCode(error, 'busy')) throw error
    return before
  })
  await ctx.db
    .updateTable('account')
    .set({ password_hash: after })
    .where('account_id', '=', accountId)
    // A new password may have come in between.
    .where('password_hash', '=', before)
    .execute()
}

/** Never a lock-out: whoever reads the mailbox gets in by it. The same is said of addresses that have no account. */
async function takeElsewhere(ctx: Ctx, key: string) {
  try {
    await ctx.app.limits.take(identityLimits.loginElsewhere, key)
  } catch (error) {
    if (!hasCode(error, 'rate_limited')) throw error
    throw new AppError(
      'rate_limited',
      'email_reset_needed',
      'Too many log-in attempts today. Use ‘Forgot your password?’ to log in by email.',
    )
  }
}

export function me(ctx: UserCtx): Promise<User> {
  return getUser(ctx, ctx.actor.accountId)
}

type Issuers = App['hostedIssuers']

/** The person behind a bearer token, with roles as they are now; null for anything that does not hold. */
export async function authenticate(
  db: Database,
  secret: Uint8Array,
  token: string,
  now: Date,
  issuers: Issuers = [],
): Promise<Actor | null> {
  const claims = await readAccessToken(secret, token, now)
  if (!claims) return issuers.length > 0 ? authenticateHosted(db, issuers, token, now) : null
  const row = await personRows(db)
    .innerJoin('session', 'session.account_id', 'account.account_id')
    .where('session.session_id', '=', claims.sessionId)
    .where('session.account_id', '=', claims.accountId)
    .where('session.revoked_at', 'is', null)
    // An access token outlives neither: of an administrator a session ends after so many hours, whatever is done in it.
    .where('session.expires_at', '>', now)
    .where((is) =>
      is.or([
        is('is_admin', '=', false),
        is('session.created_at', '>', new Date(now.getTime() - adminAbsoluteSeconds * 1000)),
      ]),
    )
    .executeTakeFirst()
  if (!row) return null
  // Without it nobody acts for the office, whatever the call.
  const isAdmin = row.is_admin && hasFactor(row, now)
  const actor = { accountId: row.account_id, sessionId: claims.sessionId, providerId: row.provider_id, isAdmin }
  return row.is_admin && !isAdmin ? { ...actor, needsFactor: true } : actor
}

/**
 * By an access token that a configured service has signed for our API, of whom it is joined to. Whoever has a second factor has
 * not shown it to us, so nobody acts for the office by one.
 */
async function authenticateHosted(db: Database, issuers: Issuers, token: string, now: Date): Promise<Actor | null> {
  const claims = await readHostedToken(issuers, token, now)
  if (!claims) return null
  const row = await personRows(db)
    .innerJoin('hosted_sign_in as h', 'h.account_id', 'account.account_id')
    .where('h.issuer', '=', claims.issuer)
    .where('h.subject', '=', claims.subject)
    .where((is) => is.or([is('h.tokens_since', 'is', null), is('h.tokens_since', '<=', claims.issuedAt)]))
    .executeTakeFirst()
  if (!row || hasFactor(row, now)) return null
  const actor = { accountId: row.account_id, sessionId: noSession, providerId: row.provider_id, isAdmin: false }
  return { ...actor, isHosted: true, ...(row.is_admin && { needsFactor: true }) }
}

const personRows = (db: Database) =>
  db
    .selectFrom('account')
    .leftJoin('provider_address', 'provider_address.account_id', 'account.account_id')
    .leftJoin('second_factor as f', 'f.account_id', 'account.account_id')
    .select(['account.account_id', 'account.is_admin', 'provider_id', 'f.confirmed_at', 'f.ends_at'])
    .where('account.status', '=', 'active')

const hasFactor = (row: { confirmed_at: Date | null; ends_at: Date | null }, now: Date) =>
  row.confirmed_at !== null && (row.ends_at === null || row.ends_at > now)

async function leave(ctx: Ctx) {
  await leaveHosted(ctx)
  return logout(ctx)
}

export const routes = implement(identity, { refresh, logout: leave, me }, identityDescriptions)
