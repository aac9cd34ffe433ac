import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { type DecisionKind, disputeKinds } from '../decisions/contract.ts'
import type { NamedKind } from '../directories/directory.server.ts'
import { findMissingStarts } from '../scheduling/free-days.server.ts'
import type { PromiseName } from './contract.ts'
import { owedMessages } from './owed-messages.server.ts'

/** What breaks a promise: ids of whatever it is about. */
type Query = RawBuilder<{ id: string }>
/** How many of them are looked for. */
const mostFound = 20
const some = sql`limit ${mostFound}`

const minutesAgo = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000)
const [hour, day] = [60, 1440]

/** Of what is there and the directory, by id: has no row, or another, or is the row of nothing. They lie by different keys, so each is read by itself. */
const notAsNamed = (
  things: RawBuilder<unknown>,
  ...kinds: readonly NamedKind[]
) => sql`with x as materialized (${things}),
    d as materialized (select * from directory where kind in (${sql.join(kinds)}))
    select coalesce(x.id, d.id) as id from x full join d using (id)
    where (x.kind, x.provider_id, x.customer_id) is distinct from (d.kind, d.provider_id, d.customer_id)`

const ofCalendars = {
  no_overlap: () => sql`select taker_id as id from (
      select taker_id, lower(during) as begins, max(upper(during)) over (partition by provider_id, staff_id
        order by lower(during), taker_id, position rows between unbounded preceding and 1 preceding) as until
      from occupation where blocking and staff_id is not null
      union all select taker_id, lower(during), max(upper(during)) over (partition by provider_id, room_id
        order by lower(during), taker_id, position rows between unbounded preceding and 1 preceding)
      from occupation where blocking and room_id is not null) o
    where begins < until`,
  // A request to somebody without hours takes no time before it is accepted.
  standing_has_time: () => sql`select b.booking_id as id from booking b where b.status = 'confirmed'
    and exists (select from segment s where s.provider_id = b.provider_id and s.booking_id = b.booking_id
      and not exists (select from occupation o where o.provider_id = b.provider_id and o.booking_id = b.booking_id
        and o.blocking and o.staff_id = s.staff_id and o.during && tstzrange(s.starts_at, s.ends_at)))`,
  ended_has_none: () => sql`select o.booking_id as id from occupation o join booking b using (provider_id, booking_id)
    where o.blocking and b.status in ('cancelled', 'declined', 'expired')`,
  holds_are_there: () => sql`select o.hold_id as id from occupation o left join hold h using (provider_id, hold_id)
    where o.hold_id is not null and (h.hold_id is null or h.released_at is not null)`,
  visit_is_whole: () => sql`select b.booking_id as id from booking b left join segment s using (provider_id, booking_id)
    group by b.provider_id, b.booking_id
    having min(s.starts_at) is distinct from b.starts_at or max(s.ends_at) is distinct from b.ends_at`,
  price_is_sum: () => sql`select b.booking_id as id from booking b left join segment s using (provider_id, booking_id)
    group by b.provider_id, b.booking_id having coalesce(sum(s.price_minor), 0) <> b.total_minor`,
  history_is_whole: () => sql`select b.booking_id as id from booking b
    left join booking_change c using (provider_id, booking_id) group by b.provider_id, b.booking_id
    having count(c.position) = 0 or max(c.position) <> count(c.position)`,
  history_ends_now:
    () => sql`select b.booking_id as id from booking b join lateral (select starts_at from booking_change c
      where c.provider_id = b.provider_id and c.booking_id = b.booking_id order by position desc limit 1) c on true
    where c.starts_at <> b.starts_at`,
  never_over_before: (now: Date) => sql`select booking_id as id from booking
    where status in ('completed', 'no_show') and starts_at > ${now}`,
  unpaid_ends: (now: Date) => sql`select booking_id as id from booking
    where status = 'pending' and pay_by < ${minutesAgo(now, hour)}`,
  bookings_are_found: () =>
    notAsNamed(sql`select booking_id as id, 'booking' as kind, provider_id, customer_id from booking`, 'booking'),
  holds_are_found: () => sql`with h as materialized (select customer_id, hold_id, provider_id from hold),
      d as materialized (select customer_id, hold_id, provider_id from hold_directory)
    select coalesce(h.hold_id, d.hold_id) as id from h full join d using (customer_id, hold_id)
    where h.provider_id is distinct from d.provider_id`,
  visits_are_closed: (now: Date) => sql`select booking_id as id from booking
    where status in ('pending', 'confirmed') and ends_at < ${minutesAgo(now, 3 * day)}`,
  staff_are_there: (
    now: Date,
  ) => sql`select b.booking_id as id from booking b join segment s using (provider_id, booking_id)
    join staff f on f.provider_id = s.provider_id and f.staff_id = s.staff_id
    where b.status in ('pending', 'confirmed') and s.starts_at > ${now} and f.removed_at is not null`,
  days_are_their_rows: (now: Date) => sql`select distinct provider_id as id from (
      select b.provider_id, (b.starts_at at time zone p.timezone)::date as day,
        count(*) filter (where b.status in ('confirmed', 'completed', 'no_show')) as visits,
        count(*) filter (where b.status = 'completed') as completed, count(*) filter (where b.status = 'no_show') as no_shows,
        coalesce(sum(b.total_minor) filter (where b.status = 'completed'), 0) as minor
      from booking b join provider p using (provider_id)
      where b.starts_at >= ${now}::timestamptz - interval '29 days' and b.starts_at < ${now}::timestamptz + interval '1 day' group by 1, 2) b
    full join (
      select d.provider_id, d.day, d.visits, d.completed, d.no_shows, coalesce(sum(m.visits_minor), 0) as minor
      from provider_day d left join provider_day_money m using (provider_id, day)
      where d.day >= ${now}::date - 29 group by d.provider_id, d.day) d using (provider_id, day)
    join provider p using (provider_id)
    where day > (${now} at time zone p.timezone)::date - 27 and day < (${now} at time zone p.timezone)::date
      and (coalesce(b.visits, 0), coalesce(b.completed, 0), coalesce(b.no_shows, 0), coalesce(b.minor, 0))
        <> (coalesce(d.visits, 0), coalesce(d.completed, 0), coalesce(d.no_shows, 0), coalesce(d.minor, 0))
      and not exists (select from provider_day_due c where c.provider_id = p.provider_id)`,
  days_are_followed: (now: Date) => sql`select provider_id as id from provider_day_due
    where due_since < ${minutesAgo(now, 10)}`,
  // A day that waits to be summed up says nothing; a business of another category leaves the sum of all as it is.
  categories_add_up: (now: Date) => sql`select day::text as id from (
      select day, sum(visits) as visits, sum(made) as made, sum(reviews) as reviews from provider_day
        where day >= ${now}::date - 7 and day < ${now}::date group by 1) d
    full join (select day, sum(visits) as visits, sum(made) as made, sum(reviews) as reviews from category_day
        where day >= ${now}::date - 7 and day < ${now}::date group by 1) c using (day)
    where (d.visits, d.made, d.reviews) is distinct from (c.visits, c.made, c.reviews)
      and coalesce(d.day, c.day) not in (select e.day from category_day_due e)`,
  months_add_up: (now: Date) => sql`select provider_id::text || ' ' || month as id from (
      select provider_id, date_trunc('month', day)::date as month, sum(visits) as visits from provider_day
        where day >= date_trunc('month', ${now}::date) - interval '1 month' group by 1, 2) d
    full join (select * from provider_month where month >= date_trunc('month', ${now}::date) - interval '1 month') m
      using (provider_id, month)
    where coalesce(d.visits, 0) <> coalesce(m.visits, 0)`,
}

