import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, forbidden, invalidInput } from '../../lib/api/errors.ts'
import { audit } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { bookingNotFound, findParties } from '../bookings/read-booking.server.ts'
import { en as bookingTexts } from '../bookings/texts/page/en.ts'
import { type disputeOutcomes, type KeepReason, keepReasons, type Meanwhile } from '../decisions/contract.ts'
import { suspendWithReasons } from '../decisions/suspend.server.ts'
import { type Reasons, undoDecisions, writeDecision } from '../decisions/write-decision.server.ts'
import { withProviderLock } from '../holds/provider-lock.server.ts'
import { accountNotFound, confirmAdmin, lockAdmins } from '../identity/admins.server.ts'
import { providerChanged } from '../providers/events.ts'
import { photoPaths } from '../providers/photos.rules.ts'
import { updateProvider } from '../providers/write-provider.server.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import { uploadIdOf } from '../uploads/rules.ts'
import { releaseUploads } from '../uploads/shown-uploads.server.ts'
import { ReportReason } from './contract.ts'
import { photoRemoved, reviewChanged, reviewRemoved, reviewRestored } from './events.ts'
import {
  type ModerationAction,
  type ModerationReason,
  type moderation,
  type ReportOutcome,
  type Side,
  sideReasons,
} from './moderation-contract.ts'
import { refreshRating } from './provider-rating.server.ts'
import { findReview } from './read-review.server.ts'
import { isOf, settleReports, type Thing } from './report.server.ts'
import { reviews as en } from './texts/en.ts'
import { isAsSeen, type LockedReview, lockReview, withLockedReview } from './write-review.server.ts'

type Input = z.output<typeof moderation.decide.input>
type Decided = z.infer<(typeof moderation)['decide']['output']>

const outcomes = {
  keep: 'kept',
  restore: 'kept',
  remove: 'removed',
  fold: 'folded',
  warn: 'warned',
  suspend: 'suspended',
} as const satisfies Readonly<Record<ModerationAction, ReportOutcome>>

/** Of a side of a visit, of a photo, of a review, else of a provider's page. */
export async function decide(
  ctx: UserCtx,
  { words = '', again = false, ...input }: Omit<Input, 'words' | 'again'> & Partial<Pick<Input, 'words' | 'again'>>,
): Promise<Decided> {
  const decision = { ...input, words, again }
  if (input.side !== undefined) return decideSide(ctx, { ...decision, side: input.side })
  const review = input.photo === undefined ? await reviewOf(ctx, input.id) : null
  if (input.action === 'suspend') return suspendAuthor(ctx, decision, review)
  if (review) return decideReview(ctx, review.providerId, decision)
  if (input.photo === undefined) return decidePage(ctx, decision)
  return decidePhoto(ctx, { ...decision, photo: input.photo })
}

const reviewOf = (ctx: UserCtx, id: string) =>
  findReview(ctx.db, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'review_not_found') return null
    throw error
  })

const edited = () => new AppError('conflict', 'review_edited', en.errors.review_edited)

const impossible = () => new AppError('conflict', 'action_impossible', en.errors.action_impossible)

function decideReview(
  ctx: UserCtx,
  providerId: string,
  { id, action, reason, words, again, seenAt }: Input,
): Promise<Decided> {
  return withLockedReview(ctx, providerId, id, async (tx, review) => {
    await requireDecider(tx, providerId, review.customerId)
    const status = outcomes[action]
    const thing = { providerId, reviewId: id }
    const because = reasonFor(status, (status === 'removed' && review.removedReason) || reason)
    const settled = await settleReports(tx, thing, status)
    if (await isDone(tx, thing, { settled, status, again: again || action === 'restore' })) return { id, status }
    if (!isAsSeen(review, seenAt)) throw edited()
    const about = { type: 'review' as const, id }
    const decision = { accountId: review.customerId, subject: about, words, isReported: settled > 0 }
    if (because.isFor) {
      const isShownAgain = await showAgain(tx, thing, review)
      // Nothing to show again, and nothing that waited: nothing was decided.
      if (!isShownAgain && settled === 0) return { id, status }
      await writeDecision(tx, { ...decision, kind: isShownAgain ? 'restored' : 'kept', reason: because.reason })
    } else {
      const taken = { ...decision, reason: because.reason }
      if (status === 'removed') await remove(tx, thing, review, taken)
      else if (status === 'folded') await fold(tx, thing, review, taken)
      else await writeDecision(tx, { ...taken, kind: 'warned' })
    }
    await audit(tx, {
      action: `review.${status}`,
      subjectType: 'review',
      subjectId: id,
      details: { reason: because.reason },
    })
    return { id, status }
  })
}

