import type { Endpoint, RefusalData, RefusalOf } from './endpoint.ts'

export const statusByKind = {
  invalid: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  precondition: 412,
  too_large: 413,
  unsupported_type: 415,
  unprocessable: 422,
  rate_limited: 429,
  unavailable: 503,
} as const

export type ErrorKind = keyof typeof statusByKind
export type ErrorStatus = (typeof statusByKind)[ErrorKind]

type Details = {
  /** Input path to message. */
  fields?: Record<string, string>
  /** What the caller needs to go on: a new quote, the nearest times. */
  data?: unknown
  retryAfterSeconds?: number
  /** Whose refusal a client was answered with. */
  endpoint?: Endpoint
  /** What a client was answered with: a failure of the server is none of our kinds. */
  answered?: number
}

/** A refusal with a stable code. Anything else that is thrown is a bug and answers 500. */
export class AppError extends Error {
  readonly kind: ErrorKind
  readonly code: string
  readonly fields: Record<string, string> | undefined
  readonly data: unknown
  readonly retryAfterSeconds: number | undefined
  readonly endpoint: Endpoint | undefined
  readonly answered: number | undefined

  constructor(kind: ErrorKind, code: string, message: string, details: Details = {}) {
    super(message)
    this.name = 'AppError'
    this.kind = kind
    this.code = code
    this.fields = details.fields
    this.data = details.data
    this.retryAfterSeconds = details.retryAfterSeconds
    this.endpoint = details.endpoint
    this.answered = details.answered
  }

  get status(): ErrorStatus {
    return statusByKind[this.kind]
  }
}

/** Of one field of the input, which `message` says something about. */
export const invalidInput = (field: string, message: string) =>
  new AppError('invalid', 'invalid_input', `${field}: ${message}`, { fields: { [field]: message } })
export const unauthenticated = () => new AppError('unauthenticated', 'unauthenticated', 'Please log in to continue.')
export const forbidden = () => new AppError('forbidden', 'forbidden', "You don't have permission to do this.")
/** The code of whatever was thrown, else its kind: what may be kept of it where nobody is to be named. */
export const errorType = (error: unknown): string =>
  error instanceof Error ? ('code' in error && String(error.code)) || error.name : 'unknown'

export const busy = (retryAfterSeconds = 1) =>
  new AppError('unavailable', 'busy', 'We are very busy right now. Please try again.', { retryAfterSeconds })

export type ErrorBody = {
  success: false
  code: string
  message: string
  fields?: Record<string, string>
  data?: unknown
  requestId?: string
}

export function errorBody(error: AppError): ErrorBody {
  return {
    success: false,
    code: error.code,
    message: error.message,
    ...(error.fields && { fields: error.fields }),
    ...(error.data !== undefined && { data: error.data }),
  }
}

/** Of an answer that is none of ours, such as that of a proxy. */
const codes: Readonly<Record<number, string>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'body_too_large',
  429: 'rate_limited',
  500: 'server_error',
}
/** It has no text of its own: it says nothing, so whoever asked says what did not work. */
const saysNothing = 'request_failed'
const codeOf = (status: number) => codes[status] ?? saysNothing

/** The error a response body stands for, on the caller's side. */
export function errorFromBody(endpoint: Endpoint, status: number, body: unknown): AppError {
  const kinds = Object.keys(statusByKind) as ErrorKind[]
  const kind = kinds.find((candidate) => statusByKind[candidate] === status) ?? 'unavailable'
  const heard = { endpoint, answered: status }
  if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body)) {
    return new AppError(kind, codeOf(status), `Request failed with status code ${status}`, heard)
  }
  const { code, message, fields, data } = body as ErrorBody
  return new AppError(kind, String(code), String(message), { ...(fields && { fields }), data, ...heard })
}

/** By its code and not by instanceof: a second module graph would have a second class. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error && 'kind' in error
}

/** Not by us: by a proxy, for instance. */
export const isUnsaid = ({ code }: AppError) => code === saysNothing

export function hasCode(error: unknown, code: string): error is AppError {
  return isAppError(error) && error.code === code
}

/** Whether the server has surely not done what it was asked: else it is tried again under the same key. */
export const wasRefused = (error: unknown): boolean =>
  isAppError(error) && error.status < 500 && error.code !== 'request_in_progress'

/**
 * Whether the endpoint, or another that declares the same data under this code, refused a call for this; then `data` is
 * what the contract says. Browsers have one schema for all: there it holds because a code has one schema in all contracts.
 */
export function isRefusal<E extends Endpoint, Code extends RefusalOf<E>>(
  error: unknown,
  { errors }: E,
  code: Code,
): error is AppError & { readonly data: RefusalData<E, Code> } {
  if (!hasCode(error, code) || error.data === undefined) return false
  const declared = error.endpoint?.errors?.[code]
  return declared !== undefined && declared === errors?.[code]
}
