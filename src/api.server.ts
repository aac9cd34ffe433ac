import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { sql } from 'kysely'
import { contracts } from './domains/contracts.ts'
import { authenticate } from './domains/identity/service.server.ts'
import { routes } from './domains/index.server.ts'
import { defaultLanguage, localeOf } from './i18n/languages.ts'
import { keptFile } from './kept-file.server.ts'
import { requestLanguage } from './language.server.ts'
import { AppError } from './lib/api/errors.ts'
import { openApiDocument } from './lib/api/openapi.ts'
import { type Env, errorResponse, mountRoutes, type Route } from './lib/api/serve.server.ts'
import { clientAddress, isFromThisMachine } from './lib/client-address.server.ts'
import type { Config } from './lib/config.server.ts'
import type { Actor, App, Client, Ctx, Database, JobQueue } from './lib/context.ts'
import type { RootLogger } from './lib/log.server.ts'

/** What one running process holds. */
export type Running = {
  config: Config
  app: App
  db: Database
  jobs: JobQueue
  log: RootLogger
  isDraining: () => boolean
}

const nobody: Client = { address: 'none', cookie: () => null, setCookie: () => {} }

export function createContext(
  running: Running,
  requestId: string,
  actor: Actor | null = null,
  client: Client = nobody,
): Ctx {
  const { app, db, jobs, log } = running
  return {
    app,
    actor,
    db,
    jobs,
    client,
    requestId,
    locale: localeOf(defaultLanguage),
    now: new Date(Date.now() + app.clockOffset),
    log: log.child({ requestId }),
  }
}

function clientOf(c: Context<Env>, running: Running, trustCookies: boolean): Client {
  const isSecure = running.config.origin.startsWith('https:')
  const options = { path: '/api/auth', httpOnly: true, secure: isSecure, sameSite: 'Strict' as const }
  return {
    address: clientAddress(c.req.raw.headers, c.env?.incoming?.socket.remoteAddress, running.config.trustedProxies),
    userAgent: c.req.header('user-agent') ?? '',
    cookie: (name) => (trustCookies ? (getCookie(c, name) ?? null) : null),
    setCookie: (name, value, maxAge) =>
      value === null ? deleteCookie(c, name, options) : setCookie(c, name, value, { ...options, maxAge }),
  }
}

/** `/api/**` and `/health/**`: every call of the contracts, its description, and the probes. */
export function createApi(running: Running, served: readonly Route[] = routes): Hono<Env> {
  const api = new Hono<Env>()
  api.onError((error, c) => {
    const { status, body, headers } = errorResponse(error, c.get('requestId'), running.log)
    return c.json(body, status as 400, headers)
  })
  api.use('/api/*', async (c, next) => {
    if (!c.get('requestId')) c.set('requestId', randomUUID())
    await next()
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-store')
  })

  mountCors(api, running.config.allowedOrigins)

  const description = openApiDocument(
    Object.values(contracts).flatMap((contract) => Object.values(contract)),
    '/api',
  )
  const kept = keptFile(JSON.stringify(description), 'application/json', 'public, max-age=300')
  api.get('/api/openapi.json', async (c) => {
    await running.app.limits.take('read', `openapi ${clientOf(c, running, false).address}`)
    return kept(c)
  })
  mountHealth(api, running)

  const calls = new Hono<Env>()
  mountRoutes(calls, served, {
    origins: [running.config.origin, ...running.config.allowedOrigins],
    checkOutput: running.config.appEnv === 'test',
    context: async (c, trustCookies) => {
      const [, token] = /^Bearer ([\w.-]+)$/.exec(c.req.header('authorization') ?? '') ?? []
      const language = requestLanguage(c.req.url, c.req.header('cookie'), c.req.header('accept-language'))
      const anonymous = {
        ...createContext(running, c.get('requestId'), null, clientOf(c, running, trustCookies)),
        locale: localeOf(language),
      }
      return token
        ? { ...anonymous, actor: await authenticate(running.db, running.app.authSecret, token, anonymous.now) }
        : anonymous
    },
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
      const headers = { 'access-control-allow-headers': 'authorization, content-type, idempotency-key' }
      for (const [name, value] of Object.entries({ ...methods, ...headers })) c.header(name, value)
      c.res = c.body(null, 204)
    } else await next()
    c.header('vary', 'origin', { append: true })
    if (!isAllowed) return
    c.header('access-control-allow-origin', origin)
    c.header('access-control-allow-credentials', 'true')
    c.header('access-control-expose-headers', 'retry-after, x-request-id')
  })
}

/** Probes ask every second or so; a flood of them costs one query in this time. */
const readyMs = 500

/** One answer for all who ask within so many milliseconds. */
function shared<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null
  let askedAt = 0
  return () => {
    if (answer !== null && performance.now() - askedAt < milliseconds) return answer
    askedAt = performance.now()
    answer = ask()
    return answer
  }
}

function mountHealth(api: Hono<Env>, running: Running) {
  const answer = (isWell: boolean) => ({ status: isWell ? 'ok' : 'unavailable', ok: isWell })
  const databaseAnswers = shared(readyMs, () =>
    sql`select 1`.execute(running.db).then(
      () => true,
      () => false,
    ),
  )
  for (const prefix of ['', '/api']) {
    api.get(`${prefix}/health`, (c) => c.json({ ...answer(true), version: '0.1.0' }))
    api.get(`${prefix}/health/live`, (c) => c.json(answer(true)))
    api.get(`${prefix}/health/ready`, async (c) => {
      const isReady = !running.isDraining() && (await databaseAnswers())
      return c.json(answer(isReady), isReady ? 200 : 503)
    })
    api.get(`${prefix}/health/db`, async (c) => {
      if (!isLoopback(c)) throw new AppError('not_found', 'not_found', 'There is no such call.')
      const startedAt = performance.now()
      const isWell = await databaseAnswers()
      return c.json(
        { ...answer(isWell), ms: Math.round((performance.now() - startedAt) * 10) / 10 },
        isWell ? 200 : 503,
      )
    })
  }
}

const isLoopback = (c: Context<Env>): boolean =>
  isFromThisMachine(c.req.raw.headers.keys(), c.env?.incoming?.socket.remoteAddress)
