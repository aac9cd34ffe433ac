import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import * as mini from 'zod/mini'
import { contracts } from '../src/domains/contracts.ts'
import { about } from '../src/domains/description.server.ts'
import { routes } from '../src/domains/index.server.ts'
import { createApi } from '../src/http/api.server.ts'
import { type Endpoint, unwrap } from '../src/lib/api/endpoint.ts'
import { type ErrorKind, statusByKind } from '../src/lib/api/errors.ts'
import { namedSchemas } from '../src/lib/api/named-schemas.ts'
import { exampleInput, refusalsOf } from '../src/lib/api/openapi.ts'
import { dateIn, makeProvider, openTestApp } from './factories.ts'

type Parameter = { name: string; in: string; required: boolean; schema: Schema; example?: unknown }
type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: object[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Answer>
}
type Answer = { description: string; content: Content }
type Content = {
  'application/json': { schema: Schema; example: Record<string, unknown> }
  'multipart/form-data'?: { schema: Schema }
}
type Schema = {
  type?: string
  properties?: Record<string, unknown>
  required?: string[]
  additionalProperties?: unknown
}
type Description = {
  openapi: string
  info: { title: string; version: string; description: string; contact: object; license: object }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    responses: Record<string, Answer>
    parameters: Record<string, object>
    schemas: Record<string, object>
    securitySchemes: Record<string, object>
  }
}

const endpoints: Endpoint[] = Object.values(contracts).flatMap((contract) => Object.values(contract))

const app = openTestApp()
let description: Description
let sent: string
let served: Description
/** With what stands once where it belongs. */
const inPlace = <T>(part: T): T =>
  JSON.parse(JSON.stringify(part), (_key, value) => (value?.$ref ? inPlace(partAt(value.$ref)) : value))
const partAt = (reference: string) =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], served)
let operations: { path: string; method: string; operation: Operation }[]
let api: ReturnType<typeof createApi>
beforeAll(async () => {
  api = createApi(app.running)
  description = await (await api.request('/api/openapi.json')).json()
  sent = JSON.stringify(description)
  served = JSON.parse(sent)
  description.paths = inPlace(description.paths)
  operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
})

test('the description holds every path of every contract and no others', () => {
  expect(description.openapi).toBe('3.1.0')
  const described = operations.map(({ path, method }) => `${method} ${path}`)
  const served = endpoints.flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases].map((each) => `${method.toLowerCase()} ${each}`),
  )
  expect(described.toSorted()).toEqual(served.toSorted())
})

test('the description says whose it is, under which license, where it is served, and what each tag is for', () => {
  const { info, servers, tags } = description
  expect(info).toMatchObject({
    contact: {
      name: 'Highstreet',
      url: expect.stringMatching(/^http.*\/contact$/),
      email: expect.stringContaining('@'),
    },
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  })
  expect(info.description.length).toBeGreaterThan(100)
  expect(servers).toMatchObject([{ url: '/api' }])
  expect(tags.filter(({ description: text }) => !text?.endsWith('.'))).toEqual([])
})

test('every operation has an id of its own, safe in an address, a known tag, a summary and a description', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[\w.-]+$/.test(id))).toEqual([])
  const tags = description.tags.map(({ name }) => name)
  for (const { operation } of operations) {
    expect(tags).toEqual(expect.arrayContaining(operation.tags))
    expect(operation.summary).toBeTruthy()
    expect(operation.description, operation.operationId).toMatch(
      /\.\n\n\*\*Who\*\*: .+\.\n\n\*\*Limit\*\*: \d+ calls of an /,
    )
  }
})

