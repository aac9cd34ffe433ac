import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import '../domains/texts.server.ts'
import { busy } from '../lib/api/errors.ts'
import { type Env, errorResponse } from '../lib/api/serve.server.ts'
import type { Logger } from '../lib/context.ts'
import { failurePage, wantsPage } from './failure-page.server.ts'

const log = { warn: () => {}, error: () => {} } as unknown as Logger
const site = new Hono<Env>()
site.all('*', () => {
  throw busy(3)
})
site.onError((error, c) => {
  const answer = errorResponse(error, 'the-request', log)
  return wantsPage(c) ? failurePage(c, answer, ['/assets/root.css']) : c.json(answer.body, answer.status as 400)
})
const ask = (path: string, accept: string) =>
  site.request(path, { headers: { accept } }, { incoming: { url: path } } as unknown as HttpBindings)

test('a browser that opens a page the server cannot come to reads why, in its language, with another try', async () => {
  const answer = await ask('/provider/maya?lng=es', 'text/html,application/xhtml+xml')
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('3')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html).toContain('<html lang="es">')
  expect(html).toContain('Esta página no se puede mostrar ahora mismo')
  expect(html).toContain('Tenemos mucho tráfico ahora mismo.')
  expect(html).toMatch(/href="">Reintentar</)
})

test.each([
  ['a script that asks for the data of a page', '/provider/maya.data', '*/*'],
  ['a call', '/api/providers', 'text/html'],
])('%s is answered by the code', async (_what, path, accept) => {
  const answer = await ask(path, accept)
  expect(await answer.json()).toMatchObject({ success: false, code: 'busy' })
})
