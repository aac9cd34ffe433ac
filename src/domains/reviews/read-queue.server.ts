import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { UserCtx } from '../../lib/context.ts'
import { pagination } from '../../lib/pagination.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { saidKinds } from '../bookings/no-show-contract.ts'
import { type moderation, type Person, type QueuedThing, reviewSignals } from './moderation-contract.ts'
import { cursorOf, readCursor } from './read-review.server.ts'

type Found = Omit<QueuedThing, 'id' | 'provider' | 'visit' | 'dueAt' | 'people' | 'reporters' | 'signals'> & {
  /** The first of the reports, or the booking. */
  first_id: string
  review_id: string | null
  booking_id: string | null
  provider_id: string
  business_name: string
  slug: string
  reporter_ids: (string | null)[]
  /** Who wrote the review, or has booked the visit. */
  customer_id: string | null
  /** Of a review. */
  author_id: string | null
  owner_id: string
  photo_path: string | null
  /** Of a review that is long enough to be told by it. */
  text_hash: string | null
  has_same_name: boolean
  visit: (Omit<NonNullable<QueuedThing['visit']>, 'dateTime'> & { start: number; timezone: string }) | null
  /** To the microsecond. */
  due: string
  total: number
}

type Row = Found & { people: Omit<Person, 'before' | 'history' | 'disputes'>[] }

/** Of what was decided about somebody before. */
const pastShown = 5

/** What harms somebody while it stands is looked at within a day, what misleads within three, what annoys within a week. */
const allowance = sql`case when reason in ('harassment', 'personal_information') then interval '1 day'
  when reason in ('inappropriate', 'fake', 'copyright') then interval '3 days' else interval '7 days' end`

/** Somebody waits for money, or may wait in vain for the next visit there; else it is about a word alone. */
const allowanceOfDispute = sql`case when n.fee_minor > 0 or n.answer = 'provider_absent' then interval '3 days'
  else interval '7 days' end`