describe('refusals', () => {
  test('stand with their status, each code with its meaning and one as an example', () => {
    for (const { operation } of operations) {
      const [, ...refusals] = Object.entries(operation.responses)
      const statuses = refusals.map(([status]) => status)
      expect(statuses, operation.operationId).toEqual(expect.arrayContaining(['400', '429', '500', '503']))
      const isOpen = operation.security.length > 1
      expect(isOpen || statuses.includes('401')).toBe(true)
      for (const [, { description: text, content }] of refusals) {
        expect(text).toMatch(/^(- `[a-z_]+`: .+[.?](\n|$))+$/)
        const { success, code, message } = content['application/json'].example
        expect({ success, text }).toEqual({
          success: false,
          text: expect.stringContaining(`- \`${code}\`: ${message}`),
        })
      }
    }
  })

  test('are said in one status each, and each by a call at least', () => {
    const said = new Set(routes.flatMap(refusalsOf))
    expect(Object.keys(about.refusals).filter((code) => !said.has(code))).toEqual([])
    expect([...said].filter((code) => !about.refusals[code]?.meaning)).toEqual([])
  })

  test('that a source throws by name are known, with the status they are thrown with', () => {
    // Of jobs, commands and the browser, and of a path that is no call.
    const elsewhere = [
      'mail_refused',
      'mail_deferred',
      'push_gone',
      'push_deferred',
      'too_many_streams',
      'own_account',
      'account_not_found',
      'last_admin',
      'account_gone',
    ]
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.ts$/.test(file))
    const thrown = files
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...readFileSync(join('src', file), 'utf8').matchAll(/new AppError\(\s*'([a-z_]+)',\s*'([a-z_]+)'/g),
      ])
      .map(([, kind, code]) => ({ kind: kind as ErrorKind, code: code ?? '' }))
      .filter(({ code }) => ![...elsewhere, 'network_error', 'timeout', 'not_found', 'server_error'].includes(code))
    expect(thrown.length).toBeGreaterThan(50)
    expect(thrown.filter(({ kind, code }) => about.refusals[code]?.kind !== kind)).toEqual([])
  })
})

describe('examples', () => {
  const validBy = (schema: Schema, value: unknown) =>
    z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(value)

  test('of inputs and answers are valid by the schema beside them', () => {
    const wrong: unknown[] = []
    for (const { operation } of operations) {
      const success = Object.values(operation.responses)[0]?.content['application/json']
      const body = operation.requestBody?.content['application/json']
      const parts = [
        ...[success, body].flatMap((content) => (content ? [{ schema: content.schema, value: content.example }] : [])),
        ...operation.parameters.flatMap(({ schema, example, required, name }) =>
          required || example !== undefined ? [{ schema, value: example, name }] : [],
        ),
      ]
      for (const { schema, value } of parts) {
        const checked = validBy(schema, value)
        if (!checked.success) wrong.push([operation.operationId, checked.error.issues])
      }
    }
    expect(wrong).toEqual([])
  })

  test('of inputs, answers and the data of refusals pass our own check', () => {
    const wrong: unknown[] = []
    for (const { endpoint, description: words } of routes) {
      const operation = description.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
      const [success, ...refusals] = Object.values(operation?.responses ?? {}).map(
        ({ content }) => content['application/json'].example,
      )
      const checks = [
        endpoint.input.safeParse(exampleInput({ endpoint, description: words }, about.examples)),
        endpoint.output.safeParse(unwrap(endpoint.envelope, success ?? {})),
        ...refusals.flatMap((one) => endpoint.errors?.[String(one?.code)]?.safeParse(one?.data) ?? []),
      ]
      for (const { error } of checks) if (error) wrong.push([endpoint.name, error.issues])
    }
    expect(wrong).toEqual([])
  })

  test('of refusals have the status of their code', () => {
    for (const { operation } of operations)
      for (const [status, { content }] of Object.entries(operation.responses).slice(1)) {
        const kind = about.refusals[String(content['application/json'].example.code)]?.kind
        expect(kind === undefined ? 500 : statusByKind[kind], operation.operationId).toBe(Number(status))
      }
  })
})

