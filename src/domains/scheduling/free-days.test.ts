import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  dateIn,
  london,
  makeAccount,
  makeProvider,
  openTestApp,
  type TestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { AppError } from '../../lib/api/errors.ts'
import type { Actor } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { addDays } from '../../lib/time.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { updateBooking } from '../bookings/reschedule-booking.server.ts'
import { setRules } from '../business/profile.server.ts'
import { createHold, releaseHold, sweepHolds } from '../holds/service.server.ts'
import { searchProviders } from '../search/service.server.ts'
import { addEntry, removeEntry } from '../staff/calendar-entries.server.ts'
import { removeClosedDay, removeDateOverride, setClosedDay, setDateOverride, setHours } from '../staff/hours.server.ts'
import { addService, updateService } from '../staff/services.server.ts'
import { addStaffMember, removeStaffMember } from '../staff/staff-members.server.ts'
import { countDueProviders, workOutDueDays } from './free-days.server.ts'
import { listAvailability } from './service.server.ts'

const app = openTestApp({ hasClock: true })
const days = 20

async function workOutAll({ ctx }: TestApp = app) {
  while ((await countDueProviders(ctx())) > 0) await workOutDueDays(ctx())
}

/** Date to its starts, of the days that are known, from tomorrow on. */
async function knownDays(providerId: string, now = app.ctx().now) {
  const { rows } = await sql<{ date: string; starts: number[] }>`select date::text, starts from free_day
    where provider_id = ${providerId} and date between ${dateIn(1)} and ${dateIn(days)}
      and (held_until is null or held_until > ${now})`.execute(app.running.db)
  return new Map(rows.map(({ date, starts }) => [date, starts]))
}

/** The same of all days, by the engine. */
async function freeDays(providerId: string) {
  const { rows } = await sql<{
    service_id: string
  }>`select service_id from service where is_active and provider_id = ${providerId}
    order by duration_minutes, position, service_id limit 1`.execute(app.running.db)
  const [from, to] = [dateIn(1), dateIn(days)]
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
  const [shortest] = rows
  if (!shortest) return new Map(dates.map((date) => [date, [] as number[]]))
  const asked = { providerId, serviceIds: [shortest.service_id], from, to }
  const free = await listAvailability(app.ctx(), asked)
  const minutesOf = (start: string) => Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16))
  // Without hours there are requests only.
  if (free.mode === 'request') return new Map(dates.map((date) => [date, [] as number[]]))
  return new Map(free.days.map(({ date, slots }) => [date, slots.map(({ start }) => minutesOf(start))]))
}

async function expectNothingWrong(providerId: string, what: string) {
  const [known, free] = [await knownDays(providerId), await freeDays(providerId)]
  for (const [date, starts] of known) expect([what, date, starts]).toEqual([what, date, free.get(date)])
  return known.size
}

const book = (customer: Actor, { providerId, serviceIds }: TestProvider, day: number, time: string) =>
  createBooking(app.ctx(customer), {
    providerId,
    serviceIds: serviceIds.slice(0, 1),
    dateTime: london(dateIn(day), time),
  })

