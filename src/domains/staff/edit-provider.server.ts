import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { releaseInvalidHolds } from '../holds/invalid-holds.server.ts'
import { withProviderLock } from '../holds/provider-lock.server.ts'
import { requireActive } from '../identity/lock-account.server.ts'
import { providerChanged, timesChanged } from '../providers/events.ts'
import type { OwnProvider } from '../providers/own-contract.ts'
import { photoPaths } from '../providers/photos.rules.ts'
import { providerNotFound } from '../providers/provider-id.server.ts'
import { displayName as nameOf } from '../providers/rules.ts'
import { affectedRefusal, BookingsAffected } from './affected-bookings.server.ts'
import type { HoursProblem } from './rules.ts'

/** A foreign provider answers as one that does not exist. */
export function requireOwn({ actor }: ProviderCtx, id: string): string {
  if (actor.providerId === id.toLowerCase()) return actor.providerId
  throw providerNotFound()
}

type Work<T> = (tx: Ctx, providerId: string) => Promise<T>
type Told = typeof providerChanged | typeof timesChanged

/** One change of the own calendar: everyone who books waits meanwhile. */
export function changeOwn<T>(ctx: ProviderCtx, id: string, change: Work<T>, event: Told = providerChanged): Promise<T> {
  return withOwnLock(ctx, id, async (tx, providerId) => {
    const result = await change(tx, providerId)
    await tellChange(tx, providerId, event)
    return result
  })
}

/** Of what the lists show of it only free times: as after a booking, theirs may be a minute old. */
export function changeOwnTimes<T>(ctx: ProviderCtx, id: string, change: Work<T>): Promise<T> {
  return changeOwn(ctx, id, change, timesChanged)
}

/** After whatever the pages show or holds depend on. */
export async function tellChange(tx: Ctx, providerId: string, event: Told = providerChanged) {
  await releaseInvalidHolds(tx, providerId)
  await emit(tx, event, { providerId })
}

/** As `changeOwn`, for what may turn out to be no change, or is on no page. */
export async function withOwnLock<T>(ctx: ProviderCtx, id: string, work: Work<T>): Promise<T> {
  const providerId = requireOwn(ctx, id)
  try {
    return await withProviderLock(ctx, providerId, async (tx) => {
      await requireActive(tx, tx.actor.accountId)
      return work(tx, providerId)
    })
  } catch (error) {
    // Where else they could go is worked out after the lock is gone: whoever books should not wait for it.
    throw error instanceof BookingsAffected ? await affectedRefusal(error) : error
  }
}

const hoursTexts: Record<HoursProblem['code'], string> = {
  hours_backwards: 'The closing time must be after the opening time, unless the hours end the next day.',
  hours_too_long: 'These hours are longer than a day.',
  hours_overlap: 'These hours overlap with others.',
}

/** `path`: of the list of days, or of the list of hours of one day. */
export function badHours({ code, day, index }: HoursProblem, isWeek: boolean): AppError {
  const field = isWeek ? `hours.${day}.${index}` : `hours.${index}`
  const message = hoursTexts[code]
  return new AppError('invalid', code, message, { fields: { [field]: message }, data: { day, index } })
}

const most = { staff: 60, room: 60, service: 200 }

/** After the last of those that are there; throws `too_many` (422). */
export async function nextPosition(tx: Ctx, table: keyof typeof most, providerId: string): Promise<number> {
  const row = await tx.db
    .selectFrom(table)
    .select(({ fn }) => [fn.max('position').as('position'), fn.countAll<number>().as('count')])
    .where('provider_id', '=', providerId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (row.count < most[table]) return (row.position ?? -1) + 1
  const message = 'You have reached the limit. Delete one you no longer need first.'
  throw new AppError('unprocessable', 'too_many', message)
}

type Row = Omit<OwnProvider, 'linkTo' | 'name' | 'coordinates' | 'photos'> & {
  gallery: string[]
  photoTexts: Record<string, string>
  lat: number
  lng: number
  firstName: string
  lastName: string
  displayName: string | null
  individualName: string | null
}

export async function readOwn(ctx: Ctx, providerId: string): Promise<OwnProvider> {
  const { rows } = await sql<Row>`
    select p.provider_id as id, p.slug, p.status, p.is_verified as verified, a.email_verified_at is not null as "emailVerified",
      p.business_name as "businessName", a.first_name as "firstName", a.last_name as "lastName", a.display_name as "displayName", p.individual_name as "individualName",
      p.show_last_name as "showLastName", p.profession, p.description, p.bio, p.greeting, p.qualifications,
      p.specializations, p.tags, p.languages, p.needs, p.price_range as "priceRange",
      p.street, p.area, p.city, p.postal_code as "postalCode", p.country, p.latitude as lat, p.longitude as lng,
      p.timezone, p.currency, p.profile_image as "profileImage", p.gallery, p.photo_texts as "photoTexts", p.phone, p.email, p.website,
      p.start_interval_minutes as "startIntervalMinutes", p.minimum_notice_minutes as "minimumNoticeMinutes",
      p.booking_window_days as "bookingWindowDays", p.confirmation_mode as "confirmationMode",
      p.cancellation_policy as "cancellationPolicy",
      json_build_object('mode', p.payment_mode, 'depositPercent', p.deposit_percent) as payment,
      json_build_object('basisPoints', p.tax_basis_points, 'name', p.tax_name, 'number', p.tax_number) as tax
    from provider p join account a on a.account_id = p.account_id where p.provider_id = ${providerId}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw providerNotFound()
  const { lat, lng, firstName, lastName, displayName, individualName, gallery, photoTexts, ...rest } = row
  const name = nameOf(row)
  return {
    ...rest,
    name,
    linkTo: `/provider/${row.slug}`,
    coordinates: { lat, lng },
    photos: photoPaths(row.profileImage, gallery).map((path) => ({ path, alt: photoTexts[path] ?? '' })),
  }
}
