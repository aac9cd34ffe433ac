import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'

export type Purpose = 'verify_email' | 'change_email' | 'reset_password'

const hour = 3600
const lifeSeconds: Readonly<Record<Purpose, number>> = {
  verify_email: 24 * hour,
  change_email: 24 * hour,
  reset_password: 600,
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** A new token for that mailbox. It is written here and into the mail: never into a job, a log or a request's answer. */
export async function makeMailToken(ctx: Ctx, accountId: string, purpose: Purpose, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const longAgo = new Date(ctx.now.getTime() - 30 * 24 * hour * 1000)
  await ctx.db.deleteFrom('account_token').where('expires_at', '<', longAgo).execute()
  await ctx.db
    .insertInto('account_token')
    .values({
      token_hash: hashOf(token),
      account_id: accountId,
      purpose,
      email,
      expires_at: new Date(ctx.now.getTime() + lifeSeconds[purpose] * 1000),
    })
    .execute()
  return token
}

type MailToken = { accountId: string; purpose: Purpose; email: string }

/** Uses it up, or throws. Of many that come at once one passes. */
export async function useMailToken(ctx: Ctx, token: string, purposes: readonly Purpose[]): Promise<MailToken> {
  const used = await ctx.db
    .updateTable('account_token')
    .set({ used_at: ctx.now })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .returning(['account_id', 'purpose', 'email'])
    .executeTakeFirst()
  if (!used) throw await whyRefused(ctx, token, purposes)
  return { accountId: used.account_id, purpose: used.purpose as Purpose, email: used.email }
}

/** Throws as `useMailToken` would, and uses nothing up. */
export async function checkMailToken(ctx: Ctx, token: string, purposes: readonly Purpose[]): Promise<void> {
  const refusal = await whyRefused(ctx, token, purposes)
  if (refusal) throw refusal
}

async function whyRefused(ctx: Ctx, token: string, purposes: readonly Purpose[]): Promise<AppError | null> {
  const row = await ctx.db
    .selectFrom('account_token')
    .select(['used_at', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', purposes)
    .executeTakeFirst()
  if (!row) return tokenInvalid()
  if (row.used_at) return new AppError('invalid', 'token_used', 'This link has been used already.')
  if (row.expires_at <= ctx.now) return new AppError('invalid', 'token_expired', 'This link has expired.')
  return null
}

export const tokenInvalid = () => new AppError('invalid', 'token_invalid', 'This link does not work.')

/** Links that went to a mailbox which no longer speaks for the account, or before a change of the password. */
export async function forgetMailTokens(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db.deleteFrom('account_token').where('account_id', '=', accountId).where('used_at', 'is', null).execute()
}
