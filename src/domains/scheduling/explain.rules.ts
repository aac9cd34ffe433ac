/** Why a time of the grid cannot be had, and what comes nearest to it. */

import type { WallDay } from '../providers/hours.rules.ts'
import type { Refusal } from './contract.ts'
import { type Diary, type FreeStart, freeStarts, isRefusal, judge, openDiary, startMinutes } from './rules.ts'

/** Each can be booked as it stands. */
export type Remedy<Day> =
  | { kind: 'person'; calendarId: string }
  | { kind: 'time'; day: Day; free: FreeStart }
  | { kind: 'without'; index: number }

export type RefusedStart<Day> = {
  minute: number
  /** null: the clocks skip it. */
  start: number | null
  reason: Refusal
  /** At most one of each kind, the nearest first: the same with somebody else, all at another time, less at this time. */
  remedies: Remedy<Day>[]
}

export function explainStarts<Day extends WallDay>(
  diary: Diary,
  days: readonly Day[],
  around: readonly WallDay[],
  now: number,
): { day: Day; starts: FreeStart[]; refused: RefusedStart<Day>[] }[] {
  const free = freeStarts(diary, days, now)
  const all = free.flatMap(({ day, starts }) => starts.map((start) => ({ day, free: start })))
  const { others, shorter } = alternatives(diary, around)
  const isPlan = (other: Diary, day: Day, start: number) => !isRefusal(judge(other, day, start, now))

  const remediesAt = (day: Day, start: number, reason: Refusal): Remedy<Day>[] => {
    const isAboutTime = reason === 'past' || reason === 'notice' || reason === 'horizon'
    const person = isAboutTime ? undefined : others.find((other) => isPlan(other.diary, day, start))
    const index = isAboutTime ? -1 : shorter.findLastIndex((other) => isPlan(other, day, start))
    const nearest = nearestOf(all, start)
    return [
      ...(person ? [{ kind: 'person' as const, calendarId: person.calendarId }] : []),
      ...(nearest ? [{ kind: 'time' as const, ...nearest }] : []),
      ...(index === -1 ? [] : [{ kind: 'without' as const, index }]),
    ]
  }

  return free.map(({ day, starts }) => {
    const offered = new Set(starts.map(({ minute }) => minute))
    const refused = startMinutes(diary.schedule.startGridMinutes)
      .filter((minute) => !offered.has(minute))
      .map((minute): RefusedStart<Day> => {
        const start = day.instantOf(minute)
        if (!day.has(minute)) {
          const nearest = nearestOf(all, start)
          return { minute, start: null, reason: 'skipped', remedies: nearest ? [{ kind: 'time', ...nearest }] : [] }
        }
        const judgement = judge(diary, day, start, now)
        const reason = isRefusal(judgement) ? judgement : 'off_grid'
        return { minute, start, reason, remedies: remediesAt(day, start, reason) }
      })
    return { day, starts, refused }
  })
}

/** The same with each other person, and with each service left out. */
function alternatives({ schedule, asked }: Diary, around: readonly WallDay[]) {
  const people = asked.calendarId === null ? [] : schedule.calendars
  const others = people
    .filter(({ calendarId }) => calendarId !== asked.calendarId)
    .map(({ calendarId }) => ({ calendarId, diary: openDiary(schedule, { ...asked, calendarId }, around) }))
  const shorter =
    asked.services.length < 2
      ? []
      : asked.services.map((_, left) =>
          openDiary(schedule, { ...asked, services: asked.services.filter((_, index) => index !== left) }, around),
        )
  return { others, shorter }
}

function nearestOf<Day>(all: readonly { day: Day; free: FreeStart }[], start: number) {
  let best: { day: Day; free: FreeStart } | undefined
  const distance = (one: { free: FreeStart }) => Math.abs(one.free.start - start)
  for (const one of all) if (!best || distance(one) < distance(best)) best = one
  return best
}
