import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, forbidden } from '../../lib/api/errors.ts'
import { audit } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { pagination } from '../../lib/pagination.ts'
import { withProviderLock } from '../holds/provider-lock.server.ts'
import { reportDecided, reviewChanged, reviewRemoved } from './events.ts'
import type { moderation, ReportedThing } from './moderation-contract.ts'
import { refreshRating } from './provider-rating.server.ts'
import { cursorOf, findReview, readCursor } from './read-review.server.ts'
import type { ReportReason } from './reviewing-contract.ts'
import { reviews as en } from './texts/en.ts'
import { withLockedReview } from './write-review.server.ts'

type Input<Verb extends keyof typeof moderation> = z.output<(typeof moderation)[Verb]['input']>
type Decided = z.infer<(typeof moderation)['decide']['output']>

type Row = {
  review_id: string | null
  provider_id: string
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
  const isMeant = [
    kind ? sql`(review_id is null) = ${kind === 'provider'}` : sql`true`,
    reason ? sql`${reason} = any(reasons)` : sql`true`,
  ]
  const isFurther = last
    ? sql`where (-number, first, id) > (${-last.key}::bigint, ${last.createdAt}::timestamptz, ${last.id}::uuid)`
    : sql``
  const { rows } = await sql<Row>`
    with waiting as (
      select provider_id, review_id, coalesce(review_id, provider_id) as id, count(*) as number, min(created_at) as first,
        array_agg(reason) as reasons, json_agg(json_build_object('reason', reason, 'details', details, 'photo', photo,
          'createdAt', to_json(created_at)) order by created_at) as reports
      from report where status = 'open' group by provider_id, review_id),
    meant as (select * from waiting where ${sql.join(isMeant, sql` and `)})
    select g.review_id, g.provider_id, g.reports, g.number, (to_json(g.first at time zone 'UTC') #>> '{}') || 'Z' as first,
      (select count(*)::int from meant) as total, p.business_name, p.slug, (
      select json_build_object('rating', v.rating, 'text', v.text, 'photos', v.photos, 'language', v.language, 'createdAt', to_json(v.created_at),
        'name', c.full_name)
      from review v join account c on c.account_id = v.customer_id
      where v.provider_id = g.provider_id and v.review_id = g.review_id) as review
    from (select * from meant ${isFurther} order by -number, first, id
      limit ${limit + 1} offset ${last ? 0 : (page - 1) * limit}) g
    join provider p on p.provider_id = g.provider_id
    order by -g.number, g.first, g.id`.execute(ctx.db)
  const shown = rows.slice(0, limit)
  const reported = shown.map(
    (row): ReportedThing => ({
      id: row.review_id ?? row.provider_id,
      kind: row.review_id ? 'review' : 'provider',
      provider: { name: row.business_name, linkTo: `/provider/${row.slug}` },
      review: row.review,
      reports: row.reports,
    }),
  )
  const lastShown = shown.at(-1)
  const next =
    rows.length > limit && lastShown
      ? cursorOf(lastShown.number, lastShown.first, lastShown.review_id ?? lastShown.provider_id)
      : null
  return { reported, pagination: pagination(page, limit, rows[0]?.total ?? 0), next }
}

/** Of a review, else of a provider's page. */
export async function decide(ctx: UserCtx, { id, action, reason }: Input<'decide'>): Promise<Decided> {
  const review = await findReview(ctx.db, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'review_not_found') return null
    throw error
  })
  return review ? decideReview(ctx, review.providerId, { id, action, reason }) : decidePage(ctx, id, action)
}

function decideReview(ctx: UserCtx, providerId: string, { id, action, reason }: Input<'decide'>): Promise<Decided> {
  return withLockedReview(ctx, providerId, id, async (tx, review) => {
    requireNoParty(tx, providerId, review.customerId)
    const isRemoval = action === 'remove'
    const status = isRemoval ? 'removed' : 'kept'
    const because = isRemoval ? (reason ?? (await reasonOfMost(tx, providerId, id))) : null
    await settleReports(tx, { providerId, reviewId: id, status })
    if (isRemoval !== (review.status === 'removed')) {
      await sql`update review set status = ${isRemoval ? 'removed' : 'published'}, removed_reason = ${because},
          removed_at = ${isRemoval ? tx.now : null} where provider_id = ${providerId} and review_id = ${id}`.execute(
        tx.db,
      )
      await refreshRating(tx, providerId)
      await emit(tx, reviewChanged, { reviewId: id, providerId })
      if (isRemoval) await emit(tx, reviewRemoved, { reviewId: id, providerId })
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

/** Also of a provider who is not on the site now. A page is taken off as a whole by suspending its account, which is another decision. */
function decidePage(ctx: UserCtx, id: string, action: 'keep' | 'remove'): Promise<Decided> {
  return withProviderLock(ctx, id, async (tx, providerId) => {
    requireNoParty(tx, providerId)
    if (action === 'remove') throw new AppError('conflict', 'page_not_removable', en.errors.page_not_removable)
    await settleReports(tx, { providerId, reviewId: null, status: 'kept' })
    await audit(tx, { action: 'page.kept', subjectType: 'provider', subjectId: providerId })
    return { id, status: 'kept' as const }
  })
}

/** Nobody decides in their own case. */
function requireNoParty({ actor }: UserCtx, providerId: string, customerId: string | null = null) {
  if (actor.providerId === providerId || actor.accountId === customerId) throw forbidden()
}

type Settled = { providerId: string; reviewId: string | null; status: 'kept' | 'removed' }

async function settleReports(tx: Ctx, { providerId, reviewId, status }: Settled) {
  const { rows } = await sql<{ id: string }>`update report set status = ${status}, resolved_at = ${tx.now}
    where provider_id = ${providerId} and review_id is not distinct from ${reviewId}::uuid and status = 'open'
    returning report_id as id`.execute(tx.db)
  for (const { id } of rows) await tx.jobs.publish(tx.db, reportDecided.name, { providerId, reportId: id })
}

async function reasonOfMost(tx: Ctx, providerId: string, reviewId: string): Promise<ReportReason> {
  const { rows } = await sql<{ reason: ReportReason }>`select reason from report
    where provider_id = ${providerId} and review_id = ${reviewId} group by reason order by count(*) desc, reason limit 1`.execute(
    tx.db,
  )
  return rows[0]?.reason ?? 'other'
}
