import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { line, paragraph } from '../../lib/text.ts'
import { BookingStatus } from '../bookings/contract.ts'

export const customerLengths = { search: 80, note: 2000 }

/** @public */
export const Customer = z.object({
  id: z.string(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** Those that took place. */
  visits: z.int(),
  noShows: z.int(),
  spentMinor: z.int(),
  lastVisit: z.nullable(z.string()),
  nextBooking: z.nullable(z.string()),
})
export type Customer = z.infer<typeof Customer>

/** @public */
export const CustomerHistory = z.extend(Customer, {
  note: z.string(),
  timezone: z.string(),
  currency: z.string(),
  bookings: z.array(
    z.object({
      id: z.string(),
      status: BookingStatus,
      start: z.string(),
      services: z.array(z.string()),
      totalMinor: z.int(),
      notes: z.string(),
    }),
  ),
})
export type CustomerHistory = z.infer<typeof CustomerHistory>

const ofProvider = { id: z.uuid() }
const ofCustomer = { ...ofProvider, customerId: z.uuid() }

export const customers = endpoints('customers', {
  list: {
    summary: 'Everyone who has booked with you, the latest first',
    method: 'GET',
    path: '/providers/{id}/customers',
    access: 'provider',
    input: z.object({ ...ofProvider, search: z.optional(line(customerLengths.search)), ...pageInput }),
    output: z.object({ customers: z.array(Customer), currency: z.string(), pagination: Pagination }),
  },
  get: {
    summary: 'One customer with their history with you and the private note',
    method: 'GET',
    path: '/providers/{id}/customers/{customerId}',
    access: 'provider',
    input: z.object(ofCustomer),
    output: CustomerHistory,
  },
  setNote: {
    summary: 'Set the private note about a customer; empty: none',
    method: 'PUT',
    path: '/providers/{id}/customers/{customerId}/note',
    access: 'provider',
    input: z.strictObject({ ...ofCustomer, text: paragraph(customerLengths.note) }),
    output: z.object({ note: z.string() }),
  },
})
