import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import { persistently } from '../../../tests/support.ts'
import { type AppError, isAppError } from '../../lib/api/errors.ts'
import { transaction } from '../../lib/db.server.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { getBooking } from '../bookings/read-booking.server.ts'
import { closeProvider } from '../business/profile.server.ts'
import { getProvider } from '../providers/service.server.ts'
import { listAvailability } from '../scheduling/service.server.ts'
import { affectedRefusal, type BookingsAffected, keepBookings } from './affected-bookings.server.ts'
import { addEntry, updateEntry } from './calendar-entries.server.ts'
import { removeClosedDay, removeDateOverride, setClosedDay, setDateOverride, setHours } from './hours.server.ts'
import { previewHours } from './preview-hours.server.ts'
import { getSetup } from './read-setup.server.ts'
import { addService, orderServices, removeService, updateService } from './services.server.ts'
import { addRoom, addStaffMember, removeRoom, removeStaffMember } from './staff-members.server.ts'

const app = openTestApp({ poolSize: 20 })

const nine = [{ opens: '09:00', closes: '17:00', closesNextDay: false }]
const mornings = [{ opens: '09:00', closes: '12:00', closesNextDay: false }]
const everyDay = (spans: typeof nine) => Array.from({ length: 7 }, () => spans)

const book = async (provider: TestProvider, day: number, time: string, staffId?: string) => {
  const customer = await makeAccount(app, { firstName: 'Nia', lastName: 'Campbell' })
  const selection = {
    providerId: provider.providerId,
    serviceIds: provider.serviceIds.slice(0, 1),
    dateTime: london(dateIn(day), time),
  }
  return createBooking(app.ctx(customer), { ...selection, ...(staffId && { staffId }) })
}

const planOf = async (change: Promise<unknown>) => {
  const error: unknown = await change.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!isAppError(error)) throw new Error('Not refused')
  return {
    code: error.code,
    ...(error.data as { total: number; bookings: { id: string; alternatives: { kind: string }[] }[] }),
  }
}

