import { sql } from 'kysely'
import type { ProviderCtx } from '../../lib/context.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import type { MemberPayment } from './contract.ts'
import { membershipNotFound } from './subscription-row.server.ts'

type Row = Omit<MemberPayment, 'paidAt'> & { paidAt: Date; timezone: string }

/** Every payment of it that was charged, by the name on its receipt, with what was given back of it since. */
export async function listMemberPayments(ctx: ProviderCtx, { id }: { id: string }): Promise<MemberPayment[]> {
  const { providerId } = ctx.actor
  const { rows: found } = await sql`select from subscription
    where provider_id = ${providerId} and subscription_id = ${id}`.execute(ctx.db)
  if (found.length === 0) throw membershipNotFound()
  const { rows } =
    await sql<Row>`select y.payment_id as "paymentId", y.is_change as "isChange", y.amount_minor as "amountMinor",
      y.returned_minor as "returnedMinor", y.currency, y.paid_at as "paidAt", p.timezone,
      y.period = max(y.period) over () as "isNow", coalesce((select q.lines->0->>'name' from paper q
        where q.provider_id = ${providerId} and q.payment_id = y.payment_id and q.kind = 'receipt'), s.name) as "planName",
      case when y.is_change then g.uses - (g.before->>'uses')::int
        else (select coalesce(sum(e.uses), 0) from subscription_entry e where e.provider_id = ${providerId}
          and e.subscription_id = ${id} and e.kind = 'granted' and coalesce(e.period, 1) = y.period) end::int as uses,
      coalesce((select json_agg(json_build_object('id', q.paper_id, 'kind', q.kind, 'number', q.number) order by q.number)
        from paper q where q.provider_id = ${providerId} and q.payment_id = y.payment_id), '[]') as papers
    from payment y join subscription s on s.provider_id = ${providerId} and s.subscription_id = y.subscription_id
      join provider p on p.provider_id = ${providerId}
      left join subscription_upgrade g on g.provider_id = ${providerId} and g.payment_id = y.payment_id
    where y.provider_id = ${providerId} and y.subscription_id = ${id} and y.paid_at is not null
    order by y.period desc, y.is_change desc, y.created_at desc`.execute(ctx.db)
  return rows.map(({ paidAt, timezone, ...payment }) => ({ ...payment, paidAt: isoWithOffset(paidAt, timezone) }))
}
