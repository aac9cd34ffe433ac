export const adminDescriptions = {
  users: { detail: 'Counted to 10,000; `isMore` says that there are more.' },
  suspend: {
    detail:
      'Sessions end at once. Bookings ahead stay: the customers of a suspended business are told, and may cancel free of charge; what was paid ahead goes back. What it would touch is told by the suspension call.',
    refusals: ['account_not_found', 'own_account', 'last_admin'],
    example: { reason: 'fraud' },
  },
  suspension: { refusals: ['account_not_found'] },
  restore: { refusals: ['account_not_found', 'own_account'] },
  approve: { refusals: ['provider_not_found', 'own_account'] },
  withdrawApproval: { refusals: ['provider_not_found', 'own_account'] },
}
