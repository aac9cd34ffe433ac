import { selectionRefusals, timeRefusals } from '../scheduling/description.server.ts'

/** Of whoever has had enough for now. */
export const capRefusals = ['too_many_bookings', 'too_many_with_provider', 'too_much_on_day', 'email_unverified']

const ofSelection = [...selectionRefusals, ...timeRefusals, 'own_provider']
const serviceId = '01940000-0000-7000-8000-00000000005e'

export const holdDescriptions = {
  quote: {
    detail:
      'Price, length and cancellation terms of a selection at a start. Send the `token` along as `quoteToken` when booking: for 15 minutes the prices stand, whatever the provider changes. Nothing is kept free.',
    refusals: ofSelection,
    example: { serviceIds: serviceId },
  },
  create: {
    detail:
      'Nobody else can book the slot for ten minutes. Send the id along as `holdId` when booking. Times of a provider who takes requests without hours cannot be held.',
    refusals: [...ofSelection, ...capRefusals, 'too_many_holds', 'nothing_to_hold'],
    example: { serviceIds: [serviceId] },
  },
  extend: { refusals: ['hold_not_found', 'provider_not_found', 'past', 'service_unknown', 'staff_unknown'] },
  release: { refusals: ['hold_not_found', 'provider_not_found'] },
}
