import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { createApp, createContext } from '../app.server.ts'
import { replayErasures } from '../domains/backup/replay-erasures.server.ts'
import { accountDeleted, accountRestored, accountSuspended } from '../domains/identity/events.ts'
import { routes } from '../domains/index.server.ts'
import { AppError } from '../lib/api/errors.ts'
import { type Env, errorResponse, inProcessCall } from '../lib/api/serve.server.ts'
import { clientAddress, forwardingHeader } from '../lib/client-address.server.ts'
import type { Config } from '../lib/config.server.ts'
import type { Logger } from '../lib/context.ts'
import { listen, warmPool } from '../lib/db.server.ts'
import { createDrain } from '../lib/drain.server.ts'
import { eventChannel } from '../lib/events.server.ts'
import { callLimits } from '../lib/limits.ts'
import { type CachedPage, type Encoding, negotiate, nothingPolicy, PageCache } from '../lib/page-cache.server.ts'
import { apiContext } from '../web/api-context.ts'
import { createApi, type Serving } from './api.server.ts'
import { mountFeeds } from './calendar-feed.server.ts'
import { mountDevPages } from './dev-pages.server.ts'
import { createGate, type Gate, notKept, probes } from './gate.server.ts'
import { mountLanguageChoice, namesLanguage } from './language.server.ts'
import { createMetrics } from './metrics.server.ts'
import { declaredParameters, pageOf } from './page-request.server.ts'
import { mountPolicyReports } from './policy-reports.server.ts'
import { hasPublicOrigin, mountQrCode } from './qr-code.server.ts'
import { mountRobots } from './robots.server.ts'

export type RunningApp = {
  address: string
  /** `isDrained`: a balancer is given time to turn away first. */
  close(isDrained?: boolean): Promise<void>
}
type StartOptions = { databaseUrl: string; dev?: ViteDevServer }

/** Who is slow to say what they want is let go, so that nobody can hold all connections. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than a proxy keeps a connection it does not use: whoever closes first must not be us, or its next POST is lost.
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
}

/** Within these, `close` ends: requests first, then jobs, so that a request in flight can still queue some. */
const lastCallMs = 15_000
const endMs = 20_000

/** Opens pools, listens, takes jobs. `close` answers what is in flight and ends all of it. */
export async function startApp(config: Config, { databaseUrl, dev }: StartOptions): Promise<RunningApp> {
  const app = await createApp(config, databaseUrl)
  const { pool, db, jobs, log, watch } = app
  const server = createServer(timeouts)
  server.maxConnections = 5000
  const drain = createDrain(server, (path) => probes.test(path))
  const { isDraining } = drain
  const running: Serving = { ...app, metrics: createMetrics({ pool, db, watch, isDraining }), isDraining }
  const forgotten = await replayErasures(createContext(app, 'start'))
  if (forgotten > 0)
    log.warn({ forgotten }, 'people who had left came back with a restored database and were forgotten again')
  const cache = new PageCache()
  const stopListening = listen(
    config.databaseDirectUrl ?? databaseUrl,
    eventChannel,
    (message) => forgetPages(cache, message),
    () => cache.forgetAll(),
    log,
  )
  await warmPool(pool, Math.ceil(config.poolSize / 2))
  // Its library takes a second to read, which nobody's first mail or request should have to wait for.
  if (!dev) await import('react-email')
  const answer = await createListener(running, cache, dev)
  server.on('request', dev ? behindVite(dev, answer) : answer)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(config.port, config.host, resolve))
  await jobs.work()
  const { port } = server.address() as AddressInfo

  return {
    address: `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`,
    close: async (isDrained = false) => {
      const startedAt = performance.now()
      const resting = jobs.rest().catch((err: unknown) => log.warn({ err }, 'some jobs are still taken'))
      await drain.end(isDrained ? config.drainSeconds * 1000 : 0, lastCallMs)
      await resting
      await Promise.all([app.close(endMs - (performance.now() - startedAt)), stopListening()])
    },
  }
}

