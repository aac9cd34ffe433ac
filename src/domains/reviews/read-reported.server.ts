import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { UserCtx } from '../../lib/context.ts'
import { pagination } from '../../lib/pagination.ts'
import type { moderation, ReportedThing } from './moderation-contract.ts'
import { cursorOf, readCursor } from './read-review.server.ts'

type Row = Omit<ReportedThing, 'id' | 'provider' | 'dueAt'> & {
  /** The first of the reports. */
  report_id: string
  review_id: string | null
  provider_id: string
  business_name: string
  slug: string
  /** To the microsecond. */
  due: string
  total: number
}

/** Of what was decided about somebody before. */
const pastShown = 5

/** What harms somebody while it stands is looked at within a day, what misleads within three, what annoys within a week. */
const allowance = sql`case when reason in ('harassment', 'personal_information') then interval '1 day'
  when reason in ('inappropriate', 'fake', 'copyright') then interval '3 days' else interval '7 days' end`

/** The most urgent first: each further report takes its share of the time there was. */
export async function listReported(ctx: UserCtx, input: z.output<typeof moderation.reported.input>) {
  const { kind, reason, after, page, limit } = input
  const last = after === undefined ? null : readCursor(after)
  const isMeant = [kind ? sql`${kind} = kind` : sql`true`, reason ? sql`${reason} = any(reasons)` : sql`true`]
  const isFurther = last ? sql`where (due, report_id) > (${last.createdAt}::timestamptz, ${last.id}::uuid)` : sql``
  const { rows } = await sql<Row>`
    with waiting as (
      select provider_id, review_id, photo, case when review_id is not null then 'review' when photo is not null then 'photo'
          else 'provider' end as kind, min(created_at) + min(${allowance}) / count(*) as due,
        (array_agg(report_id order by created_at, report_id))[1] as report_id, array_agg(reason) as reasons,
        array_agg(distinct reporter_id) as reporters,
        json_agg(json_build_object('reason', reason, 'details', details, 'createdAt', to_json(created_at))
          order by created_at, report_id) as reports
      from report where status = 'open' group by provider_id, review_id, photo),
    meant as (select * from waiting where ${sql.join(isMeant, sql` and `)})
    select g.kind, g.report_id, g.review_id, g.provider_id, g.reports, (to_json(g.due at time zone 'UTC') #>> '{}') || 'Z' as due,
      (select count(*)::int from meant) as total, p.business_name, p.slug,
      case when g.photo is not null then json_build_object('path', g.photo,
        'isShown', g.photo = any(array_remove(p.profile_image || p.gallery, null))) end as photo,
      case when v.review_id is not null then json_build_object('rating', v.rating, 'text', v.text, 'photos', v.photos,
        'language', v.language, 'createdAt', to_json(v.created_at), 'name', a.full_name,
        'status', case when v.status = 'removed' then 'removed' when v.folded_reason is not null then 'folded' else 'published' end
      ) end as review,
      json_build_object('id', a.account_id, 'name', a.full_name, 'isSuspended', a.status = 'suspended', 'before', (
        select json_build_object('removed', count(*) filter (where kind in ('review_removed', 'photo_removed')),
          'folded', count(*) filter (where kind = 'review_folded'), 'warned', count(*) filter (where kind = 'warned'),
          'suspended', count(*) filter (where kind = 'suspended'))
        from decision d where d.account_id = a.account_id and d.undone_at is null)) as author,
      coalesce((select json_agg(json_build_object('kind', d.kind, 'reason', d.reason, 'words', d.words, 'decidedAt', to_json(d.decided_at),
          'isUndone', d.undone_at is not null, 'isThis', d.subject_id = coalesce(v.review_id, g.provider_id)
            and d.photo is not distinct from g.photo and d.subject_type in ('review', 'page', 'photo')) order by d.decided_at desc)
        from (select * from decision d where d.account_id = a.account_id order by d.decided_at desc limit ${pastShown}) d), '[]') as history,
      (select json_build_object('reports', count(*), 'upheld', count(*) filter (where r.status not in ('open', 'kept', 'gone')))
        from report r where r.reporter_id = any(g.reporters)) as reporters,
      array_remove(array[
        case when length(v.text) >= 20 and exists (select from review o where md5(lower(o.text)) = md5(lower(v.text))
          and o.status = 'published' and o.review_id <> v.review_id) then 'same_text' end,
        case when v.review_id is not null and exists (select from session s join session o on o.network = s.network
          where s.account_id = v.customer_id and o.account_id = p.account_id) then 'same_network' end,
        case when v.review_id is not null and a.last_name <> '' and lower(a.last_name) = lower(w.last_name)
          then 'same_name' end,
        case when v.review_id is not null and exists (select from known_device d join known_device o on o.secret_hash = d.secret_hash
          where d.account_id = v.customer_id and o.account_id = p.account_id) then 'same_device' end], null) as signals
    from (select * from meant ${isFurther} order by due, report_id
      limit ${limit + 1} offset ${last ? 0 : (page - 1) * limit}) g
    join provider p on p.provider_id = g.provider_id
    join account w on w.account_id = p.account_id
    left join review v on v.provider_id = g.provider_id and v.review_id = g.review_id
    join account a on a.account_id = coalesce(v.customer_id, p.account_id)
    order by g.due, g.report_id`.execute(ctx.db)
  const shown = rows.slice(0, limit)
  const reported = shown.map(
    ({ report_id: _, review_id, provider_id, business_name, slug, due, total: __, ...thing }): ReportedThing => ({
      ...thing,
      id: review_id ?? provider_id,
      provider: { name: business_name, linkTo: `/provider/${slug}` },
      dueAt: new Date(due).toISOString(),
    }),
  )
  const lastShown = shown.at(-1)
  const next = rows.length > limit && lastShown ? cursorOf(0, lastShown.due, lastShown.report_id) : null
  return { reported, pagination: pagination(page, limit, rows[0]?.total ?? 0), next }
}
