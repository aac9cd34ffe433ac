import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { AppError } from '../../lib/api/errors.ts'
import type { Config } from '../../lib/config.server.ts'
import type { CardProcessor, Ctx } from '../../lib/context.ts'
import type { SimulatorOptions } from './simulator/processor.server.ts'
import { simulatedKey } from './simulator/processor.server.ts'
import { createSimulator, type Simulator } from './simulator/simulator.server.ts'
import { payments as en } from './texts/en.ts'

type Cards = { processor: CardProcessor | null; simulator: Simulator | null }
type Held = Omit<SimulatorOptions, 'onChange'> & { authSecret: Uint8Array }

/** Twice is tried again by itself, always under the same idempotency key. */
const patience = { maxNetworkRetries: 2, timeout: 10_000, telemetry: false }

export function createCards({ cards, simulatedWebhooks }: Config, { authSecret, ...held }: Held): Cards {
  if (cards === 'off') return { processor: null, simulator: null }
  if (cards !== 'simulator') {
    const api = new Stripe(cards.secret, patience)
    const isLive = cards.secret.startsWith('sk_live_')
    const processor = { api: async () => api, webhookSecret: cards.webhook, publishableKey: cards.publishable, isLive }
    return { processor, simulator: null }
  }
  const webhookSecret = createHmac('sha256', authSecret).update('webhooks of the card simulator').digest('hex')
  const simulator = createSimulator({ ...held, webhookSecret, fault: simulatedWebhooks })
  let made: Promise<Stripe> | null = null
  const make = async () =>
    new Stripe(simulatedKey, { ...patience, host: '127.0.0.1', port: await simulator.port(), protocol: 'http' })
  const api = () => {
    made ??= make()
    return made
  }
  return { processor: { api, webhookSecret, publishableKey: null, isLive: false }, simulator }
}

export function requireCards({ app }: Ctx): CardProcessor {
  if (app.cards) return app.cards
  throw new AppError('unavailable', 'payments_off', en.errors.payments_off)
}

/** Asks the processor. What it cannot answer now is `payments_unavailable` (503); a refusal of its own goes on as it is. */
export async function ask<T>(ctx: Ctx, question: (api: Stripe) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) throw new Error('The card processor is never asked within a transaction')
  const { api } = requireCards(ctx)
  try {
    return await question(await api())
  } catch (err) {
    if (!isAway(err)) throw err
    ctx.log.warn({ err }, 'the card processor does not answer')
    throw new AppError('unavailable', 'payments_unavailable', en.errors.payments_unavailable, { retryAfterSeconds: 10 })
  }
}

/** Of an intent: with the card itself where its id would stand, for the kind and the last digits that its owner knows it by. */
export const withCard = { expand: ['payment_method'] }

const isAway = (error: unknown) =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError

/** Whether it is about what was asked, not about who asks. */
export const isRefusalOfIt = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError

/** It has refused to do it at all: nothing of it has happened, and nobody's bank was asked. */
export const isRefused = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && !(error instanceof Stripe.errors.StripeCardError) && !isAway(error)

/** The processor's own word for why it refused; null: it is no refusal of its. */
export function refusalCode(error: unknown): string | null {
  return error instanceof Stripe.errors.StripeError ? (error.code ?? error.type) : null
}

/** The processor's word for an account that is closed, or that nobody may act for any more. */
export const accountGone = 'account_invalid'
