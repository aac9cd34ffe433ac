import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { toMajor } from '../../lib/money.ts'
import { pagination } from '../../lib/pagination.ts'
import { addDays, localDate, localMinute, type ZoneDay, zoneDay } from '../../lib/time.server.ts'
import {
  type CancellationPolicy,
  mostFeatured,
  type Need,
  type PriceRange,
  type Provider,
  type ProviderCard,
  providers,
  type Service,
} from './contract.ts'
import { type Interval, merge, windowsOf } from './hours.rules.ts'
import {
  type CardRow,
  cardColumns,
  cardTables,
  countListed,
  isOpen,
  isWithin,
  matching,
  readPage,
  resolve,
  toCard,
} from './listing.server.ts'
import { wasNeverPaid } from './never-paid.server.ts'
import { providerNotFound, resolveProviderId } from './provider-id.server.ts'
import { normaliseProvider, priceText } from './record.rules.ts'
import { type ProviderRecord, providerRecords } from './record-contract.ts'
import {
  type DayHours,
  durationText,
  hoursText,
  type OpenState,
  openState,
  openStatus,
  shownName,
  weekdays,
  workingDay,
} from './rules.ts'
import { closedDaysColumn, type StaffRow, staffColumn, toStaffMember } from './working-times.server.ts'

type ListInput = z.output<typeof providers.list.input>

export async function listProviders(ctx: Ctx, input: ListInput) {
  const { page, limit, sort = 'rating' } = input
  const resolved = await resolve(ctx, input)
  const where = matching(ctx, input, resolved)
  const { rows, total } = await readPage(ctx, { where, sort, resolved, limit, offset: (page - 1) * limit })
  const counted = total ?? (page > 1 ? await countListed(ctx.db, { where }) : 0)
  return { providers: rows.map(toCard), pagination: pagination(page, limit, counted) }
}

export async function listFeatured(ctx: Ctx, { limit }: { limit: number }): Promise<ProviderCard[]> {
  const resolved = { area: null, wanted: null }
  const where = sql`l.is_listed`
  const most = Math.max(limit, mostFeatured)
  const { rows } = await readPage(ctx, { where, sort: 'featured', resolved, limit: most, offset: 0, countTo: 0 })
  const positionOf = (row: CardRow) => (row.is_featured ? (row.featured_position ?? 2 ** 15) : 2 ** 16)
  // Whoever has no place keeps to the order of ratings.
  const inOrder = rows.toSorted((one, other) => positionOf(one) - positionOf(other))
  return inOrder.slice(0, limit).map(toCard)
}

export async function listPopular(ctx: Ctx, input: z.output<typeof providers.popular.input>): Promise<ProviderCard[]> {
  const { page, limit, userLat, userLng } = input
  const area = userLat === undefined || userLng === undefined ? null : { lat: userLat, lng: userLng, radiusKm: 50 }
  const where = area ? sql`l.is_listed and ${isWithin(area)}` : sql`l.is_listed`
  const resolved = { area, wanted: null }
  const offset = (page - 1) * limit
  const { rows } = await readPage(ctx, { where, sort: 'popular', resolved, limit, offset, countTo: 0 })
  return rows.map(toCard)
}

/** Of whoever is open: what a card says of them. */
export async function readOpenCard(ctx: Ctx, id: string): Promise<ProviderCard> {
  const provider = sql`${await resolveProviderId(ctx.db, id)}::uuid`
  const { rows } = await sql<CardRow>`/* prepare: open-card */
    select ${cardColumns(null)} from ${cardTables} where ${isOpen} and p.provider_id = ${provider}`.execute(ctx.db)
  if (!rows[0]) throw providerNotFound()
  return toCard(rows[0])
}

type DetailRow = CardRow & {
  account_id: string
  business_type: string | null
  description: string
  bio: string
  greeting: string
  street: string
  region: string
  postal_code: string
  country: string
  gallery: string[]
  photo_texts: Record<string, string>
  phone: string | null
  email: string | null
  website: string | null
  specializations: string[]
  qualifications: string[]
  tags: string[]
  languages: string[]
  needs: Need[]
  price_range: PriceRange | null
  cancellation_policy: CancellationPolicy
  is_paid_ahead: boolean
  status: string
  created_at: Date
  updated_at: Date
  last_active_at: Date | null
  recent_bookings: number
  subcategory_name: string
  subcategory_slug: string
  services: ServiceRow[]
  analytics: { completed: number; over: number; answered: number | null }
  /** With the date overrides of the days around today. */
  staff: StaffRow[] | null
  closedDays: string[] | null
}