type Reviewed = { providerId: string; reviewId: string }

/** Whether it was not shown, or not whole. Throws `action_impossible` for one of a visit that did not take place. */
async function showAgain(tx: Ctx, { providerId, reviewId }: Reviewed, { status, isFolded }: LockedReview) {
  if (status !== 'removed' && !isFolded) return false
  const { rows } =
    await sql`select from review v join booking b on b.provider_id = v.provider_id and b.booking_id = v.booking_id
    where v.provider_id = ${providerId} and v.review_id = ${reviewId} and b.status = 'completed'`.execute(tx.db)
  if (rows.length === 0) throw impossible()
  await sql`update review set status = 'published', removed_reason = null, removed_at = null, folded_reason = null
    where provider_id = ${providerId} and review_id = ${reviewId}`.execute(tx.db)
  await undoDecisions(tx, { kinds: ['review_removed', 'review_folded'], subjectId: reviewId })
  await refreshRating(tx, providerId)
  await emit(tx, reviewChanged, { reviewId, providerId })
  if (status === 'removed') await emit(tx, reviewRestored, { reviewId, providerId, restoredAt: tx.now.toISOString() })
  return true
}

async function remove(tx: Ctx, { providerId, reviewId }: Reviewed, { status }: LockedReview, decision: Reasons) {
  if (status === 'removed') return
  await sql`update review set status = 'removed', removed_reason = ${decision.reason}, removed_at = ${tx.now}, folded_reason = null
    where provider_id = ${providerId} and review_id = ${reviewId}`.execute(tx.db)
  await writeDecision(tx, { ...decision, kind: 'review_removed' })
  await refreshRating(tx, providerId)
  await emit(tx, reviewChanged, { reviewId, providerId })
  await emit(tx, reviewRemoved, { reviewId, providerId })
}

/** Its stars count as before. Throws `action_impossible` for a removed one: it is to be shown again first. */
async function fold(tx: Ctx, thing: Reviewed, review: LockedReview, decision: Reasons) {
  if (review.status === 'removed') throw impossible()
  if (review.isFolded) return
  const { providerId, reviewId } = thing
  await sql`update review set folded_reason = ${decision.reason}
    where provider_id = ${providerId} and review_id = ${reviewId}`.execute(tx.db)
  await writeDecision(tx, { ...decision, kind: 'review_folded' })
  await emit(tx, reviewChanged, { reviewId, providerId })
}

/** One that the owner has taken off meanwhile is as good as removed, and one that was removed is so when asked again. Throws `photo_not_found` for one that is neither shown nor reported. */
function decidePhoto(
  ctx: UserCtx,
  { id, photo, action, reason, words, again }: Input & { photo: string },
): Promise<Decided> {
  if (action === 'fold' || action === 'restore') throw impossible()
  return withProviderLock(ctx, id, async (tx, providerId) => {
    await requireDecider(tx, providerId)
    const status = outcomes[action]
    const thing = { providerId, photo }
    const because = reasonFor(status, reason)
    const settled = await settleReports(tx, thing, status)
    if (await isDone(tx, thing, { settled, status, again })) return { id, status }
    const photos = await readPhotos(tx, providerId)
    const isShown = photos.paths.includes(photo)
    if (!isShown && settled === 0) throw new AppError('not_found', 'photo_not_found', en.errors.photo_not_found)
    // Nothing waited: nothing was decided.
    if (because.isFor && settled === 0 && !again) return { id, status }
    const subject = { type: 'photo' as const, id: providerId, photo }
    const accountId = await ownerOf(tx, providerId)
    const decision = { accountId, subject, reason: because.reason, words, isReported: settled > 0 }
    if (because.isFor) await writeDecision(tx, { ...decision, kind: 'kept' })
    else if (status === 'warned') await writeDecision(tx, { ...decision, kind: 'warned' })
    else if (isShown) {
      await takeOffPhoto(tx, providerId, photos, photo)
      const [number, removedAt] = [photos.paths.indexOf(photo) + 1, tx.now.toISOString()]
      await writeDecision(tx, { ...decision, kind: 'photo_removed' })
      await emit(tx, photoRemoved, { providerId, photo, number, reason: because.reason, removedAt })
    }
    await audit(tx, {
      action: `photo.${status}`,
      subjectType: 'provider',
      subjectId: providerId,
      details: { photo, reason: because.reason },
    })
    return { id, status }
  })
}

type Photos = { paths: string[]; texts: Record<string, string> }

