import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBuiltServer } from './built-server.ts'

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
type Event = {
  release: string
  platform: string
  exception: {
    values: { type: string; value: string; stacktrace?: { frames: { filename: string; lineno: number }[] } }[]
  }
  tags: Record<string, string | undefined>
}

/** What an operator runs: a collector of traces, and what takes events of errors. */
async function startObservers() {
  const [spans, events, bodies] = [[] as Span[], [] as Event[], [] as string[]]
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      bodies.push(body)
      if (request.url === '/v1/traces')
        for (const { scopeSpans } of JSON.parse(body).resourceSpans)
          for (const scope of scopeSpans) spans.push(...scope.spans)
      else if (request.url?.startsWith('/api/7/envelope/')) events.push(JSON.parse(body.split('\n')[2] ?? ''))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, spans, events, bodies }
}

const told = (span: Span | undefined, key: string) => {
  const value = span?.attributes.find((one) => one.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

test('an operator who names a collector and a DSN sees where time goes and what broke, and nobody in it', async () => {
  const observers = await startObservers()
  const { spans, events, bodies } = observers
  const server = await startBuiltServer({
    DEMO: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://${observers.host}`,
    ERROR_REPORTING_DSN: `http://abc123@${observers.host}/7`,
  })
  server.provoked.push('unexpected error', 'a page broke in a browser')
  let isStopped = false
  const stop = async () => {
    if (!isStopped) await server.stop()
    isStopped = true
  }
  onTestFinished(stop)
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const call = (path: string, init: RequestInit = {}) => fetch(`${server.origin}${path}`, init)
  const asked = await call('/api/providers?query=Zanzibar', {
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  })
  expect(asked.status).toBe(200)
  const refused = await call('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin },
    body: JSON.stringify({ email: 'zanzibar@example.test', password: 'Zanzibar-1234' }),
  })
  expect(refused.status).toBe(401)
  const { code } = (await refused.json()) as { code: string }

  const report = {
    release: '0.1.0+9f2c',
    part: 'page',
    route: 'routes/provider',
    error: 'TypeError: x is not a function',
  }
  const broke = await call('/api/crash-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin },
    body: JSON.stringify({ ...report, stack: ['provider-A1b2C3.js:1:2048', 'root-9f2c.js:12:7'] }),
  })
  expect(broke.status).toBe(201)
  const client = new pg.Client(server.databaseUrl)
  await client.connect()
  await client.query('alter table category rename to category_gone')
  await client.end()
  const failed = await call('/api/categories')
  expect(failed.status).toBe(500)

  const said = (platform: string, value: string) =>
    events.find((event) => event.platform === platform && event.exception.values[0]?.value === value)
  await vi.waitFor(() => {
    expect(said('javascript', report.error)).toBeDefined()
    expect(said('node', 'unexpected error')).toBeDefined()
  }, 10_000)
  await stop()

  const request = spans.find((span) => span.traceId === traceId && span.name === 'GET /api/providers')
  expect(request?.parentSpanId).toBe('00f067aa0ba902b7')
  expect(told(request, 'http.response.status_code')).toBe(200)
  const verb = spans.find((span) => span.parentSpanId === request?.spanId && /^providers\./.test(span.name))
  const statement = spans.find((span) => span.traceId === traceId && told(span, 'db.query.text'))
  expect(told(statement, 'db.query.text')).toMatch(/\$1/)
  expect(verb).toBeDefined()
  expect(spans.some((span) => told(span, 'error.type') === code)).toBe(true)
  expect(spans.some((span) => told(span, 'messaging.system') === 'pg-boss' && !span.parentSpanId)).toBe(true)

  const [crash, error] = [said('javascript', report.error), said('node', 'unexpected error')]
  expect(crash).toMatchObject({
    release: '0.1.0+9f2c',
    exception: { values: [{ type: 'page', value: report.error }] },
    tags: { request: broke.headers.get('x-request-id') },
  })
  expect(crash?.exception.values[0]?.stacktrace?.frames.at(-1)).toMatchObject({
    ...{ filename: 'provider-A1b2C3.js', lineno: 1 },
  })
  expect(error).toMatchObject({
    exception: { values: [{ type: 'error', value: 'unexpected error' }] },
    tags: { code: '42P01', request: failed.headers.get('x-request-id') },
  })
  expect(error?.exception.values[0]?.stacktrace?.frames.length).toBeGreaterThan(0)
  expect(bodies.join('\n')).not.toMatch(/zanzibar|127\.0\.0\.1:\d+\/api|abc123@/i)
})
