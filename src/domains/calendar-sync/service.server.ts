import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { forbidden } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { calendarOf } from '../bookings/calendar-file.server.ts'
import { listForFeed } from '../bookings/read-booking.server.ts'
import { endsWithFirstProof } from '../identity/first-proof.server.ts'
import { lockActiveAccount } from '../identity/lock-account.server.ts'
import { requireSession } from '../identity/sessions.server.ts'
import { type Feed, type FeedKind, feeds } from './contract.ts'

type Row = { feed_id: string; kind: FeedKind; created_at: Date }

export async function listFeeds(ctx: UserCtx): Promise<Feed[]> {
  const { rows } = await sql<Row>`select feed_id, kind, created_at from calendar_feed
    where account_id = ${ctx.actor.accountId} and revoked_at is null order by kind`.execute(ctx.db)
  return rows.map((row) => toFeed(ctx, row))
}

export function createFeed(ctx: UserCtx, { kind }: { kind: FeedKind }): Promise<Feed> {
  const { accountId, providerId } = ctx.actor
  if (kind === 'provider' && providerId === null) throw forbidden()
  return transaction(ctx, async (tx) => {
    // Two made at once come one after the other; so does the deletion of the account.
    await lockActiveAccount(tx, accountId)
    // An address outlives the session: whoever ends that in this moment ends this as well.
    await requireSession(tx, tx.actor)
    const created_at = await databaseNow(tx)
    await revoke(tx, accountId, kind, created_at)
    // Not one that tells the time: the id is half of a secret.
    const feed_id = randomUUID()
    await tx.db.insertInto('calendar_feed').values({ feed_id, account_id: accountId, kind, created_at }).execute()
    return toFeed(tx, { feed_id, kind, created_at })
  })
}

export async function revokeFeed(ctx: UserCtx, { kind }: { kind: FeedKind }): Promise<{ kind: FeedKind }> {
  await revoke(ctx, ctx.actor.accountId, kind, ctx.now)
  return { kind }
}

/** A secret address that a stranger has made would tell them of all that its owner books later. */
endsWithFirstProof(async (tx, accountId) => {
  for (const kind of ['customer', 'provider'] as const) await revoke(tx, accountId, kind, await databaseNow(tx))
})

function revoke(ctx: Ctx, accountId: string, kind: FeedKind, at: Date) {
  return sql`update calendar_feed set revoked_at = ${at}
    where account_id = ${accountId} and kind = ${kind} and revoked_at is null`.execute(ctx.db)
}

function toFeed(ctx: Ctx, { feed_id, kind, created_at }: Row): Feed {
  const url = `${ctx.app.origin}/ical/${tokenOf(ctx.app.authSecret, feed_id)}.ics`
  return { kind, url, createdAt: created_at.toISOString() }
}

function signature(secret: Uint8Array, feedId: string): Buffer {
  return createHmac('sha256', secret).update(`calendar-feed ${feedId}`).digest()
}

/** The id and what only we can derive from it. */
function tokenOf(secret: Uint8Array, feedId: string): string {
  return Buffer.concat([Buffer.from(feedId.replaceAll('-', ''), 'hex'), signature(secret, feedId)]).toString(
    'base64url',
  )
}

function readToken(secret: Uint8Array, token: string): string | null {
  if (!/^[\w-]{64}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes
    .subarray(0, 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return timingSafeEqual(bytes.subarray(16), signature(secret, id)) ? id : null
}

/** The calendar behind a secret address; null: there is none, or none any more. */
export async function readFeed(ctx: Ctx, token: string): Promise<string | null> {
  const feedId = readToken(ctx.app.authSecret, token)
  if (!feedId) return null
  const { rows } = await sql<{ account_id: string; kind: FeedKind }>`
    select f.account_id, f.kind from calendar_feed f join account a on a.account_id = f.account_id
    where f.feed_id = ${feedId} and f.revoked_at is null and a.status = 'active'`.execute(ctx.db)
  const [row] = rows
  if (!row) return null
  const isForProvider = row.kind === 'provider'
  const bookings = await listForFeed(ctx, row.account_id, row.kind)
  return calendarOf(bookings, ctx.app.origin, isForProvider, 'Highstreet')
}

export const routes = implement(
  feeds,
  { list: listFeeds, create: createFeed, revoke: revokeFeed },
  {
    create: {
      detail:
        'The answer holds the secret address that calendar programs subscribe to. The kind `provider` is for owners of a business.',
      refusals: ['forbidden', 'session_ended', 'login_again_needed'],
    },
  },
)
