import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Hono } from 'hono'
import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from 'react-router'
import { createContext, nobody } from '../app.server.ts'
import { routes } from '../domains/index.server.ts'
import { localeOf } from '../i18n/languages.ts'
import type { Call } from '../lib/api/call.ts'
import { busy, isAppError } from '../lib/api/errors.ts'
import { type Env, errorResponse, inProcessCall } from '../lib/api/serve.server.ts'
import { clientAddress } from '../lib/client-address.server.ts'
import type { Config } from '../lib/config.server.ts'
import { type Encoding, negotiate } from '../lib/content-encoding.server.ts'
import { callLimits } from '../lib/limits.ts'
import { type CachedPage, namesTag, type PageCache, tagsOf } from '../lib/page-cache.server.ts'
import { withSpans } from '../lib/tracing.server.ts'
import { apiContext } from '../web/api-context.ts'
import type { Serving } from './api.server.ts'
import { hasJustWritten } from './just-written.server.ts'
import { namesLanguage } from './language.server.ts'
import { declaredParameters, pageOf } from './page-request.server.ts'
import { hasPublicOrigin } from './qr-code.server.ts'

/** A function in development: they change while the server runs. */
export type Pages = ServerBuild | (() => Promise<ServerBuild>)

/** The built pages. Their declared type says `basename: string | undefined` where the handler wants the key left out. */
export const loadPages = () => import('virtual:react-router/server-build') as unknown as Promise<ServerBuild>

/** What a kept page ages by. */
export const pageTime = ({ watch }: Serving) => Date.now() + watch.state.movedBy

/** Every page, rendered once for all who ask for it. */
export function mountPages(
  site: Hono<Env>,
  running: Serving,
  cache: PageCache,
  pages: Pages,
  pageHeaders: Record<string, string>,
) {
  const { config } = running
  const isLive = typeof pages === 'function'
  const declared = typeof pages === 'function' ? null : declaredParameters(pages)
  const served = withSpans(config.tracing, routes)
  const handle = createRequestHandler(pages, isLive ? 'development' : 'production')
  site.all('*', async (c) => {
    const { requestId } = c.var
    const address = clientAddress(c.req.raw.headers, c.env.incoming.socket.remoteAddress, config.trustedProxies)
    await running.app.limits.take(callLimits.read, `page ${address}`)
    const asked = pageOf(config, declared ?? declaredParameters(await loadPages()), c.env.incoming)
    const { params, language, showsDevPages } = asked
    const { replica } = running.app
    const isPatient = !hasJustWritten(c.req.header('cookie'))
    const render = (request: Request, mayLag: boolean) => {
      const report = (error: unknown) => errorResponse(error, requestId, running.log)
      const client = { ...nobody, hasJustWritten: () => !mayLag }
      const context = () => ({ ...createContext(running, requestId, null, client), locale: localeOf(language) })
      const inProcess = inProcessCall(served, context, config.appEnv === 'test')
      const call = withStatus(inProcess, report)
      const site = { ...siteOf(config), showsDevPages, call, language, report }
      return handle(request, new RouterContextProvider(new Map([[apiContext, site]])))
    }
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return render(c.req.raw, false)
    if (isLive) return render(new Request(Object.assign(new URL(c.req.url), { search: params }), c.req.raw), isPatient)
    const encoding = negotiate(c.req.header('accept-encoding'))
    const { page, body } = await cache.get(asked, pageTime(running), encoding, async () => {
      // A request of our own: the page is for all who wait, so that nobody's headers, further parameters or leaving touch it.
      const url = new URL(config.origin)
      const { pathname } = new URL(c.req.url)
      const isHidden = !showsDevPages && devPage.test(pathname)
      url.pathname = isHidden ? nowhere : pathname
      url.search = params
      const signal = AbortSignal.timeout(renderMs)
      const held = isPatient && replica?.isFresh() ? replica.holdsUntil : null
      const draw = (mayLag: boolean) => unlessAborted(signal, render(new Request(url, { signal }), mayLag))
      const drawn = await draw(held !== null)
      // What it shows was changed, and the replica had not heard of it: the page would be kept as it was before.
      const isLate = held !== null && replica?.mayMiss(tagsOf(drawn.headers), held)
      const response = isLate ? await draw(false) : drawn
      const answer = isHidden ? await renamed(response, nowhere, pathname) : response
      return withPageHeaders(answer, pageHeaders, namesLanguage(url.search))
    })
    sendPage(page, encoding, body, c.env.incoming, c.env.outgoing, requestId)
    return alreadySent
  })
}

export function sendPage(
  page: CachedPage,
  encoding: Encoding,
  body: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string = randomUUID(),
) {
  if (page.status === 200 && namesTag(request.headers['if-none-match'], page.headers.etag)) {
    response.writeHead(304, { ...page.headers, 'x-request-id': requestId }).end()
    return
  }
  const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  response
    .writeHead(page.status, { ...page.headers, ...coding, 'content-length': body.length, 'x-request-id': requestId })
    .end(body)
}

/** A page that cannot be had for now answers so, with the code that says why: of what else is thrown the router tells nobody. */
function withStatus(call: Call, report: (error: unknown) => ReturnType<typeof errorResponse>): Call {
  return async (endpoint, input) => {
    try {
      return await call(endpoint, input)
    } catch (error) {
      if (!isAppError(error) || error.kind !== 'unavailable') throw error
      const { status, headers } = report(error)
      throw data({ code: error.code }, { status, headers })
    }
  }
}

/** What every page may know of the settings. */
function siteOf(config: Config) {
  const { origin, socialLinks, appEnv, demo } = config
  return {
    origin,
    socialLinks,
    hasPublicOrigin: hasPublicOrigin(config),
    hasGoogleMaps: config.googleMapsKey !== null,
    hasCardProcessor: typeof config.cards === 'object',
    knowsCountry: config.countryHeader !== null || config.locationTable !== null,
    isDemo: appEnv === 'production' && demo,
  }
}

/** The adapter leaves a response alone that says so. */
export const alreadySent = new Response(null, { headers: { 'x-hono-already-sent': 'true' } })

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

/** To whom it is not shown it answers like a path that leads nowhere, down to the files the page names. */
const devPage = /^\/dev\/ui$/i
const nowhere = '/dev/nowhere'

async function renamed(response: Response, from: string, to: string): Promise<Response> {
  return new Response((await response.text()).replaceAll(from, to), response)
}

/** A page that takes longer is given up, for all who wait. */
const renderMs = 10_000

function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(busy()), { once: true })
  return Promise.race([work, promise])
}
