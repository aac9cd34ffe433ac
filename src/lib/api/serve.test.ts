import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openTestApp } from '../../../tests/factories.ts'
import { createApi } from '../../http/api.server.ts'
import { shareReads } from '../shared-reads.server.ts'
import { endpoints } from './endpoint.ts'
import { implement } from './serve.server.ts'

const app = openTestApp()

test('an answer that many share is checked and written once for each call, and never later than its question', async () => {
  let read = 0
  let checked = 0
  const output = z.object({ read: z.number().check(z.refine(() => ++checked > 0)) })
  const call = { method: 'GET', summary: 'Shared.', access: 'public', input: z.object({}), output } as const
  const contract = endpoints('shared', { one: { ...call, path: '/shared' }, other: { ...call, path: '/other' } })
  const share = shareReads<{ read: number; secret: string }>()
  const verb = ({ db }: { db: typeof app.running.db }) =>
    share(db, 'same', async () => ({ read: ++read, secret: 'not in the contract' }))
  const api = createApi(app.running, implement(contract, { one: verb, other: verb }))
  const ask = async (path: string) => (await api.request(`/api${path}`)).text()

  // The first is read at once, the others together after it.
  const [first, ...rest] = await Promise.all(
    Array.from({ length: 11 }, (_, index) => ask(index < 6 ? '/shared' : '/other')),
  )
  expect(first).toBe('{"success":true,"data":{"read":1}}')
  expect(new Set(rest)).toEqual(new Set(['{"success":true,"data":{"read":2}}']))
  expect(read).toBe(2)
  expect(checked).toBe(3)
  expect(await ask('/shared')).toContain('"read":3')
})

test('what is read comes compressed for whoever takes that, once it is long; what is written does not', async () => {
  const call = { summary: 'Long.', access: 'public', path: '/long', input: z.object({}), output: z.string() } as const
  const contract = endpoints('long', { read: { ...call, method: 'GET' }, write: { ...call, method: 'POST' } })
  let text = 'é'.repeat(3000)
  const api = createApi(app.running, implement(contract, { read: async () => text, write: async () => text }))
  const ask = async (encodings: string, method = 'GET') => {
    const answer = await api.request('/api/long', { method, headers: { 'accept-encoding': encodings } })
    return {
      as: answer.headers.get('content-encoding'),
      vary: answer.headers.get('vary'),
      bytes: Buffer.from(await answer.arrayBuffer()),
    }
  }
  const body = JSON.stringify({ success: true, data: text })
  const { as, vary, bytes } = await ask('br, gzip')
  expect([as, vary, gunzipSync(bytes).toString()]).toEqual(['gzip', 'accept-encoding', body])
  expect(bytes.length).toBeLessThan(200)
  for (const answer of [await ask(''), await ask('br'), await ask('gzip;q=0, *')])
    expect([answer.as, answer.vary, answer.bytes.toString()]).toEqual([null, 'accept-encoding', body])
  expect((await ask('gzip', 'POST')).as).toBe(null)
  text = 'short'
  expect((await ask('gzip')).as).toBe(null)
})
