import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { feePaidEntries } from '../ledger/rules.ts'
import { balancesOfBooking, post } from '../ledger/service.server.ts'
import { openRefund } from './open-refund.server.ts'
import { aheadOf, leftOf, type PaymentRow, partiesOf, subjectOf } from './payment-row.server.ts'

/** What would have gone back while banks decided goes back now, as far as they have not given it. */
export async function giveBackWhatIsOver(tx: Ctx, payment: PaymentRow, what: string) {
  const { providerId, paymentId, giftCardId, backWhenWonMinor } = payment
  const endedMinor = (await isOver(tx, payment)) ? await afterItsFee(tx, payment, what) : 0
  const amountMinor = Math.min(Math.max(endedMinor, backWhenWonMinor), leftOf(payment))
  const reason = endedMinor < backWhenWonMinor || giftCardId !== null ? 'closed' : 'policy'
  if (backWhenWonMinor > 0)
    await sql`update payment set back_when_won_minor = 0
      where provider_id = ${providerId} and payment_id = ${paymentId}`.execute(tx.db)
  if (amountMinor > 0) await openRefund(tx, payment, { amountMinor, reason, askedBy: null })
}

/** A bank is deciding: so much goes back once it has decided for the provider. With the payment locked. */
export async function giveBackWhenWon(tx: Ctx, { providerId, paymentId }: PaymentRow, amountMinor: number) {
  await sql`update payment set back_when_won_minor = ${amountMinor}
    where provider_id = ${providerId} and payment_id = ${paymentId}`.execute(tx.db)
}

/** What is paid ahead; what the fee was short of while a bank had it is taken of it first. */
async function afterItsFee(tx: Ctx, payment: PaymentRow, what: string): Promise<number> {
  const aheadMinor = await aheadOf(tx, payment)
  if (payment.bookingId === null) return aheadMinor
  const { owed_by_customer: owedMinor } = await balancesOfBooking(tx, payment.bookingId)
  const feeMinor = Math.min(owedMinor, aheadMinor)
  if (feeMinor <= 0) return aheadMinor
  const entries = feePaidEntries(partiesOf(payment, feeMinor))
  await post(tx, { source: `fee_paid:${what}`, kind: 'fee_paid', booking: subjectOf(payment), entries })
  return aheadMinor - feeMinor
}

/** The visit was called off, or the card has ended: what is left of it is nobody's but whoever's paid. */
async function isOver(tx: Ctx, { providerId, bookingId, giftCardId }: PaymentRow): Promise<boolean> {
  if (giftCardId !== null) {
    const { rows } = await sql`select from gift_card
      where provider_id = ${providerId} and gift_card_id = ${giftCardId} and status = 'ended'`.execute(tx.db)
    return rows.length > 0
  }
  const { rows } = await sql`select from booking b where b.provider_id = ${providerId} and b.booking_id = ${bookingId}
    and (b.status in ('cancelled', 'expired') or (b.status = 'no_show' and exists (select from no_show n
      where n.provider_id = ${providerId} and n.booking_id = ${bookingId} and n.settled_at is not null)))`.execute(
    tx.db,
  )
  return rows.length > 0
}
