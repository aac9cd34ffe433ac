import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { signAccessToken } from '../src/domains/identity/tokens.server.ts'
import type { Actor } from '../src/lib/context.ts'
import { moveClock } from './clock.ts'
import { makeAccount, makeProvider, startTestApp, type TestApp, type TestProvider } from './factories.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** The day everybody in here stands on: all changes of clocks of 2027 lie ahead, within a year. */
const today = '2027-03-01T00:30:00Z'

/**
 * Wall times of 2027 and their instants, written out so that no zone database of ours is asked. A gap: wall times that
 * do not exist. An overlap: the second instant of a wall time that comes twice.
 */
type Zone = {
  zone: string
  hasTime: readonly (readonly [wall: string, offset: string, instant: string])[]
  gap: readonly string[]
  overlap: readonly (readonly [wall: string, second: string])[]
}

const zones: readonly Zone[] = [
  {
    zone: 'Europe/London',
    hasTime: [
      ['2027-03-16T12:00', '+00:00', '2027-03-16T12:00:00Z'],
      ['2027-03-28T00:45', '+00:00', '2027-03-28T00:45:00Z'],
      ['2027-03-28T02:00', '+01:00', '2027-03-28T01:00:00Z'],
      ['2027-06-15T09:00', '+01:00', '2027-06-15T08:00:00Z'],
      ['2027-10-31T01:30', '+01:00', '2027-10-31T00:30:00Z'],
      ['2027-10-31T09:00', '+00:00', '2027-10-31T09:00:00Z'],
    ],
    gap: ['2027-03-28T01:00', '2027-03-28T01:30', '2027-03-28T01:45'],
    overlap: [
      ['2027-10-31T01:00', '2027-10-31T01:00:00Z'],
      ['2027-10-31T01:30', '2027-10-31T01:30:00Z'],
    ],
  },
  {
    zone: 'Europe/Paris',
    hasTime: [
      ['2027-03-28T01:45', '+01:00', '2027-03-28T00:45:00Z'],
      ['2027-03-28T03:00', '+02:00', '2027-03-28T01:00:00Z'],
      ['2027-07-14T18:15', '+02:00', '2027-07-14T16:15:00Z'],
      ['2027-10-31T02:30', '+02:00', '2027-10-31T00:30:00Z'],
      ['2027-10-31T03:15', '+01:00', '2027-10-31T02:15:00Z'],
    ],
    gap: ['2027-03-28T02:00', '2027-03-28T02:30'],
    overlap: [['2027-10-31T02:30', '2027-10-31T01:30:00Z']],
  },
  {
    zone: 'America/New_York',
    hasTime: [
      ['2027-03-14T01:45', '-05:00', '2027-03-14T06:45:00Z'],
      ['2027-03-14T03:00', '-04:00', '2027-03-14T07:00:00Z'],
      ['2027-07-04T13:00', '-04:00', '2027-07-04T17:00:00Z'],
      ['2027-11-07T01:30', '-04:00', '2027-11-07T05:30:00Z'],
      ['2027-11-07T13:00', '-05:00', '2027-11-07T18:00:00Z'],
    ],
    gap: ['2027-03-14T02:00', '2027-03-14T02:30'],
    overlap: [['2027-11-07T01:30', '2027-11-07T06:30:00Z']],
  },
  {
    zone: 'Australia/Sydney',
    hasTime: [
      ['2027-04-04T02:30', '+11:00', '2027-04-03T15:30:00Z'],
      ['2027-04-04T03:15', '+10:00', '2027-04-03T17:15:00Z'],
      ['2027-07-01T09:00', '+10:00', '2027-06-30T23:00:00Z'],
      ['2027-10-03T01:45', '+10:00', '2027-10-02T15:45:00Z'],
      ['2027-10-03T03:00', '+11:00', '2027-10-02T16:00:00Z'],
    ],
    gap: ['2027-10-03T02:00', '2027-10-03T02:30'],
    overlap: [['2027-04-04T02:30', '2027-04-03T16:30:00Z']],
  },
  {
    zone: 'Australia/Lord_Howe',
    hasTime: [
      ['2027-04-04T01:45', '+11:00', '2027-04-03T14:45:00Z'],
      ['2027-04-04T02:30', '+10:30', '2027-04-03T16:00:00Z'],
      ['2027-07-01T09:00', '+10:30', '2027-06-30T22:30:00Z'],
      ['2027-10-03T01:45', '+10:30', '2027-10-02T15:15:00Z'],
      ['2027-10-03T02:30', '+11:00', '2027-10-02T15:30:00Z'],
    ],
    gap: ['2027-10-03T02:00', '2027-10-03T02:15'],
    overlap: [['2027-04-04T01:45', '2027-04-03T15:15:00Z']],
  },
  {
    zone: 'Asia/Kathmandu',
    hasTime: [
      ['2027-03-28T09:00', '+05:45', '2027-03-28T03:15:00Z'],
      ['2027-10-31T00:15', '+05:45', '2027-10-30T18:30:00Z'],
      ['2027-10-31T23:00', '+05:45', '2027-10-31T17:15:00Z'],
    ],
    gap: [],
    overlap: [],
  },
  {
    // Changes at midnight: the first hour of a date is missing, the last one comes twice.
    zone: 'Africa/Cairo',
    hasTime: [
      ['2027-04-30T01:00', '+03:00', '2027-04-29T22:00:00Z'],
      ['2027-07-01T09:00', '+03:00', '2027-07-01T06:00:00Z'],
      ['2027-10-28T23:00', '+03:00', '2027-10-28T20:00:00Z'],
      ['2027-10-29T00:15', '+02:00', '2027-10-28T22:15:00Z'],
    ],
    gap: ['2027-04-30T00:15', '2027-04-30T00:30', '2027-04-30T00:45'],
    overlap: [['2027-10-28T23:00', '2027-10-28T21:00:00Z']],
  },
  {
    // Changes at midnight: the first hour of a date is missing, the first one comes twice.
    zone: 'America/Havana',
    hasTime: [
      ['2027-03-14T01:00', '-04:00', '2027-03-14T05:00:00Z'],
      ['2027-07-01T09:00', '-04:00', '2027-07-01T13:00:00Z'],
      ['2027-11-07T00:30', '-04:00', '2027-11-07T04:30:00Z'],
      ['2027-11-07T01:15', '-05:00', '2027-11-07T06:15:00Z'],
    ],
    gap: ['2027-03-14T00:15', '2027-03-14T00:30', '2027-03-14T00:45'],
    overlap: [['2027-11-07T00:30', '2027-11-07T05:30:00Z']],
  },
]

