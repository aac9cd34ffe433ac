import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../tests/factories.ts'
import { type Env, errorResponse } from '../lib/api/serve.server.ts'
import { mountHostedForm } from './hosted-form.server.ts'

const app = openTestApp()
const site = new Hono<Env>()
const logged: string[] = []
beforeAll(() => {
  const service = { name: 'Acme', clientId: 'x', clientSecret: 'x', audience: null }
  app.running.app.hostedIssuers = [
    { ...service, key: 'acme', url: 'https://id.acme.test', answersByForm: true },
    { ...service, key: 'plain', url: 'https://id.plain.test', answersByForm: false },
  ]
  mountHostedForm(site, app.running)
  site.all('*', (c) => c.text('the page', 200))
  site.onError((error, c) => {
    const log = { debug() {}, info() {}, warn: keep, error: keep }
    const { status, body } = errorResponse(error, 'test', log)
    return c.json(body, status as 400)
  })
})
const keep = (fields: object, message: string) => void logged.push(`${JSON.stringify(fields)} ${message}`)

/** As a browser sends what another site's page posts: without our cookies. */
const post = (body: string, path = '/auth/with/acme', type = 'application/x-www-form-urlencoded') =>
  site.request(path, {
    method: 'POST',
    headers: { 'content-type': type, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    body,
  })

test('what a service posts is handed to the page, behind a # that no server sees; no session, no cookie, nothing kept', async () => {
  const answer = await post('code=c%20%2B&state=s&iss=https%3A%2F%2Fid.acme.test&user=%7B%7D&id_token=x')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/auth/with/acme#state=s&code=c+%2B&iss=https%3A%2F%2Fid.acme.test')
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(await answer.text()).toBe('')
})

test.each([
  ['a page', 'state=%3Cscript%3Ealert(1)%3C%2Fscript%3E&code=%22%3E%3Cimg%20src%3Dx%3E'],
  ['another header', 'state=a%0D%0ASet-Cookie%3A%20refresh%3Dx&code=b%0D%0A%0D%0A%3Cb%3E'],
  ['another place', 'state=%2F%2Fevil.test&code=javascript%3Aalert(1)&error=%23%2F%2Fevil.test'],
])('what is written into it makes no %s', async (_what, body) => {
  const answer = await post(body)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toMatch(/^\/auth\/with\/acme#[\w%.+*=&-]*$/)
  expect([...answer.headers.keys()].sort()).toEqual(['cache-control', 'location'])
  expect(await answer.text()).toBe('')
})

test.each([
  ['two states', 'state=one&state=two&code=c'],
  ['two codes', 'state=one&code=c&code=d'],
  ['no state', 'code=c'],
  ['an empty state', 'state=&code=c'],
  ['a state that is too long', `state=${'s'.repeat(201)}&code=c`],
  ['a code that is too long', `state=s&code=${'c'.repeat(2001)}`],
  ['nothing', ''],
])('%s is handed on as no answer, which the page refuses', async (_what, body) => {
  const answer = await post(body)
  expect(answer.status).toBe(303)
  const handed = new URLSearchParams((answer.headers.get('location') ?? '').split('#')[1])
  expect(handed.has('state') && handed.has('code')).toBe(false)
})

test('a body without end is not read, and another kind of body is none', async () => {
  expect((await post(`state=s&code=${'c'.repeat(9000)}`)).status).toBe(413)
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(1024))),
  })
  const answer = await site.request('/auth/with/acme', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: endless,
    duplex: 'half',
  } as RequestInit)
  expect(answer.status).toBe(413)
  expect((await post('{"state":"s"}', '/auth/with/acme', 'application/json')).status).toBe(415)
  expect((await post('state=s', '/auth/with/acme', 'text/plain')).status).toBe(415)
})

test('a service that answers by the address, one that there is not, and who only looks get the page', async () => {
  for (const path of ['/auth/with/plain', '/auth/with/none', '/auth/with/ACME'])
    expect([path, await (await post('state=s&code=c', path)).text()]).toEqual([path, 'the page'])
  expect(await (await site.request('/auth/with/acme?state=s&code=c')).text()).toBe('the page')
})

test('nothing of it is logged', async () => {
  await post('state=a-state-of-somebody&code=a-code-of-somebody')
  await post(`state=a-state-of-somebody&code=${'c'.repeat(9000)}`)
  expect(logged.join()).not.toContain('of-somebody')
})
