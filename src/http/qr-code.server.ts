import type { Hono } from 'hono'
import { renderSVG } from 'uqr'
import type { Env } from '../lib/api/serve.server.ts'
import type { Config } from '../lib/config.server.ts'

/** Whether a telephone could reach the site, too. */
export const hasPublicOrigin = ({ origin }: Config) => !/^https?:\/\/(localhost|127\.|\[::1\])/.test(origin)

/** The way from a screen to a telephone. Dark on light in every theme, or cameras do not read it. */
export function mountQrCode(site: Hono<Env>, config: Config) {
  if (!hasPublicOrigin(config)) return
  const code = renderSVG(config.origin, { border: 2, blackColor: '#0b3225', whiteColor: '#fffcf4' })
  site.get('/qr.svg', (c) => {
    c.header('content-type', 'image/svg+xml')
    c.header('cache-control', 'public, max-age=86400')
    return c.body(code)
  })
}
