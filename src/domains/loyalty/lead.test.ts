import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { moveClock, runClockJobs } from '../../../tests/clock.ts'
import {
  dateIn,
  givePoints,
  london,
  makeAccount,
  makeProvider,
  openTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { declineOffer } from '../waitlist/accept-offer.server.ts'
import { joinWaitlist, wantEarlier } from '../waitlist/join-waitlist.server.ts'
import { workOnWaitlist } from '../waitlist/match.server.ts'
import { listOwn, setRule } from '../waitlist/read-waitlist.server.ts'
import './service.server.ts'

const app = openTestApp()
const day = dateIn(3)
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const noon = new Date(london(dateIn(0), '12:00')).getTime()
const offersOf = async (who: Actor) => (await listOwn(app.ctx(who))).flatMap(({ offers }) => offers)
const toldOf = async (...people: Actor[]) => Promise.all(people.map(async (who) => (await offersOf(who)).length))
const work = ({ providerId }: TestProvider) => workOnWaitlist(app.ctx(), providerId)

/** A provider who tells everyone at once, open for one hour, which is taken and then freed; who waits for it. */
async function freed(...points: number[]) {
  await moveClock(app, noon)
  const provider = await makeProvider(app, {
    hours: everyDay.map((weekday): [number, number, number] => [weekday, 600, 660]),
  })
  const { providerId, serviceIds, owner } = provider
  await setRule(app.ctx(owner), { id: providerId, mode: 'everyone', longestFirst: false })
  const had = await makeAccount(app)
  const { id } = await createBooking(app.ctx(had), { providerId, serviceIds, dateTime: london(day, '10:00') })
  const people: Actor[] = []
  for (const one of points) {
    const who = await makeAccount(app)
    if (one > 0) await give(who, one)
    const when = { firstDate: day, lastDate: day, weekdays: everyDay, earliest: '09:00', latest: '17:00' }
    await joinWaitlist(app.ctx(who), { providerId, serviceIds, ...when })
    people.push(who)
  }
  await cancelBooking(app.ctx(had), { id })
  return { provider, people }
}
const give = (who: Actor, points: number) => givePoints(app, who, points)

test('who has a tier with a lead hears of a freed time ten minutes before the others, who then hear by themselves', async () => {
  const { provider, people } = await freed(0, 249, 250)
  await work(provider)
  await work(provider)
  expect(await toldOf(...people)).toEqual([0, 0, 1])
  await moveClock(app, noon + 9 * 60_000)
  await runClockJobs(app, 'waitlist-turns')
  expect(await toldOf(...people)).toEqual([0, 0, 1])
  await moveClock(app, noon + 11 * 60_000)
  await runClockJobs(app, 'waitlist-turns')
  expect(await toldOf(...people)).toEqual([1, 1, 1])
})

test('where nobody has a lead everyone hears at once; who has one and declines keeps nobody waiting', async () => {
  const { provider, people } = await freed(0, 10)
  await work(provider)
  expect(await toldOf(...people)).toEqual([1, 1])
  const second = await freed(0, 900)
  const [plain, local] = second.people as [Actor, Actor]
  await work(second.provider)
  expect(await toldOf(plain, local)).toEqual([0, 1])
  const [offer] = await offersOf(local)
  await declineOffer(app.ctx(local), { id: offer?.id ?? '' })
  await work(second.provider)
  expect(await toldOf(plain)).toEqual([1])
})

test('who has a lead and cannot move their booking any more keeps nobody from a time that is free', async () => {
  await moveClock(app, noon)
  const provider = await makeProvider(app, {
    hours: everyDay.map((weekday): [number, number, number] => [weekday, 600, 720]),
  })
  const { providerId, serviceIds, owner } = provider
  await setRule(app.ctx(owner), { id: providerId, mode: 'everyone', longestFirst: false })
  const [had, leader, plain] = [await makeAccount(app), await makeAccount(app), await makeAccount(app)]
  await give(leader, 250)
  const book = (who: Actor, time: string) =>
    createBooking(app.ctx(who), { providerId, serviceIds, dateTime: london(day, time) })
  const { id } = await book(had, '10:00')
  const { id: leadersId } = await book(leader, '11:00')
  const when = { firstDate: day, lastDate: day, weekdays: everyDay, earliest: '09:00', latest: '10:30' }
  await wantEarlier(app.ctx(leader), { id: leadersId, ...when })
  await joinWaitlist(app.ctx(plain), { providerId, serviceIds, ...when })
  await sql`update booking set cancellation_policy = '[{"hoursBefore": 336, "feePercent": 50}]'
    where booking_id = ${leadersId}`.execute(app.running.db)
  await cancelBooking(app.ctx(had), { id })
  await work(provider)
  expect(await toldOf(leader, plain)).toEqual([0, 1])
})
