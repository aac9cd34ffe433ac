import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import { type AuditAction, type AuditDetails, audit } from '../../lib/audit.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { accountNotFound, confirmAdmin } from './admins.server.ts'
import { officeLooking } from './looking-contract.ts'

/** So long a reason is good for one person. */
const goodMs = 30 * 60_000

type Reason = { reason: string; reference: string }
type Kept = Reason & { begunAt: Date }

/** Given again it begins anew, with the reason of now. */
function beginLooking(ctx: UserCtx, { id, reason, reference }: z.output<typeof officeLooking.begin.input>) {
  return transaction(ctx, async (tx) => {
    await confirmAdmin(tx)
    const person = await tx.db
      .selectFrom('account')
      .select('account_id')
      .where('account_id', '=', id)
      .executeTakeFirst()
    if (!person) throw accountNotFound()
    const now = await databaseNow(tx)
    await sql`delete from looking where begun_at < ${new Date(now.getTime() - goodMs)}`.execute(tx.db)
    const given = { reason, reference, begun_at: now }
    await tx.db
      .insertInto('looking')
      .values({ account_id: tx.actor.accountId, person_id: id, ...given })
      .onConflict((conflict) => conflict.columns(['account_id', 'person_id']).doUpdateSet(given))
      .execute()
    const details = detailsOf({ reason, reference })
    await audit(tx, { action: 'account.looked_into', subjectType: 'account', subjectId: id, details })
    return { until: new Date(now.getTime() + goodMs).toISOString() }
  })
}

/** Throws `reason_needed` with whose data they are. What is one's own needs none. */
export async function requireLooking(tx: UserCtx, personId: string): Promise<Kept | null> {
  await confirmAdmin(tx)
  const { accountId } = tx.actor
  if (accountId === personId) return null
  const since = new Date((await databaseNow(tx)).getTime() - goodMs)
  const { rows } = await sql<{ name: string; kept: (Reason & { at: string }) | null }>`select a.full_name as name, (
      select json_build_object('reason', l.reason, 'reference', l.reference, 'at', to_json(l.begun_at)) from looking l
      where l.account_id = ${accountId} and l.person_id = ${personId} and l.begun_at > ${since}) as kept
    from account a where a.account_id = ${personId}`.execute(tx.db)
  const { name = '', kept = null } = rows[0] ?? {}
  if (kept) return { reason: kept.reason, reference: kept.reference, begunAt: new Date(kept.at) }
  const data = { person: { id: personId, name } }
  throw new AppError('forbidden', 'reason_needed', 'Say first why you look into this person’s data.', { data })
}

type Look = { personId: string; action: AuditAction; subjectType: string; subjectId: string }

/** Nobody sees what was not written down before, in the transaction that reads it: once for each thing in each half hour. */
export function lookInto<T>(ctx: UserCtx, look: Look, read: (tx: UserCtx) => Promise<T>): Promise<T> {
  return transaction(ctx, async (tx) => {
    const kept = await requireLooking(tx, look.personId)
    if (kept) await writeDown(tx, look, kept)
    return read(tx)
  })
}

async function writeDown(tx: UserCtx, { action, subjectType, subjectId }: Look, { begunAt, ...given }: Kept) {
  const { rows } =
    await sql`select 1 from audit_entry where subject_id = ${subjectId} and actor_id = ${tx.actor.accountId}
    and action = ${action} and at >= ${begunAt} limit 1`.execute(tx.db)
  if (rows.length === 0) await audit(tx, { action, subjectType, subjectId, details: detailsOf(given) })
}

/** For the entry of what is more than looking. */
export const detailsOf = (given: Reason | null): AuditDetails =>
  given ? { looking: given.reason, ...(given.reference && { reference: given.reference }) } : {}

export const lookingRoutes = implement(
  officeLooking,
  { begin: beginLooking },
  {
    begin: {
      detail:
        'Asked for by the refusal `reason_needed` of what shows somebody’s data: a booking of theirs, who their business is, its documents. What is looked at stands in the audit log with the reason.',
      refusals: ['account_not_found'],
      example: { reason: 'asked', reference: 'TICKET-123' },
    },
  },
)
