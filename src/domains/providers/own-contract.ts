import * as z from 'zod/mini'
import { line } from '../../lib/text.ts'
import { CancellationPolicy, ConfirmationMode, Need, PriceRange } from './contract.ts'

export const paymentModes = ['on_the_day', 'deposit', 'before', 'card_kept'] as const
/**
 * How customers pay, where their cards are charged; `depositPercent` of the price, where it is a deposit. `card_kept`: on the
 * day, and a card is kept for the fees of the cancellation policy.
 */
export const PaymentTerms = z.strictObject({
  mode: z.enum(paymentModes),
  depositPercent: z.int().check(z.gte(5), z.lte(90)),
})
export type PaymentTerms = z.infer<typeof PaymentTerms>

/** What the prices include; `basisPoints`: hundredths of a percent, 0 where no tax is charged. */
export const TaxTerms = z.strictObject({
  basisPoints: z.int().check(z.gte(0), z.lte(9999)),
  name: line(40),
  number: line(40),
})
export type TaxTerms = z.infer<typeof TaxTerms>

export const photoLimits = { count: 20, alt: 140 }

export const startIntervals = [5, 10, 15, 20, 30, 60] as const
export const StartInterval = z.literal([...startIntervals])

/** What can be said to be spoken at a provider, by ISO 639 code. */
export const spokenLanguages = [
  ...['ar', 'bg', 'bn', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fa', 'fi', 'fr', 'gu', 'he', 'hi', 'hr', 'hu'],
  ...['id', 'it', 'ja', 'ko', 'ku', 'lt', 'lv', 'ms', 'nl', 'no', 'pa', 'pl', 'ps', 'pt', 'ro', 'ru', 'sk', 'sl', 'so'],
  ...['sq', 'sr', 'sv', 'sw', 'ta', 'te', 'th', 'tl', 'tr', 'uk', 'ur', 'vi', 'yo', 'zh'],
] as const
export const SpokenLanguage = z.enum(spokenLanguages)
export type SpokenLanguage = z.infer<typeof SpokenLanguage>

/** `path`: of an upload, or one that is shown already. `alt`: what it shows, in the owner's words. */
export const OwnPhoto = z.strictObject({ path: z.string().check(z.maxLength(300)), alt: line(photoLimits.alt) })
export type OwnPhoto = z.infer<typeof OwnPhoto>

/** The provider as its owner sees it, also while it is closed. */
export const OwnProvider = z.object({
  id: z.string(),
  slug: z.string(),
  linkTo: z.string(),
  status: z.enum(['active', 'inactive', 'suspended']),
  verified: z.boolean(),
  /** Until the owner's mailbox is proven. */
  emailVerified: z.boolean(),
  businessName: z.string(),
  name: z.string(),
  showLastName: z.boolean(),
  profession: z.string(),
  description: z.string(),
  bio: z.string(),
  greeting: z.string(),
  qualifications: z.array(z.string()),
  specializations: z.array(z.string()),
  tags: z.array(z.string()),
  languages: z.array(SpokenLanguage),
  needs: z.array(Need),
  priceRange: z.nullable(PriceRange),
  street: z.string(),
  area: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }),
  timezone: z.string(),
  currency: z.string(),
  profileImage: z.nullable(z.string()),
  /** In their order: the first stands on cards, too. */
  photos: z.array(OwnPhoto),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** null: the eight default times. */
  startIntervalMinutes: z.nullable(StartInterval),
  minimumNoticeMinutes: z.int(),
  bookingWindowDays: z.int(),
  confirmationMode: ConfirmationMode,
  cancellationPolicy: CancellationPolicy,
  /** What the owner wishes; it counts once cards are charged for the provider. */
  payment: PaymentTerms,
  /** Shown on receipts that are issued from now on. */
  tax: TaxTerms,
})
export type OwnProvider = z.infer<typeof OwnProvider>
