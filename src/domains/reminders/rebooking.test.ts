import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { bookUnpaid, makePaidProvider } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { outboxDir } from '../../lib/mail.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { bookingEvents } from '../bookings/events.ts'
import { endUnpaid } from '../bookings/settle-booking.server.ts'
import { eraseAccount } from '../identity/delete-account.server.ts'
import { setQuietHours, setWanted } from '../identity/messages.server.ts'
import { adviceChanged } from '../providers/events.ts'
import { addEntry } from '../staff/calendar-entries.server.ts'
import { updateService } from '../staff/services.server.ts'
import { rebookingAsked, rebookingDue } from './events.ts'
import { subscriptions } from './jobs.server.ts'
import { askToComeBack, listOverdue } from './overdue.server.ts'
import { listRebookings } from './read-rebookings.server.ts'
import { listTimes } from './rebooking-times.server.ts'
import { setRebooking, setReminded } from './set-rebooking.server.ts'

const app = openTestApp()
const noon = () => Date.parse(london(dateIn(0), '12:00'))
const dayMs = 86_400_000
beforeEach(() => moveClock(app, noon()))
afterAll(() => moveClock(app, Date.now()))

const heard = (name: string) => subscriptions.filter(({ eventName }) => eventName === name)
let made = 0

type Visit = { daysAgo: number; time?: string; staffId?: string }

/** A visit that took place, as whoever listens is told. */
async function visit(provider: TestProvider, who: Actor, { daysAgo, time = '10:00', staffId }: Visit): Promise<string> {
  const { providerId, serviceIds } = provider
  const free = london(dateIn(40 + Math.floor(made / 7)), `${String(9 + (made++ % 7)).padStart(2, '0')}:00`)
  const chosen = { providerId, serviceIds, dateTime: free, ...(staffId && { staffId }) }
  const { id } = await createBooking(app.ctx(who), chosen)
  const starts_at = new Date(london(dateIn(-daysAgo), time))
  await app.running.db
    .updateTable('booking')
    .set({ status: 'completed', starts_at, ends_at: new Date(starts_at.getTime() + 3_600_000), pay_by: null })
    .where('booking_id', '=', id)
    .execute()
  await sql`delete from occupation where booking_id = ${id}`.execute(app.running.db)
  for (const { run } of heard(bookingEvents.completed.name))
    await run(app.ctx(), { bookingId: id, providerId, change: 2 })
  return id
}

const wide = { columns: { booking_window_days: 365 } }
/** Every 28 days, the last so many days ago. */
async function regular(daysAgo: number, options: Parameters<typeof makeProvider>[1] = wide) {
  const [provider, who] = [await makeProvider(app, options), await makeAccount(app)]
  for (const before of [56, 28, 0]) await visit(provider, who, { daysAgo: daysAgo + before })
  const which = { providerId: provider.providerId, serviceId: provider.serviceIds[0] ?? '' }
  return { provider, who, which }
}

const ownOf = async (who: Actor) => (await listRebookings(app.ctx(who))).rebookings

/** What the clock finds due now, on two nodes at once. */
const lookNow = () => Promise.all([1, 2].map(() => runClockJobs(app, 'rebookings')))
async function lookAt(instant: number) {
  await moveClock(app, instant)
  await lookNow()
}

type Due = { customerId: string; serviceIds: string[]; providerId: string; dueOn: string }
async function told(who: Actor): Promise<Due[]> {
  const { rows } = await sql<{ data: Due }>`select data from pgboss.job where name = 'rebooking-mail'
    and data->>'customerId' = ${who.accountId} order by created_on`.execute(app.running.db)
  return rows.map(({ data }) => data)
}