test('a known day is never wrong, whatever is written, and every day is known again when the job has run', {
  timeout: 120_000,
}, async () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const shape = { columns: { booking_window_days: 90 }, staff: [{ name: 'Maya' }, { name: 'Zoe' }], rooms: ['Blue'] }
  const services = [
    { name: 'Colour', durationMinutes: 90, priceMinor: 100, bufferAfterMinutes: 15, rooms: [0] },
    { name: 'Cut', durationMinutes: 45, priceMinor: 100, performers: [{ staffMember: 0 }] },
  ]
  const nights: [number, number, number][] = [1, 3, 5, 6].map((weekday) => [weekday, 1200, 1560])
  const providers = [
    await makeProvider(app, { ...shape, services }),
    await makeProvider(app, { ...shape, services, hours: nights }),
    await makeProvider(app),
  ]
  const customer = await makeAccount(app)
  const bookings: [TestProvider, string][] = []
  const holds: string[] = []
  const entries: [TestProvider, string][] = []
  const at = (provider: TestProvider) => ({ id: provider.providerId, staffId: pick(provider.staffIds) })
  const someDate = () => dateIn(1 + random(days))
  const spans = () => (random(3) === 0 ? [] : [{ opens: pick(['08:00', '11:30']), closes: pick(['14:00', '23:45']) }])
  const freeTime = async ({ providerId }: TestProvider) => {
    const free = [...(await freeDays(providerId))].filter(([, starts]) => starts.length > 0)
    const [date, starts] = pick(free) ?? ['', []]
    const start = pick(starts) ?? 0
    return london(date, `${String(Math.floor(start / 60)).padStart(2, '0')}:${String(start % 60).padStart(2, '0')}`)
  }
  const writes: Record<string, (provider: TestProvider) => Promise<unknown>> = {
    book: async (provider) => {
      const { providerId, serviceIds } = provider
      const selection = { providerId, serviceIds: [pick(serviceIds)], dateTime: await freeTime(provider) }
      bookings.push([provider, (await createBooking(app.ctx(customer), selection)).id])
    },
    cancel: async () => cancelBooking(app.ctx(customer), { id: bookings.pop()?.[1] ?? randomUUID() }),
    reschedule: async () => {
      const [of, id] = bookings.at(-1) ?? [pick(providers), randomUUID()]
      await updateBooking(app.ctx(customer), { id, dateTime: await freeTime(of) })
    },
    hold: async (provider) => {
      const { providerId, serviceIds } = provider
      const selection = { providerId, serviceIds: [pick(serviceIds)], dateTime: await freeTime(provider) }
      holds.push((await createHold(app.ctx(customer), selection)).id)
    },
    release: async () => releaseHold(app.ctx(customer), { id: holds.pop() ?? randomUUID() }),
    hours: async (provider) =>
      setHours(app.ctx(provider.owner), { ...at(provider), hours: Array.from({ length: 7 }, spans) }),
    override: async (provider) =>
      setDateOverride(app.ctx(provider.owner), { ...at(provider), date: someDate(), hours: spans() }),
    overrideGone: async (provider) =>
      removeDateOverride(app.ctx(provider.owner), { ...at(provider), date: someDate() }),
    close: async ({ owner, providerId: id }) => setClosedDay(app.ctx(owner), { id, date: someDate(), name: 'Away' }),
    closedGone: async ({ owner, providerId: id }) => removeClosedDay(app.ctx(owner), { id, date: someDate() }),
    timeOff: async (provider) => {
      const [start, until] = [london(someDate(), '09:00'), 1 + random(60)]
      const end = new Date(Date.parse(start) + until * 3_600_000).toISOString()
      const who = { label: '', customerName: null, customerPhone: null }
      entries.push([provider, (await addEntry(app.ctx(provider.owner), { ...at(provider), start, end, ...who })).id])
    },
    timeOffGone: async () => {
      const [provider, entryId] = entries.pop() ?? [pick(providers), randomUUID()]
      await removeEntry(app.ctx(provider.owner), { id: provider.providerId, entryId })
    },
    service: async ({ owner, providerId: id, serviceIds }) =>
      updateService(app.ctx(owner), {
        ...{ id, serviceId: pick(serviceIds), isActive: random(3) > 0 },
        ...{ durationMinutes: pick([30, 60, 120]), bufferBeforeMinutes: pick([0, 20]) },
      }),
    newService: async ({ owner, providerId: id }) =>
      addService(app.ctx(owner), {
        ...{ id, name: 'Fringe', description: '', category: 'Hair', durationMinutes: pick([15, 200]), priceMinor: 100 },
        ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
      }),
    joins: async ({ owner, providerId: id, staffIds }) => {
      const hours = Array.from({ length: 7 }, spans)
      const { staff } = await addStaffMember(app.ctx(owner), { id, name: 'Ana', hours })
      staffIds.push(staff.at(-1)?.id ?? '')
    },
    leaves: async ({ owner, providerId: id, staffIds }) =>
      removeStaffMember(app.ctx(owner), { id, staffId: staffIds.at(-1) ?? '' }),
    rules: async ({ owner, providerId: id }) =>
      setRules(app.ctx(owner), { id, startIntervalMinutes: pick([15, 30, null]) }),
  }
  const done = new Set<string>()
  let known = 0
  const rounds = process.env.TEST_FULL ? 800 : 200
  // What goes well depends on the day it is done: each kind of write once at least.
  for (let round = 0; round < rounds || done.size < Object.keys(writes).length; round++) {
    const name = pick(Object.keys(writes))
    const provider = pick(providers)
    const outcome = await writes[name]?.(provider).then(
      () => 'done',
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error
        return error.code
      },
    )
    if (outcome === 'done') done.add(name)
    known += await expectNothingWrong(provider.providerId, `${round} ${name}`)
    if (round % 3 > 0) continue
    await workOutAll()
    for (const { providerId } of providers)
      expect([round, await knownDays(providerId)]).toEqual([round, await freeDays(providerId)])
  }
  expect(known).toBeGreaterThan(1000)
})

