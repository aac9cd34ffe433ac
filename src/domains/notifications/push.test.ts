import { randomUUID } from 'node:crypto'
import { importJWK, jwtVerify } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { moveClock } from '../../../tests/clock.ts'
import { dateIn, london, makeAccount, makeProvider, openTestApp } from '../../../tests/factories.ts'
import {
  deviceOf as deviceAt,
  localPusher,
  makeDevice,
  pushCertificate,
  startPushService,
} from '../../../tests/push-service.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { isOutside } from '../../lib/outside-address.server.ts'
import { createPusher } from '../../lib/push.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { changeKinds } from '../bookings/contract.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { sayDelay } from '../delays/say-delay.server.ts'
import { setWanted } from '../identity/messages.server.ts'
import { push as contract } from '../identity/push-contract.ts'
import { endSessions } from '../identity/sessions.server.ts'
import { reminderDue } from '../reminders/events.ts'
import { joinWaitlist } from '../waitlist/join-waitlist.server.ts'
import { setRule } from '../waitlist/read-waitlist.server.ts'
import type { NotificationType } from './contract.ts'
import { pushSubscriptions } from './push.server.ts'
import { listNotifications } from './read-notifications.server.ts'
import { pushedKinds, pushedOf } from './rules.ts'
import { writeNotification } from './write-notification.server.ts'

const app = openTestApp()
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
  app.running.app.pusher = localPusher(app)
  await app.jobs.work()
})
afterAll(() => service.close())

const deviceOf = (actor: Actor, status = 201) => deviceAt(app, service, actor, status)

const messagesOf = ({ accountId }: Actor) =>
  app.running.db
    .selectFrom('message')
    .select(['state', 'error', 'tries'])
    .where('account_id', '=', accountId)
    .where('channel', '=', 'push')
    .execute()
const subscriptionsOf = ({ accountId }: Actor) =>
  app.running.db.selectFrom('push_subscription').select('endpoint').where('account_id', '=', accountId).execute()
const write = (providerId: string, type: NotificationType, at = new Date()) =>
  writeNotification(app.ctx(), { type, eventKey: randomUUID(), providerId, at })
const soon = { timeout: 30_000 }

test('what happens to a booking is told to the devices of the other side, signed and sealed: a title and where to read on', async () => {
  const { providerId, serviceIds, owner } = await makeProvider(app)
  const customer = await makeAccount(app)
  const [ofOwner, other, ofCustomer] = [await deviceOf(owner), await deviceOf(owner), await deviceOf(customer)]
  const dateTime = london(dateIn(3), '10:00')
  const { id } = await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime })
  const path = `/dashboard/calendar?date=${dateIn(3)}&booking=${id}`
  await expect.poll(ofOwner.told, soon).toEqual([{ title: 'New booking', path }])
  await expect.poll(other.told, soon).toEqual([{ title: 'New booking', path }])
  await app.running.db
    .updateTable('account')
    .set({ language: 'fr' })
    .where('account_id', '=', customer.accountId)
    .execute()
  await cancelBooking(app.ctx(owner), { id, reason: 'A private reason' })
  await expect.poll(ofCustomer.told, soon).toEqual([{ title: 'Votre réservation est annulée', path: '/my-bookings' }])
  expect(ofOwner.told()).toHaveLength(1)
  await expect.poll(() => messagesOf(customer), soon).toEqual([{ state: 'sent', error: null, tries: 1 }])

  const { headers } = ofCustomer.taken()[0] ?? { headers: {} as Record<string, unknown> }
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600' })
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(String(headers.authorization)) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
  const { payload } = await jwtVerify(token, jwk, { audience: service.origin })
  expect(payload.sub).toBe(`mailto:${app.running.app.contactEmail}`)
  expect(key).toBe(app.running.app.pusher.publicKey)
})

test('every change of a booking is told to its customer by whom it may be, and never what they did themselves', () => {
  expect(changeKinds.filter((kind) => pushedOf(kind, 'provider') !== null)).toEqual(
    changeKinds.filter((kind) => pushedKinds.includes(kind)),
  )
  expect(pushedKinds).toEqual(['accepted', 'declined', 'cancelled', 'proposed', 'proposal_withdrawn', 'expired'])
  expect(changeKinds.map((kind) => pushedOf(kind, 'customer')).filter((told) => told !== null)).toEqual([])
})

