/** So many whole days whoever takes cards knows of a rise before it holds: what the law of platforms asks of other terms. */
export const noticeDays = 15
/** So far ahead a fee can be set. */
export const mostDaysAhead = 366

/** In the audit: what is one of its kind has no id of its own. */
export const settingsSubject = { subjectType: 'settings', subjectId: '00000000-0000-0000-0000-000000000000' } as const

/** What a new reward is known by. */
export function rewardCode(
  { kind, amountMinor, currency }: { kind: string; amountMinor: number; currency: string },
  taken: readonly string[],
): string {
  const code = `${kind}_${amountMinor}_${currency.toLowerCase()}`
  for (let next = 1; ; next += 1) {
    const one = next === 1 ? code : `${code}_${next}`
    if (!taken.includes(one)) return one
  }
}

/** What somebody in the highest tier gets back of what they pay, as a share: amounts in minor units, a point for `minorPerPoint`. */
export const givesBack = (amountMinor: number, points: number, minorPerPoint: number, factorPercent: number) =>
  points === 0 ? 0 : (amountMinor * factorPercent * 0.01) / (points * minorPerPoint)
/** About what the card processor takes: whoever pays themselves for the points gains from there on. */
export const costOfCards = 0.014
