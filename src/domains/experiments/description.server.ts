export const experimentDescriptions = {
  mine: {
    detail: 'By the account, else by the id that a client of a signed-out visitor sends along.',
  },
  trackExposure: {
    detail:
      'Only the variant that was assigned. Of the context nothing is kept but the page, without its query and ids; `extra` is never kept.',
    refusals: ['experiment_unknown', 'variant_not_assigned'],
    example: { experimentId: 'rebooking-times', variant: 'first', context: { page: '/reminders' } },
  },
  trackConversion: {
    detail: 'A value is added up; anything else counts once for each kind.',
    refusals: ['experiment_unknown', 'conversion_unknown'],
    example: { experimentId: 'rebooking-times', conversionType: 'default', value: 1 },
  },
}
