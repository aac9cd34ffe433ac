import type { Interval } from '../providers/hours.rules.ts'
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

/** Whoever works may offer more than the own page does: neither minimum notice nor booking window binds them. */
export function withoutLeadTimes<T extends Schedule>(schedule: T): T {
  return { ...schedule, minimumNoticeMinutes: 0, bookingWindowDays: 366 }
}

/** Nor do the starts that the page offers. */
export function asProviderMayOffer<T extends Schedule>(schedule: T): T {
  return { ...withoutLeadTimes(schedule), startIntervalMinutes: 5 }
}