export type ServiceRow = {
  id: string
  name: string
  description: string
  category: string
  duration: number
  price: number
}

export async function getProvider(ctx: Ctx, { id }: { id: string }): Promise<Provider> {
  const row = await readProvider(ctx, id)
  const { week, ...opening } = openingTimes(row, ctx.now)
  const { category_name: name, category_slug: slug, languages, needs, cancellation_policy: cancellationPolicy } = row
  const beside = {
    ...opening,
    category: { name, slug },
    languages,
    needs,
    cancellationPolicy,
    photoTexts: row.photo_texts,
    ...(ctx.app.cards && row.is_paid_ahead && { isPaidAhead: true as const }),
  }
  return normaliseProvider(toRecord(row, week), beside)
}

export async function getProviderRecord(ctx: Ctx, { id }: { id: string }): Promise<ProviderRecord> {
  const row = await readProvider(ctx, id)
  return toRecord(row, openingTimes(row, ctx.now).week)
}

async function readProvider(ctx: Ctx, id: string): Promise<DetailRow> {
  const provider = sql`${await resolveProviderId(ctx.db, id)}::uuid`
  const today = localDate(ctx.now, 'UTC')
  const nearToday = sql`between ${addDays(today, -2)}::date and ${addDays(today, 2)}::date`
  const { rows } = await sql<DetailRow>`/* prepare: provider */
    select ${cardColumns(null)}, p.account_id, p.business_type, p.description, p.bio, p.greeting, p.street, p.region,
      p.postal_code, p.country, p.gallery, p.photo_texts, p.phone, p.email, p.website, p.specializations, p.qualifications, p.tags,
      p.languages, p.needs, p.price_range, p.cancellation_policy,
      p.payment_mode in ('deposit', 'before') and exists (select from card_account v
        where v.provider_id = ${provider} and v.takes_charges) as is_paid_ahead, p.status, p.created_at, p.updated_at, p.last_active_at,
      l.recent_bookings, sub.name as subcategory_name, sub.slug as subcategory_slug, ${servicesOf(provider)} as services,
      ${analyticsOf(provider)} as analytics,
      ${staffColumn(provider, nearToday)} as staff, ${closedDaysColumn(provider, nearToday)} as "closedDays"
    from ${cardTables} join category sub on sub.slug = p.subcategory_slug
    where ${isOpen} and p.provider_id = ${provider}`.execute(ctx.db)
  const row = rows[0]
  if (!row) throw providerNotFound()
  return row
}

export async function listServices(ctx: Ctx, { id }: { id: string }): Promise<Service[]> {
  const provider = sql`${await resolveProviderId(ctx.db, id)}::uuid`
  const { rows } = await sql<{ services: ServiceRow[]; currency: string }>`
    select ${servicesOf(provider)} as services, p.currency from provider p join account a on a.account_id = p.account_id
    where ${isOpen} and p.provider_id = ${provider}`.execute(ctx.db)
  const row = rows[0]
  if (!row) throw providerNotFound()
  return row.services.map((service) => toService(service, row.currency))
}

const servicesOf = (provider: RawBuilder<unknown>) => sql`
  coalesce((
    select json_agg(json_build_object('id', service_id, 'name', name, 'description', description, 'category', category,
      'duration', duration_minutes, 'price', price_minor) order by position, service_id)
    from service s where s.provider_id = ${provider} and s.is_active), '[]')`

/** `answered`: minutes until a request was accepted or declined, on average. */
const analyticsOf = (provider: RawBuilder<unknown>) => sql`
  (select json_build_object('completed', count(*) filter (where status = 'completed'), 'over', count(*), 'answered', (
      select round(avg(extract(epoch from c.at - r.at)) / 60) from booking_change c
      join booking_change r on r.provider_id = ${provider} and r.booking_id = c.booking_id and r.kind in ('requested', 'paid_request')
      where c.provider_id = ${provider} and c.kind in ('accepted', 'declined')))
    from booking b where b.provider_id = ${provider} and status in ('completed', 'cancelled', 'no_show')
      and not (status = 'cancelled' and ${wasNeverPaid(provider)}))`

export function toService(row: ServiceRow, currency: string): Service {
  const { id, name, description, category } = row
  return {
    id,
    name,
    description,
    category,
    duration: durationText(row.duration),
    durationMinutes: row.duration,
    price: priceText(row.price, currency),
    priceMinor: row.price,
    currency,
    isActive: true,
  }
}

