import { randomUUIDv7 } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
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

type Way = SignIn['way']
type Outcome = SignIn['outcome']

/** What its owner sees of it later. Answers its id. */
export const recordSignIn = (ctx: Ctx, accountId: string, way: Way, outcome: Outcome): Promise<string> =>
  record(ctx, sql`account_id = ${accountId}`, way, outcome)

/** Waits for a deletion that is going on, which would not see this row. */
async function record(ctx: Ctx, whose: RawBuilder<unknown>, way: Way, outcome: Outcome): Promise<string> {
  const { browser, system } = deviceOf(ctx.client.userAgent)
  const { country, city } = placeOf(ctx)
  const id = randomUUIDv7()
  await sql`insert into sign_in (sign_in_id, account_id, at, way, outcome, browser, system, country, city)
    select ${id}, account_id, ${await databaseNow(ctx)}, ${way}, ${outcome}, ${browser}, ${system}, ${country}, ${city}
    from account where ${whose} and status = 'active' for key share`.execute(ctx.db)
  return id
}

/** The second half was right as well. */
export async function forgetSignIn(tx: Ctx, accountId: string, id: string): Promise<void> {
  await sql`delete from sign_in where sign_in_id = ${id} and account_id = ${accountId}`.execute(tx.db)
}

/** After the answer, and by the same statement whether there is an account: its time would tell. */
export function recordRefusal(ctx: Ctx, email: string, way: 'password' | 'code'): void {
  record(ctx, sql`email = ${email}`, way, 'wrong').catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'a refused log-in was not written down'),
  )
}

/** Those shown on the page, so many of each outcome: who tries passwords, or knows one, must not push others out. `isWhole`: all there are. */
export async function listSignIns(ctx: UserCtx, { isWhole = false } = {}): Promise<z.input<typeof SignIn>[]> {
  type Row = { at: Date; way: string; outcome: string; browser: string | null; system: string | null } & SignIn['place']
  const { rows } = await sql<Row>`select at, way, outcome, browser, system, country, city
    from (select s.*, row_number() over (partition by s.outcome order by s.at desc) as place from sign_in s
      where s.account_id = ${ctx.actor.accountId} and s.at > ${longAgo(ctx.now)}) s
    where ${isWhole} or place <= ${shown} order by at desc, sign_in_id desc`.execute(ctx.db)
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
    const { accountId, email, deviceId } = await useMailToken(tx, token, ['not_me'])
    const closed = await tx.db
      .updateTable('account')
      .set({ password_hash: null, pending_email: null, updated_at: tx.now })
      .where('account_id', '=', accountId)
      .where('email', '=', email)
      .where('status', '=', 'active')
      .returning('is_admin')
      .executeTakeFirst()
    if (!closed) throw tokenInvalid()
    // One that this device has set up is the stranger's. Of administrators it stays: a mailbox alone makes nobody one.
    await endWhatWasBefore(tx, accountId, closed.is_admin ? 'keep' : { of: deviceId })
  })
  return { done: true }
}

const longAgo = (now: Date) => new Date(now.getTime() - keptDays * 86_400_000)

export async function forgetOldSignIns(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom('sign_in').where('at', '<', longAgo(ctx.now)).execute()
}

export const signInRoutes = implement(signIns, { list: (ctx) => listSignIns(ctx), notMe }, signInDescriptions)
