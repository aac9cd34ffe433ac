import type { Context, Hono } from 'hono'
import { createContext, type Running } from '../app.server.ts'
import { receiveWebhook } from '../domains/payments/receive-webhook.server.ts'
import { AppError } from '../lib/api/errors.ts'
import { type Env, errorResponse } from '../lib/api/serve.server.ts'

export const cardWebhookPath = '/api/webhooks/stripe'

const maxBytes = 256 * 1024

/** The card processor signs in by its signature alone; it passes the gate. */
export function mountWebhooks(site: Hono<Env>, running: Running) {
  site.post(cardWebhookPath, async (c) => {
    try {
      const payload = await readBody(c)
      const ctx = createContext(running, c.get('requestId'))
      await receiveWebhook(ctx, payload, c.req.header('stripe-signature') ?? '')
      return c.json({ success: true, data: {} })
    } catch (error) {
      const { status, body, headers } = errorResponse(error, c.get('requestId'), running.log)
      return c.json(body, status as 400, headers)
    }
  })
}

/** As it was signed, byte by byte; what is too large is not even read to its end. */
async function readBody(c: Context<Env>): Promise<string> {
  const tooLarge = () => new AppError('too_large', 'body_too_large', 'The message is larger than 256 KiB.')
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
