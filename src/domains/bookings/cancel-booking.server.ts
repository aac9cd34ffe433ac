import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { hasNotBegun } from '../holds/booking-caps.server.ts'
import { feeEntries } from '../ledger/rules.ts'
import { type Posting, post } from '../ledger/service.server.ts'
import { findProviderId } from '../providers/provider-id.server.ts'
import { partyOf } from './booking-state.server.ts'
import { actAsSystem, actOnBooking, type Effect } from './change-booking.server.ts'
import type { Booking, bookings, FeeNow } from './contract.ts'
import { coverFee } from './free-cancellation.server.ts'
import type { LockedBooking } from './lock-booking.server.ts'
import { cancellationFee, keepsUses } from './rules.ts'
import { en } from './texts/page/en.ts'

type Input<Verb extends keyof typeof bookings> = z.output<(typeof bookings)[Verb]['input']>

export function cancelBooking(
  ctx: UserCtx,
  { id, dateTime: seen, reason, feeMinor: shown, keepsUses: shownKept, isFeeCovered = false }: Input<'cancel'>,
): Promise<Booking> {
  return actOnBooking(ctx, id, {
    action: 'cancel',
    seen,
    effect: async (tx, booking) => {
      const party = partyOf(tx.actor, booking.customerId, booking.providerAccountId)
      const feeMinor = cancellationFee(booking, party, tx.now)
      const isDearer =
        (shown !== undefined && feeMinor > shown) || (shownKept === false && keepsUses(booking, party, tx.now))
      if (isDearer) throw feeChanged(booking, feeMinor)
      if (feeMinor > 0) await post(tx, feePosting(booking, 'cancellation_fee', feeMinor))
      const ended = { ...ending(tx, reason), feeMinor }
      if (!isFeeCovered || feeMinor === 0 || party !== 'customer') return ended
      const by = await coverFee(tx, booking, feeMinor)
      const covered = { covered_fee_minor: feeMinor, covered_by: by }
      return { ...ended, set: { ...ended.set, ...covered }, coveredMinor: feeMinor }
    },
  })
}

export function declineBooking(ctx: UserCtx, { id, dateTime: seen, reason }: Input<'decline'>): Promise<Booking> {
  return actOnBooking(ctx, id, { action: 'decline', seen, effect: async (tx) => ending(tx, reason) })
}

/** What lies ahead of somebody who has left, on either side: nobody leaves before it is cancelled, but a backup may be older. */
export async function cancelUpcomingOf(ctx: Ctx, accountId: string): Promise<void> {
  const ownProviderId = await findProviderId(ctx.db, accountId)
  const { rows } = await sql<{ booking_id: string }>`
    select booking_id from booking b where (customer_id = ${accountId} or provider_id = ${ownProviderId})
      and ${hasNotBegun(ctx.now)}`.execute(ctx.db)
  const effect = async (tx: Ctx): Promise<Effect> => ({ set: { cancelled_at: tx.now } })
  for (const { booking_id: id } of rows) await actAsSystem(ctx, id, { action: 'cancel', effect })
}

function ending(tx: UserCtx, reason = '') {
  const set = { cancelled_at: tx.now, cancelled_by: tx.actor.accountId, cancel_reason: reason || null }
  return { set, reason: reason || null }
}

export function feePosting(booking: LockedBooking, kind: Posting['kind'], amountMinor: number): Posting {
  const { bookingId, providerId, customerId, currency } = booking
  return {
    source: `${kind}:${bookingId}`,
    kind,
    booking: { providerId, bookingId },
    entries: feeEntries({ customerId, providerId, currency, amountMinor }),
  }
}

function feeChanged({ currency }: LockedBooking, feeMinor: number): AppError {
  const data: FeeNow = { feeMinor, currency }
  return new AppError('conflict', 'fee_changed', en.errors.fee_changed, { data })
}
