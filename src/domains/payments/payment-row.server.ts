import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { findNamed } from '../directories/directory.server.ts'
import { balanceOfGiftCard, balancesOfBooking } from '../ledger/service.server.ts'
import { payments as en } from './texts/en.ts'

export type StoredStatus = 'open' | 'processing' | 'closing' | 'closed' | 'succeeded'

export type PaymentRow = {
  providerId: string
  paymentId: string
  /** Of the four there is one. `tipOf`: the booking a tip is for. */
  bookingId: string | null
  giftCardId: string | null
  tipOf: string | null
  subscriptionId: string | null
  /** Of a membership that renews: which of its payments; else the first. */
  period: number
  /** Which of those of its period: what came and went back is asked for again. */
  askedAgain: number
  /** Of a membership: what another plan costs for the rest of that period, beside the payment of the period itself. */
  isChange: boolean
  /** How often the card that such a one is kept for was charged. */
  tries: number
  /** Up to which of them the processor has answered. */
  answered: number
  /** Of a booking: what a kept card is charged with when it has ended. */
  isFee: boolean
  customerId: string
  currency: string
  amountMinor: number
  status: StoredStatus
  account: string
  intent: string | null
  /** How often it was begun and came to nothing. */
  attempts: number
  /** When that began. */
  begunAt: Date
  /** Of the last card that was tried: the processor's own word. */
  refused: string | null
  capturedMinor: number
  returnedMinor: number
  /** Of what is charged, the operator's; and what of that has gone back. */
  platformFeeMinor: number
  platformFeeReturnedMinor: number
  /** Of all disputes about it: open while one is, lost where one was. */
  dispute: 'open' | 'won' | 'lost' | null
  /** What banks have given the customer for good. */
  lostMinor: number
  /** What goes back once the bank has decided for the provider. */
  backWhenWonMinor: number
}

const columns = sql`provider_id as "providerId", payment_id as "paymentId", booking_id as "bookingId", gift_card_id as "giftCardId",
  tip_of as "tipOf", subscription_id as "subscriptionId", period, asked_again as "askedAgain", is_change as "isChange", tries, answered, is_fee as "isFee", customer_id as "customerId", currency, amount_minor as "amountMinor", status, account, intent, attempts,
  coalesce(begun_at, created_at) as "begunAt", refused,
  captured_minor as "capturedMinor", returned_minor as "returnedMinor", platform_fee_minor as "platformFeeMinor",
  platform_fee_returned_minor as "platformFeeReturnedMinor", dispute, lost_minor as "lostMinor",
  back_when_won_minor as "backWhenWonMinor"`

/** The latest, or that of one period: of one that renews there are several. */
export async function findPaymentOfSubscription(
  ctx: Ctx,
  providerId: string,
  subscriptionId: string,
  period?: number,
): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`select ${columns} from payment
    where provider_id = ${providerId} and subscription_id = ${subscriptionId} and not is_change
      and (${period === undefined}::boolean or period = ${period ?? 0}) order by period desc, asked_again desc limit 1`.execute(
    ctx.db,
  )
  return rows[0] ?? null
}

export const paymentNotFound = () => new AppError('not_found', 'payment_not_found', en.errors.payment_not_found)

/** A payment is named by its id alone: everything else also names its provider. */
export async function findPayment(ctx: Ctx, id: string): Promise<PaymentRow | null> {
  const named = await findNamed(ctx.db, id)
  if (named?.kind !== 'payment') return null
  const { rows } = await sql<PaymentRow>`select ${columns} from payment
    where provider_id = ${named.providerId} and payment_id = ${id}`.execute(ctx.db)
  return rows[0] ?? null
}

export async function findPaymentOfBooking(
  ctx: Ctx,
  providerId: string,
  bookingId: string,
): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`select ${columns} from payment
    where provider_id = ${providerId} and booking_id = ${bookingId}`.execute(ctx.db)
  return rows[0] ?? null
}

export async function findPaymentOfGiftCard(
  ctx: Ctx,
  providerId: string,
  giftCardId: string,
): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`select ${columns} from payment
    where provider_id = ${providerId} and gift_card_id = ${giftCardId}`.execute(ctx.db)
  return rows[0] ?? null
}

/** Under the lock of its provider, and at an instant after it: everybody who changes money or a booking waits here. */
export function withLockedPayment<C extends Ctx, T>(
  ctx: C,
  { providerId, paymentId }: Pick<PaymentRow, 'providerId' | 'paymentId'>,
  work: (tx: C, payment: PaymentRow) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (tx) => {
    await sql`select from provider where provider_id = ${providerId} for no key update`.execute(tx.db)
    const { rows } = await sql<PaymentRow>`select ${columns} from payment
      where provider_id = ${providerId} and payment_id = ${paymentId} for update`.execute(tx.db)
    const [row] = rows
    if (!row) throw paymentNotFound()
    return work({ ...tx, now: await databaseNow(tx) }, row)
  })
}

/** What the customer has not had back yet; nothing of it can go back while a bank decides. */
export const leftOf = ({ capturedMinor, returnedMinor, lostMinor }: PaymentRow) =>
  Math.max(0, capturedMinor - returnedMinor - lostMinor)

const tipIdOf = ({ tipOf, paymentId }: PaymentRow) => (tipOf === null ? null : paymentId)

export function partiesOf(payment: PaymentRow, amountMinor: number) {
  const { customerId, providerId, currency, giftCardId, subscriptionId } = payment
  return { customerId, providerId, currency, giftCardId, tipId: tipIdOf(payment), subscriptionId, amountMinor }
}

/** What its postings are found by. */
export function subjectOf(payment: PaymentRow) {
  const { providerId, bookingId, giftCardId, subscriptionId } = payment
  const paymentId = subscriptionId === null ? null : payment.paymentId
  return { providerId, bookingId, giftCardId, tipId: tipIdOf(payment), subscriptionId, paymentId }
}

/** What was paid and not had yet: of a visit to come, or still on the card. */
export async function aheadOf(tx: Ctx, { bookingId, giftCardId }: PaymentRow): Promise<number> {
  if (giftCardId !== null) return Math.max(0, await balanceOfGiftCard(tx, giftCardId))
  return bookingId === null ? 0 : Math.max(0, -(await balancesOfBooking(tx, bookingId)).paid_ahead)
}
