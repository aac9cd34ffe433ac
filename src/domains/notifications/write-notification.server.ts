import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { lockAccount } from '../identity/lock-account.server.ts'
import { isWanted } from '../identity/messages.server.ts'
import type { NotificationType } from './contract.ts'
import { notificationCreated, pushDue } from './events.ts'
import { placeOf } from './route.server.ts'
import { kindOf } from './rules.ts'

export type NewNotification = {
  type: NotificationType
  /** What happened. Once written for it, nothing is written again. */
  eventKey: string
  providerId: string
  at: Date
  bookingId?: string
  change?: number
  reviewId?: string
  /** Of what the office has decided, with its own words. */
  reason?: string
  words?: string
}

/** For the owner of the provider, unless they do not want such ones here; of one who has left nothing is written. */
export async function writeNotification(ctx: Ctx, notification: NewNotification): Promise<void> {
  const { providerId, type } = notification
  const address = await ctx.db
    .selectFrom('provider_address')
    .select('account_id')
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  if (!address) return
  const accountId = address.account_id
  await transaction(ctx, async (tx) => {
    await lockAccount(tx, accountId)
    const owner = await tx.db
      .selectFrom('account')
      .select('account_id')
      .where('account_id', '=', accountId)
      .where('status', '<>', 'deleted')
      .executeTakeFirst()
    if (!owner) return
    const kind = kindOf(type)
    const isInBell = await isWanted(tx.db, accountId, kind, 'app')
    const due = {
      ...{ accountId, kind, title: `titles.${type}`, ...(await placeOf(tx, notification, await databaseNow(tx))) },
      ...{ key: notification.eventKey, at: notification.at.toISOString() },
      // Whatever is no booking is read in the bell afterwards.
      inQuietHours: isInBell && kind !== 'bookings' ? ('left_out' as const) : ('waits' as const),
    }
    if (!isInBell) return void (await emit(tx, pushDue, due))
    const notificationId = randomUUIDv7()
    const written = await tx.db
      .insertInto('notification')
      .values({
        provider_id: providerId,
        notification_id: notificationId,
        type,
        event_key: notification.eventKey,
        booking_id: notification.bookingId ?? null,
        change: notification.change ?? null,
        review_id: notification.reviewId ?? null,
        created_at: notification.at,
        reason: notification.reason ?? null,
        words: notification.words ?? '',
      })
      .onConflict((conflict) => conflict.constraint('notification_once').doNothing())
      .executeTakeFirst()
    if (written.numInsertedOrUpdatedRows !== 1n) return
    await sql`insert into notification_count (provider_id, type, unread, total) values (${providerId}, ${type}, 1, 1)
      on conflict (provider_id, type)
        do update set unread = notification_count.unread + 1, total = notification_count.total + 1`.execute(tx.db)
    await emit(tx, notificationCreated, { accountId, notificationId })
    await emit(tx, pushDue, { ...due, providerId })
  })
}
