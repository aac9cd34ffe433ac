import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  dateIn,
  london,
  makeAccount,
  makeProvider,
  openTestApp,
  type TestProvider,
  type TestStaffMember,
} from '../../../tests/factories.ts'
import type { AppError } from '../../lib/api/errors.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { closeProvider } from '../business/profile.server.ts'
import { getProvider } from '../providers/service.server.ts'
import type { ReassignPlan } from '../staff/contract.ts'
import { setHours } from '../staff/hours.server.ts'
import { previewHours } from '../staff/preview-hours.server.ts'
import { removeStaffMember } from '../staff/staff-members.server.ts'

const app = openTestApp()

const tomorrow = dateIn(1)
const noHours = [[], [], [], [], [], [], []]

async function bookTomorrow({ providerId, serviceIds }: TestProvider, staffId: string, time: string) {
  const request = { providerId, serviceIds, staffId, dateTime: london(tomorrow, time) }
  return createBooking(app.ctx(await makeAccount(app)), request)
}

/** Where else the bookings of somebody could go who is to work no more. */
async function plannedWithout(provider: TestProvider, staffId: string): Promise<ReassignPlan['bookings']> {
  const change = setHours(app.ctx(provider.owner), { id: provider.providerId, staffId, hours: noHours })
  const refused = (await change.catch((error: AppError) => error)) as AppError
  expect(refused.code).toBe('has_future_bookings')
  return (refused.data as ReassignPlan).bookings
}

test('whoever has left opens nothing any more', async () => {
  const evening: TestStaffMember = { name: 'Bea', hours: [], dateOverrides: { [tomorrow]: [[1080, 1320]] } }
  const provider = await makeProvider(app, { staff: [{ name: 'Ana' }, evening] })
  const { providerId, owner } = provider
  const atEight = { ...app.ctx(), now: new Date(london(tomorrow, '20:00')) }
  const stateAtEight = async () => (await getProvider(atEight, { id: providerId })).openingTimes.state.code
  expect(await stateAtEight()).toBe('open')
  await removeStaffMember(app.ctx(owner), { id: providerId, staffId: provider.staffIds[1] ?? '' })
  expect(await stateAtEight()).not.toBe('open')
})

test('somebody else at the same time has the room that the booking itself would leave', async () => {
  const services = [{ name: 'Massage', durationMinutes: 60, priceMinor: 6000, rooms: [0] }]
  const people = [{ name: 'Ana' }, { name: 'Bea' }]
  const provider = await makeProvider(app, { staff: people, rooms: ['Quiet room'], services })
  await bookTomorrow(provider, provider.staffId, '10:00')
  const [booking] = await plannedWithout(provider, provider.staffId)
  expect(booking?.alternatives).toContainEqual({ kind: 'staff', staffId: provider.staffIds[1], name: 'Bea' })
})

test('somebody else takes over a booking that does not begin at a start time', async () => {
  const provider = await makeProvider(app, { staff: [{ name: 'Ana' }, { name: 'Bea' }] })
  await bookTomorrow(provider, provider.staffId, '10:30')
  await sql`update provider set start_interval_minutes = 60 where provider_id = ${provider.providerId}`.execute(
    app.running.db,
  )
  const [booking] = await plannedWithout(provider, provider.staffId)
  expect(booking?.alternatives.map(({ kind }) => kind)).toEqual(['staff', 'time', 'time'])
  for (const remedy of booking?.alternatives ?? [])
    if (remedy.kind === 'time') expect(remedy.start.slice(14, 16)).toBe('00')
})

test('hours are previewed while the provider is closed, too', async () => {
  const { providerId: id, owner, staffId } = await makeProvider(app)
  const hours = noHours.map(() => [{ opens: '09:00', closes: '12:00', closesNextDay: false }])
  const open = await previewHours(app.ctx(owner), { id, staffId, hours })
  await closeProvider(app.ctx(owner), { id })
  const closed = await previewHours(app.ctx(owner), { id, staffId, hours })
  expect(closed.days.slice(1)).toEqual(open.days.slice(1))
  expect(closed.days[1]?.starts.length).toBeGreaterThan(0)
})
