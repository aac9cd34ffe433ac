import { sql } from 'kysely'
import type { UserCtx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { addDays, localDate, operatorsZone } from '../../lib/time.server.ts'
import { hasNotBegun } from '../holds/booking-caps.server.ts'
import type { Office } from './contract.ts'

const shownDays = 14

type Waiting = { count: number; since: Date | null }
type Ended = Office['ended'] & { listed: number; newThisWeek: number }

export async function readOffice(ctx: UserCtx): Promise<Office> {
  const now = await databaseNow(ctx)
  const today = localDate(now, operatorsZone)
  const [reports, disputes, verifications, words, clearings, bookings, customers, { rows }] = await Promise.all([
    waiting(ctx, sql`select created_at as at from report where status = 'open'`),
    waiting(ctx, sql`select answered_at as at from no_show where answer is not null and settled_at is null`),
    waiting(
      ctx,
      // By businesses, each since the first of what it has sent.
      sql`select min(sent_at) as at from document where state = 'sent' group by provider_id`,
    ),
    waiting(ctx, sql`select asked_at as at from second_word where answer is null and asked_at > ${addMs(now, -7)}`),
    waiting(
      ctx,
      sql`select c.begun_at as at from clearing c left join provider_address o on o.account_id = c.account_id
          join booking b on (b.customer_id = c.account_id or b.provider_id = o.provider_id)
        where c.ended_at is null and ${hasNotBegun(now)}`,
    ),
    perDay(ctx, today, sql`select created_at as at from booking`),
    perDay(ctx, today, sql`select created_at as at from account where status <> 'deleted'`),
    sql<Ended>`select
      count(*) filter (where status = 'completed')::int as completed,
      count(*) filter (where status = 'cancelled')::int as cancelled,
      count(*) filter (where status = 'no_show')::int as "noShows",
      (select count(*)::int from listing where is_listed) as listed,
      (select count(*)::int from provider where created_at > ${addMs(now, -7)}) as "newThisWeek"
    from booking where starts_at > ${addMs(now, -shownDays)} and starts_at <= ${now}`.execute(ctx.db),
  ])
  const { listed = 0, newThisWeek = 0, ...ended } = rows[0] ?? { completed: 0, cancelled: 0, noShows: 0 }
  return {
    reports,
    disputes,
    verifications,
    words,
    clearings,
    bookings,
    customers,
    ended,
    providers: { listed, newThisWeek },
  }
}

const addMs = (at: Date, days: number) => new Date(at.getTime() + days * 86_400_000)

async function waiting(ctx: UserCtx, what: ReturnType<typeof sql>) {
  const { rows } = await sql<Waiting>`select count(*)::int as count, min(at) as since from (${what}) w`.execute(ctx.db)
  const { count = 0, since = null } = rows[0] ?? {}
  return { count, since: since?.toISOString() ?? null }
}

async function perDay(ctx: UserCtx, today: string, what: ReturnType<typeof sql>) {
  const first = addDays(today, 1 - shownDays)
  const { rows } = await sql<{ date: string; count: number }>`
    select to_char(at at time zone ${operatorsZone}, 'YYYY-MM-DD') as date, count(*)::int as count from (${what}) w
    where at >= ${addDays(first, -shownDays)}::timestamp at time zone ${operatorsZone} group by 1`.execute(ctx.db)
  const counts = new Map(rows.map(({ date, count }) => [date, count]))
  const days = Array.from({ length: shownDays }, (_, index) => addDays(first, index)).map((date) => ({
    date,
    count: counts.get(date) ?? 0,
  }))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, count) => total + count, 0)
  return {
    days,
    total: sum(days.map(({ count }) => count)),
    before: sum(rows.filter(({ date }) => date < first).map(({ count }) => count)),
  }
}
