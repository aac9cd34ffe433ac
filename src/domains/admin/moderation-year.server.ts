import { sql } from 'kysely'
import { audit } from '../../lib/audit.server.ts'
import type { UserCtx } from '../../lib/context.ts'
import { transaction } from '../../lib/db.server.ts'
import { operatorsZone } from '../../lib/time.server.ts'
import { disputeKinds } from '../decisions/contract.ts'
import { csvOf } from '../papers/csv.rules.ts'

type Line = { about: string; what: string; result: string; count: number; medianHours: number | null }

/**
 * As the Digital Services Act wants it told once a year (articles 15 and 24). `medianHours`: from the report, the dispute or the
 * appeal to its answer. A disputed no-show counts for whom it was decided first: what an appeal made of it is a line of its own.
 */
async function countYear({ db }: UserCtx, year: number): Promise<Line[]> {
  const start = (of: number) => sql`make_timestamptz(${of}::int, 1, 1, 0, 0, 0, ${operatorsZone})`
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${start(year)} and ${sql.ref(column)} < ${start(year + 1)}`
  const hours = (from: string, to: string) => sql`round((percentile_cont(0.5) within group (
      order by extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}))/ 3600)::numeric, 1)::float8 as "medianHours"`
  const { rows } = await sql<Line>`
    select 'report' as about, reason as what, status as result, count(*)::int as count, ${hours('created_at', 'resolved_at')}
      from report where ${within('created_at')} group by reason, status
    union all
    select 'decision', kind || ': ' || reason, case when is_reported then 'reported' else 'found' end, count(*)::int, null
      from decision where ${within('decided_at')} group by kind, reason, is_reported
    union all
    select 'dispute', answer, result, count(*)::int, ${hours('answered_at', 'decided_at')} from (
      select n.answer, n.answered_at, coalesce(d.decided_at, n.settled_at) as decided_at, case
          when coalesce(d.kind = 'no_show_upheld', n.settled_as = 'no_show') then 'for the provider'
          when d.kind is null and n.settled_as is null then 'open'
          when exists (select from booking_change c where c.provider_id = n.provider_id and c.booking_id = n.booking_id
            and c.kind = 'no_show_withdrawn') then 'taken back' else 'for the customer' end as result
        from no_show n left join (select distinct on (subject_id) subject_id, kind, decided_at from decision
          where kind = any(${disputeKinds}::text[]) order by subject_id, decided_at) d on d.subject_id = n.booking_id
        where ${within('answered_at')}) disputed
      group by answer, result
    union all
    select 'appeal', kind, coalesce(outcome, 'open'), count(*)::int, ${hours('appealed_at', 'outcome_at')}
      from decision where ${within('appealed_at')} group by kind, outcome
    order by 1 desc, 2, 3`.execute(db)
  return rows
}

/** Of a file that is read by programs as well. No decision is made by a program. */
const headings = ['about', 'what', 'result', 'count', 'median_hours']

export function saveYear(ctx: UserCtx, { year }: { year: number }) {
  return transaction(ctx, async (tx) => {
    const lines = await countYear(tx, year)
    const cells = lines.map(({ about, what, result, count, medianHours }) => {
      return [about, what, result, String(count), medianHours === null ? '' : String(medianHours)]
    })
    const { accountId } = tx.actor
    await audit(tx, {
      action: 'audit.moderation_saved',
      subjectType: 'account',
      subjectId: accountId,
      details: { year },
    })
    const content = Buffer.from(csvOf([headings, ...cells]), 'utf8').toString('base64')
    return { filename: `moderation-${year}.csv`, mediaType: 'text/csv;charset=utf-8', content }
  })
}
