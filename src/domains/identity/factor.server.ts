import { createHash, createHmac, randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { verifySync } from 'otplib'
import { AppError } from '../../lib/api/errors.ts'
import type { Actor, Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { recoveryCodeUsed } from './events.ts'
import { openKey } from './factor-key.server.ts'
import { factorLimits } from './second-factor-contract.ts'
import { hasShownFactorHere, isActive, loginAgainNeeded } from './sessions.server.ts'

/** Clocks of telephones may be as far off, either way. */
const stepSeconds = 30
/** How long the second factor counts as just shown. */
const freshSeconds = 300
const codesAtOnce = 10
const codeLength = 16
const letters = 'abcdefghijklmnopqrstuvwxyz234567'

/** Since when; null: it is off. */
export async function activeSince(tx: Ctx, accountId: string): Promise<Date | null> {
  const { rows } = await sql<{ since: Date }>`select f.confirmed_at as since from second_factor f
    where f.account_id = ${accountId} and ${isActive(await databaseNow(tx))}`.execute(tx.db)
  return rows[0]?.since ?? null
}

const factorAgain = () =>
  new AppError('forbidden', 'second_factor_again', 'Enter a code from your authenticator app, then try again.')
export const factorCodeWrong = () => new AppError('invalid', 'factor_code_wrong', 'This code is not right.')

/**
 * Whether there is one; throws where there is and it was not shown in this session within the last five minutes, and for an
 * access token of a sign-in service, which is no log-in of ours.
 */
export async function requireFactor(ctx: Ctx, { accountId, sessionId, isHosted, isAdmin }: Actor): Promise<boolean> {
  if (isHosted) throw loginAgainNeeded()
  const now = await databaseNow(ctx)
  const { rows } = await sql<{ shownAt: Date | null }>`select s.second_factor_at as "shownAt" from second_factor f
    left join session s on s.account_id = f.account_id and s.session_id = ${sessionId} and s.revoked_at is null
    where f.account_id = ${accountId} and ${isActive(now)}`.execute(ctx.db)
  const [row] = rows
  // Whoever acts for the office had one when the call began, and is nobody there without it.
  if (!row && isAdmin) throw factorAgain()
  if (!row) return false
  if (!row.shownAt || now.getTime() - row.shownAt.getTime() >= freshSeconds * 1000) throw factorAgain()
  return true
}

/**
 * Before a code is looked at. Whoever sits where it was shown before is not kept out by strangers who guess elsewhere, and
 * recovery codes are too long to be guessed.
 */
export async function takeFactorTry(ctx: Ctx, accountId: string, code: string): Promise<void> {
  if (!isAppCode(code)) return
  const where = (await hasShownFactorHere(ctx, accountId)) ? ctx.client.address : 'elsewhere'
  const key = createHmac('sha256', ctx.app.authSecret).update(`factor ${accountId} ${where}`).digest('base64url')
  await ctx.app.limits.take(factorLimits.factorHour, key)
  await ctx.app.limits.take(factorLimits.factorDay, key)
}

const isAppCode = (code: string) => /^\d{6}$/.test(code)

/** The half minute that the app's code belongs to, of the three that count now; null: of none. */
export function stepOf(key: string, code: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret: key, token: code, epoch, epochTolerance: stepSeconds })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** Whether the code is right, of the app or one for recovery; it is used up then. Of many at once each waits. */
export async function takeFactorCode(tx: Ctx, accountId: string, code: string): Promise<boolean> {
  const now = await databaseNow(tx)
  const { rows } = await sql<{ box: Buffer; lastStep: number }>`select key_box as box, last_step as "lastStep"
    from second_factor f where f.account_id = ${accountId} and ${isActive(now)} for update`.execute(tx.db)
  const [factor] = rows
  if (
    !factor ||
    !(isAppCode(code) ? await takeStep(tx, accountId, factor, code, now) : await takeRecovery(tx, accountId, code, now))
  )
    return false
  // Whoever has it needs nobody to take it away.
  await tx.db.updateTable('second_factor').set({ ends_at: null }).where('account_id', '=', accountId).execute()
  return true
}

async function takeStep(
  tx: Ctx,
  accountId: string,
  { box, lastStep }: { box: Buffer; lastStep: number },
  code: string,
  now: Date,
) {
  const key = openKey(tx.app.authSecret, accountId, box)
  if (key === null)
    tx.log.error({}, 'a second factor was sealed with another AUTH_SECRET: only recovery codes are taken')
  const step = key === null ? null : stepOf(key, code, now)
  if (step === null || step <= lastStep) return false
  await tx.db.updateTable('second_factor').set({ last_step: step }).where('account_id', '=', accountId).execute()
  return true
}

async function takeRecovery(tx: Ctx, accountId: string, code: string, now: Date) {
  const used = await tx.db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  if (!used) return false
  await emit(tx, recoveryCodeUsed, { accountId, change: randomUUID() })
  return true
}

const hashOf = (code: string) => createHash('sha256').update(code).digest()

/** Ten new ones, in the place of those there were. Shown once: only their hashes stay. */
export async function makeRecoveryCodes(tx: Ctx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, () =>
    Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join(''),
  )
  await tx.db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await tx.db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(code) })))
    .execute()
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code)
}
