import { capRefusals } from '../holds/description.server.ts'
import { selectionRefusals, timeRefusals } from '../scheduling/description.server.ts'
import { type BookingStatus, bookingStatuses } from './contract.ts'

const unknown = ['booking_not_found', 'provider_not_found']
const codeOf = (status: BookingStatus) => `booking_${status}`
/** Of an action that is possible from these only. */
const onlyFrom = (...from: BookingStatus[]) => [
  ...unknown,
  'action_not_yours',
  ...bookingStatuses.filter((status) => !from.includes(status)).map(codeOf),
]
const whileAhead = onlyFrom('pending', 'confirmed')
const ofTimeSeen =
  'Send the start that was shown as `dateTime`: a booking that has been moved since is refused as `booking_changed`.'
const ofOffice = ['second_factor_again', 'login_again_needed']
const ofNewTime = ['service_unknown', 'staff_unknown', ...timeRefusals]

export const bookingDescriptions = {
  create: {
    detail:
      'Books the services one after the other from `dateTime`, with whoever is free or with `staffId`; all of it or nothing. The booking is `confirmed`, or `pending` where the provider answers requests or where `payment.nowMinor` is to be paid by `payment.payBy` before it stands. The server prices it: amounts sent along are what the customer was shown, and a higher price, or another duration than that of `quoteToken`, is refused as `price_changed` with the new quote. A slot that is gone is refused as `slot_taken` with the nearest free times.',
    refusals: [
      ...selectionRefusals,
      ...timeRefusals,
      ...capRefusals,
      'own_provider',
      'foreign_customer',
      'quote_unknown',
      ...['gift_card_unknown', 'gift_card_elsewhere', 'gift_card_empty', 'gift_card_paused', 'gift_card_changed'],
      ...[
        'gift_card_not_taken',
        'gift_card_currency',
        'membership_not_found',
        'membership_ended',
        'membership_too_short',
      ],
      ...['membership_paused', 'membership_used_up', 'membership_elsewhere', 'membership_changed'],
      'idempotency_key_reused',
      'request_in_progress',
      'booking_not_found',
    ],
    example: { serviceIds: ['01940000-0000-7000-8000-00000000005e'], notes: 'Second floor, the bell is broken' },
  },
  get: { refusals: [...unknown, 'reason_needed'] },
  calendarFile: { refusals: [...unknown, 'reason_needed'] },
  times: { refusals: [...unknown, 'service_unknown', 'staff_unknown'] },
  terms: { refusals: unknown },
  update: {
    detail:
      'Send `dateTime`, `notes` or both. A customer moves the booking to the time at once, as long as that is free of charge; a provider proposes the time, and the customer accepts or refuses it.',
    refusals: [
      ...whileAhead,
      ...ofNewTime,
      'already_started',
      'request_expired',
      'free_change_over',
      'not_accepting_bookings',
      'customer_deleted',
      'same_time',
      'ask_provider',
      'payment_open',
      'too_much_on_day',
      'membership_too_short',
    ],
    example: { notes: 'Second floor, the bell is broken' },
  },
  accept: {
    detail: ofTimeSeen,
    refusals: [
      ...onlyFrom('pending'),
      'booking_changed',
      'payment_open',
      'request_expired',
      'not_accepting_bookings',
      'customer_deleted',
    ],
  },
  decline: { detail: ofTimeSeen, refusals: [...onlyFrom('pending'), 'booking_changed', 'request_expired'] },
  cancel: {
    detail:
      'The customer, the provider or an administrator cancels before the start. A customer who is late owes the fee that the booking names; send it as `feeMinor`, and a higher one by now is refused as `fee_changed`. Send the start that was shown as `dateTime`, and a booking that has been moved since is refused as `booking_changed`. Cancelling again answers the same. An administrator gives a code of the second factor within five minutes before.',
    refusals: [
      ...whileAhead,
      'booking_changed',
      'already_started',
      'free_cancellation_gone',
      ...ofOffice,
      'reason_needed',
    ],
  },
  acceptProposal: {
    refusals: [
      ...whileAhead,
      ...ofNewTime,
      'no_proposal',
      'proposal_changed',
      'already_started',
      'not_accepting_bookings',
      'membership_too_short',
    ],
  },
  refuseProposal: { refusals: [...whileAhead, 'no_proposal'] },
  withdrawProposal: { refusals: [...whileAhead, 'no_proposal'] },
  markNoShow: { refusals: [...onlyFrom('confirmed'), 'not_started', 'reason_needed'] },
  complete: { refusals: [...onlyFrom('confirmed'), 'not_started', 'reason_needed'] },
}

export const feeDescriptions = {
  waiveFee: {
    detail:
      'What the customer owes for having cancelled late or not having come is lowered by `amount`, or waived altogether without it. What a card is still to be charged with is so much less. What is paid already is given back instead (`POST /payments/{id}/refund`).',
    refusals: ['booking_not_found', 'action_not_yours', 'nothing_owed', 'fee_under_way', 'reason_needed'],
    example: { amount: 10 },
  },
  freeCancellations: {
    detail:
      'Used by cancelling with `isFeeCovered`: the first right whose `mostMinor` the fee is not above. `tier`: so many in twelve months; `plan`: in a month. None where no money can be sent to the provider, or the booking is somebody else’s.',
    refusals: ['booking_not_found'],
  },
}

const whileNoShow = [...onlyFrom('no_show'), 'no_show_settled']

export const noShowDescriptions = {
  disputeNoShow: {
    detail:
      'The customer answers a no-show within 48 hours of its being marked. Until then, and while it is disputed, no fee is owed; an administrator decides.',
    refusals: [...whileNoShow, 'session_ended', 'already_disputed', 'dispute_over'],
    example: { answer: 'was_there', note: 'I rang the bell at ten' },
  },
  answerDispute: {
    refusals: [...whileNoShow, 'session_ended', 'not_disputed', 'already_disputed'],
    example: { note: 'We waited until half past ten' },
  },
  withdrawNoShow: {
    detail: 'The visit took place after all: the booking is completed, and nothing is owed.',
    refusals: [...whileNoShow, 'office_decides'],
  },
}

export const disputeDescriptions = {
  decideDispute: {
    detail:
      '`no_show`: it stands, and the fee is owed. `completed`: the customer was there. `cancelled`: the provider did not come. Both are told. Where somebody has decided otherwise meanwhile, `already_decided` says how.',
    refusals: [...whileNoShow, 'not_disputed', 'already_decided', 'reason_needed'],
    example: { outcome: 'completed' },
  },
}
