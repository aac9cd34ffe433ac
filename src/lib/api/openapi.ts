import * as z from 'zod/mini'
import type { Endpoint, Envelope } from './endpoint.ts'

type Schema = Record<string, unknown>

const errorSchema: Schema = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string', description: 'A stable snake_case word' },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    data: {},
  },
}

/** The OpenAPI 3.1 document of the given endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[], server: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {}
  for (const endpoint of endpoints) {
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      paths[path] ??= {}
      paths[path][endpoint.method.toLowerCase()] = operation(endpoint, path)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Highstreet',
      version: '1.0.0',
      description: 'Find local talent, see real free times, book.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: server }],
    tags: [...new Set(endpoints.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const tagOf = (endpoint: Endpoint) => endpoint.name.split('.')[0] ?? ''

function operation(endpoint: Endpoint, path: string): Schema {
  const input = jsonSchema(endpoint.input, 'input')
  const properties = (input.properties ?? {}) as Record<string, Schema>
  const required = new Set((input.required ?? []) as string[])
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))
  const headers = endpoint.headers ?? {}
  const isRead = endpoint.method === 'GET'
  const parameters = Object.entries(properties).flatMap(([key, schema]) => {
    if (inPath.has(key)) return [{ name: key, in: 'path', required: true, schema }]
    if (headers[key]) return [{ name: headers[key], in: 'header', required: required.has(key), schema }]
    return isRead ? [{ name: key, in: 'query', required: required.has(key), schema }] : []
  })
  const bodyKeys = Object.keys(properties).filter((key) => !inPath.has(key) && !headers[key])
  const body = {
    ...input,
    properties: Object.fromEntries(bodyKeys.map((key) => [key, properties[key]])),
    required: bodyKeys.filter((key) => required.has(key)),
  }
  return {
    operationId: path === endpoint.path ? endpoint.name : `${endpoint.name}:${path}`,
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters,
    ...(!isRead && {
      requestBody: { required: body.required.length > 0, content: { 'application/json': { schema: body } } },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content: { 'application/json': { schema: wrapped(endpoint.envelope, jsonSchema(endpoint.output, 'output')) } },
      },
      '4XX': {
        description: 'Refused, with a stable code',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function wrapped(envelope: Envelope | undefined, output: Schema): Schema {
  const success = { const: true }
  if (envelope === 'spread') {
    const properties = { success, ...(output.properties as object) }
    return { ...output, properties, required: ['success', ...((output.required as string[] | undefined) ?? [])] }
  }
  const key = typeof envelope === 'object' ? envelope.key : 'data'
  return { type: 'object', required: ['success', key], properties: { success, [key]: output } }
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Schema
  return rest
}
