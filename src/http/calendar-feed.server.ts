import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { createContext, type Running } from '../app.server.ts'
import { readFeed } from '../domains/calendar-sync/service.server.ts'
import type { Env } from '../lib/api/serve.server.ts'
import { clientAddress } from '../lib/client-address.server.ts'
import { callLimits } from '../lib/limits.ts'

/** What calendar programs come back for. They can neither sign in nor answer a question. */
export function mountFeeds(site: Hono<Env>, running: Running) {
  site.get('/ical/:file{[\\w-]+\\.ics}', async (c) => {
    const peer = c.env?.incoming?.socket.remoteAddress
    await running.app.limits.take(
      callLimits.read,
      clientAddress(c.req.raw.headers, peer, running.config.trustedProxies),
    )
    const token = c.req.param('file').slice(0, -'.ics'.length)
    const calendar = await readFeed(createContext(running, c.get('requestId')), token)
    if (calendar === null) return c.text('Not found', 404, { 'cache-control': 'no-store' })
    const etag = `"${createHash('sha256').update(calendar).digest('base64url').slice(0, 22)}"`
    const headers = { etag, 'cache-control': 'private, max-age=300', 'referrer-policy': 'no-referrer' }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(calendar, 200, { ...headers, 'content-type': 'text/calendar; charset=utf-8' })
  })
}
