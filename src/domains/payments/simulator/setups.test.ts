import type Stripe from 'stripe'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../../tests/factories.ts'
import { type TestCardName, testCards } from './cards.rules.ts'

const app = openTestApp()
let stripe: Stripe
let stripeAccount: string
beforeAll(async () => {
  stripe = (await app.running.app.cards?.api()) as Stripe
  stripeAccount = (await stripe.accounts.create({ country: 'GB' })).id
  const back = 'https://highstreet.test/dashboard/rules'
  const where = { type: 'account_onboarding', refresh_url: back, return_url: back } as const
  await stripe.accountLinks.create({ account: stripeAccount, ...where })
})

const options = () => ({ stripeAccount })
async function begin(): Promise<{ customer: string; setup: Stripe.SetupIntent }> {
  const { id: customer } = await stripe.customers.create({ metadata: { booking_id: 'b1' } }, options())
  const fields = { customer, usage: 'off_session' as const, allowed_payment_method_types: ['card' as const] }
  return { customer, setup: await stripe.setupIntents.create(fields, options()) }
}
const browser = ({ id, client_secret }: Stripe.SetupIntent) => ({
  account: stripeAccount,
  intentId: id,
  clientSecret: client_secret ?? '',
})
const give = (setup: Stripe.SetupIntent, card: string) => app.running.simulator?.pay({ ...browser(setup), card })
const read = ({ id }: Stripe.SetupIntent) => stripe.setupIntents.retrieve(id, {}, options())
/** Given, with the bank's yes where it asks. */
async function keep(card: TestCardName): Promise<{ customer: string; method: string; setup: Stripe.SetupIntent }> {
  const { customer, setup } = await begin()
  if ((await give(setup, card)) === 'requires_action')
    await app.running.simulator?.authenticate({ ...browser(setup), isApproved: true })
  return { customer, setup, method: String((await read(setup)).payment_method) }
}
const charge = (customer: string, payment_method: string, more: Stripe.RequestOptions = {}) =>
  stripe.paymentIntents.create(
    { amount: 2000, currency: 'gbp', customer, payment_method, off_session: true, confirm: true },
    { ...options(), ...more },
  )
const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: Stripe.errors.StripeError) => `${error.type} ${error.code ?? ''}`.trim(),
  )

test.each<[TestCardName, string, string | undefined]>([
  ['success', 'succeeded', undefined],
  ['declined', 'requires_payment_method', 'generic_decline'],
  ['insufficient_funds', 'requires_payment_method', 'insufficient_funds'],
  ['expired', 'requires_payment_method', 'expired_card'],
  ['asks', 'requires_action', undefined],
  ['asks_once', 'requires_action', undefined],
  ['declined_later', 'succeeded', undefined],
  ['disputed', 'succeeded', undefined],
  ['late', 'succeeded', undefined],
])('to keep the card %s leaves a set-up %s', async (card, status, reason) => {
  const { setup, customer } = await begin()
  expect(setup).toMatchObject({ object: 'setup_intent', status: 'requires_payment_method', customer, livemode: false })
  expect(await give(setup, card)).toBe(status)
  const after = await read(setup)
  expect([after.status, after.last_setup_error?.decline_code]).toEqual([status, reason])
  expect(typeof after.payment_method).toBe(status === 'succeeded' ? 'string' : 'object')
})

test.each<[TestCardName, string]>([
  ['success', 'done'],
  ['asks_once', 'done'],
  ['asks', 'StripeCardError authentication_required'],
  ['declined_later', 'StripeCardError card_declined'],
])('the card %s that is kept is charged with nobody there: %s', async (card, answer) => {
  const { customer, method } = await keep(card)
  expect(await refusalOf(charge(customer, method))).toBe(answer)
  const { data } = await stripe.paymentIntents.list({ customer }, options())
  expect(data).toHaveLength(1)
  expect([data[0]?.status, data[0]?.amount_received]).toEqual(
    answer === 'done' ? ['succeeded', 2000] : ['requires_payment_method', 0],
  )
})