test.each([
  ['bookings', 'booking_confirmed', 'review_received'],
  ['reviews', 'review_received', 'report_decided'],
  ['decisions', 'report_decided', 'booking_confirmed'],
] as const)('with %s off on devices %s is not told there, and the rest is', async (kind, off, on) => {
  const { providerId, owner } = await makeProvider(app)
  const device = await deviceOf(owner)
  await setWanted(app.ctx(), owner.accountId, { kind, channel: 'push' }, false)
  await write(providerId, off)
  await write(providerId, on)
  await expect.poll(device.told, soon).toHaveLength(1)
  await setWanted(app.ctx(), owner.accountId, { kind, channel: 'push' }, true)
  // What is off in the bell may be on here.
  await setWanted(app.ctx(), owner.accountId, { kind, channel: 'app' }, false)
  await write(providerId, off)
  await expect.poll(device.told, soon).toHaveLength(2)
})

test('each message is its own on a device: none takes the place of another that leads to the same page', async () => {
  const { providerId, owner } = await makeProvider(app)
  const device = await deviceOf(owner)
  for (const type of ['review_removed', 'review_received'] as const) await write(providerId, type)
  await expect.poll(device.told, soon).toHaveLength(2)
  expect(new Set(device.told().map(({ path }) => path)).size).toBe(1)
  expect(new Set(device.tags()).size).toBe(2)
})

test.each([
  ['review_received', '/provider/SLUG#reviews'],
  ['review_reported', '/provider/SLUG#reviews'],
  ['waitlist_joined', '/dashboard/rules'],
  ['photo_removed', '/dashboard/page'],
  ['business_verified', '/dashboard/page'],
  ['verification_withdrawn', '/dashboard/page'],
  ['report_decided', '/dashboard'],
] as const)('a push of %s opens %s, as the bell does', async (type, page) => {
  const { providerId, owner, slug } = await makeProvider(app)
  const device = await deviceOf(owner)
  await write(providerId, type)
  await expect.poll(device.told, soon).toHaveLength(1)
  const { notifications } = await listNotifications(app.ctx(owner), { page: 1, limit: 1 })
  const path = page.replace('SLUG', slug)
  expect([device.told()[0]?.path, notifications[0]?.actionLink]).toEqual([path, path])
})

test('what is an hour old is told nobody any more', async () => {
  const { providerId, owner } = await makeProvider(app)
  const device = await deviceOf(owner)
  await write(providerId, 'booking_confirmed', new Date(Date.now() - 3_700_000))
  const dropped = [{ state: 'dropped', error: 'overtaken' }]
  await vi.waitFor(async () => expect(await messagesOf(owner)).toMatchObject(dropped), soon)
  expect(device.told()).toEqual([])
})

test('who has logged out hears nothing more, and a device that its service no longer knows goes', async () => {
  const { providerId, owner } = await makeProvider(app)
  const here = await deviceOf(owner)
  await endSessions(app.ctx(), owner.accountId)
  await vi.waitFor(async () => expect(await subscriptionsOf(owner)).toEqual([]), soon)
  const [gone, missing, there] = [await deviceOf(owner, 410), await deviceOf(owner, 404), await deviceOf(owner)]
  await write(providerId, 'booking_confirmed')
  await expect.poll(there.told, soon).toHaveLength(1)
  await vi.waitFor(
    async () => expect(await subscriptionsOf(owner)).toEqual([{ endpoint: there.target.endpoint }]),
    soon,
  )
  expect([here, gone, missing].map((device) => device.taken().length)).toEqual([0, 1, 1])
  const states = async () => (await messagesOf(owner)).map(({ state, error }) => `${state} ${error}`).sort()
  await expect.poll(states, soon).toEqual(['dropped push_gone', 'dropped push_gone', 'sent null'])
})