async function mailsTo({ accountId }: Actor): Promise<string[]> {
  const folder = outboxDir(app.running.config)
  const names = (await readdir(folder).catch(() => [])).filter(
    (name) => /^rebooking-/.test(name) && name.includes(accountId),
  )
  return Promise.all(
    names.sort().map(async (name) =>
      Buffer.from(
        (await readFile(`${folder}/${name}`, 'utf8'))
          .replaceAll(/=\r?\n/g, '')
          .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString(),
    ),
  )
}

/** As the jobs do it; twice, as one that was killed before it was done. */
async function mail(event: { name: string }, payload: object) {
  for (let twice = 0; twice < 2; twice++) for (const { run } of heard(event.name)) await run(app.ctx(), payload)
}

describe('what is due', () => {
  test('follows from one’s own visits, and is shown with when the last was; a booking ahead is enough', async () => {
    const { provider, who } = await regular(30)
    const [one, ...others] = await ownOf(who)
    expect(others).toEqual([])
    expect(one).toMatchObject({
      ...{ visits: 3, rhythm: 'usual', intervalDays: 28, isDue: true, isNever: false, nextBooking: null },
      lastVisit: dateIn(-30),
      dueOn: dateIn(-2),
      provider: { id: provider.providerId, slug: provider.slug },
    })
    const { providerId, serviceIds } = provider
    const { id } = await createBooking(app.ctx(who), { providerId, serviceIds, dateTime: london(dateIn(3), '10:00') })
    expect(await ownOf(who)).toMatchObject([{ isDue: false, nextBooking: london(dateIn(3), '10:00') }])
    const { coming, isReminded } = await listRebookings(app.ctx(who))
    expect(isReminded).toBe(true)
    expect(coming).toMatchObject([
      { id, status: 'confirmed', remindsAt: [london(dateIn(2), '10:00'), london(dateIn(3), '08:00')] },
    ])
    await setReminded(app.ctx(who), { isReminded: false })
    expect((await listRebookings(app.ctx(who))).isReminded).toBe(false)
  })

  test('of one visit what the provider advises, else what one chooses', async () => {
    const [provider, who] = [await makeProvider(app, wide), await makeAccount(app)]
    await visit(provider, who, { daysAgo: 20 })
    const [serviceId = ''] = provider.serviceIds
    expect(await ownOf(who)).toMatchObject([{ rhythm: 'unknown', dueOn: null, isDue: false }])
    await updateService(app.ctx(provider.owner), { id: provider.providerId, serviceId, advisedWeeks: 6 })
    expect(await ownOf(who)).toMatchObject([{ rhythm: 'advised', dueOn: dateIn(22) }])
    const { providerId } = provider
    await setRebooking(app.ctx(who), { providerId, serviceId, ownWeeks: 4 })
    expect(await ownOf(who)).toMatchObject([{ rhythm: 'own', ownWeeks: 4, dueOn: dateIn(8) }])
    await setRebooking(app.ctx(who), { providerId, serviceId, ownWeeks: null })
    expect(await ownOf(who)).toMatchObject([{ rhythm: 'advised', ownWeeks: null, dueOn: dateIn(22) }])
  })

  test('can be put off, or never heard of again; of what one has not had nothing can be said', async () => {
    const { who, which } = await regular(30)
    const snoozed = await setRebooking(app.ctx(who), { ...which, snoozeWeeks: 2 })
    expect(snoozed).toMatchObject({ dueOn: dateIn(14), snoozedUntil: dateIn(14), isDue: false })
    expect(await setRebooking(app.ctx(who), { ...which, isNever: true })).toMatchObject({ dueOn: null, isNever: true })
    expect(await setRebooking(app.ctx(who), { ...which, isNever: false })).toMatchObject({ dueOn: dateIn(14) })
    const other = app.ctx(await makeAccount(app))
    expect(await codeOf(setRebooking(other, { ...which, snoozeWeeks: 2 }))).toBe('rebooking_unknown')
    expect(await codeOf(listTimes(other, which))).toBe('rebooking_unknown')
  })

  test('is nothing with a provider who is closed, or for a service that is offered no more', async () => {
    const { provider, who, which } = await regular(30)
    await updateService(app.ctx(provider.owner), {
      id: provider.providerId,
      serviceId: which.serviceId,
      isActive: false,
    })
    expect(await ownOf(who)).toEqual([])
    await updateService(app.ctx(provider.owner), {
      id: provider.providerId,
      serviceId: which.serviceId,
      isActive: true,
    })
    expect(await ownOf(who)).toHaveLength(1)
    await sql`update provider set status = 'suspended' where provider_id = ${provider.providerId}`.execute(
      app.running.db,
    )
    expect(await ownOf(who)).toEqual([])
    expect(await codeOf(listTimes(app.ctx(who), which))).toBe('rebooking_unknown')
  })
})

describe('the next free times', () => {
  test('are at the usual weekday and hour, with who did it last, and every one can be booked', async () => {
    const options = { ...wide, staff: [{ name: 'Maya' }, { name: 'Zoe' }] }
    const [provider, who] = [await makeProvider(app, options), await makeAccount(app)]
    const [, zoe = ''] = provider.staffIds
    for (const daysAgo of [58, 30]) await visit(provider, who, { daysAgo, time: '14:30', staffId: zoe })
    const which = { providerId: provider.providerId, serviceId: provider.serviceIds[0] ?? '' }
    const found = await listTimes(app.ctx(who), which)
    expect(found).toMatchObject({ staffId: zoe, staffMember: 'Zoe' })
    const weekday = (date: string) => Temporal.PlainDate.from(date.slice(0, 10)).dayOfWeek
    expect(found.times).toHaveLength(3)
    for (const { start } of found.times) {
      expect(start.slice(11, 16)).toBe('14:30')
      expect(weekday(start)).toBe(weekday(dateIn(-30)))
    }
    for (const { start } of found.times) {
      const { providerId, serviceIds } = provider
      const booked = await createBooking(app.ctx(who), { providerId, serviceIds, staffId: zoe, dateTime: start })
      expect(booked).toMatchObject({ status: 'confirmed', dateTime: start })
    }
  })

  test('where the usual one is taken they are the nearest, and never one that is not free', async () => {
    await moveClock(app, Date.parse(london(dateIn(0), '08:00')))
    const { provider, who, which } = await regular(28)
    const [first] = (await listTimes(app.ctx(who), which)).times
    if (!first) throw new Error('No time')
    expect(first.start).toBe(london(dateIn(0), '10:00'))
    const day = first.start.slice(0, 10)
    await addEntry(app.ctx(provider.owner), {
      ...{ id: provider.providerId, staffId: provider.staffId, label: '', customerName: null, customerPhone: null },
      start: london(day, '09:00'),
      end: london(day, '17:00'),
    })
    const { times } = await listTimes(app.ctx(who), which)
    expect(times.map(({ start }) => start)).toEqual([7, 14, 21].map((days) => london(dateIn(days), '10:00')))
  })

  test('are none of a provider who takes requests at any time', async () => {
    const { who, which, provider } = await regular(28)
    await sql`delete from working_hours where provider_id = ${provider.providerId}`.execute(app.running.db)
    expect(await listTimes(app.ctx(who), which)).toEqual({ staffId: null, staffMember: null, times: [] })
  })
})

describe('the message', () => {
  test('comes once when it is due, in the morning at the provider’s place, over two nodes', async () => {
    const { provider, who, which } = await regular(25)
    const nine = Date.parse(london(dateIn(3), '09:00'))
    await lookAt(nine - 60_000)
    expect(await told(who)).toEqual([])
    await lookAt(nine)
    await lookNow()
    await lookAt(nine + 3 * dayMs)
    const { providerId } = provider
    const due = { providerId, customerId: who.accountId, serviceIds: [which.serviceId], dueOn: dateIn(3) }
    expect(await told(who)).toMatchObject([due])
    await mail(rebookingDue, due)
    const [text = '', ...more] = await mailsTo(who)
    expect(more).toEqual([])
    expect(text).toContain('Time for your next visit')
    expect(text).toContain('You usually come every 4 weeks')
    const links = [
      ...text.replaceAll('&amp;', '&').matchAll(/\/booking\?provider=([\w-]+)&book=([\w-]+)&with=([\w-]+)&at=/g),
    ]
    expect(links.length).toBeGreaterThanOrEqual(3)
    expect(links[0]?.slice(1)).toEqual([provider.slug, which.serviceId, provider.staffId])
    expect(text).toMatch(/List-Unsubscribe:\s*<[^>]+\/unsubscribe\/[^>]+\.rebooking\./)
    // The next visit begins it anew.
    await visit(provider, who, { daysAgo: -3 })
    await lookAt(noon() + 33 * dayMs)
    expect(await told(who)).toHaveLength(2)
  })

  test('is none with a booking ahead; when that is cancelled it comes', async () => {
    const { provider, who } = await regular(25)
    const { providerId, serviceIds } = provider
    const { id } = await createBooking(app.ctx(who), { providerId, serviceIds, dateTime: london(dateIn(20), '10:00') })
    await lookAt(Date.parse(london(dateIn(4), '12:00')))
    expect(await told(who)).toEqual([])
    await cancelBooking(app.ctx(who), { id })
    await mail(bookingEvents.cancelled, { bookingId: id, providerId, change: 2 })
    await lookNow()
    expect(await told(who)).toHaveLength(1)
  })

  test('is none while a booking ahead waits for its payment; when nobody has paid it comes', async () => {
    const provider = await makePaidProvider(app, { mode: 'before', depositPercent: 20 }, wide)
    const who = await makeAccount(app)
    for (const daysAgo of [83, 55, 27]) await visit(provider, who, { daysAgo })
    await moveClock(app, Date.parse(london(dateIn(1), '08:55')))
    const { bookingId } = await bookUnpaid(app, provider, { day: 5, customer: who })
    await lookAt(Date.parse(london(dateIn(1), '09:02')))
    expect(await told(who)).toEqual([])
    await moveClock(app, Date.parse(london(dateIn(1), '09:12')))
    expect(await endUnpaid(app.ctx(), bookingId)).toBe(true)
    await mail(bookingEvents.payment_over, { bookingId, providerId: provider.providerId, change: 2 })
    await lookAt(Date.parse(london(dateIn(1), '10:00')))
    expect(await told(who)).toHaveLength(1)
  })

  test('is none while the provider is shut, and comes when they are back within the week, or before it is due', async () => {
    const [early, late, never] = [await regular(10), await regular(26), await regular(26)]
    const setStatus = ({ provider }: typeof early, status: string) =>
      sql`update account set status = ${status} where account_id = ${provider.owner.accountId}`.execute(app.running.db)
    const { providerId, serviceIds } = early.provider
    const dateTime = london(dateIn(5), '10:00')
    const { id } = await createBooking(app.ctx(early.who), { providerId, serviceIds, dateTime })
    for (const one of [early, late, never]) await setStatus(one, 'suspended')
    await cancelBooking(app.ctx(early.who), { id })
    await mail(bookingEvents.cancelled, { bookingId: id, providerId, change: 2 })
    await setStatus(early, 'active')
    await lookAt(Date.parse(london(dateIn(2), '12:00')))
    await lookAt(Date.parse(london(dateIn(4), '12:00')))
    expect(await told(late.who)).toEqual([])
    await setStatus(late, 'active')
    await lookAt(Date.parse(london(dateIn(5), '12:01')))
    expect(await told(late.who)).toHaveLength(1)
    for (let days = 6; days <= 18; days++) await lookAt(Date.parse(london(dateIn(days), '12:02')))
    expect((await Promise.all([early, late, never].map(({ who }) => told(who)))).map(({ length }) => length)).toEqual([
      ...[1, 1, 0],
    ])
    // Of whom nothing is to be expected any more nobody looks every day.
    const { rows } = await sql`select from rebooking_turn where customer_id = ${never.who.accountId}
      and due_at is not null`.execute(app.running.db)
    expect(rows).toEqual([])
  })

  test('is none of what has been due for longer than a week, as after a stop of ours', async () => {
    const { who } = await regular(25)
    await lookAt(Date.parse(london(dateIn(11), '12:00')))
    expect(await told(who)).toEqual([])
    const late = await regular(40)
    await lookNow()
    expect(await told(late.who)).toEqual([])
  })

  test('waits for the end of quiet hours, comes later to who has put it off, and never to who said so', async () => {
    const { who, which } = await regular(28)
    await transaction(app.ctx(), (tx) =>
      setQuietHours(tx, who.accountId, { from: 11 * 60, to: 15 * 60, timezone: 'Europe/London' }),
    )
    await lookNow()
    expect(await told(who)).toEqual([])
    await lookAt(Date.parse(london(dateIn(0), '15:00')))
    expect(await told(who)).toHaveLength(1)
    await setRebooking(app.ctx(who), { ...which, snoozeWeeks: 1 })
    await lookAt(Date.parse(london(dateIn(6), '16:00')))
    expect(await told(who)).toHaveLength(1)
    await lookAt(Date.parse(london(dateIn(7), '16:00')))
    expect((await told(who)).map(({ dueOn }) => dueOn)).toEqual([dateIn(0), dateIn(7)])
    const never = await regular(28)
    await setRebooking(app.ctx(never.who), { ...never.which, isNever: true })
    await lookNow()
    expect(await told(never.who)).toEqual([])
  })

  test('comes by a new advice to who has been there once', async () => {
    const [provider, who] = [await makeProvider(app, wide), await makeAccount(app)]
    await visit(provider, who, { daysAgo: 28 })
    await lookNow()
    expect(await told(who)).toEqual([])
    const [serviceId = ''] = provider.serviceIds
    await updateService(app.ctx(provider.owner), { id: provider.providerId, serviceId, advisedWeeks: 4 })
    await mail(adviceChanged, { providerId: provider.providerId })
    await lookNow()
    expect(await told(who)).toMatchObject([{ dueOn: dateIn(0) }])
  })

  test.each([
    ['fr', 'C’est le moment de votre prochaine visite', 'toutes les 4 semaines'],
    ['es', 'Toca tu próxima visita', 'cada 4 semanas'],
    ['pt', 'Está na altura da próxima visita', 'a cada 4 semanas'],
  ])('is in the language of whoever reads it: %s', async (language, title, every) => {
    const { provider, who, which } = await regular(28)
    await app.running.db.updateTable('account').set({ language }).where('account_id', '=', who.accountId).execute()
    const { providerId } = provider
    await mail(rebookingDue, { providerId, customerId: who.accountId, serviceIds: [which.serviceId], dueOn: dateIn(0) })
    const [text = ''] = await mailsTo(who)
    expect(text).toContain(title)
    expect(text).toContain(every)
  })
})

describe('who is overdue', () => {
  test('is on the list of the provider, the longest first, until they book, say never or leave', async () => {
    const { provider, who, which } = await regular(30)
    const longer = await makeAccount(app, { firstName: 'Ada', lastName: 'King' })
    for (const daysAgo of [90, 60]) await visit(provider, longer, { daysAgo })
    const soon = await makeAccount(app)
    for (const daysAgo of [30, 10]) await visit(provider, soon, { daysAgo })
    const list = async () => (await listOverdue(app.ctx(provider.owner), { id: provider.providerId })).customers
    expect(await list()).toMatchObject([
      { customerId: longer.accountId, name: 'Ada King', dueOn: dateIn(-30), lastVisit: dateIn(-60), intervalDays: 30 },
      { customerId: who.accountId, dueOn: dateIn(-2), refusal: null, askedAt: null },
    ])
    await setRebooking(app.ctx(who), { ...which, isNever: true })
    const { providerId, serviceIds } = provider
    await createBooking(app.ctx(longer), { providerId, serviceIds, dateTime: london(dateIn(5), '09:00') })
    expect(await list()).toEqual([])
    await setRebooking(app.ctx(who), { ...which, isNever: false })
    expect(await list()).toHaveLength(1)
    await transaction(app.ctx(), (tx) => eraseAccount(tx, who.accountId))
    expect(await list()).toEqual([])
  })

  test('is not hidden by a thousand others who came lately', async () => {
    const { provider, who } = await regular(30)
    const other = await makeAccount(app)
    for (const daysAgo of [30, 10]) await visit(provider, other, { daysAgo })
    const copies = (table: string, more: string) => `insert into ${table}
      select (jsonb_populate_record(t, jsonb_build_object(${more}))).* from ${table} t, generate_series(1, 1000) n`
    const id = (of: string) => `md5(${of}::text || n)::uuid`
    await sql`insert into account (account_id, email, first_name, last_name)
      select md5(account_id::text || n)::uuid, n || email, first_name, last_name
      from account, generate_series(1, 1000) n where account_id = ${other.accountId}`.execute(app.running.db)
    const booked = `'booking_id', ${id('booking_id')}`
    await sql`${sql.raw(copies('booking', `${booked}, 'customer_id', ${id('customer_id')}`))}
      where customer_id = ${other.accountId}`.execute(app.running.db)
    await sql`${sql.raw(copies('segment', `${booked}, 'segment_id', ${id('segment_id')}`))}
      where booking_id in (select booking_id from booking where customer_id = ${other.accountId})`.execute(
      app.running.db,
    )
    const { rows } = await sql<{ count: number }>`select count(distinct customer_id)::int as count from booking
      where provider_id = ${provider.providerId}`.execute(app.running.db)
    expect(rows).toEqual([{ count: 1002 }])
    const { customers } = await listOverdue(app.ctx(provider.owner), { id: provider.providerId })
    expect(customers).toMatchObject([{ customerId: who.accountId }])
  })

  test('is asked to come back once a month at most, also by two presses at once', async () => {
    const { provider, who, which } = await regular(30)
    const { owner, providerId } = provider
    const ask = () => codeOf(askToComeBack(app.ctx(owner), { id: providerId, customerId: who.accountId }))
    expect((await Promise.all([ask(), ask()])).sort()).toEqual(['asked_lately', 'done'])
    expect((await listOverdue(app.ctx(owner), { id: providerId })).customers).toMatchObject([
      { refusal: 'asked_lately', askedAt: expect.stringContaining(dateIn(0)) },
    ])
    const askedAt = new Date(noon()).toISOString()
    const asked = { providerId, customerId: who.accountId, serviceIds: [which.serviceId], askedAt }
    await mail(rebookingAsked, asked)
    const [text = '', ...more] = await mailsTo(who)
    expect(more).toEqual([])
    expect(text).toContain('Subject: Maya Thompson would be glad to see you again')
    await moveClock(app, noon() + 29 * dayMs)
    expect(await ask()).toBe('asked_lately')
    await moveClock(app, noon() + 30 * dayMs + 60_000)
    expect(await ask()).toBe('done')
  })

  test('is not asked who wants no such mails, is not overdue, or is somebody else’s customer', async () => {
    const { provider, who } = await regular(30)
    const { owner, providerId } = provider
    const ask = (customerId: string) => codeOf(askToComeBack(app.ctx(owner), { id: providerId, customerId }))
    const switchMails = (isOn: boolean) =>
      transaction(app.ctx(), (tx) => setWanted(tx, who.accountId, { kind: 'rebooking', channel: 'mail' }, isOn))
    await switchMails(false)
    expect(await ask(who.accountId)).toBe('wants_no_mails')
    expect((await listOverdue(app.ctx(owner), { id: providerId })).customers).toMatchObject([
      { refusal: 'wants_no_mails' },
    ])
    await switchMails(true)
    const other = await regular(30)
    expect(await ask(other.who.accountId)).toBe('customer_not_found')
    const soon = await makeAccount(app)
    for (const daysAgo of [30, 10]) await visit(provider, soon, { daysAgo })
    expect(await ask(soon.accountId)).toBe('not_overdue')
    expect(await ask(who.accountId)).toBe('done')
  })
})
