import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runClockJobs } from '../../../tests/clock.ts'
import {
  bearer,
  dateIn,
  givePoints,
  london,
  makeAccount,
  openTestApp,
  type TestProvider,
} from '../../../tests/factories.ts'
import { buyCard, makePaidProvider, payWith } from '../../../tests/paying.ts'
import { createApi } from '../../http/api.server.ts'
import type { Actor } from '../../lib/context.ts'
import { cancelBooking } from '../bookings/cancel-booking.server.ts'
import { createBooking } from '../bookings/create-booking.server.ts'
import { completeBooking } from '../bookings/settle-booking.server.ts'
import { checkCard } from '../gift-cards/read-cards.server.ts'
import { redeemPoints } from './redeem-points.server.ts'

const app = openTestApp()
const db = () => app.running.db

const paidAhead = (priceMinor: number, columns = {}) =>
  makePaidProvider(
    app,
    { mode: 'before', depositPercent: 20 },
    { services: [{ name: 'Cut', durationMinutes: 30, priceMinor }], columns },
  )

/** Five pounds of the operator's, with that provider. */
async function withCredit(provider: TestProvider): Promise<{ who: Actor; code: string }> {
  const who = await makeAccount(app)
  await givePoints(app, who, 500)
  const { providerId } = provider
  const { card } = await redeemPoints(app.ctx(who), { amount: 500, reward: 'credit_5', providerId })
  return { who, code: card?.code ?? '' }
}

const book = (who: Actor, { providerId, serviceIds }: TestProvider, giftCards: string[]) =>
  createBooking(app.ctx(who), { providerId, serviceIds, dateTime: london(dateIn(3), '10:00'), giftCards })

test('what was paid with a credit and a card is shown, also once the operator has sent theirs: that, to the provider alone', async () => {
  const provider = await paidAhead(4000)
  const { who, code } = await withCredit(provider)
  const { id: bookingId } = await book(who, provider, [code])
  const { payment_id: paymentId } = await db()
    .selectFrom('payment')
    .select('payment_id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  await payWith(app, { customer: who, provider, bookingId, paymentId })
  await sql`update booking set starts_at = now() - interval '25 hours', ends_at = now() - interval '24 hours'
    where booking_id = ${bookingId}`.execute(db())
  await completeBooking(app.ctx(provider.owner), { id: bookingId })
  await runClockJobs(app, 'loyalty-promises')
  const api = createApi(app.running)
  const ask = async (by: Actor, path: string) => {
    const answer = await api.request(`/api${path}`, { headers: { authorization: await bearer(app, by) } })
    expect(answer.status, await answer.clone().text()).toBe(200)
    return (await answer.json()).data
  }
  const kindsOf = ({ movements }: { movements: { kind: string }[] }) => movements.map(({ kind }) => kind)
  const [own] = (await ask(who, '/payments/history')).payments
  expect(own).toMatchObject({ paidMinor: 3500, giftMinor: 500 })
  expect(kindsOf(own).sort()).toEqual(['charge', 'earned', 'gift_redeemed'])
  const theirs = await ask(provider.owner, `/payments/${own.id}`)
  expect(kindsOf(theirs).sort()).toEqual(['charge', 'earned', 'gift_redeemed', 'platform_paid'])
})

test('of several cards the credit is spent first, whichever was named first, and what goes back goes to it last', async () => {
  const provider = await paidAhead(2200, {
    cancellation_policy: JSON.stringify([{ hoursBefore: 720, feePercent: 50 }]),
  })
  const { who, code } = await withCredit(provider)
  const gift = await buyCard(app, provider, await makeAccount(app), { amount: 20 })
  const left = () =>
    Promise.all(
      [code, gift.code ?? ''].map(async (one) => (await checkCard(app.ctx(null), { code: one })).balanceMinor),
    )
  const { id } = await book(who, provider, [gift.code ?? '', code])
  expect(await left()).toEqual([0, 300])
  await cancelBooking(app.ctx(who), { id })
  expect(await left()).toEqual([0, 1400])
})
