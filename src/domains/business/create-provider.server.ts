import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow, notify, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { violatedConstraint } from '../../lib/postgres-errors.server.ts'
import { slugify } from '../../lib/slug.ts'
import { categoriesOf, professions } from '../categories/rules.ts'
import { lockActiveAccount } from '../identity/lock-account.server.ts'
import type { Place } from '../location/contract.ts'
import { findPlaceBySlug } from '../location/service.server.ts'
import { providerCreated } from '../providers/events.ts'
import type { OwnProvider } from '../providers/own-contract.ts'
import { isFreeSlug, shownName, slugCandidates } from '../providers/rules.ts'
import { insertProvider, refreshSearchText } from '../providers/write-provider.server.ts'
import { freeDayChannel } from '../scheduling/lock-provider.server.ts'
import { badHours, readOwn } from '../staff/edit-provider.server.ts'
import { problemOfWeek } from '../staff/rules.ts'
import { insertServices } from '../staff/services.server.ts'
import { insertStaffMember } from '../staff/staff-members.server.ts'
import type { NewProvider } from './contract.ts'

type NewProviderInput = z.output<typeof NewProvider>

/** How far from the middle of its place a provider may stand. */
const nearKm = 60

export async function createProvider(ctx: UserCtx, input: NewProviderInput): Promise<OwnProvider> {
  const { accountId } = ctx.actor
  const problem = problemOfWeek(input.hours)
  if (problem) throw badHours(problem, true)
  checkProfession(input.profession)
  if (input.slug !== undefined && !isFreeSlug(input.slug)) throw slugReserved()
  // Somebody else may take the same address in the same moment: then the next one is tried.
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction(ctx, (tx) => openProvider(tx, accountId, input))
    } catch (error) {
      const constraint = violatedConstraint(error)
      if (constraint === 'provider_address_account_id_key') throw await alreadyProvider(ctx, accountId)
      if (constraint !== 'provider_address_pkey') throw error
      if (input.slug !== undefined) throw slugTaken()
      if (attempt === 5) throw error
    }
  }
}

async function openProvider(locked: Ctx, accountId: string, input: NewProviderInput): Promise<OwnProvider> {
  await lockActiveAccount(locked, accountId)
  const tx = { ...locked, now: await databaseNow(locked) }
  const account = await tx.db
    .selectFrom('account')
    .leftJoin('provider_address', 'provider_address.account_id', 'account.account_id')
    .select(['account.first_name', 'account.last_name', 'account.display_name', 'provider_id'])
    .where('account.account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (account.provider_id) throw await alreadyProvider(tx, accountId)
  const place = await placeOf(tx, input.placeSlug)
  const { categorySlug, subcategorySlug } = categoriesOf(input.profession)
  const providerId = randomUUIDv7()
  await insertProvider(tx, {
    provider_id: providerId,
    account_id: accountId,
    slug: input.slug ?? (await freeSlug(tx, input.businessName, place.city)),
    business_name: input.businessName,
    profession: input.profession,
    category_slug: categorySlug,
    subcategory_slug: subcategorySlug,
    ...addressColumns(place, input.position),
    street: input.street,
    postal_code: input.postalCode,
    timezone: place.timezone,
    currency: place.currency,
    phone: input.phone ?? null,
    start_interval_minutes: input.startIntervalMinutes,
    created_at: tx.now,
    updated_at: tx.now,
  })
  // Whoever books reads it: the last name stays out.
  const hidden = { lastName: account.last_name, showLastName: false }
  const name = account.first_name || shownName(account.display_name ?? '', hidden) || input.businessName
  await insertStaffMember(tx, providerId, { name, position: 0, hours: input.hours })
  await insertServices(tx, providerId, input.services, 0)
  await refreshSearchText(tx, providerId)
  await emit(tx, providerCreated, { providerId })
  await notify(tx.db, freeDayChannel, '')
  return readOwn(tx, providerId)
}

export function checkProfession(profession: string) {
  if (!professions.includes(profession)) throw invalidInput('profession', 'Choose one of the professions of the list')
}

/** Throws `place_unknown` (422). */
export async function placeOf(ctx: Ctx, slug: string): Promise<Place> {
  const place = await findPlaceBySlug(ctx.db, slug)
  if (place) return place
  const message = 'We do not know that place. Please choose one from the list.'
  throw new AppError('unprocessable', 'place_unknown', message, { fields: { placeSlug: message } })
}

export function addressColumns(place: Place, position: { lat: number; lng: number } = place.coordinates) {
  if (distanceKm(place.coordinates, position) > nearKm) {
    const message = `The position is more than ${nearKm} km away from ${place.name}.`
    throw new AppError('unprocessable', 'position_far', message, { fields: { position: message } })
  }
  return {
    area: place.name === place.city ? '' : place.name,
    city: place.city,
    region: place.region,
    country: place.country,
    latitude: position.lat,
    longitude: position.lng,
  }
}

function distanceKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const radians = Math.PI / 180
  const x = (b.lng - a.lng) * radians * Math.cos(((a.lat + b.lat) / 2) * radians)
  return 6371 * Math.hypot(x, (b.lat - a.lat) * radians)
}

async function freeSlug(tx: Ctx, businessName: string, city: string): Promise<string> {
  const candidates = slugCandidates(businessName, city)
  // Those of one name wait for each other, instead of trying the same address again and again.
  await sql`select pg_advisory_xact_lock(hashtext(${`slug ${slugify(businessName)}`}))`.execute(tx.db)
  const taken = await tx.db.selectFrom('provider_address').select('slug').where('slug', 'in', candidates).execute()
  const free = candidates.find((slug) => !taken.some((row) => row.slug === slug))
  return free ?? `${candidates.at(-1)?.slice(0, 40)}-${randomUUIDv7().slice(-12)}`
}

const slugReserved = () => {
  const message = 'This address is reserved. Please choose another one: letters, digits, hyphens.'
  return new AppError('unprocessable', 'slug_reserved', message, { fields: { slug: message } })
}

const slugTaken = () => {
  const message = 'Another business already has this address.'
  return new AppError('conflict', 'slug_taken', message, { fields: { slug: message } })
}

async function alreadyProvider(ctx: Ctx, accountId: string): Promise<AppError> {
  const own = await ctx.db
    .selectFrom('provider_address')
    .select(['provider_id', 'slug'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const data = own ? { id: own.provider_id, slug: own.slug } : {}
  return new AppError('conflict', 'already_provider', 'You have already listed a business.', { data })
}
