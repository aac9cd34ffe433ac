import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { namesTag } from '../lib/page-cache.server.ts'

/** A file that never changes while we run: made once, and not sent again to whoever has it. */
export function keptFile(body: string | Buffer, type: string, cacheControl: string): (c: Context) => Response {
  const bytes = new Uint8Array(Buffer.from(body))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return (c) => {
    c.header('etag', etag)
    c.header('cache-control', cacheControl)
    if (namesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304)
    c.header('content-type', type)
    return c.body(bytes)
  }
}
