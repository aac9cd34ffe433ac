import Stripe from 'stripe'
import { beforeAll, expect, test } from 'vitest'
import { moveClock } from '../../../../tests/clock.ts'
import { openTestApp } from '../../../../tests/factories.ts'
import { lateMinutes, type TestCardName, testCards } from './cards.rules.ts'

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

const one = { amount: 4000, currency: 'gbp', metadata: { payment_id: 'p1' } }
const create = (fields: Partial<Stripe.PaymentIntentCreateParams> = {}, options: Stripe.RequestOptions = {}) =>
  stripe.paymentIntents.create({ ...one, ...fields }, { stripeAccount, ...options })
const pay = ({ id, client_secret }: Stripe.PaymentIntent, card: string) =>
  app.running.simulator?.pay({ account: stripeAccount, intentId: id, clientSecret: client_secret ?? '', card })
const read = ({ id }: Stripe.PaymentIntent) => stripe.paymentIntents.retrieve(id, {}, { stripeAccount })
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
  ['disputed', 'succeeded', undefined],
  ['late', 'processing', undefined],
])('the card %s leaves a payment %s', async (card, status, reason) => {
  const intent = await create()
  expect(intent).toMatchObject({ status: 'requires_payment_method', amount: 4000, currency: 'gbp', livemode: false })
  expect(await pay(intent, card)).toBe(status)
  const after = await read(intent)
  expect([after.status, after.last_payment_error?.decline_code]).toEqual([status, reason])
  expect(after.amount_received).toBe(status === 'succeeded' ? 4000 : 0)
})

test('a card that was declined is an error of the SDK to whoever confirms, and another one pays', async () => {
  const intent = await create()
  const confirm = (payment_method: string) =>
    stripe.paymentIntents.confirm(intent.id, { payment_method }, { stripeAccount })
  expect(await refusalOf(confirm(testCards.declined.method))).toBe('StripeCardError card_declined')
  expect((await confirm(testCards.success.method)).status).toBe('succeeded')
  expect(await refusalOf(confirm(testCards.success.method))).toBe(
    'StripeInvalidRequestError payment_intent_unexpected_state',
  )
})

test('the bank asks, and its customer says yes or no', async () => {
  const authenticate = ({ id, client_secret }: Stripe.PaymentIntent, isApproved: boolean) =>
    app.running.simulator?.authenticate({
      account: stripeAccount,
      intentId: id,
      clientSecret: client_secret ?? '',
      isApproved,
    })
  const [yes, no] = [await create(), await create()]
  for (const intent of [yes, no]) await pay(intent, 'asks')
  expect((await read(yes)).next_action?.type).toBe('use_stripe_sdk')
  expect(await authenticate(yes, true)).toBe('succeeded')
  expect(await authenticate(no, false)).toBe('requires_payment_method')
  expect((await read(no)).last_payment_error?.code).toBe('payment_intent_authentication_failure')
  await expect(authenticate({ ...no, client_secret: 'guessed' }, true)).rejects.toThrow(/secret/)
})

test('a late success comes after everybody has stopped waiting, and cannot be called off', async () => {
  const intent = await create()
  await pay(intent, 'late')
  expect(await refusalOf(stripe.paymentIntents.cancel(intent.id, {}, { stripeAccount }))).toMatch(/unexpected_state/)
  await moveClock(app, Date.now() + (lateMinutes + 1) * 60_000)
  expect((await read(intent)).status).toBe('succeeded')
  await moveClock(app, Date.now())
})

test('the same key hears the same answer, also twenty times at once; with other fields it is refused', async () => {
  const idempotencyKey = 'once'
  const all = await Promise.all(Array.from({ length: 20 }, () => create({}, { idempotencyKey })))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  expect(await refusalOf(create({ amount: 5000 }, { idempotencyKey }))).toMatch(/^StripeIdempotencyError/)
})

test('what cannot be charged is refused', async () => {
  for (const [amount, currency] of [
    [1, 'gbp'],
    [29, 'gbp'],
    [1234, 'kwd'],
    [0, 'eur'],
  ] as const)
    expect(await refusalOf(create({ amount, currency })), `${amount} ${currency}`).toMatch(/^StripeInvalidRequestError/)
  for (const amount of [-4000, 0.5, Number.NaN])
    expect(await refusalOf(create({ amount })), `${amount}`).toBe('StripeInvalidRequestError parameter_invalid_integer')
  for (const [amount, currency] of [
    [500, 'jpy'],
    [1230, 'kwd'],
    [30, 'gbp'],
  ] as const)
    expect((await create({ amount, currency })).amount).toBe(amount)
})