const ofSearch = {
  everyone_is_listed: () => sql`select p.provider_id as id from provider p join account a on a.account_id = p.account_id
    left join listing l on l.provider_id = p.provider_id
    where l.provider_id is null
      or l.is_owner_listed <> (is_open('active', a.status) and a.email_verified_at is not null)`,
  lists_show_ratings:
    () => sql`select l.provider_id as id from listing l left join provider_rating r using (provider_id)
    where l.reviews_count <> coalesce(r.count, 0) or l.rating is distinct from case when r.count > 0 then r.average end`,
  lists_show_prices: () => sql`select l.provider_id as id from listing l left join (
      select provider_id, min(price_minor) as least from service where is_active group by provider_id) s using (provider_id)
    where l.starting_price_minor is distinct from s.least`,
  categories_are_counted: () => sql`select slug as id from (
      select substr(facet, 10) as slug, count(*) as count from listing l cross join lateral unnest(facets) facet
      where l.is_listed and facet like 'category:%' group by 1) l
    full join (select category_slug as slug, sum(count) as count
      from (select category_slug, count from category_count union all select category_slug, change from category_move) each
      group by 1) c using (slug)
    where coalesce(l.count, 0) <> coalesce(c.count, 0)`,
  free_days_are_known: (now: Date) => sql`select provider_id as id from free_day_mark
    where due_since > '-infinity' and due_since < ${minutesAgo(now, 10)}`,
}

