import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { violatedConstraint } from '../../lib/db.server.ts'
import { localDate } from '../../lib/time.server.ts'
import type { NearestTimes, Refusal } from './contract.ts'
import type { Plan } from './plan.rules.ts'
import { loadSchedule, type ProviderSchedule } from './read-schedule.server.ts'
import { isRefusal } from './rules.ts'
import { judgeBooking, nearestStarts, wishFor } from './service.server.ts'

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
  const message = 'Choose at least one service, each once'
  throw new AppError('invalid', 'invalid_input', `serviceIds: ${message}`, { fields: { serviceIds: message } })
}

type TakenReason = NonNullable<NearestTimes['reason']>

export const refusals: Record<Exclude<Refusal, TakenReason>, string> = {
  past: 'That time has passed. Please choose a later one.',
  notice: 'That is too soon for this provider. Please choose a later time.',
  horizon: 'That is further ahead than this provider takes bookings.',
  nobody_performs: 'Nobody here does all of that. Please choose somebody else, or fewer services.',
  off_grid: 'Appointments do not start at that time. Please choose one of the times shown.',
  closed: 'This provider is closed at that time.',
  holiday: 'This provider is closed on that day.',
  blocked: 'That time is not available. Please choose another one.',
  too_short: 'There is not enough time before closing for everything you chose.',
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

/** The diary as this customer may see it, and who would do what; throws the refusal, or what `orNearestTimes` turns into one. */
export async function judge(ctx: Ctx, wish: Wish, customerId: string | null, now: Date) {
  const date = localDate(wish.start, 'UTC')
  const schedule = await loadSchedule(ctx.db, wish.providerId, wish.serviceIds, date, date, { now, customerId })
  if (schedule.accountId === customerId)
    throw new AppError('unprocessable', 'own_provider', 'You cannot book with yourself.')
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

/** Runs `work`; a time that somebody else has is refused as `slot_taken` with the nearest free ones. */
export async function orNearestTimes<T>(ctx: Ctx, wish: Wish, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = reasonOfTaken(error)
    if (!reason) throw error
    // Looked up after the lock is gone: whoever waits for it should not wait for our suggestions.
    const data: NearestTimes = { nearest: await nearestTimes(ctx, wish), reason }
    throw new AppError('conflict', 'slot_taken', 'That time has just been taken.', { data })
  }
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
export function nearestTimes(ctx: Ctx, wish: Wish): Promise<NearestTimes['nearest']> {
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
