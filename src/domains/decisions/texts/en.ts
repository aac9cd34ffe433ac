import type { Texts } from '../../../i18n/en.ts'

export const decisions = {
  title: 'Our decisions about you',
  lead: 'What we have decided about something you published, about a visit, or about your account, and why.',
  one: 'A decision about you',
  empty: 'No decisions',
  emptyText: 'If we ever take something of yours down, the reason is here, and how to appeal.',
  loadFailed: 'We could not load this.',
  kinds: {
    review_removed: 'We have removed your review of {{name}}',
    review_folded: 'We have folded your review of {{name}}',
    photo_removed: 'We have removed a photo from the page of {{name}}',
    warned: 'A warning from us',
    warned_visit: 'A warning about a visit at {{name}}',
    unknown: 'A decision that this page cannot show yet',
    suspended: 'Your account is suspended',
    no_show_upheld: 'The no-show at {{name}} stands',
    visit_confirmed: 'The no-show marked by {{name}} is lifted: the visit took place',
    absence_confirmed: 'The no-show marked by {{name}} is lifted: nobody came from the business',
  },
  effects: {
    review_removed: 'It is no longer shown, and its stars no longer count.',
    review_folded: 'Its words are shown only to those who open them. Its stars still count.',
    photo_removed: 'It is no longer shown. The rest of the page stays as it was.',
    warned: 'Nothing was taken down. If it happens again, we may remove it or suspend your account.',
    warned_visit: 'Nothing was taken from you. If it happens again, we may suspend your account.',
    unknown:
      'We are updating the site. Load this page again in a few minutes: then it says what we decided, why, and how to appeal.',
    suspended: 'You cannot log in. If you have a business here, it is not shown and cannot be booked.',
    no_show_upheld:
      'You are recorded as not having come. If the terms of the booking have a fee for that, it is taken from what you paid ahead, or you owe it.',
    visit_confirmed: 'The visit counts as one that took place, and nobody owes a fee for missing it.',
    absence_confirmed:
      'The visit counts as cancelled. Nobody owes a fee for it, and what was paid ahead has gone back.',
  },
  decidedOn: 'Decided on {{date}}',
  reason: 'Reason',
  reasons: {
    inappropriate: 'Language or content that offends or is explicit. Our rules do not allow it.',
    fake: 'It does not tell of a real visit, or it misleads. Our rules do not allow it.',
    spam: 'Spam, or advertising for something else. Our rules do not allow it.',
    personal_information: 'It shows personal information about somebody. Our rules do not allow it.',
    harassment: 'Harassment or bullying. Our rules do not allow it.',
    copyright: 'It belongs to somebody else, who has not allowed its use.',
    fraud: 'Fraud. Our rules do not allow it.',
    safety: 'The safety of others.',
    terms: 'It breaks our terms.',
    own_wish: 'You asked us to.',
    other: 'It breaks our rules, as described below.',
    proven: 'What we were shown proves it.',
    more_likely: 'What one side says is more likely.',
    unanswered: 'The other side has not said what happened.',
    in_doubt: 'Nothing proves it either way.',
  },
  words: 'What we would like to add',
  how: 'How we decided',
  reported: 'Somebody reported it to us.',
  found: 'We found it ourselves.',
  disputed: 'The no-show was disputed, so it was for us to decide.',
  ofVisit: 'The no-show was disputed, so we looked at the visit.',
  byPerson: 'A person looked at it and decided by our rules; no program did.',
  rules: 'Read our rules',
  visit: 'The visit of {{when}}',
  about: 'What it is about',
  undone: 'Taken back on {{date}}: it no longer holds.',
  appeal: {
    title: 'Do you think we are wrong?',
    text: 'Appeal, and we look at it again: wherever there is another administrator, not the one who decided. It costs nothing. You can do so until {{date}}.',
    words: 'What should we know? (optional)',
    send: 'Appeal',
    failed: 'We could not take your appeal.',
    sent: 'You appealed on {{date}}. We will look at it again and email you.',
    yours: 'You wrote: {{text}}',
    upheld: 'We looked at it again on {{date}}, and the decision stands.',
    overturned: 'We looked at it again on {{date}}, and you were right. The decision no longer holds.',
    photo: 'You can upload the photo again.',
    over: 'You could appeal until {{date}}.',
    elsewhere: 'If you still disagree, an out-of-court dispute settlement body or a court can decide.',
    can: {
      no_show_upheld:
        'If we agree with you, you owe no fee. What your card was charged for it goes back to that card. What you had paid ahead pays for the visit if it took place, and goes back if the business did not come.',
      visit_confirmed:
        'If we agree with you, the no-show stands with its fee. We cannot charge a card again: what has not been paid is owed to you, and you settle it with the customer. What they paid beyond the fee goes back to them, and a review of the visit is removed.',
      absence_confirmed:
        'If we agree with you, the no-show stands with its fee. We cannot charge a card again: it is owed to you, and you settle it with the customer. Uses of a membership that have gone back stay there.',
    },
  },
  mails: {
    read: 'Read the decision, or appeal',
    kinds: {
      review_removed: { subject: 'We have removed your review of {{name}}' },
      review_folded: { subject: 'We have folded your review of {{name}}' },
      photo_removed: { subject: 'We have removed a photo from your page' },
      warned: { subject: 'A warning about what you published' },
      warned_visit: { subject: 'A warning about a visit at {{name}}' },
      suspended: { subject: 'Your account is suspended' },
      no_show_upheld: { subject: 'The no-show at {{name}} stands' },
      visit_confirmed: { subject: 'The no-show marked by {{name}} is lifted: the visit took place' },
      absence_confirmed: { subject: 'The no-show marked by {{name}} is lifted: nobody came from the business' },
    },
    appeal: {
      subject: 'We have decided your appeal',
      upheld: 'You appealed against this decision: “{{decision}}”. We looked at it again, and it stands.',
      overturned:
        'You appealed against this decision: “{{decision}}”. We looked at it again, and you were right: it no longer holds. We are sorry for the trouble.',
    },
  },
  errors: {
    decision_not_found: 'This decision does not exist, or is not about you. Log in, or open the link in our email.',
    decision_unknown: 'We are updating the site. Please try again in a few minutes.',
    already_appealed: 'You have already appealed against this decision.',
    decision_undone: 'This decision no longer holds, so there is nothing to appeal against.',
    appeal_over: 'A decision can be appealed for six months. That time is over.',
  },
} as const

/** The shape every other language has to fill. */
export type DecisionTexts = Texts<typeof decisions>
