export const subscriptionDescriptions = {
  plans: {
    detail:
      'Without a provider the plans of the platform: the free one, `free`, which everybody has, and what its operator sells, with what it gives as `benefits`.',
    refusals: ['provider_not_found'],
  },
  current: { detail: 'Those that are over stay in the list. The plan of the platform has `benefits`.' },
  usage: {
    detail: 'Of the plan of the platform: the late cancellations whose fee it has paid.',
    refusals: ['membership_not_found'],
  },
  subscribe: {
    detail:
      'Good for something once it is paid: begin with `POST /payments/create-intent` and its id as `subscriptionId`. Then name it when you book: included services take a use of it instead of money. Of the plans of the platform somebody has one; one that is begun and not paid is answered again. One with days free begins with a card that is kept: `POST /payments/kept-cards/{id}` with its id.',
    refusals: [
      ...[
        'plan_not_found',
        'plan_not_sold',
        'plan_changed',
        'plan_is_free',
        'plan_is_yours',
        'trial_used',
        'payments_off',
        'session_ended',
      ],
      ...['idempotency_key_reused', 'request_in_progress'],
    ],
    example: { price: 300 },
  },
  atOnce: {
    detail:
      'For a dearer plan of the same provider that is paid as often: of a membership its further visits at what it costs more, of the plan of the platform what both are worth for the whole days that are left. `now` is null where it begins with the next period.',
    refusals: ['membership_not_found', 'plan_not_found', 'plan_not_sold'],
  },
  update: {
    detail:
      'By the terms of this moment, also when the plan is changed or sold no more before the period begins. Nothing is charged before then. With `when: now` it begins once the payment in `upgrade` is paid, within an hour: `POST /payments/create-intent` with its id as `changeId`. `free` cancels the plan of the platform at its end.',
    refusals: [
      ...[
        'membership_not_found',
        'membership_not_renewing',
        'membership_ended',
        'membership_cancelled',
        'membership_unpaid',
      ],
      ...[
        'plan_unchanged',
        'plan_not_found',
        'plan_not_sold',
        'plan_not_renewing',
        'plan_changed',
        'plan_not_now',
        'membership_pausing',
      ],
    ],
    example: { price: 300 },
  },
  pause: {
    detail:
      'Never while a period is to be paid. Once it has begun it ends by itself; cancelled then, the membership ends at once.',
    refusals: [
      ...['membership_not_found', 'membership_not_renewing', 'membership_ended', 'membership_cancelled'],
      ...['membership_unpaid', 'membership_changing', 'pause_begun'],
    ],
    example: { months: 2 },
  },
  cancel: {
    detail:
      'At the end, nothing is charged any more and what is paid stays good; one whose next period is not paid yet ends at once.',
    refusals: [
      ...['membership_cancelled', 'membership_not_renewing'],
      ...['membership_not_found', 'membership_ended', 'membership_used', 'membership_kept', 'plan_given_back'],
      ...['payment_disputed', 'refund_too_large'],
    ],
  },
}

export const providerPlanDescriptions = {
  list: {},
  create: {
    refusals: ['too_many_plans', 'platform_plan_elsewhere', 'idempotency_key_reused', 'request_in_progress'],
  },
  update: {
    detail:
      'What was bought keeps the terms of the day it was bought. With `isForMembers` those whose membership renews are told by mail, and it holds for the periods that begin thirty days later.',
    refusals: ['plan_not_found', 'plan_notice_period'],
  },
  withdraw: { refusals: ['plan_not_found'] },
  withdrawNotice: { refusals: ['notice_not_found'] },
  income: {
    detail:
      'The last three years. Each amount is a sum of entries of the ledger, by the day they were posted where the business is; what goes back counts in the month in which it does.',
  },
  members: { detail: 'The last five hundred, those that can be used first.' },
  memberPayments: {
    detail: 'A period and another plan at once are paid by themselves, and given back by themselves.',
    refusals: ['membership_not_found'],
  },
}
