import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'

/** Enough to try it out, too few to fill other people's diaries under addresses that nobody reads. */
export const maxOpenUnverified = 3

/**
 * Refuses one more open booking of somebody who has not proven their mailbox. Inside the booking's transaction and after
 * its provider's lock: two bookings of one person with two providers are counted one after the other.
 */
export async function limitUnverified(tx: Ctx, accountId: string): Promise<void> {
  const found = await sql`select from account where account_id = ${accountId} and email_verified_at is null
    for no key update`.execute(tx.db)
  if (found.rows.length === 0) return
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from booking
    where customer_id = ${accountId} and status in ('pending', 'confirmed') and ends_at > ${tx.now}`.execute(tx.db)
  if ((rows[0]?.n ?? 0) < maxOpenUnverified) return
  const message = `Please confirm your e-mail address first. Until then you can have ${maxOpenUnverified} bookings ahead.`
  throw new AppError('forbidden', 'email_unverified', message)
}
