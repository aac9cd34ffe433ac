import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { persistently } from '../../../tests/support.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { createBooking } from './create-booking.server.ts'

const app = openTestApp()
let provider: TestProvider
beforeAll(async () => {
  provider = await makeProvider(app, {
    columns: { booking_window_days: 365, street: '1 High Street', postal_code: 'E2 0AA' },
    services: [
      { name: 'Cut; wash, dry', durationMinutes: 60, priceMinor: 4000 },
      { name: 'Colour', durationMinutes: 30, priceMinor: 2050 },
    ],
  })
})

/** Next 9 July: British summer time, so that a wall time written as UTC is an hour wrong. */
function july(): string {
  const today = Temporal.Now.plainDateISO('Europe/London')
  const date = Temporal.PlainDate.from({ year: today.year, month: 7, day: 9 })
  return (Temporal.PlainDate.compare(date, today.add({ days: 2 })) > 0 ? date : date.add({ years: 1 })).toString()
}

async function book(time: string, key?: string) {
  const customer = await makeAccount(app, { firstName: 'Ada', lastName: 'Novák\u2028Bcc: x' })
  const input = {
    providerId: provider.providerId,
    serviceIds: provider.serviceIds,
    dateTime: `${july()}T${time}:00+01:00`,
  }
  const context = app.ctx(customer)
  const once = () => createBooking(context, { ...input, ...(key && { idempotencyKey: key }) })
  return { customer, once }
}

const mailsOf = async (id: string) =>
  (await readdir(outboxDir(app.running.config)).catch(() => [])).filter((name) => name.includes(id))

/** Quoted-printable as the text it carries. */
function decoded(message: string): string {
  const bytes = message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** All jobs that were queued have run. */
const settled = () =>
  expect
    .poll(
      async () =>
        (
          await sql<{
            n: number
          }>`select count(*)::int as n from pgboss.job where name like 'booking-%' and state < 'completed'`.execute(
            app.running.db,
          )
        ).rows[0]?.n,
      { timeout: 30_000 },
    )
    .toBe(0)

test('a booking sent fifty times at once under one key is one mail, with the July time right in text and calendar', async () => {
  const { once } = await book('10:00', 'mail-once')
  const answers = await Promise.all(Array.from({ length: 50 }, () => persistently(once)))
  const id = answers[0]?.id ?? ''
  const { once: other, customer } = await book('14:00')
  const cancelled = await other()
  await cancelBooking(app.ctx(customer), { id: cancelled.id })
  await app.jobs.work()
  await settled()
  const own = (await mailsOf(id)).filter((name) => name.includes('customer'))
  expect(own).toHaveLength(1)
  expect(await mailsOf(id)).toHaveLength(2)
  // Only that it was cancelled: that it was made is no news any more.
  expect(await mailsOf(cancelled.id)).toEqual([
    expect.stringContaining('-2-customer'),
    expect.stringContaining('-2-provider'),
  ])
  const eml = await readFile(join(outboxDir(app.running.config), own[0] ?? ''), 'utf8')
  const digits = july().replaceAll('-', '')
  const calendar = /BEGIN:VCALENDAR[\s\S]*?END:VCALENDAR/.exec(decoded(eml))?.[0].replaceAll(/\r?\n[ \t]/g, '') ?? ''
  const lines = calendar.split(/\r?\n/)
  expect(lines).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'METHOD:REQUEST',
      `UID:${id}@localhost`,
      `DTSTART:${digits}T090000Z`,
      `DTEND:${digits}T103000Z`,
      'SUMMARY:Cut\\; wash\\, dry\\, Colour – Maya Thompson',
      'LOCATION:1 High Street\\, London\\, E2 0AA',
    ]),
  )
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(calendar).not.toMatch(/TZID|VTIMEZONE/)
  const head = eml.slice(0, eml.indexOf('\r\n\r\n'))
  expect(head).not.toMatch(/^Bcc:/im)
  expect(decoded(eml)).toContain('10:00')
  expect(decoded(eml)).not.toMatch(/9:00[\s\u202f]AM/)
})

test('everybody is written to in their own language, whoever caused it in which', async () => {
  const customer = await makeAccount(app)
  const speak = (account: string, language: string) =>
    sql`update account set language = ${language} where account_id = ${account}`.execute(app.running.db)
  await speak(customer.accountId, 'pt')
  await speak(provider.owner.accountId, 'fr')
  const input = {
    providerId: provider.providerId,
    serviceIds: provider.serviceIds,
    dateTime: `${july()}T12:00:00+01:00`,
  }
  const { id } = await createBooking({ ...app.ctx(customer), locale: 'es-ES' }, input)
  await app.jobs.work()
  await settled()
  const read = async (reader: string) => {
    const name = (await mailsOf(id)).find((file) => file.includes(reader)) ?? ''
    return decoded(await readFile(join(outboxDir(app.running.config), name), 'utf8'))
  }
  const own = await read('customer')
  expect(own).toContain('lang="pt"')
  expect(own).toContain('9 de julho de')
  const theirs = await read('provider')
  expect(theirs).toContain('lang="fr"')
  expect(theirs).toContain('Nouvelle réservation')
  await speak(provider.owner.accountId, 'en')
})

test('nobody writes to a customer who has left', async () => {
  const { once, customer } = await book('15:30')
  const { id } = await once()
  await sql`update account set status = 'deleted' where account_id = ${customer.accountId}`.execute(app.running.db)
  await cancelBooking(app.ctx(provider.owner), { id })
  await app.jobs.work()
  await settled()
  expect((await mailsOf(id)).filter((name) => name.includes('-2-'))).toEqual([expect.stringContaining('-2-provider')])
})
