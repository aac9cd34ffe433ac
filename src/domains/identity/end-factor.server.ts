import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '../../lib/api/errors.ts'
import { audit } from '../../lib/audit.server.ts'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { changeAccount } from './admins.server.ts'
import { factorEnding } from './events.ts'
import { requireFactor } from './factor.server.ts'
import { isActive } from './sessions.server.ts'

/** In which whoever has the app, or reads the mailbox, can still stop it. */
const waitMs = 24 * 3_600_000

/**
 * For somebody who has lost the app and the recovery codes: their second factor ends in a day, unless a code of it is given
 * before. `reason`: how they have shown who they are, a code for the audit. Answers when; again: the same moment.
 */
export async function endFactor(
  ctx: Ctx,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<{ endsAt: string }> {
  let endsAt: Date | undefined
  await changeAccount(ctx, accountId, async (tx) => {
    if (tx.actor) await requireFactor(tx, tx.actor)
    const now = await databaseNow(tx)
    const end = new Date(now.getTime() + waitMs)
    const { rows } = await sql<{ endsAt: Date }>`update second_factor f set ends_at = coalesce(f.ends_at, ${end})
      where f.account_id = ${accountId} and ${isActive(now)} returning ends_at as "endsAt"`.execute(tx.db)
    endsAt = rows[0]?.endsAt
    if (!endsAt) throw new AppError('conflict', 'second_factor_off', 'Their second factor is not on.')
    // Asked for before: they know.
    if (endsAt.getTime() !== end.getTime()) return
    await audit(tx, {
      action: 'account.second_factor_ending',
      subjectType: 'account',
      subjectId: accountId,
      details: { reason },
    })
    await emit(tx, factorEnding, { accountId, change: randomUUID() })
  })
  return { endsAt: endsAt?.toISOString() ?? '' }
}
