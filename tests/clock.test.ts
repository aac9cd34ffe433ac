import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveClock, movedByOf, runClockJobs } from './clock.ts'
import { bearer, dateIn, london, makeAccount, makeProvider, startTestApp, type TestApp } from './factories.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

let app: TestApp
let servers: ServerProcess[]
const folder = mkdtempSync(join(tmpdir(), 'highstreet-clock-'))
const settings = () => ({
  DATABASE_URL: app.running.config.databaseUrl ?? '',
  DATA_DIR: join(folder, 'data'),
  DEMO: '0',
  AUTH_SECRET: 'a secret of more than thirty-two characters',
})

beforeAll(async () => {
  app = await startTestApp()
  servers = await Promise.all([startServerProcess(settings()), startServerProcess(settings())])
})
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()))
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const day = 86_400_000
const minute = 60_000

test('a month of holds, requests and bookings passes on running servers in a few seconds', async () => {
  const start = Date.now()
  const [first, second] = servers.map(({ origin }) => origin) as [string, string]
  const [customer, other] = [await makeAccount(app), await makeAccount(app)]
  const instant = await makeProvider(app)
  const request = await makeProvider(app, { columns: { confirmation_mode: 'request' } })

  const later = (ms: number) => moveClock(app, start + ms, [first, second])
  const call = async (origin: string, actor: typeof customer, method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      // Made anew: a token lives for minutes of the moved clock, too.
      headers: { authorization: await bearer(app, actor), 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { data, code } = (await response.json()) as { data?: Record<string, unknown>; code?: string }
    return { status: response.status, code, data: data ?? {} }
  }
  const selection = (provider: typeof instant, date: string) => ({
    providerId: provider.providerId,
    serviceIds: provider.serviceIds,
    dateTime: london(date, '10:00'),
  })
  const statusOn = async (origin: string, id: unknown) =>
    (await call(origin, customer, 'GET', `/bookings/${id}`)).data.status
  const statusesOf = (id: unknown) => Promise.all([statusOn(first, id), statusOn(second, id)])

  const onDay10 = selection(instant, dateIn(10))
  expect((await call(first, customer, 'POST', '/bookings/holds', onDay10)).status).toBe(201)
  await later(9 * minute)
  expect((await call(second, other, 'POST', '/bookings', onDay10)).code).toBe('slot_taken')
  await later(11 * minute)
  const booked = await call(second, other, 'POST', '/bookings', onDay10)
  expect([booked.status, booked.data.status]).toEqual([201, 'confirmed'])
  await runClockJobs(app, 'expired-holds')
  expect(await app.running.db.selectFrom('hold').selectAll().execute()).toEqual([])

  const kept = await call(first, customer, 'POST', '/bookings', selection(instant, dateIn(11)))
  const unanswered = await call(first, customer, 'POST', '/bookings', selection(request, dateIn(20)))
  const answered = await call(second, customer, 'POST', '/bookings', selection(request, dateIn(21)))
  expect([kept, unanswered, answered].map(({ data }) => data.status)).toEqual(['confirmed', 'pending', 'pending'])
  expect((await call(first, request.owner, 'POST', `/bookings/${answered.data.id}/accept`)).status).toBe(200)

  await later(2 * day)
  await runClockJobs(app)
  expect(await statusesOf(unanswered.data.id)).toEqual(['pending', 'pending'])
  await later(2 * day + 12 * minute)
  expect((await call(second, request.owner, 'POST', `/bookings/${unanswered.data.id}/accept`)).status).toBe(409)
  await runClockJobs(app)
  expect(await statusesOf(unanswered.data.id)).toEqual(['expired', 'expired'])

  const opens = Date.parse(london(dateIn(11), '10:00'))
  await later(opens - start - minute)
  expect((await call(first, instant.owner, 'POST', `/bookings/${kept.data.id}/no-show`)).status).toBe(409)
  await later(opens - start + minute)
  expect((await call(second, customer, 'POST', `/bookings/${kept.data.id}/cancel`, {})).status).toBe(409)
  await later(opens - start + day)
  await runClockJobs(app)
  expect(await statusesOf(kept.data.id)).toEqual(['completed', 'completed'])

  await later(30 * day)
  await runClockJobs(app)
  expect(await statusesOf(answered.data.id)).toEqual(['completed', 'completed'])
  for (const origin of [first, second]) {
    const past = { ...selection(instant, dateIn(29)), dateTime: london(dateIn(29), '10:00') }
    expect((await call(origin, customer, 'POST', '/bookings', past)).code).toBe('past')
  }
  const again = await call(first, customer, 'POST', '/bookings', selection(instant, dateIn(35)))
  expect(again.data.status).toBe('confirmed')
  expect(Math.abs(Date.parse(String(again.data.createdAt)) - start - 30 * day)).toBeLessThan(minute)
})

test('in production the clock cannot be moved', async () => {
  await moveClock(app, Date.now() + 30 * day)
  const production = await startServerProcess({
    ...settings(),
    APP_ENV: 'production',
    APP_ORIGIN: 'https://highstreet.test',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SMTP_URL: 'smtp://127.0.0.1:1',
  })
  const provider = await makeProvider(app)
  const query = new URLSearchParams({ serviceIds: provider.serviceIds.join(), from: dateIn(2), to: dateIn(2) })
  const path = `/api/providers/${provider.providerId}/availability?${query}`
  const slotsAt = async (origin: string) => {
    const { data } = (await (await fetch(`${origin}${path}`)).json()) as { data: { days: { slots: object[] }[] } }
    return data.days.flatMap(({ slots }) => slots).length
  }
  try {
    expect(await movedByOf(production.origin)).toBe(0)
    expect(await slotsAt(production.origin)).toBeGreaterThan(0)
    expect(await slotsAt(servers[0]?.origin ?? '')).toBe(0)
  } finally {
    await production.stop()
  }
})
