import type { Endpoint, Envelope } from './endpoint.ts'
import { type ErrorKind, statusByKind } from './errors.ts'
import { type Examples, exampleOf, type Schema } from './example.ts'
import { jsonSchema, type NamedSchemas, namedSchemas, nameOf, type SchemaNames } from './named-schemas.ts'
import type { FreeOfWork } from './work.ts'

/** What a caller should know of a call beside its contract. */
export type CallDescription = {
  /** Where the summary is not enough. */
  readonly detail?: string
  /** Every code of its own; those that any call may answer with are known. */
  readonly refusals?: readonly string[]
  /** Fields of the example beside the required ones. */
  readonly example?: Readonly<Record<string, unknown>>
}
export type DescribedEndpoint = { readonly endpoint: Endpoint; readonly description: CallDescription }

export type Refusal = { readonly kind: ErrorKind; readonly meaning: string }

/** What all calls together have to say. */
export type ApiDescription = {
  readonly server: string
  readonly contact: { readonly name: string; readonly url: string; readonly email: string }
  /** By the domain in the names of endpoints. */
  readonly tags: Readonly<Record<string, string>>
  /** By code. */
  readonly refusals: Readonly<Record<string, Refusal>>
  readonly examples: Examples
  readonly schemas: SchemaNames
}

/** Codes that calls may answer with for what they are, whatever they do. */
const general = {
  any: ['invalid_input', 'rate_limited', 'too_many_at_once', 'busy', 'database_unavailable', 'gate_closed'],
  read: ['url_too_long'],
  write: ['invalid_json', 'cross_site', 'conflict', 'body_too_large', 'unsupported_type', 'read_only'],
  signedIn: ['unauthenticated', 'session_ended'],
  role: ['forbidden'],
  office: ['second_factor_missing'],
}

/** Every code that a call may answer with. */
export function refusalsOf({ endpoint, description }: DescribedEndpoint): readonly string[] {
  const { access, method, errors = {} } = endpoint
  return [
    ...new Set([
      ...general.any,
      ...(method === 'GET' ? general.read : general.write),
      ...(access === 'public' ? [] : general.signedIn),
      ...(access === 'provider' || access === 'admin' ? general.role : []),
      ...(access === 'admin' ? general.office : []),
      ...Object.keys(errors),
      ...(description.refusals ?? []),
    ]),
  ]
}

const errorSchema: Schema = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string', description: 'A stable word for the reason' },
    message: {
      type: 'string',
      description:
        'The reason for people: where there is a text for it in the language that is asked for, else in English',
    },
    fields: {
      type: 'object',
      description: 'What is wrong with the input, by its path',
      additionalProperties: { type: 'string' },
    },
    data: { description: 'What helps to go on, by the code' },
    requestId: { type: 'string', description: 'Of an unexpected error: what to tell us' },
  },
}

/** The OpenAPI 3.1 document of the given calls. */
export function openApiDocument(calls: readonly DescribedEndpoint[], about: ApiDescription): Schema {
  const paths: Record<string, Record<string, Operation>> = {}
  const outputs = calls.flatMap(({ endpoint }) => [endpoint.output, ...Object.values(endpoint.errors ?? {})])
  const shared: Shared = { responseNames: new Map(), schemas: namedSchemas(about.schemas, outputs) }
  for (const call of calls) {
    for (const path of [call.endpoint.path, ...(call.endpoint.aliases ?? [])]) {
      paths[path] ??= {}
      paths[path][call.endpoint.method.toLowerCase()] = operation(call, path, about, shared)
    }
  }
  const operations = Object.values(paths).flatMap(Object.values)
  const responses = shareResponses(operations, shared.responseNames)
  const parameters = shareParameters(operations)
  const tags = [...new Set(calls.map(({ endpoint }) => tagOf(endpoint)))]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Highstreet',
      version: '1.0.0',
      description: overview,
      contact: about.contact,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: about.server, description: 'This site' }],
    tags: tags.map((name) => ({ name, description: about.tags[name] })),
    paths,
    components: {
      schemas: { Error: errorSchema, ...shared.schemas.usedBy([paths, responses, parameters]) },
      responses,
      parameters,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `token` that logging in answers with. It lives for ten minutes.',
        },
      },
    },
  }
}

