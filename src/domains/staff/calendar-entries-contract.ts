import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { isoInstant, line } from '../../lib/text.ts'

export const CalendarEntry = z.object({
  id: z.string(),
  staffId: z.string(),
  start: z.string(),
  end: z.string(),
  label: z.string(),
  /** Of a phone booking; null: time off. */
  customerName: z.nullable(z.string()),
  customerPhone: z.nullable(z.string()),
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

const conflictKinds = ['booking', 'phone_booking', 'time_off'] as const
/** `data` of `time_taken`: what lies there. */
export const TimeConflict = z.object({
  kind: z.enum(conflictKinds),
  name: z.string(),
  start: z.string(),
  end: z.string(),
})
export type TimeConflict = z.infer<typeof TimeConflict>

export const entryLengths = { label: 120, customerName: 80, customerPhone: 40 }

const entryFields = {
  staffId: z.uuid(),
  start: isoInstant(),
  end: isoInstant(),
  label: z._default(line(entryLengths.label), ''),
  customerName: z._default(z.nullable(line(entryLengths.customerName, 1)), null),
  customerPhone: z._default(z.nullable(line(entryLengths.customerPhone, 1)), null),
}

const ofProvider = { id: z.uuid() }
const ofEntry = { ...ofProvider, entryId: z.uuid() }

export const calendarEntries = endpoints('calendarEntries', {
  add: {
    summary: 'Add time off or a phone booking; refused where the time is not free',
    method: 'POST',
    path: '/providers/{id}/entries',
    access: 'provider',
    input: z.strictObject({ ...ofProvider, ...entryFields }),
    output: CalendarEntry,
    errors: { time_taken: TimeConflict },
    status: 201,
  },
  update: {
    summary: 'Change a calendar entry; refused where the time is not free',
    method: 'PUT',
    path: '/providers/{id}/entries/{entryId}',
    access: 'provider',
    input: z.strictObject({ ...ofEntry, ...entryFields }),
    output: CalendarEntry,
    errors: { time_taken: TimeConflict },
  },
  remove: {
    summary: 'Delete a calendar entry; the answer is what it was',
    method: 'DELETE',
    path: '/providers/{id}/entries/{entryId}',
    access: 'provider',
    input: z.strictObject(ofEntry),
    output: CalendarEntry,
  },
})
