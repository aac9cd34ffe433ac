import type { PersonalData } from '../../lib/context.ts'

/** What somebody was told of a delay stays with their booking: it names nobody. */
export const delayData: PersonalData = {
  erase: async ({ db }, { providerId }) => {
    if (providerId) await db.deleteFrom('delay').where('provider_id', '=', providerId).execute()
  },
}
