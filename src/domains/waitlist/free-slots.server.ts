import { isAppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { addDays, daysBetween, localDate } from '../../lib/time.server.ts'
import { loadSchedule } from '../scheduling/read-schedule.server.ts'
import { daySlots, hasHours, queryFor } from '../scheduling/service.server.ts'
import type { Slot, Waiting } from './entries.server.ts'

export type SlotsFor = (entry: Waiting) => readonly Slot[]

const keyOf = ({ serviceIds, staffId, bookingId }: Waiting) => [serviceIds.join(), staffId, bookingId].join(' ')

/** What is free for each: read once for all who want the same; for each who waits for an earlier time, it is as long as agreed. */
export async function freeSlots(ctx: Ctx, providerId: string, waiting: readonly Waiting[]): Promise<SlotsFor> {
  const slots = new Map<string, readonly Slot[]>()
  for (const [key, group] of Map.groupBy(waiting, keyOf)) slots.set(key, await slotsOf(ctx, providerId, group))
  return (entry) => slots.get(keyOf(entry)) ?? []
}

async function slotsOf(ctx: Ctx, providerId: string, group: readonly Waiting[]): Promise<readonly Slot[]> {
  const [one] = group
  if (!one) return []
  const yesterday = addDays(localDate(ctx.now, 'UTC'), -1)
  const first = group.map(({ firstDate }) => firstDate).sort()[0] ?? yesterday
  const from = first < yesterday ? yesterday : first
  const to =
    group
      .map(({ lastDate }) => lastDate)
      .sort()
      .at(-1) ?? from
  if (to < from) return []
  try {
    const looking = { now: ctx.now, bookingId: one.bookingId }
    const schedule = await loadSchedule(ctx.db, providerId, one.serviceIds, from, to, looking)
    if (!hasHours(schedule)) return []
    const query = queryFor(schedule, one.staffId)
    return daySlots(schedule, query, from, daysBetween(from, to) + 1, ctx.now).flatMap((day) => day.slots)
  } catch (error) {
    // Closed for now, or the service or the staff member is gone.
    if (isAppError(error) && error.kind !== 'unavailable') return []
    throw error
  }
}
