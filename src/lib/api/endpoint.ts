import type * as z from 'zod/mini'
import { callLimits, type Limit } from '../limits.ts'
import { type FreeOfWork, WorkNeeded } from './work.ts'

/** How work travels: `{challenge, solution}` as JSON in base64. */
export const workHeader = 'x-work'

/** Who may call: anyone, a signed-in person, a person with a provider profile, an administrator. */
type Access = 'public' | 'user' | 'provider' | 'admin'

/** How an output travels: `{success, data: output}`, `{success, ...output}` or `{success, [key]: output}`. */
export type Envelope = 'data' | 'spread' | { readonly key: string }

export type EndpointDefinition<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Under `/api`; parameters in braces are keys of the input. */
  readonly path: `/${string}`
  readonly aliases?: readonly `/${string}`[]
  readonly access: Access
  /** Default: that of reads for GET, of writes for the rest. */
  readonly limit?: Limit
  /** Without it no call has to bring work. */
  readonly freeOfWork?: FreeOfWork
  /** Strict for writes; reads drop unknown keys. */
  readonly input: Input
  readonly output: Output
  /** What `data` of a refusal holds, by its code. */
  readonly errors?: Readonly<Record<string, z.ZodMiniType>>
  /** Default 'data'. */
  readonly envelope?: Envelope
  /** Default 200. */
  readonly status?: 200 | 201
  /** The field of a form with a file; the verb receives it (`ctx.client.receiveFile`), and nothing else is read of the body. */
  readonly file?: string
  /** Input keys that travel as request headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** The same for everybody who is signed out, and may be two seconds old for them: a replica may answer. Needs no secret. */
  readonly mayLag?: true
  /** 'tests' for a hot and large output: parsed in tests only. */
  readonly outputChecked?: 'always' | 'tests'
}

/** `name` is 'domain.verb': the route id of limits, logs and OpenAPI. */
export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = EndpointDefinition<Input, Output> & { readonly name: string; readonly limit: Limit }

/** What a caller passes. */
export type InputOf<E extends EndpointDefinition> = z.input<E['input']>
/** What a verb receives, after parsing. */
export type ParsedInputOf<E extends EndpointDefinition> = z.output<E['input']>
export type OutputOf<E extends EndpointDefinition> = z.output<E['output']>
/** The refusals of an endpoint that bring data with them. */
export type RefusalOf<E extends EndpointDefinition> = keyof E['errors'] & string
export type RefusalData<E extends EndpointDefinition, Code extends RefusalOf<E>> = z.output<
  NonNullable<E['errors']>[Code]
>

export function endpoints<const T extends Record<string, EndpointDefinition>>(
  domain: string,
  definitions: T,
): { readonly [K in keyof T]: T[K] & { readonly name: string; readonly limit: Limit } } {
  const named = Object.entries(definitions).map(([verb, definition]) => [
    verb,
    {
      limit: definition.method === 'GET' ? callLimits.read : callLimits.write,
      ...definition,
      ...(definition.freeOfWork && { errors: { ...definition.errors, work_needed: WorkNeeded } }),
      name: `${domain}.${verb}`,
    },
  ])
  return Object.fromEntries(named)
}

/** `/bookings/{id}` and `{id: '7'}` give `/bookings/7`; the keys it used are left out of the rest. */
export function fillPath(
  path: string,
  input: Readonly<Record<string, unknown>>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => {
    const value = rest[key]
    delete rest[key]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

export function wrap(envelope: Envelope | undefined, output: unknown): Record<string, unknown> {
  if (envelope === 'spread') return { success: true, ...(output as object) }
  if (typeof envelope === 'object') return { success: true, [envelope.key]: output }
  return { success: true, data: output }
}

export function unwrap(envelope: Envelope | undefined, body: Record<string, unknown>): unknown {
  if (envelope === 'spread') {
    const { success: _success, ...output } = body
    return output
  }
  return typeof envelope === 'object' ? body[envelope.key] : body.data
}