/** The most urgent first, reports and disputed no-shows by one rule: each further report takes its share of the time there was. */
export async function listQueue(ctx: UserCtx, input: z.output<typeof moderation.queue.input>) {
  const { kind, reason, after, page, limit } = input
  const last = after === undefined ? null : readCursor(after)
  const isMeant = [kind ? sql`${kind} = kind` : sql`true`, reason ? sql`${reason} = any(reasons)` : sql`true`]
  const isFurther = last ? sql`where (due, first_id) > (${last.createdAt}::timestamptz, ${last.id}::uuid)` : sql``
  const { rows } = await sql<Found>`
    with waiting as (
      select provider_id, review_id, photo, null::uuid as booking_id, case when review_id is not null then 'review'
          when photo is not null then 'photo' else 'provider' end as kind, min(created_at) + min(${allowance}) / count(*) as due,
        (array_agg(report_id order by created_at, report_id))[1] as first_id, array_agg(reason) as reasons,
        array_agg(distinct reporter_id) as reporters,
        json_agg(json_build_object('reason', reason, 'details', details, 'createdAt', to_json(created_at))
          order by created_at, report_id) as reports
      from report where status = 'open' group by provider_id, review_id, photo
      union all
      select n.provider_id, null, null, n.booking_id, 'no_show', n.answered_at + ${allowanceOfDispute}, n.booking_id,
        array[n.answer], '{}', '[]'
      from no_show n where n.settled_at is null and n.answer is not null),
    meant as (select * from waiting where ${sql.join(isMeant, sql` and `)})
    select g.kind, g.first_id, g.review_id, g.booking_id, g.provider_id, g.reports, (to_json(g.due at time zone 'UTC') #>> '{}') || 'Z' as due,
      (select count(*)::int from meant) as total, p.business_name, p.slug,
      case when g.photo is not null then json_build_object('path', g.photo,
        'isShown', g.photo = any(array_remove(p.profile_image || p.gallery, null))) end as photo,
      case when v.review_id is not null then json_build_object('rating', v.rating, 'text', v.text, 'photos', v.photos,
        'language', v.language, 'createdAt', to_json(v.created_at), 'editedAt', to_json(v.edited_at), 'name', a.full_name,
        'status', case when v.status = 'removed' then 'removed' when v.folded_reason is not null then 'folded' else 'published' end
      ) end as review,
      case when b.booking_id is not null then json_build_object('start', floor(extract(epoch from b.starts_at) * 1000),
        'timezone', b.timezone, 'currency', b.currency, 'feeMinor', n.fee_minor, 'disputedAt', to_json(n.answered_at),
        'services', array(select e.service_name from segment e
          where e.provider_id = g.provider_id and e.booking_id = g.booking_id order by e.position),
        'said', coalesce((select json_agg(json_build_object('kind', c.kind, 'text', coalesce(c.reason, '')) order by c.position)
          from booking_change c where c.provider_id = g.provider_id and c.booking_id = g.booking_id
            and c.kind = any(${saidKinds}::text[])), '[]')) end as visit,
      g.reporters as reporter_ids, coalesce(v.customer_id, b.customer_id) as customer_id,
      v.customer_id as author_id, p.account_id as owner_id, g.photo as photo_path,
      case when length(v.text) >= 20 then md5(lower(v.text)) end as text_hash,
      coalesce(a.last_name <> '' and lower(a.last_name) = lower(w.last_name), false) as has_same_name
    from (select * from meant ${isFurther} order by due, first_id
      limit ${limit + 1} offset ${last ? 0 : (page - 1) * limit}) g
    join provider p on p.provider_id = g.provider_id
    join account w on w.account_id = p.account_id
    left join review v on v.provider_id = g.provider_id and v.review_id = g.review_id
    left join account a on a.account_id = v.customer_id
    left join booking b on b.provider_id = g.provider_id and b.booking_id = g.booking_id
    left join no_show n on n.provider_id = g.provider_id and n.booking_id = g.booking_id
    order by g.due, g.first_id`.execute(ctx.db)
  const found = rows.slice(0, limit)
  const peopleOf = await readPeople(ctx, found)
  const shown = found.map((row) => ({ ...row, people: peopleOf(row) }))
  const [pastOf, sharedBy, disputesOf, reportersOf, hasSameText] = await Promise.all([
    readPast(ctx, shown),
    readShared(ctx, shown),
    readDisputes(ctx, shown),
    readReporters(ctx, shown),
    readSameTexts(ctx, shown),
  ])
  const lastShown = shown.at(-1)
  const next = rows.length > limit && lastShown ? cursorOf(0, lastShown.due, lastShown.first_id) : null
  const queue = shown.map((row) => {
    const also = { ...sharedBy(row), reporters: reportersOf(row), hasSameText: hasSameText(row) }
    return toThing(row, pastOf, also, disputesOf)
  })
  return { queue, pagination: pagination(page, limit, rows[0]?.total ?? 0), next }
}

/** Whom it is about: of a review who wrote it, of a visit both, else the provider. By their ids, as accounts are copied. */
async function readPeople({ db }: UserCtx, rows: readonly Found[]): Promise<(row: Found) => Row['people']> {
  const sidesOf = ({ customer_id, owner_id, review }: Found) =>
    [
      { side: 'customer' as const, accountId: customer_id },
      { side: 'provider' as const, accountId: review === null ? owner_id : null },
    ] as const
  const ids = rows.flatMap((row) => sidesOf(row).flatMap(({ accountId }) => accountId ?? []))
  const { rows: found } = await sql<Omit<Row['people'][number], 'side'>>`
    select account_id as id, full_name as name, status = 'suspended' as "isSuspended", status = 'deleted' as "isGone"
    from account where account_id = any(${[...new Set(ids)]}::uuid[])`.execute(db)
  const known = new Map(found.map((one) => [one.id, one]))
  return (row) =>
    sidesOf(row).flatMap(({ side, accountId }) => {
      const one = accountId === null ? undefined : known.get(accountId)
      return one ? [{ ...one, side }] : []
    })
}

