import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import type { SubscriptionRow } from './subscription-row.server.ts'

/**
 * Where a period ends: at the midnight that begins the day of the month on which it was bought, or the month's last where
 * there is none. Counted from the first day, so that a short month shortens no other; the first one that is still to come,
 * so that nobody pays for months in which nothing was asked of them.
 */
export const periodEnd = (startsAt: RawBuilder<unknown>, after: RawBuilder<unknown>) =>
  sql`(select min(e.at) from ${anchors(startsAt)} where e.at > ${after})`

/** The midnights at which its periods end, as `e.at`; of `u` with `p`. */
const anchors = (startsAt: RawBuilder<unknown>, of: Of = 'u') => sql`generate_series(1, 1200) k,
  lateral (select (date_trunc('day', ${startsAt} at time zone p.timezone)
    + make_interval(months => k * ${sql.ref(`${of}.months`)})) at time zone p.timezone as at) e`

type Of = 'u' | 'subscription'

/** When a pause that is asked for ends; of months as their periods do, a year is counted from there. With its provider as `p`. */
export const pauseEnd = (of: Of) => {
  const [months, endsAt, paused] = [sql.ref(`${of}.months`), sql.ref(`${of}.ends_at`), sql.ref(`${of}.pause_months`)]
  const first = sql`coalesce(${sql.ref(`${of}.counted_from`)}, ${sql.ref(`${of}.starts_at`)})`
  return sql`case when ${paused} is null then null
    when ${months} = 1 then (select e.at from ${anchors(first, of)}
      where e.at > ${endsAt} + interval '15 days' order by e.at offset ${paused} - 1 limit 1)
    else ((${endsAt} at time zone p.timezone) + make_interval(months => ${paused})) at time zone p.timezone end`
}

/** When the period that ends next has begun. */
export async function periodStart(ctx: Ctx, { providerId, subscriptionId }: SubscriptionRow): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select coalesce((select max(e.at) from generate_series(0, 1200) k,
      lateral (select (date_trunc('day', coalesce(u.counted_from, u.starts_at) at time zone p.timezone)
        + make_interval(months => k * u.months)) at time zone p.timezone as at) e
      where e.at < u.ends_at - interval '15 days' and e.at > u.starts_at), u.starts_at) as at
    from subscription u join provider p on p.provider_id = ${providerId}
    where u.provider_id = ${providerId} and u.subscription_id = ${subscriptionId}`.execute(ctx.db)
  if (!rows[0]) throw new Error('It is one that is paid')
  return rows[0].at
}

/** Its period is over, and what was asked for begins. With it locked. */
export async function beginPause(tx: Ctx, { providerId, subscriptionId }: SubscriptionRow): Promise<void> {
  await sql`update subscription u set pause_months = null, paused_until = n.at, renew_at = n.at
    from (select ${pauseEnd('u')} as at from subscription u join provider p on p.provider_id = ${providerId}
      where u.provider_id = ${providerId} and u.subscription_id = ${subscriptionId}) n
    where u.provider_id = ${providerId} and u.subscription_id = ${subscriptionId}`.execute(tx.db)
}

/** What was paused goes on: a year is counted from that day. With it locked. */
export async function endPause(tx: Ctx, { providerId, subscriptionId }: SubscriptionRow): Promise<void> {
  await sql`update subscription set counted_from = case when months = 1 then counted_from else paused_until end,
      resumed_at = paused_until, paused_until = null
    where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(tx.db)
}
