import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { UserCtx } from '../../lib/context.ts'
import type { admin, FoundProvider, providerSorts } from './contract.ts'
import { bears, countTo, found, orderBy, type Sorts } from './found.server.ts'

type Row = Omit<FoundProvider, 'createdAt'> & { createdAt: Date }

const states = {
  verified: sql`p.is_verified and p.status = 'active' and a.status = 'active'`,
  unverified: sql`not p.is_verified and p.status = 'active' and a.status = 'active'`,
  suspended: sql`a.status = 'suspended'`,
  offline: sql`p.status <> 'active' and a.status <> 'suspended'`,
}

/** As `missingFor` has it. */
const isAccepted = (
  kind: string,
) => sql`exists (select from document d where d.provider_id = p.provider_id and d.kind = ${kind}
  and d.state = 'accepted' and (d.expires_on is null or d.expires_on >= (now() at time zone p.timezone)::date))`

const filters = {
  ...states,
  complete: sql`${states.unverified} and ${isAccepted('identity')} and exists (select from trader t
    where t.provider_id = p.provider_id and (t.kind = 'private' or ${isAccepted('registration')}))`,
  waiting: sql`a.status <> 'deleted' and exists (select from document d where d.provider_id = p.provider_id and d.state = 'sent')`,
}

/** Whoever has no rating comes last both ways. */
const sorts: Sorts<(typeof providerSorts)[number]> = {
  newest: { usual: 'desc', asc: sql`p.created_at, p.provider_id`, desc: sql`p.created_at desc, p.provider_id desc` },
  name: {
    usual: 'asc',
    asc: sql`lower(p.business_name), p.provider_id`,
    desc: sql`lower(p.business_name) desc, p.provider_id desc`,
  },
  rating: {
    usual: 'desc',
    asc: sql`l.rating, l.reviews_count desc, l.provider_id`,
    desc: sql`l.rating desc nulls last, l.reviews_count desc, l.provider_id`,
  },
  bookings: {
    usual: 'desc',
    asc: sql`l.recent_bookings, l.provider_id`,
    desc: sql`l.recent_bookings desc, l.provider_id desc`,
  },
}

export async function findProviders(ctx: UserCtx, input: z.output<typeof admin.providers.input>) {
  const { page, limit } = input
  const meant = providersMeant(input)
  const [providers, count] = await Promise.all([
    readProviders(ctx, meant, input, limit, (page - 1) * limit),
    countTo(ctx, meant),
  ])
  return { providers, pagination: found(page, limit, count) }
}

type Asked = Omit<z.output<typeof admin.providers.input>, 'page' | 'limit'>

export function providersMeant({ search = '', state }: Asked): RawBuilder<unknown> {
  const isNamed = search === '' ? sql`true` : bears(sql`p.search_text`, search)
  return sql`from provider p join account a on a.account_id = p.account_id
      join listing l on l.provider_id = p.provider_id
    where a.status <> 'deleted' and ${isNamed} and ${state ? filters[state] : sql`true`}`
}

export async function readProviders(
  ctx: UserCtx,
  meant: RawBuilder<unknown>,
  asked: Asked,
  limit: number,
  offset: number,
): Promise<FoundProvider[]> {
  const { rows } = await sql<Row>`
      select p.provider_id as id, p.account_id as "accountId", p.business_name as name, '/provider/' || p.slug as "linkTo",
        p.profession, concat_ws(', ', nullif(p.area, ''), p.city) as place, p.profile_image as image,
        p.is_verified as "isVerified", l.rating, l.reviews_count as "reviewsCount", l.recent_bookings as bookings,
        p.created_at as "createdAt",
        case when ${states.suspended} then 'suspended' when ${states.offline} then 'offline'
          when p.is_verified then 'verified' else 'unverified' end as state
      ${meant} order by ${orderBy(sorts, 'newest', asked)} limit ${limit} offset ${offset}`.execute(ctx.db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
