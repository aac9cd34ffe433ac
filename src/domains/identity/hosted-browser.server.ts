import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import type { Asked } from './hosted-issuer.server.ts'
import { cookieName, sessionEnded } from './sessions.server.ts'

/** For logging in there, and here where there is an account already. */
const lifeSeconds = 900

const hostedCookie = (ctx: Ctx) => cookieName(ctx, 'hosted')
const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Of all tabs the same, or the second would end what the first has begun. */
function browserHash(ctx: Ctx): Buffer {
  const kept = ctx.client.cookie(hostedCookie(ctx))
  const secret = kept && /^[\w-]{43}$/.test(kept) ? kept : randomBytes(32).toString('base64url')
  ctx.client.setCookie(hostedCookie(ctx), secret, lifeSeconds)
  return hashOf(secret)
}

const ofThisBrowser = (ctx: Ctx): Buffer | null => {
  const secret = ctx.client.cookie(hostedCookie(ctx))
  return secret ? hashOf(secret) : null
}

const laterThan = (now: Date) => new Date(now.getTime() + lifeSeconds * 1000)

/** Waits for a deletion that is going on, which would not see the row. */
async function requireActive(tx: Ctx) {
  if (!tx.actor) return
  const { rows } = await sql`select from account where account_id = ${tx.actor.accountId} and status = 'active'
    for key share`.execute(tx.db)
  if (rows.length === 0) throw sessionEnded()
}

export async function keepStart(ctx: Ctx, issuer: string, { state, nonce, verifier }: Asked): Promise<void> {
  const browser_hash = browserHash(ctx)
  await transaction(ctx, async (tx) => {
    await requireActive(tx)
    await tx.db
      .insertInto('hosted_start')
      .values({
        ...{ state_hash: hashOf(state), browser_hash, issuer, nonce, verifier },
        account_id: tx.actor?.accountId ?? null,
        expires_at: laterThan(await databaseNow(tx)),
      })
      .execute()
  })
}

/** What was begun in this browser, with this service, by whoever is here now: once. Throws. */
export async function takeStart(ctx: Ctx, issuer: string, state: string): Promise<Asked & { begunAt: Date }> {
  const browser = ofThisBrowser(ctx)
  if (!browser) throw hostedOver()
  const begun = await ctx.db
    .deleteFrom('hosted_start')
    .where('state_hash', '=', hashOf(state))
    .where('browser_hash', '=', browser)
    .where('issuer', '=', issuer)
    .returning(['nonce', 'verifier', 'account_id', 'expires_at'])
    .executeTakeFirst()
  if (!begun || begun.expires_at <= (await databaseNow(ctx))) throw hostedOver()
  // Somebody else is logged in here meanwhile, or nobody any more.
  if (begun.account_id !== (ctx.actor?.accountId ?? null)) throw hostedOver()
  const begunAt = new Date(begun.expires_at.getTime() - lifeSeconds * 1000)
  return { state, nonce: begun.nonce, verifier: begun.verifier, begunAt }
}

export type Waiting = { issuer: string; subject: string; email: string }

/** Until they have said their name, or logged in. By the state as well, which whoever has seen the cookie does not know. */
export async function keepWaiting(ctx: Ctx, state: string, { issuer, subject, email }: Waiting) {
  const browser_hash = browserHash(ctx)
  await transaction(ctx, async (tx) => {
    await requireActive(tx)
    await tx.db
      .insertInto('hosted_waiting')
      .values({
        ...{ state_hash: hashOf(state), browser_hash, issuer, subject, email },
        account_id: tx.actor?.accountId ?? null,
        expires_at: laterThan(await databaseNow(tx)),
      })
      .execute()
  })
}

/**
 * Who waits in this tab, and is locked until the transaction ends: for whoever is logged in, or for nobody. Throws, also where
 * the service is no longer one of ours.
 */
export async function findWaiting(tx: Ctx, state: string): Promise<Waiting> {
  const browser = ofThisBrowser(tx)
  const waiting = browser
    ? await tx.db
        .selectFrom('hosted_waiting')
        .select(['issuer', 'subject', 'email', 'account_id'])
        .where('state_hash', '=', hashOf(state))
        .where('browser_hash', '=', browser)
        .where('expires_at', '>', await databaseNow(tx))
        .forUpdate()
        .executeTakeFirst()
    : undefined
  const isOurs = waiting && tx.app.hostedIssuers.some(({ url }) => url === waiting.issuer)
  if (!isOurs || (waiting.account_id !== null && waiting.account_id !== tx.actor?.accountId)) throw hostedOver()
  return waiting
}

export async function endWaiting(tx: Ctx, state: string): Promise<void> {
  await tx.db.deleteFrom('hosted_waiting').where('state_hash', '=', hashOf(state)).execute()
}

/** Somebody has logged in here another way: whoever waits can be joined to theirs, and becomes nobody else. */
export async function bindWaiting(tx: Ctx, accountId: string): Promise<void> {
  const browser = ofThisBrowser(tx)
  if (!browser) return
  // Who is being joined, or makes their account, in this moment is not waited for.
  await sql`update hosted_waiting set account_id = ${accountId} where state_hash in (
    select state_hash from hosted_waiting where browser_hash = ${browser} and account_id is null
    for update skip locked)`.execute(tx.db)
}

/** Whoever leaves this browser leaves nothing begun in it. */
export async function leaveHosted(ctx: Ctx): Promise<void> {
  const browser = ofThisBrowser(ctx)
  if (!browser) return
  for (const table of ['hosted_start', 'hosted_waiting'] as const)
    await ctx.db.deleteFrom(table).where('browser_hash', '=', browser).execute()
  ctx.client.setCookie(hostedCookie(ctx), null, 0)
}

export async function forgetOldHosted({ db, now }: Ctx): Promise<void> {
  for (const table of ['hosted_start', 'hosted_waiting'] as const)
    await db.deleteFrom(table).where('expires_at', '<', now).execute()
}

/** Too late, done before, or begun in another browser or by somebody else: nobody learns which. */
export const hostedOver = () =>
  new AppError('invalid', 'hosted_over', 'That took too long, or was begun elsewhere. Please start again.')
