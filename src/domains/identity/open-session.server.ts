import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { AppError, isAppError } from '../../lib/api/errors.ts'
import type { Actor, Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import type { Session } from './contract.ts'
import { leftHalfway } from './events.ts'
import { activeSince, factorCodeWrong, takeFactorCode, takeFactorTry } from './factor.server.ts'
import { bindWaiting } from './hosted-browser.server.ts'
import { isKnown, isRemembered, meetDevice } from './known-devices.server.ts'
import { cookieName, type Shown, sessionEnded, startSession } from './sessions.server.ts'
import { forgetSignIn, recordSignIn } from './sign-ins.server.ts'
import type { SignIn } from './sign-ins-contract.ts'

/** By what somebody gets in. */
type Way = SignIn['way']

const halfSeconds = 600
const halfCookie = (ctx: Ctx) => cookieName(ctx, 'half')
const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/**
 * The one way to a session, whatever was shown for it, in the transaction that locks the account. Where there is a second
 * factor and this browser is not remembered there is none yet: the answer is a refusal, to be thrown once that is committed.
 * A passkey, which asks for the device and its owner, is both, where it was made by who had shown the factor. `madeAt`: when.
 * `isShownAnew`: the sign-in service has said that they have logged in there for this.
 */
export async function openSession(
  tx: Ctx,
  accountId: string,
  way: Way,
  { madeAt = null, isShownAnew = false }: { madeAt?: Date | null; isShownAnew?: boolean } = {},
): Promise<Session | AppError> {
  const since = await activeSince(tx, accountId)
  const isBoth = since !== null && madeAt !== null && madeAt >= since
  if (isBoth) return enter(tx, accountId, way, { factorAt: await databaseNow(tx) })
  if (!since || (await isRemembered(tx, accountId))) return enter(tx, accountId, way, { isShownAnew })
  return goHalfway(tx, accountId, way)
}

/** A session in the place of this one, which has shown all that there is to show. */
export async function goOn(tx: Ctx, { accountId, sessionId }: Actor): Promise<Session> {
  const { rows } = await sql<Shown>`select second_factor_at as "factorAt", proven_by as "provenBy",
      created_at as "startedAt", known_device_id as "deviceId" from session
    where session_id = ${sessionId} and account_id = ${accountId}`.execute(tx.db)
  const [before] = rows
  if (!before) throw sessionEnded()
  return startSession(tx, accountId, before)
}

/** What a way shows beyond what it is, for later. */
function provenBy(way: Way, isShownAnew: boolean): NonNullable<Shown['provenBy']> | null {
  if (way === 'hosted') return isShownAnew ? null : 'elsewhere'
  if (way === 'code' || way === 'link') return 'mailbox'
  return way === 'passkey' ? way : null
}

type Entering = { factorAt?: Date | null; remember?: boolean; isShownAnew?: boolean }

async function enter(
  tx: Ctx,
  accountId: string,
  way: Way,
  { factorAt = null, remember = false, isShownAnew = false }: Entering = {},
) {
  const deviceId = await meetDevice(tx, accountId, { remember, isSilent: way === 'sign_up' })
  const session = await startSession(tx, accountId, { factorAt, provenBy: provenBy(way, isShownAnew), deviceId })
  if (way !== 'hosted') await bindWaiting(tx, accountId)
  // Begun here and gone on with another way: by a passkey, say.
  await endHalf(tx, accountId, true)
  await recordSignIn(tx, accountId, way, 'opened')
  return session
}

async function goHalfway(tx: Ctx, accountId: string, way: Way): Promise<AppError> {
  const now = await databaseNow(tx)
  await endHalf(tx, accountId)
  const secret = randomBytes(32).toString('base64url')
  const expires_at = new Date(now.getTime() + halfSeconds * 1000)
  const sign_in_id = await recordSignIn(tx, accountId, way, 'halfway')
  const is_told = !(await isKnown(tx, accountId))
  await tx.db
    .insertInto('half_sign_in')
    .values({ browser_hash: hashOf(secret), account_id: accountId, way, expires_at, sign_in_id, is_told })
    .execute()
  tx.client.setCookie(halfCookie(tx), secret, halfSeconds)
  return new AppError('forbidden', 'second_factor_needed', 'Enter a code from your authenticator app.')
}

/**
 * What this browser has begun is over. Of another account its owner is told, whoever goes on here. `isIn`: the account was
 * opened, so nothing was left halfway.
 */
async function endHalf(tx: Ctx, accountId: string, isIn = false) {
  const secret = tx.client.cookie(halfCookie(tx))
  const half = secret ? await findHalf(tx, secret) : undefined
  if (!secret || !half) return
  if (half.account_id !== accountId) {
    if (isIn) return
    const over = await databaseNow(tx)
    await tx.db
      .updateTable('half_sign_in')
      .set({ browser_hash: randomBytes(32), expires_at: over })
      .where('browser_hash', '=', hashOf(secret))
      .execute()
    return
  }
  await tx.db.deleteFrom('half_sign_in').where('browser_hash', '=', hashOf(secret)).execute()
  if (isIn && half.sign_in_id) await forgetSignIn(tx, accountId, half.sign_in_id)
}

/** Used, run out, of another browser, or tried too often: nobody learns which. */
const halfOver = () => new AppError('invalid', 'log_in_over', 'This took too long. Please log in again.')

export async function completeSignIn(
  ctx: Ctx,
  { code, remember }: { code: string; remember: boolean },
): Promise<Session> {
  const secret = ctx.client.cookie(halfCookie(ctx))
  const half = secret ? await findHalf(ctx, secret) : undefined
  if (!secret || !half) throw halfOver()
  const accountId = half.account_id
  await takeFactorTry(ctx, accountId, code)
  // A wrong try has to be counted, so the transaction answers the refusal instead of failing with it.
  const answer = await transaction(ctx, async (tx): Promise<Session | AppError> => {
    // The account before the rest, as whoever changes its password or closes it.
    const { rows } = await sql`select from account
      where account_id = ${accountId} and status = 'active' for no key update`.execute(tx.db)
    const now = await databaseNow(tx)
    const locked = rows.length > 0 ? await findHalf(tx, secret, true) : undefined
    if (!locked || locked.expires_at <= now || locked.tries_left === 0) return halfOver()
    if (!(await takeFactorCode(tx, accountId, code))) {
      await tx.db
        .updateTable('half_sign_in')
        .set({ tries_left: locked.tries_left - 1 })
        .where('browser_hash', '=', hashOf(secret))
        .execute()
      await recordSignIn(tx, accountId, wayOf(locked), 'factor_wrong')
      return factorCodeWrong()
    }
    return enter(tx, accountId, wayOf(locked), { factorAt: now, remember })
  })
  if (isAppError(answer)) throw answer
  ctx.client.setCookie(halfCookie(ctx), null, 0)
  return answer
}

const wayOf = ({ way }: { way: string }) => way as Way

const findHalf = ({ db }: Ctx, secret: string, isLocked = false) =>
  db
    .selectFrom('half_sign_in')
    .selectAll()
    .where('browser_hash', '=', hashOf(secret))
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()

/** Ways into the account that have been begun and not ended. */
export async function forgetHalves(tx: Ctx, accountId: string): Promise<void> {
  await tx.db.deleteFrom('half_sign_in').where('account_id', '=', accountId).execute()
}

/** Whoever has shown the first half and went no further is gone; its owner is told. */
export async function sweepHalves(ctx: Ctx): Promise<void> {
  await transaction(ctx, async (tx) => {
    const left = await tx.db
      .deleteFrom('half_sign_in')
      .where('expires_at', '<', await databaseNow(tx))
      .returning(['account_id', 'sign_in_id', 'is_told'])
      .execute()
    for (const { account_id: accountId, sign_in_id: signInId, is_told } of left)
      if (is_told && signInId) await emit(tx, leftHalfway, { accountId, signInId })
  })
}