test('a push service that answers 401, 403, 429 or 500, or leads elsewhere, keeps the device, and is asked again later', async () => {
  const keeps = async (status: number) => {
    const { providerId, owner } = await makeProvider(app)
    const device = await deviceOf(owner, status)
    await write(providerId, 'booking_confirmed')
    const queued = [{ state: 'queued', error: `push_deferred (${status})` }]
    await vi.waitFor(async () => expect(await messagesOf(owner)).toMatchObject(queued), soon)
    await expect.poll(() => device.taken().length, soon).toBeGreaterThan(1)
    expect(await subscriptionsOf(owner)).toHaveLength(1)
  }
  await Promise.all([401, 403, 429, 500, 302].map(keeps))
  // Where it leads instead nobody is called.
  expect(service.received.filter(({ path }) => path.endsWith('/elsewhere'))).toEqual([])
})

test('a push service that says nothing is given up and asked again later', async () => {
  const { providerId, owner } = await makeProvider(app)
  const device = await deviceOf(owner, 0)
  const usual = app.running.app.pusher
  app.running.app.pusher = localPusher(app, 300)
  try {
    await write(providerId, 'booking_confirmed')
    await vi.waitFor(async () => {
      expect(await messagesOf(owner)).toMatchObject([{ state: 'queued', error: 'push_deferred (no answer)' }])
    }, soon)
    await expect.poll(() => device.taken().length, soon).toBeGreaterThan(1)
    expect(await subscriptionsOf(owner)).toHaveLength(1)
    // However often it comes, it is the same message to the browser.
    expect(new Set(device.tags()).size).toBe(1)
  } finally {
    app.running.app.pusher = usual
  }
})

test('an address inside our own network is never called, whatever it is called', async () => {
  const { authSecret, contactEmail } = app.running.app
  const pusher = createPusher({ authSecret, contactEmail, ca: pushCertificate })
  const before = service.received.length
  for (const host of ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
    const { target } = makeDevice(`https://${host}:${service.port}/201/inside`)
    expect([host, await codeOf(pusher.send(target, { title: 'x', path: '/', tag: 'x' }))]).toEqual([host, 'push_gone'])
  }
  expect(service.received).toHaveLength(before)
  const inside = [
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
  ]
  const inside6 = [
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
  ]
  expect([...inside, ...inside6, 'localhost', ''].filter(isOutside)).toEqual([])
  const outside = ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1']
  expect(outside.filter((address) => !isOutside(address))).toEqual([])
})

test('only addresses a push service can have, with keys of a browser, are kept', () => {
  const { target } = makeDevice('https://push.example/abc')
  const isTaken = (change: object) => contract.subscribe.input.safeParse({ ...target, ...change }).success
  expect(isTaken({})).toBe(true)
  for (const endpoint of [
    'http://push.example/abc',
    'https://u:p@push.example/',
    'https://push.example:8443/',
    'push',
    `https://push.example/${'a'.repeat(1000)}`,
  ])
    expect([endpoint, isTaken({ endpoint })]).toEqual([endpoint, false])
  for (const wrong of [{ p256dh: target.auth }, { auth: target.p256dh }, { auth: '!' }, { more: 1 }])
    expect(isTaken(wrong)).toBe(false)
})

test('what has ended while a push service was away is not told when it is back', async () => {
  const [provider, customer] = [await makeProvider(app), await makeAccount(app)]
  const device = await deviceOf(customer, 503)
  const { providerId, serviceIds } = provider
  const dateTime = london(dateIn(5), '10:00')
  const { id: bookingId } = await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime })
  const { push_subscription_id: subscriptionId } = await app.running.db
    .selectFrom('push_subscription')
    .select('push_subscription_id')
    .where('account_id', '=', customer.accountId)
    .executeTakeFirstOrThrow()
  const about = { what: 'reminder', data: { providerId, bookingId, startsAt: dateTime, hoursBefore: 24 } } as const
  const due = {
    accountId: customer.accountId,
    kind: 'reminders',
    title: 'push.reminder',
    path: '/my-bookings',
  } as const
  const sending = {
    ...{ ...due, about, key: `reminder ${bookingId}`, at: new Date().toISOString(), subscriptionId },
    ...{ inQuietHours: 'told', before: null },
  } as const
  const job = pushSubscriptions.find(({ queue }) => queue === 'push-sending')
  const send = () => codeOf(job?.run(app.ctx(), sending as never) ?? Promise.resolve())
  expect(await send()).toBe('push_deferred')
  await cancelBooking(app.ctx(customer), { id: bookingId })
  expect(await send()).toBe('done')
  expect(device.taken()).toHaveLength(1)
  expect(await messagesOf(customer)).toMatchObject([{ state: 'dropped', error: 'overtaken' }])
})

