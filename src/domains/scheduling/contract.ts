import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { idList, isoDate } from '../../lib/text.ts'
import { ConfirmationMode } from '../providers/contract.ts'

export const maxAvailabilityDays = 62
/** Of an explained answer: it tries every time again in several ways. */
export const maxExplainedDays = 7
export const maxServicesPerBooking = 10

/** In the order they are to be done. */
const serviceIds = idList(maxServicesPerBooking)

/** ISO 8601 instants with the provider's offset. */
export const Slot = z.object({ start: z.string(), end: z.string() })

/** Where people can be chosen between: who does each service, and what all of it costs then, in minor units. @public */
export const StaffedSlot = z.extend(Slot, {
  staffIds: z.optional(z.array(z.string())),
  priceMinor: z.optional(z.int()),
})

/** Each can be booked as it stands: with somebody else, all of it at another time, or at this time without a service. */
export const Alternative = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('staff'), staffId: z.string(), name: z.string() }),
  z.object({ kind: z.literal('time'), start: z.string(), end: z.string() }),
  z.object({ kind: z.literal('without'), serviceId: z.string(), name: z.string() }),
])
export type Alternative = z.infer<typeof Alternative>

/** Everybody, the chosen person or the room is taken. */
export const slotTakenReasons = ['taken', 'staff_taken', 'room_taken'] as const
export type SlotTakenReason = (typeof slotTakenReasons)[number]

export const refusals = [
  'past',
  'notice',
  'horizon',
  'nobody_performs',
  'closed',
  'closed_day',
  'too_short',
  'blocked',
  ...slotTakenReasons,
  'not_a_start_time',
  'skipped',
] as const
/** Why a time cannot be had. `skipped`: the clocks skip it. */
export const Refusal = z.enum(refusals)
export type Refusal = z.infer<typeof Refusal>

/** A start time that is not offered; `time`: the provider's wall clock. `start`: null where the clocks skip it. @public */
export const RefusedSlot = z.object({
  time: z.string(),
  start: z.nullable(z.string()),
  reason: Refusal,
  /** At most one of each kind, the nearest first. */
  alternatives: z.array(Alternative),
})

/** `data` of `slot_taken`: the nearest free times, and who or what is taken. */
export const NearestTimes = z.object({
  nearest: z.array(Slot),
  reason: z.optional(z.enum(slotTakenReasons)),
})
export type NearestTimes = z.infer<typeof NearestTimes>

export const Availability = z.object({
  timezone: z.string(),
  /** 'request': the times can be asked for, the provider answers. */
  mode: ConfirmationMode,
  /** Where there is a choice: who performs at least one of the services, and whether all of them. */
  staff: z.optional(z.array(z.object({ id: z.string(), name: z.string(), performsAll: z.boolean() }))),
  days: z.array(
    z.object({
      date: z.string(),
      slots: z.array(StaffedSlot),
      /** Of a day without slots: what stands in the way of the time that came nearest. */
      reason: z.optional(Refusal),
      refused: z.optional(z.array(RefusedSlot)),
    }),
  ),
})
export type Availability = z.infer<typeof Availability>

export const availability = endpoints('availability', {
  list: {
    summary: 'Free times for all the services together, by date of the provider, 62 days at most; 7 with `explain`',
    method: 'GET',
    path: '/bookings/availability',
    aliases: ['/providers/{providerId}/availability'],
    access: 'public',
    mayLag: true,
    input: z.object({
      providerId: z.uuid(),
      serviceIds,
      from: isoDate(),
      to: isoDate(),
      /** The staff member who is to do everything; else anybody. */
      staffId: z.optional(z.uuid()),
      /** Adds the start times that are not offered, with the reason and the nearest alternatives. */
      explain: z.optional(z.union([z.literal('true'), z.literal('false'), z.boolean()])),
    }),
    output: Availability,
    outputChecked: 'tests',
  },
})
