import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'
import { Trader } from './contract.ts'
import { SentDocument } from './documents-contract.ts'
import { readDocuments } from './read-documents.server.ts'
import { releaseDocuments } from './release-documents.server.ts'
import { readTrader } from './trader.server.ts'
import { keepForReport } from './who-left.server.ts'

export const traderData: PersonalData = {
  exportProvider: exportPart(
    { trader: z.nullable(Trader), documents: z.array(SentDocument) },
    async (ctx, { providerId }) => ({
      trader: await readTrader(ctx, providerId),
      documents: await readDocuments(ctx, providerId),
    }),
  ),

  erase: async (tx, { providerId }) => {
    if (!providerId) return
    await keepForReport(tx, providerId)
    await tx.db.deleteFrom('trader').where('provider_id', '=', providerId).execute()
    await releaseDocuments(tx, providerId, null)
  },
}
