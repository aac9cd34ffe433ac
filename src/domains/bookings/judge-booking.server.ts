import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { violatedConstraint } from '../../lib/db.server.ts'
import { localDate } from '../../lib/time.server.ts'
import type { Refusal } from '../availability/contract.ts'
import { loadSchedule, type ProviderSchedule } from '../availability/load-schedule.server.ts'
import { occupationsOf, type Plan } from '../availability/plan.rules.ts'
import { isRefusal } from '../availability/rules.ts'
import { hasHours, judgeBooking, nearestStarts, wishFor } from '../availability/service.server.ts'
import type { NearestTimes } from './contract.ts'

/** What is to be done when by whom; `providerId`: the record's or the provider's identity. */
export type Wish = {
  providerId: string
  serviceIds: readonly string[]
  calendarId: string | null
  start: Date
}

/** The wish as a booking payload has it: `serviceIds`, or `serviceId` alone. */
export function wishOf(request: {
  providerId: string
  serviceId?: string | undefined
  serviceIds?: readonly string[] | undefined
  calendarId?: string | undefined
  dateTime: string
}): Wish {
  const { providerId, serviceId, calendarId = null, dateTime } = request
  const serviceIds = request.serviceIds ?? (serviceId === undefined ? [] : [serviceId])
  const isConsistent =
    serviceIds.length > 0 &&
    new Set(serviceIds).size === serviceIds.length &&
    (serviceId === undefined || serviceIds.includes(serviceId))
  if (isConsistent) return { providerId, serviceIds, calendarId, start: new Date(dateTime) }
  const message = 'Choose at least one service, and each only once'
  throw new AppError('invalid', 'invalid_input', `serviceIds: ${message}`, { fields: { serviceIds: message } })
}

type TakenReason = NonNullable<NearestTimes['reason']>

export const refusals: Record<Exclude<Refusal, TakenReason>, string> = {
  past: 'This time has passed. Please choose a later one.',
  notice: 'This time is too soon for the provider. Please choose a later one.',
  horizon: 'This date is too far ahead. Please choose an earlier one.',
  nobody_performs: 'No staff member offers all of these services. Please choose fewer services or somebody else.',
  off_grid: 'Bookings do not start at this time. Please choose one of the times shown.',
  closed: 'The provider is closed at this time. Please choose another one.',
  holiday: 'The provider is closed on this day. Please choose another one.',
  blocked: 'This time is not available. Please choose another one.',
  too_short: 'There is not enough time for all services before closing. Please choose an earlier time.',
  skipped: 'The clocks skip that time. Please choose another one.',
}

/** Thrown to roll back; what the caller hears is made afterwards. */
export class Taken extends Error {
  readonly reason: TakenReason
  constructor(reason: TakenReason) {
    super(reason)
    this.reason = reason
  }
}

/** Thrown to roll back: the provider has taken back what was kept. */
export class HoldLost extends Error {
  readonly wish: Wish
  constructor(wish: Wish) {
    super('hold_released')
    this.wish = wish
  }
}

/** The diary as this customer may see it, and who would do what; throws the refusal, or what `orNearestTimes` turns into one. */
export async function judge(ctx: Ctx, wish: Wish, customerId: string | null, now: Date) {
  const date = localDate(wish.start, 'UTC')
  const schedule = await loadSchedule(ctx.db, wish.providerId, wish.serviceIds, date, date, { now, customerId })
  if (schedule.accountId === customerId)
    throw new AppError('unprocessable', 'own_provider', 'You cannot book yourself.')
  return { schedule, plan: planFor(schedule, wish, now) }
}

export function planFor(
  schedule: ProviderSchedule,
  { calendarId, start }: Pick<Wish, 'calendarId' | 'start'>,
  now: Date,
): Plan {
  const plan = judgeBooking(schedule, wishFor(schedule, calendarId), start, now)
  if (!isRefusal(plan)) return plan
  if (plan === 'taken' || plan === 'person_taken' || plan === 'room_taken') throw new Taken(plan)
  throw refusedTime(plan)
}

