import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Actor, Ctx, Database, UserCtx } from '../../lib/context.ts'
import { toMajor } from '../../lib/money.ts'
import { pagination } from '../../lib/pagination.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { findBooking, findProvidersOf } from '../directories/directory.server.ts'
import { isUpcoming } from '../holds/booking-caps.server.ts'
import { lookInto } from '../identity/looking.server.ts'
import { type BookingSums, sumsOfBookings } from '../ledger/service.server.ts'
import { isOpen } from '../providers/listing.server.ts'
import { findProviderId } from '../providers/provider-id.server.ts'
import { displayName } from '../providers/rules.ts'
import { type StateRow, stateOf, termsAt } from './booking-state.server.ts'
import { moneyOf } from './changes.rules.ts'
import type { Booking, BookingList, bookings } from './contract.ts'
import { en } from './texts/page/en.ts'

type Row = StateRow & {
  booking_id: string
  customer_name: string
  provider_id: string
  slug: string
  profession: string
  profile_image: string | null
  business_name: string
  individual_name: string | null
  display_name: string | null
  show_last_name: boolean
  first_name: string
  last_name: string
  address: string
  latitude: number
  longitude: number
  currency: string
  notes: string
  cancelled_at: Date | null
  cancel_reason: string | null
  segments: {
    id: string
    name: string
    start: number
    end: number
    price: number
    isIncluded: boolean
    staffMember: string | null
  }[]
}

/** For a statement that calls the booking `b`, its provider `p`, the account of that `a` and the customer's `c`. */
export const openness = sql`${isOpen} as is_open, c.status = 'active' as has_customer,
  (b.is_free_to_cancel or p.status = 'suspended' or a.status <> 'active') as is_free_to_cancel, b.expected_at`

/** For a statement that calls the booking `b`. */
export const noShowColumns = (provider: RawBuilder<unknown>) => sql`(
    select json_build_object('marked', extract(epoch from n.marked_at) * 1000, 'fee', n.fee_minor, 'answer', n.answer,
      'isSettled', n.settled_at is not null, 'isReplied', exists (select from booking_change r
        where r.provider_id = ${provider} and r.booking_id = b.booking_id and r.kind = 'dispute_answered'))
    from no_show n where n.provider_id = ${provider} and n.booking_id = b.booking_id) as no_show`

/** For a statement that calls the booking `b`. */
const keptCardColumn = (provider: RawBuilder<unknown>) => sql`case when b.keeps_card then (
    select json_build_object('brand', v.brand, 'lastFour', v.last_four, 'fee', (
      select json_build_object('id', y.payment_id, 'status', y.status, 'amount', y.amount_minor,
        'isRefused', y.refused is not null) from payment y
      where y.provider_id = ${provider} and y.booking_id = b.booking_id and y.is_fee))
    from kept_card v where v.provider_id = ${provider} and v.booking_id = b.booking_id) end as kept_card`

/** Where the bookings are of many providers. */
const providerOfEach = sql`b.provider_id`

/** `provider`: its id, a parameter where all bookings are of one. */
const columnsOf = (
  provider: RawBuilder<unknown>,
) => sql`b.booking_id, b.status, b.customer_id, c.full_name as customer_name, b.provider_id,
  p.account_id as provider_account_id, p.slug, p.profession, p.profile_image, p.business_name, p.individual_name, p.show_last_name,
  a.first_name, a.last_name, a.display_name, concat_ws(', ', nullif(p.street, ''), p.city, nullif(p.postal_code, '')) as address, p.latitude, p.longitude,
  b.starts_at, b.ends_at, b.timezone, b.currency, b.total_minor, b.notes, b.created_at, b.cancelled_at, b.cancel_reason,
  ${openness}, ${noShowColumns(provider)}, b.cancellation_policy, b.due_now_minor, b.uses, b.keeps_card, ${keptCardColumn(provider)}, b.covered_fee_minor, b.pay_by, b.is_instant, b.sequence, b.proposed_starts_at, b.proposed_ends_at, b.proposal_reason, coalesce((
    select json_agg(json_build_object('kind', kind, 'party', party, 'at', floor(extract(epoch from at) * 1000), 'reason', reason,
      'start', extract(epoch from starts_at) * 1000, 'previous', extract(epoch from previous_starts_at) * 1000,
      'fee', fee_minor) order by position)
    from booking_change h where h.provider_id = ${provider} and h.booking_id = b.booking_id), '[]') as history, (
    select json_agg(json_build_object('id', service_id, 'name', service_name, 'price', price_minor, 'isIncluded', subscription_id is not null,
      'start', extract(epoch from starts_at) * 1000, 'end', extract(epoch from ends_at) * 1000,
      'staffMember', (select name from staff k where k.provider_id = ${provider} and k.staff_id = s.staff_id
        and exists (select from staff o where o.provider_id = ${provider} and o.staff_id <> k.staff_id))) order by position)
    from segment s where s.provider_id = ${provider} and s.booking_id = b.booking_id) as segments`

