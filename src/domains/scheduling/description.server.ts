import { refusals, slotTakenReasons } from './contract.ts'

/** Of a start time that cannot be had, for another reason than that somebody has it. */
export const timeRefusals: readonly string[] = refusals.filter(
  (one) => !slotTakenReasons.some((taken) => taken === one),
)
/** Of services, and perhaps a staff member, with a provider. */
export const selectionRefusals = ['provider_not_found', 'service_unknown', 'staff_unknown']

export const availabilityDescriptions = {
  list: {
    detail:
      'The starts at which all the services can be done one after the other, day by day, on the calendar of the provider. Send `serviceIds` with commas, in the order they are to be done. `mode` is `request` where the provider answers each booking. With `explain=true` every start that is not offered comes with its reason and the nearest alternatives.',
    refusals: selectionRefusals,
    example: { serviceIds: '01940000-0000-7000-8000-00000000005e' },
  },
}
