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

const OwnVoucher = z.object({
  provider: z.string(),
  name: z.string(),
  points: z.int(),
  code: z.nullable(z.string()),
  at: z.string(),
  goodUntil: z.nullable(z.string()),
  handedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
})

const Reward = z.object({ name: z.string(), kind: z.string(), points: z.int(), isOffered: z.boolean() })

const Stamp = z.object({ provider: z.string(), kind: z.string(), stamps: z.int(), at: z.string() })

/** What was entered names nobody, and is never changed: with the account nobody is left whose points they are. */
export const loyaltyData: PersonalData = {
  exportProvider: exportPart({ rewards: z.array(Reward) }, async ({ db }, { providerId }) => {
    const { rows } = await sql<z.infer<typeof Reward>>`select name, kind, points, is_offered as "isOffered"
      from provider_reward where provider_id = ${providerId} order by created_at`.execute(db)
    return { rewards: rows }
  }),

  exportPerson: exportPart(
    {
      loyaltyEntries: z.array(Entry),
      loyaltyVouchers: z.array(Voucher),
      rewardVouchers: z.array(OwnVoucher),
      stamps: z.array(Stamp),
    },
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
      const { rows: rewardVouchers } = await sql<
        z.infer<typeof OwnVoucher>
      >`select p.business_name as provider, v.name, v.points, v.code, to_json(v.created_at) as at,
        to_json(v.good_until) as "goodUntil", to_json(v.handed_at) as "handedAt", to_json(v.ended_at) as "endedAt"
      from reward_voucher v join provider p on p.provider_id = v.provider_id
      where v.customer_id = ${accountId} order by v.created_at`.execute(db)
      const { rows: stamps } = await sql<
        z.infer<typeof Stamp>
      >`select p.business_name as provider, e.kind, e.stamps, to_json(e.posted_at) as at
      from stamp_entry e join provider p on p.provider_id = e.provider_id
      where e.customer_id = ${accountId} order by e.posted_at`.execute(db)
      return { loyaltyEntries: rows, loyaltyVouchers, rewardVouchers, stamps }
    },
  ),

  /**
   * What a provider has promised to others is paid by gift cards, which end with their account; vouchers that wait, of either
   * side, end by the clock.
   */
  erase: async ({ db }, { providerId }) => {
    if (!providerId) return
    await db.deleteFrom('stamp_card').where('provider_id', '=', providerId).execute()
    await sql`update provider_reward set is_offered = false where provider_id = ${providerId}`.execute(db)
  },
}
