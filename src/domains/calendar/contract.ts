import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { Pagination, pageInput } from '../../lib/pagination.ts'
import { line, paragraph } from '../../lib/text.ts'
import { BookingStatus } from '../bookings/contract.ts'

const isoDate = z.string().check(z.regex(/^[1-8]\d{3}-\d{2}-\d{2}$/, 'Must be a date such as 2026-12-24'))
const instant = z.iso.datetime({ offset: true }).check(z.regex(/^[1-8]/, 'Must be a time such as 2026-12-24T10:00:00Z'))

export const maxDiaryDays = 42

const Visit = z.object({
  id: z.string(),
  status: BookingStatus,
  customerId: z.string(),
  customerName: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** The number of this visit: those before it that took place, and one. */
  visit: z.int(),
  start: z.string(),
  end: z.string(),
  /** One per service, in their order. */
  parts: z.array(z.object({ calendarId: z.string(), service: z.string(), start: z.string(), end: z.string() })),
  totalMinor: z.int(),
  /** What the customer wrote. */
  notes: z.string(),
  /** What the provider noted about the customer. */
  clientNote: z.string(),
})
export type Visit = z.infer<typeof Visit>

export const Block = z.object({
  id: z.string(),
  calendarId: z.string(),
  start: z.string(),
  end: z.string(),
  label: z.string(),
  /** A visit that was agreed by telephone or at the door; null: time off. */
  clientName: z.nullable(z.string()),
  clientPhone: z.nullable(z.string()),
})
export type Block = z.infer<typeof Block>

/** Instants carry the provider's offset. */
export const Diary = z.object({
  timezone: z.string(),
  currency: z.string(),
  now: z.string(),
  today: z.string(),
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** When they work, exceptions and holidays counted. */
      hours: z.array(z.object({ start: z.string(), end: z.string() })),
    }),
  ),
  visits: z.array(Visit),
  blocks: z.array(Block),
  /** Waiting for an answer, of any date, the oldest first. */
  requests: z.array(Visit),
})
export type Diary = z.infer<typeof Diary>

export const conflictKinds = ['booking', 'visit', 'block'] as const
/** `data` of `time_taken`: what lies there. */
export const TakenBy = z.object({
  kind: z.enum(conflictKinds),
  name: z.string(),
  start: z.string(),
  end: z.string(),
})
export type TakenBy = z.infer<typeof TakenBy>

const blockFields = {
  calendarId: z.uuid(),
  start: instant,
  end: instant,
  label: z._default(line(120), ''),
  clientName: z._default(z.nullable(line(80, 1)), null),
  clientPhone: z._default(z.nullable(line(40, 1)), null),
}

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
const ofBlock = { ...ofProvider, blockId: z.uuid() }
const ofClient = { ...ofProvider, clientId: z.uuid() }

export const diary = endpoints('diary', {
  get: {
    summary: 'The own diary from one date to another: hours, bookings, own entries, requests; 42 days at most',
    method: 'GET',
    path: '/providers/{id}/diary',
    access: 'provider',
    input: z.object({ ...ofProvider, from: isoDate, to: isoDate }),
    output: Diary,
  },
  addBlock: {
    summary: 'Keep time free, or enter a visit agreed by telephone; refused where something lies there',
    method: 'POST',
    path: '/providers/{id}/blocks',
    access: 'provider',
    input: z.strictObject({ ...ofProvider, ...blockFields }),
    output: Block,
    status: 201,
  },
  updateBlock: {
    summary: 'Move or rename an own entry; refused where something lies there',
    method: 'PUT',
    path: '/providers/{id}/blocks/{blockId}',
    access: 'provider',
    input: z.strictObject({ ...ofBlock, ...blockFields }),
    output: Block,
  },
  removeBlock: {
    summary: 'Delete an own entry; the answer is what it was',
    method: 'DELETE',
    path: '/providers/{id}/blocks/{blockId}',
    access: 'provider',
    input: z.strictObject(ofBlock),
    output: Block,
  },
  clients: {
    summary: 'Everybody who has booked with the own provider, the latest first',
    method: 'GET',
    path: '/providers/{id}/clients',
    access: 'provider',
    input: z.object({ ...ofProvider, search: z.optional(line(80)), ...pageInput }),
    output: z.object({ clients: z.array(Client), currency: z.string(), pagination: Pagination }),
  },
  client: {
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