/** What they have reported ever, with whichever provider. */
async function readReporters(
  { db }: UserCtx,
  rows: readonly Found[],
): Promise<(row: Found) => QueuedThing['reporters']> {
  const ids = rows.flatMap(({ reporter_ids }) => reporter_ids.flatMap((id) => id ?? []))
  const { rows: found } = await sql<QueuedThing['reporters'] & { id: string }>`
    select reporter_id as id, count(*)::int as reports,
      count(*) filter (where status not in ('open', 'kept', 'gone'))::int as upheld
    from report where reporter_id = any(${[...new Set(ids)]}::uuid[]) group by reporter_id`.execute(db)
  const known = new Map(found.map((one) => [one.id, one]))
  return ({ reporter_ids }) => {
    const all = reporter_ids.flatMap((id) => known.get(id ?? '') ?? [])
    const sum = (of: 'reports' | 'upheld') => all.reduce((total, one) => total + one[of], 0)
    return { reports: sum('reports'), upheld: sum('upheld') }
  }
}

/** Whether another review says the same, with whichever provider: the first or the last of them is none of this one. */
async function readSameTexts({ db }: UserCtx, rows: readonly Found[]): Promise<(row: Found) => boolean> {
  const hashes = rows.flatMap(({ text_hash }) => text_hash ?? [])
  const { rows: found } = await sql<{ hash: string; first: string; last: string }>`
    select md5(lower(text)) as hash, min(review_id::text) as first, max(review_id::text) as last
    from review where md5(lower(text)) = any(${hashes}::text[]) and status = 'published' group by 1`.execute(db)
  const known = new Map(found.map((one) => [one.hash, one]))
  return ({ text_hash, review_id }) => {
    const same = known.get(text_hash ?? '')
    return same !== undefined && (same.first !== review_id || same.last !== review_id)
  }
}

type Decided = Omit<Person['history'][number], 'isThis'> & {
  subjectType: string
  subjectId: string
  photo: string | null
}
type Past = { before: Person['before']; history: Decided[] }

/** What was decided about them before; it lies beside no provider. */
async function readPast(ctx: UserCtx, rows: readonly Row[]): Promise<(accountId: string) => Past> {
  const accounts = rows.flatMap(({ people }) => people.map(({ id }) => id))
  const { rows: found } = await sql<Past & { id: string }>`
    select s.account_id as id, (
        select json_build_object('removed', count(*) filter (where kind in ('review_removed', 'photo_removed')),
          'folded', count(*) filter (where kind = 'review_folded'), 'warned', count(*) filter (where kind = 'warned'),
          'suspended', count(*) filter (where kind = 'suspended'))
        from decision d where d.account_id = s.account_id and d.undone_at is null) as before,
      coalesce((select json_agg(json_build_object('kind', d.kind, 'reason', d.reason, 'words', d.words,
          'decidedAt', to_json(d.decided_at), 'isUndone', d.undone_at is not null,
          'subjectType', d.subject_type, 'subjectId', d.subject_id, 'photo', d.photo) order by d.decided_at desc)
        from (select * from decision d where d.account_id = s.account_id
          order by d.decided_at desc limit ${pastShown}) d), '[]') as history
    from unnest(${[...new Set(accounts)]}::uuid[]) as s (account_id)`.execute(ctx.db)
  const past = new Map(found.map((one) => [one.id, one]))
  const nothing = { before: { removed: 0, folded: 0, warned: 0, suspended: 0 }, history: [] }
  return (accountId) => past.get(accountId) ?? nothing
}

type OfVisit = Pick<Row, 'booking_id'>
type DisputesOf = (row: OfVisit, person: Pick<Person, 'side'>) => Person['disputes']

