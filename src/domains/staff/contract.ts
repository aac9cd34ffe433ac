import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { timeOfDay } from '../../lib/clock-time.ts'
import { callLimits } from '../../lib/limits.ts'
import { isoDate, line, paragraph } from '../../lib/text.ts'
import { ServiceDeposit } from '../providers/deposit-contract.ts'
import { TimeConflict } from './calendar-entries-contract.ts'

const clock = z.string().check(z.regex(timeOfDay, 'Must be a time such as 09:30'))

/** '09:00' to '17:30'; past midnight `closesNextDay` says so. @public */
export const TimeSpan = z.strictObject({
  opens: clock,
  closes: clock,
  closesNextDay: z.optional(z.boolean()),
})
const DaySpans = z.array(TimeSpan).check(z.maxLength(6))
/** Monday first. */
export const WeekHours = z.array(DaySpans).check(z.length(7))

const Duration = z.int().check(z.gte(5, 'Must be at least 5 minutes'), z.lte(720, 'Must be at most 12 hours'))
const Price = z.int().check(z.gte(1, 'Enter a price above zero'), z.lte(100_000_000, 'Enter a lower price'))
/** null: open, agreed with the provider; customers read 'Contact for pricing'. */
const OpenPrice = z.nullable(Price)
/** Customers should come back after so many weeks; null: no advice. */
export const mostAdvisedWeeks = 104
const AdvisedWeeks = z.nullable(z.int().check(z.gte(1), z.lte(mostAdvisedWeeks)))
/** null: as for every other service. */
const OwnDeposit = z.nullable(ServiceDeposit)
const Buffer = z._default(z.int().check(z.gte(0), z.lte(240)), 0)

export const serviceLengths = { name: 120, description: 500, category: 60 }
export const staffLengths = { staffMember: 80, closedDay: 80 }

export const ServiceFields = z.strictObject({
  name: line(serviceLengths.name, 1),
  description: z._default(paragraph(serviceLengths.description), ''),
  category: z._default(line(serviceLengths.category, 1), 'General'),
  durationMinutes: Duration,
  priceMinor: OpenPrice,
  bufferBeforeMinutes: Buffer,
  bufferAfterMinutes: Buffer,
  advisedWeeks: z.optional(AdvisedWeeks),
  deposit: z.optional(OwnDeposit),
})

/** null: the service's own duration or price. @public */
export const Performance = z.strictObject({
  staffId: z.uuid(),
  durationMinutes: z._default(z.nullable(Duration), null),
  priceMinor: z._default(z.nullable(Price), null),
})
/** null: everybody, also whoever comes later. */
const Performers = z.nullable(
  z.array(Performance).check(z.minLength(1, 'Choose at least one staff member'), z.maxLength(60)),
)

/** @public */
export const OwnService = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  durationMinutes: z.int(),
  /** null: open. */
  priceMinor: z.nullable(z.int()),
  bufferBeforeMinutes: z.int(),
  bufferAfterMinutes: z.int(),
  advisedWeeks: z.nullable(z.int()),
  deposit: OwnDeposit,
  isActive: z.boolean(),
  performers: z.nullable(
    z.array(
      z.object({
        staffId: z.string(),
        durationMinutes: z.nullable(z.int()),
        priceMinor: z.nullable(z.int()),
      }),
    ),
  ),
  /** null: no room is needed. */
  roomIds: z.nullable(z.array(z.string())),
})
export type OwnService = z.infer<typeof OwnService>

/** @public */
export const StaffMember = z.object({
  id: z.string(),
  name: z.string(),
  /** Monday first. */
  hours: z.array(z.array(TimeSpan)),
  /** Days from today on that differ from the week; no spans: a day off. */
  dateOverrides: z.array(z.object({ date: z.string(), hours: z.array(TimeSpan) })),
})
export type StaffMember = z.infer<typeof StaffMember>

