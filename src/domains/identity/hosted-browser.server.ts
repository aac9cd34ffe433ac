import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import type { Asked, HostedPerson } from './hosted-issuer.server.ts'
import { cookieName } from './sessions.server.ts'

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

export async function keepStart(ctx: Ctx, issuer: string, { state, nonce, verifier }: Asked): Promise<void> {
  await ctx.db
    .insertInto('hosted_start')
    .values({
      ...{ state_hash: hashOf(state), browser_hash: browserHash(ctx), issuer, nonce, verifier },
      account_id: ctx.actor?.accountId ?? null,
      expires_at: laterThan(await databaseNow(ctx)),
    })
    .execute()
}

/** What was begun in this browser, with this service, by whoever is here now: once. Throws. */
export async function takeStart(ctx: Ctx, issuer: string, state: string): Promise<Asked> {
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
  return { state, nonce: begun.nonce, verifier: begun.verifier }
}

export type Waiting = { issuer: string; subject: string; email: string }

/** Until they have said their name, or logged in. */
export async function keepWaiting(ctx: Ctx, { issuer, subject, email }: HostedPerson & { email: string }) {
  const values = { issuer, subject, email, expires_at: laterThan(await databaseNow(ctx)) }
  await ctx.db
    .insertInto('hosted_waiting')
    .values({ browser_hash: browserHash(ctx), ...values })
    .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet(values))
    .execute()
}

/** Who waits in this browser, and is locked until the transaction ends. Throws. */
export async function findWaiting(tx: Ctx): Promise<Waiting> {
  const browser = ofThisBrowser(tx)
  const waiting = browser
    ? await tx.db
        .selectFrom('hosted_waiting')
        .select(['issuer', 'subject', 'email'])
        .where('browser_hash', '=', browser)
        .where('expires_at', '>', await databaseNow(tx))
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!waiting) throw hostedOver()
  return waiting
}

export async function endWaiting(tx: Ctx): Promise<void> {
  const browser = ofThisBrowser(tx)
  if (browser) await tx.db.deleteFrom('hosted_waiting').where('browser_hash', '=', browser).execute()
}

export async function forgetOldHosted({ db, now }: Ctx): Promise<void> {
  for (const table of ['hosted_start', 'hosted_waiting'] as const)
    await db.deleteFrom(table).where('expires_at', '<', now).execute()
}

/** Too late, done before, or begun in another browser or by somebody else: nobody learns which. */
const hostedOver = () =>
  new AppError('invalid', 'hosted_over', 'That took too long, or was begun elsewhere. Please start again.')