describe('hours', () => {
  test('of several parts and past midnight make exactly those times', async () => {
    const provider = await makeProvider(app)
    const late = [...mornings, { opens: '22:00', closes: '01:00', closesNextDay: true }]
    const setup = await setHours(app.ctx(provider.owner), {
      id: provider.providerId,
      staffId: provider.staffId,
      hours: everyDay(late),
    })
    expect(setup.staff[0]?.hours[0]).toEqual(late)
    const { days } = await listAvailability(app.ctx(), {
      providerId: provider.providerId,
      serviceIds: provider.serviceIds,
      from: dateIn(3),
      to: dateIn(3),
    })
    const times = days[0]?.slots.map(({ start }) => start.slice(11, 16))
    expect(times).toEqual(['00:00', '09:00', '09:30', '10:00', '10:30', '11:00', '22:00', '22:30', '23:00', '23:30'])
  })

  test('that would leave a booking outside are refused with the booking and where else it could go; nothing changes', async () => {
    const provider = await makeProvider(app, { staff: [{ name: 'Maya' }, { name: 'Zoe' }] })
    const [maya = '', zoe = ''] = provider.staffIds
    const booking = await book(provider, 4, '14:00', maya)
    const before = await getSetup(app.ctx(provider.owner), { id: provider.providerId })
    const plan = await planOf(
      setHours(app.ctx(provider.owner), { id: provider.providerId, staffId: maya, hours: everyDay(mornings) }),
    )
    expect(plan).toMatchObject({
      code: 'has_future_bookings',
      total: 1,
      bookings: [
        {
          id: booking.id,
          customerName: 'Nia Campbell',
          staffMember: 'Maya',
          services: ['Cut'],
          alternatives: expect.arrayContaining([{ kind: 'staff', staffId: zoe, name: 'Zoe' }]),
        },
      ],
    })
    expect(plan.bookings[0]?.alternatives.map(({ kind }) => kind)).toContain('time')
    expect(await getSetup(app.ctx(provider.owner), { id: provider.providerId })).toEqual(before)
    expect(await getBooking(app.ctx(provider.owner), { id: booking.id })).toMatchObject({ status: 'confirmed' })
  })

  test('are weighed by how long a booking is, whatever its service takes by now', async () => {
    const provider = await makeProvider(app, { staff: [{ name: 'Maya' }, { name: 'Zoe' }] })
    const [maya = '', zoe = ''] = provider.staffIds
    await book(provider, 4, '14:00', maya)
    await book(provider, 4, '15:00', zoe)
    await sql`update service set duration_minutes = 90 where provider_id = ${provider.providerId}`.execute(
      app.running.db,
    )
    const plan = await planOf(
      setHours(app.ctx(provider.owner), { id: provider.providerId, staffId: maya, hours: everyDay(mornings) }),
    )
    expect(plan.bookings[0]?.alternatives).toContainEqual({ kind: 'staff', staffId: zoe, name: 'Zoe' })
  })

  test('that would leave a request outside are refused, too', async () => {
    const provider = await makeProvider(app, { columns: { confirmation_mode: 'request' } })
    expect(await book(provider, 4, '14:00')).toMatchObject({ status: 'pending' })
    const { providerId: id, staffId } = provider
    const change = setHours(app.ctx(provider.owner), { id, staffId, hours: everyDay(mornings) })
    expect(await planOf(change)).toMatchObject({ code: 'has_future_bookings', total: 1 })
  })

  test('that still carry every booking are changed, and a booking outside of them from before is no obstacle', async () => {
    const provider = await makeProvider(app)
    await book(provider, 4, '10:00')
    const change = { id: provider.providerId, staffId: provider.staffId, hours: everyDay(mornings) }
    await setHours(app.ctx(provider.owner), change)
    await sql`update segment set starts_at = starts_at + interval '6 hours', ends_at = ends_at + interval '6 hours'
      where provider_id = ${provider.providerId}`.execute(app.running.db)
    await setHours(app.ctx(provider.owner), {
      ...change,
      hours: everyDay([{ opens: '09:00', closes: '11:00', closesNextDay: false }]),
    })
  })

  test('of one date, a holiday and the end of both ask after the bookings of that date', async () => {
    const provider = await makeProvider(app)
    const { providerId: id, staffId } = provider
    const ctx = app.ctx(provider.owner)
    await book(provider, 5, '15:00')
    const date = dateIn(5)
    expect(await planOf(setDateOverride(ctx, { id, staffId, date, hours: [] }))).toMatchObject({ total: 1 })
    expect(await planOf(setDateOverride(ctx, { id, staffId, date, hours: mornings }))).toMatchObject({ total: 1 })
    expect(await planOf(setClosedDay(ctx, { id, date, name: 'Fair' }))).toMatchObject({ total: 1 })
    const extended = [{ opens: '12:00', closes: '20:00', closesNextDay: false }]
    const setup = await setDateOverride(ctx, { id, staffId, date, hours: extended })
    expect(setup.staff[0]?.dateOverrides).toEqual([{ date, hours: extended }])
    await setClosedDay(ctx, { id, date, name: 'Fair' })
    expect(await planOf(removeDateOverride(ctx, { id, staffId, date }))).toMatchObject({ total: 1 })
    await removeClosedDay(ctx, { id, date })
    expect((await removeDateOverride(ctx, { id, staffId, date })).staff[0]?.dateOverrides).toEqual([])
  })

  test('are not set for a day that has passed, nor for a person of somebody else', async () => {
    const provider = await makeProvider(app)
    const other = await makeProvider(app)
    const ctx = app.ctx(provider.owner)
    const { providerId: id } = provider
    await expect(
      setDateOverride(ctx, { id, staffId: provider.staffId, date: dateIn(-1), hours: [] }),
    ).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(setHours(ctx, { id, staffId: other.staffId, hours: everyDay(nine) })).rejects.toMatchObject({
      code: 'staff_not_found',
    })
    await expect(previewHours(ctx, { id, staffId: other.staffId, hours: everyDay(nine) })).rejects.toMatchObject({
      code: 'staff_not_found',
      status: 404,
    })
    await expect(
      setHours(ctx, { id: other.providerId, staffId: other.staffId, hours: everyDay(nine) }),
    ).rejects.toMatchObject({ code: 'provider_not_found', status: 404 })
  })

  test('being edited race with people who book: nobody ends up outside the hours', async () => {
    const ahead = 6
    let refused = 0
    let booked = 0
    for (let round = 0; round < 12; round++) {
      const provider = await makeProvider(app)
      const edit = () =>
        setHours(app.ctx(provider.owner), {
          id: provider.providerId,
          staffId: provider.staffId,
          hours: everyDay(mornings),
        })
      const attempts = ['13:00', '14:00', '15:00'].map((time) => () => book(provider, ahead, time))
      const racing = round % 2 === 0 ? [edit, ...attempts] : [...attempts, edit]
      const results = await Promise.allSettled(racing.map((attempt) => persistently<unknown>(attempt)))
      for (const result of results)
        if (result.status === 'rejected')
          expect(['has_future_bookings', 'closed', 'too_short']).toContain(result.reason.code)
      const { staff } = await getSetup(app.ctx(provider.owner), { id: provider.providerId })
      const { rows } = await sql<{
        count: number
      }>`select count(*)::int as count from booking where provider_id = ${provider.providerId}`.execute(app.running.db)
      const isShort = staff[0]?.hours[0]?.[0]?.closes === '12:00'
      expect(isShort ? rows[0]?.count : 0).toBe(0)
      if (isShort) refused++
      else booked++
    }
    expect(refused + booked).toBe(12)
  })
})

