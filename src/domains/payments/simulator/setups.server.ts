import type Stripe from 'stripe'
import { cardOf } from './cards.rules.ts'
import type { Fields } from './form.server.ts'
import { CardRefusal } from './intents.server.ts'
import { keepMethod, methodsOf } from './methods.server.ts'
import {
  add,
  announce,
  change,
  type Desk,
  find,
  invalid,
  newId,
  requireCharges,
  secondsOf,
  type Thing,
} from './store.server.ts'

const unexpected = (setup: Thing) =>
  invalid(`This SetupIntent has the status ${setup.status}.`, 'setup_intent_unexpected_state')

export async function createCustomer(desk: Desk, fields: Fields): Promise<Thing> {
  const customer = await add(desk, {
    ...{ id: newId('cus'), object: 'customer', livemode: false, created: secondsOf(desk.now) },
    ...{ email: fields.text('email'), name: fields.text('name'), metadata: fields.under('metadata') },
  } satisfies Partial<Stripe.Customer>)
  await announce(desk, 'customer.created', customer)
  return customer
}

export async function createSetup(desk: Desk, fields: Fields): Promise<Thing> {
  await requireCharges(desk)
  const customer = fields.text('customer')
  if (customer !== null) await find(desk, customer)
  const id = newId('seti')
  const setup = await add(desk, {
    ...{ id, object: 'setup_intent', status: 'requires_payment_method', customer, livemode: false },
    ...{ client_secret: `${id}_secret_${newId('s')}`, usage: fields.text('usage') ?? 'off_session' },
    ...{ payment_method: null, last_setup_error: null, next_action: null, cancellation_reason: null },
    ...{ payment_method_types: ['card'], created: secondsOf(desk.now), metadata: fields.under('metadata') },
  } satisfies Partial<Stripe.SetupIntent>)
  await announce(desk, 'setup_intent.created', setup)
  const method = fields.text('payment_method')
  return fields.text('confirm') === 'true' && method ? confirmSetup(desk, id, method) : setup
}

export async function readSetup(desk: Desk, id: string): Promise<Thing> {
  return (await find(desk, id)).body
}

export async function confirmSetup(desk: Desk, id: string, method: string): Promise<Thing> {
  await requireCharges(desk)
  const setup = await readSetup(desk, id)
  if (setup.status !== 'requires_payment_method' && setup.status !== 'requires_confirmation') throw unexpected(setup)
  const card = cardOf(method)
  if (!card) throw invalid(`No such PaymentMethod: '${method}'`, 'resource_missing', 'payment_method')
  const tried = { ...setup, payment_method: null, last_setup_error: null }
  if (card.outcome === 'refuses') return refuse(desk, tried, card.code, card.reason)
  if (card.outcome !== 'asks' && card.outcome !== 'asks_once') return succeed(desk, tried, method)
  const asked = {
    ...tried,
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { method } },
  }
  await change(desk, asked)
  await announce(desk, 'setup_intent.requires_action', asked)
  return asked
}

/** What the bank of the customer has answered. */
export async function authenticateSetup(desk: Desk, id: string, isApproved: boolean): Promise<Thing> {
  const setup = await readSetup(desk, id)
  if (setup.status !== 'requires_action') throw unexpected(setup)
  const { use_stripe_sdk } = setup.next_action as { use_stripe_sdk: { method: string } }
  const answered = { ...setup, next_action: null }
  if (isApproved) return succeed(desk, answered, use_stripe_sdk.method)
  const code = 'setup_intent_authentication_failure'
  return refuse(desk, answered, code, code)
}

export async function cancelSetup(desk: Desk, id: string): Promise<Thing> {
  const setup = await readSetup(desk, id)
  if (setup.status === 'succeeded' || setup.status === 'canceled') throw unexpected(setup)
  const canceled = { ...setup, status: 'canceled', next_action: null }
  await change(desk, canceled)
  await announce(desk, 'setup_intent.canceled', canceled)
  return canceled
}

async function succeed(desk: Desk, setup: Thing, method: string): Promise<Thing> {
  const kept = await keepMethod(desk, setup.customer, method)
  const done = { ...setup, status: 'succeeded', payment_method: kept.id }
  await change(desk, done)
  await announce(desk, 'setup_intent.succeeded', done)
  return done
}

async function refuse(desk: Desk, setup: Thing, code: string, reason: string): Promise<Thing> {
  const error = { type: 'card_error', code, decline_code: reason, message: 'Your card was declined.' }
  const refused = { ...setup, status: 'requires_payment_method', last_setup_error: error }
  await change(desk, refused)
  await announce(desk, 'setup_intent.setup_failed', refused)
  return refused
}

/** As with a payment: an error to whoever has confirmed, and the set-up stands beside it. */
export function orSetupError(setup: Thing): Thing {
  const error = setup.last_setup_error
  if (!(error instanceof Object) || setup.status !== 'requires_payment_method') return setup
  throw new CardRefusal({ setup_intent: setup }, error)
}

export async function attachMethod(desk: Desk, id: string, customer: string | null): Promise<Thing> {
  const { body } = await find(desk, id)
  if (body.customer !== null) throw invalid('This PaymentMethod is attached already.', 'payment_method_attached')
  // One that was detached is never attached again.
  if (body.was_detached === true) throw invalid('This PaymentMethod was detached.', 'payment_method_unactivated')
  await find(desk, customer ?? '')
  const attached = await change(desk, { ...body, customer })
  await announce(desk, 'payment_method.attached', attached)
  return attached
}

/** And every card of theirs is detached. */
export async function deleteCustomer(desk: Desk, id: string): Promise<object> {
  const { body } = await find(desk, id)
  if (body.object !== 'customer' || body.deleted === true)
    throw invalid(`No such customer: '${id}'`, 'resource_missing', 'id')
  for (const method of await methodsOf(desk, id)) await detachMethod(desk, method.id)
  await change(desk, { ...body, deleted: true })
  return { id, object: 'customer', deleted: true } satisfies Partial<Stripe.DeletedCustomer>
}

export async function detachMethod(desk: Desk, id: string): Promise<Thing> {
  const { body } = await find(desk, id)
  if (body.customer === null) throw invalid('This PaymentMethod is not attached to a customer.', 'resource_missing')
  const detached = await change(desk, { ...body, customer: null, was_detached: true })
  await announce(desk, 'payment_method.detached', detached)
  return detached
}
