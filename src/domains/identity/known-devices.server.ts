import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { deviceMet } from './events.ts'
import { deviceOf } from './rules.ts'
import { cookieName, placeOf } from './sessions.server.ts'

const dayMs = 86_400_000
/** Used no more, it is a new device again. */
const keptDays = 180
const rememberedDays = 30

const deviceCookie = (ctx: Ctx) => cookieName(ctx, 'device')
const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
const secretOf = (ctx: Ctx) => ctx.client.cookie(deviceCookie(ctx))

/** Whether somebody has logged in to that account in this browser before. */
export async function isKnown(tx: Ctx, accountId: string): Promise<boolean> {
  const secret = secretOf(tx)
  if (!secret) return false
  const { rows } = await sql`select from known_device
    where account_id = ${accountId} and secret_hash = ${hashOf(secret)}`.execute(tx.db)
  return rows.length > 0
}

/** Whether this browser need not be asked for the second factor of that account. */
export async function isRemembered(tx: Ctx, accountId: string): Promise<boolean> {
  const secret = secretOf(tx)
  if (!secret) return false
  const { rows } =
    await sql`select from known_device where account_id = ${accountId} and secret_hash = ${hashOf(secret)}
    and remembered_until > ${await databaseNow(tx)}`.execute(tx.db)
  return rows.length > 0
}

/**
 * Whoever logs in here: the browser is theirs from now on. `isSilent`: of who signs up, as nobody can have been before. Answers
 * which device it is.
 */
export async function meetDevice(
  tx: Ctx,
  accountId: string,
  { remember, isSilent }: { remember: boolean; isSilent: boolean },
): Promise<string> {
  const now = await databaseNow(tx)
  const secret = await secretFor(tx, accountId, remember)
  const { browser, system } = deviceOf(tx.client.userAgent)
  const { country, city } = placeOf(tx)
  const made = randomUUID()
  const until = remember ? new Date(now.getTime() + rememberedDays * dayMs) : null
  const { rows } = await sql<{ deviceId: string }>`insert into known_device
    (known_device_id, account_id, secret_hash, browser, system, country, city, created_at, last_used_at, remembered_until)
    values (${made}, ${accountId}, ${hashOf(secret)}, ${browser}, ${system}, ${country}, ${city}, ${now}, ${now}, ${until})
    on conflict (account_id, secret_hash) do update set last_used_at = excluded.last_used_at, browser = excluded.browser,
      system = excluded.system, country = excluded.country, city = excluded.city, remembered_until = coalesce(excluded.remembered_until, known_device.remembered_until)
    returning known_device_id as "deviceId"`.execute(tx.db)
  const deviceId = rows[0]?.deviceId ?? made
  if (deviceId === made && !isSilent && (await hasPast(tx, accountId, deviceId, now)))
    await emit(tx, deviceMet, { accountId, deviceId })
  tx.client.setCookie(deviceCookie(tx), secret, (keptDays * dayMs) / 1000)
  return deviceId
}

/** Not of the very first: there nobody else can have been before. */
async function hasPast(tx: Ctx, accountId: string, deviceId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`select from account a where a.account_id = ${accountId}
    and (a.created_at < ${new Date(now.getTime() - dayMs)} or exists (select from known_device o
      where o.account_id = a.account_id and o.known_device_id <> ${deviceId}))`.execute(tx.db)
  return rows.length > 0
}

/**
 * The one in the cookie, if this browser is known to the account by it already. Else, and where it is to be remembered, a new
 * one, which takes the place of the other with everybody: who used the browser before may have kept that.
 */
async function secretFor(tx: Ctx, accountId: string, remember: boolean): Promise<string> {
  const given = secretOf(tx)
  if (given && !remember) {
    const { rows } = await sql`select from known_device
      where account_id = ${accountId} and secret_hash = ${hashOf(given)}`.execute(tx.db)
    if (rows.length > 0) return given
  }
  const secret = randomBytes(32).toString('base64url')
  if (given)
    await tx.db
      .updateTable('known_device')
      .set({ secret_hash: hashOf(secret) })
      .where('secret_hash', '=', hashOf(given))
      .execute()
  return secret
}

/** All of them are asked for the second factor again; `id`: that one. Answers how many. */
export async function forgetDevices(tx: Ctx, accountId: string, id?: string): Promise<number> {
  const forgotten = await tx.db
    .updateTable('known_device')
    .set({ remembered_until: null })
    .where('account_id', '=', accountId)
    .where('remembered_until', 'is not', null)
    .$if(id !== undefined, (query) => query.where('known_device_id', '=', id ?? ''))
    .executeTakeFirst()
  return Number(forgotten.numUpdatedRows)
}

export async function listRemembered(ctx: Ctx, accountId: string) {
  const rows = await ctx.db
    .selectFrom('known_device')
    .select(['known_device_id as id', 'browser', 'system', 'last_used_at', 'remembered_until'])
    .where('account_id', '=', accountId)
    .where('remembered_until', '>', await databaseNow(ctx))
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ last_used_at, remembered_until, ...device }) => ({
    ...device,
    lastUsedAt: last_used_at.toISOString(),
    until: remembered_until?.toISOString() ?? '',
  }))
}

export async function forgetOldDevices(ctx: Ctx): Promise<void> {
  const longAgo = new Date(ctx.now.getTime() - keptDays * dayMs)
  await ctx.db.deleteFrom('known_device').where('last_used_at', '<', longAgo).execute()
}
