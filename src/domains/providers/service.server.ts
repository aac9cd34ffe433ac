import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { implement } from '../../lib/api/serve.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { formatMoney, toMajor } from '../../lib/money.ts'
import { pagination } from '../../lib/pagination.ts'
import { addDays, localDate, localMinute, type ZoneDay, zoneDay } from '../../lib/time.server.ts'
import {
  type CancellationPolicy,
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
  readCards,
  resolve,
  toCard,
} from './listing.server.ts'
import { providerNotFound, resolveProviderId } from './provider-id.server.ts'
import { type DayHours, durationText, hoursText, type OpenState, openState, openStatus, weekdays } from './rules.ts'
import { closedDaysColumn, type StaffRow, staffColumn, toStaffMember } from './working-times.server.ts'

type ListInput = z.output<typeof providers.list.input>

export async function listProviders(ctx: Ctx, input: ListInput) {
  const { page, limit, sort = 'rating' } = input
  const resolved = await resolve(ctx, input)
  const where = matching(ctx, input, resolved)
  const rows = await readCards(ctx, { where, sort, resolved, limit, offset: (page - 1) * limit })
  const total = rows[0]?.total ?? (page > 1 ? await countListed(ctx.db, { where }) : 0)
  return { providers: rows.map(toCard), pagination: pagination(page, limit, total) }
}

export async function listFeatured(ctx: Ctx, { limit }: { limit: number }): Promise<ProviderCard[]> {
  const resolved = { area: null, wanted: null }
  const where = sql`l.is_listed`
  return (await readCards(ctx, { where, sort: 'featured', resolved, limit, offset: 0, countTo: 0 })).map(toCard)
}

export async function listPopular(ctx: Ctx, input: z.output<typeof providers.popular.input>): Promise<ProviderCard[]> {
  const { page, limit, userLat, userLng } = input
  const area = userLat === undefined || userLng === undefined ? null : { lat: userLat, lng: userLng, radiusKm: 50 }
  const where = area ? sql`l.is_listed and ${isWithin(area)}` : sql`l.is_listed`
  const resolved = { area, wanted: null }
  const rows = await readCards(ctx, { where, sort: 'popular', resolved, limit, offset: (page - 1) * limit, countTo: 0 })
  return rows.map(toCard)
}

type DetailRow = CardRow & {
  description: string
  bio: string
  greeting: string
  street: string
  area: string
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
  subcategory_name: string
  subcategory_slug: string
  services: ServiceRow[]
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
  const provider = sql`${await resolveProviderId(ctx.db, id)}::uuid`
  const today = localDate(ctx.now, 'UTC')
  const nearToday = sql`between ${addDays(today, -2)}::date and ${addDays(today, 2)}::date`
  const { rows } = await sql<DetailRow>`/* prepare: provider */
    select ${cardColumns(null)}, p.description, p.bio, p.greeting, p.street, p.area, p.postal_code, p.country, p.gallery, p.photo_texts, p.phone, p.email,
      p.website, p.specializations, p.qualifications, p.tags, p.languages, p.needs, p.price_range, p.cancellation_policy,
      sub.name as subcategory_name, sub.slug as subcategory_slug, ${servicesOf(provider)} as services,
      ${staffColumn(provider, nearToday)} as staff, ${closedDaysColumn(provider, nearToday)} as "closedDays"
    from ${cardTables} join category sub on sub.slug = p.subcategory_slug
    where ${isOpen} and p.provider_id = ${provider}`.execute(ctx.db)
  const row = rows[0]
  if (!row) throw providerNotFound()
  return toProvider(row, ctx.now)
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

export function toService(row: ServiceRow, currency: string): Service {
  const { id, name, description, category } = row
  const price = row.price > 0 ? formatMoney(row.price, currency, 'en-GB') : 'Contact for pricing'
  return {
    id,
    name,
    description,
    category,
    duration: durationText(row.duration),
    durationMinutes: row.duration,
    price,
    priceMinor: row.price,
    currency,
    isActive: true,
  }
}

function toProvider(row: DetailRow, now: Date): Provider {
  const card = toCard(row)
  const services = row.services.map((service) => toService(service, row.currency))
  const priced = row.services.map(({ price }) => price).filter((price) => price > 0)
  const mean = priced.reduce((sum, price) => sum + price, 0) / priced.length
  return {
    ...card,
    description: row.description,
    bio: row.bio,
    greeting: row.greeting,
    address: [row.street, row.city, row.postal_code].filter(Boolean).join(', '),
    country: row.country,
    profileImage: row.profile_image,
    galleryImages: row.gallery,
    photoTexts: row.photo_texts,
    verificationStatus: row.is_verified ? 'verified' : 'unverified',
    status: 'active',
    isActive: true,
    services,
    ...openingTimes(row, now),
    contact: { email: row.email, phone: row.phone, website: row.website },
    specializations: row.specializations,
    qualifications: row.qualifications,
    categories: [{ name: row.subcategory_name, slug: row.subcategory_slug }, card.category].filter(
      (category, index, all) => all.findIndex(({ slug }) => slug === category.slug) === index,
    ),
    tags: row.tags,
    languages: row.languages,
    needs: row.needs,
    pricing: {
      currency: row.currency,
      priceRange: row.price_range,
      startingPrice: priced.length > 0 ? toMajor(Math.min(...priced), row.currency) : null,
      avgPrice: priced.length > 0 ? Math.round(toMajor(Math.round(mean), row.currency)) : null,
    },
    cancellationPolicy: row.cancellation_policy,
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
  }
}

const noHours: OpenState = { code: 'contact', untilMinute: null }

/** By the rule that makes the free times. */
function stateOf(windows: readonly Interval[], today: ZoneDay, now: Date, timezone: string): OpenState {
  const { code, until } = openState(merge(windows), [today.instantOf(0), today.instantOf(1440)], now.getTime())
  return { code, untilMinute: until === null ? null : localMinute(new Date(until), timezone) }
}

const ofProvider = { refusals: ['provider_not_found'] }

export const routes = implement(
  providers,
  {
    list: listProviders,
    featured: listFeatured,
    popular: listPopular,
    get: getProvider,
    services: listServices,
  },
  { get: ofProvider, services: ofProvider },
)
