import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import Stripe from 'stripe'
import type { Config } from '../../../lib/config.server.ts'
import type { Database, Logger } from '../../../lib/context.ts'
import { secondsOf } from './store.server.ts'

/** What may happen to a message on its way. */
export type WebhookFault = Config['simulatedWebhooks']

export type SignedEvent = { payload: string; signature: string }

const delayedMs = 3000

/** What has not been told yet, the first first; from now on it counts as told. */
export async function takeEvents(db: Database, secret: string, now: Date, fault: WebhookFault): Promise<SignedEvent[]> {
  const { rows } = await sql<{ body: object; position: number }>`
    update simulated_event set delivered_at = ${now} where delivered_at is null
    returning body, position`.execute(db)
  const inOrder = rows.sort((a, b) => a.position - b.position)
  const signed = inOrder.map(({ body }) => sign(JSON.stringify(body), secret, now))
  if (fault === 'lost') return []
  if (fault === 'doubled') return signed.flatMap((event) => [event, event])
  return fault === 'shuffled' ? signed.reverse() : signed
}

export function sign(payload: string, secret: string, now: Date): SignedEvent {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: secondsOf(now) })
  return { payload, signature }
}

/** Each once; one that is not taken is lost, as a processor gives up in the end: reconciling finds what it said. */
export async function deliver(url: string, events: readonly SignedEvent[], fault: WebhookFault, log: Logger) {
  if (fault === 'delayed') await sleep(delayedMs, null, { ref: false })
  for (const { payload, signature } of events) {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    await fetch(url, { method: 'POST', body: payload, headers, signal: AbortSignal.timeout(5000) }).catch(
      (err: unknown) => log.warn({ err }, 'a message of the card simulator was not taken'),
    )
  }
}
