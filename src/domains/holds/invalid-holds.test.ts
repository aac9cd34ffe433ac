import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dateIn, london, makeAccount, makeProvider, openTestApp, type TestProvider } from '../../../tests/factories.ts'
import type { AppError } from '../../lib/api/errors.ts'
import type { Actor, ProviderCtx } from '../../lib/context.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { closeProvider, reopenProvider, setRules } from '../business/profile.server.ts'
import { setSuspended } from '../identity/admins.server.ts'
import { addEntry } from '../staff/calendar-entries.server.ts'
import { setClosedDay, setDateOverride, setHours } from '../staff/hours.server.ts'
import { removeService, updateService } from '../staff/services.server.ts'
import { removeRoom, removeStaffMember } from '../staff/staff-members.server.ts'
import { createHold, extendHold, listHolds, releaseHoldsOf } from './service.server.ts'

const app = openTestApp()

const tomorrow = dateIn(1)
const at = (time: string) => london(tomorrow, time)
const noHours: [][] = [[], [], [], [], [], [], []]

const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => ({ code: 'done', data: undefined }),
    (error: AppError) => error,
  )
const codeOf = async (attempt: Promise<unknown>) => (await refusalOf(attempt)).code

/** Two people, each with a room of their own, and a customer who keeps ten o'clock with the first. */
async function makeHeld() {
  const service = { durationMinutes: 60, priceMinor: 4000 }
  const provider = await makeProvider(app, {
    staff: [{ name: 'Ana' }, { name: 'Bea' }],
    rooms: ['Blue', 'Green'],
    services: [
      { name: 'Massage', ...service, rooms: [0, 1] },
      { name: 'Cut', ...service },
    ],
  })
  const customer = await makeAccount(app)
  const { providerId, staffId } = provider
  const selection = { providerId, staffId, serviceIds: provider.serviceIds.slice(0, 1), dateTime: at('10:00') }
  const held = await createHold(app.ctx(customer), selection)
  return { provider, customer, selection, held }
}

type Act = (provider: TestProvider, owner: ProviderCtx) => Promise<unknown>
const first = ({ staffIds: [id = ''] }: TestProvider) => id

/** What takes away what was offered, and whether the provider still has other times for the same selection. */
const acts: Record<string, { act: Act; hasOther: boolean }> = {
  'closes the provider': { act: ({ providerId: id }, ctx) => closeProvider(ctx, { id }), hasOther: false },
  'removes the service': {
    act: ({ providerId: id, serviceIds: [serviceId = ''] }, ctx) => removeService(ctx, { id, serviceId }),
    hasOther: false,
  },
  'offers the service no more': {
    act: ({ providerId: id, serviceIds: [serviceId = ''] }, ctx) =>
      updateService(ctx, { id, serviceId, isActive: false } as never),
    hasOther: false,
  },
  'has somebody else do it': {
    act: ({ providerId: id, serviceIds: [serviceId = ''], staffIds: [, other = ''] }, ctx) =>
      updateService(ctx, {
        id,
        serviceId,
        performers: [{ staffId: other, durationMinutes: null, priceMinor: null }],
      } as never),
    hasOther: false,
  },
  'lets the person go': {
    act: (provider, ctx) => removeStaffMember(ctx, { id: provider.providerId, staffId: first(provider) }),
    hasOther: false,
  },
  'gives up the room': {
    act: ({ providerId: id, roomIds: [roomId = ''] }, ctx) => removeRoom(ctx, { id, roomId }),
    hasOther: true,
  },
  'takes the hours away': {
    act: (provider, ctx) => setHours(ctx, { id: provider.providerId, staffId: first(provider), hours: noHours }),
    hasOther: false,
  },
  'works otherwise on that day': {
    act: (provider, ctx) =>
      setDateOverride(ctx, {
        id: provider.providerId,
        staffId: first(provider),
        date: tomorrow,
        hours: [{ opens: '14:00', closes: '16:00', closesNextDay: false }],
      }),
    hasOther: true,
  },
  'has a holiday': {
    act: ({ providerId: id }, ctx) => setClosedDay(ctx, { id, date: tomorrow, name: 'Fair' }),
    hasOther: true,
  },
  'puts an own entry there': {
    act: (provider, ctx) =>
      addEntry(ctx, {
        id: provider.providerId,
        staffId: first(provider),
        start: at('10:30'),
        end: at('11:30'),
        label: 'Dentist',
        customerName: null,
        customerPhone: null,
      }),
    hasOther: true,
  },
  'is suspended': {
    act: ({ owner: { accountId } }) => setSuspended(app.ctx(), { accountId, isSuspended: true }),
    hasOther: false,
  },
  'has no account any more': {
    act: ({ owner: { accountId } }) =>
      sql`update account set status = 'deleted' where account_id = ${accountId}`.execute(app.running.db),
    hasOther: false,
  },
}

