import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { line, paragraph } from '../../lib/text.ts'
import { maxServicesPerBooking, Slot } from '../availability/contract.ts'

export const bookingStatuses = ['pending', 'confirmed', 'completed', 'cancelled', 'no_show', 'expired'] as const
export const BookingStatus = z.enum(bookingStatuses)
export type BookingStatus = z.infer<typeof BookingStatus>

export const maxNotes = 500

/** Instants carry the provider's offset; `basePrice`, `totalAmount` and `price` are decimals in major units. */
export const Booking = z.object({
  id: z.string(),
  status: BookingStatus,
  customerId: z.string(),
  customerName: z.string(),
  providerId: z.string(),
  provider: z.object({
    name: z.string(),
    slug: z.string(),
    linkTo: z.string(),
    profession: z.string(),
    image: z.nullable(z.string()),
    address: z.string(),
  }),
  /** The first service, as the spec's payload names it. */
  serviceId: z.string(),
  services: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      start: z.string(),
      durationMinutes: z.int(),
      price: z.number(),
      priceMinor: z.int(),
      /** Who does it, where several people work. */
      person: z.optional(z.string()),
    }),
  ),
  dateTime: z.string(),
  endTime: z.string(),
  /** Minutes, of all services. */
  duration: z.int(),
  timezone: z.string(),
  currency: z.string(),
  basePrice: z.number(),
  totalAmount: z.number(),
  totalMinor: z.int(),
  notes: z.string(),
  createdAt: z.string(),
  cancelledAt: z.nullable(z.string()),
  cancelReason: z.nullable(z.string()),
  /** Whether it can still be cancelled now. */
  canCancel: z.boolean(),
})
export type Booking = z.infer<typeof Booking>

/** Amounts are only compared: the server prices. Dearer than shown: 409 `price_changed` with a `Quote`. */
export const NewBooking = z.strictObject({
  providerId: z.uuid(),
  serviceId: z.optional(z.uuid()),
  /** All services in their order; without it `serviceId` alone. */
  serviceIds: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(maxServicesPerBooking))),
  /** The person who is to do everything; else whoever is free. */
  calendarId: z.optional(z.uuid()),
  // The database writes the years around 0 and 9999 in another form.
  dateTime: z.iso.datetime({ offset: true }).check(z.regex(/^[1-8]/, 'Must be a time such as 2026-12-24T10:00:00Z')),
  duration: z.optional(z.number().check(z.gte(0), z.lte(1440))),
  basePrice: z.optional(z.number().check(z.gte(0), z.lte(1e9))),
  totalAmount: z.optional(z.number().check(z.gte(0), z.lte(1e9))),
  notes: z.optional(paragraph(maxNotes)),
  /** Must be the caller. */
  customerId: z.optional(z.uuid()),
  idempotencyKey: z.optional(line(255, 1)),
})

/** `data` of `price_changed`. */
export const Quote = z.object({ currency: z.string(), totalAmount: z.number(), totalMinor: z.int() })
export type Quote = z.infer<typeof Quote>
/** `data` of `slot_taken`: the nearest free times, and whether everybody, the chosen person or the room is taken. */
export const NearestTimes = z.object({
  nearest: z.array(Slot),
  reason: z.optional(z.enum(['taken', 'person_taken', 'room_taken'])),
})
export type NearestTimes = z.infer<typeof NearestTimes>

const listInput = z.object({ status: z.optional(BookingStatus), ...pageInput })
const BookingList = z.object({ bookings: z.array(Booking), pagination: Pagination })

export const bookings = endpoints('bookings', {
  create: {
    summary: 'Book services one after the other, all or nothing',
    method: 'POST',
    path: '/bookings',
    access: 'user',
    input: NewBooking,
    output: Booking,
    status: 201,
    headers: { idempotencyKey: 'Idempotency-Key' },
  },
  list: {
    summary: 'Own bookings as customer and as provider, latest start first',
    method: 'GET',
    path: '/bookings',
    access: 'user',
    input: listInput,
    output: BookingList,
  },
  mine: {
    summary: 'Own bookings as customer, latest start first',
    method: 'GET',
    path: '/users/bookings',
    access: 'user',
    input: listInput,
    output: BookingList,
  },
  get: {
    summary: 'One booking, for its customer, its provider or an administrator',
    method: 'GET',
    path: '/bookings/{id}',
    access: 'user',
    input: z.object({ id: z.uuid() }),
    output: Booking,
  },
  cancel: {
    summary: 'Cancel a booking that has not begun; a second time answers the same',
    method: 'POST',
    path: '/bookings/{id}/cancel',
    access: 'user',
    input: z.strictObject({ id: z.uuid(), reason: z.optional(paragraph(500)) }),
    output: Booking,
  },
})
