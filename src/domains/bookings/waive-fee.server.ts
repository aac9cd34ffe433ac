import type * as z from 'zod/mini'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import { audit } from '../../lib/audit.server.ts'
import type { Actor, Ctx, UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { hasAnswer, once } from '../../lib/idempotency.server.ts'
import { toMinor } from '../../lib/money.ts'
import { requireLooking } from '../identity/looking.server.ts'
import { feeWaivedEntries } from '../ledger/rules.ts'
import { balancesOfBooking, post } from '../ledger/service.server.ts'
import { endBegunFee, lowerFee } from '../payments/lower-fee.server.ts'
import { payments as paymentTexts } from '../payments/texts/en.ts'
import { partyOf } from './booking-state.server.ts'
import type { Booking } from './contract.ts'
import type { fees } from './fee-contract.ts'
import { type LockedBooking, withLockedBooking } from './lock-booking.server.ts'
import { findParties, readBooking } from './read-booking.server.ts'
import { recordChange } from './record-change.server.ts'
import { en } from './texts/page/en.ts'

type Input = z.output<typeof fees.waiveFee.input>
type Asked = Omit<Input, 'idempotencyKey'>

const name = 'bookings.waiveFee'

/** Never more than is owed, and nothing of what is paid: that is given back. */
export async function waiveFee(ctx: UserCtx, { idempotencyKey, ...asked }: Input): Promise<Booking> {
  const { id, amount } = asked
  const { providerId, customerId } = await findParties(ctx.db, id)
  const isTheirs = ctx.actor.isAdmin || ctx.actor.providerId === providerId
  const isRepeated = await hasAnswer(ctx, name, idempotencyKey)
  // Done long ago, it is answered only to who may look at it now.
  if (isRepeated && isOfOffice(ctx.actor, { providerId, customerId }))
    await transaction(ctx, (tx) => requireLooking(tx, customerId))
  // What is refused, or was done before and not heard of, ends nothing that somebody has begun to pay.
  if (amount !== undefined && isTheirs && !isRepeated) {
    await amountOf(ctx, asked, providerId, ctx.actor.providerId !== providerId)
    await endBegunFee(ctx, { providerId, bookingId: id })
  }
  await transaction(ctx, (outer) =>
    once(outer, name, idempotencyKey, asked, () =>
      withLockedBooking(outer, asked.id, outer.actor, async (tx, booking) => {
        await waive(tx, booking, asked)
        return {}
      }),
    ),
  )
  return readBooking(ctx, ctx.actor, asked.id)
}

const isOfOffice = (actor: Actor, of: { providerId: string; customerId: string }) =>
  actor.isAdmin && actor.accountId !== of.customerId && actor.providerId !== of.providerId

/** How much it is to be; what is owed is looked at anew under the lock. */
async function amountOf(ctx: Ctx, { id, amount, reason }: Asked, providerId: string, isOffice: boolean) {
  if (isOffice && reason === undefined) throw invalidInput('reason', 'An administrator says why')
  const { owed_by_customer: owedMinor } = await balancesOfBooking(ctx, id)
  if (owedMinor <= 0) throw new AppError('conflict', 'nothing_owed', paymentTexts.errors.nothing_owed)
  const { currency } = await ctx.db
    .selectFrom('booking')
    .select('currency')
    .where('provider_id', '=', providerId)
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  const amountMinor = amount === undefined ? owedMinor : toMinor(amount, currency)
  if (amountMinor === null || amountMinor <= 0 || amountMinor > owedMinor)
    throw invalidInput('amount', 'Must be an amount in this currency, above zero and no more than is owed')
  return { owedMinor, amountMinor }
}

async function waive(tx: UserCtx, booking: LockedBooking, asked: Asked): Promise<void> {
  const { id, reason } = asked
  const { providerId, customerId, currency, startsAt, last } = booking
  const party = partyOf(tx.actor, customerId, booking.providerAccountId)
  if (party === 'customer') throw new AppError('conflict', 'action_not_yours', en.errors.action_not_yours)
  const { owedMinor, amountMinor } = await amountOf(tx, asked, booking.providerId, party === 'admin')
  await lowerFee(tx, { providerId, bookingId: id, leftMinor: owedMinor - amountMinor })
  const position = last.position + 1
  await post(tx, {
    source: `fee_waived:${id}:${position}`,
    kind: 'fee_waived',
    booking: { providerId, bookingId: id },
    entries: feeWaivedEntries({ customerId, providerId, currency, amountMinor }),
  })
  await recordChange(tx, {
    ...{ providerId, bookingId: id, position, kind: 'fee_waived', party, startsAt },
    ...{ actorId: tx.actor.accountId, feeMinor: -amountMinor },
  })
  if (party === 'admin')
    await audit(tx, {
      action: 'booking.fee_waived',
      subjectType: 'booking',
      subjectId: id,
      details: { amountMinor, reason: reason ?? null },
    })
}