async function readPhotos({ db }: Ctx, providerId: string): Promise<Photos> {
  const { rows } = await sql<{ image: string | null; gallery: string[]; texts: Photos['texts'] }>`
    select profile_image as image, gallery, photo_texts as texts from provider where provider_id = ${providerId}`.execute(
    db,
  )
  const [row] = rows
  return row ? { paths: photoPaths(row.image, row.gallery), texts: row.texts } : { paths: [], texts: {} }
}

/** With its words and its file; what is left stays in its order. */
async function takeOffPhoto(tx: Ctx, providerId: string, { paths, texts }: Photos, photo: string) {
  const [profile_image = null, ...gallery] = paths.filter((path) => path !== photo)
  const { [photo]: _, ...left } = texts
  await updateProvider(tx, providerId, { profile_image, gallery, photo_texts: JSON.stringify(left) })
  const upload = uploadIdOf(photo)
  if (upload) await releaseUploads(tx, [upload])
  await emit(tx, providerChanged, { providerId })
}

/** Also of a provider who is not on the site now. A page is taken off as a whole by suspending its account. */
function decidePage(ctx: UserCtx, { id, action, reason, words, again }: Input): Promise<Decided> {
  if (action === 'fold' || action === 'restore') throw impossible()
  return withProviderLock(ctx, id, async (tx, providerId) => {
    await requireDecider(tx, providerId)
    if (action === 'remove') throw new AppError('conflict', 'page_not_removable', en.errors.page_not_removable)
    const status = outcomes[action]
    const because = reasonFor(status, reason)
    const settled = await settleReports(tx, { providerId }, status)
    if (await isDone(tx, { providerId }, { settled, status, again })) return { id, status }
    if (because.isFor && settled === 0 && !again) return { id, status }
    const kind = because.isFor ? 'kept' : 'warned'
    const subject = { type: 'page' as const, id: providerId }
    const accountId = await ownerOf(tx, providerId)
    await writeDecision(tx, { accountId, kind, subject, reason: because.reason, words, isReported: settled > 0 })
    await audit(tx, {
      action: `page.${status}`,
      subjectType: 'provider',
      subjectId: providerId,
      details: { reason: because.reason },
    })
    return { id, status }
  })
}

/** Who wrote the review, or owns the page; what they have published stays as it is. */
function suspendAuthor(ctx: UserCtx, input: Input, review: Awaited<ReturnType<typeof reviewOf>>): Promise<Decided> {
  const { id, photo, reason, words, again, seenAt } = input
  if (isKeepReason(reason)) throw wrongReason()
  return transaction(ctx, async (locked) => {
    await lockAdmins(locked)
    const tx = { ...locked, now: await databaseNow(locked) }
    const providerId = review?.providerId ?? id
    const accountId = review?.customerId ?? (await ownerOf(tx, providerId))
    await requireDecider(tx, providerId, accountId)
    // Before what was reported, as whoever decides about it without suspending.
    await lockProvider(tx, providerId)
    const thing = { providerId, ...(review && { reviewId: id }), ...(photo !== undefined && { photo }) }
    const status = outcomes.suspend
    const settled = await settleReports(tx, thing, status)
    if (await isDone(tx, thing, { settled, status, again })) return { id, status }
    if (review && !isAsSeen(await lockReview(tx, providerId, id), seenAt)) throw edited()
    await suspendWithReasons(tx, { accountId, reason, words, isReported: settled > 0 })
    const [kind, subject] = review
      ? (['review', id] as const)
      : ([photo === undefined ? 'page' : 'photo', providerId] as const)
    await audit(tx, {
      action: `${kind}.suspended`,
      subjectType: review ? 'review' : 'provider',
      subjectId: subject,
      details: { reason, ...(photo !== undefined && { photo }), reports: settled },
    })
    return { id, status }
  })
}

type OfSide = Input & { side: Side }
type Disputed = {
  customerId: string
  owner: string
  answer: string | null
  settledAs: (typeof disputeOutcomes)[number] | null
  accountStatus: 'active' | 'suspended' | 'deleted'
}
type Given = { by: string | null; reason: string; words: string }

