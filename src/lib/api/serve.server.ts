import { gzipSync } from 'node:zlib'
import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { takesGzip } from '../content-encoding.server.ts'
import type { Actor, Ctx, ProviderCtx, UserCtx } from '../context.ts'
import { translate } from '../db.server.ts'
import { withReader } from '../replica.server.ts'
import type { Call } from './call.ts'
import { type Endpoint, type ParsedInputOf, wrap } from './endpoint.ts'
import { AppError, type ErrorBody, errorBody, forbidden, hasCode, isAppError, unauthenticated } from './errors.ts'
import { type CallDescription, type DescribedEndpoint, refusalsOf } from './openapi.ts'
import { askForWork, subjectOf, takeWork } from './work.server.ts'

z.config(z.locales.en())

/** What `authorize` has made sure of. */
type CtxBehind = { public: Ctx; user: UserCtx; provider: ProviderCtx; admin: UserCtx }
type Verb<E extends Endpoint> = (ctx: CtxBehind[E['access']], input: ParsedInputOf<E>) => Promise<z.input<E['output']>>
export type Route = DescribedEndpoint & { readonly verb: (ctx: Ctx, input: unknown) => Promise<unknown> }

/** Binds every endpoint of a contract to its verb; a missing one does not compile. `descriptions`: where there is more to say. */
export function implement<T extends Record<string, Endpoint>>(
  contract: T,
  verbs: { [K in keyof T]: Verb<T[K]> },
  descriptions: { readonly [K in keyof T]?: CallDescription } = {},
): Route[] {
  // The mapped type above has checked each pair; a list of them has no common type.
  return Object.entries(contract).map(([name, endpoint]) => ({
    endpoint,
    verb: verbs[name] as unknown as Route['verb'],
    description: descriptions[name] ?? {},
  }))
}

/** access -> limit -> parse input -> work -> verb -> parse output: the only way into a verb. */
async function dispatch(
  ctx: Ctx,
  route: Route,
  input: unknown,
  checkOutput: boolean,
  isFromOutside = true,
): Promise<unknown> {
  const { endpoint, verb } = route
  authorize(endpoint, ctx.actor)
  const { limits } = ctx.app
  const parsed = z.safeParse(endpoint.input, input)
  const { freeOfWork } = endpoint
  const subject = isFromOutside && freeOfWork && parsed.success ? subjectOf(endpoint, parsed.data) : null
  // Counted when it was asked for: who brings it has not come twice.
  const isPaid = subject !== null && (await takeWork(ctx, subject))
  if (isFromOutside && !isPaid)
    for (const caller of callersOf(endpoint, ctx)) await limits.take(endpoint.limit, `${endpoint.name} ${caller}`)
  if (!parsed.success) throw invalidInputOf(parsed.error)
  if (subject && freeOfWork && !isPaid) await askForWork(ctx, subject, freeOfWork)
  const run = (reader: Ctx) =>
    checkOutput ? verb(reader, parsed.data).catch(checkRefusal(route)) : verb(reader, parsed.data)
  const { replica } = ctx.app
  const work = () => (replica && endpoint.mayLag ? withReader(ctx, replica, run) : run(ctx))
  const worked = isFromOutside ? limits.inTurn(ctx.actor?.accountId ?? null, ctx.client.address, work) : work()
  const output = await worked.catch(giveBack(ctx, endpoint))
  if (endpoint.outputChecked === 'tests' && !checkOutput) return output
  return isFromOutside ? parseShared(endpoint, output) : z.parse(endpoint.output, output)
}

/** Whoever is told that we are busy, before their file is received or as it takes too long to read, comes again: that is not one of so many tries an hour. */
function giveBack(ctx: Ctx, endpoint: Endpoint) {
  return async (error: unknown): Promise<never> => {
    if (endpoint.file && hasCode(error, 'busy'))
      for (const caller of callersOf(endpoint, ctx))
        await ctx.app.limits.uncount(endpoint.limit, `${endpoint.name} ${caller}`)
    throw error
  }
}

/** A refusal that nobody has named, or with other data, would be a surprise to every caller: a mistake, found in tests. */
function checkRefusal(route: Route) {
  const { name, errors = {} } = route.endpoint
  return (error: unknown): never => {
    if (isAppError(error)) {
      if (!refusalsOf(route).includes(error.code)) throw new Error(`${name} does not say that it refuses ${error.code}`)
      if (error.data !== undefined) z.parse(errors[error.code] ?? z.never(), error.data)
    }
    throw error
  }
}

