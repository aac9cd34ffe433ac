import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateIn, london, makeAccount, openTestApp } from '../../../tests/factories.ts'
import { buyMembership, makePaidProvider, sellPlan } from '../../../tests/paying.ts'
import { codeOf } from '../../../tests/support.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { readOne } from '../subscriptions/read-subscriptions.server.ts'
import { acceptOffer } from './accept-offer.server.ts'
import { joinWaitlist } from './join-waitlist.server.ts'
import { workOnWaitlist } from './match.server.ts'
import { listOwn } from './read-waitlist.server.ts'

const app = openTestApp()
const day = dateIn(3)
const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** One time is all there is; it is freed, and offered to somebody who has a membership. */
async function offered() {
  const shop = await makePaidProvider(
    app,
    { mode: 'before', depositPercent: 20 },
    { hours: everyDay.map((weekday): [number, number, number] => [weekday, 600, 660]) },
  )
  const { providerId, serviceIds } = shop
  await sql`update provider set payment_mode = 'on_the_day' where provider_id = ${providerId}`.execute(app.running.db)
  const first = app.ctx(await makeAccount(app))
  const { id: taken } = await createBooking(first, { providerId, serviceIds, dateTime: london(day, '10:00') })
  const who = await makeAccount(app)
  const { id: subscriptionId } = await buyMembership(app, await sellPlan(app, shop), who)
  const when = { firstDate: day, lastDate: day, weekdays: everyDay, earliest: '09:00', latest: '17:00' }
  await joinWaitlist(app.ctx(who), { providerId, serviceIds, ...when })
  await cancelBooking(first, { id: taken })
  await workOnWaitlist(app.ctx(), providerId)
  const [entry] = await listOwn(app.ctx(who))
  return { shop, who, subscriptionId, id: entry?.offers[0]?.id ?? '' }
}
const left = async (who: Actor, id: string) => (await readOne(app.ctx(who), id)).usesLeft

test('a freed time is taken with a visit of one’s membership, once, and called off it is there again', async () => {
  const { who, subscriptionId, id } = await offered()
  const accepted = { id, subscriptionId, membershipUses: 1 }
  const twice = await Promise.all([1, 2].map(() => acceptOffer(app.ctx(who), accepted)))
  expect(new Set(twice.map((booking) => booking.id)).size).toBe(1)
  expect(twice[0]).toMatchObject({ status: 'confirmed', totalMinor: 0 })
  expect(await left(who, subscriptionId)).toBe(9)
  await cancelBooking(app.ctx(who), { id: twice[0]?.id ?? '' })
  expect(await left(who, subscriptionId)).toBe(10)
})

test('without naming it nothing is taken of it; somebody else’s or one that is used up takes no time', async () => {
  const { shop, who, subscriptionId, id } = await offered()
  const stranger = await makeAccount(app)
  const { id: foreign } = await buyMembership(app, await sellPlan(app, shop), stranger)
  const accept = (of: string) => codeOf(acceptOffer(app.ctx(who), { id, subscriptionId: of, membershipUses: 1 }))
  expect(await accept(foreign)).toBe('membership_not_found')
  await sql`insert into subscription_entry (provider_id, entry_id, subscription_id, kind, uses, posted_at)
    values (${shop.providerId}, gen_random_uuid(), ${subscriptionId}, 'lapsed', -10, now())`.execute(app.running.db)
  expect(await accept(subscriptionId)).toBe('membership_used_up')
  expect(await acceptOffer(app.ctx(who), { id })).toMatchObject({ status: 'confirmed', totalMinor: 4000 })
})
