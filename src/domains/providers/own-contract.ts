import * as z from 'zod/mini'
import { CancellationPolicy, ConfirmationMode } from './contract.ts'

export const startIntervals = [5, 10, 15, 20, 30, 60] as const
export const StartInterval = z.literal([...startIntervals])

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
  street: z.string(),
  area: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }),
  timezone: z.string(),
  currency: z.string(),
  profileImage: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** null: the eight default times. */
  startIntervalMinutes: z.nullable(StartInterval),
  minimumNoticeMinutes: z.int(),
  bookingWindowDays: z.int(),
  confirmationMode: ConfirmationMode,
  cancellationPolicy: CancellationPolicy,
})
export type OwnProvider = z.infer<typeof OwnProvider>