/** Whoever may write without signing in is counted by address in any case: a token of one's own lifts no limit on it. */
function callersOf({ access, method }: Endpoint, { actor, client }: Ctx): string[] {
  if (!actor) return [client.address]
  return access === 'public' && method !== 'GET' ? [client.address, actor.accountId] : [actor.accountId]
}

function authorize(endpoint: Endpoint, actor: Actor | null) {
  if (endpoint.access === 'public') return
  if (!actor) throw unauthenticated()
  const allowed =
    endpoint.access === 'user' ||
    (endpoint.access === 'provider' && actor.providerId !== null) ||
    (endpoint.access === 'admin' && actor.isAdmin)
  if (endpoint.access === 'admin' && actor.needsFactor)
    throw new AppError('forbidden', 'second_factor_missing', 'Set up your second factor first.')
  if (!allowed) throw forbidden()
}

function invalidInputOf(error: z.core.$ZodError): AppError {
  // Without a prototype: somebody may send a field that is called 'constructor'.
  const fields: Record<string, string> = Object.create(null)
  for (const issue of error.issues) {
    const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : []
    for (const key of unknownKeys) fields[[...issue.path, key].join('.')] ??= 'Unknown field'
    if (unknownKeys.length === 0) fields[issue.path.join('.')] ??= issue.message
  }
  const [first] = Object.entries(fields)
  const message = first ? (first[0] ? `${first[0]}: ${first[1]}` : first[1]) : 'Invalid input'
  return new AppError('invalid', 'invalid_input', message, { fields })
}

/** The client for page loaders: same checks, no HTTP. */
export function inProcessCall(routes: readonly Route[], ctx: () => Ctx, checkOutput: boolean): Call {
  const byName = new Map(routes.map((route) => [route.endpoint.name, route]))
  return async (endpoint, input) => {
    const route = byName.get(endpoint.name)
    if (!route) throw new Error(`${endpoint.name} is not implemented`)
    try {
      return (await dispatch(ctx(), route, input, checkOutput, false)) as never
    } catch (error) {
      throw translate(error)
    }
  }
}

/** What the server's middleware has put into a request's context. */
export type Env = { Bindings: HttpBindings; Variables: { requestId: string } }
export type HttpOptions = {
  /** The context of one request; reads the bearer token. `trustCookies` is false when the browser did not vouch for the origin. */
  context(c: Context<Env>, trustCookies: boolean): Promise<Ctx>
  /** Of a request that brings a file: throws `busy`, and looks nobody up, where none is taken now. */
  whoSends(lookUp: () => Promise<Ctx>): Promise<Ctx>
  /** Our own, then those of other sites whose pages may call too. */
  origins: readonly string[]
  checkOutput: boolean
}

