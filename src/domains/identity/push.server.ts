import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import type { PushTarget } from '../../lib/push.server.ts'
import { lockActiveAccount } from './lock-account.server.ts'
import { push } from './push-contract.ts'
import { goesOn, requireSession } from './sessions.server.ts'

/** More than anybody has devices; the one that was asked longest ago goes. */
const most = 20

async function getState(ctx: UserCtx) {
  const found = await ctx.db
    .selectFrom('push_subscription')
    .select('push_subscription_id')
    .where('account_id', '=', ctx.actor.accountId)
    .where('session_id', '=', ctx.actor.sessionId)
    .executeTakeFirst()
  return { publicKey: ctx.app.pusher.publicKey, isOn: found !== undefined }
}

/** A browser has one, whoever was signed in there before. */
export async function subscribePush(ctx: UserCtx, { endpoint, p256dh, auth }: z.output<typeof push.subscribe.input>) {
  const { accountId: account_id, sessionId: session_id } = ctx.actor
  await transaction(ctx, async (tx) => {
    await lockActiveAccount(tx, account_id)
    await requireSession(tx, tx.actor)
    await tx.db
      .deleteFrom('push_subscription')
      .where(({ or, eb }) => or([eb('endpoint', '=', endpoint), eb('session_id', '=', session_id)]))
      .execute()
    const push_subscription_id = randomUUIDv7()
    const row = { push_subscription_id, endpoint, account_id, session_id, p256dh, auth, created_at: tx.now }
    await tx.db.insertInto('push_subscription').values(row).execute()
    await sql`delete from push_subscription where account_id = ${account_id} and push_subscription_id not in (
      select push_subscription_id from push_subscription where account_id = ${account_id}
      order by push_subscription_id desc limit ${most})`.execute(tx.db)
  })
  return getState(ctx)
}

async function unsubscribePush(ctx: UserCtx) {
  await ctx.db.deleteFrom('push_subscription').where('session_id', '=', ctx.actor.sessionId).execute()
  return getState(ctx)
}

export const pushRoutes = implement(
  push,
  { get: getState, subscribe: subscribePush, unsubscribe: unsubscribePush },
  {
    subscribe: {
      detail: 'As the browser gives them (`PushSubscription`): its address, without a port, and its two keys.',
      refusals: ['session_ended', 'login_again_needed'],
      example: {
        endpoint: 'https://push.services.example/wpush/v2/gAAAAABk',
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  },
)

export type Subscribed = PushTarget & { id: string; accountId: string; sessionId: string; language: string }

/** Of sessions that go on, and people who are not shut out. */
export async function listSubscribed(
  { db, now }: Ctx,
  of: { accountId: string } | { id: string },
): Promise<Subscribed[]> {
  const { rows } = await sql<Subscribed>`
    select p.push_subscription_id as id, p.account_id as "accountId", p.session_id as "sessionId", p.endpoint, p.p256dh,
      p.auth, a.language
    from push_subscription p join session s on s.session_id = p.session_id join account a on a.account_id = p.account_id
    where ${'id' in of ? sql`p.push_subscription_id = ${of.id}` : sql`p.account_id = ${of.accountId}`}
      and ${goesOn(now)} and a.status = 'active'`.execute(db)
  return rows
}

export const forgetSubscription = ({ db }: Ctx, id: string) =>
  db.deleteFrom('push_subscription').where('push_subscription_id', '=', id).execute()

/** Of whom no session is left for it. */
export async function forgetEndedSubscriptions({ db, now }: Ctx) {
  await sql`delete from push_subscription p using session s where s.session_id = p.session_id
    and not ${goesOn(now)}`.execute(db)
}

/** With the account. */
export const forgetSubscriptionsOf = ({ db }: Ctx, accountId: string) =>
  db.deleteFrom('push_subscription').where('account_id', '=', accountId).execute()