describe('a time somebody keeps, when the provider', () => {
  for (const [name, { act, hasOther }] of Object.entries(acts)) {
    test(`${name}, is kept no longer, and its holder is told`, async () => {
      const { provider, customer, selection, held } = await makeHeld()
      await act(provider, app.ctx(provider.owner))
      const outcomes = [
        await refusalOf(extendHold(app.ctx(customer), { id: held.id })),
        await refusalOf(createBooking(app.ctx(customer), { ...selection, holdId: held.id })),
      ]
      for (const { code, data } of outcomes) {
        expect(code).toBe('hold_released')
        expect((data as { nearest: unknown[] }).nearest.length > 0).toBe(hasOther)
      }
      const { rows } = await sql`select from booking where provider_id = ${provider.providerId}`.execute(app.running.db)
      expect(rows).toEqual([])
    })
  }

  test('changes the price, the length or the rules, stays as it was shown', async () => {
    const { provider, customer, selection, held } = await makeHeld()
    const [serviceId = ''] = provider.serviceIds
    const owner = app.ctx(provider.owner)
    await updateService(owner, { id: provider.providerId, serviceId, priceMinor: 9900, durationMinutes: 480 } as never)
    await setRules(owner, { id: provider.providerId, minimumNoticeMinutes: 43_200, bookingWindowDays: 1 } as never)
    const booking = await createBooking(app.ctx(customer), { ...selection, holdId: held.id })
    expect(booking).toMatchObject({ totalMinor: 4000, duration: 60, status: 'confirmed' })
  })

  test('takes one of two back, leaves the other and what is booked', async () => {
    const { provider, customer, selection, held } = await makeHeld()
    const [ana = '', bea = ''] = provider.staffIds
    const cut = { ...selection, serviceIds: provider.serviceIds.slice(1) }
    const ben = await makeAccount(app)
    await createHold(app.ctx(ben), { ...cut, staffId: bea })
    await createBooking(app.ctx(ben), { ...cut, staffId: ana, dateTime: at('14:00') })
    const owner = app.ctx(provider.owner)
    const entry = { label: '', customerName: null, customerPhone: null, start: at('10:30'), end: at('11:30') }
    await addEntry(owner, { ...entry, id: provider.providerId, staffId: ana })
    expect(await codeOf(extendHold(app.ctx(customer), { id: held.id }))).toBe('hold_released')
    expect(await listHolds(app.ctx(ben))).toHaveLength(1)
    const book = async (staffId: string, time: string) =>
      codeOf(createBooking(app.ctx(await makeAccount(app)), { ...cut, staffId, dateTime: at(time) }))
    expect([await book(bea, '10:00'), await book(ana, '14:00')]).toEqual(['slot_taken', 'slot_taken'])
  })

  test('takes it back and frees the time again, can be held anew', async () => {
    const { provider, customer, selection, held } = await makeHeld()
    const owner = app.ctx(provider.owner)
    await closeProvider(owner, { id: provider.providerId })
    await reopenProvider(owner, { id: provider.providerId })
    const again = await createHold(app.ctx(customer), selection)
    expect(again.id).not.toBe(held.id)
    expect((await createBooking(app.ctx(customer), { ...selection, holdId: again.id })).status).toBe('confirmed')
  })

  test('changes something that does not touch it, is kept', async () => {
    const { provider, customer, selection, held } = await makeHeld()
    const [, other = ''] = provider.staffIds
    const owner = app.ctx(provider.owner)
    await setHours(owner, { id: provider.providerId, staffId: other, hours: noHours })
    await setClosedDay(owner, { id: provider.providerId, date: dateIn(2), name: 'Fair' })
    expect((await extendHold(app.ctx(customer), { id: held.id })).canExtend).toBe(false)
    expect((await createBooking(app.ctx(customer), { ...selection, holdId: held.id })).status).toBe('confirmed')
  })

  test('takes it back and opens again, is free for everybody', async () => {
    const { provider, customer, selection, held } = await makeHeld()
    const owner = app.ctx(provider.owner)
    await closeProvider(owner, { id: provider.providerId })
    await reopenProvider(owner, { id: provider.providerId })
    expect(await listHolds(app.ctx(customer))).toEqual([])
    // A hold of somebody else is none, whatever became of it.
    const other = await createBooking(app.ctx(await makeAccount(app)), { ...selection, holdId: held.id })
    expect(other.status).toBe('confirmed')
    expect(await codeOf(extendHold(app.ctx(customer), { id: held.id }))).toBe('hold_released')
    // The same selection again is a new hold.
    const again = await createHold(app.ctx(customer), { ...selection, dateTime: at('12:00') })
    expect(again.id).not.toBe(held.id)
  })
})

