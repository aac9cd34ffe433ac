import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import nodeIcal from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'
import { beforeAll, describe, expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import type { AppError } from '../../lib/api/errors.ts'
import type { Actor } from '../../lib/context.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { createFeed, listFeeds, readFeed, revokeFeed } from '../calendar-sync/service.server.ts'
import { getCalendarFile } from './calendar-file.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { createBooking } from './create-booking.server.ts'
import { listForFeed } from './read-booking.server.ts'
import { updateBooking } from './reschedule-booking.server.ts'

const app = openTestApp()
let provider: TestProvider
let ada: Actor
beforeAll(async () => {
  provider = await makeProvider(app, {
    columns: { booking_window_days: 365, street: '1 High Street; back door', postal_code: 'E2 0AA' },
    services: [
      {
        name: 'Cut, wash; dry\\\nand a very long name of a service that has to be folded once it is written',
        durationMinutes: 60,
        priceMinor: 4000,
      },
    ],
  })
  ada = await makeAccount(app, { firstName: 'Adéla', lastName: 'Novák' })
  await app.jobs.work()
})

type Read = {
  method: string
  uid: string
  start: number
  end: number
  sequence: number
  status: string
  summary: string
  count: number
}

/** The same file by three parsers that share no code. */
const parsers: Record<string, (file: string) => Read> = {
  'ical.js': (file) => {
    const calendar = new ICAL.Component(ICAL.parse(file))
    const events = calendar.getAllSubcomponents('vevent')
    const event = new ICAL.Event(events[0] as InstanceType<typeof ICAL.Component>)
    return {
      method: String(calendar.getFirstPropertyValue('method')),
      uid: event.uid,
      start: event.startDate.toJSDate().getTime(),
      end: event.endDate.toJSDate().getTime(),
      sequence: Number(event.sequence),
      status: String(event.component.getFirstPropertyValue('status')),
      summary: event.summary,
      count: events.length,
    }
  },
  'node-ical': (file) => {
    const parsed = Object.values(nodeIcal.sync.parseICS(file))
    const events = parsed.filter((part) => part?.type === 'VEVENT')
    const event = events[0] as unknown as { [key: string]: unknown; start: Date; end: Date }
    return {
      method: String(event.method),
      uid: String(event.uid),
      start: event.start.getTime(),
      end: event.end.getTime(),
      sequence: Number(event.sequence),
      status: String(event.status),
      summary: String(event.summary),
      count: events.length,
    }
  },
  'ts-ics': (file) => {
    const { method, events = [] } = convertIcsCalendar(undefined, file)
    const [event] = events
    return {
      method: String(method),
      uid: String(event?.uid),
      start: event?.start.date.getTime() ?? 0,
      end: event && 'end' in event ? (event.end?.date.getTime() ?? 0) : 0,
      // It reads 0 as nothing.
      sequence: event?.sequence ?? 0,
      status: String(event?.status),
      summary: String(event?.summary),
      count: events.length,
    }
  },
}

function decoded(message: string): string {
  const bytes = message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** The calendar file of one mail of this booking; the mail is waited for. */
async function mailed(id: string, change: number, reader: 'customer' | 'provider') {
  const path = join(outboxDir(app.running.config), `booking-${id}-${change}-${reader}.eml`)
  await expect.poll(() => readFile(path, 'utf8').then(Boolean, () => false), { timeout: 30_000 }).toBe(true)
  const eml = await readFile(path, 'utf8')
  const part = /content-type: text\/calendar[^\r\n]*(?:\r\n[^\r\n]+)*\r\n\r\n([\s\S]*?)\r\n--/i.exec(eml)
  const isBase64 = /content-type: text\/calendar[\s\S]*?content-transfer-encoding: base64/i.test(part?.[0] ?? '')
  const body = part?.[1] ?? ''
  return isBase64 ? Buffer.from(body, 'base64').toString() : decoded(body)
}

test('booked, moved twice and cancelled: three parsers read one event at the right instant, then its end', async () => {
  const on = dateIn(9)
  const ctx = app.ctx(ada)
  const input = { providerId: provider.providerId, serviceIds: provider.serviceIds, dateTime: london(on, '10:00') }
  const { id } = await createBooking(ctx, input)
  const files = [await mailed(id, 1, 'customer')]
  await updateBooking(ctx, { id, dateTime: london(on, '14:00') })
  files.push(await mailed(id, 2, 'customer'))
  await updateBooking(ctx, { id, dateTime: london(dateIn(10), '09:30') })
  files.push(await mailed(id, 3, 'customer'))
  await cancelBooking(ctx, { id })
  files.push(await mailed(id, 4, 'customer'))
  const starts = [london(on, '10:00'), london(on, '14:00'), london(dateIn(10), '09:30'), london(dateIn(10), '09:30')]
  for (const [name, parse] of Object.entries(parsers)) {
    const read = files.map(parse)
    expect(
      read.map(({ uid }) => uid),
      name,
    ).toEqual(files.map(() => `${id}@localhost`))
    expect(
      read.map(({ start }) => start),
      name,
    ).toEqual(starts.map((start) => Date.parse(start)))
    expect(
      read.map(({ start, end }) => end - start),
      name,
    ).toEqual(files.map(() => 3_600_000))
    expect(
      read.map(({ sequence }) => sequence),
      name,
    ).toEqual([0, 1, 2, 3])
    expect(
      read.map(({ method }) => method),
      name,
    ).toEqual(['REQUEST', 'REQUEST', 'REQUEST', 'CANCEL'])
    expect(
      read.map(({ status }) => status),
      name,
    ).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CANCELLED'])
    expect(
      read.map(({ count }) => count),
      name,
    ).toEqual([1, 1, 1, 1])
    expect(read[0]?.summary.replaceAll(/\s+/g, ' '), name).toContain('Cut, wash; dry')
  }
  // What the other side gets is the same event.
  const theirs = await mailed(id, 4, 'provider')
  for (const parse of Object.values(parsers))
    expect(parse(theirs)).toMatchObject({ uid: `${id}@localhost`, sequence: 3, method: 'CANCEL' })
  expect(theirs).toContain('Adéla')
  for (const file of files) {
    expect(file).toMatch(/ORGANIZER/)
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  }
  // Each is sent by a job of its own: the last may be there before one that was made first.
  const names = async () => (await readdir(outboxDir(app.running.config))).filter((name) => name.includes(id))
  await expect.poll(names, { timeout: 30_000 }).toHaveLength(8)
})

test('the file of a booking can be had by both sides, and by nobody else', async () => {
  const input = {
    providerId: provider.providerId,
    serviceIds: provider.serviceIds,
    dateTime: london(dateIn(11), '10:00'),
  }
  const { id } = await createBooking(app.ctx(ada), input)
  const own = await getCalendarFile(app.ctx(ada), { id })
  expect(own.filename).toBe(`highstreet-${dateIn(11)}.ics`)
  expect(parsers['ical.js']?.(own.content)).toMatchObject({ method: 'PUBLISH', start: Date.parse(input.dateTime) })
  expect((await getCalendarFile(app.ctx(provider.owner), { id })).content).toContain('Adéla')
  const stranger = getCalendarFile(app.ctx(await makeAccount(app)), { id })
  expect(await stranger.catch((error: AppError) => error.code)).toBe('booking_not_found')
})

describe('a calendar feed', () => {
  const tokenOf = (url: string) => /\/ical\/([\w-]+)\.ics$/.exec(url)?.[1] ?? ''
  const read = (url: string) => readFeed(app.ctx(), tokenOf(url))
  const summaries = (file: string | null) =>
    new ICAL.Component(ICAL.parse(file ?? ''))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event).summary)

  test('holds what is on, without what is cancelled, for the customer and for the provider', async () => {
    const [ben, other] = [await makeAccount(app, { firstName: 'Ben' }), await makeProvider(app)]
    const book = (at: TestProvider, time: string) =>
      createBooking(app.ctx(ben), {
        providerId: at.providerId,
        serviceIds: at.serviceIds,
        dateTime: london(dateIn(12), time),
      })
    await book(other, '10:00')
    const gone = await book(other, '12:00')
    await cancelBooking(app.ctx(ben), { id: gone.id })
    const { url } = await createFeed(app.ctx(ben), { kind: 'customer' })
    const calendar = await read(url)
    expect(summaries(calendar)).toEqual(['Cut – Maya Thompson'])
    expect(calendar).toMatch(/REFRESH-INTERVAL/)
    expect(calendar).not.toMatch(/ATTENDEE|ORGANIZER/)
    const theirs = await createFeed(app.ctx(other.owner), { kind: 'provider' })
    expect(summaries(await read(theirs.url))).toEqual(['Cut – Ben Campbell'])
    const refused = await Promise.resolve()
      .then(() => createFeed(app.ctx(ben), { kind: 'provider' }))
      .catch((error: AppError) => error)
    expect(refused).toMatchObject({ code: 'forbidden', status: 403 })
  })

  test('of a busy provider holds what lies ahead, however much lies behind', async () => {
    const { providerId, serviceIds, owner } = await makeProvider(app)
    const book = async (time: string) =>
      (
        await createBooking(app.ctx(await makeAccount(app)), {
          ...{ providerId, serviceIds, dateTime: london(dateIn(12), time) },
        })
      ).id
    const [behind, ahead, later] = [await book('10:00'), await book('12:00'), await book('14:00')]
    await sql`update booking set starts_at = starts_at - interval '13 days', ends_at = ends_at - interval '13 days'
      where booking_id = ${behind}`.execute(app.running.db)
    const shown = async (most: number) =>
      (await listForFeed(app.ctx(), owner.accountId, 'provider', most)).map(({ id }) => id)
    expect(await shown(2)).toEqual([ahead, later])
    expect(await shown(3)).toEqual([ahead, later, behind])
  })

  test('is secret, shown again to its owner, replaced by a new one, and ends when it is revoked', async () => {
    const cleo = await makeAccount(app)
    const first = await createFeed(app.ctx(cleo), { kind: 'customer' })
    expect(await listFeeds(app.ctx(cleo))).toEqual([first])
    expect(await listFeeds(app.ctx(await makeAccount(app)))).toEqual([])
    const second = await createFeed(app.ctx(cleo), { kind: 'customer' })
    expect(second.url).not.toBe(first.url)
    expect(await read(first.url)).toBeNull()
    expect(await read(second.url)).toContain('BEGIN:VCALENDAR')
    const token = tokenOf(second.url)
    for (const forged of [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.slice(1),
      '',
      'a'.repeat(64),
      `${token}a`,
    ])
      expect(await readFeed(app.ctx(), forged), forged).toBeNull()
    await revokeFeed(app.ctx(cleo), { kind: 'customer' })
    expect(await read(second.url)).toBeNull()
    expect(await listFeeds(app.ctx(cleo))).toEqual([])
    const { rows } = await sql<{ text: string }>`select calendar_feed::text as text from calendar_feed`.execute(
      app.running.db,
    )
    expect(rows.filter(({ text }) => text.includes(token.slice(30)))).toEqual([])
  })

  test('of a provider lives on when the one of its owner as a customer ends', async () => {
    const { owner } = await makeProvider(app)
    const mine = await createFeed(app.ctx(owner), { kind: 'customer' })
    const theirs = await createFeed(app.ctx(owner), { kind: 'provider' })
    await revokeFeed(app.ctx(owner), { kind: 'customer' })
    expect([await read(mine.url), await read(theirs.url)]).toEqual([null, expect.any(String)])
  })

  test('made twenty times at once is one', async () => {
    const dan = await makeAccount(app)
    const made = await Promise.all(Array.from({ length: 20 }, () => createFeed(app.ctx(dan), { kind: 'customer' })))
    const alive = await Promise.all(made.map(({ url }) => read(url)))
    expect(alive.filter(Boolean)).toHaveLength(1)
    expect(await listFeeds(app.ctx(dan))).toHaveLength(1)
  })
})
