import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { pagination } from '../../lib/pagination.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { findAllNamed } from '../directories/directory.server.ts'
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

/** What it is about. */
type About = {
  business: Decision['business']
  review: Decision['review']
  visit: { start: number; timezone: string } | null
}
type Row = {
  id: string
  account_id: string
  subject_type: string
  subject_id: string
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
  const aboutOf = await readAbout(ctx, rows)
  return {
    decisions: rows.map((row) => toDecision(row, aboutOf(row), ctx.now)),
    pagination: pagination(page, limit, rows[0]?.total ?? 0),
  }
}

/** Whom it concerns reads it, by their session or by the link in their mail; to everybody else it is not there. */
export async function getDecision(ctx: Ctx, { id, token }: Input<'get'>): Promise<Decision> {
  const [row] = await readRows(ctx, [id])
  const isOwn = row?.account_id === ctx.actor?.accountId || (token !== undefined && isTokenOf(ctx, id, token))
  if (!row || row.is_gone || !isOwn) throw decisionNotFound()
  return toDecision(row, (await readAbout(ctx, [row]))(row), ctx.now)
}

type Found = { accountId: string; decision: Decision }

/** For whoever writes to them or decides about it. */
export async function readDecision(ctx: Ctx, id: string): Promise<Found | null> {
  return (await readDecisions(ctx, [id])).get(id) ?? null
}

/** The same of several, by their ids. */
export async function readDecisions(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Found>> {
  const rows = await readRows(ctx, ids)
  const aboutOf = await readAbout(ctx, rows)
  const found = (row: Row): Found => ({ accountId: row.account_id, decision: toDecision(row, aboutOf(row), ctx.now) })
  return new Map(rows.map((row) => [row.id, found(row)]))
}

async function readRows({ db }: Ctx, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`select ${columns} from decision d
    where d.decision_id = any(${ids}::uuid[]) and ${isStatement}`.execute(db)
  return rows
}

/** What takes nothing from anybody stands in the record alone. Of what a newer release decides nobody here knows what it takes. */
const isStatement = sql`d.kind <> all(${recordKinds}::text[])`

/** A kind or a reason of a newer release must not keep everything else from being read. */
export const knownKind = (kind: string) => statementKinds.find((one) => one === kind) ?? null
const knownReason = (reason: string) => statementReasons.find((one) => one === reason) ?? 'other'

const columns = sql`d.decision_id as id, d.account_id, d.subject_type, d.subject_id, d.kind, d.reason, d.words, d.is_reported,
  d.decided_at, d.undone_at, d.appeal, d.appealed_at, d.outcome, d.outcome_words, d.outcome_at,
  exists (select from account a where a.account_id = d.account_id and a.status = 'deleted') as is_gone`

type Subject = Pick<Row, 'subject_type' | 'subject_id'>

/** It lies beside providers, which a decision does not, so it is asked for by its ids. */
async function readAbout({ db }: Ctx, subjects: readonly Subject[]): Promise<(of: Subject) => About> {
  const ids = (...types: string[]) =>
    subjects.flatMap(({ subject_type, subject_id }) => (types.includes(subject_type) ? [subject_id] : []))
  const named = await findAllNamed(db, ids('booking'))
  const providers = [...named.values()].map(({ providerId }) => providerId)
  const { rows } = await sql<About & Subject>`
    select 'page' as subject_type, p.provider_id as subject_id, ${business} as business, null::json as visit, null::json as review
      from provider p where p.provider_id = any(${ids('photo', 'page')}::uuid[])
    union all
    select 'review', v.review_id, ${business}, null, case when v.status <> 'deleted' then json_build_object('text', v.text,
        'rating', v.rating, 'language', v.language, 'writtenAt', to_json(v.created_at)) end
      from review v join provider p on p.provider_id = v.provider_id where v.review_id = any(${ids('review')}::uuid[])
    union all
    select 'booking', b.booking_id, ${business},
        json_build_object('start', floor(extract(epoch from b.starts_at) * 1000), 'timezone', b.timezone), null
      from booking b join provider p on p.provider_id = b.provider_id
      where b.provider_id = any(${providers}::uuid[]) and b.booking_id = any(${ids('booking')}::uuid[])`.execute(db)
  const keyOf = ({ subject_type: type, subject_id }: Subject) => `${type === 'photo' ? 'page' : type} ${subject_id}`
  const about = new Map(rows.map((row) => [keyOf(row), row]))
  return (one) => about.get(keyOf(one)) ?? { business: null, visit: null, review: null }
}
const business = sql`json_build_object('name', p.business_name, 'linkTo', '/provider/' || p.slug)`

function toDecision(row: Row, about: About, now: Date): Decision {
  const until = appealUntil(row.decided_at)
  const kind = knownKind(row.kind)
  const { business, visit } = about
  const review = about.review && { ...about.review, writtenAt: new Date(about.review.writtenAt).toISOString() }
  return {
    id: row.id,
    kind: kind ?? 'unknown',
    reason: knownReason(row.reason),
    // Whether they are meant for whom it concerns depends on what it is.
    words: kind === null ? '' : row.words,
    isReported: row.is_reported,
    decidedAt: row.decided_at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
    business,
    visit: visit && { dateTime: isoWithOffset(visit.start, visit.timezone) },
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
