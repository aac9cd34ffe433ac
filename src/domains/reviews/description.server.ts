const unknown = ['review_not_found']
const whoWrites = ['session_ended', 'idempotency_key_reused', 'request_in_progress']

export const reviewDescriptions = {
  get: { refusals: unknown },
  create: {
    detail:
      'Only the customer of a completed booking writes one, once, within 90 days of its end, from a confirmed email address. It counts in the rating of the provider at once.',
    refusals: [
      'upload_not_found',
      ...whoWrites,
      ...['booking_not_found', 'provider_not_found', 'review_not_yours', 'email_unverified'],
      ...['not_completed', 'review_too_late', 'review_exists', 'review_not_found'],
    ],
    example: { rating: 5, text: 'Listens, and takes her time.' },
  },
  update: {
    refusals: [
      ...[...unknown, 'session_ended', 'upload_not_found'],
      ...[
        'provider_not_found',
        'review_not_yours',
        'review_removed',
        'review_folded',
        'review_answered',
        'review_edit_over',
      ],
    ],
  },
  remove: { refusals: [...unknown, 'session_ended', 'provider_not_found', 'review_not_yours', 'review_removed'] },
  vote: {
    detail:
      'Without `voted` it toggles; with it, it says what the vote is to be, so that a retry does not take it back. Nobody votes on a review of their own or of their business.',
    refusals: [...unknown, ...whoWrites, 'own_vote'],
  },
  votes: { refusals: unknown },
  respond: {
    refusals: [...unknown, 'provider_not_found', 'reply_not_yours', 'already_answered', 'review_edited'],
    example: { comment: 'Thank you, Nia. See you in spring.' },
  },
  report: {
    detail: 'A report hides nothing by itself: a person decides, and nobody learns who has reported.',
    refusals: [...unknown, 'session_ended', 'own_report', 'already_reported'],
  },
  reportProvider: {
    refusals: ['provider_not_found', 'photo_not_found', 'session_ended', 'own_report', 'already_reported'],
  },
}

export const moderationDescriptions = {
  queue: {
    detail:
      'By one rule, of harm and age: what harms somebody while it stands is due within a day; what misleads, and a disputed no-show about money or of a provider who did not come, within three days; anything else within seven. Each further report takes its share of that time. `reason` is that of a report, or what the customer of a no-show says.',
  },
  decide: {
    detail:
      'Whom a decision concerns gets its reasons in writing, with the `words`, and may appeal; whoever reported hears what came of it. A removed review no longer counts; how many were removed, and why, stays on the page. A folded one counts, and its words are shown on a press. With `photo` it is one photo of the provider `id`: removed, it is off their page with its file. With `side` it is the customer or the provider of the disputed no-show of the booking `id`: they are warned or suspended, and the dispute waits on. A page as a whole is neither removed nor folded. `suspend` shuts out who wrote the review or owns the page, and is one of the actions that ask for a code of the second factor. Of several who decide at once one does; where it was decided otherwise, `already_decided` says how, and `again` decides once more.',
    refusals: [
      ...['review_not_found', 'provider_not_found', 'page_not_removable', 'photo_not_found', 'booking_not_found'],
      ...[
        'action_impossible',
        'already_decided',
        'review_edited',
        'not_disputed',
        'account_not_found',
        'own_account',
        'last_admin',
        'second_factor_again',
        'login_again_needed',
      ],
    ],
    example: { action: 'remove', reason: 'spam' },
  },
}
