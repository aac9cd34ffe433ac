import type Stripe from 'stripe'
import { currencyExponent } from '../../../lib/money.ts'
import { refundFee } from './fees.server.ts'
import type { Fields } from './form.server.ts'
import { readIntent } from './intents.server.ts'
import {
  add,
  announce,
  change,
  type Desk,
  find,
  findAccount,
  invalid,
  listOf,
  newId,
  secondsOf,
  type Thing,
} from './store.server.ts'

/** All that is left of it, or a part. */
export async function createRefund(desk: Desk, fields: Fields): Promise<Thing> {
  const intent = await readIntent(desk, fields.text('payment_intent') ?? '')
  const received = Number(intent.amount_received)
  const earlier = await listOf(desk, 'refund', intent.id)
  const notGiven = earlier.reduce(
    (sum, { amount, status }) => sum - (status === 'failed' ? 0 : Number(amount)),
    received,
  )
  if (notGiven <= 0) throw invalid('This charge has nothing left to refund.', 'charge_already_refunded')
  const disputes = await listOf(desk, 'dispute', intent.id)
  const left = disputes.reduce((sum, { amount, status }) => sum - (status === 'lost' ? Number(amount) : 0), notGiven)
  if (left <= 0 || disputes.some(({ status }) => status === 'needs_response'))
    throw invalid('This charge is disputed.', 'charge_disputed')
  const asked = fields.text('amount')
  const amount = asked === null ? left : Number(asked)
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > left)
    throw invalid('The refund is larger than what is left of the charge.', 'amount_too_large', 'amount')
  if (currencyExponent(String(intent.currency).toUpperCase()) === 3 && amount % 10 !== 0)
    throw invalid('Three decimals are given back in tens.', 'parameter_invalid_integer', 'amount')
  const refund = await add(desk, {
    ...{ id: newId('re'), object: 'refund', amount, currency: String(intent.currency), status: 'succeeded' },
    ...{ payment_intent: intent.id, charge: String(intent.latest_charge), created: secondsOf(desk.now) },
    metadata: fields.under('metadata'),
  } satisfies Partial<Stripe.Refund>)
  if (fields.text('refund_application_fee') === 'true') await refundFee(desk, intent, refund, received - notGiven)
  await announce(desk, 'refund.created', refund)
  return refund
}

/** What had been given back could not be taken in, and is on the account again. */
export async function failRefund(desk: Desk, id: string): Promise<Thing> {
  const { body } = await find(desk, id)
  if (body.status !== 'succeeded') throw invalid(`This refund has the status ${body.status}.`, 'parameter_invalid')
  const failed = { ...body, status: 'failed', failure_reason: 'expired_or_canceled_card' }
  await change(desk, failed)
  await announce(desk, 'refund.updated', failed)
  await announce(desk, 'refund.failed', failed)
  return failed
}

/** From the operator's own balance to an account of theirs. */
export async function createTransfer(desk: Desk, fields: Fields): Promise<Thing> {
  const destination = await findAccount(desk, fields.text('destination') ?? '')
  const amount = Number(fields.text('amount'))
  if (!Number.isSafeInteger(amount) || amount < 1)
    throw invalid('Invalid positive integer', 'parameter_invalid_integer', 'amount')
  return add(desk, {
    ...{
      id: newId('tr'),
      object: 'transfer',
      amount,
      currency: fields.text('currency') ?? '',
      ...{ amount_reversed: 0, reversed: false },
      destination: destination.id,
    },
    ...{
      transfer_group: fields.text('transfer_group'),
      created: secondsOf(desk.now),
      metadata: fields.under('metadata'),
    },
  } satisfies Partial<Stripe.Transfer>)
}

/** All that is left of it at its destination, or a part. */
export async function reverseTransfer(desk: Desk, transferId: string, fields: Fields): Promise<Thing> {
  const { body } = await find(desk, transferId)
  const left = Number(body.amount) - Number(body.amount_reversed)
  const asked = fields.text('amount')
  const amount = asked === null ? left : Number(asked)
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > left)
    throw invalid('The reversal is larger than what is left of the transfer.', 'amount_too_large', 'amount')
  const amount_reversed = Number(body.amount_reversed) + amount
  await change(desk, { ...body, amount_reversed, reversed: amount_reversed === body.amount })
  return add(desk, {
    ...{ id: newId('trr'), object: 'transfer_reversal', amount, currency: String(body.currency), transfer: transferId },
    ...{ created: secondsOf(desk.now), metadata: fields.under('metadata') },
  } satisfies Partial<Stripe.TransferReversal>)
}

export async function createAccount(desk: Desk, fields: Fields): Promise<Thing> {
  const account = await add(desk, {
    ...{ id: newId('acct'), object: 'account', charges_enabled: false, details_submitted: false },
    ...{ country: fields.text('country') ?? 'GB', created: secondsOf(desk.now), metadata: fields.under('metadata') },
  } satisfies Partial<Stripe.Account>)
  return account
}

/** The processor stops charging for somebody, or begins again. */
export async function setCharges(desk: Desk, id: string, charges_enabled: boolean): Promise<Thing> {
  const body = await findAccount(desk, id)
  const requirements = { disabled_reason: charges_enabled ? null : 'requirements.past_due' }
  const changed = await change(desk, { ...body, charges_enabled, requirements })
  await announce({ ...desk, account: id }, 'account.updated', changed)
  return changed
}

/** A provider takes from us the right to act for their account. */
export async function cutOffAccount(desk: Desk, id: string): Promise<Thing> {
  const changed = await change(desk, { ...(await findAccount(desk, id)), is_cut_off: true })
  const application: Thing = { id: 'ca_simulated', object: 'application' }
  await announce({ ...desk, account: id }, 'account.application.deauthorized', application)
  return changed
}

/** The simulator asks a provider nothing: whoever wants to be asked may take charges, and is sent back at once. */
export async function createAccountLink(desk: Desk, fields: Fields): Promise<Thing> {
  const body = await findAccount(desk, fields.text('account') ?? '')
  const opened = { ...body, charges_enabled: true, details_submitted: true }
  await change(desk, opened)
  await announce({ ...desk, account: body.id }, 'account.updated', opened)
  return {
    id: newId('link'),
    object: 'account_link',
    url: fields.text('return_url') ?? '',
    created: secondsOf(desk.now),
  }
}
