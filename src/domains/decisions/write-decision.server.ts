import { randomUUIDv7 } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { lockAccount } from '../identity/lock-account.server.ts'
import { type AppealOutcome, type DecisionKind, type DecisionReason, statementKinds } from './contract.ts'
import { appealDecided, decisionMade } from './events.ts'

type Subject =
  | { type: 'review' | 'page' | 'account' | 'booking'; id: string }
  /** `id`: of the provider on whose page it was. */
  | { type: 'photo'; id: string; photo: string }

/** `words`: in whoever decides' own; '' for none. */
export type Reasons = {
  accountId: string
  subject: Subject
  reason: DecisionReason
  words: string
  isReported: boolean
}

/** In the transaction of what was decided: no decision is without its reasons. Whoever it takes something from is told. */
export async function writeDecision(tx: Ctx, decision: Reasons & { kind: DecisionKind }) {
  const { accountId, kind, subject, reason, words, isReported } = decision
  const decisionId = randomUUIDv7()
  // Whoever leaves in this moment has left before it or after: words written in between would be erased by nobody.
  await lockAccount(tx, accountId)
  const { rows } = await sql<{ isGone: boolean }>`select status = 'deleted' as "isGone" from account
    where account_id = ${accountId}`.execute(tx.db)
  const isGone = rows[0]?.isGone ?? false
  await tx.db
    .insertInto('decision')
    .values({
      decision_id: decisionId,
      account_id: accountId,
      kind,
      subject_type: subject.type,
      subject_id: subject.id,
      photo: subject.type === 'photo' ? subject.photo : null,
      reason,
      words: isGone ? '' : words,
      is_reported: isReported,
      decided_by: tx.actor?.accountId ?? null,
      decided_at: tx.now,
    })
    .execute()
  if (statementKinds.some((one) => one === kind)) await emit(tx, decisionMade, { decisionId })
}

type Taken = { kinds: readonly DecisionKind[]; subjectId: string }

/** What is taken back holds no longer; an appeal that waits has come out as it wished. */
export async function undoDecisions(tx: Ctx, { kinds, subjectId }: Taken): Promise<void> {
  // Whoever appeals in this moment is through, or sees that there is nothing left to appeal against.
  await sql`select from decision where subject_id = ${subjectId} for update`.execute(tx.db)
  const undone = sql`subject_id = ${subjectId} and kind = any(${kinds}::text[]) and undone_at is null`
  await settle(tx, sql`${undone} and appeal is not null and outcome is null`, 'overturned', '')
  await sql`update decision set undone_at = ${tx.now} where ${undone}`.execute(tx.db)
}

/** Whether it was still open. */
export async function settleAppeal(tx: Ctx, id: string, outcome: AppealOutcome, words: string): Promise<boolean> {
  return (
    (await settle(
      tx,
      sql`decision_id = ${id} and appeal is not null and outcome is null and undone_at is null`,
      outcome,
      words,
    )) > 0
  )
}

async function settle(tx: Ctx, which: RawBuilder<unknown>, outcome: AppealOutcome, words: string): Promise<number> {
  const isOverturned = outcome === 'overturned'
  const { rows } = await sql<{ id: string }>`update decision set outcome = ${outcome}, outcome_words = ${words},
      outcome_by = ${tx.actor?.accountId ?? null}, outcome_at = ${tx.now},
      undone_at = case when ${isOverturned}::boolean then coalesce(undone_at, ${tx.now}) else undone_at end
    where ${which} returning decision_id as id`.execute(tx.db)
  for (const { id } of rows) await emit(tx, appealDecided, { decisionId: id })
  return rows.length
}
