/** Why a start time cannot be had, and what comes nearest to it. */

import type { WallDay } from '../providers/hours.rules.ts'
import type { Refusal } from './contract.ts'
import {
  checkSlot,
  type FreeStart,
  freeStarts,
  isRefusal,
  type PreparedSchedule,
  prepareSchedule,
  startMinutes,
} from './rules.ts'

/** Each can be booked as it stands. */
export type Alternative<Day> =
  | { kind: 'staff'; staffId: string }
  | { kind: 'time'; day: Day; free: FreeStart }
  | { kind: 'without'; index: number }

export type RefusedStart<Day> = {
  minute: number
  /** null: the clocks skip it. */
  start: number | null
  reason: Refusal
  /** At most one of each kind, the nearest first: the same with somebody else, all at another time, less at this time. */
  alternatives: Alternative<Day>[]
}

export function explainStarts<Day extends WallDay>(
  prepared: PreparedSchedule,
  days: readonly Day[],
  around: readonly WallDay[],
  now: number,
): { day: Day; starts: FreeStart[]; refused: RefusedStart<Day>[] }[] {
  const free = freeStarts(prepared, days, now)
  const all = free.flatMap(({ day, starts }) => starts.map((start) => ({ day, free: start })))
  const { others, shorter } = alternatives(prepared, around)
  const isPlan = (other: PreparedSchedule, day: Day, start: number) => !isRefusal(checkSlot(other, day, start, now))

  const alternativesAt = (day: Day, start: number, reason: Refusal): Alternative<Day>[] => {
    const isAboutTime = reason === 'past' || reason === 'notice' || reason === 'horizon'
    const staffMember = isAboutTime ? undefined : others.find((other) => isPlan(other.prepared, day, start))
    const index = isAboutTime ? -1 : shorter.findLastIndex((other) => isPlan(other, day, start))
    const nearest = nearestOf(all, start)
    return [
      ...(staffMember ? [{ kind: 'staff' as const, staffId: staffMember.staffId }] : []),
      ...(nearest ? [{ kind: 'time' as const, ...nearest }] : []),
      ...(index === -1 ? [] : [{ kind: 'without' as const, index }]),
    ]
  }

  return free.map(({ day, starts }) => {
    const offered = new Set(starts.map(({ minute }) => minute))
    const refused = startMinutes(prepared.schedule.startIntervalMinutes)
      .filter((minute) => !offered.has(minute))
      .map((minute): RefusedStart<Day> => {
        const start = day.instantOf(minute)
        if (!day.has(minute)) {
          const nearest = nearestOf(all, start)
          return { minute, start: null, reason: 'skipped', alternatives: nearest ? [{ kind: 'time', ...nearest }] : [] }
        }
        const check = checkSlot(prepared, day, start, now)
        const reason = isRefusal(check) ? check : 'not_a_start_time'
        return { minute, start, reason, alternatives: alternativesAt(day, start, reason) }
      })
    return { day, starts, refused }
  })
}

/** The same with each other person, and with each service left out. */
function alternatives({ schedule, asked }: PreparedSchedule, around: readonly WallDay[]) {
  const staff = asked.staffId === null ? [] : schedule.staff
  const others = staff
    .filter(({ staffId }) => staffId !== asked.staffId)
    .map(({ staffId }) => ({ staffId, prepared: prepareSchedule(schedule, { ...asked, staffId }, around) }))
  const shorter =
    asked.services.length < 2
      ? []
      : asked.services.map((_, left) =>
          prepareSchedule(
            schedule,
            { ...asked, services: asked.services.filter((_, index) => index !== left) },
            around,
          ),
        )
  return { others, shorter }
}

function nearestOf<Day>(all: readonly { day: Day; free: FreeStart }[], start: number) {
  let best: { day: Day; free: FreeStart } | undefined
  const distance = (one: { free: FreeStart }) => Math.abs(one.free.start - start)
  for (const one of all) if (!best || distance(one) < distance(best)) best = one
  return best
}
