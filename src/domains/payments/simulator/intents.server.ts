import type Stripe from 'stripe'
import { minutesAfter } from '../../../lib/time.server.ts'
import { chargeRefusal } from '../charge.rules.ts'
import { cardOf, lateMinutes } from './cards.rules.ts'
import { chargeFee, feeOf } from './fees.server.ts'
import type { Fields } from './form.server.ts'
import { keepMethod } from './methods.server.ts'
import {
  add,
  announce,
  change,
  type Desk,
  find,
  invalid,
  newId,
  Refusal,
  requireCharges,
  secondsOf,
  type Thing,
} from './store.server.ts'

const unexpected = (intent: Thing) =>
  invalid(`This PaymentIntent has the status ${intent.status}.`, 'payment_intent_unexpected_state')

export async function createIntent(desk: Desk, fields: Fields): Promise<Thing> {
  await requireCharges(desk)
  const amount = Number(fields.text('amount'))
  const currency = (fields.text('currency') ?? '').toLowerCase()
  if (!/^\d+$/.test(fields.text('amount') ?? ''))
    throw invalid('Invalid integer', 'parameter_invalid_integer', 'amount')
  const refusal = chargeRefusal(amount, currency.toUpperCase())
  if (refusal !== null) throw invalid(`This amount cannot be charged: ${refusal}`, `amount_${refusal}`, 'amount')
  const fee = feeOf(desk, fields, amount, currency)
  const id = newId('pi')
  const intent = await add(desk, {
    ...{ id, object: 'payment_intent', amount, currency, amount_received: 0, amount_capturable: 0, livemode: false },
    ...{ status: 'requires_payment_method', client_secret: `${id}_secret_${newId('s')}`, created: secondsOf(desk.now) },
    ...{
      customer: fields.text('customer'),
      latest_charge: null,
      last_payment_error: null,
      next_action: null,
      canceled_at: null,
      payment_method: null,
    },
    application_fee_amount: fee,
    capture_method: fields.text('capture_method') ?? 'automatic',
    setup_future_usage: fields.text('setup_future_usage') === 'off_session' ? 'off_session' : null,
    metadata: fields.under('metadata'),
  } satisfies Partial<Stripe.PaymentIntent>)
  await announce(desk, 'payment_intent.created', intent)
  const method = fields.text('payment_method')
  const isAlone = fields.text('off_session') === 'true'
  return fields.text('confirm') === 'true' && method ? confirmIntent(desk, id, method, isAlone) : intent
}

/** With what has been put off until now. */
export async function readIntent(desk: Desk, id: string): Promise<Thing> {
  const { body, due_at } = await find(desk, id)
  return due_at !== null && due_at <= desk.now ? succeed(desk, body, minutesAfter(due_at, -lateMinutes)) : body
}

/** `isAlone`: nobody is there to answer a bank. */
export async function confirmIntent(desk: Desk, id: string, method: string, isAlone = false): Promise<Thing> {
  await requireCharges(desk)
  const intent = await readIntent(desk, id)
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation') throw unexpected(intent)
  if (isAlone && intent.setup_future_usage !== null)
    throw invalid('A card is set up for later only while its owner is there.', 'parameter_invalid', 'off_session')
  const card = cardOf(await keptAs(desk, intent, method, isAlone))
  if (!card) throw invalid(`No such PaymentMethod: '${method}'`, 'resource_missing', 'payment_method')
  const tried = { ...intent, payment_method: method, last_payment_error: null }
  switch (card.outcome) {
    case 'refuses':
      return refuse(desk, tried, card.code, card.reason)
    case 'refuses_charge':
      return refuse(desk, tried, 'card_declined', 'generic_decline')
    case 'asks':
    case 'asks_once': {
      // Its owner has answered once for all, when it was kept.
      if (isAlone && card.outcome === 'asks_once') return succeed(desk, tried)
      if (isAlone) return refuse(desk, tried, 'authentication_required', 'authentication_required')
      const asked = { ...tried, status: 'requires_action', next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} } }
      await change(desk, asked)
      await announce(desk, 'payment_intent.requires_action', asked)
      return asked
    }
    case 'is_late': {
      const processing = { ...tried, status: 'processing' }
      await change(desk, processing, minutesAfter(desk.now, lateMinutes))
      await announce(desk, 'payment_intent.processing', processing)
      return processing
    }
    default: {
      const paid = await succeed(desk, tried)
      if (card.outcome === 'is_disputed') await dispute(desk, paid)
      return paid
    }
  }
}

/** One of a customer is charged for that customer only; it is as good as the test card it was kept from. */
async function keptAs(desk: Desk, intent: Thing, method: string, isAlone: boolean): Promise<string> {
  if (cardOf(method) && !isAlone) return method
  const { body } = await find(desk, method)
  if (body.customer === null || body.customer !== intent.customer)
    throw invalid('This PaymentMethod does not belong to the customer.', 'payment_method_customer_mismatch')
  const { test_method } = body.metadata as { test_method?: string }
  return test_method ?? method
}

