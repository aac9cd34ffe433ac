import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { pagination } from '../../lib/pagination.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import {
  type AppealOutcome,
  type Decision,
  type decisions,
  recordKinds,
  statementKinds,
  statementReasons,
} from './contract.ts'
import { appealUntil } from './rules.ts'
import { decisions as en } from './texts/en.ts'
import { isTokenOf } from './token.server.ts'

type Input<Verb extends keyof typeof decisions> = z.output<(typeof decisions)[Verb]['input']>

type Row = {
  id: string
  account_id: string
  kind: string
  reason: string
  words: string
  is_reported: boolean
  decided_at: Date
  undone_at: Date | null
  appeal: string | null
  appealed_at: Date | null
  outcome: AppealOutcome | null
  outcome_words: string
  outcome_at: Date | null
  business: Decision['business']
  review: Decision['review']
  visit: { start: number; timezone: string } | null
  is_gone: boolean
}

export const decisionNotFound = () => new AppError('not_found', 'decision_not_found', en.errors.decision_not_found)

/** What a newer release has decided, which runs beside this one: it is read, appealed against and answered there. */
export const decisionUnknown = () => new AppError('unavailable', 'decision_unknown', en.errors.decision_unknown)

export async function listOwnDecisions(ctx: UserCtx, { page, limit }: Input<'mine'>) {
  const { rows } = await sql<Row & { total: number }>`
    select ${columns}, count(*) over ()::int as total from decision d
    where d.account_id = ${ctx.actor.accountId} and ${isStatement}
    order by d.decided_at desc, d.decision_id limit ${limit} offset ${(page - 1) * limit}`.execute(ctx.db)
  return {
    decisions: rows.map((row) => toDecision(row, ctx.now)),
    pagination: pagination(page, limit, rows[0]?.total ?? 0),
  }
}

/** Whom it concerns reads it, by their session or by the link in their mail; to everybody else it is not there. */
export async function getDecision(ctx: Ctx, { id, token }: Input<'get'>): Promise<Decision> {
  const row = await readRow(ctx, sql`d.decision_id = ${id}`)
  const isOwn = row?.account_id === ctx.actor?.accountId || (token !== undefined && isTokenOf(ctx, id, token))
  if (!row || row.is_gone || !isOwn) throw decisionNotFound()
  return toDecision(row, ctx.now)
}

/** For whoever writes to them or decides about it. */
export async function readDecision(ctx: Ctx, id: string): Promise<{ accountId: string; decision: Decision } | null> {
  const row = await readRow(ctx, sql`d.decision_id = ${id}`)
  return row ? { accountId: row.account_id, decision: toDecision(row, ctx.now) } : null
}

async function readRow({ db }: Ctx, which: RawBuilder<unknown>): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${columns} from decision d where ${which} and ${isStatement}`.execute(db)
  return rows[0]
}

/** What takes nothing from anybody stands in the record alone. Of what a newer release decides nobody here knows what it takes. */
const isStatement = sql`d.kind <> all(${recordKinds}::text[])`

/** A kind or a reason of a newer release must not keep everything else from being read. */
export const knownKind = (kind: string) => statementKinds.find((one) => one === kind) ?? null
const knownReason = (reason: string) => statementReasons.find((one) => one === reason) ?? 'other'

/** Of a review or a booking by its id alone: what it was of stands in it. */
const columns = sql`d.decision_id as id, d.account_id, d.kind, d.reason, d.words, d.is_reported, d.decided_at, d.undone_at, d.appeal,
  d.appealed_at, d.outcome, d.outcome_words, d.outcome_at,
  exists (select from account a where a.account_id = d.account_id and a.status = 'deleted') as is_gone, (
    select json_build_object('name', p.business_name, 'linkTo', '/provider/' || p.slug) from provider p
    where p.provider_id = case when d.subject_type in ('photo', 'page') then d.subject_id
      when d.subject_type = 'review' then (select v.provider_id from review v where v.review_id = d.subject_id)
      when d.subject_type = 'booking' then (select b.provider_id from booking b where b.booking_id = d.subject_id) end) as business, (
    select json_build_object('start', floor(extract(epoch from b.starts_at) * 1000), 'timezone', b.timezone)
    from booking b where d.subject_type = 'booking' and b.booking_id = d.subject_id) as visit, (
    select json_build_object('text', v.text, 'rating', v.rating, 'language', v.language, 'writtenAt', to_json(v.created_at))
    from review v where d.subject_type = 'review' and v.review_id = d.subject_id and v.status <> 'deleted') as review`

function toDecision(row: Row, now: Date): Decision {
  const until = appealUntil(row.decided_at)
  const kind = knownKind(row.kind)
  const review = row.review && { ...row.review, writtenAt: new Date(row.review.writtenAt).toISOString() }
  return {
    id: row.id,
    kind: kind ?? 'unknown',
    reason: knownReason(row.reason),
    // Whether they are meant for whom it concerns depends on what it is.
    words: kind === null ? '' : row.words,
    isReported: row.is_reported,
    decidedAt: row.decided_at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
    business: row.business,
    visit: row.visit && { dateTime: isoWithOffset(row.visit.start, row.visit.timezone) },
    review,
    appealUntil: until.toISOString(),
    canAppeal: kind !== null && row.appeal === null && row.undone_at === null && now < until,
    appeal:
      row.appeal === null || row.appealed_at === null
        ? null
        : {
            text: row.appeal,
            appealedAt: row.appealed_at.toISOString(),
            outcome: row.outcome,
            words: row.outcome_words,
            decidedAt: row.outcome_at?.toISOString() ?? null,
          },
  }
}
