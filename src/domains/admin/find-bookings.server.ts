import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { UserCtx } from '../../lib/context.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import type { admin, FoundBooking } from './contract.ts'
import { countTo, found, idsNamed, isId } from './found.server.ts'

type Row = Omit<FoundBooking, 'start' | 'createdAt'> & { startsAt: Date; createdAt: Date }

export async function findBookings(ctx: UserCtx, input: z.output<typeof admin.bookings.input>) {
  const { search = '', status, page, limit } = input
  const isOfStatus = status ? sql`b.status = ${status}` : sql`true`
  const meant = sql`from booking b where ${await namedBy(ctx, search.trim())} and ${isOfStatus}`
  const [{ rows }, count] = await Promise.all([
    sql<Row>`
      select b.booking_id as id, b.status, b.starts_at as "startsAt", b.timezone, b.created_at as "createdAt",
        b.total_minor as "totalMinor", b.currency, b.due_now_minor > 0 or exists (select from ledger_posting l where l.booking_id = b.booking_id) as "hasEntries",
        (select coalesce(sum(e.amount_minor), 0)::int8 from ledger_posting l join ledger_entry e on e.posting_id = l.posting_id
          where l.booking_id = b.booking_id and e.account = 'owed_by_customer') as "owedMinor",
        array(select s.service_name from segment s
          where s.provider_id = b.provider_id and s.booking_id = b.booking_id order by s.position) as services,
        json_build_object('id', c.account_id, 'name', c.full_name) as customer,
        json_build_object('id', p.provider_id, 'name', p.business_name, 'linkTo', '/provider/' || p.slug) as provider
      from (select b.* ${meant} order by b.created_at desc, b.booking_id desc limit ${limit} offset ${(page - 1) * limit}) b
        join account c on c.account_id = b.customer_id join provider p on p.provider_id = b.provider_id
      order by b.created_at desc, b.booking_id desc`.execute(ctx.db),
    countTo(ctx, meant),
  ])
  const bookings = rows.map(({ startsAt, createdAt, ...row }) => ({
    ...row,
    start: isoWithOffset(startsAt, row.timezone),
    createdAt: createdAt.toISOString(),
  }))
  return { bookings, pagination: found(page, limit, count) }
}

async function namedBy(ctx: UserCtx, search: string): Promise<RawBuilder<unknown>> {
  if (search === '') return sql`true`
  if (isId(search)) return sql`b.booking_id = ${search}::uuid`
  const { accounts, providers } = await idsNamed(ctx, search)
  return sql`(b.customer_id = any(${accounts}::uuid[]) or b.provider_id = any(${providers}::uuid[]))`
}
