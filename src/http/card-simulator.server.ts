import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Running } from '../app.server.ts'
import type { Env } from '../lib/api/serve.server.ts'
import { clientAddress } from '../lib/client-address.server.ts'
import { callLimits } from '../lib/limits.ts'

const word = z.string().check(z.minLength(1), z.maxLength(300))
const intent = { account: word, intentId: word, clientSecret: word }
const Paying = z.strictObject({ ...intent, card: word })
const Answering = z.strictObject({ ...intent, isApproved: z.boolean() })

/** What a browser says to the processor itself, where that is the simulator. Never there when real cards are charged. */
export function mountCardSimulator(site: Hono<Env>, { simulator, app, config }: Running) {
  if (simulator === null) return
  const act = async (c: Context<Env>, work: (body: unknown) => Promise<string>) => {
    const address = clientAddress(c.req.raw.headers, c.env.incoming.socket.remoteAddress, config.trustedProxies)
    await app.limits.take(callLimits.write, `card simulator ${address}`)
    const body: unknown = Number(c.req.header('content-length')) < 4096 ? await c.req.json().catch(() => null) : null
    const status = await work(body).catch(() => null)
    return status === null ? c.json({ success: false }, 400) : c.json({ success: true, status })
  }
  site.post('/api/card-simulator/pay', (c) => act(c, async (body) => simulator.pay(Paying.parse(body))))
  site.post('/api/card-simulator/authenticate', (c) =>
    act(c, async (body) => simulator.authenticate(Answering.parse(body))),
  )
}
