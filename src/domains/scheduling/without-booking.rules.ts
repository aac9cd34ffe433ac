import type { Interval } from '../providers/hours.rules.ts'
import type { Service } from './plan.rules.ts'
import type { Schedule } from './rules.ts'

/** What a booking keeps from others: a staff member's time or a room's. */
export type Occupied = { staffId: string | null; roomId: string | null; from: number; to: number }

/** The schedule as if one booking were not in it. No two bookings of one staff member or room overlap, so the same ends are the same booking. */
export function withoutBooking<T extends Schedule>(schedule: T, occupied: readonly Occupied[]) {
  const others = (id: string, busy: readonly Interval[]) =>
    busy.filter(
      ([from, to]) => !occupied.some((own) => (own.staffId ?? own.roomId) === id && own.from === from && own.to === to),
    )
  return {
    ...schedule,
    staff: schedule.staff.map((member): T['staff'][number] => ({
      ...member,
      busy: others(member.staffId, member.busy),
    })),
    rooms: schedule.rooms.map((room) => ({ ...room, busy: others(room.roomId, room.busy) })),
  }
}

/** What a booking takes stays, whoever does it and whatever its services take by now. `minutes`: agreed, by service. */
export function asAgreed<T extends Service & { serviceId: string }>(
  services: readonly T[],
  minutes: ReadonlyMap<string, number>,
): T[] {
  return services.map((service) => {
    const durationMinutes = minutes.get(service.serviceId)
    if (durationMinutes === undefined) return service
    return { ...service, performers: service.performers.map((performer) => ({ ...performer, durationMinutes })) }
  })
}

/** Whoever works may offer more than the own page does: neither minimum notice nor booking window binds them. */
export function withoutLeadTimes<T extends Schedule>(schedule: T): T {
  return { ...schedule, minimumNoticeMinutes: 0, bookingWindowDays: 366 }
}

/** Nor do the starts that the page offers. */
export function asProviderMayOffer<T extends Schedule>(schedule: T): T {
  return { ...withoutLeadTimes(schedule), startIntervalMinutes: 5 }
}
