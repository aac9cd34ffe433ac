import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import type { Env } from '../lib/api/serve.server.ts'
import { negotiate } from '../lib/content-encoding.server.ts'
import { shippedFile } from '../lib/shipped-file.server.ts'

const files = serveStatic<Env>({ root: shippedFile('build/client'), precompressed: true })

/** A name with a hash never changes; the service worker is looked at anew each time. */
export const serveFiles: MiddlewareHandler<Env> = async (c, next) => {
  // It knows codings by their bare names only.
  c.req.raw.headers.set('accept-encoding', negotiate(c.req.header('accept-encoding')))
  const response = await files(c, next)
  // Where there is no such file, the answer is that of whoever comes after.
  if (!(response instanceof Response)) return
  const kept = c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
  response.headers.set('cache-control', c.req.path === '/sw.js' ? 'no-cache' : kept)
  return response
}