/** Everything that makes the free times, but for the bookings. */
export const Setup = z.object({
  providerId: z.string(),
  timezone: z.string(),
  currency: z.string(),
  /** On the wall calendar of the provider. */
  today: z.string(),
  services: z.array(OwnService),
  staff: z.array(StaffMember),
  rooms: z.array(z.object({ id: z.string(), name: z.string() })),
  closedDays: z.array(z.object({ date: z.string(), name: z.string() })),
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
      staffMember: z.string(),
      alternatives: z.array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('staff'), staffId: z.string(), name: z.string() }),
          z.object({ kind: z.literal('time'), start: z.string(), end: z.string() }),
        ]),
      ),
    }),
  ),
})
export type ReassignPlan = z.infer<typeof ReassignPlan>

/** Free times the hours would make: nothing is written. */
export const Preview = z.object({
  days: z.array(
    z.object({ date: z.string(), hours: z.array(TimeSpan), starts: z.array(z.string()), isDateOverride: z.boolean() }),
  ),
  /** What the times are for; null: no service yet. */
  serviceName: z.nullable(z.string()),
})
export type Preview = z.infer<typeof Preview>

const ofProvider = { id: z.uuid() }
const ofService = { ...ofProvider, serviceId: z.uuid() }
const ofStaffMember = { ...ofProvider, staffId: z.uuid() }
const ofRoom = { ...ofProvider, roomId: z.uuid() }
const serviceExtras = { performers: z.optional(Performers), roomIds: z.optional(z.nullable(z.array(z.uuid()))) }
const IdempotencyKey = z.optional(line(255, 1))
const StaffName = line(staffLengths.staffMember, 1)

/** Hours that cannot be: the day of the week or 0, and which of its hours. */
const HoursAt = z.object({ day: z.int(), index: z.int() })
/** Of a list of days, or of the hours of one day. */
export const hoursErrors = { hours_backwards: HoursAt, hours_too_long: HoursAt, hours_overlap: HoursAt }
/** Of whatever may leave bookings ahead without a place. */
export const bookingsAheadErrors = { has_future_bookings: ReassignPlan }

