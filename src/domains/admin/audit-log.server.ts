import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { implement } from '../../lib/api/serve.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import type { SavedFile } from '../papers/contract.ts'
import { type AuditAsked, type auditSorts, type FoundEntry, officeAudit } from './audit-contract.ts'
import { countTo, found, idsNamed, isId, isWithin, mostNamed, orderBy, type Sorts } from './found.server.ts'
import { saveFound, tooMany } from './save-found.server.ts'

type Subject = { name: string | null; slug: string | null; currency: string | null }
type Row = Pick<FoundEntry, 'id' | 'action' | 'actor' | 'details' | 'requestId'> & {
  at: Date
  subjectType: string
  subjectId: string
}

/** Turned round, one kind after the other begins with its first. */
const sorts: Sorts<(typeof auditSorts)[number]> = {
  when: { usual: 'desc', asc: sql`e.at, e.audit_entry_id`, desc: sql`e.at desc, e.audit_entry_id desc` },
  action: {
    usual: 'asc',
    asc: sql`e.action collate "C", e.at desc, e.audit_entry_id desc`,
    desc: sql`e.action collate "C" desc, e.at, e.audit_entry_id`,
  },
}

export async function findEntries(ctx: UserCtx, input: z.output<typeof officeAudit.list.input>) {
  const { page, limit } = input
  const meant = await meantBy(ctx, input)
  const [entries, count] = await Promise.all([
    readEntries(ctx, meant, input, limit, (page - 1) * limit),
    countTo(ctx, sql`from audit_entry e where ${meant}`),
  ])
  return { entries, pagination: found(page, limit, count) }
}

export const saveEntries = (ctx: UserCtx, asked: AuditAsked): Promise<SavedFile> =>
  saveFound(ctx, {
    ...{ name: 'audit', action: 'audit.saved', words: asked.search },
    asked: { area: asked.area, from: asked.from, to: asked.to },
    read: async (tx, limit) => readEntries(tx, await meantBy(tx, asked, { isWhole: true }), asked, limit, 0),
    columns: {
      at: ({ at }) => at,
      action: ({ action }) => action,
      by: ({ actor }) => actor?.name ?? null,
      by_id: ({ actor }) => actor?.id ?? null,
      about: ({ subject }) => subject.type,
      about_id: ({ subject }) => subject.id,
      about_name: ({ subject }) => subject.name,
      details: ({ details }) => JSON.stringify(details),
      currency: ({ currency }) => currency,
      request_id: ({ requestId }) => requestId,
    },
  })

/** `isWhole`: refused where more bear the words than are looked through. */
async function meantBy(
  ctx: UserCtx,
  { search = '', area, sort, from, to }: AuditAsked,
  { isWhole = false } = {},
): Promise<RawBuilder<unknown>> {
  return sql.join(
    [
      await aboutOrBy(ctx, search.trim(), isWhole),
      area ? isOfArea(area, sort) : sql`true`,
      isWithin(sql`e.at`, { from, to }),
    ],
    sql` and `,
  )
}

/** By the index of the order that is asked for: what begins with an area and a dot is one stretch of all actions. */
const isOfArea = (area: string, sort: AuditAsked['sort']) =>
  sort === 'action'
    ? sql`e.action collate "C" > ${`${area}.`} and e.action collate "C" < ${`${area}/`}`
    : sql`split_part(e.action, '.', 1) = ${area}`

async function aboutOrBy(ctx: UserCtx, search: string, isWhole: boolean): Promise<RawBuilder<unknown>> {
  if (search === '') return sql`true`
  if (isId(search)) return sql`(e.subject_id = ${search}::uuid or e.actor_id = ${search}::uuid)`
  const { accounts, providers } = await idsNamed(ctx, search)
  if (isWhole && Math.max(accounts.length, providers.length) === mostNamed) throw tooMany()
  return sql`(e.actor_id = any(${accounts}::uuid[]) or e.subject_id = any(${[...accounts, ...providers]}::uuid[]))`
}

