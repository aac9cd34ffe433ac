import { type RawBuilder, sql } from 'kysely'
import { addDays, localDate, zoneDay } from '../../lib/time.server.ts'
import { covers, type Interval, type WorkingHours, windowsOf } from './hours.rules.ts'

/** A staff member: lists take less time than naming every field of every row. */
export type StaffRow<More extends unknown[] = []> = [
  staffId: string,
  name: string,
  hours: [weekday: number, opens: number, closes: number][] | null,
  dateOverrides: [date: string, hours: Interval[] | null][] | null,
  ...more: More,
]

/**
 * Who works for a provider and when, in their order; whoever has left is not among them. `dates`: a condition on the dates
 * wanted, as `between ...`. `more`: what else is wanted of each of them, called `c`.
 */
export function staffColumn(provider: RawBuilder<unknown>, dates: RawBuilder<unknown>, more = sql``) {
  return sql`(select json_agg(json_build_array(c.staff_id, c.name,
          (select json_agg(json_build_array(weekday, opens_minute, closes_minute)) from working_hours h
            where h.provider_id = ${provider} and h.staff_id = c.staff_id),
          (select json_agg(json_build_array(date,
              (select json_agg(json_build_array(lower(span), upper(span)) order by span) from unnest(hours) span)) order by date)
            from date_override e where e.provider_id = ${provider} and e.staff_id = c.staff_id and date ${dates})${more}
        ) order by c.position, c.staff_id) from staff c where c.provider_id = ${provider} and c.removed_at is null)`
}

export function closedDaysColumn(provider: RawBuilder<unknown>, dates: RawBuilder<unknown>) {
  return sql`(select json_agg(date) from closed_day d where d.provider_id = ${provider} and date ${dates})`
}

export function toStaffMember([staffId, name, hours, dateOverrides]: StaffRow<unknown[]>) {
  return {
    staffId,
    name,
    hours: (hours ?? []).map(
      ([weekday, opensMinute, closesMinute]): WorkingHours => ({ weekday, opensMinute, closesMinute }),
    ),
    dateOverrides: (dateOverrides ?? []).map(([date, spans]) => ({ date, hours: spans ?? [] })),
  }
}

type WorkingTimes = {
  timezone: string
  staff: readonly (Parameters<typeof windowsOf>[0] & { staffId: string })[]
  closedDays: readonly string[]
}

/** Whether that staff member is still there and works from the one instant to the other, a day later at most. */
export function isWorked(times: WorkingTimes, staffId: string, from: number, to: number): boolean {
  const { timezone, staff, closedDays } = times
  const staffMember = staff.find((one) => one.staffId === staffId)
  if (!staffMember) return false
  const date = localDate(from, timezone)
  const days = [-1, 0, 1].map((offset) => zoneDay(timezone, addDays(date, offset)))
  return covers(windowsOf(staffMember, closedDays, days), from, to)
}
