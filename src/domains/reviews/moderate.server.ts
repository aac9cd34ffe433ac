import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, forbidden } from '../../lib/api/errors.ts'
import { audit } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { pagination } from '../../lib/pagination.ts'
import { withProviderLock } from '../holds/provider-lock.server.ts'
import { providerChanged } from '../providers/events.ts'
import { photoPaths } from '../providers/photos.rules.ts'
import { updateProvider } from '../providers/write-provider.server.ts'
import { uploadIdOf } from '../uploads/rules.ts'
import { releaseUploads } from '../uploads/shown-uploads.server.ts'
import { photoRemoved, reportDecided, reviewChanged, reviewRemoved, reviewRestored } from './events.ts'
import type { moderation, ReportedThing } from './moderation-contract.ts'
import { refreshRating } from './provider-rating.server.ts'
import { cursorOf, findReview, readCursor } from './read-review.server.ts'
import type { ReportReason } from './reviewing-contract.ts'
import { reviews as en } from './texts/en.ts'
import { withLockedReview } from './write-review.server.ts'

type Input<Verb extends keyof typeof moderation> = z.output<(typeof moderation)[Verb]['input']>
type Decided = z.infer<(typeof moderation)['decide']['output']>

type Row = {
  kind: ReportedThing['kind']
  /** The first of the reports. */
  report_id: string
  review_id: string | null
  provider_id: string
  photo: ReportedThing['photo']
  business_name: string
  slug: string
  review: ReportedThing['review']
  reports: ReportedThing['reports']
  number: number
  /** To the microsecond. */
  first: string
  total: number
}

/** Those with the most reports first, then those that wait longest. */
export async function listReported(ctx: UserCtx, { kind, reason, after, page, limit }: Input<'reported'>) {
  const last = after === undefined ? null : readCursor(after)
  const isMeant = [kind ? sql`${kind} = kind` : sql`true`, reason ? sql`${reason} = any(reasons)` : sql`true`]
  const isFurther = last
    ? sql`where (-number, first, report_id) > (${-last.key}::bigint, ${last.createdAt}::timestamptz, ${last.id}::uuid)`
    : sql``
  const { rows } = await sql<Row>`
    with waiting as (
      select provider_id, review_id, photo, case when review_id is not null then 'review' when photo is not null then 'photo'
          else 'provider' end as kind, count(*) as number, min(created_at) as first,
        (array_agg(report_id order by created_at, report_id))[1] as report_id, array_agg(reason) as reasons,
        json_agg(json_build_object('reason', reason, 'details', details, 'createdAt', to_json(created_at))
          order by created_at, report_id) as reports
      from report where status = 'open' group by provider_id, review_id, photo),
    meant as (select * from waiting where ${sql.join(isMeant, sql` and `)})
    select g.kind, g.report_id, g.review_id, g.provider_id, g.reports, g.number, (to_json(g.first at time zone 'UTC') #>> '{}') || 'Z' as first,
      (select count(*)::int from meant) as total, p.business_name, p.slug,
      case when g.photo is not null then json_build_object('path', g.photo,
        'isShown', g.photo = any(array_remove(p.profile_image || p.gallery, null))) end as photo, (
      select json_build_object('rating', v.rating, 'text', v.text, 'photos', v.photos, 'language', v.language, 'createdAt', to_json(v.created_at),
        'name', c.full_name)
      from review v join account c on c.account_id = v.customer_id
      where v.provider_id = g.provider_id and v.review_id = g.review_id) as review
    from (select * from meant ${isFurther} order by -number, first, report_id
      limit ${limit + 1} offset ${last ? 0 : (page - 1) * limit}) g
    join provider p on p.provider_id = g.provider_id
    order by -g.number, g.first, g.report_id`.execute(ctx.db)
  const shown = rows.slice(0, limit)
  const reported = shown.map(
    (row): ReportedThing => ({
      id: row.review_id ?? row.provider_id,
      kind: row.kind,
      photo: row.photo,
      provider: { name: row.business_name, linkTo: `/provider/${row.slug}` },
      review: row.review,
      reports: row.reports,
    }),
  )
  const lastShown = shown.at(-1)
  const next =
    rows.length > limit && lastShown ? cursorOf(lastShown.number, lastShown.first, lastShown.report_id) : null
  return { reported, pagination: pagination(page, limit, rows[0]?.total ?? 0), next }
}

type Decision = Omit<Input<'decide'>, 'photo'>

/** Of a photo, of a review, else of a provider's page. */
export async function decide(ctx: UserCtx, { photo, ...decision }: Input<'decide'>): Promise<Decided> {
  if (photo !== undefined) return decidePhoto(ctx, { ...decision, photo })
  const review = await findReview(ctx.db, decision.id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'review_not_found') return null
    throw error
  })
  return review ? decideReview(ctx, review.providerId, decision) : decidePage(ctx, decision)
}

