import { tipDays } from './tip.rules.ts'

const away = ['payments_off', 'payments_unavailable']
/** Where there is a second factor; `login_again_needed`: of who comes by an access token of a sign-in service. */
const ofMoneyLeaving = ['second_factor_again', 'login_again_needed', 'session_ended']

export const paymentDescriptions = {
  createIntent: {
    detail:
      'The amount is only compared: what is charged stands on the booking. Pay with `clientSecret` at the processor, for `account`; then confirm.',
    refusals: [
      'payment_not_found',
      'amount_differs',
      'already_paid',
      'payment_over',
      'not_chargeable',
      'fee_is_due',
      'cards_stopped',
      ...away,
    ],
    example: { amount: 45, currency: 'GBP' },
  },
  confirm: {
    detail: 'What the caller says about the payment is not believed: the processor is asked.',
    refusals: ['payment_not_found', 'cards_stopped', ...away],
  },
  get: { refusals: ['payment_not_found', 'reason_needed'] },
  refund: {
    detail:
      'Without `amount` all that is left. What is agreed goes back by itself when a booking ends; this is for more than that. An administrator who is not the provider names a reason.',
    refusals: [
      ...['payment_not_found', 'refund_not_yours', 'refund_too_large', 'payment_disputed', ...ofMoneyLeaving],
      ...['idempotency_key_reused', 'request_in_progress'],
    ],
    example: { amount: 10 },
  },
}

export const entriesDescriptions = { entries: { refusals: ['payment_not_found', 'reason_needed'] } }

export const cardDescriptions = {
  getCards: { refusals: away },
  openCards: {
    detail:
      'Within five minutes of logging in; where there is a second factor, of giving a code of it. The answer is a page of the processor.',
    refusals: [...away, 'card_account_gone', ...ofMoneyLeaving],
  },
  payouts: { refusals: away },
}

export const keptCardDescriptions = {
  changeCard: {
    detail:
      'The answer’s `bookingId` names it: agree, give the card and confirm as with any other. Until then the card that is kept is charged. Not in the week in which a period is still to be paid: that is paid with another card at `/pay`.',
    refusals: ['kept_card_not_found', 'card_not_changed', 'payments_off'],
    example: { subscriptionId: '018ff70e-8cff-7a65-a766-fed6ec289f2a' },
  },
  getKeptCard: { refusals: ['kept_card_not_found'] },
  agreeToKeep: {
    detail:
      'What was read in `consent` is kept word for word, with the instant. Give the card at the processor with `clientSecret`, for `account`; then confirm. It is charged for the fees of the cancellation policy and for nothing else.',
    refusals: ['kept_card_not_found', 'card_is_kept', 'payment_over', 'cards_stopped', ...away],
    example: { language: 'en' },
  },
  confirmKeptCard: {
    detail: 'What the caller says about the card is not believed: the processor is asked.',
    refusals: ['kept_card_not_found', 'cards_stopped', ...away],
  },
}

export const tipDescriptions = {
  listTips: { example: { bookingIds: '018ff70e-8cff-7a65-a766-fed6ec289f2a' } },
  giveTip: {
    detail: `Within ${tipDays} days of the visit, where its provider takes cards. Begin with \`POST /payments/create-intent\` and the id of the payment as \`tipId\`.`,
    refusals: ['booking_not_found', 'already_tipped', 'tip_not_possible', 'payments_off'],
    example: { amount: 5, currency: 'GBP' },
  },
}
