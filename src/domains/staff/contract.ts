import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { line, paragraph } from '../../lib/text.ts'

const clock = (pattern: RegExp) => z.string().check(z.regex(pattern, 'Must be a time such as 09:30'))

/** '09:00' to '17:30'; past midnight `closesNextDay` says so. */
export const TimeSpan = z.strictObject({
  opens: clock(/^([01]\d|2[0-3]):[0-5]\d$/),
  closes: clock(/^([01]\d|2[0-3]):[0-5]\d$/),
  closesNextDay: z.optional(z.boolean()),
})
const DaySpans = z.array(TimeSpan).check(z.maxLength(6))
/** Monday first. */
export const WeekHours = z.array(DaySpans).check(z.length(7))

const isoDate = z.string().check(z.regex(/^[1-8]\d{3}-\d{2}-\d{2}$/, 'Must be a date such as 2026-12-24'))

const Duration = z
  .int()
  .check(z.gte(5, 'A service takes at least 5 minutes'), z.lte(720, 'A service takes at most 12 hours'))
const Price = z.int().check(z.gte(1, 'A price is more than zero'), z.lte(100_000_000, 'That price is too high'))
const Buffer = z._default(z.int().check(z.gte(0), z.lte(240)), 0)

export const ServiceFields = z.strictObject({
  name: line(120, 1),
  description: z._default(paragraph(500), ''),
  category: z._default(line(60, 1), 'General'),
  durationMinutes: Duration,
  priceMinor: Price,
  bufferBeforeMinutes: Buffer,
  bufferAfterMinutes: Buffer,
})

/** null: the service's own duration or price. */
const Performance = z.strictObject({
  calendarId: z.uuid(),
  durationMinutes: z._default(z.nullable(Duration), null),
  priceMinor: z._default(z.nullable(Price), null),
})
/** null: everybody, also whoever comes later. */
const Performers = z.nullable(z.array(Performance).check(z.minLength(1, 'Somebody has to perform it'), z.maxLength(60)))

const OwnService = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  durationMinutes: z.int(),
  priceMinor: z.int(),
  bufferBeforeMinutes: z.int(),
  bufferAfterMinutes: z.int(),
  isActive: z.boolean(),
  performers: z.nullable(
    z.array(
      z.object({
        calendarId: z.string(),
        durationMinutes: z.nullable(z.int()),
        priceMinor: z.nullable(z.int()),
      }),
    ),
  ),
  /** null: no room is needed. */
  roomIds: z.nullable(z.array(z.string())),
})
export type OwnService = z.infer<typeof OwnService>

const Person = z.object({
  id: z.string(),
  name: z.string(),
  /** Monday first. */
  hours: z.array(z.array(TimeSpan)),
  /** Days from today on that differ from the week; no spans: a day off. */
  exceptions: z.array(z.object({ date: z.string(), hours: z.array(TimeSpan) })),
})
export type Person = z.infer<typeof Person>

/** Everything that makes the free times, but for the bookings. */
export const Setup = z.object({
  providerId: z.string(),
  timezone: z.string(),
  currency: z.string(),
  /** On the wall calendar of the provider. */
  today: z.string(),
  services: z.array(OwnService),
  people: z.array(Person),
  rooms: z.array(z.object({ id: z.string(), name: z.string() })),
  holidays: z.array(z.object({ date: z.string(), name: z.string() })),
})
export type Setup = z.infer<typeof Setup>

/** `data` of `has_future_bookings`: what is in the way, and for each the nearest ways out, all bookable as they stand. */
export const ReassignPlan = z.object({
  total: z.int(),
  bookings: z.array(
    z.object({
      id: z.string(),
      customerName: z.string(),
      start: z.string(),
      services: z.array(z.string()),
      person: z.string(),
      remedies: z.array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('person'), calendarId: z.string(), name: z.string() }),
          z.object({ kind: z.literal('time'), start: z.string(), end: z.string() }),
        ]),
      ),
    }),
  ),
})
export type ReassignPlan = z.infer<typeof ReassignPlan>