const tables = sql`booking b join provider p on p.provider_id = b.provider_id
  join account a on a.account_id = p.account_id join account c on c.account_id = b.customer_id`

/** The office, which is no side of it, looks into the data of its customer: with a reason, and in the audit log. */
export async function getBooking(ctx: UserCtx, { id }: { id: string }): Promise<Booking> {
  const { actor } = ctx
  if (!actor.isAdmin) return readBooking(ctx, actor, id)
  const { providerId, customerId } = await findParties(ctx.db, id)
  const read = (tx: UserCtx) => readBooking(tx, actor, id, providerId)
  if (actor.accountId === customerId || actor.providerId === providerId) return read(ctx)
  const look = {
    personId: customerId,
    action: 'booking.opened',
    subjectType: 'booking',
    subjectId: id.toLowerCase(),
  } as const
  return lookInto(ctx, look, read)
}

/** Who looks at a booking: the one who calls, or the one a mail or a calendar is made for. */
export type BookingReader = Pick<Actor, 'accountId' | 'isAdmin'>

/** For a statement that calls the booking `b` and its provider `p`. */
const isVisibleTo = ({ accountId, isAdmin }: BookingReader) =>
  sql`(${isAdmin}::boolean or b.customer_id = ${accountId} or p.account_id = ${accountId})`

export const bookingNotFound = () => new AppError('not_found', 'booking_not_found', en.errors.booking_not_found)

/** Of a booking named by its id alone: all other statements also name its provider. */
export async function findParties(db: Database, id: string): Promise<{ providerId: string; customerId: string }> {
  const named = await findBooking(db, id)
  if (!named) throw bookingNotFound()
  return named
}

/** Somebody else's booking answers as one that does not exist. `providerId`: where it is known. */
export async function readBooking(ctx: Ctx, reader: BookingReader, id: string, providerId?: string): Promise<Booking> {
  const row = await readRow(ctx, reader, id, providerId)
  return toBooking(row, await postedOf(ctx, [row]), ctx.now, reader)
}

/** Of those that have ended or were to be paid ahead, by the ledger. When one ends, what was ahead pays its fee and goes back. */
async function postedOf(ctx: Ctx, rows: readonly Row[]): Promise<ReadonlyMap<string, BookingSums>> {
  const hasMoney = ({ status, due_now_minor }: Row) =>
    due_now_minor > 0 || status === 'cancelled' || status === 'no_show'
  const until = ({ history }: Row) => history.find(({ kind }) => moneyOf(kind) !== 'stays')?.at ?? null
  const asked = rows.filter(hasMoney).map((row) => ({ id: row.booking_id, until: until(row) }))
  return asked.length === 0 ? new Map() : sumsOfBookings(ctx, asked)
}

/** By the terms of the booking, whether or not it could be rescheduled to that time. */
export async function getTerms(ctx: UserCtx, { id, dateTime }: z.output<typeof bookings.terms.input>) {
  return termsAt(await readRow(ctx, ctx.actor, id), new Date(dateTime), ctx.actor, ctx.now)
}

