import type { Texts } from '../../../i18n/en.ts'

export const reviews = {
  errors: {
    review_not_found: 'This review does not exist, or is no longer shown.',
    review_not_yours: 'Only the customer of this visit can review it.',
    not_completed: 'You can review a booking once it is completed.',
    review_too_late: 'A visit can be reviewed for 90 days. This one was longer ago.',
    review_exists: 'You have already reviewed this booking.',
    review_edit_over: 'A review can be edited for 14 days.',
    review_answered: 'The provider has replied, so this review can no longer be edited.',
    review_removed: 'We have removed this review, so it can no longer be changed.',
    email_unverified: 'Please confirm your email address before you write a review.',
    own_vote: 'You cannot vote on your own review, or on one of your business.',
    reply_not_yours: 'Only the provider of this visit can reply.',
    already_answered: 'You have already replied to this review.',
    own_report: 'You cannot report what is your own.',
    already_reported: 'You have already reported this. We will look at it.',
  },
} as const

/** The shape every other language has to fill. */
export type ReviewTexts = Texts<typeof reviews>
