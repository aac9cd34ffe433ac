import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx, UserCtx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { clockTime, isoWithOffset } from '../../lib/time.server.ts'
import { findProvidersOf } from '../directories/directory.server.ts'
import type { Hold, Quote } from '../holds/contract.ts'
import { quoteBooking } from '../holds/quote.server.ts'
import { listHolds } from '../holds/service.server.ts'
import { nameColumns } from '../providers/name-columns.server.ts'
import { displayName, type Names } from '../providers/rules.ts'
import { requireOwn, withOwnLock } from '../staff/edit-provider.server.ts'
import type { ProviderWaitlist, providerWaitlist, WaitlistEntry, WaitlistMode } from './contract.ts'
import { readRule } from './entries.server.ts'
import { waitlistChanged } from './events.ts'
import { waitlist as en } from './texts/en.ts'

type OfferRow = {
  id: string
  start: number
  end: number
  total: number
  currency: string
  isHeld: boolean
  holdId: string | null
  until: number
}

type Row = {
  id: string
  status: WaitlistEntry['status']
  firstDate: string
  lastDate: string
  weekdays: number[]
  first_minute: number
  last_minute: number
  bookFromHours: number | null
  joined_at: Date
  staffMember: string | null
  services: { id: string; name: string }[]
  booking_id: string | null
  booked_for: Date | null
  service_ids: string[]
  staff_id: string | null
  offers: OfferRow[]
  timezone: string
}

/** For a statement that calls the entry `e`; `provider`: its id, a parameter where there is one. */
const columnsOf = (provider: RawBuilder<unknown>) => sql`e.entry_id as id, e.status,
  e.first_date::text as "firstDate", e.last_date::text as "lastDate", e.weekdays, e.first_minute, e.last_minute,
  e.books_from_hours as "bookFromHours", e.joined_at, e.booking_id, e.service_ids, e.staff_id,
  (select name from staff k where k.provider_id = ${provider} and k.staff_id = e.staff_id) as "staffMember",
  coalesce((select json_agg(json_build_object('id', s.service_id, 'name', s.name) order by array_position(e.service_ids, s.service_id))
    from service s where s.provider_id = ${provider} and s.service_id = any(e.service_ids)), '[]') as services,
  (select b.starts_at from booking b where b.provider_id = ${provider} and b.booking_id = e.booking_id) as booked_for,
  coalesce((select json_agg(json_build_object('id', o.offer_id, 'start', extract(epoch from o.starts_at) * 1000,
      'end', extract(epoch from o.ends_at) * 1000, 'total', o.total_minor, 'currency', o.currency,
      'isHeld', o.hold_id is not null, 'holdId', o.hold_id, 'until', extract(epoch from o.expires_at) * 1000) order by o.starts_at)
    from waitlist_offer o where o.provider_id = ${provider} and o.entry_id = e.entry_id and o.answer is null
      and not exists (select from booking b where b.provider_id = ${provider} and b.customer_id = e.customer_id
        and b.starts_at = o.starts_at and b.status = 'pending' and b.created_at >= o.offered_at)), '[]') as offers`

function toWanted(row: Row) {
  const { firstDate, lastDate, weekdays, bookFromHours, staffMember, services, timezone } = row
  return {
    id: row.id,
    services,
    staffMember,
    firstDate,
    lastDate,
    weekdays,
    earliest: clockTime(row.first_minute),
    latest: clockTime(row.last_minute),
    bookFromHours,
    booking:
      row.booking_id && row.booked_for
        ? { id: row.booking_id, dateTime: isoWithOffset(row.booked_for, timezone) }
        : null,
    joinedAt: row.joined_at.toISOString(),
  }
}

type OwnRow = Row & {
  provider_id: string
  slug: string
  mode: WaitlistMode
  longestFirst: boolean
} & Names

export async function listOwn(ctx: UserCtx): Promise<WaitlistEntry[]> {
  return readOwn(ctx, sql`e.status = 'waiting'`)
}

export async function readEntry(ctx: UserCtx, id: string): Promise<WaitlistEntry> {
  const [entry] = await readOwn(ctx, sql`e.entry_id = ${id}`)
  if (!entry) throw new AppError('not_found', 'entry_unknown', en.errors.entry_unknown)
  return entry
}