async function readEntries(ctx: UserCtx, meant: RawBuilder<unknown>, asked: AuditAsked, limit: number, offset: number) {
  const order = orderBy(sorts, 'when', asked)
  const { rows } = await sql<Row>`
    select e.audit_entry_id as id, e.at, e.action, e.details, e.request_id as "requestId",
      e.subject_type as "subjectType", e.subject_id as "subjectId",
      case when a.account_id is not null then json_build_object('id', a.account_id, 'name', ${nameOf(sql`a`)}) end as actor
    from (select e.* from audit_entry e where ${meant} order by ${order}
        limit ${limit} offset ${offset}) e
      left join account a on a.account_id = e.actor_id
    order by ${order}`.execute(ctx.db)
  const subjectOf = await readSubjects(ctx, rows)
  return rows.map(({ at, ...entry }): FoundEntry => {
    const { subjectType: type, subjectId: id, ...row } = entry
    const { name, slug, currency } = subjectOf(entry)
    const subject = { type, id, name, linkTo: linkTo(type, id, name, slug) }
    return { ...row, at: at.toISOString(), subject, currency }
  })
}

type OfSubject = Pick<Row, 'subjectType' | 'subjectId'>

/** What the entries are about. It lies beside providers, which the log does not, so it is asked for by its ids. */
async function readSubjects(ctx: UserCtx, entries: readonly OfSubject[]): Promise<(of: OfSubject) => Subject> {
  const ids = (type: string) => {
    const those = entries.filter(({ subjectType }) => subjectType === type)
    return sql`any(${those.map(({ subjectId }) => subjectId)}::uuid[])`
  }
  const { rows } = await sql<Subject & { type: string; id: string }>`
    select 'account' as type, o.account_id as id, ${nameOf(sql`o`)} as name, null as slug, null as currency
      from account o where o.account_id = ${ids('account')}
    union all
    select 'provider', p.provider_id, p.business_name, p.slug, null from provider p where p.provider_id = ${ids('provider')}
    union all
    select 'review', r.review_id, p.business_name, p.slug, null
      from review r join provider p on p.provider_id = r.provider_id where r.review_id = ${ids('review')}
    union all
    select 'booking', b.booking_id, p.business_name, p.slug, b.currency
      from booking b join provider p on p.provider_id = b.provider_id where b.booking_id = ${ids('booking')}
    union all
    select 'payment', y.payment_id, p.business_name, p.slug, y.currency
      from payment y join provider p on p.provider_id = y.provider_id where y.payment_id = ${ids('payment')}
    union all
    select 'experiment', x.record_id, x.name, null, null from experiment x where x.record_id = ${ids('experiment')}`.execute(
    ctx.db,
  )
  const subjects = new Map(rows.map((row) => [`${row.type} ${row.id}`, row]))
  return ({ subjectType, subjectId }) =>
    subjects.get(`${subjectType} ${subjectId}`) ?? { name: null, slug: null, currency: null }
}

/** Null: they have left. */
const nameOf = (account: RawBuilder<unknown>) =>
  sql`case when ${account}.status <> 'deleted' then ${account}.full_name end`

function linkTo(type: string, id: string, name: string | null, slug: string | null): string | null {
  if (type === 'account') return name === null ? null : `/admin/dashboard/users?search=${encodeURIComponent(name)}`
  if (type === 'booking') return `/admin/dashboard/bookings/${id}`
  if (type === 'payment') return `/admin/dashboard/money/${id}`
  if (type === 'experiment') return '/admin/dashboard/experiments'
  if (type === 'settings') return '/admin/dashboard/settings'
  return slug === null ? null : `/provider/${slug}`
}

export const auditRoutes = implement(
  officeAudit,
  { list: findEntries, save: saveEntries },
  {
    list: { detail: 'Counted to 10,000; `isMore` says that there are more.' },
    save: { detail: 'Up to 10,000 entries.', refusals: ['too_many_for_file'], example: { area: 'account' } },
  },
)
