import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { UserCtx } from '../../lib/context.ts'
import { addDays, isoWithOffset } from '../../lib/time.server.ts'
import { postedTo } from '../ledger/service.server.ts'
import { plainPattern } from '../location/service.server.ts'
import type { admin, FoundBooking } from './contract.ts'
import {
  countOnce,
  found,
  hasThreeInARow,
  idsNamed,
  isId,
  isWithin,
  mostNamed,
  onceEach,
  orderBy,
  type Sorts,
} from './found.server.ts'

type Row = Omit<FoundBooking, 'start' | 'createdAt' | 'hasEntries' | 'owedMinor'> & {
  startsAt: Date
  createdAt: Date
  isPaidOnline: boolean
}
type Asked = Omit<z.output<typeof admin.bookings.input>, 'page' | 'limit'>

const sorts: Sorts<'made' | 'when' | 'total'> = {
  made: {
    usual: 'desc',
    asc: sql`b.created_at, b.booking_id`,
    desc: sql`b.created_at desc, b.booking_id desc`,
  },
  when: {
    usual: 'desc',
    asc: sql`b.starts_at, b.booking_id`,
    desc: sql`b.starts_at desc, b.booking_id desc`,
  },
  total: {
    usual: 'desc',
    asc: sql`b.total_minor, b.booking_id`,
    desc: sql`b.total_minor desc, b.booking_id desc`,
  },
}

export async function findBookings(ctx: UserCtx, { page, limit, ...asked }: z.output<typeof admin.bookings.input>) {
  const { meant, isCut } = await bookingsMeant(ctx, asked)
  const [bookings, count] = await Promise.all([
    readBookings(ctx, meant, asked, limit, (page - 1) * limit),
    countOnce(ctx, sql`b.booking_id`, meant),
  ])
  return { bookings, pagination: found(page, limit, count, isCut) }
}

export async function readBookings(
  ctx: UserCtx,
  meant: readonly RawBuilder<unknown>[],
  asked: Asked,
  limit: number,
  offset: number,
): Promise<FoundBooking[]> {
  const order = orderBy(sorts, asked.from || asked.to ? 'when' : 'made', asked)
  const key = sql`b.provider_id, b.booking_id`
  const picked = onceEach({ as: sql`b`, key, ways: meant, order, limit, offset })
  const { rows } = await sql<Row>`
    select b.booking_id as id, b.status, b.starts_at as "startsAt", b.timezone, b.created_at as "createdAt",
      b.total_minor as "totalMinor", b.currency, b.due_now_minor > 0 as "isPaidOnline",
      array(select s.service_name from segment s
        where s.provider_id = b.provider_id and s.booking_id = b.booking_id order by s.position) as services,
      json_build_object('id', c.account_id, 'name', c.full_name) as customer,
      json_build_object('id', p.provider_id, 'name', p.business_name, 'linkTo', '/provider/' || p.slug) as provider
    from (select booking_id, provider_id from ${picked}) picked join booking b using (provider_id, booking_id)
      join account c on c.account_id = b.customer_id join provider p on p.provider_id = b.provider_id
    order by ${order}`.execute(ctx.db)
  const ids = rows.map(({ id }) => id)
  const owed = await postedTo(ctx, 'owed_by_customer', 'booking_id', ids)
  return rows.map(({ startsAt, createdAt, isPaidOnline, ...row }) => ({
    ...row,
    hasEntries: isPaidOnline || owed.has(row.id),
    owedMinor: owed.get(row.id) ?? 0,
    start: isoWithOffset(startsAt, row.timezone),
    createdAt: createdAt.toISOString(),
  }))
}

const mostDays = 366

type Meant = { meant: RawBuilder<unknown>[]; isCut: boolean }

/**
 * Each a from ... b where ...; `isCut`: more bear the words than are looked through. Those of some days are found before they are
 * sorted by when they were made (`offset 0`, all that is read is in the index): what was made long before or after would be
 * walked through, one after the other. Of more days than a year has the walk finds some soon.
 */
export async function bookingsMeant(ctx: UserCtx, asked: Asked): Promise<Meant> {
  const { search = '', status, from, to, sort } = asked
  const { ways, isCut } = await waysOf(ctx, search.trim())
  const isOfStatus = status ? sql`b.status = ${status}` : sql`true`
  const rest = sql`${isOfStatus} and ${isWithin(sql`b.starts_at`, { from, to })}`
  if (from && to && addDays(from, mostDays) > to && sort === 'made' && search.trim() === '')
    return {
      meant: [sql`from (select provider_id, booking_id, created_at from booking b where ${rest} offset 0) b`],
      isCut,
    }
  return { meant: ways.map((way) => sql`from booking b where ${way} and ${rest}`), isCut }
}

type Ways = { ways: RawBuilder<unknown>[]; isCut: boolean }

const ofPayments = (payments: RawBuilder<unknown>) => sql`(b.provider_id, b.booking_id) in (
  select y.provider_id, coalesce(y.booking_id, y.tip_of) from ${payments})`

/** What the words may be: an id, an address, a number of a receipt or a telephone, or a name of somebody or something. */
async function waysOf(ctx: UserCtx, search: string): Promise<Ways> {
  if (search === '') return { ways: [sql`true`], isCut: false }
  if (isId(search)) {
    const id = sql`${search}::uuid`
    const ways = ['booking_id', 'customer_id', 'provider_id'].map((column) => sql`b.${sql.ref(column)} = ${id}`)
    return { ways: [...ways, ofPayments(sql`payment y where y.payment_id = ${id}`)], isCut: false }
  }
  const { accounts, providers } = await idsNamed(ctx, search)
  const called = await providersAt(ctx, search)
  const ways = [sql`b.customer_id = any(${accounts}::uuid[])`]
  ways.push(sql`b.provider_id = any(${[...new Set([...providers, ...called])]}::uuid[])`)
  // Of an address nothing else is made; fewer letters or digits together are in no index.
  if (!search.includes('@') && hasThreeInARow(search))
    ways.push(hasService(search), ofPayments(sql`payment y where y.intent = ${search}`))
  const number = /^#?(\d{1,9})$/.exec(search)?.[1]
  if (number)
    ways.push(
      ofPayments(sql`(select q.provider_id, q.payment_id from paper q
    where q.number = ${Number(number)} order by q.issued_at desc limit ${mostNamed}) q
    join payment y on y.provider_id = q.provider_id and y.payment_id = q.payment_id`),
    )
  return { ways, isCut: Math.max(accounts.length, providers.length, called.length) >= mostNamed }
}

const hasService = (words: string) => sql`exists (select from segment s
  where s.provider_id = b.provider_id and s.booking_id = b.booking_id
    and plain_text(s.service_name) like '%' || ${plainPattern(words)} || '%' and plain_text(${words}) <> '')`

/** By any part of a telephone number, with or without what it begins with abroad or at home. */
async function providersAt(ctx: UserCtx, search: string): Promise<string[]> {
  const digits = search.replaceAll(/\D/g, '').replace(/^0+/, '')
  if (digits.length < 6 || /[^\d\s+()./-]/.test(search)) return []
  const { rows } = await sql<{ id: string }>`select provider_id as id from provider
    where phone is not null and digits_of(phone) like ${`%${digits}%`} limit ${mostNamed}`.execute(ctx.db)
  return rows.map(({ id }) => id)
}