export const setup = endpoints('setup', {
  get: {
    summary: 'Services, staff, rooms, working hours, date overrides and closed days of your provider',
    method: 'GET',
    path: '/providers/{id}/setup',
    access: 'provider',
    input: z.object(ofProvider),
    output: Setup,
  },
  addService: {
    summary: 'Add a service',
    method: 'POST',
    path: '/providers/{id}/services',
    access: 'provider',
    input: z.extend(ServiceFields, { ...ofProvider, ...serviceExtras, idempotencyKey: IdempotencyKey }),
    output: Setup,
    status: 201,
    headers: { idempotencyKey: 'Idempotency-Key' },
  },
  updateService: {
    summary: 'Change a service; existing bookings keep what was agreed',
    method: 'PUT',
    path: '/providers/{id}/services/{serviceId}',
    access: 'provider',
    input: z.strictObject({
      ...ofService,
      name: z.optional(line(serviceLengths.name, 1)),
      description: z.optional(paragraph(serviceLengths.description)),
      category: z.optional(line(serviceLengths.category, 1)),
      durationMinutes: z.optional(Duration),
      priceMinor: z.optional(OpenPrice),
      bufferBeforeMinutes: z.optional(z.int().check(z.gte(0), z.lte(240))),
      bufferAfterMinutes: z.optional(z.int().check(z.gte(0), z.lte(240))),
      advisedWeeks: z.optional(AdvisedWeeks),
      deposit: z.optional(OwnDeposit),
      isActive: z.optional(z.boolean()),
      ...serviceExtras,
    }),
    output: Setup,
  },
  removeService: {
    summary: 'Delete a service; refused while it has upcoming bookings',
    method: 'DELETE',
    path: '/providers/{id}/services/{serviceId}',
    access: 'provider',
    input: z.strictObject(ofService),
    output: Setup,
    errors: bookingsAheadErrors,
  },
  orderServices: {
    summary: 'Reorder the services: all of them, each once',
    method: 'PUT',
    path: '/providers/{id}/services',
    access: 'provider',
    input: z.strictObject({ ...ofProvider, serviceIds: z.array(z.uuid()).check(z.maxLength(500)) }),
    output: Setup,
  },
  addStaffMember: {
    summary: 'Add a staff member',
    method: 'POST',
    path: '/providers/{id}/staff',
    access: 'provider',
    input: z.strictObject({
      ...ofProvider,
      name: StaffName,
      hours: z.optional(WeekHours),
      idempotencyKey: IdempotencyKey,
    }),
    output: Setup,
    errors: hoursErrors,
    status: 201,
    headers: { idempotencyKey: 'Idempotency-Key' },
  },
  updateStaffMember: {
    summary: 'Rename a staff member',
    method: 'PUT',
    path: '/providers/{id}/staff/{staffId}',
    access: 'provider',
    input: z.strictObject({ ...ofStaffMember, name: StaffName }),
    output: Setup,
  },
  removeStaffMember: {
    summary: 'Delete a staff member; refused while they have upcoming bookings or phone bookings',
    method: 'DELETE',
    path: '/providers/{id}/staff/{staffId}',
    access: 'provider',
    input: z.strictObject(ofStaffMember),
    output: Setup,
    errors: { ...bookingsAheadErrors, time_taken: TimeConflict },
  },
  addRoom: {
    summary: 'Add a room',
    method: 'POST',
    path: '/providers/{id}/rooms',
    access: 'provider',
    input: z.strictObject({ ...ofProvider, name: StaffName, idempotencyKey: IdempotencyKey }),
    output: Setup,
    status: 201,
    headers: { idempotencyKey: 'Idempotency-Key' },
  },
  removeRoom: {
    summary: 'Delete a room; refused while it has upcoming bookings, or is the only one a service needs',
    method: 'DELETE',
    path: '/providers/{id}/rooms/{roomId}',
    access: 'provider',
    input: z.strictObject(ofRoom),
    output: Setup,
    errors: { ...bookingsAheadErrors, room_needed: z.object({ services: z.array(z.string()) }) },
  },
  setHours: {
    summary: 'Set the working hours of a staff member; refused where upcoming bookings would fall outside',
    method: 'PUT',
    path: '/providers/{id}/staff/{staffId}/hours',
    access: 'provider',
    input: z.strictObject({ ...ofStaffMember, hours: WeekHours }),
    output: Setup,
    errors: { ...hoursErrors, ...bookingsAheadErrors },
  },
  setDateOverride: {
    summary: 'Set a date override of a staff member; no hours: a day off; refused where bookings would fall outside',
    method: 'PUT',
    path: '/providers/{id}/staff/{staffId}/date-overrides/{date}',
    access: 'provider',
    input: z.strictObject({ ...ofStaffMember, date: isoDate(), hours: DaySpans }),
    output: Setup,
    errors: { ...hoursErrors, ...bookingsAheadErrors },
  },
  removeDateOverride: {
    summary: 'Delete a date override',
    method: 'DELETE',
    path: '/providers/{id}/staff/{staffId}/date-overrides/{date}',
    access: 'provider',
    input: z.strictObject({ ...ofStaffMember, date: isoDate() }),
    output: Setup,
    errors: bookingsAheadErrors,
  },
  setClosedDay: {
    summary: 'Add a closed day; refused where bookings would fall on it',
    method: 'PUT',
    path: '/providers/{id}/closed-days/{date}',
    access: 'provider',
    input: z.strictObject({ ...ofProvider, date: isoDate(), name: line(staffLengths.closedDay, 1) }),
    output: Setup,
    errors: bookingsAheadErrors,
  },
  removeClosedDay: {
    summary: 'Delete a closed day',
    method: 'DELETE',
    path: '/providers/{id}/closed-days/{date}',
    access: 'provider',
    input: z.strictObject({ ...ofProvider, date: isoDate() }),
    output: Setup,
  },
  preview: {
    summary: 'Preview the free times that hours would give in the next two weeks; nothing is saved',
    method: 'POST',
    path: '/providers/{id}/staff/{staffId}/hours/preview',
    access: 'provider',
    limit: callLimits.search,
    input: z.strictObject({ ...ofStaffMember, hours: WeekHours }),
    output: Preview,
    errors: hoursErrors,
  },
})
