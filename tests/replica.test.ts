import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../src/app.server.ts'
import { routes } from '../src/domains/index.server.ts'
import { fillPath } from '../src/lib/api/endpoint.ts'
import { ConfigError, parseConfig } from '../src/lib/config.server.ts'
import { migrate } from '../src/lib/migrate.server.ts'
import { bearer, dateIn, london, makeAccount, makeProvider, startTestApp, type TestApp } from './factories.ts'
import { pastSocket, type ReplicaServer, startPrimary, startReplica, startWay } from './replica-server.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

let primary: Awaited<ReturnType<typeof startPrimary>>
let replica: ReplicaServer
let way: Awaited<ReturnType<typeof startWay>>
let app: TestApp
let server: ServerProcess
const dataDir = mkdtempSync(join(tmpdir(), 'highstreet-replica-data-'))

beforeAll(async () => {
  primary = await startPrimary()
  await migrate(primary.url())
  replica = await startReplica(primary)
  way = await startWay(() => Number(new URL(replica.url()).port))
  app = await startTestApp({ database: { url: primary.url(), drop: async () => {} } })
  server = await startServerProcess({
    DATABASE_URL: primary.url(),
    DATABASE_READ_URL: pastSocket(replica.url(), way.port),
    DATA_DIR: dataDir,
    DEMO: '0',
    AUTH_SECRET: 'a secret of more than thirty-two characters',
    RATE_LIMIT_FACTOR: '100000',
    CALLS_IN_FLIGHT: '1000',
    // Every connection that a test cuts off is told.
    LOG_LEVEL: 'error',
  })
  await server.settles()
})

