import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { Running } from '../app.server.ts'
import type { Env } from '../lib/api/serve.server.ts'
import { clientAddress, isFromThisMachine, isLocalHost } from '../lib/client-address.server.ts'
import type { Config } from '../lib/config.server.ts'
import { callLimits } from '../lib/limits.ts'
import { listOutbox, readOutbox } from '../lib/mail.server.ts'
import { hashSource } from '../lib/page-cache.server.ts'
import { keptFile } from './cached-file.server.ts'

/** Whether somebody who sits at this machine asks, and develops: no proxy in between, no name that leads here from elsewhere. */
export function isDeveloper({ appEnv, origin }: Config, { headers, socket, httpVersion }: IncomingMessage): boolean {
  if (appEnv === 'production' || !isLocalHost(new URL(origin).host)) return false
  // Proxies that add no header speak HTTP/1.0; browsers, and a page that calls itself our address, do not.
  const isDirect = isFromThisMachine(Object.keys(headers), socket.remoteAddress) && httpVersion !== '1.0'
  return isDirect && isLocalHost(headers.host ?? '')
}

/** The readable API description for everyone, and the mail outbox while developing. */
export function mountDevPages(site: Hono<Env>, { config, app }: Running) {
  site.use('/api/docs/*', async (c, next) => {
    const { remoteAddress } = c.env.incoming.socket
    await app.limits.take(
      callLimits.read,
      `docs ${clientAddress(c.req.raw.headers, remoteAddress, config.trustedProxies)}`,
    )
    await next()
  })
  mountApiDocs(site)
  if (config.smtpUrl) return
  site.get('/dev/outbox', async (c, next) => {
    if (!isDeveloper(config, c.env.incoming)) return next()
    const ids = await listOutbox(config)
    const items = ids.map((id) => html`<li><a href="/dev/outbox/${id}">${id}</a></li>`)
    return c.html(html`<!doctype html><html lang="en"><title>Outbox</title><h1>Outbox</h1>
      <p>${ids.length} messages, newest first.</p><ul>${items}</ul></html>`)
  })
  site.get('/dev/outbox/:id', async (c, next) => {
    if (!isDeveloper(config, c.env.incoming)) return next()
    const message = await readOutbox(config, c.req.param('id'))
    return message === null ? c.notFound() : c.text(message)
  })
}

const startScript = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true })`

function mountApiDocs(site: Hono<Env>) {
  const directory = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const files: Record<string, string> = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' }
  site.get('/api/docs', (c) => {
    // Swagger UI sets style attributes; nothing else on this page could be harmed by that.
    const policy = `default-src 'none'; script-src 'self' ${hashSource(startScript)}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'`
    c.header('content-security-policy', policy)
    return c.html(`<!doctype html><html lang="en"><head><title>Highstreet API</title>
      <meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
      <body><div id="docs"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script>${startScript}</script></body></html>`)
  })
  for (const [name, type] of Object.entries(files))
    site.get(`/api/docs/${name}`, keptFile(readFileSync(join(directory, name)), type, 'public, max-age=86400'))
}