async function readOwn(ctx: UserCtx, which: RawBuilder<unknown>): Promise<WaitlistEntry[]> {
  const now = (await databaseNow(ctx)).getTime()
  const { accountId } = ctx.actor
  const providers = await findProvidersOf(ctx.db, accountId)
  const { rows } = await sql<OwnRow>`
    select ${columnsOf(sql`e.provider_id`)}, e.provider_id, p.timezone, p.slug, coalesce(m.mode, 'first_in_line') as mode,
      coalesce(m.longest_first, false) as "longestFirst",
      ${nameColumns}
    from waitlist_entry e join provider p on p.provider_id = e.provider_id join account a on a.account_id = p.account_id
    left join waitlist_rule m on m.provider_id = e.provider_id
    where e.provider_id = any(${providers}::uuid[]) and e.customer_id = ${accountId} and ${which}
    order by e.joined_at, e.entry_id`.execute(ctx.db)
  const isOpen = ({ until }: OfferRow) => until > now
  const held = rows.some(({ offers }) => offers.some((offer) => offer.isHeld && isOpen(offer)))
    ? await listHolds(ctx)
    : []
  const toEntry = async (row: OwnRow): Promise<WaitlistEntry> => ({
    ...toWanted(row),
    provider: {
      id: row.provider_id,
      name: displayName(row),
      linkTo: `/provider/${row.slug}`,
      timezone: row.timezone,
    },
    mode: row.mode,
    longestFirst: row.longestFirst,
    status: row.status,
    offers: await Promise.all(
      row.offers
        .filter(isOpen)
        .map(async (offer) => ({ ...toOffer(offer, row.timezone, now), quote: await quoteOf(ctx, row, offer, held) })),
    ),
  })
  const entries: WaitlistEntry[] = []
  for (const row of rows) entries.push(await toEntry(row))
  return entries
}

/** By what is held, or as the time can be had now; null: it cannot, or a booking is only moved. */
async function quoteOf(ctx: UserCtx, row: OwnRow, offer: OfferRow, held: readonly Hold[]): Promise<Quote | null> {
  if (row.booking_id !== null) return null
  if (offer.isHeld) return held.find(({ id }) => id === offer.holdId)?.quote ?? null
  const { provider_id: providerId, service_ids: serviceIds, staff_id: staffId } = row
  const dateTime = new Date(offer.start).toISOString()
  try {
    return await quoteBooking(ctx, { providerId, serviceIds, dateTime, ...(staffId !== null && { staffId }) })
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

function toOffer({ id, start, end, total, currency, isHeld, until }: OfferRow, timezone: string, now: number) {
  return {
    id,
    start: isoWithOffset(start, timezone),
    end: isoWithOffset(end, timezone),
    totalMinor: total,
    currency,
    isHeld,
    expiresAt: isoWithOffset(until, timezone),
    secondsLeft: Math.floor((until - now) / 1000),
  }
}

export async function getProviderWaitlist(ctx: ProviderCtx, { id }: { id: string }): Promise<ProviderWaitlist> {
  return readProvider(ctx, requireOwn(ctx, id))
}

async function readProvider(ctx: Ctx, providerId: string): Promise<ProviderWaitlist> {
  const { rows } = await sql<Row & { customer_name: string }>`
    select ${columnsOf(sql`${providerId}::uuid`)}, p.timezone, c.full_name as customer_name
    from waitlist_entry e join account c on c.account_id = e.customer_id join provider p on p.provider_id = e.provider_id
    where e.provider_id = ${providerId} and e.status = 'waiting' and c.status = 'active'
    order by e.joined_at, e.entry_id limit 500`.execute(ctx.db)
  const entries = rows.map((row) => {
    const held = row.offers.find(({ isHeld, until }) => isHeld && until > ctx.now.getTime())
    const offered = held ? isoWithOffset(held.start, row.timezone) : null
    return { ...toWanted(row), customerName: row.customer_name, offered }
  })
  return { ...(await readRule(ctx.db, providerId)), entries, filled: await readFilled(ctx, providerId) }
}

async function readFilled(ctx: Ctx, providerId: string): Promise<ProviderWaitlist['filled']> {
  const stands = sql`e.booking_id is null and b.status in ('pending', 'confirmed', 'completed')`
  const { rows } = await sql<ProviderWaitlist['filled']>`
    select (count(o.offer_id) filter (where ${stands}))::int as bookings,
      coalesce(sum(b.total_minor) filter (where ${stands}), 0)::int8 as "worthMinor",
      (select currency from provider p where p.provider_id = ${providerId}) as currency,
      (count(o.offer_id) filter (where e.booking_id is not null))::int as earlier
    from waitlist_offer o join waitlist_entry e on e.provider_id = ${providerId} and e.entry_id = o.entry_id
      join booking b on b.provider_id = ${providerId} and b.booking_id = o.booking_id
    where o.provider_id = ${providerId} and o.answer = 'accepted'`.execute(ctx.db)
  return rows[0] ?? { bookings: 0, worthMinor: 0, currency: 'GBP', earlier: 0 }
}

export function setRule(ctx: ProviderCtx, { id, mode, longestFirst }: z.output<typeof providerWaitlist.setRule.input>) {
  return withOwnLock(ctx, id, async (tx, providerId) => {
    await tx.db
      .insertInto('waitlist_rule')
      .values({ provider_id: providerId, mode, longest_first: longestFirst })
      .onConflict((known) => known.column('provider_id').doUpdateSet({ mode, longest_first: longestFirst }))
      .execute()
    await emit(tx, waitlistChanged, { providerId })
    return readProvider(tx, providerId)
  })
}
