import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { signInDescriptions } from './description.server.ts'
import { endWhatWasBefore } from './first-proof.server.ts'
import { checkMailToken, tokenInvalid, useMailToken } from './mail-tokens.server.ts'
import { deviceOf } from './rules.ts'
import { placeOf } from './sessions.server.ts'
import type { KnownDevice, SignIn } from './sign-ins-contract.ts'
import { signIns } from './sign-ins-contract.ts'

const keptDays = 90
const shown = 100

/** What its owner sees of it later. */
export async function recordSignIn(
  ctx: Ctx,
  accountId: string,
  way: SignIn['way'],
  outcome: SignIn['outcome'],
): Promise<void> {
  const { browser, system } = deviceOf(ctx.client.userAgent)
  await ctx.db
    .insertInto('sign_in')
    .values({
      ...{ sign_in_id: randomUUIDv7(), account_id: accountId, at: await databaseNow(ctx), way, outcome },
      ...{ browser, system, ...placeOf(ctx) },
    })
    .execute()
}

/** After the answer, which would tell by its time whether there is an account. */
export function recordRefusal(ctx: Ctx, accountId: string): void {
  recordSignIn(ctx, accountId, 'password', 'wrong').catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'a refused log-in was not written down'),
  )
}

export async function listSignIns(ctx: UserCtx): Promise<z.input<typeof SignIn>[]> {
  const rows = await ctx.db
    .selectFrom('sign_in')
    .select(['at', 'way', 'outcome', 'browser', 'system', 'country', 'city'])
    .where('account_id', '=', ctx.actor.accountId)
    .where('at', '>', longAgo(ctx.now))
    .orderBy('at', 'desc')
    .limit(shown)
    .execute()
  return rows.map(({ at, way, outcome, country, city, ...device }) => ({
    ...{ ...device, at: at.toISOString(), place: { country, city } },
    way: way as SignIn['way'],
    outcome: outcome as SignIn['outcome'],
  }))
}

/** For the export. */
export async function listKnownDevices(ctx: UserCtx): Promise<z.input<typeof KnownDevice>[]> {
  const rows = await ctx.db
    .selectFrom('known_device')
    .selectAll()
    .where('account_id', '=', ctx.actor.accountId)
    .orderBy('last_used_at', 'desc')
    .execute()
  return rows.map(({ browser, system, country, city, created_at, last_used_at, remembered_until }) => ({
    ...{ browser, system, place: { country, city } },
    firstSeenAt: created_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
    rememberedUntil: remembered_until?.toISOString() ?? null,
  }))
}

/**
 * Whoever reads the mailbox says that a device was not theirs: all sessions, remembered devices, calendar addresses and the
 * password end, and what else was asked for by mail.
 */
async function notMe(ctx: Ctx, { token }: { token: string }): Promise<{ done: true }> {
  await transaction(ctx, async (tx) => {
    // The account before the link, as whoever changes its password.
    const owner = await checkMailToken(tx, token, ['not_me'])
    await sql`select from account where account_id = ${owner} for no key update`.execute(tx.db)
    const { accountId, madeAt } = await useMailToken(tx, token, ['not_me'])
    const closed = await tx.db
      .updateTable('account')
      .set({ password_hash: null, pending_email: null, updated_at: tx.now })
      .where('account_id', '=', accountId)
      .where('status', '=', 'active')
      .returning('is_admin')
      .executeTakeFirst()
    if (!closed) throw tokenInvalid()
    // One that was set up since then may be the stranger's. Of administrators it stays: a mailbox alone makes nobody one.
    await endWhatWasBefore(tx, accountId, closed.is_admin ? 'keep' : { since: madeAt })
  })
  return { done: true }
}

const longAgo = (now: Date) => new Date(now.getTime() - keptDays * 86_400_000)

export async function forgetOldSignIns(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom('sign_in').where('at', '<', longAgo(ctx.now)).execute()
}

export const signInRoutes = implement(signIns, { list: listSignIns, notMe }, signInDescriptions)