describe('a time that comes while it is kept', () => {
  const allDay: [number, number, number][] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, 0, 1440])
  const soon = async () => {
    const services = [{ name: 'Fringe', durationMinutes: 5, priceMinor: 500 }]
    const provider = await makeProvider(app, { hours: allDay, services, columns: { start_interval_minutes: 5 } })
    const start = new Date(Math.ceil((Date.now() + 60_000) / 300_000) * 300_000)
    const selection = {
      providerId: provider.providerId,
      serviceIds: provider.serviceIds,
      dateTime: start.toISOString(),
    }
    const customer = await makeAccount(app)
    return { provider, start, selection, customer, held: await createHold(app.ctx(customer), selection) }
  }

  test('is kept until then at the most, also when it is extended', async () => {
    const { start, customer, held } = await soon()
    expect(held).toMatchObject({ expiresAt: start.toISOString(), canExtend: false })
    expect((await extendHold(app.ctx(customer), { id: held.id })).expiresAt).toBe(start.toISOString())
  })

  test('is booked by nobody and extended by nobody once it has passed', async () => {
    const { provider, customer, selection, held, start } = await soon()
    const passed = new Date(start.getTime() - 600_000)
    await sql`update hold set starts_at = ${passed}, expires_at = now() + interval '5 minutes'
      where provider_id = ${provider.providerId}`.execute(app.running.db)
    const late = { ...selection, dateTime: passed.toISOString(), holdId: held.id }
    expect(await codeOf(createBooking(app.ctx(customer), late))).toBe('past')
    expect(await codeOf(extendHold(app.ctx(customer), { id: held.id }))).toBe('past')
  })
})

test('what somebody kept who is shut out or has left is free at once', async () => {
  const { provider, customer, selection } = await makeHeld()
  const ben = await makeAccount(app)
  const book = (actor: Actor) => createBooking(app.ctx(actor), selection)
  expect(await codeOf(book(ben))).toBe('slot_taken')
  await setSuspended(app.ctx(), { accountId: customer.accountId, isSuspended: true })
  // In flight still: it was let in before.
  expect(await codeOf(book(customer))).toBe('session_ended')
  await releaseHoldsOf(app.ctx(), customer.accountId)
  expect((await book(ben)).providerId).toBe(provider.providerId)
})
