import { apiBase, apiUrl } from './api-base.ts'
import { type Endpoint, fillPath, type InputOf, type OutputOf, unwrap, workHeader } from './endpoint.ts'
import { AppError, errorFromBody } from './errors.ts'
import { hear } from './read-only.ts'

type CallOptions = {
  signal?: AbortSignal
  onHeaders?: (headers: Headers) => void
  /** For what takes longer than half a minute. */
  timeoutMs?: number
  /** Instead of `fetch`, for what it cannot do. */
  send?: (url: string, request: { method: string; headers: Record<string, string> }) => Promise<Response>
}

/** The one client: in-process in a loader, over HTTP in the browser; same types, same errors. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>

/** On every answer while nothing can be saved. */
export const readOnlyHeader = 'x-read-only'

type HttpClientOptions = {
  /** Instead of the backend of the page. */
  base?: string
  accessToken: () => string | null
  /** For tests, which have less time. */
  timeoutMs?: number
  /**
   * Gets a new access token after a 401, unless another call has got one since this one was sent; false when the person has
   * to sign in again; throws when that could not be asked.
   */
  refresh: (refused: string | null) => Promise<boolean>
  /** What is done about a call above its rate. Without it, it is refused. */
  bring?: Bring
}

export type Answer = { response: Response; body: object | null }
/** `again` sends the call once more with the work that its answer asks for. */
export type Bring = (
  refused: Answer,
  again: (work: string) => Promise<Answer>,
  signal: AbortSignal | undefined,
) => Promise<Answer>

const requestTimeoutMs = 30_000

/** Why there is no answer; whoever gave the call up itself, or set it a time, hears of nothing else. */
function noAnswer(isTooLate: boolean, given: AbortSignal | undefined): Error {
  if (given?.aborted)
    return given.reason?.name === 'TimeoutError' ? given.reason : new DOMException('Request aborted', 'AbortError')
  if (isTooLate) return new AppError('unavailable', 'timeout', 'timeout exceeded')
  return new AppError('unavailable', 'network_error', 'Network Error')
}

export function createHttpCall(options: HttpClientOptions): Call {
  return async (endpoint, input, { signal, onHeaders, timeoutMs, send: ownSend = fetch } = {}) => {
    const request = buildRequest(endpoint, input as Record<string, unknown>)
    const base = options.base ?? apiBase()
    const url = apiUrl(typeof base === 'string' ? base : await base, request.path)
    let token: string | null = null
    const send = async () => {
      token = options.accessToken()
      if (token) request.headers.authorization = `Bearer ${token}`
      const tooLate = AbortSignal.timeout(timeoutMs ?? options.timeoutMs ?? requestTimeoutMs)
      try {
        const response = await ownSend(url, {
          method: endpoint.method,
          headers: request.headers,
          body: request.body,
          // Also to a backend of ours at another origin; its list of origins decides.
          credentials: 'include',
          signal: signal ? AbortSignal.any([signal, tooLate]) : tooLate,
        })
        return { response, body: jsonOf(await response.text()) }
      } catch {
        throw noAnswer(tooLate.aborted, signal)
      }
    }
    let { response, body } = await send()
    // A public call refuses what was typed in, not who calls: a new token would change nothing.
    if (response.status === 401 && endpoint.access !== 'public' && (await options.refresh(token))) {
      const again = await send()
      response = again.response
      body = again.body
    }
    if (response.status === 429 && options.bring) {
      const again = (work: string) => {
        request.headers[workHeader] = work
        return send()
      }
      ;({ response, body } = await options.bring({ response, body }, again, signal))
      if (signal?.aborted) throw noAnswer(false, signal)
    }
    onHeaders?.(response.headers)
    const refusal = response.ok && body ? null : errorFromBody(endpoint, response.status, body)
    hear({
      isWrite: endpoint.method !== 'GET',
      isRefusal: refusal !== null,
      isReadOnly: response.headers.has(readOnlyHeader) || refusal?.code === 'read_only',
    })
    if (refusal) throw refusal
    return unwrap(endpoint.envelope, { ...body }) as never
  }
}

/** Null for what is no answer of an API, such as a page of a proxy. */
function jsonOf(text: string): object | null {
  try {
    const body: unknown = JSON.parse(text)
    return body instanceof Object ? body : null
  } catch {
    return null
  }
}

function buildRequest(endpoint: Endpoint, input: Record<string, unknown>) {
  const { path, rest } = fillPath(endpoint.path, input)
  const headers: Record<string, string> = { accept: 'application/json' }
  for (const [key, header] of Object.entries(endpoint.headers ?? {})) {
    if (rest[key] !== undefined) headers[header.toLowerCase()] = String(rest[key])
    delete rest[key]
  }
  if (endpoint.method !== 'GET') {
    headers['content-type'] = 'application/json'
    return { path, headers, body: JSON.stringify(rest) }
  }
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(rest)) {
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value))
  }
  return { path: query.size > 0 ? `${path}?${query}` : path, headers, body: null }
}

/** For pages that call for nothing before somebody writes in them: whether anything can be saved. */
export async function askWhetherReadOnly(): Promise<void> {
  const base = apiBase()
  const url = apiUrl(typeof base === 'string' ? base : await base, '/health/live')
  const answer = await fetch(url).catch(() => null)
  // A body that nobody reads keeps the request open.
  await answer?.text().catch(() => '')
  if (answer?.ok) hear({ isWrite: false, isRefusal: false, isReadOnly: answer.headers.has(readOnlyHeader) })
}
