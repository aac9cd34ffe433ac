import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { generateSecret, generateURI } from 'otplib'
import { encode } from 'uqr'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { factorDescriptions } from './description.server.ts'
import { factorTurnedOff, factorTurnedOn, recoveryCodesMade } from './events.ts'
import {
  factorCodeWrong,
  makeRecoveryCodes,
  requireFactor,
  stepOf,
  takeFactorCode,
  takeFactorTry,
} from './factor.server.ts'
import { openKey, sealKey } from './factor-key.server.ts'
import { forgetDevices, listRemembered } from './known-devices.server.ts'
import { forgetMailTokens } from './mail-tokens.server.ts'
import { completeSignIn, forgetHalves } from './open-session.server.ts'
import { requireStill } from './recent-login.server.ts'
import { confirmPassword } from './recovery.server.ts'
import { factorLimits, type SecondFactor, secondFactor } from './second-factor-contract.ts'
import { endSessions, isActive, requireSession, sessionEnded } from './sessions.server.ts'

const setUpSeconds = 3600
const done = { done: true } as const

const alreadyOn = () => new AppError('conflict', 'second_factor_on', 'Your second factor is already on.')
const isOff = () => new AppError('conflict', 'second_factor_off', 'Your second factor is not on.')

async function get(ctx: UserCtx): Promise<z.input<typeof SecondFactor>> {
  const { accountId } = ctx.actor
  const { rows } = await sql<{ since: Date; endsAt: Date | null; codesLeft: number }>`
    select f.confirmed_at as since, f.ends_at as "endsAt", (select count(*)::int from recovery_code c
      where c.account_id = f.account_id and c.used_at is null) as "codesLeft"
    from second_factor f where f.account_id = ${accountId} and ${isActive(await databaseNow(ctx))}`.execute(ctx.db)
  const [row] = rows
  return {
    isOn: row !== undefined,
    since: row?.since.toISOString() ?? null,
    codesLeft: row?.codesLeft ?? 0,
    endsAt: row?.endsAt?.toISOString() ?? null,
    remembered: await listRemembered(ctx, accountId),
  }
}

/** A new key each time: one that somebody else has begun with is never shown again. */
async function begin(ctx: UserCtx, { password }: { password?: string | undefined }) {
  const { actor } = ctx
  const checked = await confirmPassword(ctx, actor, password)
  await ctx.app.limits.take(factorLimits.factorSetUp, actor.accountId)
  const key = generateSecret()
  const email = await transaction(ctx, async (tx) => {
    await requireStill(tx, actor, checked)
    const account = await tx.db
      .selectFrom('account as a')
      .innerJoin('session as s', 's.account_id', 'a.account_id')
      .select(['email', 'email_verified_at', 'proven_by'])
      .where('a.account_id', '=', actor.accountId)
      .where('s.session_id', '=', actor.sessionId)
      .executeTakeFirstOrThrow()
    // Else a stranger who has typed in the address would keep out whoever it belongs to.
    if (!account.email_verified_at)
      throw new AppError('forbidden', 'email_unverified', 'Please confirm your email address first.')
    // The link may have been opened by its owner, who did not know that somebody else waits for it.
    if (account.proven_by !== 'mailbox')
      throw new AppError('forbidden', 'mailbox_needed', 'Log in once with a code by email, then try again.')
    const now = await databaseNow(tx)
    const box = sealKey(tx.app.authSecret, actor.accountId, key)
    const { rows } = await sql`insert into second_factor as f (account_id, key_box, created_at)
      values (${actor.accountId}, ${box}, ${now})
      on conflict (account_id) do update set key_box = excluded.key_box, created_at = excluded.created_at,
        confirmed_at = null, ends_at = null, last_step = 0
      where not ${isActive(now)} returning account_id`.execute(tx.db)
    if (rows.length === 0) throw alreadyOn()
    return account.email
  })
  const uri = generateURI({ issuer: 'Highstreet', label: email, secret: key })
  return { key, uri, qr: pathOf(uri) }
}