export function mountRoutes(app: Hono<Env>, routes: readonly Route[], options: HttpOptions) {
  const mounts = routes.flatMap((route) =>
    [route.endpoint.path, ...(route.endpoint.aliases ?? [])].map((path) => ({ route, path })),
  )
  // Static paths win over `{id}`.
  mounts.sort((a, b) => (a.path.match(/\{/g)?.length ?? 0) - (b.path.match(/\{/g)?.length ?? 0))
  for (const { route, path } of mounts) {
    app.on(route.endpoint.method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const { endpoint } = route
      const vouched = endpoint.method === 'GET' || originVouched(c.req.raw.headers, options.origins)
      const input: Record<string, unknown> = {
        ...(endpoint.method === 'GET' ? readQuery(c.req.url) : endpoint.file ? {} : await readBody(c.req.raw)),
        ...c.req.param(),
      }
      for (const [key, header] of Object.entries(endpoint.headers ?? {})) {
        const value = c.req.header(header)
        if (value !== undefined) input[key] = value
      }
      const lookUp = () => options.context(c, vouched)
      const ctx = await (endpoint.file ? options.whoSends(lookUp) : lookUp())
      const output = await dispatch(ctx, route, input, options.checkOutput)
      const body = bodyOf(endpoint, output)
      const headers = { 'content-type': 'application/json' }
      if (endpoint.method !== 'GET' || body.length < encodedFrom) return c.body(body, endpoint.status ?? 200, headers)
      const vary = { ...headers, vary: 'accept-encoding' }
      return takesGzip(c.req.header('accept-encoding'))
        ? c.body(gzipOf(endpoint, body), 200, { ...vary, 'content-encoding': 'gzip' })
        : c.body(body, 200, vary)
    })
  }
}

/** For an answer that many share (`shareReads`), by itself: what was worked out of it for the first who asked this call. */
function onceForAll<A, T>(work: (endpoint: Endpoint, answer: A) => T) {
  const kept = new WeakMap<object, { endpoint: Endpoint; worked: T }>()
  return (endpoint: Endpoint, answer: A): T => {
    if (typeof answer !== 'object' || answer === null) return work(endpoint, answer)
    const known = kept.get(answer)
    if (known?.endpoint === endpoint) return known.worked
    const worked = work(endpoint, answer)
    kept.set(answer, { endpoint, worked })
    return worked
  }
}

const parseShared = onceForAll(({ output }, answer: unknown) => z.parse(output, answer))
const bodyOf = onceForAll(({ envelope }, output: unknown) =>
  new TextEncoder().encode(JSON.stringify(wrap(envelope, output))),
)
/** In bytes; a shorter one fits into one packet as it is. */
const encodedFrom = 1200
// Nobody keeps it: what a slower one would save takes longer than sending it.
const gzipOf = onceForAll((_, body: Uint8Array<ArrayBuffer>) => gzipSync(body, { level: 1 }))

/**
 * For a write: true when the browser says it comes from our own pages or from a site that is listed, false when nothing is
 * said (not a browser: no cookies then). Any other site's page is refused, whatever the body's type: JSON alone is no
 * protection.
 */
export function originVouched(headers: Headers, [own, ...listed]: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site === 'same-origin' || (site === null && origin === own)) return true
  if (origin !== null && listed.includes(origin)) return true
  if (site === null && origin === null) return false
  throw new AppError('forbidden', 'cross_site', 'This request did not come from our own pages.')
}

const maxUrlLength = 4096

function readQuery(url: string): Record<string, unknown> {
  if (url.length > maxUrlLength) throw new AppError('invalid', 'url_too_long', 'The address is too long.')
  const input: Record<string, unknown> = {}
  for (const [key, value] of new URL(url).searchParams) {
    if (Object.hasOwn(input, key))
      throw new AppError('invalid', 'invalid_input', `${key}: given twice`, { fields: { [key]: 'Given twice' } })
    if (key !== '__proto__') input[key] = value
  }
  return input
}

const maxBodyBytes = 64 * 1024
const maxDepth = 20
const maxListLength = 100
const tooLarge = () => new AppError('too_large', 'body_too_large', 'The request is too large.')

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readAtMost(request, maxBodyBytes)
  if (bytes.length === 0) return {}
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new AppError('unsupported_type', 'unsupported_type', 'Send the request as application/json.')
  }
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('invalid', 'invalid_json', 'The request is not valid JSON.')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body) || isOutsized(body, maxDepth)) {
    throw new AppError('invalid', 'invalid_input', 'The request must be a plain JSON object.')
  }
  return { ...body }
}

/** Throws `body_too_large`. */
export async function readAtMost(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function isOutsized(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0 || (Array.isArray(value) && value.length > maxListLength)) return true
  return Object.values(value).some((inner) => isOutsized(inner, levels - 1))
}

/** The answer to whatever a handler threw: a refusal, or a logged 500 that tells only its request id. */
export function errorResponse(
  error: unknown,
  requestId: string,
  log: Ctx['log'],
): { status: number; body: ErrorBody; headers: Record<string, string> } {
  const known = isAppError(error) ? error : translate(error)
  if (isAppError(known)) {
    const headers: Record<string, string> = known.retryAfterSeconds
      ? { 'retry-after': String(known.retryAfterSeconds) }
      : {}
    if (known.status === 503) log.warn({ requestId, code: known.code }, 'unavailable')
    return { status: known.status, body: errorBody(known), headers }
  }
  log.error({ err: error, requestId }, 'unexpected error')
  const body: ErrorBody = {
    success: false,
    code: 'server_error',
    message: 'Server error. Please try again later.',
    requestId,
  }
  return { status: 500, body, headers: {} }
}
