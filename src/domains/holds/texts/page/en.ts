import type { Texts } from '../../../../i18n/en.ts'

export const en = {
  booking: {
    hold: {
      kept: 'This time is held for you for',
      extend: 'Hold for 10 more minutes',
      over: 'Your hold has expired. You can still book this time unless somebody else takes it.',
      again: 'Hold again',
      said: {
        begun: 'This time is held for you for ten minutes.',
        soonOver: 'This time is held for you for two more minutes.',
        over: 'Your hold has expired.',
      },
    },
  },
  errors: {
    price_changed: 'The price or the duration has changed since you saw it. Please check it again.',
    too_many_holds: 'You have reached the limit of times we can hold for you. Book or release one of them first.',
    hold_released: 'The provider has changed their calendar, so we can no longer hold this time for you.',
    too_many_bookings:
      'You have reached the limit of upcoming bookings. Cancel one, or book again after your next one.',
    too_many_with_provider:
      'You have reached the limit of upcoming bookings with this provider. Cancel one, or book again after your next one.',
    too_much_on_day:
      'You would take up too much of this day, together with your other bookings. Please choose another day.',
    hold_not_found: 'This time is no longer held for you.',
    nothing_to_hold: 'This provider takes requests, so times cannot be held. Send your request instead.',
    quote_unknown: 'Your selection has changed since you saw this price. Please check it again.',
    email_unverified:
      'You have reached the limit of bookings for an unconfirmed email address. Please confirm your email address first.',
  },
} as const

/** The shape every other language has to fill. */
export type PageTexts = Texts<typeof en>
