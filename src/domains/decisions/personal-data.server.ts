import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { PersonalData } from '../../lib/context.ts'
import { exportPart } from '../../lib/export-part.ts'

const OwnDecision = z.object({
  kind: z.string(),
  reason: z.string(),
  words: z.string(),
  decidedAt: z.string(),
  undoneAt: z.nullable(z.string()),
  appeal: z.nullable(z.string()),
  outcome: z.nullable(z.string()),
  outcomeWords: z.string(),
})

export const decisionData: PersonalData = {
  exportPerson: exportPart({ decisions: z.array(OwnDecision) }, async ({ db }, { accountId }) => {
    const { rows } = await sql<z.infer<typeof OwnDecision>>`
      select kind, reason, case when kind in ('kept', 'restored') then '' else words end as words, to_json(decided_at) as "decidedAt", to_json(undone_at) as "undoneAt", appeal, outcome,
        outcome_words as "outcomeWords"
      from decision where account_id = ${accountId} order by decided_at`.execute(db)
    return { decisions: rows }
  }),

  /** That something was decided stays, for the numbers of a year; what was said of it goes, and nobody is left to be answered. */
  erase: async (tx, { accountId }) => {
    await sql`update decision set words = '', outcome_words = '',
        appeal = case when outcome is not null then '' end, appealed_at = case when outcome is not null then appealed_at end
      where account_id = ${accountId}`.execute(tx.db)
  },
}
