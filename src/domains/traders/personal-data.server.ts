import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'
import { Trader } from './contract.ts'
import { readTrader } from './trader.server.ts'

export const traderData: PersonalData = {
  exportProvider: exportPart({ trader: z.nullable(Trader) }, async (ctx, { providerId }) => ({
    trader: await readTrader(ctx, providerId),
  })),

  erase: async (tx, { providerId }) => {
    if (!providerId) return
    await tx.db.deleteFrom('trader').where('provider_id', '=', providerId).execute()
  },
}