/** The built pages. Their declared type says `basename: string | undefined` where the handler wants the key left out. */
export const loadPages = () => import('virtual:react-router/server-build') as unknown as Promise<ServerBuild>
export { apiContext }

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** A page that is already there goes out before anything but the gate is looked at: it is the same for everyone. */
async function createListener(running: Serving, cache: PageCache, dev: ViteDevServer | undefined): Promise<Listener> {
  const { config } = running
  const gate = createGate(running)
  const pages = dev ? loadPages : await loadPages()
  const declared = typeof pages === 'function' ? null : declaredParameters(pages)
  const site = await createSite(running, cache, gate, pages)
  const answer = getRequestListener(site.fetch, { overrideGlobalObjects: false })
  const reportForwarding = forwardingReporter(config, running.log)
  return (request, response) => {
    reportForwarding(request)
    const isRead = (request.method === 'GET' || request.method === 'HEAD') && !request.url?.startsWith('/api/')
    const isOpen = gate === null || gate.isOpenFor(request.headers.cookie)
    const page = isRead && isOpen && declared ? cache.find(pageOf(config, declared, request).key, Date.now()) : null
    const encoding = negotiate(request.headers['accept-encoding'])
    if (page?.bodies[encoding]) {
      sendPage(page, encoding, request, response)
      running.metrics.answered({ method: request.method ?? 'GET', route: 'kept page', status: page.status, seconds: 0 })
    } else void answer(request, response)
  }
}

function sendPage(page: CachedPage, encoding: Encoding, request: IncomingMessage, response: ServerResponse) {
  const requestId = randomUUID()
  if (request.headers['if-none-match'] === page.headers.etag) {
    response.writeHead(304, { ...page.headers, 'x-request-id': requestId }).end()
    return
  }
  const body = page.bodies[encoding] ?? page.bodies.identity
  const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  response
    .writeHead(page.status, { ...page.headers, ...coding, 'content-length': body.length, 'x-request-id': requestId })
    .end(body)
}

function securityHeaders(config: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
    ...(config.origin.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Not for files: a service worker lives by the policy of its script. */
const isNoPage = ({ headers }: Response) =>
  !headers.has('content-security-policy') &&
  /^(application\/json|text\/(plain|html)|$)/.test(headers.get('content-type') ?? '')

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/** Top to bottom: request id, safe headers, gate, API and health, files, pages. */
async function createSite(
  running: Serving,
  cache: PageCache,
  gate: Gate | null,
  /** A function in development: they change while the server runs. */
  pages: ServerBuild | (() => Promise<ServerBuild>),
): Promise<Hono<Env>> {
  const { config, log } = running
  const dev = typeof pages === 'function'
  const safe = securityHeaders(config)
  const site = new Hono<Env>()
  site.use('*', async (c, next) => {
    c.set('requestId', randomUUID())
    const startedAt = performance.now()
    if (methods.has(c.req.method)) await next()
    else c.res = c.text('Method not allowed', 405, { allow: [...methods].join(', ') })
    const status = c.res === alreadySent ? c.env.outgoing.statusCode : c.res.status
    const fields = { requestId: c.get('requestId'), method: c.req.method, route: c.req.routePath, status }
    const ms = performance.now() - startedAt
    log.info({ ...fields, ms: Math.round(ms) }, 'request')
    running.metrics.answered({ ...fields, seconds: ms / 1000 })
    for (const [name, value] of Object.entries(safe)) c.header(name, value)
    // In development pages come as they are rendered, with what Vite adds to them.
    if (!dev && isNoPage(c.res)) c.header('content-security-policy', nothingPolicy)
    c.header('x-request-id', c.get('requestId'))
  })
  site.onError((error, c) => {
    const { status, body, headers } = errorResponse(error, c.get('requestId'), log)
    return c.json(body, status as 400, headers)
  })
  mountRobots(site, gate !== null)
  if (gate) {
    // The screen needs its styles; what else lies there is in public sources, too.
    if (!dev) site.get('*', serveFiles)
    gate.mount(site, typeof pages === 'function' ? ['/src/web/styles/app.css'] : (pages.assets.routes.root?.css ?? []))
  }
  mountDevPages(site, running)
  mountLanguageChoice(site, config.origin)
  mountPolicyReports(site, running)
  mountQrCode(site, config)
  mountFeeds(site, running)
  site.route('/', createApi(running))
  if (!dev) site.get('*', serveFiles)
  for (const files of ['/assets/*', '/pictures/*', '/share/*', '/icons/*'])
    site.get(files, (c) => c.text('Not found', 404))

  const declared = typeof pages === 'function' ? null : declaredParameters(pages)
  const handle = createRequestHandler(pages, dev ? 'development' : 'production')
  site.all('*', async (c) => {
    const { requestId } = c.var
    const address = clientAddress(c.req.raw.headers, c.env.incoming.socket.remoteAddress, config.trustedProxies)
    await running.app.limits.take(callLimits.read, `page ${address}`)
    const asked = pageOf(config, declared ?? declaredParameters(await loadPages()), c.env.incoming)
    const { params, language, showsDevPages } = asked
    const render = (request: Request) => {
      const call = inProcessCall(routes, () => createContext(running, requestId), config.appEnv === 'test')
      const site = { ...siteOf(config), showsDevPages, call, language }
      return handle(request, new RouterContextProvider(new Map([[apiContext, site]])))
    }
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return render(c.req.raw)
    if (dev) return render(new Request(Object.assign(new URL(c.req.url), { search: params }), c.req.raw))
    const encoding = negotiate(c.req.header('accept-encoding'))
    const page = await cache.get(asked, Date.now(), encoding, async () => {
      // A request of our own: the page is for all who wait, so that nobody's headers, further parameters or leaving touch it.
      const url = new URL(config.origin)
      const { pathname } = new URL(c.req.url)
      const isHidden = !showsDevPages && devPage.test(pathname)
      url.pathname = isHidden ? nowhere : pathname
      url.search = params
      const signal = AbortSignal.timeout(renderMs)
      const response = await unlessAborted(signal, render(new Request(url, { signal })))
      const answer = isHidden ? await renamed(response, nowhere, pathname) : response
      return withPageHeaders(answer, gate ? { ...safe, 'cache-control': notKept } : safe, namesLanguage(url.search))
    })
    sendPage(page, encoding, c.env.incoming, c.env.outgoing)
    return alreadySent
  })
  return site
}

/** What every page may know of the settings. */
function siteOf(config: Config) {
  const { origin, socialLinks, appEnv, demo } = config
  return {
    origin,
    socialLinks,
    hasPublicOrigin: hasPublicOrigin(config),
    isDemo: appEnv === 'production' && demo,
  }
}

/** The adapter leaves a response alone that says so. */
const alreadySent = new Response(null, { headers: { 'x-hono-already-sent': 'true' } })

/** A page whose address names its language may be kept by anyone for a minute; a guessed one is asked for again. */
function withPageHeaders(response: Response, safe: Record<string, string>, hasLanguage: boolean): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(safe)) headers.set(name, value)
  if (!headers.has('cache-control')) {
    headers.set('cache-control', hasLanguage && response.status === 200 ? 'public, s-maxage=60' : 'no-cache')
  }
  headers.set('vary', hasLanguage ? 'accept-encoding' : 'accept-encoding, accept-language, cookie')
  return new Response(response.body, { status: response.status, headers })
}

