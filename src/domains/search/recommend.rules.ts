export const radiusKm = 15
const soonDays = 7
/** Reviews that everybody is taken to have, of the usual rating: one review of five stars is no proof. */
const assumed = { count: 5, rating: 4 }

export type Candidate = {
  isSameProfession: boolean
  distanceKm: number
  /** Null: no reviews. */
  rating: number | null
  reviewsCount: number
  /** Until the next free time; null: none this week. */
  daysUntilFree: number | null
}

/**
 * How much somebody is like what was looked at, of 100 points: 40 for the same profession, up to 25 for being near, 20 for
 * ratings and 15 for being free soon. How-we-rank says the same.
 */
export function likeness({ isSameProfession, distanceKm, rating, reviewsCount, daysUntilFree }: Candidate): number {
  const near = Math.max(0, 1 - distanceKm / radiusKm)
  const stars =
    (assumed.count * assumed.rating + reviewsCount * (rating ?? 0)) /
    (assumed.count + (rating === null ? 0 : reviewsCount))
  const soon = daysUntilFree === null ? 0 : Math.max(0, 1 - daysUntilFree / soonDays)
  return (isSameProfession ? 40 : 0) + 25 * near + (20 * (stars - 1)) / 4 + 15 * soon
}
