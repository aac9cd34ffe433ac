import { setTimeout as sleep } from 'node:timers/promises'

/** As long as the slowest file of tests takes. */
const nearMs = 180_000

/** How long until a new day has begun, in London and by UTC, where one is about to; else nothing. */
export function untilNewDay(now: number): number {
  const midnights = ['Europe/London', 'UTC'].map((zone) => {
    const here = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone)
    return here.add({ days: 1 }).startOfDay().epochMilliseconds
  })
  const left = Math.min(...midnights) - now
  return left <= nearMs ? left : 0
}

/** What is 'tomorrow' when tests begin is not to be today before they end. */
export const newDay = () => sleep(untilNewDay(Date.now()))
