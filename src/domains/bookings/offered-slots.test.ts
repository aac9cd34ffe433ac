import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { hasCode } from '../../lib/api/errors.ts'
import type { Actor } from '../../lib/context.ts'
import { listAvailability } from '../scheduling/service.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { createBooking } from './create-booking.server.ts'

const app = openTestApp()
let customer: Actor
beforeAll(async () => {
  customer = await makeAccount(app)
})

type Setting = {
  zone: string
  grid: number | null
  hours: [opens: number, closes: number][]
  services: { durationMinutes: number; bufferBeforeMinutes: number; bufferAfterMinutes: number }[]
}

const service = (durationMinutes: number, bufferBeforeMinutes = 0, bufferAfterMinutes = 0) => ({
  durationMinutes,
  bufferBeforeMinutes,
  bufferAfterMinutes,
})
const allDay: [number, number][] = [[0, 1440]]

/** Every kind of calendar: zones whose clocks change in all ways, nights, breaks, buffers, odd lengths, every grid. */
const settings: Setting[] = [
  { zone: 'Europe/London', grid: 30, hours: allDay, services: [service(45, 10, 5)] },
  { zone: 'Europe/Paris', grid: null, hours: [[540, 1080]], services: [service(60), service(30, 0, 15)] },
  { zone: 'America/New_York', grid: 15, hours: [[60, 300]], services: [service(50)] },
  { zone: 'America/Havana', grid: 60, hours: [[1320, 1560]], services: [service(60)] },
  { zone: 'Australia/Lord_Howe', grid: 10, hours: [[0, 240]], services: [service(35, 5, 5)] },
  { zone: 'Pacific/Auckland', grid: 20, hours: [[90, 1530]], services: [service(95)] },
  {
    zone: 'Asia/Kathmandu',
    grid: 5,
    hours: [
      [600, 720],
      [750, 900],
    ],
    services: [service(25, 0, 10)],
  },
  {
    zone: 'America/Los_Angeles',
    grid: 30,
    hours: [
      [1200, 1440],
      [0, 180],
    ],
    services: [service(90)],
  },
]

/** The next date on which the zone changes its clocks, or an ordinary one. */
function oddDate(zone: string): Temporal.PlainDate {
  const soon = Temporal.Now.zonedDateTimeISO(zone).add({ days: 3 })
  return (soon.getTimeZoneTransition('next') ?? soon).toPlainDate()
}

async function open(setting: Setting, columns: Record<string, unknown> = {}): Promise<TestProvider> {
  return makeProvider(app, {
    columns: { timezone: setting.zone, start_interval_minutes: setting.grid, booking_window_days: 365, ...columns },
    hours: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
      setting.hours.map(([opens, closes]): [number, number, number] => [weekday, opens, closes]),
    ),
    services: setting.services.map((each, index) => ({ ...each, name: `S${index}`, priceMinor: 100 })),
  })
}

function book(provider: TestProvider, dateTime: string, context = app.ctx(customer)) {
  return createBooking(context, { providerId: provider.providerId, serviceIds: provider.serviceIds, dateTime })
}

async function offeredBetween(provider: TestProvider, from: string, to: string): Promise<number[]> {
  const { providerId, serviceIds } = provider
  const { days } = await listAvailability(app.ctx(), { providerId, serviceIds, from, to })
  return days.flatMap(({ slots }) => slots.map(({ start }) => Date.parse(start)))
}

const refused = ['closed', 'too_short', 'not_a_start_time', 'slot_taken']

describe('what is offered can be booked and nothing else can', () => {
  test.each(settings)('in $zone, grid $grid, while the clocks change', { timeout: 60_000 }, async (setting) => {
    const provider = await open(setting)
    const date = oddDate(setting.zone)
    const [from, to] = [date.subtract({ days: 1 }).toString(), date.add({ days: 1 }).toString()]
    const all = await offeredBetween(provider, from, to)
    expect(all.length).toBeGreaterThan(3)
    // Two bookings in the way.
    for (const index of [0.3, 0.7])
      await book(provider, new Date(all[Math.floor(all.length * index)] ?? 0).toISOString()).catch((error: unknown) =>
        expect(hasCode(error, 'slot_taken')).toBe(true),
      )
    const offered = new Set(await offeredBetween(provider, from, to))
    const first = Temporal.PlainDate.from(from).toZonedDateTime(setting.zone).epochMilliseconds
    const grid = [...Array(3 * 96 - 4).keys()].map((quarter) => first + quarter * 900_000)
    const between = [...offered].map((start) => start + 60_000)
    const notOffered = [...grid, ...between].filter((start) => !offered.has(start))
    const some = (list: number[], count: number) =>
      list.filter((_, index) => index % Math.max(1, Math.floor(list.length / count)) === 0).slice(0, count)
    const sample = { free: some([...offered], 60), other: some(notOffered, 60) }
    for (const start of sample.free) {
      const { id, dateTime } = await book(provider, new Date(start).toISOString())
      expect(Date.parse(dateTime)).toBe(start)
      await cancelBooking(app.ctx(customer), { id })
    }
    for (const start of sample.other) {
      const outcome = await book(provider, new Date(start).toISOString()).catch((error: unknown) => error)
      expect(refused, `${new Date(start).toISOString()} was booked`).toContain((outcome as { code?: string }).code)
    }
    expect(await offeredBetween(provider, from, to)).toEqual([...offered])
  })
})

describe('the bounds of a booking', () => {
  const plain: Setting = { zone: 'Europe/London', grid: 30, hours: allDay, services: [service(30)] }
  const start = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 40 * 86_400_000

  /** A context in a world where the database's clock shows `instant`, whatever this machine believes. */
  async function at(instant: number, machine: Date) {
    await moveClock(app, instant)
    return { ...app.ctx(customer), now: machine }
  }

  const second = 1000
  // The clock goes on until the booking is there.
  test.each([
    ['half a minute before it begins', start - 30 * second, {}, null],
    ['two seconds after it began', start + 2 * second, {}, 'past'],
    ['just more than the notice', start - 3600 * second - 30 * second, { minimum_notice_minutes: 60 }, null],
    ['just less than the notice', start - 3600 * second + 2 * second, { minimum_notice_minutes: 60 }, 'notice'],
    ['just inside the horizon', start - 30 * 86_400 * second + 2 * second, { booking_window_days: 30 }, null],
    ['just beyond the horizon', start - 30 * 86_400 * second - 30 * second, { booking_window_days: 30 }, 'horizon'],
  ] as const)('hold at the database clock: %s', async (_name, instant, columns, code) => {
    const provider = await open(plain, columns)
    const selection = new Date(start).toISOString()
    for (const machine of [new Date(0), new Date(start + 86_400_000)]) {
      const outcome = await book(provider, selection, await at(instant, machine)).catch((error: unknown) => error)
      if (code === null) {
        expect(outcome).toMatchObject({ status: 'confirmed' })
        await sql`update occupation set blocking = false where provider_id = ${provider.providerId}`.execute(
          app.running.db,
        )
      } else expect(outcome).toMatchObject({ code, status: 422 })
    }
  })
})
