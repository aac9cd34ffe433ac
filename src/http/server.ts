import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { ViteDevServer } from 'vite'
import { createApp, createContext } from '../app.server.ts'
import { replayErasures } from '../domains/backup/replay-erasures.server.ts'
import { categoriesChanged } from '../domains/categories/events.ts'
import { takeCategoryNames } from '../domains/categories/set-categories.server.ts'
import { accountDeleted, accountRestored, accountSuspended } from '../domains/identity/events.ts'
import { type Heard, hearEvent } from '../domains/notifications/hear-event.server.ts'
import { providerChanged } from '../domains/providers/events.ts'
import { checkPlace } from '../domains/uploads/storage-place.server.ts'
import { type Env, errorResponse } from '../lib/api/serve.server.ts'
import { forwardingHeader } from '../lib/client-address.server.ts'
import type { Config } from '../lib/config.server.ts'
import { negotiate } from '../lib/content-encoding.server.ts'
import type { Logger, Replica } from '../lib/context.ts'
import { listen, warmPool } from '../lib/db.server.ts'
import { createDrain } from '../lib/drain.server.ts'
import { eventChannel } from '../lib/events.server.ts'
import { nothingPolicy, PageCache } from '../lib/page-cache.server.ts'
import { inRequestSpan, tellAnswer } from '../lib/tracing.server.ts'
import { createApi, type Serving } from './api.server.ts'
import { mountFeeds } from './calendar-feed.server.ts'
import { mountCardSimulator } from './card-simulator.server.ts'
import { mountDevPages } from './dev-pages.server.ts'
import { failurePage, wantsPage } from './failure-page.server.ts'
import { serveFiles } from './files.server.ts'
import { createGate, type Gate, notKept, probes } from './gate.server.ts'
import { mountHealth } from './health.server.ts'
import { mountHostedForm } from './hosted-form.server.ts'
import { writtenCookie } from './just-written.server.ts'
import { mountLanguageChoice } from './language.server.ts'
import { createMetrics } from './metrics.server.ts'
import { declaredParameters, pageOf } from './page-request.server.ts'
import { alreadySent, loadPages, mountPages, type Pages, pageTime, sendPage } from './pages.server.ts'
import { mountPolicyReports } from './policy-reports.server.ts'
import { mountQrCode } from './qr-code.server.ts'
import { readAnew } from './read-anew.ts'
import { mountRobots } from './robots.server.ts'
import { forgetSharePictures, mountSharePictures } from './share-pictures.server.ts'
import { mountSitemap } from './sitemap.server.ts'
import { mountStream } from './stream.server.ts'
import { mountUnsubscribe } from './unsubscribe.server.ts'
import { mountUploads } from './uploads.server.ts'
import { cardWebhookPath, mountWebhooks } from './webhooks.server.ts'

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
  const { replica } = app.app
  const server = createServer(timeouts)
  server.maxConnections = 5000
  const drain = createDrain(server, (path) => probes.test(path))
  const { isDraining } = drain
  const cache = new PageCache()
  const running: Serving = {
    ...app,
    metrics: createMetrics({ pool, db, watch, replica, streams: app.streams, cache, isDraining }),
    isDraining,
  }
  const forgotten = await replayErasures(createContext(app, 'start'))
  if (forgotten > 0)
    log.warn({ forgotten }, 'people who had left came back with a restored database and were forgotten again')
  await checkPlace(createContext(app, 'start'))
  await takeCategoryNames(createContext(app, 'start'))
  const shown = shownOf(cache, replica)
  // Heard of a moment later than whoever has changed it is answered, or half a second where the connection was lost.
  app.app.happened = (name, payload) => forgetShown(shown, app, { name, payload })
  /** What categories are called stands on every page. */
  const names = readAnew({
    read: () => takeCategoryNames(createContext(app, 'categories')),
    after: () => shown.forgetAll(),
    failed: (err) => log.error({ err }, 'the names of categories were not read anew; they are again soon'),
  })
  const stopListening = listen(
    config.databaseDirectUrl ?? databaseUrl,
    eventChannel,
    (message) => {
      const heard = JSON.parse(message) as Heard
      running.metrics.happened(heard.name)
      forgetShown(shown, app, heard)
      if (heard.name === categoriesChanged.name) names.ask()
      hearEvent(app.streams, heard)
    },
    () => {
      shown.forgetAll()
      names.ask()
      app.streams.shutAll()
    },
    log,
  )
  await replica?.watch()
  await warmPool(pool, Math.ceil(config.poolSize / 2))
  const answer = await createListener(running, cache, dev)
  server.on('request', dev ? behindVite(dev, answer) : answer)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(config.port, config.host, resolve))
  await jobs.work()
  const { port } = server.address() as AddressInfo
  const site = config.role === 'worker' ? config.origin : `http://127.0.0.1:${port}`
  app.simulator?.tell(`${site}${cardWebhookPath}`)

  return {
    address: `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`,
    close: async (isDrained = false) => {
      const startedAt = performance.now()
      const resting = jobs.rest().catch((err: unknown) => log.warn({ err }, 'some jobs are still taken'))
      const draining = drain.end(isDrained ? config.drainSeconds * 1000 : 0, lastCallMs)
      // Whoever listens comes again, and elsewhere if there is a node that is ready.
      app.streams.end()
      app.images.end()
      names.end()
      await draining
      await resting
      await Promise.all([app.close(endMs - (performance.now() - startedAt)), stopListening()])
    },
  }
}

