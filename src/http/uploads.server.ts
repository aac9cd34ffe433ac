import type { Hono } from 'hono'
import { createContext, type Running } from '../app.server.ts'
import { fileOf, isUploadPath } from '../domains/uploads/rules.ts'
import { requireOwnPlace } from '../domains/uploads/storage-place.server.ts'
import type { Env } from '../lib/api/serve.server.ts'
import { clientAddress } from '../lib/client-address.server.ts'
import { callLimits } from '../lib/limits.ts'

/** What people have uploaded, as it was written anew. An address never shows anything else. */
export function mountUploads(site: Hono<Env>, running: Running) {
  site.get('/uploads/:file', async (c) => {
    const found = isUploadPath(c.req.path) ? await running.app.storage.get(fileOf(c.req.path)) : null
    if (found === null) {
      const peer = c.env?.incoming?.socket.remoteAddress
      const address = clientAddress(c.req.raw.headers, peer, running.config.trustedProxies)
      await running.app.limits.take(callLimits.read, `uploads ${address}`)
      await requireOwnPlace(createContext(running, c.get('requestId')))
      return c.text('Not found', 404, { 'cache-control': 'no-store' })
    }
    return c.body(new Uint8Array(found), 200, {
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
}