/** Every part of the description that is an object, with where it stands. */
function partsOf(node: unknown, place = '#'): { place: string; part: Record<string, unknown> }[] {
  if (typeof node !== 'object' || node === null) return []
  const within = Object.entries(node).flatMap(([key, value]) => partsOf(value, `${place}/${key}`))
  return Array.isArray(node) ? within : [{ place, part: node as Record<string, unknown> }, ...within]
}

describe('what linters of descriptions ask for', () => {
  test('addresses have no slash at their end and no query, and no two of them are the same but for their names', () => {
    const paths = Object.keys(description.paths)
    expect(paths.filter((path) => !/^(\/[\w.-]+|\/\{\w+\})+$/.test(path))).toEqual([])
    const shapes = paths.map((path) => path.replaceAll(/\{\w+\}/g, '{}'))
    expect(new Set(shapes).size).toBe(shapes.length)
    expect(served.servers.map(({ url }) => url).filter((url) => /[/?]$|example\.com/.test(url))).toEqual([])
  })

  test('every operation has one answer that is no refusal, and names schemes of security that are described', () => {
    const schemes = Object.keys(description.components.securitySchemes)
    for (const { operation } of operations) {
      expect(Object.keys(operation.responses).filter((status) => /^2\d\d$/.test(status))).toHaveLength(1)
      expect(schemes).toEqual(expect.arrayContaining(operation.security.flatMap(Object.keys)))
    }
  })

  test('values to choose from are of the type that is said, each once; what is required is described', () => {
    const wrong = partsOf(served).flatMap(({ place, part }) => {
      const { type, enum: values, required, properties } = part
      const isSchema = !/\/examples?(\/|$)/.test(place) && !/\/properties$/.test(place)
      if (!isSchema) return []
      const twice = Array.isArray(values) && new Set(values).size !== values.length
      const odd = Array.isArray(values) && typeof type === 'string' && values.some((value) => typeof value !== type)
      const unknown =
        type === 'object' && Array.isArray(required) && required.some((name) => !Object.hasOwn(properties ?? {}, name))
      return twice || odd || unknown ? [place] : []
    })
    expect(wrong).toEqual([])
  })

  // As spectral asks for (`array-items`): readers of older drafts know no list whose places are described one by one.
  test('a list says what it holds', () => {
    const lists = partsOf(served).filter(({ place, part }) => part.type === 'array' && !/\/examples?(\/|$)/.test(place))
    expect(lists.length).toBeGreaterThan(50)
    expect(lists.filter(({ part }) => typeof part.items !== 'object').map(({ place }) => place)).toEqual([])
  })

  test('what stands once is used, and no text carries a script', () => {
    const unused = Object.keys(served.components.responses).filter(
      (name) => !sent.includes(`"#/components/responses/${name}"`),
    )
    expect(unused).toEqual([])
    const texts = partsOf(served).flatMap(({ part }) => [part.summary, part.description, part.title])
    expect(texts.filter((text) => typeof text === 'string' && /<script|eval\(|javascript:/i.test(text))).toEqual([])
  })
})

test('what stands in braces is a required parameter of the path, once, and nothing else is', () => {
  for (const { path, operation } of operations) {
    const braces = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => name).toSorted(), path).toEqual(braces.toSorted())
    expect(inPath.every(({ required }) => required)).toBe(true)
    const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
    expect(new Set(names).size, path).toBe(names.length)
  }
})

test('a read has no body; the body of a write is strict and names no key that travels elsewhere', () => {
  for (const { path, method, operation } of operations) {
    const form = operation.requestBody?.content['multipart/form-data']
    if (form) {
      expect(Object.values(form.schema.properties ?? {}), path).toEqual([{ type: 'string', format: 'binary' }])
      continue
    }
    const body = operation.requestBody?.content['application/json'].schema
    if (method === 'get') {
      expect(body, path).toBeUndefined()
      continue
    }
    expect(body?.additionalProperties, path).toBe(false)
    const elsewhere = operation.parameters.map(({ name }) => name)
    expect(Object.keys(body?.properties ?? {}).filter((key) => elsewhere.includes(key))).toEqual([])
    expect(Object.keys(body?.properties ?? {})).toEqual(expect.arrayContaining(body?.required ?? []))
  }
})

