import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { addDays, localDate } from '../../lib/time.server.ts'
import { isWorked } from '../providers/working-times.server.ts'
import { vacateHolds } from '../scheduling/occupation.server.ts'
import { findSchedule, type ProviderSchedule } from '../scheduling/read-schedule.server.ts'
import { holdReleased } from './events.ts'
import type { Terms } from './quote.server.ts'

type Held = { hold_id: string; starts_at: Date; terms: Terms; is_blocked: boolean; is_booked: boolean }

/**
 * Which living holds of a locked provider nobody could keep any more: it is closed, a service, a person or a room is gone,
 * nobody works then, or something else lies there. What it costs and how long it takes stays as it was shown.
 */
export async function findInvalidHolds(tx: Ctx, providerId: string): Promise<string[]> {
  const { rows } = await sql<Held>`
    select h.hold_id, h.starts_at, h.terms, h.booking_id is not null as is_booked, exists (
      select from occupation o join calendar_entry k
        on k.provider_id = o.provider_id and k.staff_id = o.staff_id and k.during && o.during
      where o.provider_id = ${providerId} and o.hold_id = h.hold_id) as is_blocked
    from hold h where h.provider_id = ${providerId} and h.released_at is null and h.expires_at > ${tx.now}`.execute(
    tx.db,
  )
  const groups = [rows.filter(({ is_booked }) => !is_booked), rows.filter(({ is_booked }) => is_booked)]
  const invalid = await Promise.all(groups.map((held) => invalidOf(tx, providerId, held)))
  return invalid.flat()
}

/** Of those that are to become bookings, or new times of bookings: a service may then be offered no more. */
async function invalidOf(tx: Ctx, providerId: string, rows: readonly Held[]): Promise<string[]> {
  const [one] = rows
  if (!one) return []
  const serviceIds = [...new Set(rows.flatMap(({ terms }) => terms.steps.map(({ serviceId }) => serviceId)))]
  const starts = rows.map(({ starts_at }) => starts_at.getTime())
  const [from, to] = [localDate(Math.min(...starts), 'UTC'), localDate(Math.max(...starts), 'UTC')]
  const schedule = await findSchedule(tx.db, providerId, serviceIds, from, addDays(to, 1), {
    now: tx.now,
    isBooked: one.is_booked,
  })
  return rows.filter((held) => held.is_blocked || !schedule || !canKeep(schedule, held)).map(({ hold_id }) => hold_id)
}

function canKeep(schedule: ProviderSchedule, { starts_at, terms }: Held) {
  const { services, rooms } = schedule
  return terms.steps.every(({ serviceId, staffId, roomId, offsetMinutes, durationMinutes }) => {
    const service = services.find((one) => one.serviceId === serviceId)
    const performs = service?.performers.some((performer) => performer.staffId === staffId)
    const hasRoom = roomId === null || rooms.some((room) => room.roomId === roomId)
    const from = starts_at.getTime() + offsetMinutes * 60_000
    return performs && hasRoom && isWorked(schedule, staffId, from, from + durationMinutes * 60_000)
  })
}

/** After every change of a locked provider: whoever owns the calendar decides, and whoever held a time in it is told. */
export async function releaseInvalidHolds(tx: Ctx, providerId: string): Promise<void> {
  const invalid = await findInvalidHolds(tx, providerId)
  if (invalid.length === 0) return
  await sql`update hold set released_at = ${tx.now} where provider_id = ${providerId} and hold_id = any(${invalid}::uuid[])`.execute(
    tx.db,
  )
  await vacateHolds(tx, providerId, invalid)
  await emit(tx, holdReleased, { providerId })
}