describe('people', () => {
  test('with bookings ahead stay, with the plan; without them they go, and the past still names them', async () => {
    const provider = await makeProvider(app, { staff: [{ name: 'Maya' }, { name: 'Zoe' }] })
    const [maya = '', zoe = ''] = provider.staffIds
    const booking = await book(provider, 3, '11:00', zoe)
    await book(provider, 3, '14:00', maya)
    const leave = () => removeStaffMember(app.ctx(provider.owner), { id: provider.providerId, staffId: zoe })
    expect(await planOf(leave())).toMatchObject({
      total: 1,
      bookings: [
        { id: booking.id, alternatives: [{ kind: 'staff', staffId: maya }, { kind: 'time' }, { kind: 'time' }] },
      ],
    })
    await sql`update booking set status = 'completed' where booking_id = ${booking.id}`.execute(app.running.db)
    const setup = await leave()
    expect(setup.staff.map(({ name }) => name)).toEqual(['Maya'])
    await expect(leave()).rejects.toMatchObject({ code: 'staff_not_found' })
    expect((await getBooking(app.ctx(provider.owner), { id: booking.id })).services[0]?.staffMember).toBe('Zoe')
    await expect(book(provider, 8, '11:00', zoe)).rejects.toMatchObject({ code: 'staff_unknown' })
    await expect(
      removeStaffMember(app.ctx(provider.owner), { id: provider.providerId, staffId: maya }),
    ).rejects.toMatchObject({
      code: 'last_staff_member',
    })
  })

  test('with phone bookings ahead stay, and it says whose and when; what is over, and time off, keeps nobody', async () => {
    const provider = await makeProvider(app, { staff: [{ name: 'Maya' }, { name: 'Zoe' }] })
    const [maya = '', zoe = ''] = provider.staffIds
    const [ctx, id] = [app.ctx(provider.owner), provider.providerId]
    const enter = (day: number, time: string, customerName: string | null) => {
      const from = london(dateIn(day), time)
      const end = new Date(Date.parse(from) + 3_600_000).toISOString()
      const of = { label: 'Cut', customerName, customerPhone: null }
      return addEntry(ctx, { id, staffId: zoe, start: from, end, ...of })
    }
    await enter(-1, '11:00', 'Ada Past')
    await enter(2, '11:00', null)
    const entry = await enter(3, '14:00', 'Ada Ahead')
    const leave = () => removeStaffMember(ctx, { id, staffId: zoe })
    await expect(leave()).rejects.toMatchObject({
      ...{ code: 'time_taken', status: 409 },
      data: { kind: 'phone_booking', name: 'Ada Ahead', start: entry.start, end: entry.end },
    })
    expect((await getSetup(ctx, { id })).staff.map(({ name }) => name)).toEqual(['Maya', 'Zoe'])
    await updateEntry(ctx, { ...entry, id, entryId: entry.id, staffId: maya })
    expect((await leave()).staff.map(({ name }) => name)).toEqual(['Maya'])
  })

  test('who were the only ones for a service leave it to nobody, not to everybody', async () => {
    const services = [{ name: 'Tattoo', durationMinutes: 60, priceMinor: 9000, performers: [{ staffMember: 1 }] }]
    const provider = await makeProvider(app, { staff: [{ name: 'Maya' }, { name: 'Zoe' }], services })
    const setup = await removeStaffMember(app.ctx(provider.owner), {
      id: provider.providerId,
      staffId: provider.staffIds[1] ?? '',
    })
    expect(setup.services[0]?.performers).toEqual([])
    await expect(book(provider, 3, '11:00')).rejects.toMatchObject({ code: 'service_unknown' })
  })

  test('take with them from search and page what only they did: the business is found by what the others do', async () => {
    const trim = { name: 'Fringe trim', durationMinutes: 15, priceMinor: 900, performers: [{ staffMember: 1 }] }
    const services = [{ name: 'Cut', durationMinutes: 60, priceMinor: 4000 }, trim]
    const provider = await makeProvider(app, { staff: [{ name: 'Maya' }, { name: 'Zoe' }], services })
    const [ctx, id, serviceId = ''] = [app.ctx(provider.owner), provider.providerId, provider.serviceIds[1]]
    const shown = async () => {
      const { rows } = await sql<{
        price: number
        isFound: boolean
      }>`select starting_price_minor as price, p.search_text ~ 'fringe' as "isFound"
        from listing l join provider p using (provider_id) where l.provider_id = ${id}`.execute(app.running.db)
      return { ...rows[0], services: (await getProvider(ctx, { id })).services.map(({ name }) => name) }
    }
    expect(await shown()).toMatchObject({ price: 900, services: ['Cut', 'Fringe trim'] })
    const { services: left } = await removeStaffMember(ctx, { id, staffId: provider.staffIds[1] ?? '' })
    expect(left).toMatchObject([{ isActive: true }, { isActive: false, performers: [] }])
    expect(await shown()).toEqual({ price: 4000, isFound: false, services: ['Cut'] })
    const offer = { id, serviceId, isActive: true }
    await expect(updateService(ctx, offer)).rejects.toMatchObject({
      ...{ code: 'invalid_input', fields: { performers: 'Choose at least one staff member' } },
    })
    const performers = [{ staffId: provider.staffId, durationMinutes: null, priceMinor: null }]
    await updateService(ctx, { ...offer, performers })
    expect(await shown()).toMatchObject({ price: 900, services: ['Cut', 'Fringe trim'] })
  })

  test('who are new have hours of their own and their own pace and price', async () => {
    const provider = await makeProvider(app)
    const ctx = app.ctx(provider.owner)
    const { staff } = await addStaffMember(ctx, { id: provider.providerId, name: 'Lou', hours: everyDay(mornings) })
    const lou = staff[1]?.id ?? ''
    const performers = [
      { staffId: provider.staffId, durationMinutes: null, priceMinor: null },
      { staffId: lou, durationMinutes: 90, priceMinor: 2500 },
    ]
    await updateService(ctx, { id: provider.providerId, serviceId: provider.serviceIds[0] ?? '', performers })
    const booking = await book(provider, 3, '09:00', lou)
    expect(booking).toMatchObject({ duration: 90, totalMinor: 2500 })
  })
})

