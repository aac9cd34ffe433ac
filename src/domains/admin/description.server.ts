export const adminDescriptions = {
  users: { detail: 'Counted to 10,000; `isMore` says that there are more.' },
  suspend: {
    detail:
      'Sessions end at once. Bookings ahead stay: the customers of a suspended business are told, and may cancel free of charge; what was paid ahead goes back. What it would touch is told by the suspension call. Only within five minutes of giving a code of the second factor.',
    refusals: ['account_not_found', 'own_account', 'last_admin', 'second_factor_again', 'login_again_needed'],
    example: { reason: 'fraud' },
  },
  suspension: { refusals: ['account_not_found'] },
  restore: { refusals: ['account_not_found', 'own_account'] },
  endSecondFactor: {
    detail: 'They are mailed at once. Not of one’s own account, and only within five minutes of giving a code oneself.',
    refusals: ['account_not_found', 'own_account', 'second_factor_off', 'second_factor_again', 'login_again_needed'],
    example: { reason: 'by_phone' },
  },
  approve: {
    detail:
      'Only once it has declared who it is and what shows it has been accepted; `data` of the refusal says what is missing.',
    refusals: ['provider_not_found', 'own_account', 'documents_missing'],
  },
  withdrawApproval: {
    detail: 'The owner is told why, in their language, with the words.',
    refusals: ['provider_not_found', 'own_account'],
    example: { reason: 'doubtful' },
  },
}