const ofMoney = {
  postings_balance: () => sql`select posting_id as id from ledger_entry group by posting_id, currency
    having sum(amount_minor) <> 0`,
  ledger_is_zero: () => sql`select currency as id from ledger_entry group by currency having sum(amount_minor) <> 0`,
  accounts_are_sums: () => sql`select coalesce(b.currency, e.currency) as id from ledger_balance b full join (
      select currency, account, sum(amount_minor) as amount_minor from ledger_entry
      where posting_id < (select until from ledger_balanced) group by currency, account) e using (currency, account)
    where b.amount_minor is distinct from e.amount_minor`,
  gift_cards_are_covered: () => sql`select owner_id as id from ledger_entry where account = 'gift_card'
    group by owner_id, currency having sum(amount_minor) > 0`,
  nothing_is_due_twice: () => sql`select owner_id as id from ledger_entry where account = 'refund_due'
    group by owner_id, currency having sum(amount_minor) > 0`,
  never_more_back: () => sql`select payment_id as id from payment where captured_minor > amount_minor
    or returned_minor > captured_minor or platform_fee_returned_minor > platform_fee_minor`,
  refunds_add_up: () => sql`select y.payment_id as id from payment y left join refund r
      on r.provider_id = y.provider_id and r.payment_id = y.payment_id and r.status <> 'failed'
    group by y.provider_id, y.payment_id having coalesce(sum(r.amount_minor), 0) <> y.returned_minor`,
  charges_are_booked: () => sql`select y.payment_id as id from payment y left join (
      select l.source, sum(e.amount_minor) as minor from ledger_posting l join ledger_entry e using (posting_id)
      where l.source like 'charge:%' and e.account = 'held_by_processor' group by l.source) charged
      on charged.source = 'charge:' || y.payment_id
    where y.captured_minor <> coalesce(charged.minor, 0)`,
  paid_once:
    () => sql`select booking_id as id from payment where booking_id is not null and not is_fee and captured_minor > 0
      and returned_minor < captured_minor
    group by provider_id, booking_id having count(*) > 1`,
  prepaid_is_paid:
    () => sql`select b.booking_id as id from booking b where b.status = 'confirmed' and b.due_now_minor > b.gift_minor
    and not exists (select from payment y where y.provider_id = b.provider_id and y.booking_id = b.booking_id
      and y.captured_minor > 0)`,
  receipts_are_issued: () => sql`select y.payment_id as id from payment y where y.captured_minor > 0
    and not exists (select from paper q where q.provider_id = y.provider_id and q.payment_id = y.payment_id
      and q.kind = 'receipt')`,
  notes_are_issued: () => sql`select r.refund_id as id from refund r where r.status = 'succeeded'
    and not exists (select from paper q where q.provider_id = r.provider_id and q.refund_id = r.refund_id)`,
  papers_have_no_gap: () =>
    sql`select provider_id as id from paper group by provider_id having max(number) <> count(*)`,
  gift_visits_add_up: () => sql`select b.booking_id as id from booking b
    left join gift_redemption r using (provider_id, booking_id) group by b.provider_id, b.booking_id
    having b.gift_minor <> coalesce(sum(r.amount_minor), 0) or bool_or(r.returned_minor > r.amount_minor)`,
  processor_is_heard: (now: Date) => sql`select event_id as id from webhook_event
    where applied_at is null and received_at < ${minutesAgo(now, hour)}`,
  refunds_are_sent: (now: Date) => sql`select refund_id as id from refund
    where status = 'pending' and created_at < ${minutesAgo(now, day)} and (tried_at is null or tried_at < ${minutesAgo(now, day)})`,
  books_agree: (now: Date) => sql`select difference_id as id from payment_difference
    where mended_at is null and kind <> 'refund_failed' and found_at < ${minutesAgo(now, day)}`,
  payments_are_found: () =>
    notAsNamed(
      sql`select payment_id as id, 'payment' as kind, provider_id, customer_id from payment
        union all select gift_card_id, 'gift_card', provider_id, buyer_id from gift_card
        union all select subscription_id, 'subscription', provider_id, customer_id from subscription`,
      ...(['payment', 'gift_card', 'subscription'] as const),
    ),
}