describe('services', () => {
  test('change what is booked from now on, never what is booked', async () => {
    const provider = await makeProvider(app)
    const booking = await book(provider, 3, '10:00')
    const [serviceId = ''] = provider.serviceIds
    await updateService(app.ctx(provider.owner), {
      id: provider.providerId,
      serviceId,
      name: 'Long cut',
      durationMinutes: 120,
      priceMinor: 9900,
    })
    expect(await getBooking(app.ctx(provider.owner), { id: booking.id })).toMatchObject({
      duration: 60,
      totalMinor: 4000,
      services: [{ name: 'Cut' }],
    })
    expect(await book(provider, 4, '10:00')).toMatchObject({ duration: 120, totalMinor: 9900 })
  })

  test('with bookings ahead are not deleted but can be hidden; deleted they leave the past alone', async () => {
    const provider = await makeProvider(app)
    const booking = await book(provider, 3, '10:00')
    const [serviceId = ''] = provider.serviceIds
    const ctx = app.ctx(provider.owner)
    const remove = () => removeService(ctx, { id: provider.providerId, serviceId })
    expect(await planOf(remove())).toMatchObject({
      code: 'has_future_bookings',
      total: 1,
      bookings: [{ id: booking.id }],
    })
    const hidden = await updateService(ctx, { id: provider.providerId, serviceId, isActive: false })
    expect(hidden.services).toMatchObject([{ id: serviceId, isActive: false }])
    await expect(book(provider, 5, '10:00')).rejects.toMatchObject({ code: 'service_unknown' })
    await sql`update booking set status = 'completed' where booking_id = ${booking.id}`.execute(app.running.db)
    expect((await remove()).services).toEqual([])
    await expect(remove()).rejects.toMatchObject({ code: 'service_not_found' })
    expect(await getBooking(ctx, { id: booking.id })).toMatchObject({ services: [{ name: 'Cut' }] })
  })

  test('are changed and deleted one at a time, whatever is booked of the others', async () => {
    const services = ['Cut', 'Shave'].map((name) => ({ name, durationMinutes: 60, priceMinor: 4000 }))
    const provider = await makeProvider(app, { services })
    const [cut = '', shave = ''] = provider.serviceIds
    const ctx = app.ctx(provider.owner)
    await book(provider, 3, '10:00')
    const changed = await updateService(ctx, { id: provider.providerId, serviceId: shave, priceMinor: 100 })
    expect(changed.services).toMatchObject([{ name: 'Cut', priceMinor: 4000 }, { priceMinor: 100 }])
    const left = await removeService(ctx, { id: provider.providerId, serviceId: shave })
    expect(left.services).toMatchObject([{ id: cut, isActive: true }])
  })

  test('are put in order all together or not at all', async () => {
    const provider = await makeProvider(app)
    const ctx = app.ctx(provider.owner)
    const extra = { description: '', category: 'General', bufferBeforeMinutes: 0, bufferAfterMinutes: 0 }
    const added = await addService(ctx, {
      id: provider.providerId,
      name: 'Shave',
      durationMinutes: 30,
      priceMinor: 2000,
      ...extra,
    })
    const ids = added.services.map(({ id }) => id)
    const turned = await orderServices(ctx, { id: provider.providerId, serviceIds: ids.toReversed() })
    expect(turned.services.map(({ name }) => name)).toEqual(['Shave', 'Cut'])
    for (const serviceIds of [ids.slice(1), [...ids, ids[0] ?? ''], []])
      await expect(orderServices(ctx, { id: provider.providerId, serviceIds })).rejects.toMatchObject({
        code: 'invalid_input',
      })
  })

  test('cannot be given to a person or a room of somebody else', async () => {
    const provider = await makeProvider(app)
    const other = await makeProvider(app, { rooms: ['Theirs'] })
    const ctx = app.ctx(provider.owner)
    const change = { id: provider.providerId, serviceId: provider.serviceIds[0] ?? '' }
    const performers = [{ staffId: other.staffId, durationMinutes: null, priceMinor: null }]
    await expect(updateService(ctx, { ...change, performers })).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(updateService(ctx, { ...change, roomIds: other.roomIds })).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })
})

