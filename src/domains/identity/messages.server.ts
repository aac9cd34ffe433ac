import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx, Database } from '../../lib/context.ts'
import { isOver, noteDropped } from '../../lib/messages.server.ts'
import { zoneDay } from '../../lib/time.server.ts'
import { isQuiet } from './messages.rules.ts'
import {
  canBeEnded,
  type EndedKind,
  type MessageChannel,
  type MessageKind,
  messageKinds,
  messageTable,
} from './messages-contract.ts'

/** Minutes past midnight of a wall clock. */
export type QuietHours = { from: number; to: number; timezone: string }

/** Asked by whoever sends. */
export async function isWanted(db: Database, accountId: string, kind: MessageKind, channel: MessageChannel) {
  const cell = messageTable[kind][channel]
  if (cell !== 'switch') return cell === 'always'
  return !(await listUnwanted(db, accountId)).some((one) => one.kind === kind && one.channel === channel)
}

/** Of a mail: where it is not, a row of the message says so, unless it went before. */
export async function isMailWanted(ctx: Ctx, key: string, accountId: string, kind: EndedKind): Promise<boolean> {
  if (await isWanted(ctx.db, accountId, kind, 'mail')) return true
  if (!(await isOver(ctx, key))) await noteDropped(ctx, { key, channel: 'mail', accountId }, 'not_wanted')
  return false
}

export type Unwanted = { kind: MessageKind; channel: MessageChannel }

export async function listUnwanted(db: Database, accountId: string): Promise<Unwanted[]> {
  const { rows } = await sql<Unwanted>`select kind, channel from message_off where account_id = ${accountId}
    union all select 'reviews', 'mail' from account where account_id = ${accountId} and not mails_reviews
    union all select 'reminders', 'mail' from account where account_id = ${accountId} and not mails_reminders`.execute(
    db,
  )
  return rows
}

/** Older than the table of what is off: of these the account says it, and nothing else does. */
const ownColumns: Partial<Record<MessageKind, 'mails_reviews' | 'mails_reminders'>> = {
  reviews: 'mails_reviews',
  reminders: 'mails_reminders',
}

/** Also of somebody who is suspended, and may be back; of whoever has left nothing is written. */
export async function setWanted(tx: Ctx, accountId: string, { kind, channel }: Unwanted, isOn: boolean) {
  const column = channel === 'mail' ? ownColumns[kind] : undefined
  if (column) {
    await tx.db
      .updateTable('account')
      .set({ [column]: isOn })
      .where('account_id', '=', accountId)
      .where('status', '!=', 'deleted')
      .execute()
    return
  }
  if (isOn)
    await sql`delete from message_off where account_id = ${accountId} and kind = ${kind} and channel = ${channel}`.execute(
      tx.db,
    )
  else
    await sql`insert into message_off select account_id, ${kind}, ${channel} from account
      where account_id = ${accountId} and status <> 'deleted' for key share on conflict do nothing`.execute(tx.db)
}

export async function setLanguage(tx: Ctx, accountId: string, language: string) {
  await tx.db.updateTable('account').set({ language }).where('account_id', '=', accountId).execute()
}

export async function findQuietHours(db: Database, accountId: string): Promise<QuietHours | null> {
  const { rows } = await sql<QuietHours>`select from_minute as "from", to_minute as "to", timezone from quiet_hours
    where account_id = ${accountId}`.execute(db)
  return rows[0] ?? null
}

/** null: none. */
export async function setQuietHours(tx: Ctx, accountId: string, hours: QuietHours | null) {
  await tx.db.deleteFrom('quiet_hours').where('account_id', '=', accountId).execute()
  if (hours)
    await tx.db
      .insertInto('quiet_hours')
      .values({ account_id: accountId, from_minute: hours.from, to_minute: hours.to, timezone: hours.timezone })
      .execute()
}

/** When the quiet hours end in which `now` lies; null: it lies in none. */
export async function quietUntil(db: Database, accountId: string, now: Date): Promise<Date | null> {
  const hours = await findQuietHours(db, accountId)
  return hours && endOfQuiet(hours, now)
}

export function endOfQuiet({ from, to, timezone }: QuietHours, now: Date): Date | null {
  const wall = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone)
  const minute = wall.hour * 60 + wall.minute
  if (!isQuiet(minute, { from, to })) return null
  const date = minute < to ? wall.toPlainDate() : wall.toPlainDate().add({ days: 1 })
  return new Date(zoneDay(timezone, date.toString()).instantOf(to))
}

/** With the account. */
export async function forgetMessageChoices(tx: Ctx, accountId: string) {
  for (const table of ['message_off', 'quiet_hours'] as const)
    await tx.db.deleteFrom(table).where('account_id', '=', accountId).execute()
}

const signature = (secret: Uint8Array, what: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${what}`).digest()

/** Of a link in a mail: whoever holds the mail may end such mails, and nothing else. It does not run out: the mail stays as well. */
export function unsubscribePath({ app }: Ctx, accountId: string, kind: MessageKind): string {
  const what = `${accountId}.${kind}`
  return `/unsubscribe/${what}.${signature(app.authSecret, what).toString('base64url')}`
}

/** null: it is none of ours, or of what cannot be ended. */
export function readUnsubscribe({ app }: Ctx, token: string): { accountId: string; kind: EndedKind } | null {
  const [, what = '', accountId = '', name = '', given = ''] =
    /^(([0-9a-f-]{36})\.([a-z]+))\.([\w-]{43})$/.exec(token) ?? []
  const kind = messageKinds.find((one) => one === name)
  if (!kind || !canBeEnded(kind)) return null
  const isOurs = timingSafeEqual(Buffer.from(given, 'base64url'), signature(app.authSecret, what))
  return isOurs ? { accountId, kind } : null
}