/** With what was decided of it, with its reason, and still holds. Joined: `not in` looks through all of it for each when it is too long to be kept. */
const withDecided = (subject: string, kind: DecisionKind) =>
  sql`left join decision d on d.subject_id = ${sql.ref(subject)} and d.kind = ${kind} and d.undone_at is null`

const ofDisputes = sql.join(disputeKinds)
/** Before, the office gave no reason; a node of the release before did not either, in the day it ran beside. */
const disputesAreDecidedSince = sql`(select applied_at + interval '1 day' from schema_migration
  where name = '0410_more_decisions.sql')`

const ofReviews = {
  ratings_are_rows: () => sql`select provider_id as id from (select provider_id, count(*) as n, avg(rating) as mean
      from review where status = 'published' group by provider_id) v full join provider_rating r using (provider_id)
    where coalesce(v.n, 0) <> coalesce(r.count, 0) or abs(coalesce(v.mean, 0) - coalesce(r.average, 0)) > 0.0001`,
  stars_add_up: () => sql`select r.provider_id as id from provider_rating r where r.star_counts::int[] <> array(
    select count(v.review_id)::int from generate_series(1, 5) stars left join review v
      on v.provider_id = r.provider_id and v.rating = stars and v.status = 'published' group by stars order by stars)`,
  stars_are_visits: () => sql`select v.review_id as id from review v left join booking b using (provider_id, booking_id)
    where (v.status = 'published' and b.status is distinct from 'completed') or b.customer_id <> v.customer_id`,
  votes_are_rows: () => sql`select v.review_id as id from review v where v.helpful_count <> (select count(*)
    from helpful_vote h where h.provider_id = v.provider_id and h.review_id = v.review_id)`,
  // Of a photo nothing is left to look at but the decision itself.
  removals_have_reasons:
    () => sql`select v.review_id as id from review v ${withDecided('v.review_id', 'review_removed')}
    where v.status = 'removed' and d.decision_id is null
    union all
    select v.review_id from review v ${withDecided('v.review_id', 'review_folded')}
    where v.status = 'published' and v.folded_reason is not null and d.decision_id is null
    union all
    select a.account_id from account a ${withDecided('a.account_id', 'suspended')}
    where a.status = 'suspended' and d.decision_id is null
    union all
    select n.booking_id from no_show n join booking_change c on c.provider_id = n.provider_id and c.booking_id = n.booking_id
      left join decision d on d.subject_id = n.booking_id and d.kind in (${ofDisputes})
    where n.answer is not null and c.kind in (${ofDisputes}) and c.at > ${disputesAreDecidedSince}
      and d.decision_id is null`,
}

