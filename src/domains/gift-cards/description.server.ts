/** Where there is a second factor; `login_again_needed`: of who comes by an access token of a sign-in service. */
const ofMoneyLeaving = ['second_factor_again', 'login_again_needed', 'session_ended']

export const giftCardDescriptions = {
  offer: { refusals: ['provider_not_found'] },
  everyone: {
    detail:
      'Bought like every card, by the id of the business that sells it. Spent with any other that is paid by card in that currency: what it pays there is sent to that business once the visit is over.',
  },
  buy: {
    detail:
      'Worth something once it is paid: begin with `POST /payments/create-intent` and its id as `giftCardId`. On the day of delivery it is mailed at eight in the morning where the buyer is.',
    refusals: [
      ...['provider_not_found', 'gift_card_unverified', 'gift_cards_not_sold', 'payments_off', 'session_ended'],
      ...['idempotency_key_reused', 'request_in_progress'],
    ],
    example: { amount: 60 },
  },
  check: {
    detail: 'Also what reads like the code: spaces and hyphens are left out, O is 0, I and L are 1.',
    refusals: [
      ...['gift_card_unknown', 'gift_card_elsewhere', 'gift_card_not_taken', 'gift_card_currency'],
      ...['gift_card_paused', 'gift_card_empty'],
    ],
  },
  pdf: { refusals: ['gift_card_unknown'] },
  resend: {
    detail:
      'To another address than before: where there is a second factor, within five minutes of giving a code of it.',
    refusals: ['gift_card_not_found', 'gift_card_ended', ...ofMoneyLeaving],
  },
  stop: {
    detail: 'What it is worth stays. The new code is mailed when it is asked for.',
    refusals: ['gift_card_not_found', 'gift_card_ended'],
  },
  giveBack: {
    detail: 'What is left of it goes back at any time while the provider takes no bookings.',
    refusals: [
      ...['gift_card_not_found', 'gift_card_ended', 'gift_card_used', 'gift_card_kept'],
      ...['payment_disputed', 'refund_too_large'],
    ],
  },
  refund: {
    detail:
      'What a card was charged goes back first, by `POST /payments/{id}/refund`. Before the visit there is so much less to earn; after it, so much less is earned.',
    refusals: [
      ...[
        'payment_not_found',
        'refund_not_yours',
        ...ofMoneyLeaving,
        'refund_card_first',
        'refund_not_yet',
        'refund_too_large',
        'gift_card_paid_back',
      ],
      ...['idempotency_key_reused', 'request_in_progress'],
    ],
  },
}
