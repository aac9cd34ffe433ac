import type { Texts } from '../../../../i18n/en.ts'

export const en = {
  booking: {
    reason: {
      past: 'In the past',
      notice: 'Too short notice',
      horizon: 'Too far ahead',
      nobody_performs: 'No staff member offers all of these',
      closed: 'Closed',
      closed_day: 'Closed on this day',
      too_short: 'Not enough time for all services',
      blocked: 'Not available',
      taken: 'Fully booked',
      staff_taken: 'This staff member is fully booked',
      room_taken: 'No room is free',
      not_a_start_time: 'Not a start time',
      skipped: 'This time does not exist: the clocks change',
    },
    legend: { free: 'Free', full: 'Fully booked', closed: 'Closed or past' },
  },
  errors: {
    blocked: 'This time is not available. Please choose another one.',
    closed: 'The provider is closed at this time. Please choose another one.',
    closed_day: 'The provider is closed on this day. Please choose another one.',
    horizon: 'This date is too far ahead. Please choose an earlier one.',
    nobody_performs: 'No staff member offers all of these services. Please choose fewer services or somebody else.',
    notice: 'This time is too soon for the provider. Please choose a later one.',
    not_a_start_time: 'Bookings do not start at this time. Please choose one of the times shown.',
    own_provider: 'You cannot book yourself.',
    past: 'This time has passed. Please choose a later one.',
    staff_unknown: 'This staff member does not work here.',
    service_unknown: 'This provider does not offer this service.',
    skipped: 'This time does not exist: the clocks change. Please choose another one.',
    slot_taken: 'That time has just been taken.',
    too_short: 'There is not enough time for all services before closing. Please choose an earlier time.',
  },
} as const

/** The shape every other language has to fill. */
export type PageTexts = Texts<typeof en>