test('what is written while a day is worked out leaves it unknown, and keeps no other provider waiting', async () => {
  const provider = await makeProvider(app)
  const [ada, ben] = [await makeAccount(app), await makeAccount(app)]
  await workOutAll()
  await book(ada, provider, 3, '10:00')
  const other = await makeProvider(app)
  await transaction(app.ctx(ben), async (tx) => {
    const { providerId, serviceIds } = provider
    await createBooking(tx, { providerId, serviceIds, dateTime: london(dateIn(3), '14:00') })
    // It reads the day without what is not yet committed.
    await workOutDueDays(app.ctx())
    expect(await knownDays(other.providerId)).toEqual(await freeDays(other.providerId))
    expect((await knownDays(provider.providerId)).has(dateIn(3))).toBe(false)
  })
  await workOutAll()
  expect(await knownDays(provider.providerId)).toEqual(await freeDays(provider.providerId))
})

test('what is written after a day was read, and before it is kept, leaves it unknown', async () => {
  const provider = await makeProvider(app)
  const [ada, ben] = [await makeAccount(app), await makeAccount(app)]
  await workOutAll()
  await book(ada, provider, 3, '10:00')
  // Between the two stands a door.
  const [atDoor, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { db } = app.running
  const begin: typeof db.transaction = () => {
    const begun = db.transaction()
    const execute: typeof begun.execute = async (work) => {
      atDoor.resolve()
      await open.promise
      return begun.execute(work)
    }
    return Object.assign(Object.create(begun), { execute })
  }
  const behindDoor: typeof db = new Proxy(db, {
    get: (own, key) => {
      const value = key === 'transaction' ? begin : Reflect.get(own, key)
      return typeof value === 'function' ? value.bind(own) : value
    },
  })
  const working = workOutDueDays({ ...app.ctx(), db: behindDoor })
  await atDoor.promise
  await book(ben, provider, 3, '14:00')
  open.resolve()
  await working
  expect((await knownDays(provider.providerId)).get(dateIn(3)) ?? []).not.toContain(14 * 60)
  await workOutAll()
  expect(await knownDays(provider.providerId)).toEqual(await freeDays(provider.providerId))
})

test('nobody is missed who books while days are worked out all the time', { timeout: 60_000 }, async () => {
  const provider = await makeProvider(app, { columns: { start_interval_minutes: 15 } })
  const customer = await makeAccount(app)
  let isOver = false
  const working = [1, 2].map(async () => {
    while (!isOver) await workOutDueDays(app.ctx())
  })
  const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']
  const made = await Promise.all(
    [1, 2, 3, 4, 5].flatMap((day) => times.map((time) => book(customer, provider, day, time))),
  )
  await Promise.all(made.filter((_, index) => index % 2).map(({ id }) => cancelBooking(app.ctx(customer), { id })))
  isOver = true
  await Promise.all(working)
  await expectNothingWrong(provider.providerId, 'before the last run')
  await workOutAll()
  expect(await knownDays(provider.providerId)).toEqual(await freeDays(provider.providerId))
})

test('what is held is free again when the hold ends, without anybody writing it', async () => {
  const provider = await makeProvider(app, {
    columns: { search_text: 'heldonly', start_interval_minutes: null },
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, 600, 660]),
  })
  const customer = await makeAccount(app)
  const { providerId, serviceIds } = provider
  await createHold(app.ctx(customer), { providerId, serviceIds, dateTime: london(dateIn(2), '10:00') })
  await workOutAll()
  const foundAt = async (minutes: number) => {
    const now = new Date(Date.now() + minutes * 60_000)
    const input = { search: 'heldonly', date: dateIn(2), page: 1, limit: 20 }
    return (await searchProviders({ ...app.ctx(), now }, input)).pagination.total
  }
  expect((await knownDays(providerId)).get(dateIn(2))).toEqual([])
  expect([await foundAt(0), await foundAt(9), await foundAt(11)]).toEqual([0, 0, 1])
  await sweepHolds({ ...app.ctx(), now: new Date(Date.now() + 11 * 60_000) })
  await workOutAll()
  expect((await knownDays(providerId)).get(dateIn(2))).toEqual([600])
})

