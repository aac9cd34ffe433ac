import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '../../../../tests/factories.ts'
import { codeOf } from '../../../../tests/support.ts'
import { ask, isRefusalOfIt, isRefused, refusalCode } from '../stripe.server.ts'
import { simulatedKey } from './processor.server.ts'

const app = openTestApp()
const { errors } = Stripe

/** What the SDK itself makes of an answer. */
async function thrown(question: (api: Stripe) => Promise<unknown>, api?: Stripe): Promise<Stripe.errors.StripeError> {
  const asked = api ?? ((await app.running.app.cards?.api()) as Stripe)
  return question(asked).then(
    () => {
      throw new Error('It was answered')
    },
    (error: Stripe.errors.StripeError) => error,
  )
}

test('what the simulator refuses is what the SDK throws, by its own classes', async () => {
  const api = (await app.running.app.cards?.api()) as Stripe
  const { id: stripeAccount } = await api.accounts.create({ country: 'GB' })
  await app.running.simulator?.setCharges(stripeAccount, true)
  const one = { amount: 4000, currency: 'gbp' }
  const of = { stripeAccount }
  const cases: [
    why: string,
    question: (api: Stripe) => Promise<unknown>,
    kind: typeof errors.StripeError,
    status: number,
  ][] = [
    ['missing', (it) => it.paymentIntents.retrieve('pi_none', {}, of), errors.StripeInvalidRequestError, 404],
    ['too small', (it) => it.paymentIntents.create({ ...one, amount: 1 }, of), errors.StripeInvalidRequestError, 400],
    [
      'another request under a key',
      async (it) => {
        await it.paymentIntents.create(one, { ...of, idempotencyKey: 'k1' })
        return it.paymentIntents.create({ ...one, amount: 5000 }, { ...of, idempotencyKey: 'k1' })
      },
      errors.StripeIdempotencyError,
      400,
    ],
    [
      'declined',
      (it) => it.paymentIntents.create({ ...one, payment_method: 'pm_card_chargeDeclined', confirm: true }, of),
      errors.StripeCardError,
      402,
    ],
    ['cut off', (it) => it.events.list({}, { stripeAccount: 'acct_none' }), errors.StripePermissionError, 403],
  ]
  for (const [why, question, kind, status] of cases) {
    const error = await thrown(question)
    expect([why, error.constructor.name, error.statusCode]).toEqual([why, kind.name, status])
  }
  const port = await app.running.simulator?.port()
  const stranger = new Stripe('sk_test_wrong', {
    host: '127.0.0.1',
    port: port ?? 0,
    protocol: 'http',
    maxNetworkRetries: 0,
  })
  expect(await thrown((it) => it.accounts.retrieve(stripeAccount), stranger)).toBeInstanceOf(
    errors.StripeAuthenticationError,
  )
})

/** A processor that always says the same, and the SDK that asks it. */
async function saying(status: number, body: object): Promise<Stripe> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return sdkAt((server.address() as AddressInfo).port)
}
const sdkAt = (port: number) =>
  new Stripe(simulatedKey, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })

test.each([
  ['is asked too often', 429, { type: 'rate_limit_error', code: 'rate_limit' }, 'StripeRateLimitError'],
  ['has failed', 500, { type: 'api_error' }, 'StripeAPIError'],
  ['is being mended', 503, { type: 'api_error' }, 'StripeAPIError'],
  ['does not listen', null, null, 'StripeConnectionError'],
])(
  'a processor that %s is away: 503, with another try, and no refusal of what was asked',
  async (_why, status, error, kind) => {
    const message = 'Not now.'
    const api = status === null ? sdkAt(1) : await saying(status, { error: { ...error, message } })
    const ctx = { ...app.ctx(), app: { ...app.running.app, cards: { ...app.running.app.cards, api: async () => api } } }
    const question = (it: Stripe) => it.accounts.retrieve('acct_1')
    const reason = await thrown(question, api)
    expect(reason.constructor.name).toBe(kind)
    expect([isRefusalOfIt(reason), isRefused(reason)]).toEqual([false, false])
    expect(await codeOf(ask(ctx as ReturnType<typeof app.ctx>, question))).toBe('payments_unavailable')
  },
)

test.each([
  [
    'a request',
    400,
    { type: 'invalid_request_error', code: 'amount_too_small' },
    'StripeInvalidRequestError',
    true,
    true,
  ],
  ['a card', 402, { type: 'card_error', code: 'card_declined' }, 'StripeCardError', true, false],
  ['a key', 401, { type: 'authentication_error', code: 'api_key_expired' }, 'StripeAuthenticationError', false, true],
  ['a right', 403, { type: 'invalid_request_error', code: 'account_invalid' }, 'StripePermissionError', false, true],
])('what is said of %s goes on as it is, with its own word', async (_what, status, error, kind, isOfIt, isNothing) => {
  const reason = await thrown(
    (it) => it.accounts.retrieve('acct_1'),
    await saying(status, { error: { ...error, message: 'No.' } }),
  )
  expect(reason.constructor.name).toBe(kind)
  expect([isRefusalOfIt(reason), isRefused(reason), refusalCode(reason)]).toEqual([isOfIt, isNothing, error.code])
})
