import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'

export type Purpose = 'verify_email' | 'change_email' | 'reset_password' | 'not_me'

const hour = 3600
const lifeSeconds: Readonly<Record<Purpose, number>> = {
  verify_email: 24 * hour,
  change_email: 24 * hour,
  reset_password: 600,
  not_me: 7 * 24 * hour,
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** `deviceId`: the one that it is about. A new token for that mailbox. It is written here and into the mail: never into a job, a log or a request's answer. */
export async function makeMailToken(
  ctx: Ctx,
  accountId: string,
  purpose: Purpose,
  email: string,
  deviceId: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const longAgo = new Date(ctx.now.getTime() - 30 * 24 * hour * 1000)
  await ctx.db.deleteFrom('account_token').where('expires_at', '<', longAgo).execute()
  const expires = new Date(ctx.now.getTime() + lifeSeconds[purpose] * 1000)
  // Waits for a deletion that is going on, which would not see this row.
  const made = await sql`insert into account_token (token_hash, account_id, purpose, email, expires_at, known_device_id)
    select ${hashOf(token)}, account_id, ${purpose}, ${email}, ${expires}, ${deviceId} from account
    where account_id = ${accountId} and status = 'active' for key share`.execute(ctx.db)
  if (made.numAffectedRows !== 1n) throw new AppError('conflict', 'account_gone', 'This account no longer exists.')
  return token
}

type MailToken = { accountId: string; purpose: Purpose; email: string; deviceId: string | null }

/** Uses it up, or throws. Of many that come at once one passes. */
export async function useMailToken(ctx: Ctx, token: string, purposes: readonly Purpose[]): Promise<MailToken> {
  const used = await ctx.db
    .updateTable('account_token')
    .set({ used_at: ctx.now })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .returning(['account_id', 'purpose', 'email', 'known_device_id'])
    .executeTakeFirst()
  if (!used) throw (await lookAt(ctx, token, purposes)).refusal ?? tokenInvalid()
  const { account_id: accountId, email, known_device_id: deviceId } = used
  return { accountId, purpose: used.purpose as Purpose, email, deviceId }
}

/** Whose it is; throws as `useMailToken` would, and uses nothing up. */
export async function checkMailToken(ctx: Ctx, token: string, purposes: readonly Purpose[]): Promise<string> {
  const { row, refusal } = await lookAt(ctx, token, purposes)
  if (!row || refusal) throw refusal ?? tokenInvalid()
  return row.account_id
}

async function lookAt(ctx: Ctx, token: string, purposes: readonly Purpose[]) {
  const row = await ctx.db
    .selectFrom('account_token')
    .select(['account_id', 'used_at', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', purposes)
    .executeTakeFirst()
  const why = () => {
    if (!row) return tokenInvalid()
    if (row.used_at) return new AppError('invalid', 'token_used', 'This link has already been used.')
    if (row.expires_at <= ctx.now) return new AppError('invalid', 'token_expired', 'This link has expired.')
    return null
  }
  return { row, refusal: why() }
}

export const tokenInvalid = () => new AppError('invalid', 'token_invalid', 'This link does not work.')

/**
 * Links that went to a mailbox which no longer speaks for the account, or before a change of the password. `but`: what a
 * stranger who has just changed it must not end.
 */
export async function forgetMailTokens(ctx: Ctx, accountId: string, but?: Purpose): Promise<void> {
  await ctx.db
    .deleteFrom('account_token')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .$if(but !== undefined, (query) => query.where('purpose', '!=', but ?? ''))
    .execute()
}