async function readRow(ctx: Ctx, reader: BookingReader, id: string, providerId?: string): Promise<Row> {
  const provider = sql`${providerId ?? (await findParties(ctx.db, id)).providerId}::uuid`
  const { rows } = await sql<Row>`/* prepare: booking */
    select ${columnsOf(provider)} from ${tables}
    where b.provider_id = ${provider} and b.booking_id = ${id} and ${isVisibleTo(reader)}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw bookingNotFound()
  return row
}

type ListInput = z.output<typeof bookings.list.input>
type OwnListInput = z.output<typeof bookings.mine.input>

export async function listBookings(ctx: UserCtx, input: ListInput) {
  const { accountId, providerId } = ctx.actor
  const providers = [...(await findProvidersOf(ctx.db, accountId)), ...(providerId === null ? [] : [providerId])]
  const whose = sql`b.provider_id = any(${providers}::uuid[])
    and (b.customer_id = ${accountId} or b.provider_id = ${providerId})`
  const { counts: _, ...list } = await readPage(ctx, input, whose)
  return list
}

export async function listOwnBookings(ctx: UserCtx, input: OwnListInput) {
  return readPage(ctx, input, await ofCustomer(ctx, ctx.actor.accountId))
}

/** For a statement that calls the booking `b`. */
async function ofCustomer(ctx: Ctx, customerId: string) {
  const providers = await findProvidersOf(ctx.db, customerId)
  return sql`b.provider_id = any(${providers}::uuid[]) and b.customer_id = ${customerId}`
}

/** What the calendar of an account shows: what is on, from three months back, ahead first; as a customer or as a provider. */
export async function listForFeed(
  ctx: Ctx,
  accountId: string,
  kind: 'customer' | 'provider',
  most = 1000,
): Promise<Booking[]> {
  const isOwner = kind === 'provider'
  const provider = isOwner ? sql`${await findProviderId(ctx.db, accountId)}::uuid` : providerOfEach
  const whose = isOwner ? sql`b.provider_id = ${provider}` : await ofCustomer(ctx, accountId)
  const { rows } = await sql<Row>`
    select ${columnsOf(provider)} from ${tables} where ${whose}
      and b.status in ('pending', 'confirmed', 'completed') and b.starts_at > ${ctx.now}::timestamptz - interval '90 days'
    order by b.starts_at < ${ctx.now}, abs(extract(epoch from b.starts_at - ${ctx.now})) limit ${most}`.execute(ctx.db)
  // Nothing of it says what was paid.
  return rows.map((row) => toBooking(row, new Map(), ctx.now, { accountId, isAdmin: false }))
}

const conditionsAt = (now: Date): Record<BookingList, RawBuilder<unknown>> => {
  const upcoming = isUpcoming(now)
  const isCancelled = sql`b.status in ('cancelled', 'expired')`
  return { upcoming, cancelled: isCancelled, past: sql`not (${upcoming} or ${isCancelled})` }
}

type Counts = Record<BookingList, number>
type PageRow = Counts & { total: number } & (Row | { booking_id: null })

/** One page and how many there are in all, in one statement; a page beyond the end still counts. */
async function readPage(ctx: UserCtx, { page, limit, status, list }: OwnListInput, whose: RawBuilder<unknown>) {
  const order = list === 'upcoming' ? sql`asc` : sql`desc`
  const of = conditionsAt(ctx.now)
  const listed = sql`${status ? sql`b.status = ${status}` : sql`true`} and ${list ? of[list] : sql`true`}`
  const { rows } = await sql<PageRow>`
    select counted.*, page.* from (
      select count(*) filter (where ${listed})::int as total, count(*) filter (where ${of.upcoming})::int as upcoming,
        count(*) filter (where ${of.past})::int as past, count(*) filter (where ${of.cancelled})::int as cancelled
      from booking b where ${whose}) counted
    left join lateral (
      select ${columnsOf(providerOfEach)} from ${tables} where ${whose} and ${listed}
      order by b.starts_at ${order}, b.booking_id ${order} limit ${limit} offset ${(page - 1) * limit}) page on true
    order by page.starts_at ${order}, page.booking_id ${order}`.execute(ctx.db)
  const { total = 0, upcoming = 0, past = 0, cancelled = 0 } = rows[0] ?? {}
  const listedRows = rows.flatMap((row) => (row.booking_id === null ? [] : [row]))
  const posted = await postedOf(ctx, listedRows)
  return {
    bookings: listedRows.map((row) => toBooking(row, posted, ctx.now, ctx.actor)),
    counts: { upcoming, past, cancelled },
    pagination: pagination(page, limit, total),
  }
}

function toBooking(row: Row, posted: ReadonlyMap<string, BookingSums>, now: Date, reader: BookingReader): Booking {
  const sums = posted.get(row.booking_id)
  const isEnded = row.status === 'cancelled' || row.status === 'no_show'
  const owedFeeMinor = isEnded ? (sums?.owedMinor ?? 0) : 0
  const at = (instant: Date | number) => isoWithOffset(instant, row.timezone)
  const services = row.segments.map(({ id, name, start, end, price, isIncluded, staffMember }) => ({
    id,
    name,
    start: at(start),
    durationMinutes: Math.round((end - start) / 60_000),
    price: toMajor(price, row.currency),
    priceMinor: price,
    ...(isIncluded && { isIncluded: true as const }),
    ...(staffMember !== null && { staffMember }),
  }))
  const names = {
    firstName: row.first_name,
    lastName: row.last_name,
    individualName: row.individual_name,
    displayName: row.display_name,
    businessName: row.business_name,
  }
  return {
    id: row.booking_id,
    status: row.status,
    customerId: row.customer_id,
    customerName: row.customer_name,
    providerId: row.provider_id,
    provider: {
      name: displayName({ ...names, showLastName: row.show_last_name }),
      slug: row.slug,
      linkTo: `/provider/${row.slug}`,
      profession: row.profession,
      image: row.profile_image,
      address: row.address,
      coordinates: { lat: row.latitude, lng: row.longitude },
    },
    serviceId: services[0]?.id ?? '',
    services,
    dateTime: at(row.starts_at),
    endTime: at(row.ends_at),
    duration: Math.round((row.ends_at.getTime() - row.starts_at.getTime()) / 60_000),
    timezone: row.timezone,
    currency: row.currency,
    basePrice: services[0]?.price ?? 0,
    totalAmount: toMajor(row.total_minor, row.currency),
    totalMinor: row.total_minor,
    notes: row.notes,
    createdAt: row.created_at.toISOString(),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    cancelReason: row.cancel_reason,
    ...stateOf(row, sums, reader, now),
    ...(owedFeeMinor > 0 && { owedFeeMinor }),
  }
}
