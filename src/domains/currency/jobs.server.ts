import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import type { Schedule } from '../../lib/jobs.server.ts'
import { fetchRateSheet, type RateSheet } from './exchange-rates.server.ts'

export const schedules: Schedule[] = [
  {
    queue: 'exchange-rates',
    // Central banks publish in the afternoon, the European one at four in Frankfurt.
    cron: '20 17 * * *',
    isWanted: ({ app }) => app.exchangeRatesUrl !== null,
    run: renewRates,
  },
]

async function renewRates(ctx: Ctx) {
  if (ctx.app.exchangeRatesUrl === null) return
  await keepRates(ctx, await fetchRateSheet(ctx.app.exchangeRatesUrl, ctx.now))
}

/** The whole sheet takes the place of the one before; an older sheet of the same source does not. */
export async function keepRates(ctx: Ctx, { asOf, source, rates }: RateSheet): Promise<boolean> {
  return transaction(ctx, async ({ db }) => {
    // Two nodes at once: the second looks when the first is done.
    await sql`lock table exchange_rate in share row exclusive mode`.execute(db)
    const newer = db.selectFrom('exchange_rate').where('source', '=', source).where('as_of', '>', asOf)
    if (await newer.select('currency').executeTakeFirst()) return false
    await db.deleteFrom('exchange_rate').execute()
    await db
      .insertInto('exchange_rate')
      .values(
        rates.map(({ code, unitsPerEuro }) => ({ currency: code, units_per_euro: unitsPerEuro, as_of: asOf, source })),
      )
      .execute()
    return true
  })
}