/** What the bank of the customer has answered. */
export async function authenticateIntent(desk: Desk, id: string, isApproved: boolean): Promise<Thing> {
  const intent = await readIntent(desk, id)
  if (intent.status !== 'requires_action') throw unexpected(intent)
  const answered = { ...intent, next_action: null }
  if (isApproved) return succeed(desk, answered)
  const code = 'payment_intent_authentication_failure'
  return refuse(desk, answered, code, code)
}

/** Whether its card is kept for later. */
export async function updateIntent(desk: Desk, id: string, fields: Fields): Promise<Thing> {
  const intent = await readIntent(desk, id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent)
  const setup_future_usage = fields.text('setup_future_usage') === 'off_session' ? 'off_session' : null
  return change(desk, { ...intent, ...({ setup_future_usage } satisfies Partial<Stripe.PaymentIntent>) })
}

export async function cancelIntent(desk: Desk, id: string): Promise<Thing> {
  const intent = await readIntent(desk, id)
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
    throw unexpected(intent)
  const canceled = { ...intent, status: 'canceled', canceled_at: secondsOf(desk.now), next_action: null }
  await change(desk, canceled)
  await announce(desk, 'payment_intent.canceled', canceled)
  return canceled
}

export async function captureIntent(desk: Desk, id: string): Promise<Thing> {
  const intent = await readIntent(desk, id)
  if (intent.status !== 'requires_capture') throw unexpected(intent)
  return succeed(desk, { ...intent, capture_method: 'automatic', amount_capturable: 0 })
}

/** `given`: when its card was, which a bank may answer for later. */
async function succeed(desk: Desk, intent: Thing, given = desk.now): Promise<Thing> {
  const isLater = intent.capture_method === 'manual'
  const { payment_method: paidWith, customer } = intent
  const isToBeKept = intent.setup_future_usage === 'off_session' && customer !== null && cardOf(String(paidWith))
  const kept = isToBeKept ? await keepMethod({ ...desk, now: given }, customer, String(paidWith)) : null
  const charged = {
    ...intent,
    payment_method: kept?.id ?? paidWith,
    status: isLater ? 'requires_capture' : 'succeeded',
    amount_received: isLater ? 0 : intent.amount,
    amount_capturable: isLater ? intent.amount : 0,
    latest_charge: intent.latest_charge ?? newId('ch'),
    last_payment_error: null,
  }
  await change(desk, charged)
  if (!isLater) await chargeFee(desk, charged)
  await announce(desk, isLater ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', charged)
  return charged
}

async function refuse(desk: Desk, intent: Thing, code: string, reason: string): Promise<Thing> {
  const error = { type: 'card_error', code, decline_code: reason, message: 'Your card was declined.' }
  const refused = { ...intent, status: 'requires_payment_method', last_payment_error: error }
  await change(desk, refused)
  await announce(desk, 'payment_intent.payment_failed', refused)
  return refused
}

/** The bank of the customer takes back what was paid, or a part of it, while it decides. An inquiry takes nothing yet. */
export async function dispute(desk: Desk, intent: Thing, { amountMinor, isInquiry }: Disputed = {}): Promise<string> {
  const opened = await add(desk, {
    ...{
      id: newId('du'),
      object: 'dispute',
      amount: amountMinor ?? Number(intent.amount),
      currency: String(intent.currency),
    },
    ...{ payment_intent: intent.id, charge: String(intent.latest_charge), reason: 'fraudulent', livemode: false },
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
    created: secondsOf(desk.now),
  } satisfies Partial<Stripe.Dispute>)
  await announce(desk, 'charge.dispute.created', opened)
  return opened.id
}

export type Disputed = { amountMinor?: number; isInquiry?: boolean }
export type DisputeOutcome = 'won' | 'lost' | 'prevented' | 'warning_closed'

/** How the bank of the customer has decided; one that was lost may be won after all. */
export async function closeDispute(desk: Desk, id: string, status: DisputeOutcome): Promise<Thing> {
  const { body } = await find(desk, id)
  const isAppeal = body.status === 'lost' && status === 'won'
  if (!String(body.status).endsWith('needs_response') && !isAppeal)
    throw invalid('This dispute is over.', 'dispute_closed')
  const closed = { ...body, status }
  await change(desk, closed)
  await announce(desk, 'charge.dispute.closed', closed)
  return closed
}

/** A declined card is an error to whoever has confirmed, and the intent stands beside it. */
export function orCardError(intent: Thing): Thing {
  const error = intent.last_payment_error
  if (!(error instanceof Object) || intent.status !== 'requires_payment_method') return intent
  throw new CardRefusal({ payment_intent: intent }, error)
}

/** What was changed before it stays changed. */
export class CardRefusal extends Refusal {
  readonly body: object
  constructor(beside: object, error: object) {
    super(402, { type: 'card_error', message: 'Your card was declined.' })
    this.body = { ...error, ...beside }
  }
}