test('a service, a staff member or a room is added once for one key, also when it is sent twice at once', async () => {
  const provider = await makeProvider(app)
  const [ctx, { providerId: id }] = [app.ctx(provider.owner), provider]
  const keyed = { id, idempotencyKey: 'twice' }
  const shave = { ...{ name: 'Shave', description: '', category: 'General' }, durationMinutes: 20, priceMinor: 1500 }
  const buffers = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0 }
  const additions = [
    () => addService(ctx, { ...keyed, ...shave, ...buffers }),
    () => addStaffMember(ctx, { ...keyed, name: 'Zoe' }),
    () => addRoom(ctx, { ...keyed, name: 'Back room' }),
  ]
  for (const add of additions) {
    const [one, other] = await Promise.all([persistently(add), persistently(add)])
    expect(other).toEqual(one)
    expect(await add()).toEqual(one)
  }
  const { services, staff, rooms } = await getSetup(ctx, { id })
  expect([services, staff, rooms].map((list) => list.map(({ name }) => name))).toEqual([
    ['Cut', 'Shave'],
    ['Maya', 'Zoe'],
    ['Back room'],
  ])
  await expect(addRoom(ctx, { ...keyed, name: 'Front room' })).rejects.toMatchObject({ code: 'idempotency_key_reused' })
  await addRoom(ctx, { id, name: 'Front room' })
  const other = await makeProvider(app)
  await expect(addRoom(app.ctx(other.owner), { ...keyed, name: 'Mine' })).rejects.toMatchObject({
    code: 'provider_not_found',
  })
})

