import { editDays, reviewDays } from './reviewing-contract.ts'

const dayMs = 86_400_000

export type WriteRefusal = 'not_completed' | 'review_too_late'

/** Whether a booking can be reviewed now, if it has not been. */
export function checkReviewable(booking: { status: string; endsAt: Date }, now: Date): WriteRefusal | null {
  if (booking.status !== 'completed') return 'not_completed'
  return now.getTime() - booking.endsAt.getTime() > reviewDays * dayMs ? 'review_too_late' : null
}

/** So many within a day, and so many times what is usual, are for a person to look at. */
export const burst = { reviews: 10, times: 3, days: 90 }

/** `today`: within 24 hours; `before`: in the rest of the days that are looked at. */
export function isBurst({ today, before }: { today: number; before: number }): boolean {
  const usual = before / (burst.days - 1)
  return today >= burst.reviews && today >= burst.times * usual
}

export type EditRefusal = 'review_removed' | 'review_answered' | 'review_edit_over'

export function checkEditable(
  review: { status: string; createdAt: Date; hasResponse: boolean },
  now: Date,
): EditRefusal | null {
  if (review.status !== 'published') return 'review_removed'
  if (review.hasResponse) return 'review_answered'
  return now.getTime() - review.createdAt.getTime() > editDays * dayMs ? 'review_edit_over' : null
}