/** How other disputed no-shows of both sides of a visit came out: as a join, since no provider lies beside the list of them. */
async function readDisputes({ db }: UserCtx, rows: readonly Row[]): Promise<DisputesOf> {
  const sides = rows.flatMap(({ booking_id, provider_id, people }) =>
    booking_id === null ? [] : people.map(({ id, side }) => ({ booking_id, provider_id, id, side })),
  )
  const asked = sql`unnest(${sides.map(({ booking_id }) => booking_id)}::uuid[], ${sides.map(({ side }) => side)}::text[],
    ${sides.map(({ provider_id }) => provider_id)}::uuid[], ${sides.map(({ id }) => id)}::uuid[]) as s (of, side, provider_id, account_id)`
  const isAnother = sql`n.answer is not null and n.booking_id <> s.of`
  const outcome = sql`s.of, s.side, n.settled_as, exists (select from booking_change c where c.provider_id = n.provider_id
    and c.booking_id = n.booking_id and c.kind = 'no_show_withdrawn') as is_taken_back`
  const { rows: found } = await sql<NonNullable<Person['disputes']> & { of: string; side: string }>`
    select of, side, count(*) filter (where settled_as = 'no_show')::int as stood,
      count(*) filter (where settled_as = 'completed' and not is_taken_back)::int as "tookPlace",
      count(*) filter (where settled_as = 'cancelled')::int as "nobodyCame",
      count(*) filter (where is_taken_back)::int as "takenBack", count(*) filter (where settled_as is null)::int as open
    from (select ${outcome} from ${asked} join no_show n on n.provider_id = s.provider_id
        where s.side = 'provider' and ${isAnother}
      union all select ${outcome} from ${asked} join booking o on o.customer_id = s.account_id
        join no_show n on n.provider_id = o.provider_id and n.booking_id = o.booking_id
        where s.side = 'customer' and ${isAnother}) past
    group by of, side`.execute(db)
  const known = new Map(found.map(({ of, side, ...disputes }) => [`${of} ${side}`, disputes]))
  const nothing = { stood: 0, tookPlace: 0, nobodyCame: 0, takenBack: 0, open: 0 }
  return ({ booking_id }, { side }) => (booking_id === null ? null : (known.get(`${booking_id} ${side}`) ?? nothing))
}

type Shared = { hasNetwork: boolean; hasDevice: boolean }

/** Whether who wrote a review and who owns its page have signed in from one network, or on one device. */
async function readShared(ctx: UserCtx, rows: readonly Row[]): Promise<(row: Row) => Shared> {
  const reviews = rows.filter(({ author_id }) => author_id !== null)
  const [authors, owners] = [reviews.map(({ author_id }) => author_id), reviews.map(({ owner_id }) => owner_id)]
  const { rows: found } = await sql<Shared & { author: string; owner: string }>`
    select v.author, v.owner, exists (select from session s join session o on o.network = s.network
        where s.account_id = v.author and o.account_id = v.owner) as "hasNetwork",
      exists (select from known_device d join known_device o on o.secret_hash = d.secret_hash
        where d.account_id = v.author and o.account_id = v.owner) as "hasDevice"
    from unnest(${authors}::uuid[], ${owners}::uuid[]) as v (author, owner)`.execute(ctx.db)
  const shared = new Map(found.map((one) => [`${one.author} ${one.owner}`, one]))
  return ({ author_id, owner_id }) => shared.get(`${author_id} ${owner_id}`) ?? { hasNetwork: false, hasDevice: false }
}

type Also = Shared & Pick<QueuedThing, 'reporters'> & { hasSameText: boolean }

function toThing(row: Row, pastOf: (accountId: string) => Past, also: Also, disputesOf: DisputesOf): QueuedThing {
  const { review_id, booking_id, provider_id, visit, photo_path } = row
  const { kind, photo, review, reports } = row
  const id = review_id ?? booking_id ?? provider_id
  const isThis = ({ subjectType, subjectId, photo: of }: Decided) =>
    subjectId === id && of === photo_path && ['review', 'page', 'photo', 'booking'].includes(subjectType)
  const people = row.people.map((person) => {
    const { before, history } = pastOf(person.id)
    const shown = history.map((one) => {
      const { subjectType: _type, subjectId: _id, photo: _photo, ...decided } = one
      return { ...decided, isThis: isThis(one) }
    })
    return { ...person, before, history: shown, disputes: disputesOf(row, person) }
  })
  const signals = {
    same_text: also.hasSameText,
    same_network: also.hasNetwork,
    same_name: row.has_same_name,
    same_device: also.hasDevice,
  }
  return {
    ...{ id, kind, photo, review, people, reports, reporters: also.reporters },
    signals: reviewSignals.filter((signal) => signals[signal]),
    provider: { name: row.business_name, linkTo: `/provider/${row.slug}` },
    visit: visit && { ...visit, dateTime: isoWithOffset(visit.start, visit.timezone) },
    dueAt: new Date(row.due).toISOString(),
  }
}
