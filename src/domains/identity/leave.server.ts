import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { forgetAnswers } from '../../lib/idempotency.server.ts'
import type { AccountExport } from './account-contract.ts'
import { accountDeleted } from './events.ts'
import { lockActiveAccount, lockOwnProvider } from './lock-account.server.ts'
import { getPreferences, getProfile, listDevices, self } from './profile.server.ts'
import { confirmPassword } from './recovery.server.ts'

type Export = z.infer<typeof AccountExport>
type BookingRow = Omit<Export['bookings'][number], 'startsAt' | 'endsAt' | 'createdAt'> &
  Record<'starts_at' | 'ends_at' | 'created_at', Date>

export async function exportData(ctx: Ctx): Promise<Export> {
  const { accountId } = self(ctx)
  await ctx.app.limits.take('exportData', accountId)
  const [account, preferences, devices, bookings, reviews] = await Promise.all([
    getProfile(ctx),
    getPreferences(ctx),
    listDevices(ctx),
    ownBookings(ctx, accountId),
    ownReviews(ctx, accountId),
  ])
  return { exportedAt: ctx.now.toISOString(), account, preferences, devices, bookings, reviews }
}

async function ownBookings(ctx: Ctx, accountId: string): Promise<Export['bookings']> {
  const { rows } = await sql<BookingRow>`
    select b.booking_id as id, p.business_name as provider, b.status, b.starts_at, b.ends_at, b.timezone,
      b.total_minor as "totalMinor", b.currency, b.notes, b.cancel_reason as "cancelReason", b.created_at,
      array(select s.service_name from segment s
        where s.provider_id = b.provider_id and s.booking_id = b.booking_id order by s.position) as services
    from booking b join provider p on p.provider_id = b.provider_id
    where b.customer_id = ${accountId} order by b.starts_at`.execute(ctx.db)
  return rows.map(({ starts_at, ends_at, created_at, ...row }) => ({
    ...row,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    createdAt: created_at.toISOString(),
  }))
}

async function ownReviews(ctx: Ctx, accountId: string): Promise<Export['reviews']> {
  const rows = await ctx.db
    .selectFrom('review')
    .innerJoin('provider', 'provider.provider_id', 'review.provider_id')
    .select(['review_id', 'business_name', 'rating', 'text', 'review.created_at', 'response_text'])
    .where('customer_id', '=', accountId)
    .orderBy('review.created_at')
    .execute()
  return rows.map((row) => ({
    id: row.review_id,
    provider: row.business_name,
    rating: row.rating,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    response: row.response_text,
  }))
}

/** What stands where the name was: the specification's words for a reviewer whom nobody knows. */
const nobody = { first_name: 'Verified', last_name: 'Customer' }

/**
 * The row stays and loses everything personal, because bookings and reviews hang on it: the provider keeps the diary,
 * readers keep the reviews. Somebody who is still expected somewhere has to cancel first.
 */
export async function deleteAccount(ctx: Ctx, { password }: { password: string }): Promise<{ done: true }> {
  const actor = self(ctx)
  await confirmPassword(ctx, actor, password)
  await transaction(ctx, async (locked) => {
    // Nobody books here or by this account from now on: who was faster is counted below, who comes later sees it gone.
    const providerId = await lockOwnProvider(locked, actor.accountId)
    await lockActiveAccount(locked, actor.accountId)
    const tx = { ...locked, now: await databaseNow(locked) }
    const account = await tx.db
      .selectFrom('account')
      .select('email')
      .where('account_id', '=', actor.accountId)
      .executeTakeFirstOrThrow()
    await refuseWhileExpected(tx, actor.accountId)
    await tx.db
      .updateTable('account')
      .set({
        ...nobody,
        email: `${actor.accountId}@deleted.invalid`,
        password_hash: null,
        email_verified_at: null,
        pending_email: null,
        avatar_url: null,
        is_admin: false,
        mails_reminders: false,
        mails_reviews: false,
        mails_news: false,
        status: 'deleted',
        updated_at: tx.now,
      })
      .where('account_id', '=', actor.accountId)
      .execute()
    for (const table of ['session', 'account_token'] as const)
      await tx.db.deleteFrom(table).where('account_id', '=', actor.accountId).execute()
    await forgetAnswers(tx, actor.accountId)
    await emit(tx, accountDeleted, { accountId: actor.accountId, email: account.email, providerId })
  })
  return { done: true }
}

async function refuseWhileExpected(tx: Ctx, accountId: string) {
  const { rows } = await sql<{ own: number; asProvider: number }>`
    select count(*) filter (where b.customer_id = ${accountId})::int as own,
      count(*) filter (where p.account_id = ${accountId})::int as "asProvider"
    from booking b join provider p on p.provider_id = b.provider_id
    where (b.customer_id = ${accountId} or p.account_id = ${accountId})
      and b.status in ('pending', 'confirmed') and b.ends_at > ${tx.now}`.execute(tx.db)
  const { own = 0, asProvider = 0 } = rows[0] ?? {}
  if (own + asProvider > 0) {
    const message = 'There are bookings ahead. Please cancel them first, so that nobody waits for nobody.'
    throw new AppError('conflict', 'upcoming_bookings', message, { data: { own, asProvider } })
  }
}
