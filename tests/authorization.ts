import { type Endpoint, fillPath } from '../src/lib/api/endpoint.ts'
import type { Access, Row } from './access.ts'

const modules = import.meta.glob<{ access: Access[] }>('../src/domains/*/access.ts', { eager: true })

/** The rows of every domain. */
export const domains = Object.entries(modules).map(([file, { access }]) => ({ file: file.replace('../', ''), access }))
export const rows = new Map<string, Row>(
  domains.flatMap(({ access }) => access.flatMap(({ endpoint, row }) => (row ? [[endpoint.name, row]] : []))),
)

/** A PNG of one pixel. */
const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The request that carries this input. */
export function requestOf(endpoint: Endpoint, input: Record<string, unknown>, more: Record<string, string> = {}) {
  const { path, rest } = fillPath(endpoint.path, input)
  const headers: Record<string, string> = { 'content-type': 'application/json', ...more }
  for (const [key, name] of Object.entries(endpoint.headers ?? {})) {
    if (rest[key] !== undefined) headers[name] = String(rest[key])
    delete rest[key]
  }
  const { method } = endpoint
  if (endpoint.file) {
    const { 'content-type': _json, ...others } = headers
    const body = new FormData()
    body.set(endpoint.file, new Blob([smallPicture]), 'photo.png')
    return { url: `/api${path}`, init: { method, headers: others as Record<string, string>, body } }
  }
  if (method === 'GET') {
    const query = Object.entries(rest).map(([key, value]): [string, string] => [key, String(value)])
    return { url: `/api${path}?${new URLSearchParams(query)}`, init: { method, headers } }
  }
  return { url: `/api${path}`, init: { method, headers, body: JSON.stringify(rest) } }
}
