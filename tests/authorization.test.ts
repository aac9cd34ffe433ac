import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contracts } from '../src/domains/contracts.ts'
import { createApi } from '../src/http/api.server.ts'
import type { Endpoint } from '../src/lib/api/endpoint.ts'
import { actors, type Column, columns, type Row, sideOf, type Who, World } from './access.ts'
import { domains, requestOf, rows } from './authorization.ts'
import { bearer, openTestApp } from './factories.ts'

const endpoints: Endpoint[] = Object.values(contracts).flatMap((contract) => Object.values(contract))

const app = openTestApp()
let api: ReturnType<typeof createApi>
beforeAll(async () => {
  // As in production: what an output schema does not check must not carry more than it names either.
  api = createApi({ ...app.running, config: { ...app.running.config, appEnv: 'development' } })
})

type Answer = { status: number; text: string }

async function send(endpoint: Endpoint, authorization: string | null, input: Record<string, unknown>): Promise<Answer> {
  const headers = { 'sec-fetch-site': 'same-origin', ...(authorization && { authorization }) }
  const { url, init } = requestOf(endpoint, input, headers)
  const response = await api.request(url, init)
  return { status: response.status, text: await response.text() }
}

const newWorld = () =>
  new World(app, async (actor, method, path, body) => {
    const headers = { 'content-type': 'application/json', authorization: await bearer(app, actor) }
    const response = await api.request(`/api${path}`, { method, headers, body: JSON.stringify(body) })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return answer.data.id
  })

const authorizationOf = async (world: World, who: Who) =>
  who === 'visitor' ? null : bearer(app, await world.actor(who))

/** The id of what `who` calls their own, of somebody else's, or of nothing. */
async function idFor(world: World, { on }: Row, who: Who, column: Column): Promise<string> {
  if (!on || column === 'missing') return randomUUID()
  const own = sideOf(who)
  const other = own === 'first' ? 'second' : 'first'
  return world.thing(on, column === 'own' ? own : other, who)
}

async function ask(world: World, endpoint: Endpoint, row: Row, who: Who, column: Column): Promise<Answer> {
  const id = await idFor(world, row, who, column)
  const input = (await row.input?.({ id, world, who, whole: id })) ?? {}
  return send(endpoint, await authorizationOf(world, who), input)
}

const statusesOf = ({ answers }: Row, who: Who) => {
  const cell = answers[who]
  return typeof cell === 'number'
    ? { own: cell, foreign: cell, missing: cell }
    : Object.fromEntries(columns.map((column, index) => [column, cell[index]]))
}

/** One who is told 'missing' of what is another's. */
const hidesFrom = (row: Row) => (row.on ? actors.find((who) => statusesOf(row, who).foreign === 404) : undefined)

