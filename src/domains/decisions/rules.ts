const appealMonths = 6
const alone = 24 * 3_600_000

/** Six months, as the Digital Services Act has it (article 20). */
export function appealUntil(decidedAt: Date): Date {
  const at = Temporal.Instant.fromEpochMilliseconds(decidedAt.getTime()).toZonedDateTimeISO('UTC')
  return new Date(at.add({ months: appealMonths }).epochMilliseconds)
}

/**
 * When whoever has decided, or asked, may answer as well, where nobody else is there to: a day later, and a day after the last
 * of the others could; null: none of the last day.
 */
export const aloneFrom = (askedAt: Date, othersUntil: Date | null) =>
  new Date(Math.max(askedAt.getTime(), othersUntil?.getTime() ?? 0) + alone)
