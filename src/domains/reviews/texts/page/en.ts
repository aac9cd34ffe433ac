import type { Texts } from '../../../../i18n/en.ts'

export const en = {
  provider: {
    stars_one: '{{count}} star',
    stars_other: '{{count}} stars',
    noReviewsYet: 'No Reviews Yet',
    verifiedBooking: 'Verified Booking',
    replied: '{{name}} replied',
    reviewsFailed: 'We could not load the reviews.',
    moreReviews: 'Load More Reviews',
    loadingReviews: 'Loading reviews...',
    reviewSorts: {
      newest: 'Most Recent',
      oldest: 'Oldest',
      highest_rated: 'Highest Rated',
      lowest_rated: 'Lowest Rated',
    },
    reviewsReal: 'All reviews are from completed bookings',
  },
} as const

/** The shape every other language has to fill. */
export type PageTexts = Texts<typeof en>