const overview = `Find local talent, see real free times, book.

Amounts in fields named \`...Minor\` are integers in the smallest unit of their currency; other amounts are decimals. \
Times are ISO 8601 instants with an offset. A refusal has a stable \`code\` and, where that helps, \`fields\` or \`data\`. \
Every answer carries its \`X-Request-Id\`. Answers with status 429 and 503 say in \`Retry-After\` when to try again.

**Work.** A few calls that strangers can make without end ask for some work once there are many of them from an address or \
about a mailbox: status 429, code \`work_needed\`, the same whether the mailbox has an account. Its \`data.challenge\` is one of \
ALTCHA (proof of work, version 2), for which there are libraries in many languages. By hand: for each number from 0, below \
\`parameters.data.below\`, derive \`keyLength\` bytes by PBKDF2 with HMAC-SHA-256 in \`cost\` rounds, the password being the bytes of \
\`nonce\` followed by the number in four bytes (the highest first), the salt those of \`salt\`, until they begin with \`keyPrefix\`; \
\`nonce\`, \`salt\`, \`keyPrefix\` and the result are hexadecimal, in small letters. Then send the call again with a header \`X-Work\`: \
the Base64 of \`{"challenge": (as it came), "solution": {"counter": (the number), "derivedKey": (the result)}}\`. It is good once, \
for this call, this address and this mailbox, until \`expiresAt\`. Whoever cannot do it waits as \`Retry-After\` says.`

const tagOf = (endpoint: Endpoint) => endpoint.name.split('.')[0] ?? ''

type Parameter = { name: string; in: string; required: boolean; schema: Schema | undefined; example?: unknown }
type Operation = Schema & { responses: Record<string, Schema>; parameters: (Parameter | { $ref: string })[] }
/** What several operations may have. */
type Shared = { responseNames: Map<Schema, string>; schemas: NamedSchemas }

/** An answer that several operations have stands once. */
function shareResponses(operations: readonly Operation[], names: Shared['responseNames']): Record<string, Schema> {
  const places = operations.flatMap(({ responses }) =>
    Object.entries(responses).map(([status, response]) => ({ responses, status, response })),
  )
  const shared: Record<string, Schema> = {}
  for (const same of Map.groupBy(places, ({ response }) => JSON.stringify(response)).values()) {
    const [first] = same
    const name = first && names.get(first.response)
    if (!name || same.length === 1 || shared[name]) continue
    shared[name] = first.response
    for (const { responses, status } of same) responses[status] = { $ref: `#/components/responses/${name}` }
  }
  return shared
}

/** The same of a parameter; of one name there may be several. */
function shareParameters(operations: readonly Operation[]): Record<string, Parameter> {
  const places = operations.flatMap(({ parameters }) =>
    parameters.flatMap((parameter, at) => ('name' in parameter ? [{ parameters, at, parameter }] : [])),
  )
  const shared: Record<string, Parameter> = {}
  for (const same of Map.groupBy(places, ({ parameter }) => JSON.stringify(parameter)).values()) {
    const [first] = same
    if (!first || same.length === 1) continue
    const { name } = first.parameter
    const others = Object.keys(shared).filter((one) => one.replace(/_\d+$/, '') === name).length
    const own = others === 0 ? name : `${name}_${others + 1}`
    shared[own] = first.parameter
    for (const { parameters, at } of same) parameters[at] = { $ref: `#/components/parameters/${own}` }
  }
  return shared
}

