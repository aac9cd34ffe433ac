import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createContext, type Running } from '../app.server.ts'
import { about } from '../domains/description.server.ts'
import { authenticate } from '../domains/identity/service.server.ts'
import { routes } from '../domains/index.server.ts'
import { refusalIn } from '../domains/texts.server.ts'
import { localeOf } from '../i18n/languages.ts'
import { readOnlyHeader } from '../lib/api/call.ts'
import { workHeader } from '../lib/api/endpoint.ts'
import { AppError } from '../lib/api/errors.ts'
import { openApiDocument } from '../lib/api/openapi.ts'
import { type Env, errorResponse, mountRoutes, type Route } from '../lib/api/serve.server.ts'
import { clientAddress, clientCity, clientCountry } from '../lib/client-address.server.ts'
import type { Client, Ctx, Whereabouts } from '../lib/context.ts'
import { callLimits } from '../lib/limits.ts'
import { receiveFile } from '../lib/multipart.server.ts'
import { withSpans } from '../lib/tracing.server.ts'
import { keptFile } from './cached-file.server.ts'
import { mountHealth } from './health.server.ts'
import { hasJustWritten } from './just-written.server.ts'
import { requestLanguage } from './language.server.ts'
import type { Metrics } from './metrics.server.ts'

/** What a process holds that answers requests. */
export type Serving = Running & {
  metrics: Metrics
  isDraining: () => boolean
}

function clientOf(c: Context<Env>, running: Serving, trustCookies: boolean): Client {
  const isSecure = running.config.origin.startsWith('https:')
  const options = { path: '/api/auth', httpOnly: true, secure: isSecure, sameSite: 'Strict' as const }
  const { headers } = c.req.raw
  const address = clientAddress(headers, c.env?.incoming?.socket.remoteAddress, running.config.trustedProxies)
  return {
    address,
    whereabouts: () => whereaboutsOf(headers, address, running),
    languages: c.req.header('accept-language') ?? '',
    userAgent: c.req.header('user-agent') ?? '',
    hasJustWritten: () => hasJustWritten(c.req.header('cookie')),
    work: c.req.header(workHeader),
    receiveFile: (wanted) => receiveFile(c.req.raw, wanted),
    cookie: (name) => (trustCookies ? (getCookie(c, name) ?? null) : null),
    setCookie: (name, value, maxAge) =>
      value === null ? deleteCookie(c, name, options) : setCookie(c, name, value, { ...options, maxAge }),
  }
}

export const bearerOf = (c: Context<Env>) => /^Bearer ([\w.-]+)$/.exec(c.req.header('authorization') ?? '')?.[1]

const languageOf = (c: Context<Env>) =>
  requestLanguage(c.req.url, c.req.header('cookie'), c.req.header('accept-language'))

/** Of one request; reads its bearer token. */
export async function contextOf(c: Context<Env>, running: Serving, trustCookies: boolean): Promise<Ctx> {
  const token = bearerOf(c)
  const anonymous = {
    ...createContext(running, c.get('requestId'), null, clientOf(c, running, trustCookies)),
    locale: localeOf(languageOf(c)),
  }
  return token ? { ...anonymous, actor: await authenticateAs(anonymous, token) } : anonymous
}

const authenticateAs = ({ db, app, now }: Ctx, token: string) =>
  authenticate(db, app.authSecret, token, now, app.hostedIssuers)

/** What our own edge says, else the operator's table. */
function whereaboutsOf(headers: Headers, address: string, { config, app }: Serving): Whereabouts | null {
  const country = clientCountry(headers, config.countryHeader)
  if (country === null) return app.whereIs(address)
  return { country, city: clientCity(headers, config.cityHeader), timezone: null, coordinates: null }
}

/** `/api/**` and `/health/**`: every call of the contracts, its description, and the probes. */
export function createApi(running: Serving, served: readonly Route[] = routes): Hono<Env> {
  const api = new Hono<Env>()
  api.onError((error, c) => {
    const { status, body, headers } = errorResponse(error, c.get('requestId'), running.log)
    const message = refusalIn(languageOf(c), body.code, body.message)
    return c.json({ ...body, message }, status as 400, headers)
  })
  api.use('/api/*', async (c, next) => {
    if (!c.get('requestId')) c.set('requestId', randomUUID())
    await next()
    const { headers } = c.res
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
    if (running.watch.state.isReadOnly) headers.set(readOnlyHeader, '1')
  })

  mountCors(api, running.config.allowedOrigins)

  const { origin } = running.config
  const describe = () =>
    openApiDocument(served, {
      server: '/api',
      contact: { name: 'Highstreet', url: `${origin}/contact`, email: running.app.contactEmail },
      ...about,
    })
  // By the first who asks: a tenth of a start would go into it.
  let kept: ReturnType<typeof keptFile> | null = null
  api.get('/api/openapi.json', async (c) => {
    await running.app.limits.take(callLimits.read, `openapi ${clientOf(c, running, false).address}`)
    kept ??= keptFile(JSON.stringify(describe()), 'application/json', 'public, max-age=300')
    return kept(c)
  })
  mountHealth(api, running)

  const calls = new Hono<Env>()
  mountRoutes(calls, withSpans(running.config.tracing, served), {
    origins: [running.config.origin, ...running.config.allowedOrigins],
    checkOutput: running.config.appEnv === 'test',
    whoSends: running.images.whoSends,
    context: (c, trustCookies) => contextOf(c, running, trustCookies),
  })
  api.route('/api', calls)
  api.all('/api/*', () => {
    throw new AppError('not_found', 'not_found', 'There is no such call.')
  })
  return api
}

/** For pages of other sites of ours, by an exact list; to anybody else's the browser shows no answer. */
function mountCors(api: Hono<Env>, allowedOrigins: readonly string[]) {
  if (allowedOrigins.length === 0) return
  api.use('/api/*', async (c, next) => {
    const origin = c.req.header('origin') ?? ''
    const isAllowed = allowedOrigins.includes(origin)
    if (isAllowed && c.req.method === 'OPTIONS') {
      const methods = { 'access-control-allow-methods': 'GET, POST, PUT, DELETE', 'access-control-max-age': '600' }
      const headers = {
        'access-control-allow-headers': `authorization, content-type, idempotency-key, x-visitor-id, decision-token, booking-source, ${workHeader}`,
      }
      for (const [name, value] of Object.entries({ ...methods, ...headers })) c.header(name, value)
      c.res = c.body(null, 204)
    } else await next()
    c.header('vary', 'origin', { append: true })
    if (!isAllowed) return
    c.header('access-control-allow-origin', origin)
    c.header('access-control-allow-credentials', 'true')
    c.header('access-control-expose-headers', `retry-after, x-request-id, ${readOnlyHeader}`)
  })
}
