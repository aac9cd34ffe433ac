import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import type { notifications } from './contract.ts'
import { notificationRead } from './events.ts'
import { countNotifications, requireOwn } from './read-notifications.server.ts'
import { notifications as en } from './texts/en.ts'

type Input<Verb extends keyof typeof notifications> = z.output<(typeof notifications)[Verb]['input']>

/** Never unread again, so that asking twice changes nothing. */
export async function markRead(ctx: UserCtx, { id }: Input<'markRead'>) {
  const { providerId } = ctx.actor
  await transaction(ctx, async (tx) => {
    const { rows } = await sql<{
      type: string
    }>`update notification set status = 'read', read_at = ${await databaseNow(tx)}
      where provider_id = ${providerId}::uuid and notification_id = ${id} and status = 'unread' returning type`.execute(
      tx.db,
    )
    const [marked] = rows
    if (!marked) return requireThere(tx, id)
    await countDown(tx, new Map([[marked.type, 1]]))
  })
  const { unread } = await countNotifications(ctx)
  return { id, status: 'read' as const, count: unread }
}

async function requireThere({ db, actor }: UserCtx, id: string) {
  const { rows } = await sql`select from notification
    where provider_id = ${actor.providerId}::uuid and notification_id = ${id}`.execute(db)
  if (rows.length === 0) throw new AppError('not_found', 'notification_not_found', en.errors.notification_not_found)
}

/** In one go, as long as a statement may take; the rest in the next. */
const batch = 5000

export async function readAll(ctx: UserCtx) {
  // What comes while this goes on was not there to be read.
  const until = await databaseNow(ctx)
  let marked = 0
  for (let more = batch; more === batch; marked += more) more = await markSome(ctx, until)
  const { unread } = await countNotifications(ctx)
  return { marked, count: unread }
}

export async function markAllRead(ctx: UserCtx, whose: Input<'markAllRead'>) {
  requireOwn(ctx, whose)
  return readAll(ctx)
}

function markSome(ctx: UserCtx, until: Date): Promise<number> {
  const provider = sql`${ctx.actor.providerId}::uuid`
  return transaction(ctx, async (tx) => {
    const { rows: unread } = await sql<{ id: string }>`select notification_id as id from notification
      where provider_id = ${provider} and status = 'unread' and created_at <= ${until}
      order by created_at desc, notification_id desc limit ${batch} for update`.execute(tx.db)
    if (unread.length === 0) return 0
    const { rows } = await sql<{ type: string }>`update notification set status = 'read', read_at = ${until}
      where provider_id = ${provider} and notification_id = any(${unread.map(({ id }) => id)}::uuid[])
      returning type`.execute(tx.db)
    const byType = new Map<string, number>()
    for (const { type } of rows) byType.set(type, (byType.get(type) ?? 0) + 1)
    await countDown(tx, byType)
    return rows.length
  })
}

/** In the order of their names: two at once wait for each other, and never in a circle. */
async function countDown(tx: UserCtx, byType: ReadonlyMap<string, number>) {
  for (const [type, marked] of [...byType].sort(([a], [b]) => (a < b ? -1 : 1)))
    await sql`update notification_count set unread = unread - ${marked}
      where provider_id = ${tx.actor.providerId}::uuid and type = ${type}`.execute(tx.db)
  await emit(tx, notificationRead, { accountId: tx.actor.accountId })
}
