import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { implement } from '../../lib/api/serve.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { plainPattern } from '../location/service.server.ts'
import { fewestHours } from '../search/unmet.rules.ts'
import { found, orderBy, type Sorts } from './found.server.ts'
import { officeUnmet, type UnmetSearch, type unmetSorts } from './unmet-contract.ts'

type Asked = Omit<z.output<typeof officeUnmet.list.input>, 'page' | 'limit'>

/** Of as many the one that more hours knew, and then by the alphabet; everywhere comes before any place. */
const named = sql`u.words, u.category_slug, u.place, u.kind`
const called = sql`coalesce(nullif(u.words, ''), u.category_slug)`
const sorts: Sorts<(typeof unmetSorts)[number]> = {
  searches: {
    usual: 'desc',
    asc: sql`u.searches, u.hours, ${named}`,
    desc: sql`u.searches desc, u.hours desc, ${named}`,
  },
  last: {
    usual: 'desc',
    asc: sql`u.last_day, u.searches desc, ${named}`,
    desc: sql`u.last_day desc, u.searches desc, ${named}`,
  },
  words: { usual: 'asc', asc: sql`${called}, ${named}`, desc: sql`${called} desc, ${named}` },
  place: { usual: 'asc', asc: sql`u.place, ${named}`, desc: sql`u.place desc, ${named}` },
}

/** Where supply is missing. What was searched for in few hours only is not shown: it may be one person. */
export async function findUnmet(ctx: UserCtx, { page, limit, ...asked }: z.output<typeof officeUnmet.list.input>) {
  const { unmet, count } = await readUnmet(ctx, asked, limit, (page - 1) * limit)
  return { unmet, pagination: found(page, limit, count) }
}

function unmetMeant({ now }: UserCtx, { search = '', kind, days = '30' }: Asked): RawBuilder<unknown> {
  return sql`from unmet_search where day > (${now}::timestamptz at time zone 'UTC')::date - ${Number(days)}::int
      and ${kind ? sql`kind = ${kind}` : sql`true`}
      and ${search === '' ? sql`true` : sql`found_by like '%' || ${plainPattern(search)} || '%'`}
    group by kind, words, category_slug, place having sum(bit_count(hours::bit(24))) >= ${fewestHours}`
}

/** With how many there are: both are of the same sums. */
export async function readUnmet(ctx: UserCtx, asked: Asked, limit: number, offset: number) {
  type Row = { [Name in keyof UnmetSearch]: UnmetSearch[Name] | null } & { count: number }
  const order = orderBy(sorts, 'searches', asked)
  const { rows } = await sql<Row>`with u as materialized (
      select kind, words, category_slug, place, sum(searches)::int as searches,
        sum(bit_count(hours::bit(24)))::int as hours, max(day) as last_day ${unmetMeant(ctx, asked)})
    select c.count, u.kind, u.words, nullif(u.category_slug, '') as category, nullif(u.place, '') as place, u.searches,
      u.hours, u.last_day::text as "lastDay"
    from (select count(*)::int as count from u) c
      left join (select * from u order by ${order} limit ${limit} offset ${offset}) u on true
    order by ${order}`.execute(ctx.db)
  // A page behind the last has the number alone.
  const unmet = rows.flatMap(({ count: _count, ...row }) => (row.kind === null ? [] : [row as UnmetSearch]))
  return { unmet, count: rows[0]?.count ?? 0 }
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
