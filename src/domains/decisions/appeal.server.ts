import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import type { Decision, decisions } from './contract.ts'
import { decisionUnknown, getDecision } from './read-decision.server.ts'
import { appealUntil } from './rules.ts'
import { decisions as en } from './texts/en.ts'

type State = { appeal: string | null; decided_at: Date; undone_at: Date | null }

/** Once. The same words again, as after an answer that was lost, change nothing. */
export async function appealDecision(
  ctx: Ctx,
  { id, token, text }: z.output<typeof decisions.appeal.input>,
): Promise<Decision> {
  const asked = { id, ...(token !== undefined && { token }) }
  if ((await getDecision(ctx, asked)).kind === 'unknown') throw decisionUnknown()
  return transaction(ctx, async (tx) => {
    const { rows } = await sql<State>`select appeal, decided_at, undone_at from decision
      where decision_id = ${id} for update`.execute(tx.db)
    const now = await databaseNow(tx)
    const [row] = rows
    if (row && row.appeal !== text) {
      if (row.appeal !== null) throw new AppError('conflict', 'already_appealed', en.errors.already_appealed)
      if (row.undone_at) throw new AppError('conflict', 'decision_undone', en.errors.decision_undone)
      if (now >= appealUntil(row.decided_at)) throw new AppError('conflict', 'appeal_over', en.errors.appeal_over)
      await sql`update decision set appeal = ${text}, appealed_at = ${now} where decision_id = ${id}`.execute(tx.db)
    }
    return getDecision({ ...tx, now }, asked)
  })
}