/** A side of a visit whose no-show was disputed, for how they went about it; the dispute waits on. */
async function decideSide(ctx: UserCtx, { id, side, action, reason, words, again }: OfSide): Promise<Decided> {
  if (action !== 'warn' && action !== 'suspend') throw impossible()
  if (action === 'warn' ? !sideReasons.some((one) => one === reason) : isKeepReason(reason)) throw wrongReason()
  const { providerId } = await findParties(ctx.db, id)
  return transaction(ctx, async (locked) => {
    if (action === 'suspend') await lockAdmins(locked)
    await lockProvider(locked, providerId)
    const tx = { ...locked, now: await databaseNow(locked) }
    const found = await readDisputed(tx, providerId, id, side)
    const { customerId, owner, answer, settledAs, accountStatus } = found
    await requireDecider(tx, providerId, customerId)
    if (answer === null) throw new AppError('conflict', 'not_disputed', bookingTexts.errors.not_disputed)
    if (accountStatus === 'deleted') throw accountNotFound()
    const status = outcomes[action]
    const isShut = action === 'suspend' && accountStatus === 'suspended'
    const accountId = side === 'customer' ? customerId : owner
    const before = action === 'warn' || isShut ? await lastGiven(tx, action, accountId, id) : null
    // The answer was lost on its way.
    if (before && before.by === tx.actor.accountId && before.reason === reason && before.words === words)
      return { id, status }
    if (!again && (settledAs || before || isShut)) throw alreadyDecided(settledAs ?? status)
    if (isShut) return { id, status }
    const decision = { accountId, reason, words, isReported: true }
    if (action === 'suspend') await suspendWithReasons(tx, decision)
    else await writeDecision(tx, { ...decision, kind: 'warned', subject: { type: 'booking', id } })
    const about = { subjectType: 'booking', subjectId: id.toLowerCase() }
    await audit(tx, { action: `booking.${status}`, ...about, details: { reason, side } })
    return { id, status }
  })
}

async function readDisputed(tx: Ctx, providerId: string, id: string, side: Side): Promise<Disputed> {
  const { rows } = await sql<Disputed>`select b.customer_id as "customerId", p.account_id as owner, n.answer,
      n.settled_as as "settledAs", a.status as "accountStatus"
    from booking b join provider p on p.provider_id = b.provider_id
      join account a on a.account_id = case when ${side} = 'customer' then b.customer_id else p.account_id end
      left join no_show n on n.provider_id = ${providerId} and n.booking_id = b.booking_id
    where b.provider_id = ${providerId} and b.booking_id = ${id}`.execute(tx.db)
  const [row] = rows
  if (!row) throw bookingNotFound()
  return row
}

/** The last that stands: of a warning about this visit, of a suspension for whatever. */
async function lastGiven(tx: Ctx, action: 'warn' | 'suspend', accountId: string, bookingId: string) {
  const isMeant = action === 'warn' ? sql`kind = 'warned' and subject_id = ${bookingId}` : sql`kind = 'suspended'`
  const { rows } = await sql<Given>`select decided_by as by, reason, words from decision
    where account_id = ${accountId} and ${isMeant} and undone_at is null order by decided_at desc limit 1`.execute(
    tx.db,
  )
  return rows[0] ?? null
}

async function ownerOf(tx: Ctx, providerId: string): Promise<string> {
  const { rows } = await sql<{ owner: string }>`select account_id as owner from provider
    where provider_id = ${providerId}`.execute(tx.db)
  const [row] = rows
  if (!row) throw new AppError('not_found', 'provider_not_found', 'This provider does not exist.')
  return row.owner
}

/** Nobody decides in their own case, nor who has lost the right while they waited. */
async function requireDecider(tx: UserCtx, providerId: string, customerId: string | null = null) {
  if (tx.actor.providerId === providerId || tx.actor.accountId === customerId) throw forbidden()
  await confirmAdmin(tx)
}

type Settled = { settled: number; status: ReportOutcome; again: boolean }

/**
 * Whether it was decided so before: the answer of a decision may be lost on its way. Of several who decide at once one does.
 * Throws `already_decided` where it came out otherwise, unless whoever asks knows that (`again`).
 */
async function isDone(tx: Ctx, thing: Thing, { settled, status, again }: Settled): Promise<boolean> {
  if (settled > 0 || again) return false
  const { rows } = await sql<{ outcome: ReportOutcome }>`select status as outcome from report
    where ${isOf(thing)} and status <> 'gone' order by resolved_at desc limit 1`.execute(tx.db)
  const outcome = rows[0]?.outcome
  if (outcome === undefined || outcome === status) return outcome !== undefined
  throw alreadyDecided(outcome)
}

const alreadyDecided = (outcome: Meanwhile) =>
  new AppError('conflict', 'already_decided', en.errors.already_decided, { data: { outcome } })

const isKeepReason = (reason: ModerationReason): reason is KeepReason => keepReasons.some((one) => one === reason)
const wrongReason = () => invalidInput('reason', 'Must be a reason for what is decided')

/** What something can be reported for, or, of what stays or is shown again, why it may. */
function reasonFor(status: ReportOutcome, reason: ModerationReason) {
  if (status === 'kept') {
    if (!isKeepReason(reason)) throw wrongReason()
    return { isFor: true as const, reason }
  }
  const read = ReportReason.safeParse(reason)
  if (!read.success) throw wrongReason()
  return { isFor: false as const, reason: read.data }
}
