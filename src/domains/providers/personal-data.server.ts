import { sql } from 'kysely'
import type { Erase } from '../../lib/erasure.server.ts'
import { emit } from '../../lib/events.server.ts'
import { providerChanged } from './events.ts'
import { updateProvider } from './write-provider.server.ts'

/** Past bookings and their receipts still name the business and its town; nobody finds or books it any more. */
export const eraseProvider: Erase = async (tx, { providerId }) => {
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
}