afterAll(async () => {
  await server?.stop()
  await app?.close()
  way?.close()
  await replica?.kill()
  await primary?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

type Headers = Record<string, string>
const get = (path: string, headers: Headers = {}) => fetch(`${server.origin}${path}`, { headers })
/** A machine with more to do than it can says so, and when to come again. */
async function again(ask: () => Promise<Response>): Promise<Response> {
  for (let times = 0; ; times++) {
    const answer = await ask()
    if (times === 3 || answer.status !== 503 || !answer.headers.has('retry-after')) return answer
    await sleep(1000)
  }
}
const write = (method: string, path: string, authorization: string, body: object) =>
  again(() =>
    fetch(`${server.origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: server.origin, authorization },
      body: JSON.stringify(body),
    }),
  )

type State = { replica: { isRead: boolean; lagMs: number | null } }
const state = async () => ((await (await get('/health/db')).json()) as State).replica
const isRead = () => expect.poll(async () => (await state()).isRead).toBe(true)

type Reads = { replica: number; primary: number; failed: number }
async function reads(): Promise<Reads> {
  const text = await (await get('/health/metrics')).text()
  const of = (name: string) =>
    Number(new RegExp(`^lagging_reads_total\\{server="${name}"\\} (\\d+)`, 'm').exec(text)?.[1])
  return { replica: of('replica'), primary: of('primary'), failed: of('failed') }
}

async function risen(work: () => Promise<unknown>): Promise<Reads> {
  const before = await reads()
  await work()
  const after = await reads()
  return {
    replica: after.replica - before.replica,
    primary: after.primary - before.primary,
    failed: after.failed - before.failed,
  }
}

async function makeShop() {
  const provider = await makeProvider(app, {
    services: [{ name: 'Trim', durationMinutes: 30, priceMinor: 2000 }],
    columns: { minimum_notice_minutes: 0, booking_window_days: 60 },
  })
  const token = await bearer(app, provider.owner)
  const rename = async (businessName: string) => {
    const answer = await write('PUT', `/providers/${provider.providerId}`, token, { businessName })
    expect(answer.status).toBe(200)
    return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  }
  const nameFor = async (headers: Headers = {}) => {
    const answer = await again(() => get(`/api/providers/${provider.providerId}`, headers))
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { provider: { businessName: string } }).provider.businessName
  }
  const page = async (headers: Headers = {}) => {
    const answer = await again(() => get(`/provider/${provider.slug}?lng=en`, headers))
    expect(answer.status).toBe(200)
    return answer.text()
  }
  return { ...provider, token, rename, nameFor, page }
}

describe('calls that may lag', () => {
  const lagging = () => routes.filter(({ endpoint }) => endpoint.mayLag)

  test('are reads that anybody may ask, and bring no secret', () => {
    expect(lagging().length).toBeGreaterThan(30)
    for (const { endpoint } of lagging())
      expect({ [endpoint.name]: [endpoint.method, endpoint.access, endpoint.headers] }).toEqual({
        [endpoint.name]: ['GET', 'public', undefined],
      })
  })

  test('are answered by the replica for whoever is signed out, each of them, and by the primary for whoever is signed in', async () => {
    const [{ providerId, serviceIds, owner, slug }] = await Promise.all([
      makeShop(),
      makeShop(),
      makeShop(),
      makeShop(),
    ])
    const [date, here] = [dateIn(3), { lat: 51.527, lng: -0.055 }]
    const near = { userLat: here.lat, userLng: here.lng }
    const landing = { what: 'hair-styling-barbering', place: 'london' }
    const inputs: Record<string, Record<string, unknown>> = {
      'availability.list': { providerId, serviceIds, from: date, to: date },
      'categories.get': { id: 'hair-styling-barbering' },
      'location.search': { query: 'Hackney' },
      'location.near': here,
      'location.draw': here,
      'search.nextTimes': { providerIds: providerId },
      'search.providers': { search: 'trim', location: 'Hoxton', date },
      'find.suggest': { query: 'trim' },
      'find.services': { search: 'trim' },
      'find.nearby': near,
      'find.landing': landing,
      'find.landingFacts': landing,
    }
    // Not there, whoever is asked.
    const missing = new Set(['reviews.get', 'reviews.votes'])
    const anyInput = { id: providerId, providerId }
    await isRead()
    await expect.poll(async () => (await get(`/api/providers/${providerId}`)).status).toBe(200)
    const authorization = await bearer(app, owner)
    const told: unknown[] = []
    for (const { endpoint } of lagging().filter(({ endpoint }) => !missing.has(endpoint.name))) {
      const { path, rest } = fillPath(endpoint.path, inputs[endpoint.name] ?? anyInput)
      const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
      const ask = async (headers: Headers, who: keyof Reads) => {
        let status = 0
        const rose = await risen(async () => {
          status = (await get(`/api${path}?${query}`, headers)).status
        })
        const wanted = { replica: 0, primary: 0, failed: 0, [who]: 1 }
        if (status !== 200 || JSON.stringify(rose) !== JSON.stringify(wanted)) told.push([endpoint.name, status, rose])
      }
      await ask({}, 'replica')
      await ask({ authorization }, 'primary')
    }
    expect(told).toEqual([])
    for (const path of [
      '/',
      '/search?search=trim',
      '/browse',
      `/provider/${slug}`,
      `/booking?provider=${slug}`,
      '/legal',
    ]) {
      const rose = await risen(async () => expect((await get(path)).status).toBe(200))
      expect([path, rose.primary, rose.failed]).toEqual([path, 0, 0])
    }
  })

  test('are asked of the primary again where the replica knows nothing yet', async () => {
    await isRead()
    await replica.pause()
    try {
      const shop = await makeShop()
      const rose = await risen(async () => expect(await shop.nameFor()).toMatch(/^Shop/))
      expect(rose).toEqual({ replica: 0, primary: 0, failed: 1 })
      expect(await shop.page()).toContain('Shop')
    } finally {
      await replica.resume()
    }
  })
})

test('whoever has written sees it, and a stranger two seconds later; no page is kept as it was before', async () => {
  const shop = await makeShop()
  await isRead()
  await expect.poll(() => shop.nameFor()).toMatch(/^Shop/)
  await shop.page()
  await replica.pause()
  try {
    const wroteAt = performance.now()
    const cookie = await shop.rename('Rivers & Rose')
    const before = await shop.nameFor()
    // Else nothing is shown here: the replica is behind.
    if (performance.now() - wroteAt < 1000) expect(before).toMatch(/^Shop/)
    expect(cookie).toBe('written=1')
    // What every stranger's browser tells sends none of them to the primary.
    const told = await fetch(`${server.origin}/api/page-vitals`, { method: 'POST', headers: { origin: server.origin } })
    expect(told.headers.get('set-cookie')).toBeNull()
    expect(await shop.nameFor({ cookie })).toBe('Rivers & Rose')
    expect(await shop.nameFor({ authorization: shop.token })).toBe('Rivers & Rose')
    expect(await shop.page()).toContain('Rivers &amp; Rose')
    const rose = await risen(async () => expect(await shop.page()).toContain('Rivers &amp; Rose'))
    expect(rose).toEqual({ replica: 0, primary: 0, failed: 0 })
    await expect.poll(() => shop.nameFor(), { interval: 50 }).toBe('Rivers & Rose')
    const { isRead, lagMs } = await state()
    expect([isRead, (lagMs ?? 0) > 2000]).toEqual([false, true])
    expect(performance.now() - wroteAt).toBeLessThan(10_000)
  } finally {
    await replica.resume()
  }
  await isRead()
  const rose = await risen(async () => expect(await shop.nameFor()).toBe('Rivers & Rose'))
  expect(rose).toEqual({ replica: 1, primary: 0, failed: 0 })
})

test('an idle primary makes no replica look late', async () => {
  await isRead()
  const client = new pg.Client({ connectionString: primary.url() })
  await client.connect()
  await client.query('checkpoint')
  await client.end()
  for (let round = 0; round < 12; round++) {
    const { isRead, lagMs } = await state()
    expect([isRead, (lagMs ?? Number.NaN) < 1500]).toEqual([true, true])
    await sleep(250)
  }
})

const isFull = process.env.TEST_FULL === '1'
const tries = isFull ? 1000 : 200
const pausedMs = isFull ? 10_000 : 3000

test(`${tries} tries while the replica lags up to ${pausedMs / 1000} seconds: nobody misses what they have written`, {
  timeout: 120_000,
}, async () => {
  const shops = await Promise.all(Array.from({ length: 8 }, makeShop))
  const customers = await Promise.all(shops.map(() => makeAccount(app)))
  await isRead()
  const missed: string[] = []
  let done = 0
  const paused: State['replica'][] = []
  const slots = (shop: number) => {
    let next = 0
    return () => {
      const at = next++
      const [day, half] = [2 + shop + Math.floor(at / 16), at % 16]
      return [dateIn(day), `${String(9 + (half >> 1)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`] as const
    }
  }
  const visit = async (index: number, until: () => boolean) => {
    const [shop, customer] = [shops[index], customers[index]]
    if (!shop || !customer) return
    const authorization = await bearer(app, customer)
    const slot = slots(index)
    for (let round = 0; !until(); round++) {
      const kind = round % 5
      const note = (saw: boolean, what: string) => {
        done++
        if (!saw) missed.push(`${what}, try ${round} of ${index}`)
      }
      if (kind < 2) {
        const [date, time] = slot()
        const [providerId, [serviceId = '']] = [shop.providerId, shop.serviceIds]
        const booked = await write('POST', '/bookings', authorization, {
          providerId,
          serviceId,
          dateTime: london(date, time),
        })
        expect([booked.status, date, time]).toEqual([201, date, time])
        const cookie = (booked.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
        const query = new URLSearchParams({ providerId, serviceIds: serviceId, from: date, to: date })
        const asWhom = kind === 0 ? { authorization } : { cookie }
        const free = await again(() => get(`/api/bookings/availability?${query}`, asWhom))
        const { data } = (await free.json()) as { data: { days: { slots: { time: string }[] }[] } }
        note(!JSON.stringify(data.days).includes(`T${time}`), kind === 0 ? 'a booking' : 'a booking, signed out since')
      } else {
        const name = `Name ${index}-${round}`
        const cookie = await shop.rename(name)
        if (kind === 2) note((await shop.nameFor({ authorization: shop.token })) === name, 'a name')
        if (kind === 3) note((await shop.nameFor({ cookie })) === name, 'a name, signed out since')
        if (kind === 4) note((await shop.page({ cookie })).includes(name), 'a name on its page')
      }
    }
  }
  const strangers = async (until: () => boolean) => {
    while (!until()) {
      for (const { providerId } of shops)
        expect((await again(() => get(`/api/providers/${providerId}`))).status).toBe(200)
      await sleep(50)
    }
  }
  const began = performance.now()
  const rose = await risen(async () => {
    const isOver = () => done >= tries && performance.now() - began > pausedMs + 2000
    // Once for ten seconds; then so that it is read all the time, and nearly always behind.
    const lag = async () => {
      await replica.pause()
      await sleep(pausedMs)
      paused.push(await state())
      await replica.resume()
      while (!isOver()) {
        await sleep(300)
        await replica.pause()
        await sleep(1200)
        await replica.resume()
      }
    }
    await Promise.all([...shops.map((_shop, index) => visit(index, isOver)), strangers(isOver), lag()])
  })
  expect(missed).toEqual([])
  expect(done).toBeGreaterThanOrEqual(tries)
  // So far behind it was, and a little less for who looks four times a second.
  expect(paused.map(({ isRead, lagMs }) => [isRead, (lagMs ?? 0) > pausedMs - 1000])).toEqual([[false, true]])
  // Strangers were answered by it meanwhile: it was there to be wrong.
  expect(rose.replica).toBeGreaterThan(20)
  expect(rose.primary).toBeGreaterThan(done)
})

describe('a replica that', () => {
  const paths = async () => {
    const { providerId, slug } = await makeShop()
    return (round: number) => [
      `/api/providers/${providerId}`,
      '/api/categories',
      `/api/search/providers?search=trim-${round}`,
      `/search?search=cut-${round}`,
      `/provider/${slug}`,
    ]
  }
  const readAll = async (statuses: number[], until: () => boolean) => {
    const pathsOf = await paths()
    await Promise.all(
      Array.from({ length: 6 }, async (_value, reader) => {
        for (let round = 0; !until(); round++)
          for (const path of pathsOf(reader * 10_000 + round)) statuses.push((await get(path)).status)
      }),
    )
  }

  test('swallows everything keeps nobody from an answer', async () => {
    await isRead()
    let isOver = false
    const statuses: number[] = []
    const reading = readAll(statuses, () => isOver)
    await expect.poll(() => statuses.length).toBeGreaterThan(30)
    const before = statuses.length
    way.state.isBlack = true
    try {
      await expect.poll(async () => (await state()).isRead).toBe(false)
      await sleep(500)
      isOver = true
      await reading
    } finally {
      way.state.isBlack = false
    }
    expect(statuses.length).toBeGreaterThan(before)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    await isRead()
  })

  test('is killed keeps nobody from an answer, and is read again when there is one again', async () => {
    await isRead()
    let isOver = false
    const statuses: number[] = []
    const reading = readAll(statuses, () => isOver)
    await expect.poll(() => statuses.length).toBeGreaterThan(30)
    const before = statuses.length
    await replica.kill()
    await expect.poll(state).toEqual({ isRead: false, lagMs: null })
    await sleep(700)
    isOver = true
    await reading
    expect(statuses.length).toBeGreaterThan(before)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    const text = await (await get('/health/metrics')).text()
    expect(text).not.toMatch(/^replica_lag_seconds/m)
    expect((await get('/health/ready')).status).toBe(200)
    replica = await startReplica(primary)
    await isRead()
    expect(await (await get('/health/metrics')).text()).toMatch(/^replica_lag_seconds [01]?\.\d+$/m)
  })

  test('is not there keeps no site from opening', async () => {
    const running = await createApp(
      { ...app.running.config, databaseReadUrl: 'postgres://x@127.0.0.1:9/x' },
      primary.url(),
      [],
    )
    await running.app.replica?.watch()
    expect(running.app.replica?.isFresh()).toBe(false)
    await running.close()
  })
})

test('a replica of the embedded database is refused at the start', () => {
  expect(() => parseConfig({ DATABASE_READ_URL: 'postgres://x@y/z' })).toThrow(ConfigError)
})
