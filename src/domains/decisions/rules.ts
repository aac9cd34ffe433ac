const appealMonths = 6
const alone = 24 * 3_600_000

/** Six months, as the Digital Services Act has it (article 20). */
export function appealUntil(decidedAt: Date): Date {
  const at = Temporal.Instant.fromEpochMilliseconds(decidedAt.getTime()).toZonedDateTimeISO('UTC')
  return new Date(at.add({ months: appealMonths }).epochMilliseconds)
}

/** When whoever has decided may answer the appeal as well, where nobody else is there to. */
export const aloneFrom = (appealedAt: Date) => new Date(appealedAt.getTime() + alone)
