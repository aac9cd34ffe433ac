import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { defaultLanguage, pickLanguage } from '../../i18n/languages.ts'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { once } from '../../lib/idempotency.server.ts'
import { bookingNotFound, findParties } from '../bookings/read-booking.server.ts'
import { withProviderAndCustomerLock, withProviderLock } from '../holds/provider-lock.server.ts'
import { uploadPath } from '../uploads/rules.ts'
import { showUploads } from '../uploads/shown-uploads.server.ts'
import { forgetOpinion } from './analyse-reviews.server.ts'
import type { ReportReason, Review } from './contract.ts'
import { reviewChanged, reviewWritten } from './events.ts'
import { flagBurst } from './flag-burst.server.ts'
import { refreshRating } from './provider-rating.server.ts'
import { findReview, readReview, reviewNotFound } from './read-review.server.ts'
import { settleReports } from './report.server.ts'
import type { reviewing } from './reviewing-contract.ts'
import { checkEditable, checkReviewable } from './rules.ts'
import { reviews as en } from './texts/en.ts'

type Input<Verb extends keyof typeof reviewing> = z.output<(typeof reviewing)[Verb]['input']>

const notYours = () => new AppError('forbidden', 'review_not_yours', en.errors.review_not_yours)

/** Under the locks a booking is made under: the booking, its reviews and the account stay as they are read. */
export async function createReview(ctx: UserCtx, { idempotencyKey, ...input }: Input<'create'>): Promise<Review> {
  const { bookingId, rating, text } = input
  const photos = pathsOf(input.photos ?? [])
  const { providerId, customerId } = await findParties(ctx.db, bookingId)
  const { accountId, isAdmin } = ctx.actor
  if (accountId !== customerId) throw isAdmin || ctx.actor.providerId === providerId ? notYours() : bookingNotFound()
  return withProviderAndCustomerLock(ctx, providerId, (tx, _providerId, { isVerified }) =>
    once(tx, 'reviews.create', idempotencyKey, input, async () => {
      if (!isVerified) throw new AppError('forbidden', 'email_unverified', en.errors.email_unverified)
      await requireReviewable(tx, providerId, bookingId)
      const reviewId = randomUUIDv7()
      const written = await tx.db
        .insertInto('review')
        .values({
          provider_id: providerId,
          review_id: reviewId,
          booking_id: bookingId,
          customer_id: accountId,
          rating,
          text,
          photos,
          language: pickLanguage(tx.locale) ?? defaultLanguage,
          created_at: tx.now,
        })
        .onConflict((conflict) => conflict.columns(['provider_id', 'booking_id']).doNothing())
        .executeTakeFirst()
      if (written.numInsertedOrUpdatedRows !== 1n)
        throw new AppError('conflict', 'review_exists', en.errors.review_exists)
      await showUploads(tx, accountId, { before: [], after: photos })
      await flagBurst(tx, providerId)
      await emit(tx, reviewWritten, { reviewId, providerId })
      return changed(tx, providerId, reviewId)
    }),
  )
}

const pathsOf = (uploadIds: readonly string[]) => uploadIds.map((id) => uploadPath(id.toLowerCase()))

