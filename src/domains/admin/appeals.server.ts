import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, forbidden } from '../../lib/api/errors.ts'
import { implement } from '../../lib/api/serve.server.ts'
import { audit } from '../../lib/audit.server.ts'
import type { Ctx, Database, UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { pagination } from '../../lib/pagination.ts'
import { overturnDispute } from '../bookings/no-show.server.ts'
import { saidKinds } from '../bookings/no-show-contract.ts'
import { type AppealOutcome, type DecisionKind, type DisputeKind, isOfDispute } from '../decisions/contract.ts'
import { decisionNotFound, decisionUnknown, knownKind, readDecisions } from '../decisions/read-decision.server.ts'
import { aloneFrom } from '../decisions/rules.ts'
import { liftSuspension } from '../decisions/suspend.server.ts'
import { settleAppeal } from '../decisions/write-decision.server.ts'
import { findAllNamed, findBooking } from '../directories/directory.server.ts'
import { confirmAdmin, lockAdmins, otherAdmins, othersUntil, ownAccount } from '../identity/admins.server.ts'
import { lockAccountAndProvider } from '../identity/lock-account.server.ts'
import { decide } from '../reviews/moderate.server.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import { type OpenAppeal, officeAppeals } from './appeals-contract.ts'
import { saveYear } from './moderation-year.server.ts'
import { admin as en } from './texts/en.ts'

type Input<Verb extends keyof typeof officeAppeals> = z.output<(typeof officeAppeals)[Verb]['input']>

type Waiting = {
  id: string
  accountId: string
  name: string
  decidedById: string | null
  decidedBy: string | null
  appealedAt: Date
  subjectType: string
  subjectId: string
  total: number
}

export async function listAppeals(ctx: UserCtx, { page, limit }: Input<'list'>) {
  const { rows } = await sql<Waiting>`
    select d.decision_id as id, d.account_id as "accountId", a.full_name as name, d.decided_by as "decidedById",
      case when b.status = 'deleted' then '' else b.full_name end as "decidedBy", d.appealed_at as "appealedAt", count(*) over ()::int as total,
      d.subject_type as "subjectType", d.subject_id as "subjectId"
    from decision d join account a on a.account_id = d.account_id left join account b on b.account_id = d.decided_by
    where d.appeal is not null and d.outcome is null
    order by d.appealed_at, d.decision_id limit ${limit} offset ${(page - 1) * limit}`.execute(ctx.db)
  const isAlone = await isOnlyAdmin(ctx)
  const until = isAlone ? await othersUntil(ctx, ctx.actor.accountId) : null
  const [decisions, saidOf] = await Promise.all([
    readDecisions(
      ctx,
      rows.map(({ id }) => id),
    ),
    readSaid(ctx, rows),
  ])
  const appeals: OpenAppeal[] = []
  for (const row of rows) {
    const { id, accountId, name, decidedById, decidedBy, appealedAt } = row
    const read = decisions.get(id)
    if (!read) continue
    const isOwn = decidedById === ctx.actor.accountId
    const own = isOwn ? { aloneFrom: isAlone ? aloneFrom(appealedAt, until).toISOString() : null } : null
    appeals.push({ decision: read.decision, account: { id: accountId, name }, said: saidOf(row), decidedBy, own })
  }
  return { appeals, pagination: pagination(page, limit, rows[0]?.total ?? 0) }
}

type Subject = Pick<Waiting, 'subjectType' | 'subjectId'>

/** What both have said of a visit. It lies beside its provider, which an appeal does not, so it is asked for by its ids. */
async function readSaid({ db }: Ctx, subjects: readonly Subject[]): Promise<(of: Subject) => OpenAppeal['said']> {
  const visits = subjects.filter(({ subjectType }) => subjectType === 'booking').map(({ subjectId }) => subjectId)
  const named = await findAllNamed(db, visits)
  const providers = [...named.values()].map(({ providerId }) => providerId)
  const { rows } = await sql<{ id: string; said: NonNullable<OpenAppeal['said']> }>`
    select booking_id as id, json_agg(json_build_object('kind', kind, 'text', coalesce(reason, '')) order by position) as said
    from booking_change where provider_id = any(${providers}::uuid[]) and booking_id = any(${visits}::uuid[])
      and kind = any(${saidKinds}::text[]) group by booking_id`.execute(db)
  const saidOf = new Map(rows.map(({ id, said }) => [id, said]))
  return ({ subjectType, subjectId }) => (subjectType === 'booking' ? (saidOf.get(subjectId) ?? []) : null)
}

type Appealed = {
  accountId: string
  kind: DecisionKind
  subjectId: string
  providerId: string | null
  /** Of a visit: the other party, or whom it concerns. */
  customerId: string | null
  decidedBy: string | null
  appealedAt: Date | null
  outcome: AppealOutcome | null
}

/** What is taken back is so in the same transaction. The same answer again, as after one that was lost, changes nothing. */
export async function decideAppeal(
  ctx: UserCtx,
  { id, outcome, words = '' }: Omit<Input<'decide'>, 'words'> & { words?: string },
) {
  return transaction(ctx, async (locked) => {
    // The order of every change of an account, and of what is decided about a review: its business, then what was decided.
    await lockAdmins(locked)
    await confirmAdmin(locked)
    const { providerId, kind: decided, accountId: concerned } = await readAppealed(locked, id)
    if (decided === 'suspended') await lockAccountAndProvider(locked, concerned)
    else if (providerId !== null) await lockProvider(locked, providerId)
    const tx = { ...locked, now: await databaseNow(locked) }
    const appealed = await readAppealed(tx, id)
    if (appealed.accountId === tx.actor.accountId) throw ownAccount()
    // Nor about what was said of their own business, nor as the other one of a visit.
    if (appealed.providerId !== null && appealed.providerId === tx.actor.providerId) throw forbidden()
    if (appealed.customerId === tx.actor.accountId) throw forbidden()
    if (appealed.outcome === outcome) return { id, outcome }
    if (appealed.outcome !== null) throw answered()
    const isAlone = await requireAnother(tx, appealed)
    if (!(await settleAppeal(tx, id, outcome, words))) {
      // Somebody was faster.
      if ((await readAppealed(tx, id)).outcome === outcome) return { id, outcome }
      throw answered()
    }
    if (outcome === 'overturned') await takeBack(tx, appealed, words)
    const { accountId, kind } = appealed
    await audit(tx, {
      action: `appeal.${outcome}`,
      subjectType: 'account',
      subjectId: accountId,
      details: { decision: kind, isAlone },
    })
    return { id, outcome }
  })
}

async function readAppealed({ db }: Ctx, id: string): Promise<Appealed> {
  const { rows } = await sql<Omit<Appealed, 'providerId' | 'customerId'> & { subjectType: string }>`
    select account_id as "accountId", kind, subject_type as "subjectType", subject_id as "subjectId",
      decided_by as "decidedBy", appealed_at as "appealedAt", outcome
    from decision where decision_id = ${id} and appeal is not null`.execute(db)
  const [row] = rows
  if (!row) throw decisionNotFound()
  // Nothing would be taken back, and they would be told that it was.
  if (knownKind(row.kind) === null) throw decisionUnknown()
  return { ...row, ...(await readParties(db, row)) }
}

type Parties = Pick<Appealed, 'providerId' | 'customerId'>

async function readParties(db: Database, { subjectType, subjectId }: Subject): Promise<Parties> {
  if (subjectType === 'booking') {
    // Whoever is one of its parties decides nothing about it, so those are to be known.
    const booking = await findBooking(db, subjectId)
    if (!booking) throw decisionNotFound()
    return { providerId: booking.providerId, customerId: booking.customerId }
  }
  if (subjectType !== 'review')
    return { providerId: subjectType === 'photo' || subjectType === 'page' ? subjectId : null, customerId: null }
  const { rows } = await sql<{ id: string }>`select provider_id as id from review
    where review_id = ${subjectId}`.execute(db)
  return { providerId: rows[0]?.id ?? null, customerId: null }
}

const answered = () => new AppError('conflict', 'appeal_answered', en.errors.appeal_answered)

/** Whether whoever has decided answers as well, as nobody else is there: not before that, and the appeal, are a day ago. */
async function requireAnother(tx: UserCtx, { decidedBy, appealedAt }: Appealed): Promise<boolean> {
  if (decidedBy !== tx.actor.accountId || appealedAt === null) return false
  if (!(await isOnlyAdmin(tx))) throw new AppError('forbidden', 'own_decision', en.errors.own_decision)
  const from = aloneFrom(appealedAt, await othersUntil(tx, tx.actor.accountId))
  if (tx.now < from)
    throw new AppError('conflict', 'alone_too_early', en.errors.alone_too_early, { data: { from: from.toISOString() } })
  return true
}

const isOnlyAdmin = async (ctx: UserCtx) => (await otherAdmins(ctx, ctx.actor.accountId)).length === 0

/** The appeal is answered before: what undoes a decision grants an appeal that still waits, without a word. */
async function takeBack(tx: UserCtx, { kind, subjectId, providerId, accountId }: Appealed, words: string) {
  if (kind === 'suspended') return liftSuspension(tx, accountId)
  if (isOfDispute(kind)) return takeBackDispute(tx, { id: subjectId, kind }, providerId, words)
  // A photo is gone with its file, and a warning took nothing away; what its author has deleted, or we have decided, since stays so.
  if ((kind !== 'review_removed' && kind !== 'review_folded') || !(await isSo(tx, kind, subjectId))) return
  await decide(tx, { id: subjectId, action: 'restore', reason: 'mistake', words })
}

/** A review of a visit that nobody came to does not stay; its author has the reasons, and their own appeal. */
async function takeBackDispute(
  tx: UserCtx,
  decided: { id: string; kind: DisputeKind },
  providerId: string | null,
  words: string,
) {
  await overturnDispute(tx, decided)
  if (decided.kind !== 'visit_confirmed') return
  const { rows } = await sql<{ id: string }>`select review_id as id from review
    where provider_id = ${providerId} and booking_id = ${decided.id} and status = 'published'`.execute(tx.db)
  for (const { id } of rows) await decide(tx, { id, action: 'remove', reason: 'fake', words, again: true })
}

async function isSo({ db }: Ctx, kind: 'review_removed' | 'review_folded', reviewId: string): Promise<boolean> {
  const { rows } = await sql`select from review where review_id = ${reviewId} and case when ${kind} = 'review_removed'
    then status = 'removed' else status = 'published' and folded_reason is not null end`.execute(db)
  return rows.length > 0
}

export const appealRoutes = implement(
  officeAppeals,
  { list: listAppeals, decide: decideAppeal, saveYear },
  {
    decide: {
      detail:
        'By another administrator than the one who has decided; where there is no other, by the same one a day after the appeal, and after the last other could act. Taken back, a review is shown again and an account is open again; a removed photo can be uploaded again. A disputed no-show is decided the other way, with its fee; no card is charged anew.',
      refusals: [
        'decision_not_found',
        'decision_unknown',
        'appeal_answered',
        'own_decision',
        'alone_too_early',
        'own_account',
      ],
      example: { outcome: 'overturned', words: 'The visit was real: we have seen the booking.' },
    },
  },
)
