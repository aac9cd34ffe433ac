import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { feePaidEntries } from '../ledger/rules.ts'
import { balancesOfBooking, post } from '../ledger/service.server.ts'
import { chargeRefusal } from './charge.rules.ts'
import { feeDue, keptCardClosing } from './events.ts'
import type { MoneyOutcome } from './intent.rules.ts'
import { type KeptCardRow, lockKeptCard } from './kept-card-row.server.ts'
import { accountOf, openPayment } from './payment-of-booking.server.ts'
import type { PaymentRow } from './payment-row.server.ts'

type NewKeptCard = { providerId: string; bookingId: string; customerId: string }

/** With the booking that waits for it, in one transaction. */
export async function openKeptCard(tx: Ctx, { providerId, bookingId, customerId }: NewKeptCard): Promise<void> {
  await tx.db
    .insertInto('kept_card')
    .values({
      provider_id: providerId,
      booking_id: bookingId,
      customer_id: customerId,
      account: await accountOf(tx, providerId),
      status: 'open',
      created_at: tx.now,
    })
    .execute()
}

type Settled = NewKeptCard & { currency: string; outcome: MoneyOutcome }

/**
 * When a booking ends or has taken place, with its provider locked: what is owed by then is to be charged, once. Where there
 * is nothing that can be, the card is forgotten.
 */
export async function settleKeptCard(tx: Ctx, { outcome, ...of }: Settled): Promise<void> {
  if (outcome === 'stays') return
  const { providerId, bookingId, currency } = of
  const card = await lockKeptCard(tx, of)
  if (!card) return
  const owedMinor = outcome === 'ends' ? (await balancesOfBooking(tx, bookingId)).owed_by_customer : 0
  if (card.status !== 'kept' || chargeRefusal(owedMinor, currency) !== null) return closeKeptCard(tx, card)
  const paymentId = await openPayment(tx, { ...of, amountMinor: owedMinor, isFee: true })
  await emit(tx, feeDue, { providerId, paymentId })
}

/** Nothing may be charged from now on; what the processor knows of it is forgotten by a job. */
export async function closeKeptCard(
  tx: Ctx,
  { providerId, bookingId, status, setup }: Pick<KeptCardRow, 'providerId' | 'bookingId' | 'status' | 'setup'>,
): Promise<void> {
  if (status === 'closing' || status === 'closed') return
  const next = setup === null ? 'closed' : 'closing'
  await sql`update kept_card set status = ${next} where provider_id = ${providerId} and booking_id = ${bookingId}`.execute(
    tx.db,
  )
  if (next === 'closing') await emit(tx, keptCardClosing, { providerId, bookingId })
}

/** What was charged pays the fee, in the transaction that receives it; false: it is not owed any more, and goes back. */
export async function payFee(tx: Ctx, payment: PaymentRow): Promise<boolean> {
  const { providerId, bookingId, paymentId, customerId, currency, amountMinor } = payment
  if (bookingId === null) return false
  await forgetCardOf(tx, payment)
  const { owed_by_customer: owedMinor } = await balancesOfBooking(tx, bookingId)
  if (owedMinor < amountMinor) return false
  const entries = feePaidEntries({ customerId, providerId, currency, amountMinor })
  await post(tx, { source: `fee_paid:${paymentId}`, kind: 'fee_paid', booking: { providerId, bookingId }, entries })
  return true
}

/** Charged or refused: it is tried once. */
export async function forgetCardOf(tx: Ctx, { providerId, bookingId }: PaymentRow): Promise<void> {
  const card = bookingId === null ? null : await lockKeptCard(tx, { providerId, bookingId })
  if (card) await closeKeptCard(tx, card)
}
