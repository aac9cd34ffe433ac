import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { pagination } from '../../lib/pagination.ts'
import { fullName, publicName } from '../identity/names.rules.ts'
import { isOpen } from '../providers/listing.server.ts'
import { type Review, type ReviewSort, type ReviewSummary, reviews } from './contract.ts'

type ReviewRow = {
  review_id: string
  rating: number
  text: string
  language: string
  /** As JSON has it. */
  created_at: string
  first_name: string
  last_name: string
  display_name: string | null
  is_nobody: boolean
  booking_id: string
  service_name: string | null
  response_text: string | null
  responded_at: string | null
  helpful_count: number
}

type Row = {
  star_counts: number[] | null
  average: number | null
  count: number | null
  reviews: ReviewRow[] | null
}

const orders: Record<ReviewSort, ReturnType<typeof sql>> = {
  newest: sql`v.created_at desc`,
  oldest: sql`v.created_at`,
  highest_rated: sql`v.rating desc, v.created_at desc`,
  lowest_rated: sql`v.rating, v.created_at desc`,
  most_helpful: sql`v.helpful_count desc, v.created_at desc`,
}

/** In one statement: every page of a provider waits for it. */
export async function listProviderReviews(ctx: Ctx, input: z.output<typeof reviews.ofProvider.input>) {
  const { providerId, page, limit, sort } = input
  const { rows } = await sql<Row>`${sql.raw(`/* prepare: reviews-${sort} */`)}
    select star_counts, average, count, (
      select json_agg(listed) from (
        select v.review_id, v.rating, v.text, v.language, v.created_at, c.first_name, c.last_name, c.display_name,
          c.status = 'deleted' as is_nobody, v.booking_id, v.response_text, v.responded_at, v.helpful_count, (
            select service_name from segment s where s.provider_id = ${providerId} and s.booking_id = v.booking_id
            order by position limit 1
          ) as service_name
        from review v join account c on c.account_id = v.customer_id
        where v.provider_id = ${providerId} and v.status = 'published'
        order by ${orders[sort]}, v.review_id limit ${limit} offset ${(page - 1) * limit}
      ) listed) as reviews
    from provider p join account a on a.account_id = p.account_id
      left join provider_rating r on r.provider_id = ${providerId}
    where p.provider_id = ${providerId} and ${isOpen}`.execute(ctx.db)
  const [row] = rows
  const summary = summaryOf(row)
  return {
    reviews: row?.reviews?.map(toReview) ?? [],
    summary,
    pagination: pagination(page, limit, summary.totalReviews),
  }
}

function summaryOf(row: Row | undefined): ReviewSummary {
  const counts = row?.star_counts ?? [0, 0, 0, 0, 0]
  return {
    averageRating: row?.average ?? null,
    totalReviews: row?.count ?? 0,
    ratingDistribution: Object.fromEntries(counts.map((count, index) => [String(index + 1), count])),
  }
}

function toReview(row: ReviewRow): Review {
  const names = { firstName: row.first_name, lastName: row.last_name, displayName: row.display_name }
  const name = row.is_nobody ? fullName(names) : publicName(names)
  return {
    id: row.review_id,
    rating: row.rating,
    text: row.text,
    language: row.language,
    createdAt: new Date(row.created_at).toISOString(),
    name,
    initial: [...name][0] ?? '',
    bookingId: row.booking_id,
    serviceName: row.service_name,
    response:
      row.response_text && row.responded_at
        ? { text: row.response_text, respondedAt: new Date(row.responded_at).toISOString() }
        : null,
    helpful: { count: row.helpful_count },
  }
}

export const routes = implement(reviews, { ofProvider: listProviderReviews })
