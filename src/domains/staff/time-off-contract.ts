import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { line } from '../../lib/text.ts'

const instant = z.iso.datetime({ offset: true }).check(z.regex(/^[1-8]/, 'Must be a time such as 2026-12-24T10:00:00Z'))

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

const ofProvider = { id: z.uuid() }
const ofBlock = { ...ofProvider, blockId: z.uuid() }

export const timeOff = endpoints('timeOff', {
  add: {
    summary: 'Keep time free, or enter a visit agreed by telephone; refused where something lies there',
    method: 'POST',
    path: '/providers/{id}/blocks',
    access: 'provider',
    input: z.strictObject({ ...ofProvider, ...blockFields }),
    output: Block,
    status: 201,
  },
  update: {
    summary: 'Move or rename an own entry; refused where something lies there',
    method: 'PUT',
    path: '/providers/{id}/blocks/{blockId}',
    access: 'provider',
    input: z.strictObject({ ...ofBlock, ...blockFields }),
    output: Block,
  },
  remove: {
    summary: 'Delete an own entry; the answer is what it was',
    method: 'DELETE',
    path: '/providers/{id}/blocks/{blockId}',
    access: 'provider',
    input: z.strictObject(ofBlock),
    output: Block,
  },
})
