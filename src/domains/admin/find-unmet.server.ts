import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { implement } from '../../lib/api/serve.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { plainPattern } from '../location/service.server.ts'
import { fewestHours } from '../search/unmet.rules.ts'
import { found, orderBy, type Sorts } from './found.server.ts'
import { officeUnmet, type UnmetSearch, type unmetSorts } from './unmet-contract.ts'

type Asked = Omit<z.output<typeof officeUnmet.list.input>, 'page' | 'limit'>

/** Of as many the one that more hours knew, and then by the alphabet. */
const named = sql`words, category_slug, place, kind`
const sorts: Sorts<(typeof unmetSorts)[number]> = {
  searches: {
    usual: 'desc',
    asc: sql`searches, hours, ${named}`,
    desc: sql`searches desc, hours desc, ${named}`,
  },
  last: { usual: 'desc', asc: sql`last_day, ${named}`, desc: sql`last_day desc, searches desc, ${named}` },
  words: {
    usual: 'asc',
    asc: sql`coalesce(nullif(words, ''), category_slug), ${named}`,
    desc: sql`coalesce(nullif(words, ''), category_slug) desc, ${named}`,
  },
  place: { usual: 'asc', asc: sql`place, ${named}`, desc: sql`place desc, ${named}` },
}

/** Where supply is missing. What was searched for in few hours only is not shown: it may be one person. */
export async function findUnmet(ctx: UserCtx, { page, limit, ...asked }: z.output<typeof officeUnmet.list.input>) {
  const meant = unmetMeant(ctx, asked)
  const [unmet, { rows }] = await Promise.all([
    readUnmet(ctx, meant, asked, limit, (page - 1) * limit),
    sql<{ count: number }>`select count(*)::int as count from (select 1 ${meant}) counted`.execute(ctx.db),
  ])
  return { unmet, pagination: found(page, limit, rows[0]?.count ?? 0) }
}

export function unmetMeant({ now }: UserCtx, { search = '', kind, days = '30' }: Asked): RawBuilder<unknown> {
  const hasWords =
    search === ''
      ? sql`true`
      : sql`plain_text(words || ' ' || replace(category_slug, '-', ' ') || ' ' || place) like '%' || ${plainPattern(search)} || '%'`
  return sql`from unmet_search where day > (${now}::timestamptz at time zone 'UTC')::date - ${Number(days)}::int
      and ${kind ? sql`kind = ${kind}` : sql`true`} and ${hasWords}
    group by kind, words, category_slug, place having sum(bit_count(hours::bit(24))) >= ${fewestHours}`
}

export async function readUnmet(
  ctx: UserCtx,
  meant: RawBuilder<unknown>,
  asked: Asked,
  limit: number,
  offset: number,
): Promise<UnmetSearch[]> {
  const { rows } = await sql<UnmetSearch>`select kind, words, nullif(category_slug, '') as category,
      nullif(place, '') as place, searches, hours, last_day::text as "lastDay"
    from (select kind, words, category_slug, place, sum(searches)::int as searches,
      sum(bit_count(hours::bit(24)))::int as hours, max(day) as last_day ${meant}) u
    order by ${orderBy(sorts, 'searches', asked)} limit ${limit} offset ${offset}`.execute(ctx.db)
  return rows
}

export const unmetRoutes = implement(
  officeUnmet,
  { list: findUnmet },
  {
    list: {
      detail:
        'Nobody is in it: no account, address or session. Words that are none of the trade may be a name, and are kept once people have searched for them in three different hours; fewer hours are never shown. Kept for 90 days. Counted to 10,000; `isMore` says that there are more.',
    },
  },
)
