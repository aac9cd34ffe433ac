import * as z from 'zod/mini'
import { eventType } from '../../lib/events.ts'

/** Points that nobody uses go in a month; `usedAt`: since when. */
export const pointsExpiring = eventType('loyalty.expiring', z.object({ accountId: z.string(), usedAt: z.string() }))

/** What a provider keeps for somebody ends soon, and nobody has come for it. */
export const voucherEnding = eventType(
  'loyalty.voucher_ending',
  z.object({ providerId: z.string(), voucherId: z.string() }),
)