/** Free times the hours would make: nothing is written. */
const Preview = z.object({
  days: z.array(
    z.object({ date: z.string(), hours: z.array(TimeSpan), starts: z.array(z.string()), isException: z.boolean() }),
  ),
  /** The service the times are for. */
  service: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type Preview = z.infer<typeof Preview>

const ofProvider = { id: z.uuid() }
const ofService = { ...ofProvider, serviceId: z.uuid() }
const ofPerson = { ...ofProvider, calendarId: z.uuid() }
const ofRoom = { ...ofProvider, roomId: z.uuid() }
const serviceExtras = { performers: z.optional(Performers), roomIds: z.optional(z.nullable(z.array(z.uuid()))) }
const PersonName = line(80, 1)

export const setup = endpoints('setup', {
  get: {
    summary: 'Services, people, rooms, hours and days that differ of the own provider',
    method: 'GET',
    path: '/providers/{id}/setup',
    access: 'provider',
    input: z.object(ofProvider),
    output: Setup,
  },
  addService: {
    summary: 'Offer one more service',
    method: 'POST',
    path: '/providers/{id}/services',
    access: 'provider',
    input: z.extend(ServiceFields, { ...ofProvider, ...serviceExtras }),
    output: Setup,
    status: 201,
  },
  updateService: {
    summary: 'Change a service; bookings of before keep what was agreed',
    method: 'PUT',
    path: '/providers/{id}/services/{serviceId}',
    access: 'provider',
    input: z.strictObject({
      ...ofService,
      name: z.optional(line(120, 1)),
      description: z.optional(paragraph(500)),
      category: z.optional(line(60, 1)),
      durationMinutes: z.optional(Duration),
      priceMinor: z.optional(Price),
      bufferBeforeMinutes: z.optional(z.int().check(z.gte(0), z.lte(240))),
      bufferAfterMinutes: z.optional(z.int().check(z.gte(0), z.lte(240))),
      isActive: z.optional(z.boolean()),
      ...serviceExtras,
    }),
    output: Setup,
  },
  removeService: {
    summary: 'Delete a service; refused while bookings of it lie ahead',
    method: 'DELETE',
    path: '/providers/{id}/services/{serviceId}',
    access: 'provider',
    input: z.strictObject(ofService),
    output: Setup,
  },
  orderServices: {
    summary: 'Put the services in another order: all of them, each once',
    method: 'PUT',
    path: '/providers/{id}/services',
    access: 'provider',
    input: z.strictObject({ ...ofProvider, serviceIds: z.array(z.uuid()).check(z.maxLength(500)) }),
    output: Setup,
  },
  addPerson: {
    summary: 'One more person with a calendar of their own',
    method: 'POST',
    path: '/providers/{id}/people',
    access: 'provider',
    input: z.strictObject({ ...ofProvider, name: PersonName, hours: z.optional(WeekHours) }),
    output: Setup,
    status: 201,
  },
  updatePerson: {
    summary: 'Rename a person',
    method: 'PUT',
    path: '/providers/{id}/people/{calendarId}',
    access: 'provider',
    input: z.strictObject({ ...ofPerson, name: PersonName }),
    output: Setup,
  },
  removePerson: {
    summary: 'Delete a person; refused while bookings of theirs lie ahead',
    method: 'DELETE',
    path: '/providers/{id}/people/{calendarId}',
    access: 'provider',
    input: z.strictObject(ofPerson),
    output: Setup,
  },
  addRoom: {
    summary: 'One more room',
    method: 'POST',
    path: '/providers/{id}/rooms',
    access: 'provider',
    input: z.strictObject({ ...ofProvider, name: PersonName }),
    output: Setup,
    status: 201,
  },
  removeRoom: {
    summary: 'Delete a room; refused while bookings in it lie ahead, or a service needs it alone',
    method: 'DELETE',
    path: '/providers/{id}/rooms/{roomId}',
    access: 'provider',
    input: z.strictObject(ofRoom),
    output: Setup,
  },
  setHours: {
    summary: 'The weekly hours of a person; refused where bookings ahead would lie outside',
    method: 'PUT',
    path: '/providers/{id}/people/{calendarId}/hours',
    access: 'provider',
    input: z.strictObject({ ...ofPerson, hours: WeekHours }),
    output: Setup,
  },
  setException: {
    summary: 'Other hours of a person on one date; none: a day off; refused where bookings would lie outside',
    method: 'PUT',
    path: '/providers/{id}/people/{calendarId}/exceptions/{date}',
    access: 'provider',
    input: z.strictObject({ ...ofPerson, date: isoDate, hours: DaySpans }),
    output: Setup,
  },
  removeException: {
    summary: 'Back to the usual hours on one date',
    method: 'DELETE',
    path: '/providers/{id}/people/{calendarId}/exceptions/{date}',
    access: 'provider',
    input: z.strictObject({ ...ofPerson, date: isoDate }),
    output: Setup,
  },
  setHoliday: {
    summary: 'Close for everybody on one date; refused where bookings would lie outside',
    method: 'PUT',
    path: '/providers/{id}/holidays/{date}',
    access: 'provider',
    input: z.strictObject({ ...ofProvider, date: isoDate, name: line(80, 1) }),
    output: Setup,
  },
  removeHoliday: {
    summary: 'Open on that date after all',
    method: 'DELETE',
    path: '/providers/{id}/holidays/{date}',
    access: 'provider',
    input: z.strictObject({ ...ofProvider, date: isoDate }),
    output: Setup,
  },
  preview: {
    summary: 'The free times that hours would make in the next two weeks, without writing them',
    method: 'POST',
    path: '/providers/{id}/people/{calendarId}/hours/preview',
    access: 'provider',
    limit: 'search',
    input: z.strictObject({ ...ofPerson, hours: WeekHours }),
    output: Preview,
  },
})