test('of a delay that was said anew while nobody was told, only the last is told', async () => {
  const provider = await makeProvider(app)
  const { providerId, serviceIds, staffId, owner } = provider
  const customer = await makeAccount(app)
  const day = dateIn(2)
  await moveClock(app, Date.parse(london(day, '08:00')))
  onTestFinished(() => moveClock(app, Date.now()))
  const dateTime = london(day, '10:00')
  const { id: bookingId } = await createBooking(app.ctx(customer), { providerId, serviceIds, dateTime })
  await moveClock(app, Date.parse(london(day, '09:55')))
  for (const minutes of [20, 40, 20]) await sayDelay(app.ctx(owner), { id: providerId, staffId, minutes })
  const { rows } = await sql<{ data: object }>`select data from pgboss.job where name = 'booking-delayed-push'
    and data ->> 'bookingId' = ${bookingId} order by data ->> 'toldAt'`.execute(app.running.db)
  expect(rows).toHaveLength(3)
  // Nobody had a device while it was said.
  const device = await deviceOf(customer)
  const job = pushSubscriptions.find(({ queue }) => queue === 'booking-delayed-push')
  for (const { data } of rows) await job?.run(app.ctx(), data as never)
  await expect.poll(device.told, soon).toEqual([{ title: 'Your booking begins later', path: '/my-bookings' }])
})

test('a time that is offered and a booking that comes up reach the devices of the customer, unless they want neither', async () => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7]
  const provider = await makeProvider(app, { hours: everyDay.map((day): [number, number, number] => [day, 600, 660]) })
  const { providerId, serviceIds } = provider
  const [taken, waits, silent] = await Promise.all([makeAccount(app), makeAccount(app), makeAccount(app)])
  const devices = await Promise.all([deviceOf(waits), deviceOf(silent)])
  for (const kind of ['waitlist', 'reminders'] as const)
    await setWanted(app.ctx(), silent.accountId, { kind, channel: 'push' }, false)
  const [day, dateTime] = [dateIn(3), london(dateIn(3), '10:00')]
  const { id } = await createBooking(app.ctx(taken), { providerId, serviceIds, dateTime })
  const when = { firstDate: day, lastDate: day, weekdays: everyDay, earliest: '09:00', latest: '17:00' }
  for (const who of [waits, silent]) await joinWaitlist(app.ctx(who), { providerId, serviceIds, ...when })
  await setRule(app.ctx(provider.owner), { id: providerId, mode: 'everyone', longestFirst: false })
  await cancelBooking(app.ctx(taken), { id })
  const offered = { title: 'A time that you wait for is free', path: '/waitlist' }
  await expect.poll(devices[0].told, soon).toEqual([offered])
  const booked = await createBooking(app.ctx(waits), { providerId, serviceIds, dateTime })
  const other = await createBooking(app.ctx(silent), { providerId, serviceIds, dateTime: london(dateIn(4), '10:00') })
  for (const { id: bookingId, dateTime: startsAt } of [other, booked])
    await transaction(app.ctx(), (tx) => emit(tx, reminderDue, { providerId, bookingId, startsAt, hoursBefore: 24 }))
  // What has another time since, or is called off, is no news.
  for (const startsAt of [london(dateIn(9), '10:00')])
    await transaction(app.ctx(), (tx) =>
      emit(tx, reminderDue, { providerId, bookingId: booked.id, startsAt, hoursBefore: 2 }),
    )
  const reminder = { title: 'Your booking is coming up', path: '/my-bookings' }
  await expect.poll(devices[0].told, soon).toEqual([offered, reminder])
  const jobs = () =>
    sql<{
      n: number
    }>`select count(*)::int as n from pgboss.job where name in ('waitlist-offered-push', 'booking-reminder-push')
      and state <> 'completed'`
      .execute(app.running.db)
      .then(({ rows }) => rows[0]?.n)
  await expect.poll(jobs, soon).toBe(0)
  expect(devices[0].told()).toEqual([offered, reminder])
  expect(devices[1].told()).toEqual([])
})