function decideReview(ctx: UserCtx, providerId: string, { id, action, reason }: Decision): Promise<Decided> {
  return withLockedReview(ctx, providerId, id, async (tx, review) => {
    requireNoParty(tx, providerId, review.customerId)
    const isRemoval = action === 'remove'
    const status = isRemoval ? 'removed' : 'kept'
    const thing = { providerId, reviewId: id }
    const because = isRemoval ? (review.removedReason ?? reason ?? (await reasonOfMost(tx, thing))) : null
    await settleReports(tx, thing, status)
    if (isRemoval !== (review.status === 'removed')) {
      await sql`update review set status = ${isRemoval ? 'removed' : 'published'}, removed_reason = ${because},
          removed_at = ${isRemoval ? tx.now : null} where provider_id = ${providerId} and review_id = ${id}`.execute(
        tx.db,
      )
      await refreshRating(tx, providerId)
      await emit(tx, reviewChanged, { reviewId: id, providerId })
      if (isRemoval) await emit(tx, reviewRemoved, { reviewId: id, providerId })
      else await emit(tx, reviewRestored, { reviewId: id, providerId, restoredAt: tx.now.toISOString() })
    }
    await audit(tx, {
      action: `review.${status}`,
      subjectType: 'review',
      subjectId: id,
      details: { reason: because },
    })
    return { id, status }
  })
}

/** One that the owner has taken off meanwhile is as good as removed, and one that was removed is so when asked again. Throws `photo_not_found` for one that is neither shown nor reported. */
function decidePhoto(ctx: UserCtx, { id, photo, action, reason }: Decision & { photo: string }): Promise<Decided> {
  return withProviderLock(ctx, id, async (tx, providerId) => {
    requireNoParty(tx, providerId)
    const isRemoval = action === 'remove'
    const status = isRemoval ? 'removed' : 'kept'
    const thing = { providerId, photo }
    const because = isRemoval ? (reason ?? (await reasonOfMost(tx, thing))) : null
    const settled = await settleReports(tx, thing, status)
    const photos = await readPhotos(tx, providerId)
    const isShown = photos.paths.includes(photo)
    if (!isShown && settled === 0) {
      if (isRemoval && (await wasRemoved(tx, thing))) return { id, status }
      throw new AppError('not_found', 'photo_not_found', en.errors.photo_not_found)
    }
    if (because && isShown) {
      await takeOffPhoto(tx, providerId, photos, photo)
      const [number, removedAt] = [photos.paths.indexOf(photo) + 1, tx.now.toISOString()]
      await emit(tx, photoRemoved, { providerId, photo, number, reason: because, removedAt })
    }
    await audit(tx, {
      action: `photo.${status}`,
      subjectType: 'provider',
      subjectId: providerId,
      details: { photo, reason: because },
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

/** Also of a provider who is not on the site now. A page is taken off as a whole by suspending its account, which is another decision. */
function decidePage(ctx: UserCtx, { id, action }: Decision): Promise<Decided> {
  return withProviderLock(ctx, id, async (tx, providerId) => {
    requireNoParty(tx, providerId)
    if (action === 'remove') throw new AppError('conflict', 'page_not_removable', en.errors.page_not_removable)
    await settleReports(tx, { providerId }, 'kept')
    await audit(tx, { action: 'page.kept', subjectType: 'provider', subjectId: providerId })
    return { id, status: 'kept' as const }
  })
}

/** Nobody decides in their own case. */
function requireNoParty({ actor }: UserCtx, providerId: string, customerId: string | null = null) {
  if (actor.providerId === providerId || actor.accountId === customerId) throw forbidden()
}

type Thing = { providerId: string; reviewId?: string; photo?: string }

const isOf = ({ providerId, reviewId, photo }: Thing) =>
  sql<boolean>`(provider_id = ${providerId} and review_id is not distinct from ${reviewId ?? null}::uuid
    and photo is not distinct from ${photo ?? null}::text)`

/** Answers how many. */
async function settleReports(tx: Ctx, thing: Thing, status: 'kept' | 'removed'): Promise<number> {
  const { rows } = await sql<{ id: string }>`update report set status = ${status}, resolved_at = ${tx.now}
    where ${isOf(thing)} and status = 'open' returning report_id as id`.execute(tx.db)
  for (const { id } of rows)
    await tx.jobs.publish(tx.db, reportDecided.name, { providerId: thing.providerId, reportId: id })
  return rows.length
}

/** The answer of a decision may be lost on its way. */
async function wasRemoved(tx: Ctx, thing: Thing): Promise<boolean> {
  const { rows } = await sql`select from report where ${isOf(thing)} and status = 'removed' limit 1`.execute(tx.db)
  return rows.length > 0
}

async function reasonOfMost(tx: Ctx, thing: Thing): Promise<ReportReason> {
  const { rows } = await sql<{ reason: ReportReason }>`select reason from report
    where ${isOf(thing)} group by reason order by count(*) desc, reason limit 1`.execute(tx.db)
  return rows[0]?.reason ?? 'other'
}
