import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Actor, Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import type { Session, User } from './contract.ts'
import { sessionReplayed, sessionsEnded } from './events.ts'
import { deviceOf } from './rules.ts'
import {
  accessTokenSeconds,
  adminAbsoluteSeconds,
  readRefreshToken,
  refreshToken,
  signAccessToken,
} from './tokens.server.ts'

export const idleSeconds = 14 * 86_400
const absoluteSeconds = 30 * 86_400
/** Of administrators: what they left open somewhere is soon closed. */
const adminIdleSeconds = 30 * 60
/** Tabs that refresh at the same moment all get the same successor. */
const rotationGraceSeconds = 10

/** Of a session called `s`: whether whoever holds its cookie can still go on with it. */
export const goesOn = (now: Date) => {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  return sql<boolean>`(s.revoked_at is null and s.expires_at > ${now} and s.rotated_at > ${ago(idleSeconds)}
    and (s.rotated_at > ${ago(adminIdleSeconds)} and s.created_at > ${ago(adminAbsoluteSeconds)}
      or not exists (select from account o where o.account_id = s.account_id and o.is_admin)))`
}

/** Of a second factor called `f`: whether it is asked for. */
export const isActive = (now: Date) =>
  sql<boolean>`coalesce(f.confirmed_at is not null and (f.ends_at is null or f.ends_at > ${now}), false)`

/** Of who comes by an access token of a sign-in service elsewhere. */
export const noSession = '00000000-0000-0000-0000-000000000000'

export const sessionEnded = () =>
  new AppError('unauthenticated', 'session_ended', 'Your session has ended. Please log in again.')

/** By its owner somewhere else, with their account, or as stolen: the browser keeps nothing of whose it was. */
const sessionClosed = () =>
  new AppError('unauthenticated', 'session_closed', 'This session was closed. Please log in again.')

export const loginAgainNeeded = () =>
  new AppError('forbidden', 'login_again_needed', 'Please log in once more, then try again.')

/** Roughly, and by what the operator has set up alone: nobody outside is asked. */
export function placeOf({ client }: Ctx): { country: string | null; city: string | null } {
  const found = client.whereabouts?.()
  const country = found && /^[A-Z]{2}$/.test(found.country) ? found.country : null
  return { country, city: country && (found?.city?.slice(0, 100) ?? null) }
}

/**
 * What was shown for it: the second factor, and when; a passkey, which stands for both; the mailbox, by a code or a link; or
 * something to a sign-in service, who knows when.
 */
export type Shown = {
  factorAt?: Date | null
  provenBy?: 'passkey' | 'mailbox' | 'elsewhere' | null
  /** Of a session in the place of another: when that one began, so that nothing is fresher than it was. */
  startedAt?: Date
  deviceId?: string | null
}

/** For `openSession` alone, which asks for the second factor. */
export async function startSession(
  ctx: Ctx,
  accountId: string,
  { factorAt = null, provenBy = null, startedAt = ctx.now, deviceId = null }: Shown = {},
): Promise<Session> {
  const sessionId = randomUUID()
  await forgetOldSessions(ctx, accountId)
  await endSessionOfOther(ctx, accountId)
  const expires = new Date(ctx.now.getTime() + absoluteSeconds * 1000)
  const { browser, system } = deviceOf(ctx.client.userAgent)
  const { country, city } = placeOf(ctx)
  // Waits for a deletion that is going on, which would not see this row.
  await sql`insert into session (session_id, account_id, created_at, rotated_at, expires_at, network, browser, system, second_factor_at, proven_by, country, city, known_device_id)
    select ${sessionId}, account_id, ${startedAt}, ${ctx.now}, ${expires}, ${networkHash(ctx, accountId)}, ${browser}, ${system}, ${factorAt}, ${provenBy}, ${country}, ${city}, ${deviceId} from account
    where account_id = ${accountId} and status = 'active' for key share`.execute(ctx.db)
  return answerSession(ctx, accountId, sessionId, 0)
}

