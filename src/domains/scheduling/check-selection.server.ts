import { AppError, invalidInput } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { violatedConstraint } from '../../lib/postgres-errors.server.ts'
import { shareReads } from '../../lib/shared-reads.server.ts'
import { localDate } from '../../lib/time.server.ts'
import { type NearestTimes, type Refusal, type SlotTakenReason, slotTakenReasons } from './contract.ts'
import type { Plan } from './plan.rules.ts'
import { loadSchedule, type ProviderSchedule } from './read-schedule.server.ts'
import { isRefusal } from './rules.ts'
import { checkStart, nearestStarts, queryFor } from './service.server.ts'
import { en } from './texts/page/en.ts'

/** What is to be done when by whom; `providerId`: the record's or the provider's identity. */
export type Selection = {
  providerId: string
  serviceIds: readonly string[]
  staffId: string | null
  start: Date
}

/** The selection as a booking payload has it: `serviceIds`, or `serviceId` alone. */
export function selectionOf(request: {
  providerId: string
  serviceId?: string | undefined
  serviceIds?: readonly string[] | undefined
  staffId?: string | undefined
  dateTime: string
}): Selection {
  const { providerId, serviceId, staffId = null, dateTime } = request
  const serviceIds = request.serviceIds ?? (serviceId === undefined ? [] : [serviceId])
  const isConsistent =
    serviceIds.length > 0 &&
    new Set(serviceIds).size === serviceIds.length &&
    (serviceId === undefined || serviceIds.includes(serviceId))
  if (isConsistent) return { providerId, serviceIds, staffId, start: new Date(dateTime) }
  throw invalidInput('serviceIds', 'Choose at least one service, and each only once')
}

const isSlotTakenReason = (reason: Refusal): reason is SlotTakenReason => slotTakenReasons.some((one) => one === reason)

/** Thrown to roll back; what the caller hears is made afterwards. */
class SlotTaken extends Error {
  readonly reason: SlotTakenReason
  constructor(reason: SlotTakenReason) {
    super(reason)
    this.reason = reason
  }
}

/** The schedule as this customer may see it, and who would do what; throws a refusal, or `SlotTaken`, which `orNearestTimes` turns into one. */
export async function checkSelection(ctx: Ctx, selection: Selection, customerId: string | null, now: Date) {
  const date = localDate(selection.start, 'UTC')
  const schedule = await loadSchedule(ctx.db, selection.providerId, selection.serviceIds, date, date, {
    now,
    customerId,
  })
  if (schedule.accountId === customerId)
    throw new AppError('unprocessable', 'own_provider', 'You cannot book yourself.')
  return { schedule, plan: planFor(schedule, selection, now) }
}

export function planFor(
  schedule: ProviderSchedule,
  { staffId, start }: Pick<Selection, 'staffId' | 'start'>,
  now: Date,
): Plan {
  const plan = checkStart(schedule, queryFor(schedule, staffId), start, now)
  if (!isRefusal(plan)) return plan
  if (isSlotTakenReason(plan)) throw new SlotTaken(plan)
  throw refusedTime(plan)
}

export function refusedTime(reason: Exclude<Refusal, SlotTakenReason>): AppError {
  return new AppError('unprocessable', reason, en.errors[reason])
}

type FindNearest = () => Promise<NearestTimes['nearest']>

/** Runs `work`; a time that somebody else has is refused as `slot_taken` with the nearest free ones. */
export async function orSlotTaken<T>(findNearest: FindNearest, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = slotTakenReason(error)
    if (!reason) throw error
    // Looked up after the lock is gone: whoever waits for it should not wait for our suggestions.
    const data: NearestTimes = { nearest: await findNearest(), reason }
    throw new AppError('conflict', 'slot_taken', en.errors.slot_taken, { data })
  }
}

export function orNearestTimes<T>(ctx: Ctx, selection: Selection, work: () => Promise<T>): Promise<T> {
  return orSlotTaken(() => nearestTimes(ctx, selection), work)
}

/** Whether the time belongs to somebody else. */
export function isTaken(error: unknown): boolean {
  return slotTakenReason(error) !== null
}

function slotTakenReason(error: unknown): SlotTakenReason | null {
  if (error instanceof SlotTaken) return error.reason
  const constraint = violatedConstraint(error)
  if (constraint === 'occupation_room_overlap') return 'room_taken'
  return constraint === 'occupation_staff_overlap' ? 'taken' : null
}

const share = shareReads<NearestTimes['nearest']>()

/** Two hundred who lose the same time ask twice. */
export function nearestTimes(ctx: Ctx, selection: Selection): Promise<NearestTimes['nearest']> {
  return share(ctx.db, JSON.stringify(selection), () => findNearestTimes(ctx, selection))
}

async function findNearestTimes(ctx: Ctx, { providerId, serviceIds, staffId, start }: Selection) {
  const from = localDate(start, 'UTC')
  const twoWeeksOn = localDate(start.getTime() + 15 * 86_400_000, 'UTC')
  const schedule = await loadSchedule(ctx.db, providerId, serviceIds, from, twoWeeksOn, { now: ctx.now })
  return nearestStarts(schedule, queryFor(schedule, staffId), start, ctx.now, 3)
}
