import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { addDays, localDate, zoneDay } from '../../lib/time.server.ts'
import { findProvidersOf } from '../directories/directory.server.ts'
import { windowsOf } from '../providers/hours.rules.ts'
import { readWorkingTimes } from '../scheduling/read-schedule.server.ts'
import type { Customer } from './provider-lock.server.ts'
import { bookingCaps } from './settings.server.ts'

const { openBookings, openBookingsHere, openBookingsUnverified, shareOfDay } = bookingCaps

/** For a statement that calls the booking `b`, as all of these: asked for or agreed, and neither ended nor called off. */
const isOpenBooking = sql`b.status in ('pending', 'confirmed')`

/** What has begun is upcoming until it ends; what is late has not begun before it is expected. */
export const isUpcoming = (now: Date) => sql`(${isOpenBooking} and greatest(b.ends_at, b.expected_at) > ${now})`

/** What can still be called off. */
export const hasNotBegun = (now: Date) => sql`(${isOpenBooking} and greatest(b.starts_at, b.expected_at) > ${now})`

type Planned = { providerId: string; timezone: string; durationMinutes: number }
/** What is not counted: it becomes the booking. */
type Own = { holdId?: string; bookingId?: string }

/**
 * Refuses one more open booking of somebody who has as many as one person may have. After the locks of the provider and of
 * the account: two bookings of one person with two providers are counted one after the other.
 */
export async function limitOpenBookings(
  tx: Ctx,
  { accountId, isVerified }: Customer,
  providerId: string,
): Promise<void> {
  const providers = await findProvidersOf(tx.db, accountId)
  const { rows } = await sql<{ all: number; here: number }>`
    select count(*)::int as all, count(*) filter (where provider_id = ${providerId})::int as here
    from booking b where provider_id = any(${providers}::uuid[]) and customer_id = ${accountId} and ${isUpcoming(tx.now)}`.execute(
    tx.db,
  )
  const { all = 0, here = 0 } = rows[0] ?? {}
  const mostUnverified = tx.app.settingOf(openBookingsUnverified)
  if (!isVerified && all >= mostUnverified) {
    const message = `Please confirm your email address first. Until then you can have ${mostUnverified} upcoming bookings.`
    throw new AppError('forbidden', 'email_unverified', message)
  }
  if (all >= tx.app.settingOf(openBookings)) {
    const message = `You have ${all} upcoming bookings, and that is the limit. Cancel one first.`
    throw new AppError('conflict', 'too_many_bookings', message)
  }
  if (here >= tx.app.settingOf(openBookingsHere)) {
    const message = `You have ${here} upcoming bookings with this provider, and that is the limit. Cancel one first.`
    throw new AppError('conflict', 'too_many_with_provider', message)
  }
}

/**
 * Refuses a second time on one day of a provider where all of somebody's times on it, booked or held, would take more than
 * their share of what the people there work that day. One is always possible, however long.
 */
export async function limitShareOfDay(
  tx: Ctx,
  accountId: string,
  planned: Planned,
  start: Date,
  own: Own = {},
): Promise<void> {
  const { providerId, timezone, durationMinutes } = planned
  const date = localDate(start, timezone)
  const [from, to] = [zoneDay(timezone, date).instantOf(0), zoneDay(timezone, addDays(date, 1)).instantOf(0)]
  const onThatDay = sql`provider_id = ${providerId} and customer_id = ${accountId}
    and starts_at >= ${new Date(from)} and starts_at < ${new Date(to)}`
  const { rows } = await sql<{ minutes: number }>`
    select coalesce(sum(minutes), 0)::int as minutes from (
      select extract(epoch from ends_at - starts_at) / 60 as minutes from booking b
      where ${onThatDay} and ${isOpenBooking} and booking_id is distinct from ${own.bookingId ?? null}::uuid
      union all
      select (terms ->> 'durationMinutes')::int from hold
      where ${onThatDay} and released_at is null and expires_at > ${tx.now} and not is_offer
        and hold_id is distinct from ${own.holdId ?? null}::uuid) taken`.execute(tx.db)
  const taken = rows[0]?.minutes ?? 0
  if (taken === 0) return
  const { staff, closedDays } = await readWorkingTimes(tx.db, providerId, date, date)
  const worked = staff
    .flatMap((staffMember) => windowsOf(staffMember, closedDays, [zoneDay(timezone, date)]))
    .reduce((sum, [opens, closes]) => sum + (closes - opens) / 60_000, 0)
  // Whoever has no hours only takes requests, and these take no time.
  if (worked === 0 || taken + durationMinutes <= worked * tx.app.settingOf(shareOfDay)) return
  const message =
    'You would take up too much of this day, together with your other bookings. Please choose another day.'
  throw new AppError('conflict', 'too_much_on_day', message)
}