function operation(call: DescribedEndpoint, path: string, about: ApiDescription, shared: Shared): Operation {
  const { endpoint } = call
  const { schemas } = shared
  const sent = schemas.convert(endpoint.input, 'input')
  const input = schemas.resolve(sent)
  const properties = (input.properties ?? {}) as Record<string, Schema>
  const required = new Set((input.required ?? []) as string[])
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))
  const headers = endpoint.headers ?? {}
  const isRead = endpoint.method === 'GET'
  const sample = exampleInput(call, about.examples)
  const parameter = (key: string, where: string, isRequired: boolean, name = key) => ({
    name,
    in: where,
    required: isRequired,
    schema: properties[key],
    ...(sample[key] !== undefined && { example: sample[key] }),
  })
  const parameters = Object.keys(properties).flatMap((key) => {
    if (inPath.has(key)) return [parameter(key, 'path', true)]
    if (headers[key]) return [parameter(key, 'header', required.has(key), headers[key])]
    return isRead ? [parameter(key, 'query', required.has(key))] : []
  })
  if (endpoint.freeOfWork)
    parameters.push({ name: 'X-Work', in: 'header', required: false, schema: { type: 'string' } })
  const bodyKeys = Object.keys(properties).filter((key) => !inPath.has(key) && !headers[key])
  const body = {
    ...input,
    properties: Object.fromEntries(bodyKeys.map((key) => [key, properties[key] ?? {}])),
    required: bodyKeys.filter((key) => required.has(key)),
  }
  const example = Object.fromEntries(Object.entries(sample).filter(([key]) => bodyKeys.includes(key)))
  return {
    operationId: operationId(endpoint, path),
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    description: describe(call, path),
    security: endpoint.access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters,
    ...(!isRead && {
      requestBody: endpoint.file
        ? { required: true, content: { 'multipart/form-data': { schema: fileSchema(endpoint.file) } } }
        : {
            required: body.required.length > 0,
            content: { 'application/json': { schema: schemas.body(sent, body), example } },
          },
    }),
    responses: {
      [endpoint.status ?? 200]: answer(endpoint, about, shared),
      ...refusalResponses(call, about, shared),
    },
  }
}

const fileSchema = (field: string): Schema => ({
  type: 'object',
  required: [field],
  properties: { [field]: { type: 'string', format: 'binary' } },
})

function answer(endpoint: Endpoint, about: ApiDescription, { responseNames, schemas }: Shared): Schema {
  const { envelope, status = 200 } = endpoint
  const output = schemas.convert(endpoint.output, 'output')
  const schema = wrapped(envelope, output, schemas.resolve)
  const made = {
    description: status === 201 ? 'Created' : 'Done',
    content: { 'application/json': { schema, example: exampleAnswer(endpoint, about.examples) } },
  }
  if (output.$ref) responseNames.set(made, `${status}_${nameOf(output)}`)
  return made
}

/** Another address of the same call has an id of its own, safe in an address, too. */
function operationId(endpoint: Endpoint, path: string): string {
  return path === endpoint.path ? endpoint.name : `${endpoint.name}.at${path.replaceAll(/[^\w]+/g, '-')}`
}

/** The required fields and those that the description adds. */
export function exampleInput({ endpoint, description }: DescribedEndpoint, known: Examples): Record<string, unknown> {
  const { properties, required } = jsonSchema(endpoint.input, 'input')
  const wanted = Object.keys(properties ?? {}).filter((key) => required?.includes(key))
  const made = exampleOf({ type: 'object', properties: pick(properties, wanted) }, known)
  return { ...(made as object), ...description.example }
}

const pick = (properties: Schema['properties'] = {}, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, properties[key] ?? {}]))

function exampleAnswer({ envelope, output, name }: Endpoint, known: Examples): unknown {
  return exampleOf(wrapped(envelope, jsonSchema(output, 'output')), known, name)
}

const callers = {
  public: 'Anyone, logged in or not.',
  user: 'Anyone who is logged in; what belongs to somebody else answers as if it did not exist.',
  provider: 'The owner of a business, for their own; any other answers as if it did not exist.',
  admin: 'Administrators.',
}

