import type { Context, Hono } from 'hono'
import { endOfToken } from '../domains/identity/tokens.server.ts'
import { stream } from '../domains/notifications/stream-contract.ts'
import { AppError, busy, unauthenticated } from '../lib/api/errors.ts'
import type { Env } from '../lib/api/serve.server.ts'
import { bearerOf, contextOf, type Serving } from './api.server.ts'
import { alreadySent } from './pages.server.ts'

/** Written to the connection itself: thousands of them lie open. */
export function mountStream(site: Hono<Env>, running: Serving) {
  const { open } = stream
  site.get(`/api${open.path}`, async (c) => {
    if (c.req.method !== 'GET') throw new AppError('not_found', 'not_found', 'There is no such call.')
    if (running.isDraining()) throw busy(5)
    const ctx = await contextOf(c, running, false)
    if (!ctx.actor) throw unauthenticated()
    const { accountId, providerId } = ctx.actor
    await running.app.limits.take(open.limit, `${open.name} ${accountId}`)
    const milliseconds = endOfToken(bearerOf(c) ?? '') - ctx.now.getTime()
    const whose = { accountId, providerId, address: ctx.client.address, milliseconds }
    running.streams.open(c.env.outgoing, whose, { 'x-request-id': c.get('requestId'), ...sharedWith(c, running) })
    // Whoever was shut out in the last moment was told when there was nothing to end yet.
    const isStillIn = await contextOf(c, running, false).then(
      ({ actor }) => actor !== null,
      () => false,
    )
    if (!isStillIn) running.streams.shut(accountId)
    return alreadySent
  })
}

/** For pages of other sites of ours. */
function sharedWith(c: Context<Env>, { config }: Serving): Record<string, string> {
  const origin = c.req.header('origin') ?? ''
  if (!config.allowedOrigins.includes(origin)) return {}
  return { vary: 'origin', 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
}
