import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { UserCtx } from '../../lib/context.ts'
import { type Vital, vitals } from '../health/contract.ts'
import { sharesOf, threeQuarters } from '../health/rules.ts'
import { found } from './found.server.ts'
import type { CrashGroup, officeHealth, PageSpeed } from './health-contract.ts'

const dayMs = 86_400_000
const since = (ctx: UserCtx, days: string | undefined) => new Date(ctx.now.getTime() - Number(days ?? 7) * dayMs)
/** What is older than some days is counted by the day (UTC): whole ones, from the first that the days reach. */
const sinceDay = (ctx: UserCtx, days: string | undefined) =>
  days === '1' ? since(ctx, days) : new Date(Math.floor(since(ctx, days).getTime() / dayMs) * dayMs)

/** What is read at most: reports are bounded by the hour. */
const most = 10_000
type CrashRow = Omit<CrashGroup, 'firstAt' | 'lastAt'> & {
  firstAt: Date
  lastAt: Date
  groups: number
  isMore: boolean
}

/** A release gives its files other marks, and its lines other numbers: neither makes another cause. */
export async function findCrashes(ctx: UserCtx, input: z.output<typeof officeHealth.crashes.input>) {
  const { days, page, limit } = input
  const { rows } = await sql<CrashRow>`
    with latest as (
      select *, regexp_replace(stack[1], '-[[:alnum:]_-]{8}[.]js:[0-9]+:[0-9]+$', '') as file from crash_report
      where created_at >= ${since(ctx, days)} order by created_at desc limit ${most + 1}
    ), groups as (
      select error, part, file, count(*)::int as count, min(created_at) as first_at, max(created_at) as last_at,
        array_agg(route order by created_at desc) as routes, array_agg(release order by created_at desc) as releases,
        (array_agg(crash_report_id::text order by created_at desc))[1] as id,
        (array_agg(request_id order by created_at desc))[1:5] as request_ids
      from latest group by error, part, file
    )
    select g.id, g.error, g.part, g.file, g.count, g.first_at as "firstAt", g.last_at as "lastAt", r.stack,
      array(select u from unnest(g.routes) u group by u order by count(*) desc, u limit 5) as routes,
      array(select u.release from unnest(g.releases) with ordinality u(release, at)
        group by u.release order by min(u.at) limit 5) as releases,
      g.request_ids as "requestIds", count(*) over ()::int as groups, (select count(*) > ${most} from latest) as "isMore"
    from groups g join crash_report r on r.crash_report_id = g.id::uuid
    order by g.count desc, g.last_at desc, g.id limit ${limit} offset ${(page - 1) * limit}`.execute(ctx.db)
  const crashes = rows.map(({ groups: _groups, isMore: _isMore, ...row }) => ({
    ...row,
    firstAt: row.firstAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
  }))
  const pagination = found(page, limit, rows[0]?.groups ?? 0)
  return { crashes, pagination: { ...pagination, isMore: rows[0]?.isMore ?? false } }
}

/** Of pages there are far fewer; of those that somebody makes up there may be any number. */
const mostPages = 300

type Called = { route: string; calls: number; failed: number }
type Counted = Called & { vital: Vital; bucket: number; count: number }
type SpeedRow = Counted | (Called & { vital: null; bucket: null; count: null })

export async function readSpeed(ctx: UserCtx, { days }: z.output<typeof officeHealth.speed.input>) {
  const from = sinceDay(ctx, days)
  const { rows } = await sql<SpeedRow>`
    with counted as materialized (
      select route, vital, bucket, sum(count)::float8 as count from page_vital where hour >= ${from} group by route, vital, bucket
    ), called as materialized (
      select route, sum(calls)::float8 as calls, sum(failed)::float8 as failed from page_call where hour >= ${from} group by route
    ), seen_most as (
      select route from (
        select route, sum(count) as seen from counted where vital <> 'call' group by route, vital
        union all select route, 0 from called) v
      group by route order by max(seen) desc, route limit ${mostPages}
    )
    select s.route, coalesce(k.calls, 0) as calls, coalesce(k.failed, 0) as failed, c.vital, c.bucket, c.count
    from seen_most s left join called k using (route) left join counted c using (route)`.execute(ctx.db)
  const pages = [...Map.groupBy(rows, ({ route }) => route)].map(([route, own]): PageSpeed => {
    const isCounted = (row: SpeedRow): row is Counted => row.vital !== null
    const counts = own.filter(isCounted)
    return {
      route,
      calls: own[0]?.calls ?? 0,
      failed: own[0]?.failed ?? 0,
      vitals: vitals.flatMap((vital) => {
        const counted = counts.filter((row) => row.vital === vital)
        const quarters = threeQuarters(vital, counted)
        return quarters === null ? [] : { vital, threeQuarters: quarters, ...sharesOf(vital, counted) }
      }),
    }
  })
  const seen = ({ vitals: all }: PageSpeed) =>
    Math.max(0, ...all.filter(({ vital }) => vital !== 'call').map(({ good, fair, poor }) => good + fair + poor))
  return { pages: pages.toSorted((a, b) => seen(b) - seen(a) || (a.route < b.route ? -1 : 1)) }
}
