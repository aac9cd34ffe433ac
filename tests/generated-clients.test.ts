import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltServer, startBuiltServer } from './built-server.ts'
import { ownRoot } from './server-process.ts'

const run = promisify(execFile)
/** Where packages are found, and Node runs TypeScript: below this folder, not below node_modules. */
const results = join(ownRoot, 'test-results')
let server: BuiltServer
let folder: string
beforeAll(async () => {
  mkdirSync(results, { recursive: true })
  folder = mkdtempSync(join(results, 'clients-'))
  server = await startBuiltServer()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server?.stop()
})

const start = `
const [origin = '', email = ''] = process.argv.slice(2)
const person = { firstName: 'Nia', lastName: 'Clarke', email, password: 'a quiet lantern 42' }
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const days = { from: day(2), to: day(9) }
function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('nothing came')
  return value
}`

const programs = {
  'openapi-fetch.ts': `
import createClient from 'openapi-fetch'
import type { components, paths } from './schema.ts'
${start}
const api = createClient<paths>({ baseUrl: \`\${origin}/api\` })
const { token } = given((await api.POST('/auth/register', { body: person })).data)
const headers = { authorization: \`Bearer \${token}\` }
const path = { id: 'maya-thompson' }
const { provider } = given((await api.GET('/providers/{id}', { params: { path } })).data)
const service = given(given((await api.GET('/providers/{id}/services', { params: { path } })).data).data[0])
const query = { providerId: provider.id, serviceIds: service.id, ...days }
const times = given((await api.GET('/bookings/availability', { params: { query } })).data).data
const slot: components['schemas']['Slot'] = given(times.days.flatMap(({ slots }) => slots)[0])
const body = { providerId: provider.id, serviceIds: [service.id], dateTime: slot.start }
const booked: components['schemas']['Booking'] = given((await api.POST('/bookings', { body, headers })).data).data
const taken = await api.POST('/bookings', { body, headers })
const params = { path: { id: booked.id } }
const { data: cancelled } = given((await api.POST('/bookings/{id}/cancel', { params, body: {}, headers })).data)
console.log(JSON.stringify([booked.status, booked.dateTime === slot.start, taken.error?.code, cancelled.status]))
// @ts-expect-error: a booking has a start.
export const wrong: components['schemas']['NewBookingBody'] = { providerId: provider.id }
`,
  'sdk.ts': `
import { client } from './sdk/client.gen.ts'
import * as api from './sdk/sdk.gen.ts'
import type { Booking, NewBookingBody, Slot } from './sdk/types.gen.ts'
${start}
client.setConfig({ baseUrl: \`\${origin}/api\` })
const { token } = given((await api.accountsRegister({ body: person })).data)
client.setConfig({ auth: token })
const path = { id: 'maya-thompson' }
const { provider } = given((await api.providersGet({ path })).data)
const service = given(given((await api.providersServices({ path })).data).data[0])
const query = { providerId: provider.id, serviceIds: service.id, ...days }
const times = given((await api.availabilityList({ query })).data).data
const slot: Slot = given(times.days.flatMap(({ slots }) => slots)[0])
const body = { providerId: provider.id, serviceIds: [service.id], dateTime: slot.start }
const booked: Booking = given((await api.bookingsCreate({ body })).data).data
const taken = await api.bookingsCreate({ body })
const { data: cancelled } = given((await api.bookingsCancel({ path: { id: booked.id }, body: {} })).data)
console.log(JSON.stringify([booked.status, booked.dateTime === slot.start, taken.error?.code, cancelled.status]))
// @ts-expect-error: a booking has a start.
export const wrong: NewBookingBody = { providerId: provider.id }
`,
}

const compilerOptions = {
  target: 'ES2024',
  lib: ['ESNext', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: ['node'],
}

test('clients that two generators make of the description compile, find a time, book it and cancel it', async () => {
  writeFileSync(join(folder, 'openapi.json'), await (await fetch(`${server.origin}/api/openapi.json`)).text())
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }))
  for (const [name, source] of Object.entries(programs)) writeFileSync(join(folder, name), source)
  await run(process.execPath, [join(import.meta.dirname, 'generate-clients.mjs'), folder])
  const compiler = join(ownRoot, 'node_modules/typescript/bin/tsc')
  const checked = await run(process.execPath, [compiler, '-p', folder]).catch((error: { stdout: string }) => error)
  expect(checked.stdout).toBe('')
  for (const [index, name] of Object.keys(programs).entries()) {
    const { stdout } = await run(process.execPath, [join(folder, name), server.origin, `client-${index}@example.test`])
    expect([name, JSON.parse(stdout)]).toEqual([name, ['confirmed', true, 'slot_taken', 'cancelled']])
  }
}, 60_000)
