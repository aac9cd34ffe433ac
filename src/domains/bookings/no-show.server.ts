import type * as z from 'zod/mini'
import { audit } from '../../lib/audit.server.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { lockActiveAccount } from '../identity/lock-account.server.ts'
import { post } from '../ledger/service.server.ts'
import { feePosting } from './cancel-booking.server.ts'
import { actAsSystem, actOnBooking, type Effect } from './change-booking.server.ts'
import type { Booking } from './contract.ts'
import type { LockedBooking } from './lock-booking.server.ts'
import type { disputes, noShows } from './no-show-contract.ts'
import { listDisputed } from './read-booking.server.ts'
import { bookingNoShowFee, settledNoShowFee } from './rules.ts'

type Input<Verb extends keyof typeof noShows> = z.output<(typeof noShows)[Verb]['input']>
type OfficeInput<Verb extends keyof typeof disputes> = z.output<(typeof disputes)[Verb]['input']>

/** The fee waits until the customer has had time to answer. */
export function markNoShow(ctx: UserCtx, { id }: { id: string }): Promise<Booking> {
  return actOnBooking(ctx, id, {
    action: 'no_show',
    effect: async (tx, booking) => {
      await tx.db
        .insertInto('no_show')
        .values({
          provider_id: booking.providerId,
          booking_id: booking.bookingId,
          marked_at: tx.now,
          fee_minor: bookingNoShowFee(booking),
        })
        .execute()
      return {}
    },
  })
}

/** Of somebody who leaves meanwhile nothing new is written. */
export function disputeNoShow(ctx: UserCtx, { id, answer, note = '' }: Input<'disputeNoShow'>): Promise<Booking> {
  return actOnBooking(ctx, id, {
    action: answer,
    effect: async (tx, { providerId, bookingId }) => {
      await lockActiveAccount(tx, tx.actor.accountId)
      await tx.db
        .updateTable('no_show')
        .set({ answer, answered_at: tx.now })
        .where('provider_id', '=', providerId)
        .where('booking_id', '=', bookingId)
        .execute()
      return { reason: note || null }
    },
  })
}

export function answerDispute(ctx: UserCtx, { id, note }: Input<'answerDispute'>): Promise<Booking> {
  return actOnBooking(ctx, id, {
    action: 'answer_dispute',
    // Other words would be lost without a word.
    isRepeated: () => false,
    effect: async (tx) => {
      await lockActiveAccount(tx, tx.actor.accountId)
      return { reason: note }
    },
  })
}

export function withdrawNoShow(ctx: UserCtx, { id }: Input<'withdrawNoShow'>): Promise<Booking> {
  return actOnBooking(ctx, id, {
    action: 'withdraw_no_show',
    effect: (tx, booking) => settle(tx, booking, 'completed'),
  })
}

/** Nobody has disputed it in time. */
export function settleNoShow(ctx: Ctx, id: string): Promise<boolean> {
  return actAsSystem(ctx, id, { action: 'settle_no_show', effect: (tx, booking) => settle(tx, booking, 'no_show') })
}

export async function listDisputes(ctx: UserCtx, input: OfficeInput<'listDisputes'>) {
  const { counts: _, ...list } = await listDisputed(ctx, input)
  return list
}

const decisions = { no_show: 'uphold_no_show', completed: 'confirm_visit', cancelled: 'confirm_absence' } as const

export function decideDispute(ctx: UserCtx, { id, outcome }: OfficeInput<'decideDispute'>): Promise<Booking> {
  return actOnBooking(ctx, id, {
    action: decisions[outcome],
    effect: async (tx, booking) => {
      await audit(tx, {
        action: 'booking.no_show_decided',
        subjectType: 'booking',
        subjectId: id,
        details: { outcome, answer: booking.noShow?.answer ?? null },
      })
      const effect = await settle(tx, booking, outcome)
      return outcome === 'cancelled' ? { ...effect, set: { cancelled_at: tx.now } } : effect
    },
  })
}

async function settle(
  tx: Ctx,
  booking: LockedBooking,
  settledAs: 'no_show' | 'completed' | 'cancelled',
): Promise<Effect> {
  const { providerId, bookingId } = booking
  await tx.db
    .updateTable('no_show')
    .set({ settled_as: settledAs, settled_at: tx.now })
    .where('provider_id', '=', providerId)
    .where('booking_id', '=', bookingId)
    .execute()
  const feeMinor = settledAs === 'no_show' ? settledNoShowFee(booking) : 0
  if (feeMinor > 0) await post(tx, feePosting(booking, 'no_show_fee', feeMinor))
  return { feeMinor }
}