export function refusedTime(reason: Exclude<Refusal, TakenReason>): AppError {
  return new AppError('unprocessable', reason, refusals[reason])
}

/** What nobody else can have meanwhile. */
export function occupationRows(schedule: ProviderSchedule, plan: Plan, start: Date) {
  return occupationsOf(schedule.services, plan.steps).map((taken, position) => ({
    provider_id: schedule.providerId,
    position,
    calendar_id: taken.calendarId,
    room_id: taken.roomId,
    during: `[${minutesAfter(start, taken.fromMinute).toISOString()},${minutesAfter(start, taken.toMinute).toISOString()})`,
    // A request to somebody without hours blocks nothing until it is confirmed.
    blocking: hasHours(schedule),
  }))
}

export const minutesAfter = (start: Date, minutes: number) => new Date(start.getTime() + minutes * 60_000)

/** By record id or by the provider's own identity id. Everyone who changes this provider's diary waits here. */
export async function lockProvider(tx: Ctx, id: string): Promise<string> {
  const { rows } = await sql<{ provider_id: string }>`
    select provider_id from provider where provider_id = ${id} or account_id = ${id} for no key update`.execute(tx.db)
  const [row] = rows
  if (!row)
    throw new AppError('not_found', 'provider_not_found', 'This provider does not exist or is not accepting bookings.')
  return row.provider_id
}

/** Runs `work`; a time that somebody else has is refused as `slot_taken` with the nearest free ones. */
export async function orNearestTimes<T>(ctx: Ctx, wish: Wish, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = reasonOfTaken(error)
    if (!reason) throw await holdReleased(ctx, error)
    // Looked up after the lock is gone: whoever waits for it should not wait for our suggestions.
    const data: NearestTimes = { nearest: await nearestTimes(ctx, wish), reason }
    throw new AppError('conflict', 'slot_taken', 'That time has just been taken.', { data })
  }
}

export async function orNearestOfHold<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw await holdReleased(ctx, error)
  }
}

/** With the nearest times where the provider still has some; any other error as it is. */
async function holdReleased(ctx: Ctx, error: unknown): Promise<unknown> {
  if (!(error instanceof HoldLost)) return error
  const data: NearestTimes = { nearest: await nearestTimes(ctx, error.wish).catch(() => []) }
  const message = 'The provider has changed their calendar, so we can no longer hold this time for you.'
  return new AppError('conflict', 'hold_released', message, { data })
}

/** Whether the time belongs to somebody else. */
export function isTaken(error: unknown): boolean {
  return reasonOfTaken(error) !== null
}

export function reasonOfTaken(error: unknown): TakenReason | null {
  if (error instanceof Taken) return error.reason
  const constraint = violatedConstraint(error)
  if (constraint === 'occupation_room_overlap') return 'room_taken'
  return constraint === 'occupation_person_overlap' ? 'taken' : null
}

const asked = new Map<string, Promise<NearestTimes['nearest']>>()

/** Two hundred who lose the same time ask once. */
function nearestTimes(ctx: Ctx, wish: Wish): Promise<NearestTimes['nearest']> {
  const key = JSON.stringify(wish)
  const running = asked.get(key) ?? findNearestTimes(ctx, wish).finally(() => asked.delete(key))
  asked.set(key, running)
  return running
}

async function findNearestTimes(ctx: Ctx, { providerId, serviceIds, calendarId, start }: Wish) {
  const from = localDate(start, 'UTC')
  const twoWeeksOn = localDate(start.getTime() + 15 * 86_400_000, 'UTC')
  const schedule = await loadSchedule(ctx.db, providerId, serviceIds, from, twoWeeksOn, { now: ctx.now })
  return nearestStarts(schedule, wishFor(schedule, calendarId), start, ctx.now, 3)
}
