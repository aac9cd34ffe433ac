import { sql } from 'kysely'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { readClock, transaction } from '../../lib/db.server.ts'
import { lockActiveAccount } from '../identity/lock-account.server.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import { forgetHolds } from './hold-directory.server.ts'

/**
 * One change of a provider's calendar: everybody else who changes it waits, so that what is decided here still holds when
 * it is written. `tx.now` is read after the lock, and what is decided on, too, in statements of their own: an earlier
 * snapshot would not show who was faster. By record id or identity id.
 */
export function withProviderLock<C extends Ctx, T>(
  ctx: C,
  id: string,
  work: (tx: C, providerId: string) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (locked) => {
    const providerId = await lockProvider(locked, id)
    return work(await withoutExpiredHolds(locked, providerId), providerId)
  })
}

export type Customer = { accountId: string; isVerified: boolean }

/**
 * Locks the customer as well, because holds and bookings are counted over all providers. `between`: what else is locked, before
 * the customer.
 */
export function withProviderAndCustomerLock<T>(
  ctx: UserCtx,
  id: string,
  work: (tx: UserCtx, providerId: string, customer: Customer) => Promise<T>,
  between?: (tx: UserCtx, providerId: string) => Promise<void>,
): Promise<T> {
  return transaction(ctx, async (locked) => {
    const providerId = await lockProvider(locked, id)
    await between?.(locked, providerId)
    const { accountId } = ctx.actor
    const { isVerified } = await lockActiveAccount(locked, accountId)
    return work(await withoutExpiredHolds(locked, providerId), providerId, { accountId, isVerified })
  })
}

/** The constraint does not know what time it is: what is no longer held must not stand in anybody's way. */
async function withoutExpiredHolds<C extends Ctx>(locked: C, providerId: string): Promise<C> {
  type Row = { now: Date; customer_id: string | null; hold_id: string | null }
  const { rows } = await sql<Row>`/* prepare: now-without-expired-holds */
    with clock as materialized (${readClock(locked)}),
      expired as (delete from hold using clock where provider_id = ${providerId} and expires_at <= clock.now
        returning customer_id, hold_id)
    select now, customer_id, hold_id from clock left join expired on true`.execute(locked.db)
  await forgetHolds(
    locked,
    rows.flatMap(({ customer_id, hold_id }) => (customer_id && hold_id ? [{ customer_id, hold_id }] : [])),
  )
  return { ...locked, now: rows[0]?.now ?? new Date(Number.NaN) }
}
