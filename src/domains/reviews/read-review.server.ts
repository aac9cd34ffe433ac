import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import type { Actor, Ctx, Database, UserCtx } from '../../lib/context.ts'
import { pagination } from '../../lib/pagination.ts'
import { findProvidersOf } from '../directories/directory.server.ts'
import { fullName, publicName } from '../identity/names.rules.ts'
import { isOpen } from '../providers/listing.server.ts'
import { resolveProviderId } from '../providers/provider-id.server.ts'
import { displayName } from '../providers/rules.ts'
import type { Review, ReviewSort, ReviewSummary, reviews } from './contract.ts'
import { ReportReason } from './contract.ts'
import type { reviewing } from './reviewing-contract.ts'
import { checkEditable } from './rules.ts'
import { reviews as en } from './texts/en.ts'

type Input<Verb extends keyof typeof reviewing> = z.output<(typeof reviewing)[Verb]['input']>

type ReviewRow = {
  review_id: string
  provider_id: string
  customer_id: string
  provider_account_id: string
  rating: number
  text: string
  photos: string[]
  language: string
  status: string
  /** To the microsecond: a page goes on after it. */
  created_at: string
  edited_at: string | null
  folded_reason: string | null
  first_name: string
  last_name: string
  display_name: string | null
  is_nobody: boolean
  booking_id: string
  service_name: string | null
  response_text: string | null
  responded_at: string | null
  helpful_count: number
  has_voted: boolean
}

const iso = (column: string) => sql`(to_json(${sql.ref(`v.${column}`)} at time zone 'UTC') #>> '{}') || 'Z'`

/** For a statement that calls the review `v`, its author `c` and the provider `p`; `provider`: a parameter where all are of one. */
const reviewColumns = (provider: RawBuilder<unknown>, viewer: string | null) => sql`
  v.review_id, v.provider_id, v.customer_id, p.account_id as provider_account_id, v.rating, v.text, v.photos, v.language, v.status,
  ${iso('created_at')} as created_at, ${iso('edited_at')} as edited_at, v.folded_reason, c.first_name, c.last_name, c.display_name,
  c.status = 'deleted' as is_nobody, v.booking_id, v.response_text, ${iso('responded_at')} as responded_at,
  v.helpful_count, (
    select service_name from segment s where s.provider_id = ${provider} and s.booking_id = v.booking_id
    order by position limit 1
  ) as service_name, exists (
    select from helpful_vote h where h.provider_id = ${provider} and h.review_id = v.review_id and h.account_id = ${viewer}::uuid
  ) as has_voted`

export const reviewNotFound = () => new AppError('not_found', 'review_not_found', en.errors.review_not_found)