test('a room that a service needs alone stays; another can take its place', async () => {
  const services = [{ name: 'Massage', durationMinutes: 60, priceMinor: 6000, rooms: [0] }]
  const provider = await makeProvider(app, { rooms: ['Quiet room'], services })
  const ctx = app.ctx(provider.owner)
  const [quiet = ''] = provider.roomIds
  const remove = () => removeRoom(ctx, { id: provider.providerId, roomId: quiet })
  await expect(remove()).rejects.toMatchObject({ code: 'room_needed', data: { services: ['Massage'] } })
  const { rooms } = await addRoom(ctx, { id: provider.providerId, name: 'Garden room' })
  const roomIds = rooms.map(({ id }) => id)
  await updateService(ctx, { id: provider.providerId, serviceId: provider.serviceIds[0] ?? '', roomIds })
  const booking = await book(provider, 3, '10:00')
  expect(await planOf(remove())).toMatchObject({ total: 1, bookings: [{ id: booking.id }] })
  await sql`update booking set status = 'completed' where booking_id = ${booking.id}`.execute(app.running.db)
  expect((await remove()).rooms.map(({ name }) => name)).toEqual(['Garden room'])
})

test('a provider with bookings ahead does not close; those that were cancelled are none', async () => {
  const provider = await makeProvider(app)
  const { id } = await book(provider, 3, '10:00')
  const ctx = app.ctx(provider.owner)
  expect(await planOf(closeProvider(ctx, { id: provider.providerId }))).toMatchObject({ total: 1 })
  await cancelBooking(ctx, { id })
  expect(await closeProvider(ctx, { id: provider.providerId })).toMatchObject({ status: 'inactive' })
})

