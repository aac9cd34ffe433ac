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

/** Whether this browser need not be asked for the second factor of that account. */
export async function isRemembered(tx: Ctx, accountId: string): Promise<boolean> {
  const secret = secretOf(tx)
  if (!secret) return false
  const { rows } =
    await sql`select from known_device where account_id = ${accountId} and secret_hash = ${hashOf(secret)}
    and remembered_until > ${await databaseNow(tx)}`.execute(tx.db)
  return rows.length > 0
}

/** Whoever logs in here: the browser is theirs from now on. */
export async function meetDevice(tx: Ctx, accountId: string, { remember = false } = {}): Promise<void> {
  const now = await databaseNow(tx)
  const given = secretOf(tx)
  // One that we have given ourselves: of another account in the same browser it may be, too.
  const isOurs = given
    ? await tx.db
        .selectFrom('known_device')
        .select('account_id')
        .where('secret_hash', '=', hashOf(given))
        .limit(1)
        .executeTakeFirst()
    : undefined
  const secret = given && isOurs ? given : randomBytes(32).toString('base64url')
  const { browser, system } = deviceOf(tx.client.userAgent)
  const { country, city } = placeOf(tx)
  const deviceId = randomUUID()
  const until = remember ? new Date(now.getTime() + rememberedDays * dayMs) : null
  await sql`insert into known_device
    (known_device_id, account_id, secret_hash, browser, system, country, city, created_at, last_used_at, remembered_until)
    values (${deviceId}, ${accountId}, ${hashOf(secret)}, ${browser}, ${system}, ${country}, ${city}, ${now}, ${now}, ${until})
    on conflict (account_id, secret_hash) do update set last_used_at = excluded.last_used_at, browser = excluded.browser,
      system = excluded.system, country = excluded.country, city = excluded.city, remembered_until = coalesce(excluded.remembered_until, known_device.remembered_until)`.execute(
    tx.db,
  )
  // Not at the very first: there nobody else can have been before.
  const { rows } =
    await sql`select from known_device k where account_id = ${accountId} and known_device_id = ${deviceId}
    and exists (select from known_device o where o.account_id = k.account_id and o.known_device_id <> k.known_device_id)`.execute(
      tx.db,
    )
  if (rows.length > 0) await emit(tx, deviceMet, { accountId, deviceId })
  tx.client.setCookie(deviceCookie(tx), secret, (keptDays * dayMs) / 1000)
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
