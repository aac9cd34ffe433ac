import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { daysBetween, localDate } from '../../lib/time.server.ts'
import { bookingNotFound, findParties, readBooking } from '../bookings/read-booking.server.ts'
import { findProvidersOf, meeting } from '../directories/directory.server.ts'
import { type Customer, withProviderAndCustomerLock } from '../holds/provider-lock.server.ts'
import type { NearestTimes } from '../scheduling/contract.ts'
import { loadSchedule, type ProviderSchedule } from '../scheduling/read-schedule.server.ts'
import { daySlots, hasHours, queryFor } from '../scheduling/service.server.ts'
import { mostDays, mostEntries, type WaitlistEntry, type waitlist } from './contract.ts'
import { type Agreed, planTurn } from './entries.server.ts'
import { waitlistJoined } from './events.ts'
import { canMove } from './make-offer.server.ts'
import { readEntry } from './read-waitlist.server.ts'
import { waitlist as en } from './texts/en.ts'
import { isWanted, type WantedTimes } from './waitlist.rules.ts'

type Join = z.output<typeof waitlist.join.input>
type Earlier = z.output<typeof waitlist.wantEarlier.input>

type Wish = WantedTimes & {
  serviceIds: readonly string[]
  staffId: string | null
  bookingId: string | null
  bookFromHours: number | null
}

export async function joinWaitlist(ctx: UserCtx, input: Join): Promise<WaitlistEntry> {
  const wish = { ...timesOf(input), serviceIds: input.serviceIds, staffId: input.staffId ?? null, bookingId: null }
  return withProviderAndCustomerLock(ctx, input.providerId, async (tx, providerId, customer) => {
    requireVerified(customer)
    const schedule = await scheduleFor(tx, providerId, wish)
    if (schedule.accountId === customer.accountId)
      throw new AppError('unprocessable', 'own_provider', 'You cannot book yourself.')
    refuseFree(tx, schedule, wish)
    return write(tx, providerId, wish, agreedIn(schedule, wish))
  })
}

/** For the services of the booking as it stands, with the same staff member if it was one. */
export async function wantEarlier(ctx: UserCtx, input: Earlier): Promise<WaitlistEntry> {
  const { providerId: asked, customerId } = await findParties(ctx.db, input.id)
  if (customerId !== ctx.actor.accountId) throw bookingNotFound()
  return withProviderAndCustomerLock(ctx, asked, async (tx, providerId, customer) => {
    requireVerified(customer)
    const { dateTime, services, ...found } = await readBooking(tx, tx.actor, input.id, providerId)
    if (!canMove(found)) throw new AppError('conflict', 'cannot_be_earlier', en.errors.cannot_be_earlier)
    const { rows } = await sql<{ staff_id: string }>`select distinct staff_id from segment
      where provider_id = ${providerId} and booking_id = ${input.id}`.execute(tx.db)
    const lastDate = input.lastDate ?? dateTime.slice(0, 10)
    const wish = {
      ...timesOf({ ...input, lastDate }),
      before: new Date(dateTime),
      serviceIds: services.map(({ id }) => id),
      staffId: rows.length === 1 ? (rows[0]?.staff_id ?? null) : null,
      bookingId: input.id,
    }
    refuseFree(tx, await scheduleFor(tx, providerId, wish), wish)
    return write(tx, providerId, wish, null)
  })
}

