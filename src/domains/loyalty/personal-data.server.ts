import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'

const Entry = z.object({ kind: z.string(), points: z.int(), bookingId: z.nullable(z.string()), at: z.string() })
const Voucher = z.object({
  reward: z.string(),
  points: z.int(),
  amountMinor: z.int(),
  currency: z.string(),
  at: z.string(),
})

/** What was entered names nobody, and is never changed: with the account nobody is left whose points they are. */
export const loyaltyData: PersonalData = {
  exportPerson: exportPart(
    { loyaltyEntries: z.array(Entry), loyaltyVouchers: z.array(Voucher) },
    async ({ db }, { accountId }) => {
      const { rows } = await sql<
        z.infer<typeof Entry>
      >`select kind, points, booking_id as "bookingId", to_json(posted_at) as at
      from loyalty_entry where account_id = ${accountId} order by posted_at`.execute(db)
      const { rows: loyaltyVouchers } = await sql<
        z.infer<typeof Voucher>
      >`select reward, points, amount_minor as "amountMinor",
        currency, to_json(created_at) as at
      from loyalty_voucher where account_id = ${accountId} order by created_at`.execute(db)
      return { loyaltyEntries: rows, loyaltyVouchers }
    },
  ),
}