// What the bench of the pages renders them with.
export { apiContext } from '../web/api-context.ts'
export { loadPages }

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** A page that is already there goes out before anything but the gate is looked at: it is the same for everyone. */
async function createListener(running: Serving, cache: PageCache, dev: ViteDevServer | undefined): Promise<Listener> {
  const { config } = running
  if (config.role === 'worker') return getRequestListener(createProbes(running).fetch)
  const gate = createGate(running)
  const pages = dev ? loadPages : await loadPages()
  const declared = typeof pages === 'function' ? null : declaredParameters(pages)
  const site = await createSite(running, cache, gate, pages)
  const answer = getRequestListener(async (request, env) => {
    const response = await site.fetch(request, env)
    // Hono answers HEAD with a copy, which would be sent once more.
    return env.outgoing.headersSent ? alreadySent : response
  })
  const reportForwarding = forwardingReporter(config, running.log)
  return (request, response) => {
    reportForwarding(request)
    const isRead = (request.method === 'GET' || request.method === 'HEAD') && !request.url?.startsWith('/api/')
    const isOpen = gate === null || gate.isOpenFor(request.headers.cookie)
    const page =
      isRead && isOpen && declared ? cache.find(pageOf(config, declared, request).key, pageTime(running)) : null
    const encoding = negotiate(request.headers['accept-encoding'])
    const body = page?.bodies[encoding]
    if (page && body) {
      sendPage(page, encoding, body, request, response)
      running.metrics.answered({ method: request.method ?? 'GET', route: 'kept page', status: page.status, seconds: 0 })
    } else void answer(request, response)
  }
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

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])
/** What strangers write no call shows that may lag; and their browsers tell at every page how fast it was. */
const isSignedIn = (c: Context<Env>) => c.req.header('authorization') !== undefined
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/** All that a worker answers. */
function createProbes(running: Serving): Hono<Env> {
  const site = new Hono<Env>()
  site.use('*', async (c, next) => {
    c.set('requestId', randomUUID())
    await next()
  })
  site.onError((error, c) => {
    const { status, body, headers } = errorResponse(error, c.get('requestId'), running.log)
    return c.json(body, status as 400, headers)
  })
  site.notFound((c) => c.text('This node does jobs. Requests go to the others.', 404))
  mountHealth(site, running)
  return site
}

