import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Actor, Ctx, Database } from '../../lib/context.ts'
import { transaction, violatedConstraint } from '../../lib/db.server.ts'
import { type Credentials, identity, type Registration, type Session, type User } from './contract.ts'
import { hashPassword, verifyPassword } from './password.server.ts'
import {
  accessTokenSeconds,
  readAccessToken,
  readRefreshToken,
  refreshToken,
  signAccessToken,
} from './tokens.server.ts'

const idleSeconds = 14 * 86_400
const absoluteSeconds = 30 * 86_400
/** Tabs that refresh at the same moment all get the same successor. */
const rotationGraceSeconds = 10

const wrongCredentials = () =>
  new AppError('unauthenticated', 'wrong_credentials', 'The e-mail address or the password is not right.')
const sessionEnded = () =>
  new AppError('unauthenticated', 'session_ended', 'Your session has ended. Please log in again.')

export async function register(ctx: Ctx, input: z.output<typeof Registration>): Promise<Session> {
  const passwordHash = await hashPassword(input.password)
  try {
    return await transaction(ctx, async (tx) => {
      const accountId = randomUUIDv7()
      await tx.db
        .insertInto('account')
        .values({
          account_id: accountId,
          email: input.email,
          password_hash: passwordHash,
          first_name: input.firstName,
          last_name: input.lastName,
        })
        .execute()
      return startSession(tx, accountId)
    })
  } catch (error) {
    if (violatedConstraint(error) === 'account_email_key') {
      const message = 'There is already an account with this e-mail address.'
      throw new AppError('conflict', 'email_taken', message, { fields: { email: message } })
    }
    throw error
  }
}

export async function login(ctx: Ctx, input: z.output<typeof Credentials>): Promise<Session> {
  const limitKey = `${input.email.toLowerCase()} ${ctx.client.address}`
  await ctx.app.limits.take('loginPerAccount', limitKey)
  const account = await ctx.db
    .selectFrom('account')
    .select(['account_id', 'password_hash', 'status'])
    .where('email', '=', input.email)
    .executeTakeFirst()
  const isRight = await verifyPassword(account?.password_hash ?? null, input.password)
  if (!account || !isRight || account.status !== 'active') throw wrongCredentials()
  await ctx.app.limits.forget('loginPerAccount', limitKey)
  return startSession(ctx, account.account_id)
}

export async function refresh(ctx: Ctx): Promise<Session> {
  const presented = readRefreshToken(ctx.app.authSecret, ctx.client.cookie(cookieName(ctx)) ?? '')
  if (!presented) throw sessionEnded()
  const { sessionId, counter } = presented
  const idleSince = new Date(ctx.now.getTime() - idleSeconds * 1000)
  const rotated = await ctx.db
    .updateTable('session')
    .set({ counter: counter + 1, rotated_at: ctx.now })
    .where('session_id', '=', sessionId)
    .where('counter', '=', counter)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .where('rotated_at', '>', idleSince)
    .returning('account_id')
    .executeTakeFirst()
  const accountId = rotated?.account_id ?? (await graceOrRevoke(ctx, sessionId, counter))
  return answerSession(ctx, accountId, sessionId, counter + 1)
}

/** The token was used before: a tab in the same moment, or a thief. */
async function graceOrRevoke(ctx: Ctx, sessionId: string, counter: number): Promise<string> {
  const session = await ctx.db.selectFrom('session').selectAll().where('session_id', '=', sessionId).executeTakeFirst()
  if (!session || session.revoked_at || session.expires_at <= ctx.now || session.counter <= counter)
    throw sessionEnded()
  const age = ctx.now.getTime() - session.rotated_at.getTime()
  if (session.counter === counter + 1 && age <= rotationGraceSeconds * 1000) return session.account_id
  await ctx.db.updateTable('session').set({ revoked_at: ctx.now }).where('session_id', '=', sessionId).execute()
  ctx.log.warn({ sessionId }, 'a used refresh token came back: session revoked')
  throw sessionEnded()
}

export async function logout(ctx: Ctx): Promise<{ signedOut: true }> {
  const presented = readRefreshToken(ctx.app.authSecret, ctx.client.cookie(cookieName(ctx)) ?? '')
  const sessions = [presented?.sessionId, ctx.actor?.sessionId].filter((id) => id !== undefined)
  if (sessions.length > 0) {
    await ctx.db
      .updateTable('session')
      .set({ revoked_at: ctx.now })
      .where('session_id', 'in', sessions)
      .where('revoked_at', 'is', null)
      .execute()
  }
  ctx.client.setCookie(cookieName(ctx), null, 0)
  return { signedOut: true }
}

export function me(ctx: Ctx): Promise<User> {
  if (!ctx.actor) throw sessionEnded()
  return getUser(ctx.db, ctx.actor.accountId)
}

/** The person behind a bearer token, with roles as they are now; null for anything that does not hold. */
export async function authenticate(db: Database, secret: Uint8Array, token: string, now: Date): Promise<Actor | null> {
  const claims = await readAccessToken(secret, token, now)
  if (!claims) return null
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.account_id', 'session.account_id')
    .leftJoin('provider', 'provider.account_id', 'account.account_id')
    .select(['account.account_id', 'account.is_admin', 'provider.provider_id'])
    .where('session.session_id', '=', claims.sessionId)
    .where('session.account_id', '=', claims.accountId)
    .where('session.revoked_at', 'is', null)
    .where('account.status', '=', 'active')
    .executeTakeFirst()
  if (!row) return null
  return { accountId: row.account_id, sessionId: claims.sessionId, providerId: row.provider_id, isAdmin: row.is_admin }
}

async function startSession(ctx: Ctx, accountId: string): Promise<Session> {
  const sessionId = randomUUID()
  const expiresAt = new Date(ctx.now.getTime() + absoluteSeconds * 1000)
  await ctx.db
    .insertInto('session')
    .values({ session_id: sessionId, account_id: accountId, rotated_at: ctx.now, expires_at: expiresAt })
    .execute()
  return answerSession(ctx, accountId, sessionId, 0)
}

async function answerSession(ctx: Ctx, accountId: string, sessionId: string, counter: number): Promise<Session> {
  const user = await getUser(ctx.db, accountId)
  ctx.client.setCookie(cookieName(ctx), refreshToken(ctx.app.authSecret, sessionId, counter), idleSeconds)
  return { user, token: await signAccessToken(ctx, accountId, sessionId), expiresIn: accessTokenSeconds }
}

async function getUser(db: Database, accountId: string): Promise<User> {
  const row = await db
    .selectFrom('account')
    .leftJoin('provider', 'provider.account_id', 'account.account_id')
    .select([
      'account.account_id',
      'account.email',
      'first_name',
      'last_name',
      'avatar_url',
      'is_admin',
      'provider.slug',
    ])
    .where('account.account_id', '=', accountId)
    .where('account.status', '=', 'active')
    .executeTakeFirst()
  if (!row) throw sessionEnded()
  return {
    id: row.account_id,
    firstName: row.first_name,
    lastName: row.last_name,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    avatarUrl: row.avatar_url,
    hasProviderProfile: row.slug !== null,
    providerSlug: row.slug,
    isAdmin: row.is_admin,
  }
}

/** The prefix needs https, and a local address has none. */
function cookieName(ctx: Ctx): string {
  return ctx.app.origin.startsWith('https:') ? '__Secure-refresh' : 'refresh'
}

export const routes = implement(identity, { register, login, refresh, logout, me })
