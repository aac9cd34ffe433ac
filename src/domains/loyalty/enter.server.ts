import { randomUUIDv7 } from 'node:crypto'
import type { Ctx } from '../../lib/context.ts'

export type NewEntry = {
  accountId: string
  points: number
  /** What it is about, once. */
  source: string
} & (
  | {
      kind: 'visit'
      bookingId: string
      paidMinor: number
      currency: string
      factorPercent: number
      /** The part of it that the platform's plan gives where there is room, and the points of that. */
      planPercent: number
      planPoints: number
      /** When what it gives or takes counts; without it now. */
      countsAt?: Date
    }
  | { kind: 'redeemed' | 'returned'; voucherId: string }
  /** Of what a provider gives. */
  | { kind: 'redeemed' | 'returned'; ownVoucherId: string }
  | { kind: 'expired' }
)

/** Joins the caller's transaction, under the lock of the account; `tx.now` is when. False: its source was entered already. */
export async function enter(tx: Ctx, { accountId, points, source, ...entry }: NewEntry): Promise<boolean> {
  const entered = await tx.db
    .insertInto('loyalty_entry')
    .values({
      entry_id: randomUUIDv7(),
      account_id: accountId,
      kind: entry.kind,
      points,
      source,
      counts_at: tx.now,
      posted_at: tx.now,
      ...(entry.kind === 'visit'
        ? {
            booking_id: entry.bookingId,
            paid_minor: entry.paidMinor,
            currency: entry.currency,
            factor_percent: entry.factorPercent,
            plan_percent: entry.planPercent,
            plan_points: entry.planPoints,
            counts_at: entry.countsAt ?? tx.now,
          }
        : entry.kind !== 'expired' &&
          ('voucherId' in entry ? { voucher_id: entry.voucherId } : { reward_voucher_id: entry.ownVoucherId })),
    })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .executeTakeFirst()
  return entered.numInsertedOrUpdatedRows === 1n
}
