import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { idList, isoInstant } from '../../lib/text.ts'
import { ConfirmationMode } from '../providers/contract.ts'
import { ServiceDeposit } from '../providers/deposit-contract.ts'
import { PaymentTerms } from '../providers/own-contract.ts'
import { maxServicesPerBooking, NearestTimes } from '../scheduling/contract.ts'

/** `freeUntil`: free before it, null: always. From each `from` on it costs `feeMinor`, until the next. */
export const CancellationTerms = z.object({
  freeUntil: z.nullable(z.string()),
  steps: z.array(z.object({ from: z.string(), feePercent: z.int(), feeMinor: z.int() })),
})
export type CancellationTerms = z.infer<typeof CancellationTerms>

export const serviceList = z.array(z.uuid()).check(z.minLength(1), z.maxLength(maxServicesPerBooking))

/** What a booking would be, and be charged; also `data` of `price_changed`. Instants carry the provider's offset. */
export const Quote = z.object({
  /** Makes the prices stand until `expiresAt`. */
  token: z.string(),
  expiresAt: z.string(),
  /** 'request': the provider answers. */
  mode: ConfirmationMode,
  start: z.string(),
  end: z.string(),
  timezone: z.string(),
  durationMinutes: z.int(),
  currency: z.string(),
  totalAmount: z.number(),
  totalMinor: z.int(),
  cancellation: CancellationTerms,
  /**
   * Of the total; not there: all of it is paid on the day, and nothing is asked for now. `keptCard`: all of it is, and a card
   * is kept for the fees of the cancellation policy, which come to no more than this.
   */
  payment: z.optional(
    z.object({
      nowMinor: z.int(),
      laterMinor: z.int(),
      keptCard: z.optional(z.object({ mostFeeMinor: z.int() })),
    }),
  ),
  /** How `payment` comes about, for whoever pays a part of it otherwise; `deposits`: of each service its own. */
  paymentTerms: z.optional(
    z.object({
      mode: PaymentTerms.shape.mode,
      depositPercent: z.int(),
      deposits: z.optional(z.array(z.nullable(ServiceDeposit))),
    }),
  ),
  services: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      durationMinutes: z.int(),
      priceMinor: z.int(),
      /** Who does it, where several people work. */
      staffMember: z.optional(z.string()),
    }),
  ),
})
export type Quote = z.infer<typeof Quote>

/** How long a price stands that was shown without holding the time. */
export const quoteMinutes = 15

export const holdMinutes = 10

/** A time nobody else can have until `expiresAt`, at the terms of `quote`. */
export const Hold = z.object({
  id: z.string(),
  providerId: z.string(),
  expiresAt: z.string(),
  /** As the server's clock sees it: the customer's may be wrong. */
  secondsLeft: z.int(),
  /** Once, by as many minutes again. */
  canExtend: z.boolean(),
  quote: Quote,
})
export type Hold = z.infer<typeof Hold>

const selection = {
  providerId: z.uuid(),
  /** The person who is to do everything; else whoever is free. */
  staffId: z.optional(z.uuid()),
  dateTime: isoInstant(),
}
const holdId = z.strictObject({ id: z.uuid() })

export const holds = endpoints('holds', {
  quote: {
    summary: 'What a booking would cost; the price is good for 15 minutes',
    method: 'GET',
    path: '/bookings/quote',
    access: 'public',
    input: z.object({ ...selection, serviceIds: idList(maxServicesPerBooking) }),
    output: Quote,
    errors: { slot_taken: NearestTimes },
  },
  create: {
    summary: 'Hold a slot for ten minutes; the same selection again answers with the same hold',
    method: 'POST',
    path: '/bookings/holds',
    access: 'user',
    input: z.strictObject({ ...selection, serviceIds: serviceList }),
    output: Hold,
    errors: { slot_taken: NearestTimes },
    status: 201,
  },
  list: {
    summary: 'Your active holds',
    method: 'GET',
    path: '/bookings/holds',
    access: 'user',
    input: z.object({}),
    output: z.array(Hold),
  },
  extend: {
    summary: 'Extend a hold by ten minutes, once; a second time changes nothing',
    method: 'POST',
    path: '/bookings/holds/{id}/extend',
    access: 'user',
    input: holdId,
    output: Hold,
    errors: { hold_released: NearestTimes },
  },
  release: {
    summary: 'Release a hold',
    method: 'DELETE',
    path: '/bookings/holds/{id}',
    access: 'user',
    input: holdId,
    output: z.object({ id: z.string() }),
  },
})
