import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { line, paragraph } from '../../lib/text.ts'
import { BookingStatus } from '../bookings/contract.ts'

const Client = z.object({
  id: z.string(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** Those that took place. */
  visits: z.int(),
  noShows: z.int(),
  spentMinor: z.int(),
  lastVisit: z.nullable(z.string()),
  nextVisit: z.nullable(z.string()),
})
export type Client = z.infer<typeof Client>

const ClientHistory = z.extend(Client, {
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
export type ClientHistory = z.infer<typeof ClientHistory>

const ofProvider = { id: z.uuid() }
const ofClient = { ...ofProvider, clientId: z.uuid() }

export const clients = endpoints('clients', {
  list: {
    summary: 'Everybody who has booked with the own provider, the latest first',
    method: 'GET',
    path: '/providers/{id}/clients',
    access: 'provider',
    input: z.object({ ...ofProvider, search: z.optional(line(80)), ...pageInput }),
    output: z.object({ clients: z.array(Client), currency: z.string(), pagination: Pagination }),
  },
  get: {
    summary: 'One client with their history here and the private note',
    method: 'GET',
    path: '/providers/{id}/clients/{clientId}',
    access: 'provider',
    input: z.object(ofClient),
    output: ClientHistory,
  },
  setNote: {
    summary: 'The private note about a client; empty: none',
    method: 'PUT',
    path: '/providers/{id}/clients/{clientId}/note',
    access: 'provider',
    input: z.strictObject({ ...ofClient, text: paragraph(2000) }),
    output: z.object({ note: z.string() }),
  },
})
