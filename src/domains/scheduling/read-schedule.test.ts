import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  dateIn,
  london,
  makeAccount,
  makeProvider,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestProvider,
} from '../../../tests/factories.ts'
import type { AppError } from '../../lib/api/errors.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { closeShop } from '../business/profile.server.ts'
import { getProvider } from '../providers/service.server.ts'
import type { ReassignPlan } from '../staff/contract.ts'
import { setHours } from '../staff/hours.server.ts'
import { previewHours } from '../staff/preview-hours.server.ts'
import { removePerson } from '../staff/staff-members.server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const tomorrow = dateIn(1)
const noHours = [[], [], [], [], [], [], []]

async function bookTomorrow({ providerId, serviceIds }: TestProvider, calendarId: string, time: string) {
  const request = { providerId, serviceIds, calendarId, dateTime: london(tomorrow, time) }
  return createBooking(app.ctx(await makeAccount(app)), request)
}

/** Where else the bookings of somebody could go who is to work no more. */
async function plannedWithout(provider: TestProvider, calendarId: string): Promise<ReassignPlan['bookings']> {
  const change = setHours(app.ctx(provider.owner), { id: provider.providerId, calendarId, hours: noHours })
  const refused = (await change.catch((error: AppError) => error)) as AppError
  expect(refused.code).toBe('has_future_bookings')
  return (refused.data as ReassignPlan).bookings
}

test('whoever has left opens nothing any more', async () => {
  const evening: TestPerson = { name: 'Bea', hours: [], exceptions: { [tomorrow]: [[1080, 1320]] } }
  const provider = await makeProvider(app, { people: [{ name: 'Ana' }, evening] })
  const { providerId, owner } = provider
  const atEight = { ...app.ctx(), now: new Date(london(tomorrow, '20:00')) }
  const stateAtEight = async () => (await getProvider(atEight, { id: providerId })).openingTimes.state.code
  expect(await stateAtEight()).toBe('open')
  await removePerson(app.ctx(owner), { id: providerId, calendarId: provider.calendarIds[1] ?? '' })
  expect(await stateAtEight()).not.toBe('open')
})

test('somebody else at the same time has the room that the booking itself would leave', async () => {
  const services = [{ name: 'Massage', durationMinutes: 60, priceMinor: 6000, rooms: [0] }]
  const people = [{ name: 'Ana' }, { name: 'Bea' }]
  const provider = await makeProvider(app, { people, rooms: ['Quiet room'], services })
  await bookTomorrow(provider, provider.calendarId, '10:00')
  const [booking] = await plannedWithout(provider, provider.calendarId)
  expect(booking?.remedies).toContainEqual({ kind: 'person', calendarId: provider.calendarIds[1], name: 'Bea' })
})

test('somebody else takes over a booking that does not begin on the grid', async () => {
  const provider = await makeProvider(app, { people: [{ name: 'Ana' }, { name: 'Bea' }] })
  await bookTomorrow(provider, provider.calendarId, '10:30')
  await sql`update provider set start_grid_minutes = 60 where provider_id = ${provider.providerId}`.execute(
    app.running.db,
  )
  const [booking] = await plannedWithout(provider, provider.calendarId)
  expect(booking?.remedies.map(({ kind }) => kind)).toEqual(['person', 'time', 'time'])
  for (const remedy of booking?.remedies ?? [])
    if (remedy.kind === 'time') expect(remedy.start.slice(14, 16)).toBe('00')
})

test('hours are previewed while the shop is closed, too', async () => {
  const { providerId: id, owner, calendarId } = await makeProvider(app)
  const hours = noHours.map(() => [{ opens: '09:00', closes: '12:00', closesNextDay: false }])
  const open = await previewHours(app.ctx(owner), { id, calendarId, hours })
  await closeShop(app.ctx(owner), { id })
  const closed = await previewHours(app.ctx(owner), { id, calendarId, hours })
  expect(closed.days.slice(1)).toEqual(open.days.slice(1))
  expect(closed.days[1]?.starts.length).toBeGreaterThan(0)
})
