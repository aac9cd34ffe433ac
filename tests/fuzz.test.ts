import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contracts } from '../src/domains/contracts.ts'
import { createApi } from '../src/http/api.server.ts'
import type { Endpoint } from '../src/lib/api/endpoint.ts'
import { type Row, World } from './access.ts'
import { requestOf, rows } from './authorization.ts'
import { bearer, openTestApp } from './factories.ts'
import { seeded } from './random.ts'

const endpoints: Endpoint[] = Object.values(contracts).flatMap((contract) => Object.values(contract))
const known = endpoints.flatMap((endpoint) => {
  const row = rows.get(endpoint.name)
  return row ? [{ endpoint, row }] : []
})

/** A request that broke something can be sent again. */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_101)
const count = process.env.TEST_FULL ? 5000 : 1500

const hostile: unknown[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202eabc',
  '\u2028',
  'e\u0301'.repeat(40),
  '😀'.repeat(300),
  "' or 1=1 --",
  "'; drop table account; --",
  '%',
  '_'.repeat(200),
  '\\',
  '%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%',
  '(((((((((((((((((((((((((((((',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$(id)',
  'a@b.co\r\nBcc: c@d.co',
  '0x10',
  '1e3',
  '1e309',
  '-0',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '0000-01-01',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30',
  '2027-01-01T24:00:00Z',
  '24:00',
  'true',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  'a'.repeat(3000),
  0,
  -1,
  1.5,
  1e21,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  null,
  [],
  [null],
  [['a']],
  ['a', 'a'],
  Array.from({ length: 100 }, (_, index) => index),
  {},
  { $ne: null },
  { length: -1 },
  { toString: 'x' },
]

type Sent = { url: string; init: RequestInit & { headers: Record<string, string> } }

const app = openTestApp({ poolSize: 16 })
let api: ReturnType<typeof createApi>
beforeAll(async () => {
  api = createApi(app.running)
})

function newWorld(): World {
  return new World(app, async (actor, method, path, body) => {
    const headers = { 'content-type': 'application/json', authorization: await bearer(app, actor) }
    const response = await api.request(`/api${path}`, { method, headers, body: JSON.stringify(body) })
    // A calendar may be full, or somebody hold all they may: then of something that does not exist.
    return (await response.json()).data?.id ?? someId
  })
}

const someId = '01940000-0000-7000-8000-000000000000'

