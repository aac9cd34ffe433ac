import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { UserCtx } from '../../lib/context.ts'
import { plainPattern } from '../location/service.server.ts'
import type { admin, FoundProvider } from './contract.ts'
import { countTo, found } from './found.server.ts'

type Row = Omit<FoundProvider, 'createdAt'> & { createdAt: Date }

const states = {
  verified: sql`p.is_verified and p.status = 'active' and a.status = 'active'`,
  unverified: sql`not p.is_verified and p.status = 'active' and a.status = 'active'`,
  suspended: sql`a.status = 'suspended'`,
  offline: sql`p.status <> 'active' and a.status <> 'suspended'`,
}

const filters = {
  ...states,
  waiting: sql`a.status <> 'deleted' and exists (select from document d where d.provider_id = p.provider_id and d.state = 'sent')`,
}

const sorts = {
  newest: sql`p.created_at desc, p.provider_id desc`,
  name: sql`lower(p.business_name), p.provider_id`,
  rating: sql`l.rating desc nulls last, l.reviews_count desc, p.provider_id`,
  bookings: sql`l.recent_bookings desc, p.provider_id`,
}

export async function findProviders(ctx: UserCtx, input: z.output<typeof admin.providers.input>) {
  const { search = '', state, sort, page, limit } = input
  const isNamed = search === '' ? sql`true` : sql`p.search_text like '%' || ${plainPattern(search)} || '%'`
  const meant = sql`from provider p join account a on a.account_id = p.account_id
      join listing l on l.provider_id = p.provider_id
    where a.status <> 'deleted' and ${isNamed} and ${state ? filters[state] : sql`true`}`
  const [{ rows }, count] = await Promise.all([
    sql<Row>`
      select p.provider_id as id, p.account_id as "accountId", p.business_name as name, '/provider/' || p.slug as "linkTo",
        p.profession, concat_ws(', ', nullif(p.area, ''), p.city) as place, p.profile_image as image,
        p.is_verified as "isVerified", l.rating, l.reviews_count as "reviewsCount", l.recent_bookings as bookings,
        p.created_at as "createdAt",
        case when ${states.suspended} then 'suspended' when ${states.offline} then 'offline'
          when p.is_verified then 'verified' else 'unverified' end as state
      ${meant} order by ${sorts[sort]} limit ${limit} offset ${(page - 1) * limit}`.execute(ctx.db),
    countTo(ctx, meant),
  ])
  const providers = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  return { providers, pagination: found(page, limit, count) }
}
