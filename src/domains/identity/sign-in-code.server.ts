import { createHash, createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type * as z from 'zod/mini'
import { pickLanguage } from '../../i18n/languages.ts'
import { AppError, isAppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { type CodeLogin, type CodeRequest, codeLimits } from './account-contract.ts'
import type { Session } from './contract.ts'
import { codeWanted } from './events.ts'
import { proveMailbox } from './first-proof.server.ts'
import { openSession } from './open-session.server.ts'
import { mailboxKey, networkKey } from './recovery.server.ts'
import { deviceOf } from './rules.ts'
import { makeAccount, nobody, wrongCredentials } from './service.server.ts'
import { cookieName, isAtHome } from './sessions.server.ts'
import { recordRefusal } from './sign-ins.server.ts'

const lifeSeconds = 600

const codeCookie = (ctx: Ctx) => cookieName(ctx, 'code')
const browserHash = (secret: string) => createHash('sha256').update(secret).digest()
const codeHash = ({ app }: Ctx, request: string, code: string) =>
  createHmac('sha256', app.authSecret).update(`code ${request} ${code}`).digest()

/** The same work and the same answer whether there is an account or not; the code is made while its mail is written. */
export async function requestCode(ctx: Ctx, { email }: z.output<typeof CodeRequest>): Promise<{ expiresIn: number }> {
  const account = await ctx.db
    .selectFrom('account')
    .select(['account_id', 'email_verified_at'])
    .where('email', '=', email)
    .executeTakeFirst()
  await takeMail(ctx, email, account?.account_id ?? nobody)
  const secret = randomBytes(32).toString('base64url')
  const before = ctx.client.cookie(codeCookie(ctx))
  await transaction(ctx, async (tx) => {
    // One code for each browser: what it asked for before is over.
    if (before) await tx.db.deleteFrom('sign_in_code').where('browser_hash', '=', browserHash(before)).execute()
    const now = await databaseNow(tx)
    const request = randomUUID()
    await tx.db
      .insertInto('sign_in_code')
      .values({
        ...{ sign_in_code_id: request, email, browser_hash: browserHash(secret), ...deviceOf(ctx.client.userAgent) },
        language: pickLanguage(ctx.locale) ?? 'en',
        was_unproven: account?.email_verified_at === null,
        created_at: now,
        expires_at: new Date(now.getTime() + lifeSeconds * 1000),
      })
      .execute()
    await emit(tx, codeWanted, { request })
  })
  ctx.client.setCookie(codeCookie(ctx), secret, lifeSeconds)
  return { expiresIn: lifeSeconds }
}

/** Thousands of addresses that ask together neither flood a mailbox nor keep out whoever sits where they always sit. */
async function takeMail(ctx: Ctx, email: string, accountId: string) {
  const key = mailboxKey((await isAtHome(ctx, accountId)) ? `code ${networkKey(ctx)}` : 'code', email)
  await ctx.app.limits.take(codeLimits.codeMail, key)
  await ctx.app.limits.take(codeLimits.codeMailDay, key)
}

/** What the mail has to say. Null: asked for too long ago, used, or replaced. */
export async function findCodeRequest(ctx: Ctx, request: string) {
  const now = await databaseNow(ctx)
  const row = await ctx.db
    .selectFrom('sign_in_code as c')
    .leftJoin('account as a', (join) => join.onRef('a.email', '=', 'c.email').on('a.status', '=', 'active'))
    .select(['c.email', 'c.language', 'c.browser', 'c.system', 'c.created_at', 'c.was_unproven'])
    .select(['a.email as own_email', 'a.language as own_language', 'a.password_hash'])
    .where('sign_in_code_id', '=', request)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const { browser, system, created_at: askedAt } = row
  return {
    // Of an account the mailbox that it names, however the address was typed.
    ...{ email: row.own_email ?? row.email, browser, system, askedAt },
    language: row.own_language ?? row.language,
    endsPassword: row.password_hash !== null && row.was_unproven,
  }
}

/** A new code for that request; one that was mailed before ends. It goes into the mail: never into a job, a log or an answer. */
export async function makeCode(ctx: Ctx, request: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const made = await ctx.db
    .updateTable('sign_in_code')
    .set({ code_hash: codeHash(ctx, request, code) })
    .where('sign_in_code_id', '=', request)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  // Replaced in this moment: the job finds nothing to do when it comes again.
  if (made.numUpdatedRows === 0n) throw codeExpired()
  return code
}

export async function loginByCode(ctx: Ctx, input: z.output<typeof CodeLogin>): Promise<Session> {
  let wrongFor = ''
  // A wrong try has to be counted, so the transaction answers the refusal instead of failing with it.
  const answer = await transaction(ctx, async (tx): Promise<Session | AppError> => {
    const request = await takeTry(tx, input.code)
    if ('refusal' in request) {
      wrongFor = request.wrongFor
      return request.refusal
    }
    const account = await ownerOf(tx, request.email, input)
    if (!account) return nameNeeded()
    await tx.db
      .updateTable('sign_in_code')
      .set({ used_at: await databaseNow(tx) })
      .where('sign_in_code_id', '=', request.id)
      .execute()
    if (account.status !== 'active') return wrongCredentials()
    // Also where a link has proven it since: the mail with the code has said what ends.
    if (account.email_verified_at === null || request.wasUnproven) await proveMailbox(tx, account.account_id)
    return openSession(tx, account.account_id, 'code')
  })
  if (!isAppError(answer) || answer.code === 'second_factor_needed') ctx.client.setCookie(codeCookie(ctx), null, 0)
  if (wrongFor) recordRefusal(ctx, wrongFor, 'code')
  if (isAppError(answer)) throw answer
  return answer
}

type Request = { id: string; email: string; wasUnproven: boolean }
type Refused = { refusal: AppError; wrongFor: string }

/**
 * The request of this browser, if the code is the right one; else why not, and one try less. Of many at once each waits.
 * `wrongFor`: the address whose owner, if any, sees it later; empty: nobody.
 */
async function takeTry(tx: Ctx, code: string): Promise<Request | Refused> {
  const over = (refusal: AppError) => ({ refusal, wrongFor: '' })
  const secret = tx.client.cookie(codeCookie(tx))
  const row = secret
    ? await tx.db
        .selectFrom('sign_in_code')
        .select(['sign_in_code_id as id', 'email', 'was_unproven as wasUnproven'])
        .select(['code_hash', 'tries_left', 'expires_at', 'used_at'])
        .where('browser_hash', '=', browserHash(secret))
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!row) return over(codeWrong())
  if (row.used_at) return over(new AppError('invalid', 'code_used', 'This code has already been used.'))
  if (row.expires_at <= (await databaseNow(tx))) return over(codeExpired())
  if (row.tries_left === 0)
    return over(new AppError('invalid', 'code_exhausted', 'Too many wrong codes. Please ask for a new one.'))
  if (row.code_hash && timingSafeEqual(row.code_hash, codeHash(tx, row.id, code))) return row
  await tx.db
    .updateTable('sign_in_code')
    .set({ tries_left: row.tries_left - 1 })
    .where('sign_in_code_id', '=', row.id)
    .execute()
  return { refusal: codeWrong(), wrongFor: row.email }
}

type Names = { firstName?: string | undefined; lastName?: string | undefined }

/** The account of the mailbox, locked; a newcomer's is made once they have said their name. */
async function ownerOf(tx: Ctx, email: string, { firstName, lastName }: Names) {
  const find = async () => {
    const there = await tx.db
      .selectFrom('account')
      .select(['account_id', 'email', 'status', 'email_verified_at'])
      .where('email', '=', email)
      .forNoKeyUpdate()
      .executeTakeFirst()
    // What the database takes for the same may be another mailbox.
    return there?.email.toLowerCase() === email.toLowerCase() ? there : undefined
  }
  const found = await find()
  if (found || !firstName || !lastName) return found
  // Or by somebody who registers in this moment: the mailbox decides, as below.
  await makeAccount(tx, { email, firstName, lastName, passwordHash: null })
  return find()
}

/** Whatever the mail was good for is over; the address is not kept for longer than a day. */
export async function forgetOldCodes(ctx: Ctx): Promise<void> {
  const aDayAgo = new Date(ctx.now.getTime() - 86_400_000)
  await ctx.db.deleteFrom('sign_in_code').where('created_at', '<', aDayAgo).execute()
}

const codeWrong = () => new AppError('invalid', 'code_wrong', 'This code is not right.')
const codeExpired = () => new AppError('invalid', 'code_expired', 'This code has expired. Please ask for a new one.')
const nameNeeded = () => {
  const message = 'Please tell us your name.'
  return new AppError('invalid', 'name_needed', message, { fields: { firstName: message, lastName: message } })
}
