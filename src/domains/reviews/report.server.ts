import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, forbidden } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { lockActiveAccount } from '../identity/lock-account.server.ts'
import { photoPaths } from '../providers/photos.rules.ts'
import { requireOpen } from '../providers/provider-id.server.ts'
import { getProvider } from '../providers/service.server.ts'
import { reportDecided, reviewReported } from './events.ts'
import type { ReportOutcome } from './moderation-contract.ts'
import { findReview, readReview, reviewNotFound } from './read-review.server.ts'
import type { reviewing } from './reviewing-contract.ts'
import { reviews as en } from './texts/en.ts'

type Input = z.output<typeof reviewing.report.input>
type Reported = { providerId: string; reviewId: string | null; photo: string | null }

export async function reportReview(ctx: UserCtx, { id, ...report }: Input) {
  const { providerId, customerId } = await findReview(ctx.db, id)
  await readReview(ctx, providerId, id)
  if (customerId === ctx.actor.accountId) throw ownReport()
  return writeReport(ctx, { providerId, reviewId: id, photo: null }, report)
}

export async function reportProvider(ctx: UserCtx, { id, photo, ...report }: Input & { photo?: string | undefined }) {
  const providerId = await requireOpen(ctx.db, id)
  if (providerId === ctx.actor.providerId) throw ownReport()
  if (photo !== undefined) await requirePhoto(ctx, providerId, photo)
  return writeReport(ctx, { providerId, reviewId: null, photo: photo ?? null }, report)
}

async function requirePhoto(ctx: UserCtx, id: string, photo: string) {
  const { profileImage, galleryImages } = await getProvider(ctx, { id })
  if (!photoPaths(profileImage, galleryImages).includes(photo))
    throw new AppError('not_found', 'photo_not_found', en.errors.photo_not_found)
}

const ownReport = () => new AppError('forbidden', 'own_report', en.errors.own_report)

/** A report hides nothing: a person decides. */
async function writeReport(
  ctx: UserCtx,
  { providerId, reviewId, photo }: Reported,
  { reason, details }: Omit<Input, 'id'>,
) {
  // Who decides does not accuse.
  if (ctx.actor.isAdmin) throw forbidden()
  return transaction(ctx, async (tx) => {
    await lockActiveAccount(tx, tx.actor.accountId)
    if (reviewId !== null) await lockPublished(tx, providerId, reviewId)
    const [id, created_at] = [randomUUIDv7(), await databaseNow(tx)]
    const written = await tx.db
      .insertInto('report')
      .values({
        provider_id: providerId,
        report_id: id,
        review_id: reviewId,
        photo,
        reporter_id: tx.actor.accountId,
        reason,
        details,
        created_at,
      })
      .onConflict((conflict) => conflict.constraint('report_once').doNothing())
      .executeTakeFirst()
    if (written.numInsertedOrUpdatedRows !== 1n)
      throw new AppError('conflict', 'already_reported', en.errors.already_reported)
    if (reviewId !== null) await emit(tx, reviewReported, { reportId: id, providerId })
    return { id, createdAt: created_at.toISOString() }
  })
}

/** Of one that is being deleted no report would ever be decided. */
async function lockPublished({ db }: UserCtx, providerId: string, reviewId: string) {
  const { rows } = await sql`select from review
    where provider_id = ${providerId} and review_id = ${reviewId} and status = 'published' for share`.execute(db)
  if (rows.length === 0) throw reviewNotFound()
}

export type Thing = { providerId: string; reviewId?: string; photo?: string }

export const isOf = ({ providerId, reviewId, photo }: Thing) =>
  sql<boolean>`(provider_id = ${providerId} and review_id is not distinct from ${reviewId ?? null}::uuid
    and photo is not distinct from ${photo ?? null}::text)`

/** Whoever reported it hears of it. `gone`: its author was faster than the office. Answers how many. */
export async function settleReports(tx: Ctx, thing: Thing, status: ReportOutcome | 'gone'): Promise<number> {
  const { rows } = await sql<{ id: string }>`update report set status = ${status}, resolved_at = ${tx.now}
    where ${isOf(thing)} and status = 'open' returning report_id as id`.execute(tx.db)
  for (const { id } of rows)
    await tx.jobs.publish(tx.db, reportDecided.name, { providerId: thing.providerId, reportId: id })
  return rows.length
}
