import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { exportPart } from '../../lib/export-part.ts'
import { providerChanged } from './events.ts'
import { providerNotFound } from './provider-id.server.ts'
import { updateProvider } from './write-provider.server.ts'

const Business = z.object({
  address: z.string(),
  businessName: z.string(),
  individualName: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  profession: z.string(),
  businessType: z.nullable(z.string()),
  description: z.string(),
  bio: z.string(),
  greeting: z.string(),
  street: z.string(),
  area: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  pictures: z.array(z.string()),
  specializations: z.array(z.string()),
  qualifications: z.array(z.string()),
  tags: z.array(z.string()),
  languages: z.array(z.string()),
  needs: z.array(z.string()),
})

export const providerData: PersonalData = {
  exportProvider: exportPart(Business.shape, async ({ db }, { providerId }) => {
    const {
      rows: [row],
    } = await sql<z.infer<typeof Business>>`
      select slug as address, business_name as "businessName", individual_name as "individualName",
        (select display_name from account a where a.account_id = provider.account_id) as "displayName", profession,
        business_type as "businessType", description, bio, greeting, street, area, city, region,
        postal_code as "postalCode", country, latitude, longitude, phone, email, website,
        array_remove(profile_image || gallery, null) as pictures, specializations, qualifications, tags,
        languages, needs
      from provider where provider_id = ${providerId}`.execute(db)
    if (!row) throw providerNotFound()
    return row
  }),

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
      languages: [],
      needs: [],
      search_text: '',
    })
    // Eleven kilometres: the town and not the door.
    await sql`update provider set latitude = round(latitude::numeric, 1), longitude = round(longitude::numeric, 1)
      where provider_id = ${providerId}`.execute(tx.db)
    await emit(tx, providerChanged, { providerId })
  },
}