/** Top to bottom: request id, safe headers, gate, API and health, files, pages. */
async function createSite(running: Serving, cache: PageCache, gate: Gate | null, pages: Pages): Promise<Hono<Env>> {
  const { config, log } = running
  const dev = typeof pages === 'function'
  const styles = typeof pages === 'function' ? ['/src/web/styles/app.css'] : (pages.assets.routes.root?.css ?? [])
  const safe = securityHeaders(config)
  const cookie = running.app.replica && writtenCookie(config)
  const site = new Hono<Env>()
  site.use('*', async (c, next) => {
    c.set('requestId', randomUUID())
    const startedAt = performance.now()
    const fields = await inRequestSpan(c.req.method, c.req.raw.headers, async (span) => {
      if (methods.has(c.req.method)) await next()
      else c.res = c.text('Method not allowed', 405, { allow: [...methods].join(', ') })
      const answered = {
        requestId: c.get('requestId'),
        method: c.req.method,
        route: c.req.routePath,
        status: c.res === alreadySent ? c.env.outgoing.statusCode : c.res.status,
      }
      tellAnswer(span, answered)
      return answered
    })
    const ms = performance.now() - startedAt
    log.info({ ...fields, ms: Math.round(ms) }, 'request')
    running.metrics.answered({ ...fields, seconds: ms / 1000 })
    if (c.res === alreadySent) return
    // Not by c.header, which makes a whole new answer for each.
    const { headers } = c.res
    for (const [name, value] of Object.entries(safe)) headers.set(name, value)
    // In development pages come as they are rendered, with what Vite adds to them.
    if (!dev && isNoPage(c.res)) headers.set('content-security-policy', nothingPolicy)
    headers.set('x-request-id', fields.requestId)
    if (cookie && isSignedIn(c) && !reads.has(c.req.method)) headers.append('set-cookie', cookie)
  })
  site.onError((error, c) => {
    const answer = errorResponse(error, c.get('requestId'), log)
    if (wantsPage(c)) return failurePage(c, answer, styles)
    return c.json(answer.body, answer.status as 400, answer.headers)
  })
  mountRobots(site, gate !== null, config.origin)
  mountWebhooks(site, running)
  // Mail programs know no password.
  mountUnsubscribe(site, running, styles)
  // Nor does a form that comes from another site, which brings no cookie; where it leads to is behind the gate.
  mountHostedForm(site, running)
  if (gate) {
    // The screen needs its styles; what else lies there is in public sources, too.
    if (!dev) site.get('*', serveFiles)
    gate.mount(site, styles)
  }
  mountDevPages(site, running)
  mountCardSimulator(site, running)
  mountLanguageChoice(site, config.origin)
  mountPolicyReports(site, running)
  mountQrCode(site, config)
  mountSharePictures(site, running)
  mountUploads(site, running)
  mountSitemap(site, running)
  mountFeeds(site, running)
  mountStream(site, running)
  site.route('/', createApi(running))
  if (!dev) site.get('*', serveFiles)
  for (const files of ['/assets/*', '/pictures/*', '/share/*', '/icons/*'])
    site.get(files, (c) => c.text('Not found', 404))
  mountPages(site, running, cache, pages, gate ? { ...safe, 'cache-control': notKept } : safe)
  return site
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

type Shown = Pick<PageCache, 'forget' | 'forgetAll'>

/** Kept pages, and what a replica may not have heard of yet. */
function shownOf(cache: PageCache, replica: Replica | null): Shown {
  return {
    forget: (tag) => {
      replica?.changed(tag)
      cache.forget(tag)
    },
    forgetAll: () => {
      replica?.changed(null)
      cache.forgetAll()
    },
  }
}

/** Kept pages, and pictures of shared links. */
function forgetShown(shown: Shown, { config, log }: Pick<Serving, 'config' | 'log'>, { name, payload }: Heard) {
  // Whoever is shut out or has left disappears from every list, and no list is named after them.
  if (shutting.has(name)) shown.forgetAll()
  else if (payload.providerId) shown.forget(`provider:${payload.providerId}`)
  // A booking is no reason to make the lists anew; what a provider no longer says is.
  if (name === providerChanged.name) shown.forget(`listed:${payload.providerId}`)
  if (payload.providerId && (name === providerChanged.name || shutting.has(name)))
    forgetSharePictures(config.dataDir, payload.providerId).catch((err) =>
      log.warn({ err }, 'pictures of shared links cannot be removed'),
    )
}

function behindVite(dev: ViteDevServer, answer: Listener): Listener {
  return (request, response) => {
    if (request.url?.startsWith('/api') || request.url?.startsWith('/health')) answer(request, response)
    else dev.middlewares(request, response, () => answer(request, response))
  }
}
