import { sql } from 'kysely'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { isOpen } from '../providers/listing.server.ts'
import { payFee } from './kept-card-of-booking.server.ts'
import type { PaymentRow } from './payment-row.server.ts'

/** In the transaction in which the money is found to be there; false: what it was for is gone, and it goes back. */
type PaidFor = (
  tx: Ctx,
  paid: { providerId: string; id: string; period?: number; changeId?: string },
) => Promise<boolean>

const settlers: { booking?: PaidFor; giftCard?: PaidFor; subscription?: PaidFor } = {}

/** What is sold knows payments, not they it: whoever sells says here what becomes true with the money. */
export function whenPaid(what: keyof typeof settlers, then: PaidFor): void {
  settlers[what] = then
}

type IsDue = (tx: Ctx, renewal: { providerId: string; id: string; period: number }) => Promise<boolean>
let isDue: IsDue = async () => true

/** Whether the card that is kept for it may be charged now: whoever sells it says so, in the moment before. */
export function whenRenewalIsDue(ask: IsDue): void {
  isDue = ask
}

type Begins = (tx: Ctx, trial: { providerId: string; id: string }) => Promise<boolean>
let begins: Begins = async () => false

/** A card is kept for what begins with a trial: whoever sells it says what becomes true; false: it is gone, and the card is forgotten. */
export function whenTrialBegins(then: Begins): void {
  begins = then
}

type Charged = {
  dateTime: string
  priceMinor: number
  name: string
  /** What holds then, a line for each thing; null: as it was agreed to. */
  consent: string[] | null
  /** What was announced for later. */
  announced: string | null
}
type NextCharge = (ctx: UserCtx, subscriptionId: string, language: Language) => Promise<Charged | null>
let nextOf: NextCharge = async () => null

/** When, for what and how much is charged next: whoever sells it says so, as it is shown there. */
export function whenChargedNext(ask: NextCharge): void {
  nextOf = ask
}

/** With the provider's offset; null: nobody says. */
export const nextChargeOf: NextCharge = (ctx, subscriptionId, language) => nextOf(ctx, subscriptionId, language)

/** With its provider locked. */
export const beginTrial: Begins = (tx, trial) => begins(tx, trial)

/** With its provider locked. */
export const isRenewalDue: IsDue = (tx, renewal) => isDue(tx, renewal)

export function settlePaid(tx: Ctx, payment: PaymentRow): Promise<boolean> {
  const { providerId, paymentId, bookingId, giftCardId, tipOf, subscriptionId, period, isChange } = payment
  if (payment.isFee) return payFee(tx, payment)
  if (tipOf !== null) return isWelcome(tx, { providerId, paymentId, tipOf })
  if (subscriptionId !== null)
    return settlerOf('subscription')(tx, {
      ...{ providerId, id: subscriptionId, period },
      ...(isChange && { changeId: paymentId }),
    })
  if (giftCardId === null) return settleBooking(tx, { providerId, id: bookingId ?? '' })
  return settlerOf('giftCard')(tx, { providerId, id: giftCardId })
}

type WhileAsked = (tx: Ctx, booking: { providerId: string; bookingId: string }) => Promise<void>
let keepTime: WhileAsked = async () => {}

/** What is kept until it is paid is kept a little longer while the bank asks its customer: whoever keeps it says how long. */
export function whileAsked(keep: WhileAsked): void {
  keepTime = keep
}

/** With its provider locked. */
export const keepWhileAsked: WhileAsked = (tx, booking) => keepTime(tx, booking)

/** What it waited for is there: its payment, or a card that is kept. */
export const settleBooking: PaidFor = (tx, booking) => settlerOf('booking')(tx, booking)

function settlerOf(what: keyof typeof settlers): PaidFor {
  const settle = settlers[what]
  if (!settle) throw new Error('Nobody has said what follows from a payment')
  return settle
}

/** Whether that provider is still there to be paid. */
export async function takesMoney(tx: Ctx, providerId: string): Promise<boolean> {
  const { rows } = await sql`select from provider p join account a on a.account_id = p.account_id
    where p.provider_id = ${providerId} and ${isOpen}`.execute(tx.db)
  return rows.length > 0
}

/** One tip for one visit: a second, paid in another tab, goes back. */
async function isWelcome(tx: Ctx, tip: Pick<PaymentRow, 'providerId' | 'paymentId' | 'tipOf'>): Promise<boolean> {
  const { providerId, paymentId, tipOf } = tip
  const { rows } = await sql`select from payment where provider_id = ${providerId} and tip_of = ${tipOf}
    and payment_id <> ${paymentId} and captured_minor > returned_minor + lost_minor`.execute(tx.db)
  return rows.length === 0 && takesMoney(tx, providerId)
}
