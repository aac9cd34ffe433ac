import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateIn, london, makeAccount, openTestApp } from '../../../tests/factories.ts'
import { buyMembership, makePaidProvider, sellPlan } from '../../../tests/paying.ts'
import { createHold } from '../holds/service.server.ts'
import type { PaymentTerms } from '../providers/own-contract.ts'
import { coveredQuote } from './covered-quote.rules.ts'
import { createBooking } from './create-booking.server.ts'

const app = openTestApp()
const prices = [4000, 1500, 2999]
const services = prices.map((priceMinor) => ({ name: `For ${priceMinor}`, durationMinutes: 30, priceMinor }))
const modes: PaymentTerms[] = (['on_the_day', 'deposit', 'before', 'card_kept'] as const).map((mode) => ({
  mode,
  depositPercent: 33,
}))

test.for(modes.flatMap((terms) => [1, 2].map((uses) => [terms.mode, uses, terms] as const)))(
  'paid %s, with %i uses: what is shown before is what the booking says',
  async ([, uses, terms]) => {
    const policy = JSON.stringify([{ hoursBefore: 2, feePercent: 50 }])
    const shop = await makePaidProvider(app, terms, { services, columns: { cancellation_policy: policy } })
    const { providerId, serviceIds } = shop
    // What is not included has a deposit of its own.
    await sql`update service set deposit = '{"minor": 1000}' where provider_id = ${providerId}
      and service_id = ${serviceIds[2]}`.execute(app.running.db)
    const who = await makeAccount(app)
    const plan = await sellPlan(app, shop, { uses, serviceIds: serviceIds.slice(0, 2) })
    const membership = await buyMembership(app, plan, who)
    const wanted = { providerId, serviceIds, dateTime: london(dateIn(3), '10:00') }
    const held = await createHold(app.ctx(who), wanted)
    const shown = coveredQuote(held.quote, { serviceIds: plan.services.map(({ id }) => id), usesLeft: uses })
    expect(shown.uses).toBe(uses)
    const made = await createBooking(app.ctx(who), {
      ...wanted,
      holdId: held.id,
      quoteToken: held.quote.token,
      totalAmount: held.quote.totalAmount,
      subscriptionId: membership.id,
      membershipUses: uses,
    })
    const { quote } = shown
    expect(made.totalMinor).toBe(quote.totalMinor)
    expect(made.services.map(({ priceMinor }) => priceMinor)).toEqual(
      quote.services.map(({ priceMinor }) => priceMinor),
    )
    expect(made.cancellation).toMatchObject(quote.cancellation)
    const { nowMinor, laterMinor } = quote.payment ?? {}
    expect([made.payment?.nowMinor, made.payment?.laterMinor]).toEqual([nowMinor, laterMinor])
    expect(made.payment?.keptCard !== undefined).toBe(quote.payment?.keptCard !== undefined)
  },
)