function toRecord(row: DetailRow, week: readonly DayHours[][]): ProviderRecord {
  const names = { lastName: row.last_name, showLastName: row.show_last_name }
  const shown = (name: string | null) => name && (shownName(name, names) || null)
  const { completed, over, answered } = row.analytics
  const categories = [
    { name: row.subcategory_name, slug: row.subcategory_slug },
    { name: row.category_name, slug: row.category_slug },
  ]
  return {
    _id: row.provider_id,
    slug: row.slug,
    identityId: row.account_id,
    businessName: row.business_name,
    individualName: shown(row.individual_name),
    user: { firstName: row.first_name, lastName: row.show_last_name ? row.last_name : '' },
    displayName: shown(row.display_name),
    displaySettings: { showLastName: row.show_last_name },
    profession: row.profession,
    businessType: row.business_type,
    categories: categories
      .filter(({ slug }, index) => categories.findIndex((one) => one.slug === slug) === index)
      .map(({ name, slug }) => ({ _id: slug, name, slug })),
    description: row.description,
    bio: row.bio,
    greeting: row.greeting,
    address: {
      street: row.street,
      city: row.city,
      state: row.region,
      postalCode: row.postal_code,
      country: row.country,
    },
    location: { coordinates: [row.longitude, row.latitude], city: row.city, address: row.area },
    media: { profileImage: row.profile_image, gallery: row.gallery },
    rating: { average: row.rating, count: row.reviews_count },
    verification: { isVerified: row.is_verified, status: row.is_verified ? 'verified' : 'unverified' },
    status: row.status,
    featured: row.is_featured,
    premium: row.is_premium,
    services: row.services.map((service) => ({
      _id: service.id,
      name: service.name,
      description: service.description,
      duration: { default: service.duration },
      pricing: { basePrice: toMajor(service.price, row.currency) },
      category: service.category,
      status: 'active',
      isActive: true,
    })),
    availability: {
      timezone: row.timezone,
      workingHours: Object.fromEntries(weekdays.map((day, index) => [day, workingDay(week[index] ?? [])])),
    },
    contact: { email: row.email, phone: row.phone, website: row.website },
    specializations: row.specializations,
    qualifications: row.qualifications,
    skills: row.specializations,
    tags: row.tags,
    pricing: { currency: row.currency, priceRange: row.price_range },
    popularityScore: row.recent_bookings,
    bookingCount: completed,
    analytics: {
      totalBookings: completed,
      completionRate: over > 0 ? completed / over : null,
      avgResponseTime: answered,
    },
    seo: { title: `${row.business_name}, ${row.profession}`, description: row.bio.slice(0, 160) },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastActive: row.last_active_at?.toISOString() ?? null,
  }
}

function openingTimes({ timezone, ...row }: DetailRow, now: Date) {
  const staff = (row.staff ?? []).map(toStaffMember)
  const weekly = staff.flatMap(({ hours }) => hours)
  const on = (weekday: number): DayHours[] =>
    merge(
      weekly
        .filter((hours) => hours.weekday === weekday)
        .map(({ opensMinute, closesMinute }) => [opensMinute, closesMinute]),
    ).map(([opensMinute, closesMinute]) => ({ opensMinute, closesMinute }))
  const week = weekdays.map((_, index) => on(index + 1))
  const date = localDate(now, timezone)
  const today = zoneDay(timezone, date)
  const days = [zoneDay(timezone, addDays(date, -1)), today]
  const windows = staff.flatMap((person) => windowsOf(person, row.closedDays ?? [], days))
  const state: OpenState = weekly.length === 0 ? noHours : stateOf(windows, today, now, timezone)
  return {
    hours: Object.fromEntries(weekdays.map((name, index) => [name, hoursText(week[index] ?? [])])),
    currentStatus: openStatus(state),
    openingTimes: { week, date, today: today.weekday - 1, state },
    week,
  }
}

const noHours: OpenState = { code: 'contact', untilMinute: null }

/** By the rule that makes the free times. */
function stateOf(windows: readonly Interval[], today: ZoneDay, now: Date, timezone: string): OpenState {
  const { code, until } = openState(merge(windows), [today.instantOf(0), today.instantOf(1440)], now.getTime())
  return { code, untilMinute: until === null ? null : localMinute(new Date(until), timezone) }
}

const ofProvider = { refusals: ['provider_not_found'] }

export const routes = [
  ...implement(
    providers,
    {
      list: listProviders,
      featured: listFeatured,
      popular: listPopular,
      get: getProvider,
      services: listServices,
    },
    { get: ofProvider, services: ofProvider },
  ),
  ...implement(providerRecords, { get: getProviderRecord }, { get: ofProvider }),
]
