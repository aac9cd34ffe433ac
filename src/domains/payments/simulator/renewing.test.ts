import type Stripe from 'stripe'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../../tests/factories.ts'
import type { TestCardName } from './cards.rules.ts'

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
const create = (customer: string, fields: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 5000, currency: 'gbp', customer, ...fields }, options())
const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: Stripe.errors.StripeError) => `${error.type} ${error.code ?? ''}`.trim(),
  )

/** Paid by its owner, whose card is kept with it. */
async function keep(card: TestCardName = 'success') {
  const { id: customer } = await stripe.customers.create({}, options())
  const intent = await create(customer, { setup_future_usage: 'off_session' })
  const paid = { account: stripeAccount, intentId: intent.id, clientSecret: intent.client_secret ?? '' }
  const status = await app.running.simulator?.pay({ ...paid, card })
  if (status === 'requires_action') await app.running.simulator?.authenticate({ ...paid, isApproved: true })
  const after = await stripe.paymentIntents.retrieve(intent.id, { expand: ['payment_method'] }, options())
  return { customer, method: after.payment_method as Stripe.PaymentMethod, after }
}
const chargeAlone = (intent: string, method: string) =>
  stripe.paymentIntents.confirm(intent, { payment_method: method, off_session: true }, options())

test('a payment keeps the card that it was made with for its customer, who is charged with nobody there', async () => {
  const { customer, method, after } = await keep()
  expect([after.status, method.customer, method.card?.last4]).toEqual(['succeeded', customer, '4242'])
  const next = await create(customer)
  expect((await chargeAlone(next.id, method.id)).status).toBe('succeeded')
  expect(await refusalOf(chargeAlone(next.id, method.id))).toBe(
    'StripeInvalidRequestError payment_intent_unexpected_state',
  )
  expect((await create(customer)).payment_method).toBeNull()
})

test('a bank that asks every time refuses whoever is alone, and the same intent can be paid by hand', async () => {
  const { customer, method } = await keep('asks')
  const next = await create(customer)
  expect(await refusalOf(chargeAlone(next.id, method.id))).toBe('StripeCardError authentication_required')
  const open = await stripe.paymentIntents.update(next.id, { setup_future_usage: 'off_session' }, options())
  expect(open.setup_future_usage).toBe('off_session')
  await app.running.simulator?.pay({
    ...{ account: stripeAccount, intentId: next.id, clientSecret: next.client_secret ?? '', card: 'success' },
  })
  const paid = await stripe.paymentIntents.retrieve(next.id, {}, options())
  expect([paid.status, typeof paid.payment_method, paid.payment_method === method.id]).toEqual([
    'succeeded',
    'string',
    false,
  ])
})

test('nobody is charged alone while a card is to be set up with it', async () => {
  const { customer, method } = await keep()
  const next = await create(customer, { setup_future_usage: 'off_session' })
  expect(await refusalOf(chargeAlone(next.id, method.id))).toMatch(/^StripeInvalidRequestError/)
  await stripe.paymentIntents.update(next.id, { setup_future_usage: '' }, options())
  expect((await chargeAlone(next.id, method.id)).status).toBe('succeeded')
})

test('a bank changes its mind about a card, and a customer who is deleted takes every card along', async () => {
  const { customer, method } = await keep()
  const next = await create(customer)
  await app.running.simulator?.changeCard(stripeAccount, method.id, 'expired')
  expect(await refusalOf(chargeAlone(next.id, method.id))).toBe('StripeCardError expired_card')
  expect(await stripe.customers.del(customer, {}, options())).toMatchObject({ id: customer, deleted: true })
  expect((await stripe.paymentMethods.retrieve(method.id, {}, options())).customer).toBeNull()
  expect(await refusalOf(chargeAlone(next.id, method.id))).toMatch(/^StripeInvalidRequestError/)
  expect(await refusalOf(stripe.customers.del(customer, {}, options()))).toBe(
    'StripeInvalidRequestError resource_missing',
  )
})
