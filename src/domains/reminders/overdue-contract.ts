import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { reminderLimits } from './limits.ts'
import { rhythms } from './rebooking-contract.ts'

/** Between two messages of one provider to one customer. */
export const askedEveryDays = 30

const OverdueCustomer = z.object({
  customerId: z.string(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  services: z.array(z.string()),
  lastVisit: z.string(),
  rhythm: z.enum(rhythms),
  intervalDays: z.int(),
  dueOn: z.string(),
  /** When the provider has last asked them to come back. */
  askedAt: z.nullable(z.string()),
  /** Why they cannot be asked now; null: they can. */
  refusal: z.nullable(z.enum(['asked_lately', 'wants_no_mails'])),
})
export type OverdueCustomer = z.infer<typeof OverdueCustomer>

const ofProvider = { id: z.uuid() }

export const overdue = endpoints('overdue', {
  list: {
    summary: 'Customers of yours who would usually have come back by now, and have no booking',
    method: 'GET',
    path: '/providers/{id}/overdue',
    access: 'provider',
    input: z.object(ofProvider),
    output: z.object({ customers: z.array(OverdueCustomer) }),
  },
  ask: {
    summary: 'Ask an overdue customer to come back: once a month at most, and only who wants such mails',
    method: 'POST',
    path: '/providers/{id}/overdue/{customerId}',
    access: 'provider',
    limit: reminderLimits.change,
    input: z.strictObject({ ...ofProvider, customerId: z.uuid() }),
    output: z.object({ customerId: z.string(), askedAt: z.string() }),
  },
})