let app: TestApp
let customer: Actor
let token: string
const providers = new Map<string, TestProvider>()
const folder = mkdtempSync(join(tmpdir(), 'highstreet-zones-'))

beforeAll(async () => {
  app = await startTestApp()
  await moveClock(app, Date.parse(today))
  customer = await makeAccount(app)
  token = await signAccessToken(app.ctx(), customer.accountId, customer.sessionId)
  for (const { zone } of zones) {
    const provider = await makeProvider(app, {
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, 15, 1425]),
      services: [{ name: 'Cut', durationMinutes: 15, priceMinor: 100 }],
      columns: { timezone: zone, start_interval_minutes: 15, booking_window_days: 365 },
    })
    providers.set(zone, provider)
  }
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const providerIn = (zone: string) => providers.get(zone) as TestProvider
const instantOf = (text: string) => new Date(text).toISOString()
/** '2027-03-28T02:00' as the mail writes it: '28 March 2027, 2:00 AM'. */
function asWritten(wall: string): string {
  const months = 'January February March April May June July August September October November December'.split(' ')
  const [, year, month, day, hour, minute] = /(\d+)-(\d+)-(\d+)T(\d+):(\d+)/.exec(wall) ?? []
  const clock = `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
  return `${Number(day)} ${months[Number(month) - 1]} ${year}, ${clock}`
}

/** An instant in the form of a calendar file. */
const asCalendar = (instant: string, minutes = 0) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString().replaceAll(/[-:]|\.000/g, '')

function decoded(message: string): string {
  const bytes = message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString().replaceAll(/\s+/g, ' ')
}

const machines = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland'].map((machine, index) => ({
  machine,
  // London everywhere, every other zone on one machine; in the full run all on all.
  zones: zones.filter((_zone, place) => process.env.TEST_FULL || place === 0 || place % 3 === index),
}))

describe.each(machines)('a server whose machine stands in $machine', ({ machine, zones }) => {
  let server: ServerProcess
  const dataDir = join(folder, machine.replace('/', '-'))
  beforeAll(async () => {
    server = await startServerProcess({
      TZ: machine,
      DATABASE_URL: app.running.config.databaseUrl ?? '',
      DATA_DIR: dataDir,
      DEMO: '0',
      AUTH_SECRET: 'a secret of more than thirty-two characters',
    })
  })
  afterAll(() => server.stop())

  async function offered(zone: string, wall: string): Promise<string[]> {
    const { providerId, serviceIds } = providerIn(zone)
    const date = wall.slice(0, 10)
    const query = new URLSearchParams({ serviceIds: serviceIds.join(), from: date, to: date })
    const response = await fetch(`${server.origin}/api/providers/${providerId}/availability?${query}`)
    const { data } = (await response.json()) as { data: { days: { date: string; slots: { start: string }[] }[] } }
    expect(data.days.map((day) => day.date)).toEqual([date])
    return data.days.flatMap(({ slots }) => slots.map(({ start }) => start))
  }

  async function send(path: string, body: object) {
    const response = await fetch(`${server.origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    type Answer = { code?: string; data: { id: string; dateTime: string; endTime: string; timezone: string } }
    return { status: response.status, ...((await response.json()) as Answer) }
  }

  const book = (zone: string, dateTime: string) => {
    const { providerId, serviceIds } = providerIn(zone)
    return send('/bookings', { providerId, serviceIds, dateTime })
  }

  test.each(zones)('tells the times of $zone as $zone reads them, everywhere', async ({ zone, hasTime }) => {
    const made: { id: string; wall: string; offset: string; instant: string }[] = []
    for (const [wall, offset, instant] of hasTime) {
      const start = `${wall}:00${offset}`
      expect(instantOf(start), 'the vector itself').toBe(instantOf(instant))
      expect(await offered(zone, wall)).toContain(start)
      const { status, data } = await book(zone, instant)
      expect([status, data.dateTime, data.timezone]).toEqual([201, start, zone])
      made.push({ id: data.id, wall, offset, instant })
    }
    onTestFinished(async () => {
      for (const { id } of made) await send(`/bookings/${id}/cancel`, {})
    })
    const mails = await Promise.all(made.map(({ id }) => mailOf(id)))
    for (const [index, { wall, offset, instant }] of made.entries()) {
      const mail = mails[index] ?? ''
      expect(mail).toContain(asWritten(wall))
      expect(mail).toContain(`(UTC${offset})`)
      expect(mail).toMatch(new RegExp(`DTSTART:${asCalendar(instant)} DTEND:${asCalendar(instant, 15)}`))
      expect(mail).not.toMatch(/DTSTART;|TZID/)
    }
  })

  async function mailOf(id: string): Promise<string> {
    const file = join(dataDir, 'outbox', `booking-${id}-1-customer.eml`)
    await expect.poll(() => existsSync(file), { timeout: 30_000 }).toBe(true)
    return decoded(readFileSync(file, 'utf8'))
  }

  test.each(zones.filter(({ gap }) => gap.length > 0))('offers no time that $zone skips', async ({ zone, gap }) => {
    for (const wall of gap) {
      const starts = await offered(zone, wall)
      expect(starts.length).toBeGreaterThan(80)
      expect(starts.filter((start) => start.startsWith(wall))).toEqual([])
      const bare = await book(zone, `${wall}:00`)
      expect([bare.status, bare.code]).toEqual([400, 'invalid_input'])
    }
  })

  test.each(zones.filter(({ overlap }) => overlap.length > 0))(
    'gives the first of the two hours that $zone shows twice',
    async ({ zone, overlap }) => {
      for (const [wall, second] of overlap) {
        const starts = (await offered(zone, wall)).filter((start) => start.startsWith(wall))
        expect(starts).toHaveLength(1)
        expect(Date.parse(starts[0] ?? '')).toBeLessThan(Date.parse(second))
        const refused = await book(zone, second)
        expect(refused.status).toBe(422)
        expect(refused.code).toMatch(/^(not_a_start_time|closed|too_short)$/)
      }
    },
  )

  test.each(zones)('writes the opening times of $zone as its wall clock, and today as its date', async ({ zone }) => {
    const response = await fetch(`${server.origin}/provider/${providerIn(zone).slug}?lng=en`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html.match(/12:15\sAM – 11:45\sPM/g)?.length).toBeGreaterThanOrEqual(7)
    // Half past midnight in London on a Monday: the evening before in the Americas.
    const weekday = zone.startsWith('America/') ? 'Sunday' : 'Monday'
    expect(html).toMatch(new RegExp(`${weekday}(<!-- -->)?, (<!-- -->)?today`, 'i'))
  })
})