async function requireReviewable(tx: Ctx, providerId: string, bookingId: string) {
  const booking = await tx.db
    .selectFrom('booking')
    .select(['status', 'ends_at'])
    .where('provider_id', '=', providerId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  if (!booking) throw bookingNotFound()
  const refused = checkReviewable({ status: booking.status, endsAt: booking.ends_at }, tx.now)
  if (refused === 'not_completed') throw new AppError('conflict', 'not_completed', en.errors.not_completed)
  if (refused === 'review_too_late') throw new AppError('conflict', 'review_too_late', en.errors.review_too_late)
}

/** The same words, stars and photos again change nothing; of the photos there were nothing is kept. */
export async function updateReview(ctx: UserCtx, { id, rating, text, ...input }: Input<'update'>): Promise<Review> {
  return withOwnReview(ctx, id, async (tx, review) => {
    const { providerId } = review
    const refused = checkEditable(review, tx.now)
    if (refused === 'review_removed') throw removed()
    if (review.isFolded) throw new AppError('conflict', 'review_folded', en.errors.review_folded)
    if (refused === 'review_answered') throw new AppError('conflict', 'review_answered', en.errors.review_answered)
    if (refused === 'review_edit_over') throw new AppError('conflict', 'review_edit_over', en.errors.review_edit_over)
    const photos = input.photos ? pathsOf(input.photos) : review.photos
    const isSaid = rating === review.rating && text === review.text
    if (isSaid && photos.join() === review.photos.join()) return readReview(tx, providerId, id)
    await showUploads(tx, review.customerId, { before: review.photos, after: photos })
    if (!isSaid) await keepVersion(tx, id, review)
    await sql`update review set rating = ${rating}, text = ${text}, photos = ${photos}, edited_at = ${tx.now}
      where provider_id = ${providerId} and review_id = ${id}`.execute(tx.db)
    await forgetOpinion(tx, providerId, id)
    return changed(tx, providerId, id)
  })
}

async function keepVersion(tx: Ctx, id: string, { providerId, ...review }: LockedReview) {
  const { rows } = await sql<{ versions: number }>`select count(*)::int as versions from review_version
    where provider_id = ${providerId} and review_id = ${id}`.execute(tx.db)
  await tx.db
    .insertInto('review_version')
    .values({
      provider_id: providerId,
      review_id: id,
      version: (rows[0]?.versions ?? 0) + 1,
      rating: review.rating,
      text: review.text,
      written_at: review.editedAt ?? review.createdAt,
    })
    .execute()
}

/** Its words and photos go, also the words of the reply; that the booking had a review stays, so that it does not get another. */
export async function deleteReview(ctx: UserCtx, { id }: Input<'remove'>): Promise<{ id: string }> {
  return withOwnReview(ctx, id, async (tx, { providerId, customerId, status, photos }) => {
    if (status !== 'published') throw removed()
    await showUploads(tx, customerId, { before: photos, after: [] })
    for (const table of ['review_version', 'helpful_vote'] as const)
      await tx.db.deleteFrom(table).where('provider_id', '=', providerId).where('review_id', '=', id).execute()
    // That it was reported, and what came of it, stays for the numbers of the year.
    await settleReports(tx, { providerId, reviewId: id }, 'gone')
    await sql`update report set details = ''
      where provider_id = ${providerId} and review_id = ${id}`.execute(tx.db)
    await sql`update review set status = 'deleted', text = '', photos = '{}', helpful_count = 0, response_text = null, responded_at = null
      where provider_id = ${providerId} and review_id = ${id}`.execute(tx.db)
    await forgetOpinion(tx, providerId, id)
    await refreshRating(tx, providerId)
    await emit(tx, reviewChanged, { reviewId: id, providerId })
    return { id }
  })
}

const removed = () => new AppError('conflict', 'review_removed', en.errors.review_removed)

async function changed(tx: Ctx, providerId: string, reviewId: string): Promise<Review> {
  await refreshRating(tx, providerId)
  await emit(tx, reviewChanged, { reviewId, providerId })
  return readReview(tx, providerId, reviewId)
}

export type LockedReview = {
  providerId: string
  customerId: string
  status: string
  removedReason: ReportReason | null
  isFolded: boolean
  rating: number
  text: string
  photos: string[]
  createdAt: Date
  editedAt: Date | null
  hasResponse: boolean
}

/** Whether it still says what was read; whoever does not say when that was means it as it is. */
export const isAsSeen = ({ createdAt, editedAt }: LockedReview, seenAt: string | undefined) =>
  seenAt === undefined || Date.parse(seenAt) === (editedAt ?? createdAt).getTime()

async function withOwnReview<T>(
  ctx: UserCtx,
  id: string,
  work: (tx: UserCtx, review: LockedReview) => Promise<T>,
): Promise<T> {
  const { providerId, customerId } = await findReview(ctx.db, id)
  if (customerId !== ctx.actor.accountId) {
    // Whoever may not see it hears nothing of it.
    await readReview(ctx, providerId, id)
    throw notYours()
  }
  // Also under the lock of the account: of somebody who leaves meanwhile nothing new is written.
  return withProviderAndCustomerLock(ctx, providerId, async (tx) => work(tx, await lockReview(tx, providerId, id)))
}

/** Under the lock of its provider, whose rating it makes; a deleted one answers as one that does not exist. */
export function withLockedReview<C extends Ctx, T>(
  ctx: C,
  providerId: string,
  id: string,
  work: (tx: C, review: LockedReview) => Promise<T>,
): Promise<T> {
  return withProviderLock(ctx, providerId, async (tx) => work(tx, await lockReview(tx, providerId, id)))
}

/** Who votes meanwhile waits, too. */
export async function lockReview(tx: Ctx, providerId: string, id: string): Promise<LockedReview> {
  const row = await tx.db
    .selectFrom('review')
    .select([
      'customer_id',
      'status',
      'removed_reason',
      'folded_reason',
      'rating',
      'text',
      'photos',
      'created_at',
      'edited_at',
      'response_text',
    ])
    .where('provider_id', '=', providerId)
    .where('review_id', '=', id)
    .where('status', '<>', 'deleted')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw reviewNotFound()
  return {
    providerId,
    customerId: row.customer_id,
    status: row.status,
    removedReason: row.removed_reason as ReportReason | null,
    isFolded: row.folded_reason !== null,
    rating: row.rating,
    text: row.text,
    photos: row.photos,
    createdAt: row.created_at,
    editedAt: row.edited_at,
    hasResponse: row.response_text !== null,
  }
}