test.each([
  ['working_hours', 'update working_hours set closes_minute = closes_minute - 60'],
  ['working_hours', 'delete from working_hours'],
  ['calendar_entry', `update calendar_entry set during = '[2031-01-01 10:00Z,2031-01-01 11:00Z)'`],
  ['date_override', 'delete from date_override'],
  ['closed_day', 'delete from closed_day'],
  ['staff', 'update staff set removed_at = now()'],
  ['room', 'update room set removed_at = now()'],
  ['service', 'update service set is_active = false'],
  ['service_staff', 'delete from service_staff'],
  ['service_room', 'delete from service_room'],
  ['occupation', 'delete from occupation'],
  ['occupation', 'update occupation set blocking = false'],
  ['provider', `update provider set timezone = 'Asia/Tokyo'`],
  ['provider', 'update provider set start_interval_minutes = 60'],
])('a statement of an operator on %s makes days unknown as well: %s', async (_table, statement) => {
  const provider = await makeProvider(app, {
    rooms: ['Blue'],
    closedDays: [dateIn(4)],
    staff: [
      {
        name: 'Maya',
        dateOverrides: { [dateIn(3)]: [] },
        blocked: [[london(dateIn(2), '09:00'), london(dateIn(2), '12:00')]],
      },
    ],
    services: [{ name: 'Cut', durationMinutes: 60, priceMinor: 1, rooms: [0], performers: [{ staffMember: 0 }] }],
  })
  await book(await makeAccount(app), provider, 5, '10:00')
  await workOutAll()
  expect(await knownDays(provider.providerId)).toEqual(await freeDays(provider.providerId))
  await sql.raw(`${statement} where provider_id = '${provider.providerId}'`).execute(app.running.db)
  expect((await knownDays(provider.providerId)).size).toBeLessThan(days)
  await workOutAll()
  expect((await knownDays(provider.providerId)).size).toBe(days)
})

test('a table that an operator empties makes the days of everybody unknown', async () => {
  const providers = await Promise.all([makeProvider(app), makeProvider(app)])
  await workOutAll()
  await sql`truncate calendar_entry`.execute(app.running.db)
  for (const { providerId } of providers) expect((await knownDays(providerId)).size).toBe(0)
  await workOutAll()
  for (const { providerId } of providers) expect((await knownDays(providerId)).size).toBe(days)
})

test('what has nothing to do with free time leaves the days known', async () => {
  const { providerId } = await makeProvider(app)
  await workOutAll()
  for (const [table, change] of [
    ['service', "name = 'Trim', price_minor = 1"],
    ['staff', "name = 'M'"],
    ['provider', 'minimum_notice_minutes = 90'],
  ])
    await sql.raw(`update ${table} set ${change} where provider_id = '${providerId}'`).execute(app.running.db)
  expect((await knownDays(providerId)).size).toBe(days)
})

test('a running node hears what has become unknown and works it out', async () => {
  const provider = await makeProvider(app)
  await app.jobs.work()
  const knownCount = async () => (await knownDays(provider.providerId)).size
  await expect.poll(knownCount, { timeout: 30_000 }).toBe(days)
  await book(await makeAccount(app), provider, 3, '10:00')
  await expect.poll(knownCount, { timeout: 30_000 }).toBe(days)
  expect(await knownDays(provider.providerId)).toEqual(await freeDays(provider.providerId))
})
