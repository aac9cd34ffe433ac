/** What an entry says about when, on the provider's clock; `before`: the start of the booking that is to be earlier. */
export type WantedTimes = {
  firstDate: string
  lastDate: string
  weekdays: readonly number[]
  firstMinute: number
  lastMinute: number
  before: Date | null
}

/** ISO, 1 is Monday. */
const weekdayOf = (date: string) => new Date(`${date}T00:00Z`).getUTCDay() || 7

/** `start`: with the provider's offset, `2026-07-01T10:00:00+01:00`. */
export function isWanted(wanted: WantedTimes, start: string): boolean {
  const date = start.slice(0, 10)
  const minute = Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16))
  return (
    date >= wanted.firstDate &&
    date <= wanted.lastDate &&
    wanted.weekdays.includes(weekdayOf(date)) &&
    minute >= wanted.firstMinute &&
    minute <= wanted.lastMinute &&
    (wanted.before === null || Date.parse(start) < wanted.before.getTime())
  )
}

export const offerMinutes = 15
/** On the provider's clock: nobody is expected to answer between these. */
const night = { from: 21 * 60, to: 8 * 60, answerUntil: 9 * 60 }

/** Until when a time is held that is offered at this minute of the day, by the clock of which day; null: by day, for a few minutes. */
export function answerInTheMorning(minuteOfDay: number): { days: 0 | 1; minute: number } | null {
  if (minuteOfDay >= night.from) return { days: 1, minute: night.answerUntil }
  return minuteOfDay < night.to ? { days: 0, minute: night.answerUntil } : null
}

/** What somebody was offered for one wish; instants in epoch milliseconds. `isTakenSince`: somebody else had the time after it. */
export type Offered = { start: number; end: number; answer: string | null; isTakenSince: boolean }

/**
 * Whether a time may be offered to whoever was offered these. What they were offered and let go is for the next, with every
 * start that overlaps it, until somebody has had it and it is free anew; what they declined never comes again. `isTold`: nothing
 * is held, so whoever did not answer has kept nobody from it.
 */
export function mayBeOffered(
  offers: readonly Offered[],
  { start, end }: { start: string; end: string },
  isTold: boolean,
) {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  return !offers.some((offer) => {
    if (offer.answer === 'declined' && offer.start === from) return true
    const isLetGo = offer.answer === 'declined' || (offer.answer === 'expired' && !isTold)
    const counts = offer.answer === null || (isLetGo && !offer.isTakenSince)
    return counts && offer.start < to && offer.end > from
  })
}

/** Times that one wish hears of in an hour where nothing is held. */
export const mostToldAnHour = 5

type Leading = {
  leadMinutes: number
  offers: readonly (Pick<Offered, 'start' | 'end' | 'answer'> & { offeredAt: number })[]
}

/**
 * Until when those without a lead hear nothing of a time: somebody with one was told of it and has not answered yet. In epoch
 * milliseconds; null: they hear of it now.
 */
export function keptUntil(leading: readonly Leading[], { start, end }: { start: string; end: string }, now: number) {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  const ends = leading.flatMap(({ leadMinutes, offers }) =>
    offers
      .filter((offer) => offer.answer === null && offer.start < to && offer.end > from)
      .map(({ offeredAt }) => offeredAt + leadMinutes * 60_000),
  )
  const last = Math.max(...ends, now)
  return last > now ? last : null
}
