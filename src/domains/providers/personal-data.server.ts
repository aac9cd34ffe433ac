import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Ctx, PersonalData } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { exportPart } from '../../lib/export-part.ts'
import { CancellationPolicy } from './contract.ts'
import { providerChanged } from './events.ts'
import { providerNotFound } from './provider-id.server.ts'
import { forgetUnused } from './words.server.ts'
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
  /** What they show, in the owner's words. */
  pictureTexts: z.array(z.object({ picture: z.string(), text: z.string() })),
  specializations: z.array(z.string()),
  qualifications: z.array(z.string()),
  tags: z.array(z.string()),
  languages: z.array(z.string()),
  priceRange: z.nullable(z.string()),
  showLastName: z.boolean(),
  status: z.string(),
  verified: z.boolean(),
  featured: z.boolean(),
  premium: z.boolean(),
  timezone: z.string(),
  currency: z.string(),
  startIntervalMinutes: z.nullable(z.int()),
  minimumNoticeMinutes: z.int(),
  bookingWindowDays: z.int(),
  confirmationMode: z.string(),
  cancellationPolicy: CancellationPolicy,
  paymentMode: z.string(),
  depositPercent: z.int(),
  taxBasisPoints: z.int(),
  taxName: z.string(),
  taxNumber: z.string(),
  createdAt: z.string(),
  lastActiveAt: z.nullable(z.string()),
  needs: z.array(z.string()),
})

type Row = Omit<z.infer<typeof Business>, 'createdAt' | 'lastActiveAt'> & { createdAt: Date; lastActiveAt: Date | null }

export const providerData: PersonalData = {
  exportProvider: exportPart(Business.shape, async ({ db }, { providerId, accountId }) => {
    const {
      rows: [row],
    } = await sql<Row>`
      select slug as address, business_name as "businessName", individual_name as "individualName",
        (select display_name from account where account_id = ${accountId}) as "displayName", profession,
        business_type as "businessType", description, bio, greeting, street, area, city, region,
        postal_code as "postalCode", country, latitude, longitude, phone, email, website,
        array_remove(profile_image || gallery, null) as pictures, (
          select coalesce(json_agg(json_build_object('picture', key, 'text', value) order by key), '[]')
          from jsonb_each_text(photo_texts)) as "pictureTexts", specializations, qualifications, tags,
        languages, needs, price_range as "priceRange", show_last_name as "showLastName", status,
        is_verified as verified, is_featured as featured, is_premium as premium, timezone, currency,
        start_interval_minutes as "startIntervalMinutes", minimum_notice_minutes as "minimumNoticeMinutes",
        booking_window_days as "bookingWindowDays", confirmation_mode as "confirmationMode",
        cancellation_policy as "cancellationPolicy", payment_mode as "paymentMode",
        deposit_percent as "depositPercent", tax_basis_points as "taxBasisPoints", tax_name as "taxName",
        tax_number as "taxNumber", created_at as "createdAt", last_active_at as "lastActiveAt"
      from provider where provider_id = ${providerId}`.execute(db)
    if (!row) throw providerNotFound()
    const { createdAt, lastActiveAt, ...business } = row
    return { ...business, createdAt: createdAt.toISOString(), lastActiveAt: lastActiveAt?.toISOString() ?? null }
  }),

  /** Past bookings and their receipts still name the business and its town; nobody finds or books it any more. */
  erase: async (tx, { providerId }) => {
    if (!providerId) return
    await forgetWordsOf(tx, providerId)
    await updateProvider(tx, providerId, {
      status: 'inactive',
      is_featured: false,
      featured_position: null,
      featured_until: null,
      sells_platform_plan: false,
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
      photo_texts: '{}',
      phone: null,
      email: null,
      website: null,
      tax_name: '',
      tax_number: '',
      specializations: [],
      qualifications: [],
      tags: [],
      languages: [],
      needs: [],
      price_range: null,
      search_text: '',
      name_text: '',
    })
    // Eleven kilometres: the town and not the door.
    await sql`update provider set latitude = round(latitude::numeric, 1), longitude = round(longitude::numeric, 1)
      where provider_id = ${providerId}`.execute(tx.db)
    await emit(tx, providerChanged, { providerId })
  },
}

const askedAtOnce = 100

/** Of `search_word` what nobody else says, a few words at a time: who else lies with other providers. */
async function forgetWordsOf({ db }: Ctx, providerId: string): Promise<void> {
  const { rows } = await sql<{ word: string }>`
    select distinct own as word from provider, regexp_split_to_table(words_of(search_text), ' ') own
    where provider_id = ${providerId} and own <> '' order by 1`.execute(db)
  const words = rows.map(({ word }) => word)
  for (let from = 0; from < words.length; from += askedAtOnce)
    await forgetUnused(db, words.slice(from, from + askedAtOnce), providerId)
}