test('of the preferences only the language must be sent: nothing reads the rest', () => {
  const body = description.paths['/users/preferences']?.put?.requestBody?.content['application/json'].schema
  expect(body?.required).toEqual(['language'])
  expect(Object.keys(body?.properties ?? {})).toEqual(['language', 'reminders', 'reviews', 'news'])
})

test('calls for a signed-in person name the bearer token, and every reference leads somewhere', () => {
  for (const endpoint of endpoints) {
    const operation = description.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    const mayBeAnonymous = operation?.security.some((scheme) => Object.keys(scheme).length === 0)
    expect(mayBeAnonymous, endpoint.name).toBe(endpoint.access === 'public')
  }
  expect(description.components.securitySchemes).toHaveProperty('bearer')
  const references = [...sent.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '')
  expect(references.length).toBeGreaterThan(0)
  for (const reference of new Set(references)) {
    const found = partAt(reference)
    expect(found, reference).toBeDefined()
  }
})

describe('shapes', () => {
  test('stand once, under the names that the contracts have for them', () => {
    const { schemas } = description.components
    const names = Object.keys(schemas)
    expect(names).toEqual(expect.arrayContaining(['Booking', 'Provider', 'Quote', 'Setup', 'NewBookingBody', 'Error']))
    const own = (name: string) => [name, name.replace(/(Input|Body)$/, '')].some((each) => each in about.schemas)
    expect(names.filter((name) => name !== 'Error' && !own(name))).toEqual([])
    const unused = names.filter((name) => !sent.includes(`"#/components/schemas/${name}"`))
    expect(unused).toEqual([])
    expect(served.paths).toMatchObject({
      '/bookings/{id}': { get: { responses: { 200: { $ref: '#/components/responses/200_Booking' } } } },
      '/bookings': {
        post: {
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/NewBookingBody' } } } },
        },
      },
    })
    // Whatever is described twice makes them longer.
    expect(sent.length / operations.length).toBeLessThan(2900)
  })

  test('of parameters that several calls take stand once, too', () => {
    const taken = Object.values(served.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ parameters }) => parameters.map((one) => JSON.stringify(one))),
    )
    const whole = taken.filter((one) => !one.includes('"$ref":"#/components/parameters/'))
    expect(new Set(whole).size).toBe(whole.length)
    const { parameters } = served.components
    expect(Object.keys(parameters).length).toBeGreaterThan(10)
    const unused = Object.keys(parameters).filter((name) => !sent.includes(`"#/components/parameters/${name}"`))
    expect(unused).toEqual([])
  })

  test('that may be sent with less than is answered are two', () => {
    const Span = mini.object({ opens: mini.string(), days: mini._default(mini.int(), 1) })
    const Week = mini.object({ monday: Span })
    const { convert, usedBy } = namedSchemas({ Span, Week, Other: mini.object({}) }, [Week])
    const sentAndAnswered = [convert(Week, 'input'), convert(Span, 'output'), convert(mini.array(Span), 'input')]
    expect(sentAndAnswered).toMatchObject([
      { $ref: '#/components/schemas/WeekInput' },
      { $ref: '#/components/schemas/Span' },
      { type: 'array', items: { $ref: '#/components/schemas/SpanInput' } },
    ])
    const used = usedBy(sentAndAnswered)
    expect(Object.keys(used)).toEqual(['Span', 'SpanInput', 'WeekInput'])
    expect([used.Span?.required, used.SpanInput?.required]).toEqual([['opens', 'days'], ['opens']])
  })
})

