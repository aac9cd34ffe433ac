import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { pagination } from '../../lib/pagination.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { tookPlace } from '../bookings/booking-state.server.ts'
import { hasNotBegun } from '../holds/booking-caps.server.ts'
import { lockAccount } from '../identity/lock-account.server.ts'
import { plainPattern } from '../location/service.server.ts'
import { wasNeverPaid } from '../providers/never-paid.server.ts'
import { requireOwn, withOwnLock } from '../staff/edit-provider.server.ts'
import type { Customer, CustomerHistory, customers } from './customers-contract.ts'

type Row = Omit<Customer, 'lastVisit' | 'nextBooking'> & {
  lastVisit: Date | null
  nextBooking: Date | null
  timezone: string
  currency: string
  total: number
}

/** Whoever has left the site has no name any more, and is left out. */
async function readCustomers(ctx: Ctx, providerId: string, which: RawBuilder<unknown>, limit: number, offset: number) {
  const took = tookPlace('b', ctx.now)
  const { rows } = await sql<Row>`
    select a.account_id as id, a.full_name as name, a.avatar_url as "avatarUrl",
      count(*) filter (where ${took})::int as visits,
      count(*) filter (where b.status = 'no_show')::int as "noShows",
      coalesce(sum(b.total_minor) filter (where ${took}), 0)::int8 as "spentMinor",
      max(b.starts_at) filter (where ${took}) as "lastVisit",
      min(b.starts_at) filter (where ${hasNotBegun(ctx.now)}) as "nextBooking",
      p.timezone, p.currency, count(*) over ()::int as total
    from booking b join account a on a.account_id = b.customer_id join provider p on p.provider_id = b.provider_id
    where b.provider_id = ${providerId} and a.status <> 'deleted' and ${which}
      and not (b.status in ('cancelled', 'expired') and ${wasNeverPaid(sql`${providerId}::uuid`)})
    group by a.account_id, p.provider_id
    order by max(b.starts_at) desc, a.account_id limit ${limit} offset ${offset}`.execute(ctx.db)
  return rows
}

function toCustomer({ timezone, currency: _currency, total: _total, lastVisit, nextBooking, ...row }: Row): Customer {
  return {
    ...row,
    lastVisit: lastVisit && isoWithOffset(lastVisit, timezone),
    nextBooking: nextBooking && isoWithOffset(nextBooking, timezone),
  }
}

export async function listCustomers(ctx: ProviderCtx, input: z.output<typeof customers.list.input>) {
  const providerId = requireOwn(ctx, input.id)
  const { page, limit, search = '' } = input
  const named = sql`plain_text(a.full_name) like '%' || ${plainPattern(search)} || '%'`
  const rows = await readCustomers(ctx, providerId, named, limit, (page - 1) * limit)
  const { currency } = await ctx.db
    .selectFrom('provider')
    .select('currency')
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow()
  return { customers: rows.map(toCustomer), currency, pagination: pagination(page, limit, rows[0]?.total ?? 0) }
}

type BookingRow = Omit<CustomerHistory['bookings'][number], 'start'> & { startsAt: Date }

export async function getCustomer(
  ctx: ProviderCtx,
  input: z.output<typeof customers.get.input>,
): Promise<CustomerHistory> {
  const providerId = requireOwn(ctx, input.id)
  const [row] = await readCustomers(ctx, providerId, sql`a.account_id = ${input.customerId}`, 1, 0)
  if (!row) throw customerNotFound()
  const { rows: bookings } = await sql<BookingRow>`
    select b.booking_id as id, b.status, b.starts_at as "startsAt", b.total_minor as "totalMinor", b.notes,
      array(select s.service_name from segment s
        where s.provider_id = ${providerId} and s.booking_id = b.booking_id order by s.position) as services
    from booking b where b.provider_id = ${providerId} and b.customer_id = ${input.customerId}
      and not (b.status in ('cancelled', 'expired') and ${wasNeverPaid(sql`${providerId}::uuid`)})
    order by b.starts_at desc limit 100`.execute(ctx.db)
  return {
    ...toCustomer(row),
    timezone: row.timezone,
    currency: row.currency,
    note: await readNote(ctx, providerId, input.customerId),
    bookings: bookings.map(({ startsAt, ...booking }) => ({
      ...booking,
      start: isoWithOffset(startsAt, row.timezone),
    })),
  }
}

async function readNote(ctx: Ctx, providerId: string, customerId: string): Promise<string> {
  const note = await ctx.db
    .selectFrom('customer_note')
    .select('text')
    .where('provider_id', '=', providerId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return note?.text ?? ''
}

/** Only about those who have booked here. */
export function setNote(ctx: ProviderCtx, input: z.output<typeof customers.setNote.input>): Promise<{ note: string }> {
  const { customerId, text } = input
  return withOwnLock(ctx, input.id, async (tx, providerId) => {
    // Whoever is leaving takes along what was noted about them: before they are gone, or not at all.
    await lockAccount(tx, customerId)
    const [customer] = await readCustomers(tx, providerId, sql`a.account_id = ${customerId}`, 1, 0)
    if (!customer) throw customerNotFound()
    if (text === '') {
      await tx.db
        .deleteFrom('customer_note')
        .where('provider_id', '=', providerId)
        .where('customer_id', '=', customerId)
        .execute()
    } else {
      const row = { provider_id: providerId, customer_id: customerId, text, updated_at: tx.now }
      await tx.db
        .insertInto('customer_note')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['provider_id', 'customer_id']).doUpdateSet({ text, updated_at: tx.now }),
        )
        .execute()
    }
    return { note: text }
  })
}

const customerNotFound = () => new AppError('not_found', 'customer_not_found', 'This customer does not exist.')