/** Whoever was here before has left this browser: it hears nothing more that is meant for them. */
async function endSessionOfOther(ctx: Ctx, accountId: string) {
  const presented = readRefreshToken(ctx.app.authSecret, ctx.client.cookie(cookieName(ctx)) ?? '')
  if (!presented) return
  const ended = await ctx.db
    .updateTable('session')
    .set({ revoked_at: ctx.now })
    .where('session_id', '=', presented.sessionId)
    .where('account_id', '!=', accountId)
    .where('revoked_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  if (ended) await emit(ctx, sessionsEnded, { accountId: ended.account_id })
}

/** What ended a while ago tells nobody anything any more. */
async function forgetOldSessions(ctx: Ctx, accountId: string) {
  const longAgo = new Date(ctx.now.getTime() - 2 * absoluteSeconds * 1000)
  await ctx.db.deleteFrom('session').where('account_id', '=', accountId).where('rotated_at', '<', longAgo).execute()
}

/** Whether the account was used from this network in the last two months. The address itself is not kept. */
export async function isFamiliar(ctx: Ctx, accountId: string): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('session')
    .select('session_id')
    .where('account_id', '=', accountId)
    .where('network', '=', networkHash(ctx, accountId))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The same of one whose mailbox is proven, since then: until then it may be anybody's network. */
export async function isAtHome(ctx: Ctx, accountId: string): Promise<boolean> {
  const { rows } = await sql`select from session s join account a on a.account_id = s.account_id
    where s.account_id = ${accountId} and s.network = ${networkHash(ctx, accountId)}
      and s.created_at >= a.email_verified_at limit 1`.execute(ctx.db)
  return rows.length > 0
}

/** Whether the second factor of the account was shown from this network. */
export async function hasShownFactorHere(ctx: Ctx, accountId: string): Promise<boolean> {
  const { rows } = await sql`select from session where account_id = ${accountId}
    and network = ${networkHash(ctx, accountId)} and second_factor_at is not null limit 1`.execute(ctx.db)
  return rows.length > 0
}

/** Under the lock of the account: this session goes on, and does until the transaction ends. */
export async function requireSession(tx: Ctx, { accountId, sessionId, isHosted }: Actor): Promise<void> {
  if (isHosted) throw loginAgainNeeded()
  const { rows } = await sql`select from session where session_id = ${sessionId} and account_id = ${accountId}
    and revoked_at is null for no key update`.execute(tx.db)
  if (rows.length === 0) throw sessionEnded()
}

function networkHash(ctx: Ctx, accountId: string): Buffer {
  const text = `network ${accountId} ${ctx.client.address}`
  return createHmac('sha256', ctx.app.authSecret).update(text).digest().subarray(0, 16)
}

/** Ends the sessions of an account, at once for access tokens too, those of sign-in services among them; `except` goes on. */
export async function endSessions(ctx: Ctx, accountId: string, except?: string): Promise<number> {
  const ended = await ctx.db
    .updateTable('session')
    .set({ revoked_at: ctx.now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('session_id', '!=', except ?? ''))
    .executeTakeFirst()
  const services = await ctx.db
    .updateTable('hosted_sign_in')
    .set({ tokens_since: await databaseNow(ctx) })
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (ended.numUpdatedRows > 0n || services.numUpdatedRows > 0n) await emit(ctx, sessionsEnded, { accountId })
  return Number(ended.numUpdatedRows)
}

export async function refresh(ctx: Ctx): Promise<Session> {
  const presented = readRefreshToken(ctx.app.authSecret, ctx.client.cookie(cookieName(ctx)) ?? '')
  if (!presented) throw sessionEnded()
  const { sessionId, counter } = presented
  const rotated = await ctx.db
    .updateTable('session as s')
    .set({ counter: counter + 1, rotated_at: ctx.now })
    .where('session_id', '=', sessionId)
    .where('counter', '=', counter)
    .where(goesOn(ctx.now))
    .returning('account_id')
    .executeTakeFirst()
  const accountId = rotated?.account_id ?? (await graceOrRevoke(ctx, sessionId, counter))
  return answerSession(ctx, accountId, sessionId, counter + 1)
}

/** The token was used before: a tab in the same moment, or a thief. */
async function graceOrRevoke(ctx: Ctx, sessionId: string, counter: number): Promise<string> {
  const session = await ctx.db.selectFrom('session').selectAll().where('session_id', '=', sessionId).executeTakeFirst()
  if (session?.revoked_at) throw sessionClosed()
  if (!session || session.expires_at <= ctx.now || session.counter <= counter) throw sessionEnded()
  const age = ctx.now.getTime() - session.rotated_at.getTime()
  if (session.counter === counter + 1 && age <= rotationGraceSeconds * 1000) return session.account_id
  await transaction(ctx, async (tx) => {
    const revoked = await tx.db
      .updateTable('session')
      .set({ revoked_at: tx.now })
      .where('session_id', '=', sessionId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (revoked.numUpdatedRows !== 1n) return
    const { account_id: accountId } = session
    await emit(tx, sessionReplayed, { accountId, sessionId })
    await emit(tx, sessionsEnded, { accountId })
  })
  ctx.log.warn({ sessionId }, 'a used refresh token came back: session revoked')
  throw sessionClosed()
}

export async function logout(ctx: Ctx): Promise<{ signedOut: true }> {
  const presented = readRefreshToken(ctx.app.authSecret, ctx.client.cookie(cookieName(ctx)) ?? '')
  const sessions = [presented?.sessionId, ctx.actor?.sessionId].filter((id) => id !== undefined)
  if (sessions.length > 0) {
    const ended = await ctx.db
      .updateTable('session')
      .set({ revoked_at: ctx.now })
      .where('session_id', 'in', sessions)
      .where('revoked_at', 'is', null)
      .returning('account_id')
      .execute()
    for (const accountId of new Set(ended.map((session) => session.account_id)))
      await emit(ctx, sessionsEnded, { accountId })
  }
  ctx.client.setCookie(cookieName(ctx), null, 0)
  return { signedOut: true }
}

async function answerSession(ctx: Ctx, accountId: string, sessionId: string, counter: number): Promise<Session> {
  const user = await getUser(ctx, accountId)
  ctx.client.setCookie(cookieName(ctx), refreshToken(ctx.app.authSecret, sessionId, counter), idleSeconds)
  return { user, token: await signAccessToken(ctx, accountId, sessionId), expiresIn: accessTokenSeconds }
}

export async function getUser({ db, now }: Ctx, accountId: string): Promise<User> {
  const row = await db
    .selectFrom('account')
    .leftJoin('provider_address', 'provider_address.account_id', 'account.account_id')
    .leftJoin('second_factor as f', 'f.account_id', 'account.account_id')
    .select([
      'account.account_id',
      'account.email',
      'email_verified_at',
      'first_name',
      'last_name',
      'full_name',
      'avatar_url',
      'is_admin',
      'slug',
      isActive(now).as('has_factor'),
    ])
    .where('account.account_id', '=', accountId)
    .where('account.status', '=', 'active')
    .executeTakeFirst()
  if (!row) throw sessionEnded()
  return {
    id: row.account_id,
    firstName: row.first_name,
    lastName: row.last_name,
    name: row.full_name,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    avatarUrl: row.avatar_url,
    hasProviderProfile: row.slug !== null,
    providerSlug: row.slug,
    isAdmin: row.is_admin,
    needsFactor: row.is_admin && !row.has_factor,
  }
}

/** The prefix needs https, and a local address has none. */
export function cookieName(ctx: Ctx, name = 'refresh'): string {
  return ctx.app.origin.startsWith('https:') ? `__Secure-${name}` : name
}