const timeOf = (seconds: number) => (seconds % 3600 === 0 ? `${seconds / 3600} h` : `${seconds / 60} min`)

function workOf({ fromAddress, forMailbox, seconds }: FreeOfWork): string {
  const about = forMailbox ? `, and ${forMailbox} about one mailbox,` : ''
  return `**Work**: ${fromAddress} calls from an address${about} within ${timeOf(seconds)} cost none; each one more has to bring some in \`X-Work\`, else \`work_needed\`.`
}

function describe({ endpoint, description }: DescribedEndpoint, path: string): string {
  const { access, limit, method, headers = {}, freeOfWork } = endpoint
  const { points, seconds } = limit
  const whose =
    access === 'public'
      ? method === 'GET'
        ? 'an account, or from an address'
        : 'an address, and of an account'
      : 'an account'
  return [
    description.detail ?? `${endpoint.summary}.`,
    `**Who**: ${callers[access]}`,
    `**Limit**: ${points} calls of ${whose} within ${timeOf(seconds)}; then \`rate_limited\`.`,
    ...(freeOfWork ? [workOf(freeOfWork)] : []),
    ...(headers.idempotencyKey
      ? [
          '**Retries**: a call repeated with the same `Idempotency-Key` gets the first answer and does nothing twice, for a day.',
        ]
      : []),
    ...(path === endpoint.path ? [] : [`The same call as \`${method} ${endpoint.path}\`.`]),
  ].join('\n\n')
}

/** One answer for each status, with the codes it can have and what they mean. */
function refusalResponses(call: DescribedEndpoint, about: ApiDescription, { responseNames, schemas }: Shared) {
  const codesOf = new Map<number, string[]>([[500, [unexpected]]])
  for (const code of refusalsOf(call)) {
    const refusal = about.refusals[code]
    if (!refusal) throw new Error(`${call.endpoint.name}: nothing says what ${code} means`)
    const status = statusByKind[refusal.kind]
    codesOf.set(status, [...(codesOf.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...codesOf].map(([status, codes]) => {
      const response = refusalResponse(call.endpoint, codes, about, schemas)
      responseNames.set(response, [status, ...codes].join('_'))
      return [status, response]
    }),
  )
}

const unexpected = 'server_error'

function refusalResponse(
  { errors = {} }: Endpoint,
  codes: readonly string[],
  about: ApiDescription,
  schemas: NamedSchemas,
): Schema {
  const meaningOf = (code: string) =>
    code === unexpected ? 'Server error. Please try again later.' : (about.refusals[code]?.meaning ?? '')
  // What is the call's own comes last, and tells most.
  const code = codes.at(-1) ?? unexpected
  const data = new Set(codes.flatMap((each) => errors[each] ?? []))
  const [first, ...rest] = [...data].map((schema) => schemas.convert(schema, 'output'))
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      {
        type: 'object',
        properties: {
          code: { enum: codes },
          ...(first && { data: rest.length > 0 ? { anyOf: [first, ...rest] } : first }),
        },
      },
    ],
  }
  const example = {
    success: false,
    code,
    message: meaningOf(code),
    ...(errors[code] && { data: exampleOf(jsonSchema(errors[code], 'output'), about.examples, code) }),
    ...(code === unexpected && { requestId: about.examples.requestId }),
  }
  const description = codes.map((each) => `- \`${each}\`: ${meaningOf(each)}`).join('\n')
  return { description, content: { 'application/json': { schema, example } } }
}

function wrapped(envelope: Envelope | undefined, output: Schema, resolve = (schema: Schema) => schema): Schema {
  const success = { const: true }
  if (envelope === 'spread') {
    const whole = resolve(output)
    const properties = { success, ...whole.properties }
    return { ...whole, properties, required: ['success', ...(whole.required ?? [])] }
  }
  const key = typeof envelope === 'object' ? envelope.key : 'data'
  return { type: 'object', required: ['success', key], properties: { success, [key]: output } }
}