const ofMessages = {
  bell_counts_rows: () => sql`select c.provider_id as id from notification_count c where (c.total, c.unread) <>
    (select count(*)::int, count(*) filter (where n.status = 'unread')::int from notification n
      where n.provider_id = c.provider_id and n.type = c.type)`,
  nobody_without_message: (now: Date) => owedMessages(now),
  messages_leave: (now: Date) => sql`select message_id as id from message
    where state = 'queued' and created_at < ${minutesAgo(now, 2 * day)}`,
  put_off_goes: (now: Date) => sql`select key as id from put_off where due_at < ${minutesAgo(now, hour)}`,
  jobs_are_done: (now: Date) => sql`select id::text from pgboss.job
    where state = 'created' and start_after < ${minutesAgo(now, 30)}`,
  jobs_are_alive: () => sql`select id::text from pgboss.job where name = 'dead-letter' and state = 'created'`,
  changes_have_jobs: (
    now: Date,
  ) => sql`select m.event_id::text as id from event_marker m cross join unnest(m.queues) as q (name)
    left join pgboss.job j on j.name = q.name and j.id = m.event_id
    where m.emitted_at < ${minutesAgo(now, 3)} and j.id is null
    union all
    select j.id::text from pgboss.job j left join event_marker m on m.provider_id = j.group_id::uuid and m.event_id = j.id
    where j.group_id is not null and j.name <> 'dead-letter' and j.state < 'completed' and j.created_on < ${minutesAgo(now, 3)}
      and m.event_id is null`,
  nothing_left_prepared: (now: Date) => sql`select gid as id from pg_prepared_xacts
    where database = current_database() and prepared < ${minutesAgo(now, 2)}`,
  no_reminder_in_vain: () => sql`select k.booking_id as id from booking_reminder k
    join booking b using (provider_id, booking_id) where b.cancelled_at < k.called_at - interval '1 minute' and b.starts_at = k.starts_at`,
}

const ofAccounts = {
  suspended_are_out: (now: Date) => sql`select s.session_id as id from session s join account a using (account_id)
    where s.revoked_at is null and s.expires_at > ${now} and a.status <> 'active'`,
  deleted_are_gone: () => sql`select account_id as id from account
    where status = 'deleted' and (email not like '%@deleted.invalid' or password_hash is not null or pending_email is not null)`,
  // Ended by a job.
  devices_are_ours: (now: Date) => sql`select x.push_subscription_id as id from push_subscription x
    left join session s using (session_id)
    where s.session_id is null or s.revoked_at < ${minutesAgo(now, 10)} or s.account_id <> x.account_id`,
  calls_are_answered: (now: Date) => sql`select key as id from idempotency_key
    where response is null and created_at < ${minutesAgo(now, hour)}`,
  // Of a favourite that a node of the release before has taken away, a row that names nothing may be left.
  customers_are_found: () => sql`with named as materialized (select customer_id, provider_id from directory),
      had as materialized (select account_id as customer_id, provider_id from favourite
        union select customer_id, provider_id from waitlist_entry union select customer_id, provider_id from reward_voucher),
      found as materialized (select customer_id, provider_id from customer_directory)
    select d.customer_id as id from (select * from named union select * from had) d
      join account a on a.account_id = d.customer_id left join found c using (customer_id, provider_id)
    where a.status <> 'deleted' and c.customer_id is null
    union all select c.customer_id from found c join account a on a.account_id = c.customer_id
      where a.status = 'deleted'`,
}

