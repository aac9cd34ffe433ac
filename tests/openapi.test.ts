import { beforeAll, expect, test } from 'vitest'
import { contracts } from '../src/domains/contracts.ts'
import { createApi } from '../src/http/api.server.ts'
import type { Endpoint } from '../src/lib/api/endpoint.ts'
import { openTestApp } from './factories.ts'

type Parameter = { name: string; in: string; required: boolean; schema: object }
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security: object[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { description: string; content: { 'application/json': { schema: Schema } } }>
}
type Schema = {
  type?: string
  properties?: Record<string, unknown>
  required?: string[]
  additionalProperties?: unknown
}
type Description = {
  openapi: string
  info: { title: string; version: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> }
}

const endpoints: Endpoint[] = Object.values(contracts).flatMap((contract) => Object.values(contract))

const app = openTestApp()
let description: Description
let operations: { path: string; method: string; operation: Operation }[]
beforeAll(async () => {
  description = await (await createApi(app.running).request('/api/openapi.json')).json()
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

test('every operation has an id of its own, a known tag, a summary and an answer for success and refusal', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  const tags = description.tags.map(({ name }) => name)
  for (const { operation } of operations) {
    expect(tags).toEqual(expect.arrayContaining(operation.tags))
    expect(operation.summary).toBeTruthy()
    expect(Object.keys(operation.responses)).toEqual([expect.stringMatching(/^20[01]$/), '4XX'])
  }
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

test('calls for a signed-in person name the bearer token, and every reference leads somewhere', () => {
  for (const endpoint of endpoints) {
    const operation = description.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    const mayBeAnonymous = operation?.security.some((scheme) => Object.keys(scheme).length === 0)
    expect(mayBeAnonymous, endpoint.name).toBe(endpoint.access === 'public')
  }
  expect(description.components.securitySchemes).toHaveProperty('bearer')
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '')
  expect(references.length).toBeGreaterThan(0)
  for (const reference of new Set(references)) {
    const found = reference
      .replace('#/', '')
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], description)
    expect(found, reference).toBeDefined()
  }
})

test('the answers are described in the envelopes they travel in', () => {
  const schemaOf = (path: string) => description.paths[path]?.get?.responses['200']?.content['application/json'].schema
  expect(schemaOf('/providers')?.required).toEqual(['success', 'providers', 'pagination'])
  expect(schemaOf('/providers/{id}')?.required).toEqual(['success', 'provider'])
  expect(schemaOf('/categories')?.required).toEqual(['success', 'data'])
  expect(schemaOf('/users/me')?.required).toEqual(['success', 'user'])
})