test('the answers are described in the envelopes they travel in', () => {
  const schemaOf = (path: string) => description.paths[path]?.get?.responses['200']?.content['application/json'].schema
  expect(schemaOf('/providers')?.required).toEqual(['success', 'providers', 'pagination'])
  expect(schemaOf('/providers/{id}')?.required).toEqual(['success', 'provider'])
  expect(schemaOf('/categories')?.required).toEqual(['success', 'data'])
  expect(schemaOf('/users/me')?.required).toEqual(['success', 'user'])
})

/** Knows where each field goes and what an answer looks like from the description alone, as generated clients do. */
async function ask(operationId: string, input: Record<string, unknown> = {}, token?: string) {
  const found = operations.find(({ operation }) => operation.operationId === operationId)
  if (!found) throw new Error(`${operationId} is not described`)
  const { path, method, operation } = found
  const rest = { ...input }
  const take = (parameter: Parameter) => {
    const value = rest[parameter.name]
    delete rest[parameter.name]
    return value === undefined ? [] : [[parameter.name, String(value)]]
  }
  const within = (place: string) =>
    Object.fromEntries(operation.parameters.filter((each) => each.in === place).flatMap(take))
  const inPath = within('path')
  const query = new URLSearchParams(within('query'))
  const headers = { ...within('header'), ...(token && { authorization: `Bearer ${token}` }) }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => encodeURIComponent(inPath[key] ?? ''))
  const response = await api.request(`${description.servers[0]?.url}${filled}?${query}`, {
    method: method.toUpperCase(),
    headers: operation.requestBody ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(operation.requestBody && { body: JSON.stringify(rest) }),
  })
  const body = await response.json()
  const described = operation.responses[response.status]?.content['application/json'].schema
  expect(described, `${operationId} ${response.status} ${JSON.stringify(body)}`).toBeDefined()
  if (response.ok) z.fromJSONSchema(described as z.core.JSONSchema.JSONSchema).parse(body)
  else expect(operation.responses[response.status]?.description).toContain(`\`${body.code}\``)
  return { status: response.status, ...body }
}

test('a client that knows the description alone finds a time, books it and cancels it', async () => {
  const listed = await makeProvider(app)
  const person = { firstName: 'Nia', lastName: 'Clarke', email: 'described@test.test', password: 'a long enough one' }
  const { token } = await ask('accounts.register', person)
  const { provider } = await ask('providers.get', { id: listed.slug })
  const [service] = (await ask('providers.services', { id: provider.slug })).data
  const days = { from: dateIn(2), to: dateIn(9) }
  const selection = { providerId: provider.id, serviceIds: service.id }
  const { data: times } = await ask('availability.list', { ...selection, ...days })
  const [slot] = times.days.flatMap((day: { slots: object[] }) => day.slots)
  const chosen = { providerId: provider.id, serviceIds: [service.id], dateTime: slot.start }
  const { data: quote } = await ask('holds.quote', { ...selection, dateTime: slot.start })
  const { data: hold } = await ask('holds.create', chosen, token)
  const booking = { ...chosen, holdId: hold.id, totalAmount: quote.totalAmount, 'Idempotency-Key': 'once' }
  const booked = await ask('bookings.create', booking, token)
  expect(booked).toMatchObject({ status: 201, data: { status: 'confirmed', totalMinor: quote.totalMinor } })
  expect((await ask('bookings.create', booking, token)).data.id).toBe(booked.data.id)
  expect(await ask('bookings.create', chosen, token)).toMatchObject({ status: 409, code: 'slot_taken' })
  expect((await ask('bookings.get', { id: booked.data.id }, token)).data.dateTime).toBe(slot.start)
  expect((await ask('bookings.cancel', { id: booked.data.id }, token)).data.status).toBe('cancelled')
  expect((await ask('bookings.get', { id: booked.data.id })).code).toBe('unauthenticated')
})
