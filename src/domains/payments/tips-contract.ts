import * as z from 'zod/mini'
import { endpoints } from '../../lib/api/endpoint.ts'
import { decimalNumber, idList, line } from '../../lib/text.ts'
import { Payment } from './contract.ts'
import { paymentLimits } from './limits.ts'

/** Of one visit, in minor units. `paidMinor`: what was given and not given back. @public */
export const Tip = z.object({
  bookingId: z.string(),
  /** The payment it was made with. */
  paymentId: z.nullable(z.string()),
  paidMinor: z.int(),
  /** Whether its customer can give one now; the rest says how much. */
  isPossible: z.boolean(),
  currency: z.string(),
  leastMinor: z.int(),
  mostMinor: z.int(),
  suggestionsMinor: z.array(z.int()),
})
export type Tip = z.infer<typeof Tip>

export const tips = endpoints('payments', {
  listTips: {
    summary: 'Tips for these visits, for their customer or their provider; what cannot be tipped is left out',
    method: 'GET',
    path: '/payments/tips',
    access: 'user',
    input: z.object({ bookingIds: idList(50) }),
    output: z.object({ tips: z.array(Tip) }),
  },
  giveTip: {
    summary: 'Give a tip for a visit of yours that has taken place; until it is paid another amount takes its place',
    method: 'POST',
    path: '/payments/tips',
    access: 'user',
    limit: paymentLimits.pay,
    input: z.strictObject({ bookingId: z.uuid(), amount: decimalNumber(0, 1e9), currency: line(3, 3) }),
    output: Payment,
  },
})
