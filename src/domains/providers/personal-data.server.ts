import { sql } from 'kysely'
import type { PersonalData } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { providerChanged } from './events.ts'
import { updateProvider } from './write-provider.server.ts'

export const providerData: PersonalData = {
  exportProvider: async ({ db }, { providerId }) => {
    const { rows } = await sql<object>`
      select slug as address, business_name as "businessName", individual_name as "individualName", profession,
        business_type as "businessType", description, bio, greeting, street, area, city, region,
        postal_code as "postalCode", country, latitude, longitude, phone, email, website,
        array_remove(profile_image || gallery, null) as pictures, specializations, qualifications, tags
      from provider where provider_id = ${providerId}`.execute(db)
    return { ...rows[0] }
  },

  /** Past bookings and their receipts still name the business and its town; nobody finds or books it any more. */
  erase: async (tx, { providerId }) => {
    if (!providerId) return
    await updateProvider(tx, providerId, {
      status: 'inactive',
      individual_name: null,
      business_type: null,
      description: '',
      bio: '',
      greeting: '',
      street: '',
      area: '',
      postal_code: '',
      profile_image: null,
      gallery: [],
      phone: null,
      email: null,
      website: null,
      specializations: [],
      qualifications: [],
      tags: [],
      search_text: '',
    })
    // Eleven kilometres: the town and not the door.
    await sql`update provider set latitude = round(latitude::numeric, 1), longitude = round(longitude::numeric, 1)
      where provider_id = ${providerId}`.execute(tx.db)
    await emit(tx, providerChanged, { providerId })
  },
}