test('a refusal comes with its intent, as an error of the SDK', async () => {
  const { customer, method } = await keep('asks')
  const error = await charge(customer, method).then(
    () => null,
    (refused: Stripe.errors.StripeCardError) => refused,
  )
  expect(error?.payment_intent).toMatchObject({ status: 'requires_payment_method', amount: 2000 })
  expect(error?.payment_intent?.last_payment_error?.code).toBe('authentication_required')
  const { setup } = await begin()
  const confirm = stripe.setupIntents.confirm(setup.id, { payment_method: testCards.declined.method }, options())
  expect(await refusalOf(confirm)).toBe('StripeCardError card_declined')
})

test('a card is kept for one customer, and for nobody once it is detached', async () => {
  const { customer, method } = await keep('success')
  const other = await begin()
  expect(await refusalOf(charge(other.customer, method))).toMatch(/^StripeInvalidRequestError/)
  expect((await stripe.paymentMethods.retrieve(method, {}, options())).card).toMatchObject({ last4: '4242' })
  expect((await stripe.paymentMethods.detach(method, {}, options())).customer).toBeNull()
  for (const attempt of [
    () => charge(customer, method),
    () => stripe.paymentMethods.detach(method, {}, options()),
    () => stripe.paymentMethods.attach(method, { customer }, options()),
  ])
    expect(await refusalOf(attempt())).toMatch(/^StripeInvalidRequestError/)
})

test('the set-up says which card it is where that is asked for', async () => {
  const { setup } = await keep('success')
  const expanded = await stripe.setupIntents.retrieve(setup.id, { expand: ['payment_method'] }, options())
  expect(expanded.payment_method).toMatchObject({ object: 'payment_method', card: { brand: 'visa', last4: '4242' } })
})

test('the same key hears the same answer, also twenty times at once', async () => {
  const { customer, method } = await keep('success')
  const all = await Promise.all(Array.from({ length: 20 }, () => charge(customer, method, { idempotencyKey: 'fee' })))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  const { customer: refused, method: later } = await keep('declined_later')
  for (let round = 0; round < 2; round++)
    expect(await refusalOf(charge(refused, later, { idempotencyKey: 'refused' }))).toBe('StripeCardError card_declined')
  expect((await stripe.paymentIntents.list({ customer: refused }, options())).data).toHaveLength(1)
})

test('what is over is over, and another secret or account sees nothing', async () => {
  const { setup } = await begin()
  expect((await stripe.setupIntents.cancel(setup.id, {}, options())).status).toBe('canceled')
  const done = await keep('success')
  const cancel = stripe.setupIntents.cancel(done.setup.id, {}, options())
  expect(await refusalOf(cancel)).toBe('StripeInvalidRequestError setup_intent_unexpected_state')
  const { id } = await stripe.accounts.create({ country: 'GB' })
  expect(await refusalOf(stripe.setupIntents.retrieve(done.setup.id, {}, { stripeAccount: id }))).toMatch(/missing$/)
  const guess = { ...browser(done.setup), clientSecret: 'guessed', card: 'success' }
  await expect(app.running.simulator?.pay(guess)).rejects.toThrow(/secret/)
})

test('what happens to a card is told in signed messages, each once', async () => {
  await app.running.simulator?.takeEvents()
  const { method } = await keep('asks_once')
  await stripe.paymentMethods.detach(method, {}, options())
  const secret = app.running.app.cards?.webhookSecret ?? ''
  const events = (await app.running.simulator?.takeEvents()) ?? []
  const told = events.map(({ payload, signature }) => stripe.webhooks.constructEvent(payload, signature, secret))
  expect(told.map(({ type }) => type)).toEqual([
    'customer.created',
    'setup_intent.created',
    'setup_intent.requires_action',
    'payment_method.attached',
    'setup_intent.succeeded',
    'payment_method.detached',
  ])
})
