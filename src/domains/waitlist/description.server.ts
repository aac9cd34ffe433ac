import { bookingDescriptions } from '../bookings/description.server.ts'
import { selectionRefusals } from '../scheduling/description.server.ts'

const ofWish = ['waitlist_unverified', 'too_many_entries', 'no_waitlist', 'entry_unknown', 'session_ended']
const times = {
  firstDate: '2026-12-01',
  lastDate: '2026-12-05',
  weekdays: [2, 4],
  earliest: '09:00',
  latest: '12:00',
}

export const waitlistDescriptions = {
  join: {
    detail:
      'When a time is freed that begins on one of these dates and weekdays between `earliest` and `latest`, on the calendar of the provider, you hear of it in the order of joining. What is free already is refused as `times_free`, with the first such times.',
    refusals: [...ofWish, ...selectionRefusals, 'own_provider'],
    example: { serviceIds: ['01940000-0000-7000-8000-00000000005e'], ...times },
  },
  wantEarlier: {
    detail:
      'An earlier time than that of the booking, for the same services; `lastDate` is its date unless told. Accepting it reschedules the booking, and the time it had goes to the next who waits.',
    refusals: [...ofWish, ...selectionRefusals, 'booking_not_found', 'cannot_be_earlier'],
    example: times,
  },
  leave: { refusals: ['entry_unknown', 'provider_not_found'] },
  accept: {
    detail:
      'A time that is held for you is booked at the price it was offered for, or with visits of the membership that you name. One that is not held is refused as `slot_taken` when somebody was faster.',
    refusals: [
      ...bookingDescriptions.create.refusals,
      ...bookingDescriptions.update.refusals,
      'offer_unknown',
      'offer_over',
      'entry_unknown',
      'price_changed',
    ].filter((code, index, all) => all.indexOf(code) === index),
  },
  decline: { refusals: ['offer_unknown', 'offer_over', 'entry_unknown', 'provider_not_found'] },
}

export const providerWaitlistDescriptions = {
  get: { refusals: ['provider_not_found'] },
  setRule: {
    detail:
      '`first_in_line`: a freed time is held for 15 minutes for whoever joined first (at night until nine), then for the next. `everyone`: all who want it are told at once, nothing is held. `book_directly`: as first in line, but who has said so is booked without being asked. `longestFirst`: of those who want a time whoever fills most of it comes first, and those who wait see it.',
    refusals: ['provider_not_found', 'session_ended'],
    example: { mode: 'first_in_line', longestFirst: false },
  },
}