test('refunds never come to more than was paid, also twenty at once', async () => {
  const intent = await create()
  await pay(intent, 'success')
  const give = () => stripe.refunds.create({ payment_intent: intent.id, amount: 700 }, { stripeAccount })
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusalOf(give())))
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(5)
  const { data } = await stripe.refunds.list({ payment_intent: intent.id }, { stripeAccount })
  expect(data.map(({ amount }) => amount)).toEqual([700, 700, 700, 700, 700])
})

test('what is authorised first is captured later, or called off', async () => {
  const [kept, left] = [await create({ capture_method: 'manual' }), await create({ capture_method: 'manual' })]
  for (const intent of [kept, left]) expect(await pay(intent, 'success')).toBe('requires_capture')
  const captured = await stripe.paymentIntents.capture(kept.id, {}, { stripeAccount })
  expect([captured.status, captured.amount_received]).toEqual(['succeeded', 4000])
  expect((await stripe.paymentIntents.cancel(left.id, {}, { stripeAccount })).status).toBe('canceled')
})

test('one account sees nothing of another, and without the key nobody sees anything', async () => {
  const intent = await create()
  const other = (await stripe.accounts.create({ country: 'GB' })).id
  for (const account of [other, undefined])
    expect(
      await refusalOf(stripe.paymentIntents.retrieve(intent.id, {}, account ? { stripeAccount: account } : {})),
    ).toBe('StripeInvalidRequestError resource_missing')
  const port = await app.running.simulator?.port()
  const answer = await fetch(`http://127.0.0.1:${port}/v1/payment_intents/${intent.id}`)
  expect(answer.status).toBe(401)
})

test('what happens is told in signed messages, each once', async () => {
  await app.running.simulator?.takeEvents()
  const intent = await create()
  await pay(intent, 'disputed')
  const events = (await app.running.simulator?.takeEvents()) ?? []
  const secret = app.running.app.cards?.webhookSecret ?? ''
  const told = events.map(({ payload, signature }) => stripe.webhooks.constructEvent(payload, signature, secret))
  expect(told.map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'payment_intent.succeeded',
    'charge.dispute.created',
  ])
  expect(told.map(({ account }) => account)).toEqual([stripeAccount, stripeAccount, stripeAccount])
  expect(await app.running.simulator?.takeEvents()).toEqual([])
})

test('an account that may not charge charges nothing, and one that has cut us off answers nothing: as errors of the SDK', async () => {
  const { id: account } = await stripe.accounts.create({ country: 'GB' })
  const of = { stripeAccount: account }
  const refused = await stripe.paymentIntents.create(one, of).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
  expect(refused).toMatchObject({ statusCode: 400, code: undefined, message: expect.stringMatching(/live charges/) })
  await app.running.simulator?.setCharges(account, true)
  const intent = await stripe.paymentIntents.create(one, of)
  await app.running.simulator?.cutOff(account)
  const asked = [
    () => stripe.paymentIntents.retrieve(intent.id, {}, of),
    () => stripe.events.list({}, of),
    () => stripe.accounts.retrieve(account),
    () => stripe.paymentIntents.create(one, { stripeAccount: 'acct_never_there' }),
  ]
  for (const ask of asked) {
    const error = await ask().then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(Stripe.errors.StripePermissionError)
    expect(error).toMatchObject({ statusCode: 403, code: 'account_invalid' })
  }
})

test('what has happened is listed by type and since when, page by page, the latest first', async () => {
  const { id: account } = await stripe.accounts.create({ country: 'GB' })
  const of = { stripeAccount: account }
  await app.running.simulator?.setCharges(account, true)
  const made: string[] = []
  for (let n = 0; n < 3; n++) made.push((await stripe.paymentIntents.create(one, of)).id)
  const types = ['payment_intent.created']
  const first = await stripe.events.list({ types, limit: 2 }, of)
  const rest = await stripe.events.list({ types, limit: 2, starting_after: first.data.at(-1)?.id ?? '' }, of)
  expect([first.has_more, rest.has_more]).toEqual([true, false])
  const about = [...first.data, ...rest.data].map(({ data, account: whose }) => [
    whose,
    (data.object as unknown as { id: string }).id,
  ])
  expect(about).toEqual(made.reverse().map((id) => [account, id]))
  const tomorrow = Math.floor(Date.now() / 1000) + 86_400
  expect((await stripe.events.list({ created: { gte: tomorrow } }, of)).data).toEqual([])
  expect(
    (await stripe.events.list({ types }, { stripeAccount })).data.map(({ account: whose }) => whose),
  ).not.toContain(account)
})
