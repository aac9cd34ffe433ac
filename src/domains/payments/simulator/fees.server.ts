import { sql } from 'kysely'
import type Stripe from 'stripe'
import { currencyExponent } from '../../../lib/money.ts'
import type { Fields } from './form.server.ts'
import { add, change, type Desk, find, invalid, secondsOf, type Thing } from './store.server.ts'

/** What of a charge on somebody's account is to be the platform's; null: nothing. */
export function feeOf({ account }: Desk, fields: Fields, amount: number, currency: string): number | null {
  const asked = fields.text('application_fee_amount')
  if (asked === null) return null
  const fee = Number(asked)
  const isTooFine = currencyExponent(currency.toUpperCase()) === 3 && fee % 10 !== 0
  if (!/^\d+$/.test(asked) || fee < 1 || isTooFine)
    throw invalid('Invalid integer', 'parameter_invalid_integer', 'application_fee_amount')
  if (account === null) throw invalid('Only of the charge of a connected account.', 'parameter_invalid')
  if (fee > amount)
    throw invalid('The fee cannot be more than the charge.', 'parameter_invalid', 'application_fee_amount')
  return fee
}

/** One charge has one fee: it is found by the other's name. */
const feeIdOf = (chargeId: unknown) => String(chargeId).replace(/^ch_/, 'fee_')

export async function chargeFee(desk: Desk, intent: Thing): Promise<void> {
  if (intent.application_fee_amount === null || intent.application_fee_amount === undefined) return
  const [charge, currency] = [String(intent.latest_charge), String(intent.currency)]
  const amount = Number(intent.application_fee_amount)
  await add(desk, {
    ...{ id: feeIdOf(charge), object: 'application_fee', amount, amount_refunded: 0, refunded: false, currency },
    ...{ charge, account: desk.account ?? '', livemode: false, created: secondsOf(desk.now) },
  } satisfies Partial<Stripe.ApplicationFee>)
}

/** As much of it as the refund is of the charge; `earlierMinor`: what had gone back of that before. */
export async function refundFee(desk: Desk, intent: Thing, refund: Thing, earlierMinor: number): Promise<void> {
  if (intent.application_fee_amount === null || intent.application_fee_amount === undefined) return
  const { body } = await find(desk, feeIdOf(intent.latest_charge))
  const [fee, received] = [Number(body.amount), Number(intent.amount_received)]
  const until = (minor: number) => Math.round((fee * minor) / received)
  const amount = until(earlierMinor + Number(refund.amount)) - until(earlierMinor)
  if (amount <= 0) return
  const amount_refunded = Number(body.amount_refunded) + amount
  await change(desk, { ...body, amount_refunded, refunded: amount_refunded === fee })
  await add(desk, {
    ...{
      id: refund.id.replace(/^re_/, 'fr_'),
      object: 'fee_refund',
      amount,
      currency: String(body.currency),
      fee: body.id,
    },
    ...{ balance_transaction: null, metadata: {}, created: secondsOf(desk.now) },
  } satisfies Partial<Stripe.FeeRefund>)
}

/** Only the platform sees them, of every account. */
export async function listFees({ db, account }: Desk, chargeId: string): Promise<Thing[]> {
  const { rows } = await sql<{ body: Thing }>`select body from simulated_object
    where object_id = ${feeIdOf(chargeId)} and body ->> 'object' = 'application_fee' and ${account === null}::boolean`.execute(
    db,
  )
  return rows.map(({ body }) => body)
}
