import type pg from 'pg'
import { demoAccounts } from './accounts.ts'

const seller = `select p.provider_id, p.currency, array(select s.service_id from service s
    where s.provider_id = p.provider_id and s.is_active order by s.position limit 2) as service_ids
  from provider p where p.slug = 'maya-thompson'`

/** The demo customer has points, a stamp card half full and days free of a membership; the demo provider sells two, and gives something for points. */
export async function fillBelonging(client: pg.Client, now: Date): Promise<void> {
  const customer = `(select account_id from account where email = '${demoAccounts.customer.email}')`
  const run = (text: string) => client.query(text, [now])
  await run(`insert into plan (provider_id, plan_id, name, price_minor, currency, months, uses, service_ids, renews, trial_days, created_at)
    select m.provider_id, md5('demo plan ' || t.name)::uuid, t.name, t.price, m.currency, t.months, t.uses, m.service_ids, t.renews,
      t.trial, $1::timestamptz - interval '90 days'
    from (${seller}) m, (values ('Two visits a month', 5600, 1, 2, true, 30), ('Ten visits', 26000, 12, 10, false, 0))
      t (name, price, months, uses, renews, trial) where cardinality(m.service_ids) > 0`)
  await run(`insert into subscription (provider_id, subscription_id, plan_id, customer_id, name, price_minor, currency, months, uses,
      service_ids, renews, consent, trial_ends_at, trial_plan_id, status, periods, created_at, starts_at, ends_at, counted_from, renew_at)
    select n.provider_id, md5('demo membership')::uuid, n.plan_id, ${customer}, n.name, n.price_minor, n.currency, n.months, n.uses,
      n.service_ids, true, n.name, t.until, n.plan_id, 'active', 1, $1::timestamptz - interval '5 days',
      $1::timestamptz - interval '5 days', t.until, t.until, t.until
    from plan n, lateral (select (date_trunc('day', $1::timestamptz at time zone 'Europe/London') + interval '25 days')
      at time zone 'Europe/London' as until) t where n.trial_days > 0`)
  await run(`insert into subscription_entry (provider_id, entry_id, subscription_id, kind, uses, period, posted_at)
    select provider_id, md5('demo membership granted')::uuid, subscription_id, 'granted', uses, 1, starts_at from subscription
    where starts_at < $1`)
  // What the demo customer has had: a point for each whole pound, and a stamp for each visit with the demo provider.
  const visits = `select b.* from booking b where b.customer_id = ${customer} and b.status = 'completed' and b.ends_at < $1`
  await run(`insert into loyalty_entry (entry_id, account_id, kind, points, source, booking_id, paid_minor, currency, factor_percent,
      counts_at, posted_at)
    select md5('demo points ' || v.booking_id)::uuid, v.customer_id, 'visit', v.total_minor / 100, 'visit:' || v.booking_id || ':0',
      v.booking_id, v.total_minor, v.currency, 100, v.ends_at, v.ends_at
    from (${visits}) v where v.total_minor >= 100`)
  await run(`insert into stamp_card (provider_id, visits, reward_minor, currency, started_at)
    select m.provider_id, 2 * n.seen, 1000, m.currency, $1::timestamptz - interval '1 year'
    from (${seller}) m, lateral (select count(*)::int as seen from (${visits}) v where v.provider_id = m.provider_id) n
    where n.seen between 1 and 10`)
  await run(`insert into provider_reward (provider_id, reward_id, kind, name, points, currency, keep_days, most_each, created_at)
    select m.provider_id, md5('demo reward')::uuid, 'thing', 'A hairbrush', 150, m.currency, 30, 1,
      $1::timestamptz - interval '60 days'
    from (${seller}) m`)
  await run(`insert into stamp_entry (provider_id, entry_id, customer_id, kind, stamps, booking_id, visits, reward_minor, currency,
      service_ids, posted_at)
    select v.provider_id, md5('demo stamp ' || v.booking_id)::uuid, v.customer_id, 'visit', 1, v.booking_id, c.visits, c.reward_minor,
      c.currency, c.service_ids, v.ends_at
    from (${visits}) v join stamp_card c on c.provider_id = v.provider_id`)
}