const files = serveStatic<Env>({ root: './build/client', precompressed: true })

/** A name with a hash never changes; the service worker is looked at anew each time. */
const serveFiles: MiddlewareHandler<Env> = async (c, next) => {
  const response = await files(c, next)
  // Where there is no such file, the answer is that of whoever comes after.
  if (!(response instanceof Response)) return
  const kept = c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
  response.headers.set('cache-control', c.req.path === '/sw.js' ? 'no-cache' : kept)
  return response
}

/** To whom it is not shown it answers like a path that leads nowhere, down to the files the page names. */
const devPage = /^\/dev\/ui$/i
const nowhere = '/dev/nowhere'

async function renamed(response: Response, from: string, to: string): Promise<Response> {
  return new Response((await response.text()).replaceAll(from, to), response)
}

/** A page that takes longer is given up, for all who wait. */
const renderMs = 10_000

function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const late = new AppError('unavailable', 'busy', 'We are very busy right now. Please try again.', {
    retryAfterSeconds: 1,
  })
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(late), { once: true })
  return Promise.race([work, promise])
}

const reportEveryMs = 5 * 60_000

/** Without trusted proxies everybody behind one counts as one caller: whoever runs the site is to hear of it. */
function forwardingReporter({ trustedProxies }: Config, log: Logger) {
  let reportedAt = Number.NEGATIVE_INFINITY
  return ({ headers }: IncomingMessage) => {
    if (trustedProxies > 0 || performance.now() - reportedAt < reportEveryMs) return
    const header = forwardingHeader(Object.keys(headers))
    if (header === null) return
    reportedAt = performance.now()
    log.warn({ header }, 'requests come through a proxy, but TRUSTED_PROXIES is 0: all of them count as one caller')
  }
}

const shutting = new Set([accountSuspended, accountRestored, accountDeleted].map(({ name }) => name))

function forgetPages(cache: PageCache, message: string) {
  const { name, payload } = JSON.parse(message) as { name: string; payload: { providerId?: string } }
  // Whoever is shut out or has left disappears from every list, and no list is named after them.
  if (shutting.has(name)) cache.forgetAll()
  else if (payload.providerId) cache.forget(`provider:${payload.providerId}`)
}

function behindVite(dev: ViteDevServer, answer: Listener): Listener {
  return (request, response) => {
    if (request.url?.startsWith('/api') || request.url?.startsWith('/health')) answer(request, response)
    else dev.middlewares(request, response, () => answer(request, response))
  }
}