const ofWaitlists = {
  five_at_most: () => sql`select customer_id as id from waitlist_entry where status = 'waiting' and booking_id is null
    group by customer_id having count(*) > 5`,
  waits_end: (now: Date) => sql`select entry_id as id from waitlist_entry
    where status = 'waiting' and last_date < (${minutesAgo(now, 2 * day)}::timestamptz at time zone 'UTC')::date`,
  // What was accepted and is still to be paid is a booking already.
  offers_are_held: (
    now: Date,
  ) => sql`select o.offer_id as id from waitlist_offer o left join hold h using (provider_id, hold_id)
    where o.answer is null and o.hold_id is not null and o.expires_at > ${now}
      and (h.hold_id is null or h.released_at is not null)
      and not exists (select from booking b where b.provider_id = o.provider_id and b.starts_at = o.starts_at
        and b.status = 'pending')`,
  taken_is_booked:
    () => sql`select o.offer_id as id from waitlist_offer o left join booking b using (provider_id, booking_id)
    where o.answer = 'accepted' and b.booking_id is null`,
}

/** Of vouchers that providers gave. */
const pointsOfOwn = (
  kind: 'redeemed' | 'returned',
) => sql`(select e.reward_voucher_id as voucher_id, sum(e.points) as points
  from loyalty_entry e where e.reward_voucher_id is not null and e.kind = ${kind} group by e.reward_voucher_id)`

const ofBelonging = {
  uses_are_there: () => sql`select subscription_id as id from subscription_entry group by provider_id, subscription_id
    having sum(uses) < 0`,
  // One that is over is ended by the clock, some minutes later.
  one_platform_plan: (now: Date) => sql`select customer_id as id from subscription where status = 'active'
      and benefits is not null and (ends_at > ${now} or renew_at is not null)
    group by customer_id having count(*) > 1`,
  grace_ends: (now: Date) => sql`select subscription_id as id from subscription
    where status = 'active' and grace_until < ${minutesAgo(now, day)}`,
  vouchers_are_paid: () => sql`select v.voucher_id as id from loyalty_voucher v where v.points <> -coalesce((
    select sum(e.points) from loyalty_entry e where e.voucher_id = v.voucher_id and e.kind = 'redeemed'), 0)`,
  own_vouchers_are_paid: () => sql`select v.voucher_id as id from reward_voucher v
    left join ${pointsOfOwn('redeemed')} paid using (voucher_id) where v.points <> -coalesce(paid.points, 0)`,
  // Of a card as much comes back as was left of it.
  handed_or_back: () => sql`select v.voucher_id as id from reward_voucher v
    left join ${pointsOfOwn('returned')} back using (voucher_id)
    where case v.kind when 'card' then coalesce(back.points, 0) not between 0 and v.points
      else coalesce(back.points, 0) <> case when v.ended_at is null then 0 else v.points end end`,
  no_voucher_waits_on: (now: Date) => sql`select voucher_id as id from reward_voucher
    where kind = 'thing' and handed_at is null and ended_at is null and good_until < ${minutesAgo(now, day)}`,
  stamps_are_visits:
    () => sql`select e.entry_id as id from stamp_entry e left join booking b using (provider_id, booking_id)
    where e.booking_id is not null and b.booking_id is null`,
}

const queries: Readonly<Record<Exclude<PromiseName, 'free_times_are_found'>, (now: Date) => unknown>> = {
  ...{ ...ofCalendars, ...ofSearch, ...ofMoney, ...ofReviews },
  ...{ ...ofMessages, ...ofAccounts, ...ofWaitlists, ...ofBelonging },
}

/** What breaks it, `mostFound` at most. `tx`: on a snapshot that it only reads. */
export async function findBreaches(tx: Ctx, promise: PromiseName): Promise<string[]> {
  // Some at a time, others the next: each day of each business is the engine's work.
  if (promise === 'free_times_are_found') return findMissingStarts(tx, mostFound)
  // Where no card is charged they wait until some are again.
  if (promise === 'refunds_are_sent' && !tx.app.cards) return []
  const { rows } = await sql<{ id: string }>`${queries[promise](tx.now) as Query} ${some}`.execute(tx.db)
  return rows.map(({ id }) => id)
}
