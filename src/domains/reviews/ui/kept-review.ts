import { keepHere, readKept } from '../../../lib/kept.ts'

type Draft = { bookingId: string; rating: number | null; text: string; photos: readonly string[] }

const key = 'review-draft'

/** What was typed about this booking, through a reload. */
export function keptReview(bookingId: string): Draft | null {
  try {
    const kept: Draft | null = JSON.parse(readKept(key, 'sessionStorage') ?? 'null')
    return kept?.bookingId === bookingId ? kept : null
  } catch {
    return null
  }
}

export function keepReview(draft: Draft | null) {
  keepHere(key, draft && JSON.stringify(draft), 'sessionStorage')
}