function pathOf(text: string) {
  const { size, data } = encode(text, { border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: dark.join('') }
}

/**
 * Other sessions end: whoever is in one has not shown it. So does what somebody who had only the password may have begun: another
 * address, log-ins half way, devices that are not asked.
 */
async function confirm(ctx: UserCtx, { code }: { code: string }): Promise<{ codes: string[] }> {
  const { accountId, sessionId } = ctx.actor
  await takeFactorTry(ctx, accountId, code)
  return transaction(ctx, async (tx) => {
    await lockActive(tx, accountId)
    await requireSession(tx, tx.actor)
    const now = await databaseNow(tx)
    const { rows } = await sql<{ box: Buffer; begunAt: Date; isOn: boolean }>`select key_box as box,
      created_at as "begunAt", ${isActive(now)} as "isOn" from second_factor f
      where f.account_id = ${accountId} for update`.execute(tx.db)
    const [begun] = rows
    if (begun?.isOn) throw alreadyOn()
    const isLate = !begun || now.getTime() - begun.begunAt.getTime() > setUpSeconds * 1000
    const key = isLate ? null : openKey(tx.app.authSecret, accountId, begun.box)
    if (key === null) throw new AppError('invalid', 'set_up_over', 'This took too long. Please start again.')
    const step = stepOf(key, code, now)
    if (step === null) throw factorCodeWrong()
    await sql`update second_factor set confirmed_at = ${now}, last_step = ${step}, ends_at = null, known_device_id =
        (select s.known_device_id from session s where s.session_id = ${sessionId} and s.account_id = ${accountId})
      where account_id = ${accountId}`.execute(tx.db)
    await tx.db.updateTable('account').set({ pending_email: null }).where('account_id', '=', accountId).execute()
    await forgetMailTokens(tx, accountId, 'not_me')
    await forgetHalves(tx, accountId)
    await forgetDevices(tx, accountId)
    const codes = await makeRecoveryCodes(tx, accountId)
    await endSessions(tx, accountId, sessionId)
    await markShown(tx, now)
    await emit(tx, factorTurnedOn, { accountId, change: randomUUID() })
    return { codes }
  })
}

async function renewCodes(ctx: UserCtx): Promise<{ codes: string[] }> {
  const { accountId } = ctx.actor
  // Before the limit, which whoever may not do it must not use up.
  if (!(await requireFactor(ctx, ctx.actor))) throw isOff()
  await ctx.app.limits.take(factorLimits.factorSetUp, accountId)
  return transaction(ctx, async (tx) => {
    await lockActive(tx, accountId)
    await requireSession(tx, tx.actor)
    if (!(await requireFactor(tx, ctx.actor))) throw isOff()
    await emit(tx, recoveryCodesMade, { accountId, change: randomUUID() })
    return { codes: await makeRecoveryCodes(tx, accountId) }
  })
}

async function turnOff(ctx: UserCtx, { code }: { code: string }): Promise<{ done: true }> {
  const { accountId } = ctx.actor
  await byCode(ctx, code, async (tx) => {
    await tx.db.deleteFrom('second_factor').where('account_id', '=', accountId).execute()
    await forgetDevices(tx, accountId)
    await emit(tx, factorTurnedOff, { accountId, change: randomUUID() })
  })
  return done
}

async function show(ctx: UserCtx, { code }: { code: string }): Promise<{ done: true }> {
  await byCode(ctx, code, async (tx) => markShown(tx, await databaseNow(tx)))
  return done
}

async function byCode(ctx: UserCtx, code: string, then: (tx: UserCtx) => Promise<void>) {
  const { accountId } = ctx.actor
  await takeFactorTry(ctx, accountId, code)
  await transaction(ctx, async (tx) => {
    await lockActive(tx, accountId)
    await requireSession(tx, tx.actor)
    if (!(await takeFactorCode(tx, accountId, code))) throw factorCodeWrong()
    await then(tx)
  })
}

async function markShown(tx: UserCtx, now: Date) {
  const marked = await tx.db
    .updateTable('session')
    .set({ second_factor_at: now })
    .where('session_id', '=', tx.actor.sessionId)
    .where('account_id', '=', tx.actor.accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (marked.numUpdatedRows === 0n) throw sessionEnded()
}

/** Of two that change it at once one waits, and so does whoever logs in. */
async function lockActive(tx: Ctx, accountId: string) {
  const { rows } = await sql`select from account
    where account_id = ${accountId} and status = 'active' for no key update`.execute(tx.db)
  if (rows.length === 0) throw sessionEnded()
}

async function forgetDevice(ctx: UserCtx, { id }: { id: string }): Promise<{ done: true }> {
  if ((await forgetDevices(ctx, ctx.actor.accountId, id)) === 0)
    throw new AppError('not_found', 'device_not_found', 'This device is already forgotten.')
  return done
}

/** What was begun and never confirmed, and what somebody of the office has taken away. */
export async function forgetOldFactors(ctx: Ctx): Promise<void> {
  const aDayAgo = new Date(ctx.now.getTime() - 86_400_000)
  await sql`delete from second_factor where confirmed_at is null and created_at < ${aDayAgo}
    or ends_at < ${aDayAgo}`.execute(ctx.db)
}

export const factorRoutes = implement(
  secondFactor,
  { complete: completeSignIn, get, begin, confirm, renewCodes, turnOff, show, forgetDevice },
  factorDescriptions,
)
