import { randomUUIDv7 } from 'node:crypto'
import type { Ctx } from './context.ts'

type AuditEntry = {
  /** 'account.suspended': what was done, in the past. */
  action: string
  subjectType: string
  subjectId: string
  /** Ids, codes and numbers: never names, addresses or texts. */
  details?: Readonly<Record<string, string | number | boolean | null>>
}

/** Says who used more than their own rights for what, in the transaction that does it: both happen or neither. */
export async function audit(tx: Ctx, { action, subjectType, subjectId, details = {} }: AuditEntry): Promise<void> {
  if (!tx.db.isTransaction) throw new Error('An audit row belongs into the transaction of what it tells')
  await tx.db
    .insertInto('audit_entry')
    .values({
      audit_entry_id: randomUUIDv7(),
      actor_id: tx.actor?.accountId ?? null,
      action,
      subject_type: subjectType,
      subject_id: subjectId,
      details: JSON.stringify(details),
      request_id: tx.requestId,
    })
    .execute()
}