const fieldsOf = ({ input }: Endpoint): string[] =>
  Object.keys((z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as object)

/** One way each of not being what the contract asks for. */
function broken(endpoint: Endpoint, good: Record<string, unknown>, next: () => number): Sent {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const fields = [...new Set([...fieldsOf(endpoint), ...Object.keys(good)])]
  const field = fields.length > 0 ? pick(fields) : 'surprise'
  const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()
  const inPath = endpoint.path.includes(`{${field}}`)
  const value = pick(hostile)
  // A path cannot be shorter than it is, nor carry anything but text; a header only visible ASCII.
  const given = inPath
    ? textOf(value) || '-'
    : endpoint.headers?.[field]
      ? textOf(value)
          .replaceAll(/[^\x20-\x7e]/g, '?')
          .trim()
      : endpoint.method === 'GET'
        ? textOf(value)
        : value
  const kind = next()
  if (kind < 0.6) return requestOf(endpoint, { ...good, [field]: given })
  if (kind < 0.7) {
    const { [field]: _left, ...rest } = good
    return requestOf(endpoint, inPath ? good : rest)
  }
  if (kind < 0.8)
    return requestOf(endpoint, { ...good, [pick(['surprise', 'isAdmin', '__proto__', 'constructor'])]: 'x' })
  const sent = requestOf(endpoint, good)
  if (endpoint.method === 'GET') {
    const url = `${sent.url}&${field}=1&${field}=2&${pick(['', '%', '%E0%A4%A', '[]=1', 'a[b]=1', '__proto__=1', '&&&'])}`
    return { ...sent, url }
  }
  const body = JSON.stringify(good)
  const bodies = [
    body.slice(0, -1),
    `[${body}]`,
    `${body}${body}`,
    'null',
    '""',
    '{"a":1e999}',
    `\ufeff${body}`,
    '{"a":"\ud800"}',
  ]
  const types = ['text/plain', 'application/jsonx', 'application/json; charset=utf-16', 'multipart/form-data', '']
  return kind < 0.92
    ? { ...sent, init: { ...sent.init, body: pick(bodies) } }
    : { ...sent, init: { ...sent.init, headers: { ...sent.init.headers, 'content-type': pick(types) } } }
}

async function timed({ url, init }: Sent) {
  const startedAt = performance.now()
  const response = await api.request(url, init)
  const text = await response.text()
  return { status: response.status, text, milliseconds: performance.now() - startedAt }
}

test(`${count} requests broken in one way each (seed ${seed}) are answered, in the one form, within a second`, async () => {
  const next = seeded(seed)
  const wrong: string[] = []
  const statuses: Record<string, number> = {}
  let world = newWorld()
  for (let sent = 0; sent < count; sent++) {
    // Some of the calls end an account or a session: new people from time to time.
    if (sent % 200 === 0) world = newWorld()
    const { endpoint, row } = known[Math.floor(next() * known.length)] as { endpoint: Endpoint; row: Row }
    const who = next() < 0.15 ? 'visitor' : next() < 0.5 ? 'customer' : 'provider'
    // Of what an earlier call has made impossible, closed or used up, there is none.
    const make = row.on?.make
    const id = make && next() < 0.7 ? await make(world, 'first', who).catch(() => someId) : someId
    const good = (await row.input?.({ id, world, who, whole: id })) ?? {}
    const request = broken(endpoint, good, next)
    if (who !== 'visitor') request.init.headers.authorization = await bearer(app, await world.actor(who))
    // A file that is well is read by a process of its own, which gives way to everything else.
    const longestMs = endpoint.file ? 10_000 : 1000
    let answer = await timed(request)
    // Of a machine that was busy elsewhere the next answer is quick.
    for (let again = 0; again < 2 && answer.milliseconds > longestMs; again++) answer = await timed(request)
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    const isRefusal = /^\{"success":false,"code":"[a-z_]+","message":"[^\n]+"/.test(answer.text)
    const isWell =
      answer.status < 300 || (answer.status < 500 && isRefusal && !/\bat .*\.ts:|node_modules/.test(answer.text))
    if (!isWell || answer.milliseconds > longestMs) {
      const what = `${sent}: ${request.init.method} ${request.url.slice(0, 200)} ${String(request.init.body).slice(0, 300)}`
      wrong.push(`${what} -> ${answer.status} in ${Math.round(answer.milliseconds)} ms: ${answer.text.slice(0, 200)}`)
    }
  }
  expect(wrong).toEqual([])
  // Broken requests that all go through, or none of which reaches a verb, would show nothing.
  expect(statuses[400]).toBeGreaterThan(count / 4)
  expect(statuses[200]).toBeGreaterThan(count / 20)
}, 180_000)

describe('a number, a switch and an id', () => {
  const odd = [
    '',
    ' ',
    ' 1',
    '1 ',
    '+1',
    '1e3',
    '0x10',
    '0b1',
    '0o7',
    '1_000',
    '1,5',
    '１',
    '٣',
    'Infinity',
    '-Infinity',
    'NaN',
    'true',
    'yes',
    'null',
    'undefined',
    '[]',
    '{}',
    '[1]',
    '1;2',
    "1'",
    '1%00',
    '1\0',
    '..',
    '.',
    '-',
  ]

  type Schema = { type?: string; format?: string; anyOf?: Schema[]; properties?: Record<string, Schema> }
  const propertiesOf = ({ input }: Endpoint) =>
    Object.entries((z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema).properties ?? {})
  const isNumber = ({ type, anyOf = [] }: Schema): boolean =>
    type === 'integer' || type === 'number' || anyOf.some((one) => isNumber(one))
  const isSwitch = ({ type, anyOf = [] }: Schema): boolean => type === 'boolean' || anyOf.some((one) => isSwitch(one))
  const isId = ({ format }: Schema) => format === 'uuid'

  /** Visible ASCII: nobody can send a header that holds anything else. */
  const inHeader = /^(?! )[ -~]*(?<! )$/

  test('are what they are, and nothing that could be taken for one', { timeout: 60_000 }, async () => {
    const world = newWorld()
    const authorization = await bearer(app, await world.actor('provider'))
    const taken: string[] = []
    let tried = 0
    for (const { endpoint, row } of known) {
      const { providerId: id } = await world.providerOn('second')
      const good = (await row.input?.({ id, world, who: 'provider', whole: id })) ?? {}
      for (const [field, schema] of propertiesOf(endpoint)) {
        if (!isNumber(schema) && !isSwitch(schema) && !isId(schema)) continue
        // A distance that is no number is left out of a search, as if nobody had asked for one.
        if (field === 'distanceKm') continue
        for (const value of odd.map((text) => text.toWellFormed())) {
          // An empty or dotted path is another path.
          if (endpoint.path.includes(`{${field}}`) && /^[. ]*$/.test(value)) continue
          if (isSwitch(schema) && endpoint.method === 'GET' && value === 'true') continue
          if (endpoint.headers?.[field] && !inHeader.test(value)) continue
          const { url, init } = requestOf(endpoint, { ...good, [field]: value }, { authorization })
          const { status } = await api.request(url, init)
          tried++
          if (status !== 400 && !(endpoint.access === 'admin' && status === 403))
            taken.push(`${endpoint.name} ${field}=${JSON.stringify(value)}: ${status}`)
        }
      }
    }
    expect(taken).toEqual([])
    expect(tried).toBeGreaterThan(500)
  })
})