test('every contract has rows', () => {
  expect(endpoints.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([])
})

/** The row to write, as far as the contract tells. */
function adviceFor(endpoint: Endpoint): string {
  const { name, method, path, access } = endpoint
  const hasId = path.includes('{')
  const answers = {
    public: 'everyone(200)',
    user: hasId ? 'ofOwner(200)' : 'signedIn(200)',
    provider: hasId ? 'ofProvider(200)' : 'providersOnly(200)',
    admin: 'each({ visitor: 401, customer: 403, provider: 403, admin: [200, 200, 404] })',
  }
  const fields = Object.keys(keysOf(endpoint))
  const input = hasId
    ? ', input: ({ id }) => ({ id })'
    : fields.length > 0
      ? `, input: () => ({ ${fields.join()} })`
      : ''
  const line = `${name.split('.')[1]}: { ${hasId ? 'on: ..., ' : ''}answers: ${answers[access]}${input} },`
  const things = hasId ? ' "on" is what the id names: one of the things of this domain or of one below it.' : ''
  return `${method} ${path} has no row. Say who may call it and give a good call: ${line}${things}`
}

const listed = new Set(domains.flatMap(({ access }) => access.map(({ endpoint }) => endpoint.name)))

describe.each(domains)('$file', ({ access }) => {
  test('has a row for every endpoint', () => {
    expect(access.flatMap(({ endpoint, row }) => (row ? [] : adviceFor(endpoint)))).toEqual([])
  })
})

const known = endpoints.flatMap((endpoint) => {
  const row = rows.get(endpoint.name)
  return row ? [{ name: endpoint.name, endpoint, row }] : []
})

describe.each(known)('$name', ({ endpoint, row }) => {
  test('answers everybody as its row says, and what is another’s as what is missing', async () => {
    const asked = row.on ? columns : (['own'] as const)
    // What is only read can be read again, and who is refused changes nothing; what is done gets people and things of its own.
    const shared = newWorld()
    const wrong: string[] = []
    for (const who of actors) {
      const wanted = statusesOf(row, who)
      const given: Partial<Record<Column, Answer>> = {}
      for (const column of asked) {
        const isRefused = (wanted[column] ?? 0) >= 400
        const world = isRefused || !isWrite(endpoint) ? shared : newWorld()
        const isPrivileged = endpoint.access === 'admin' || (who === 'admin' && row.on?.isOfTwoOthers)
        // Their own views of a table touch nobody else; weighing tiers changes nothing.
        const isOwn = endpoint.name.startsWith('officeViews.') || endpoint.name === 'tierSettings.weigh'
        const isToldOf = isWrite(endpoint) && isPrivileged && !isOwn
        const before = isToldOf ? await auditRows() : 0
        const answer = await ask(world, endpoint, row, who, column)
        given[column] = answer
        if (answer.status !== wanted[column])
          wrong.push(`${who}, ${column}: ${answer.status} instead of ${wanted[column]}: ${answer.text.slice(0, 200)}`)
        if (isToldOf && answer.status < 300 && (await auditRows()) === before)
          wrong.push(`${who}, ${column}: no row that says who did it`)
      }
      const { foreign, missing } = given
      if (foreign?.status === 404 && foreign.text !== missing?.text)
        wrong.push(`${who}: another’s does not look missing: ${foreign.text} and ${missing?.text}`)
    }
    expect(wrong).toEqual([])
  })

  test.runIf(row.foreignPart)('takes no part of another’s for one of one’s own, and tells nothing of it', async () => {
    const world = newWorld()
    const authorization = await authorizationOf(world, 'provider')
    const id = await idFor(world, row, 'provider', 'own')
    const withPartOf = async (whole: string) =>
      send(endpoint, authorization, (await row.input?.({ id, world, who: 'provider', whole })) ?? {})
    const foreign = await withPartOf(await idFor(world, row, 'provider', 'foreign'))
    expect([foreign.status, foreign.text]).toEqual([row.foreignPart, (await withPartOf(randomUUID())).text])
  })

  test.runIf(hidesFrom(row))('takes as long for what is another’s as for what is missing', async () => {
    const who = hidesFrom(row) as Who
    const world = newWorld()
    const authorization = await authorizationOf(world, who)
    const input = async (column: Column) => {
      const id = await idFor(world, row, who, column)
      return (await row.input?.({ id, world, who, whole: id })) ?? {}
    }
    const inputs = { foreign: await input('foreign'), missing: await input('missing') }
    const middle = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
    const difference = async () => {
      const times: Record<keyof typeof inputs, number[]> = { foreign: [], missing: [] }
      for (let round = 0; round < 12; round++) {
        for (const column of round % 2 ? (['foreign', 'missing'] as const) : (['missing', 'foreign'] as const)) {
          const startedAt = performance.now()
          expect((await send(endpoint, authorization, inputs[column])).status).toBe(404)
          times[column].push(performance.now() - startedAt)
        }
      }
      return Math.abs(middle(times.foreign) - middle(times.missing))
    }
    // What lies in the code is there each time; what lies in a machine that is busy elsewhere is not.
    let least = await difference()
    for (let again = 0; again < 4 && least >= 5; again++) least = Math.min(least, await difference())
    expect(least).toBeLessThan(5)
  })

  test('tells nothing beyond its output, and takes nothing beyond its input', async () => {
    const world = newWorld()
    const who = endpoint.access === 'provider' ? 'provider' : 'customer'
    const answer = await ask(world, endpoint, row, who, 'own')
    if (answer.status < 300 && endpoint.outputChecked === 'tests') {
      const { data } = JSON.parse(answer.text)
      expect(data).toEqual(z.parse(endpoint.output, data))
    }
    // Of a form all but the file is let go: uploads.test.ts.
    if (endpoint.method === 'GET' || endpoint.file) return
    const second = newWorld()
    const id = randomUUID()
    const good = (await row.input?.({ id, world: second, who, whole: id })) ?? {}
    const authorization = await authorizationOf(second, who)
    const offered = forbiddenKeys.filter((name) => !Object.hasOwn(keysOf(endpoint), name))
    // All in one call: what is taken of them is not named.
    const all = Object.fromEntries(offered.map((key) => [key, true]))
    const { status, text } = await send(endpoint, authorization, { ...good, ...all })
    const isNamed = (key: string) =>
      endpoint.access === 'admin' || (status === 400 && text.includes(`"${key}":"Unknown field"`))
    const taken = offered.filter((key) => !isNamed(key)).map((key) => `${key}: ${status} ${text.slice(0, 120)}`)
    expect(taken).toEqual([])
  })
})

const isWrite = ({ method }: Endpoint) => method !== 'GET'

/** A booking has a history of its own, which says that it was an administrator. */
async function auditRows(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select (select count(*) from audit_entry)::int
    + (select count(*) from booking_change where party = 'admin' and actor_id is not null)::int as n`.execute(
    app.running.db,
  )
  return rows[0]?.n ?? 0
}

/** What somebody would like to set about themselves, their provider or their booking. */
const forbiddenKeys = [
  'id _id isAdmin is_admin admin role roles permissions accountId account_id userId customerId ownerId providerIdentityId',
  'emailVerified email_verified_at verified isVerified verificationStatus verification status featured isFeatured premium',
  'rating reviewsCount bookingCount analytics popularityScore helpfulCount createdAt updatedAt passwordHash password_hash',
  'sessionId price priceMinor totalMinor currency balance points discount cancelledAt constructor prototype',
]
  .join(' ')
  .split(' ')

const keysOf = ({ input }: Endpoint): object =>
  (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as { properties?: object }).properties ?? {}

test('somebody who is suspended is nobody who is logged in, whatever they call and whatever session is left', async () => {
  const world = newWorld()
  const closed = endpoints.filter(({ access }) => access !== 'public')
  expect(closed.length).toBeGreaterThan(150)
  const wrong: string[] = []
  for (const who of ['customer', 'provider', 'admin'] as const) {
    const { accountId } = await world.actor(who)
    const authorization = await authorizationOf(world, who)
    await sql`update account set status = 'suspended' where account_id = ${accountId}`.execute(app.running.db)
    for (const endpoint of closed) {
      const ids = Object.fromEntries(
        [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, randomUUID()]),
      )
      const { status } = await send(endpoint, authorization, ids)
      if (status !== 401) wrong.push(`${endpoint.name}, ${who}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
})

/** Objects below the top are strict too. */
test('no write takes unknown keys, however deep', () => {
  const loose: string[] = []
  const walk = (schema: unknown, path: string) => {
    if (typeof schema !== 'object' || schema === null) return
    const node = schema as Record<string, unknown>
    if (node.type === 'object' && node.additionalProperties !== false && !node.propertyNames) loose.push(path)
    for (const [key, inner] of Object.entries(node)) walk(inner, `${path}.${key}`)
  }
  for (const { name, method, input } of endpoints)
    if (method !== 'GET') walk(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), name)
  expect(loose).toEqual([])
})