/** Of a review named by its id alone: all other statements also name its provider. */
export async function findReview(db: Database, id: string): Promise<{ providerId: string; customerId: string }> {
  const { rows } = await sql<{ providerId: string; customerId: string }>`/* prepare: review-parties */
    select provider_id as "providerId", customer_id as "customerId" from review where review_id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw reviewNotFound()
  return row
}

export async function getReview(ctx: Ctx, { id }: Input<'get'>): Promise<Review> {
  const { providerId } = await findReview(ctx.db, id)
  return readReview(ctx, providerId, id)
}

/**
 * Published ones of providers who are on the site, to themselves also when they are not; its author and administrators see it in
 * any case, unless it was deleted.
 */
export async function readReview(ctx: Ctx, providerId: string, id: string): Promise<Review> {
  const { accountId = null, isAdmin = false } = ctx.actor ?? {}
  const { rows } = await sql<ReviewRow>`/* prepare: review */
    select ${reviewColumns(sql`${providerId}::uuid`, accountId)}
    from review v join provider p on p.provider_id = v.provider_id join account a on a.account_id = p.account_id
      join account c on c.account_id = v.customer_id
    where v.provider_id = ${providerId} and v.review_id = ${id} and v.status <> 'deleted'
      and (v.status = 'published' and (${isOpen} or p.account_id = ${accountId}::uuid) or v.customer_id = ${accountId}::uuid or ${isAdmin}::boolean)`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row) throw reviewNotFound()
  return toReview(row, ctx.actor)
}

type Order = {
  isAscending?: true
  /** What counts before the moment it was written; higher comes first. */
  key?: RawBuilder<unknown>
  keyOf?: (row: ReviewRow) => number
}

const orders: Record<ReviewSort, Order> = {
  newest: {},
  oldest: { isAscending: true },
  highest_rated: { key: sql`v.rating`, keyOf: ({ rating }) => rating },
  lowest_rated: { key: sql`-v.rating`, keyOf: ({ rating }) => -rating },
  most_helpful: { key: sql`v.helpful_count`, keyOf: (row) => row.helpful_count },
}

type SummaryRow = {
  star_counts: number[] | null
  average: number | null
  count: number | null
  removed: Record<string, number> | null
  reviews: ReviewRow[] | null
}

/** In one statement: every page of a provider waits for it. */
export async function listProviderReviews(ctx: Ctx, input: z.output<typeof reviews.ofProvider.input>) {
  const { page, limit, sort, rating, after } = input
  const provider = sql`${await resolveProviderId(ctx.db, input.providerId)}::uuid`
  const { isAscending, key, keyOf = () => 0 } = orders[sort]
  const last = after === undefined ? null : readCursor(after)
  // Its text never varies where it is planned once.
  const mark = last || rating !== undefined ? sql`` : sql.raw(`/* prepare: reviews-${sort} */`)
  const [direction, beyond] = isAscending ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const order = sql`${key ? sql`${key} ${direction}, ` : sql``}v.created_at ${direction}, v.review_id ${direction}`
  const isFurther = last
    ? sql`and (${key ? sql`${key}, ` : sql``}v.created_at, v.review_id) ${beyond}
        (${key ? sql`${last.key}::integer, ` : sql``}${last.createdAt}::timestamptz, ${last.id}::uuid)`
    : sql``
  const hasStars = rating === undefined ? sql`` : sql`and v.rating = ${rating}`
  const { rows } = await sql<SummaryRow>`${mark}
    select star_counts, average, count, (
      select json_object_agg(removed_reason, number) from (
        select removed_reason, count(*) as number from review where provider_id = ${provider} and status = 'removed' group by 1
      ) removed) as removed, (
      select json_agg(listed) from (
        select ${reviewColumns(provider, ctx.actor?.accountId ?? null)}
        from review v join account c on c.account_id = v.customer_id
        where v.provider_id = ${provider} and v.status = 'published' ${hasStars} ${isFurther}
        order by ${order}
        limit ${limit + 1} offset ${last ? 0 : (page - 1) * limit}
      ) listed) as reviews
    from provider p join account a on a.account_id = p.account_id
      left join provider_rating r on r.provider_id = ${provider}
    where p.provider_id = ${provider} and ${isOpen}`.execute(ctx.db)
  const [row] = rows
  const summary = summaryOf(row)
  const found = row?.reviews ?? []
  const shown = found.slice(0, limit)
  const lastShown = shown.at(-1)
  const total = rating === undefined ? summary.totalReviews : (summary.ratingDistribution[rating] ?? 0)
  return {
    reviews: shown.map((one) => toReview(one, ctx.actor)),
    summary,
    pagination: pagination(page, limit, total),
    next:
      found.length > limit && lastShown ? cursorOf(keyOf(lastShown), lastShown.created_at, lastShown.review_id) : null,
  }
}

const most = 1_000_000_000
const Cursor = z.tuple([
  z.coerce.number().check(z.gte(-most), z.lte(most), z.multipleOf(1)),
  z.iso.datetime(),
  z.uuid(),
])

export const cursorOf = (key: number, createdAt: string, id: string) =>
  Buffer.from([key, createdAt, id].join()).toString('base64url')

export function readCursor(text: string): { key: number; createdAt: string; id: string } {
  const read = Cursor.safeParse(Buffer.from(text, 'base64url').toString().split(','))
  if (!read.success) throw invalidInput('after', 'Must be the next of the page before')
  const [key, createdAt, id] = read.data
  return { key, createdAt, id }
}

function summaryOf(row: SummaryRow | undefined): ReviewSummary {
  const counts = row?.star_counts ?? [0, 0, 0, 0, 0]
  return {
    averageRating: row?.average ?? null,
    totalReviews: row?.count ?? 0,
    ratingDistribution: Object.fromEntries(counts.map((count, index) => [String(index + 1), count])),
    removed: row?.removed ?? {},
  }
}

export async function listReviews(ctx: Ctx, { page, limit }: Input<'list'>) {
  const { rows } = await sql<{ total: number; reviews: ReviewRow[] | null }>`
    select coalesce((select sum(reviews_count)::int from listing l where l.is_listed), 0) as total, (
      select json_agg(listed) from (
        select ${reviewColumns(sql`v.provider_id`, ctx.actor?.accountId ?? null)}
        from review v join provider p on p.provider_id = v.provider_id
          join listing l on l.provider_id = v.provider_id and l.is_listed join account c on c.account_id = v.customer_id
        where v.status = 'published'
        order by v.created_at desc, v.review_id desc limit ${limit} offset ${(page - 1) * limit}
      ) listed) as reviews`.execute(ctx.db)
  const [{ total, reviews: found } = { total: 0, reviews: null }] = rows
  return { reviews: found?.map((row) => toReview(row, ctx.actor)) ?? [], pagination: pagination(page, limit, total) }
}

type OwnRow = ReviewRow & {
  removed_reason: string | null
  total: number
  slug: string
  business_name: string
  individual_name: string | null
  show_last_name: boolean
  owner_first_name: string
  owner_last_name: string
  owner_display_name: string | null
}

export async function listOwnReviews(ctx: UserCtx, { bookingIds, page, limit }: Input<'mine'>) {
  const { accountId } = ctx.actor
  const providers = await findProvidersOf(ctx.db, accountId)
  const isNamed = bookingIds ? sql`and v.booking_id = any(${bookingIds}::uuid[])` : sql``
  const { rows } = await sql<OwnRow>`
    select ${reviewColumns(sql`v.provider_id`, accountId)}, v.removed_reason, p.slug, p.business_name, p.individual_name,
      p.show_last_name, a.first_name as owner_first_name, a.last_name as owner_last_name, a.display_name as owner_display_name,
      count(*) over ()::int as total
    from review v join provider p on p.provider_id = v.provider_id join account a on a.account_id = p.account_id
      join account c on c.account_id = v.customer_id
    where v.provider_id = any(${providers}::uuid[]) and v.customer_id = ${accountId} and v.status <> 'deleted' ${isNamed}
    order by v.created_at desc, v.review_id desc limit ${limit} offset ${(page - 1) * limit}`.execute(ctx.db)
  const own = rows.map((row) => ({
    ...toReview(row, ctx.actor),
    status: row.status === 'removed' ? ('removed' as const) : ('published' as const),
    removedReason: row.removed_reason === null ? null : ReportReason.parse(row.removed_reason),
    provider: { name: ownerName(row), linkTo: `/provider/${row.slug}` },
    canEdit: row.folded_reason === null && checkEditable(editableOf(row), ctx.now) === null,
  }))
  return { reviews: own, pagination: pagination(page, limit, rows[0]?.total ?? 0) }
}

const editableOf = ({ status, created_at, response_text }: ReviewRow) => ({
  status,
  createdAt: new Date(created_at),
  hasResponse: response_text !== null,
})

const ownerName = (row: OwnRow) =>
  displayName({
    firstName: row.owner_first_name,
    lastName: row.owner_last_name,
    displayName: row.owner_display_name,
    individualName: row.individual_name,
    businessName: row.business_name,
    showLastName: row.show_last_name,
  })

function toReview(row: ReviewRow, viewer: Actor | null): Review {
  const names = { firstName: row.first_name, lastName: row.last_name, displayName: row.display_name }
  const isKnown =
    viewer !== null &&
    (viewer.isAdmin || viewer.accountId === row.customer_id || viewer.accountId === row.provider_account_id)
  const name = row.is_nobody || isKnown ? fullName(names) : publicName(names)
  const createdAt = new Date(row.created_at).toISOString()
  return {
    id: row.review_id,
    _id: row.review_id,
    providerId: row.provider_id,
    customerId: isKnown ? row.customer_id : null,
    rating: row.rating,
    text: row.text,
    comment: row.text,
    language: row.language,
    createdAt,
    date: createdAt,
    editedAt: row.edited_at && new Date(row.edited_at).toISOString(),
    foldedReason: row.folded_reason === null ? null : ReportReason.parse(row.folded_reason),
    name,
    initial: [...name][0] ?? '',
    bookingId: row.booking_id,
    serviceName: row.service_name,
    media: { photos: row.photos },
    response:
      row.response_text && row.responded_at
        ? {
            text: row.response_text,
            respondedAt: new Date(row.responded_at).toISOString(),
            respondedBy: row.provider_account_id,
          }
        : null,
    helpful: { count: row.helpful_count },
    userHasVoted: row.has_voted,
  }
}