test('a price that is left open is a question to the provider: on the page, in lists, in the setup and in a booking', async () => {
  const provider = await makeProvider(app)
  const { providerId: id } = provider
  const ctx = app.ctx(provider.owner)
  const [serviceId = ''] = provider.serviceIds
  const closed = await updateService(ctx, { id, serviceId, priceMinor: null })
  expect(closed.services[0]).toMatchObject({ priceMinor: null })
  const page = () => getProvider(app.ctx(), { id })
  expect(await page()).toMatchObject({
    startingPrice: 'Contact for pricing',
    startingPriceMinor: null,
    services: [{ price: 'Contact for pricing', priceMinor: 0 }],
  })
  expect(await book(provider, 6, '10:00')).toMatchObject({ totalMinor: 0, services: [{ priceMinor: 0 }] })
  expect((await updateService(ctx, { id, serviceId, name: 'Trim' })).services[0]).toMatchObject({ priceMinor: null })
  await updateService(ctx, { id, serviceId, priceMinor: 2500 })
  expect(await page()).toMatchObject({ startingPrice: '£25.00', services: [{ price: '£25.00' }] })
  const more = await addService(ctx, {
    ...{ id, name: 'Wedding hair', description: '', category: 'General', durationMinutes: 60, priceMinor: null },
    ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
  })
  expect(more.services.map(({ priceMinor }) => priceMinor)).toEqual([2500, null])
  expect(await page()).toMatchObject({ startingPrice: '£25.00' })
})

test('a preview is what the hours make once they are written', async () => {
  const provider = await makeProvider(app, { staff: [{ name: 'Maya' }, { name: 'Zoe' }] })
  await book(provider, 2, '10:00', provider.staffId)
  const selection = { id: provider.providerId, staffId: provider.staffId, hours: everyDay(mornings) }
  const preview = await previewHours(app.ctx(provider.owner), selection)
  await setHours(app.ctx(provider.owner), selection)
  const { days } = await listAvailability(app.ctx(), {
    providerId: provider.providerId,
    serviceIds: provider.serviceIds,
    staffId: provider.staffId,
    from: preview.days[0]?.date ?? '',
    to: preview.days.at(-1)?.date ?? '',
  })
  const written = days.map(({ date, slots }) => ({ date, starts: slots.map(({ start }) => start) }))
  // The first day moves on with the clock.
  expect(preview.days.map(({ date, starts }) => ({ date, starts })).slice(1)).toEqual(written.slice(1))
  expect(preview.days[3]?.hours).toEqual(mornings)
})

test('where stranded bookings could go is worked out while somebody else has the lock', async () => {
  const provider = await makeProvider(app, { staff: [{ name: 'Ana' }, { name: 'Bea' }] })
  const customer = await makeAccount(app)
  const { providerId, staffId } = provider
  await createBooking(app.ctx(customer), { ...provider, dateTime: london(dateIn(3), '10:00') })
  const change = () =>
    setHours(app.ctx(provider.owner), { id: providerId, staffId, hours: [[], [], [], [], [], [], []] })
  const refused = await change().catch((error: AppError) => error.data)
  const stranded = await transaction(app.ctx(provider.owner), (tx) =>
    keepBookings(tx, providerId, async () => {
      await sql`delete from working_hours where provider_id = ${providerId} and staff_id = ${staffId}`.execute(tx.db)
    }),
  ).catch((error: BookingsAffected) => error)
  await transaction(app.ctx(), async (tx) => {
    await sql`select from provider where provider_id = ${providerId} for no key update`.execute(tx.db)
    expect((await affectedRefusal(stranded as BookingsAffected)).data).toEqual(refused)
  })
  expect(refused).toMatchObject({ total: 1, bookings: [{ alternatives: [{ kind: 'staff', name: 'Bea' }, {}, {}] }] })
})
