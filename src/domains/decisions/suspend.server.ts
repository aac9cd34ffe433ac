import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { setSuspended } from '../identity/admins.server.ts'
import { type Reasons, undoDecisions, writeDecision } from './write-decision.server.ts'

/** Nobody is shut out without being told why, and how to appeal. */
export function suspendWithReasons(ctx: Ctx, reasons: Omit<Reasons, 'subject'>): Promise<void> {
  const { accountId, reason } = reasons
  const subject = { type: 'account' as const, id: accountId }
  return setSuspended(ctx, {
    accountId,
    isSuspended: true,
    reason,
    also: async (tx) =>
      writeDecision({ ...tx, now: await databaseNow(tx) }, { ...reasons, subject, kind: 'suspended' }),
  })
}

export function liftSuspension(ctx: Ctx, accountId: string): Promise<void> {
  const also = async (tx: Ctx) =>
    undoDecisions({ ...tx, now: await databaseNow(tx) }, { kinds: ['suspended'], subjectId: accountId })
  return setSuspended(ctx, { accountId, isSuspended: false, also })
}