/** The highest of what it costs with those who do it. */
function agreedIn({ services, currency, cancellationPolicy }: ProviderSchedule, { staffId }: Wish): Agreed {
  const prices = services.map(({ performers }) => {
    const own = performers.filter((performer) => staffId === null || performer.staffId === staffId)
    return Math.max(0, ...own.map((performer) => performer.priceMinor))
  })
  return { totalMinor: prices.reduce((sum, price) => sum + price, 0), currency, policy: cancellationPolicy }
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function timesOf(input: Pick<Join, 'firstDate' | 'lastDate' | 'weekdays' | 'earliest' | 'latest' | 'bookFromHours'>) {
  const { firstDate, lastDate, weekdays, earliest, latest, bookFromHours = null } = input
  const days = daysBetween(firstDate, lastDate) + 1
  if (days < 1 || days > mostDays) throw invalidInput('lastDate', `Must be from firstDate to ${mostDays} days later`)
  if (minuteOf(latest) < minuteOf(earliest)) throw invalidInput('latest', 'Must not be before earliest')
  return {
    firstDate,
    lastDate,
    weekdays: [...new Set(weekdays)].sort(),
    firstMinute: minuteOf(earliest),
    lastMinute: minuteOf(latest),
    before: null,
    bookFromHours,
  }
}

/** A mailbox that nobody has proven is told of nothing. */
function requireVerified({ isVerified }: Customer) {
  if (!isVerified) throw new AppError('forbidden', 'waitlist_unverified', en.errors.waitlist_unverified)
}

async function scheduleFor(tx: Ctx, providerId: string, wish: Wish): Promise<ProviderSchedule> {
  const { firstDate, lastDate, serviceIds, bookingId } = wish
  const schedule = await loadSchedule(tx.db, providerId, serviceIds, firstDate, lastDate, { now: tx.now, bookingId })
  if (!hasHours(schedule)) throw new AppError('unprocessable', 'no_waitlist', en.errors.no_waitlist)
  if (lastDate < localDate(tx.now, schedule.timezone)) throw invalidInput('lastDate', 'Must not be over')
  return schedule
}

/** Nobody waits for what can be had: the refusal brings the first of it. */
function refuseFree(tx: Ctx, schedule: ProviderSchedule, wish: Wish) {
  const { firstDate, lastDate, staffId } = wish
  const today = localDate(tx.now, schedule.timezone)
  const from = firstDate < today ? today : firstDate
  const days = daySlots(schedule, queryFor(schedule, staffId), from, daysBetween(from, lastDate) + 1, tx.now)
  const free = days.flatMap(({ slots }) => slots).filter(({ start }) => isWanted(wish, start))
  if (free.length === 0) return
  const data: NearestTimes = { nearest: free.slice(0, 3).map(({ start, end }) => ({ start, end })) }
  throw new AppError('conflict', 'times_free', en.errors.times_free, { data })
}

/** The same wish keeps its place in line; at another time of day, too. */
async function write(tx: UserCtx, providerId: string, wish: Wish, agreed: Agreed | null): Promise<WaitlistEntry> {
  const { accountId } = tx.actor
  const { serviceIds, staffId, bookingId } = wish
  const when = {
    first_date: wish.firstDate,
    last_date: wish.lastDate,
    weekdays: [...wish.weekdays],
    first_minute: wish.firstMinute,
    last_minute: wish.lastMinute,
    books_from_hours: wish.bookFromHours,
    agreed: agreed && JSON.stringify(agreed),
  }
  const { rows } = await sql<{ id: string; isSame: boolean }>`
    select entry_id as id, provider_id = ${providerId} and booking_id is not distinct from ${bookingId}::uuid
      and service_ids = ${[...serviceIds]}::uuid[] and staff_id is not distinct from ${staffId}::uuid
      and (booking_id is not null or (first_date = ${wish.firstDate}::date and last_date = ${wish.lastDate}::date)) as "isSame"
    from waitlist_entry where provider_id = any(${await findProvidersOf(tx.db, accountId)}::uuid[])
      and customer_id = ${accountId} and status = 'waiting'`.execute(tx.db)
  const same = rows.find(({ isSame }) => isSame)
  if (!same && rows.length >= mostEntries)
    throw new AppError('conflict', 'too_many_entries', en.errors.too_many_entries)
  const entry_id = same?.id ?? randomUUIDv7()
  const key = { provider_id: providerId, entry_id }
  if (same)
    await tx.db
      .updateTable('waitlist_entry')
      .set(when)
      .where('provider_id', '=', providerId)
      .where('entry_id', '=', entry_id)
      .execute()
  else {
    await meeting(tx.db, { providerId, customerId: accountId })
      .insertInto('waitlist_entry')
      .values({
        ...key,
        ...when,
        customer_id: accountId,
        booking_id: bookingId,
        service_ids: [...serviceIds],
        staff_id: staffId,
        joined_at: tx.now,
      })
      .execute()
    await emit(tx, waitlistJoined, { providerId, entryId: entry_id })
  }
  await planTurn(tx, providerId, null)
  return readEntry(tx, entry_id)
}
