import { type RawBuilder, sql } from 'kysely'
import { isTalk, type MailReader, mailOf } from '../bookings/changes.rules.ts'
import { changeKinds, parties } from '../bookings/contract.ts'
import { statementKinds } from '../decisions/contract.ts'
import { canBeEnded, type MessageKind } from '../identity/messages-contract.ts'

const minuteMs = 60_000
/** From its event to the row of its message: jobs are woken at once, and tried again within seconds. */
const withinMinutes = 10
/** A code to log in with is good for ten. */
const codeWithinMinutes = 3
const lookedBackDays = 1

type Span = (at: RawBuilder<unknown>) => RawBuilder<boolean>
type Times = { now: Date; from: Date; until: Date }
type Source = (recent: Span, times: Times) => RawBuilder<unknown>

const readers: readonly MailReader[] = ['customer', 'provider']
const told = sql.join(
  changeKinds.flatMap((kind) =>
    parties.flatMap((party) =>
      readers.flatMap((reader) =>
        mailOf(kind, reader, party) === null ? [] : [sql`(${kind}::text, ${party}::text, ${reader}::text)`],
      ),
    ),
  ),
)
const names = (all: readonly string[]) => sql.join(all.map((name) => sql`${name}::text`))
const talk = names(changeKinds.filter(isTalk))

/** Whoever is suspended, or was until yesterday, is not told. Joined, since `not in` looks through all of it for each when it is too long to be kept. */
const withShut = (from: Date) => sql`left join decision shut on shut.account_id = a.account_id
  and shut.kind = 'suspended' and coalesce(shut.undone_at, 'infinity') >= ${from}`
const isHere = sql`(a.status = 'active' and shut.account_id is null)`

/** Those that are off now have no message, nor a word of why from a node of the release before. */
const withOff = (kind: MessageKind) =>
  sql`left join message_off ended on ended.account_id = a.account_id and ended.kind = ${kind} and ended.channel = 'mail'`
const isOn = (kind: MessageKind) =>
  canBeEnded(kind)
    ? sql`(ended.account_id is null ${kind === 'reminders' ? sql`and a.mails_reminders` : sql``})`
    : sql`true`

/**
 * What owes somebody a mail, by the key of its message (`sendOnce`). What nobody is told of any more is left out: what was
 * overtaken, taken back or is over, and whoever has left. Whoever wants none has a row that says so.
 */
const sources = {
  // As `mail` in the jobs of bookings has it: another change is told by its own mail, and what was never paid the provider never heard of.
  bookings: (recent, { now }) => sql`select 'booking-' || c.booking_id || '-' || c.position || '-' || o.reader as key,
      a.account_id, c.at
    from booking_change c join (values ${told}) o (kind, party, reader) on o.kind = c.kind and o.party = c.party
      join booking b on b.provider_id = c.provider_id and b.booking_id = c.booking_id
      join provider p on p.provider_id = c.provider_id
      join account a on a.account_id = case o.reader when 'customer' then b.customer_id else p.account_id end
    where ${recent(sql`c.at`)} and a.status <> 'deleted'
      and not exists (select from booking_change n where n.provider_id = c.provider_id and n.booking_id = c.booking_id
        and n.position > c.position and (n.kind not in (${talk}) or (c.kind = 'proposed' and n.kind = 'proposed')))
      and (c.kind <> 'proposed' or b.proposed_starts_at > ${now})
      and (o.reader = 'customer' or not exists (select from booking_change u where u.provider_id = c.provider_id
          and u.booking_id = c.booking_id and u.position = 1 and u.kind = 'unpaid')
        or exists (select from booking_change u where u.provider_id = c.provider_id and u.booking_id = c.booking_id
          and u.kind in ('paid', 'paid_request')))`,
  reminders: (recent, { from, until }) => sql`select 'booking-' || k.booking_id || '-reminder-' ||
      (extract(epoch from k.starts_at) / 60)::bigint || '-' || k.hours_before, a.account_id, k.called_at
    from booking_reminder k join booking b on b.provider_id = k.provider_id and b.booking_id = k.booking_id
      join account a on a.account_id = b.customer_id ${withShut(from)} ${withOff('reminders')}
    where ${recent(sql`k.called_at`)} and b.status = 'confirmed' and b.starts_at = k.starts_at
      and b.starts_at > ${until} and ${isHere} and ${isOn('reminders')}
      and not exists (select from booking_reminder n where n.provider_id = k.provider_id and n.booking_id = k.booking_id
        and n.starts_at = k.starts_at and n.hours_before < k.hours_before)`,
  delays: (recent, { now, from }) => sql`select 'booking-' || d.booking_id || '-delayed-' ||
      (extract(epoch from d.told_at) * 1000)::bigint, a.account_id, d.told_at
    from delayed_booking d join booking b on b.provider_id = d.provider_id and b.booking_id = d.booking_id
      join account a on a.account_id = b.customer_id ${withShut(from)}
    where ${recent(sql`d.told_at`)} and d.expected_at <> coalesce(d.heard_at, d.starts_at) and d.starts_at = b.starts_at
      and b.status = 'confirmed' and d.expected_at > ${now} and ${isHere}`,
  refunds: (recent) => sql`select case r.reason when 'late' then 'payment-late-' || y.payment_id
      else 'payment-refund-' || r.refund_id end, a.account_id, r.created_at
    from refund r join payment y on y.provider_id = r.provider_id and y.payment_id = r.payment_id
      join account a on a.account_id = y.customer_id
    where ${recent(sql`r.created_at`)} and a.status <> 'deleted' and (r.reason = 'late' or (r.status <> 'failed'
      and (r.reason = 'given' or (r.reason = 'closed' and (y.gift_card_id is not null or y.subscription_id is not null)))))`,
  fees: (recent) => sql`select 'payment-fee-charged-' || y.payment_id, a.account_id, y.paid_at
    from payment y join account a on a.account_id = y.customer_id
    where ${recent(sql`y.paid_at`)} and y.is_fee and y.returned_minor = 0 and y.lost_minor = 0 and a.status <> 'deleted'`,
  memberships: (recent, { now }) => sql`select case when y.is_change then 'membership-changed-now-' || y.payment_id
      when y.period > 1 then 'membership-renewed-' || y.payment_id else 'membership-' || u.subscription_id end,
      a.account_id, y.paid_at
    from payment y join subscription u on u.provider_id = y.provider_id and u.subscription_id = y.subscription_id
      join account a on a.account_id = y.customer_id
    where ${recent(sql`y.paid_at`)} and y.returned_minor = 0 and u.status = 'active'
      and (u.ends_at > ${now} or u.renew_at is not null) and a.status <> 'deleted'`,
  // Of several that were asked for the last is sent; what somebody was given for points is on their page, and mailed to nobody.
  giftCards: (recent) => sql`select 'gift-card-' || g.gift_card_id || '-' || g.mails, a.account_id, g.delivered_at
    from gift_card g join account a on a.account_id = g.buyer_id
    where ${recent(sql`g.delivered_at`)} and g.status = 'active' and g.mails > 0 and a.status <> 'deleted'
      and not exists (select from generate_series(1, g.mails - 1) sent where 'gift-card-' || g.gift_card_id || '-' || sent
        in (select e.key from message e where e.key like 'gift-card-%'))`,
  decisions: (recent) => sql`select 'decision-' || d.decision_id, a.account_id, d.decided_at
    from decision d join account a on a.account_id = d.account_id
    where ${recent(sql`d.decided_at`)} and d.undone_at is null and a.status <> 'deleted'
      and d.kind in (${names(statementKinds)})`,
  appeals: (recent) => sql`select 'decision-appeal-' || d.decision_id, a.account_id, d.outcome_at
    from decision d join account a on a.account_id = d.account_id
    where ${recent(sql`d.outcome_at`)} and d.outcome is not null and a.status <> 'deleted'`,
  reports: (recent, { from }) => sql`select 'report-outcome-' || r.report_id, a.account_id, r.resolved_at
    from report r join account a on a.account_id = r.reporter_id ${withShut(from)} ${withOff('decisions')}
    where ${recent(sql`r.resolved_at`)} and r.status <> 'open' and ${isHere} and ${isOn('decisions')}`,
  offers: (recent, { now, from }) => sql`select 'waitlist-offer-' || o.offer_id, a.account_id, o.offered_at
    from waitlist_offer o join waitlist_entry w on w.provider_id = o.provider_id and w.entry_id = o.entry_id
      join account a on a.account_id = w.customer_id ${withShut(from)} ${withOff('waitlist')}
    where ${recent(sql`o.offered_at`)} and o.answer is null and not o.is_direct and o.expires_at > ${now}
      and w.status = 'waiting' and ${isHere} and ${isOn('waitlist')}`,
  contact: (recent) => sql`select 'contact-' || contact_message_id, null::uuid, created_at from contact_message
    where ${recent(sql`created_at`)}`,
  // An administrator's is made by hand, and the link is given to whoever made it.
  accounts: (recent, { from }) => sql`select 'account-verify-' || a.account_id, a.account_id, a.created_at
    from account a ${withShut(from)} where ${recent(sql`a.created_at`)} and ${isHere} and a.email_verified_at is null and not a.is_admin`,
  codes: (_recent, { now }) => sql`select 'account-code-' || sign_in_code_id, null::uuid, created_at from sign_in_code
    where created_at < ${new Date(now.getTime() - codeWithinMinutes * minuteMs)} and expires_at > ${now}
      and used_at is null`,
} satisfies Record<string, Source>
export type OwedSource = keyof typeof sources

/** Keys of what somebody should have been told of since yesterday and has no message. A restored database tells nobody before it is released. */
export function owedMessages(now: Date, only: readonly OwedSource[] = Object.keys(sources) as OwedSource[]) {
  const until = new Date(now.getTime() - withinMinutes * minuteMs)
  const from = new Date(now.getTime() - lookedBackDays * 1440 * minuteMs)
  const recent: Span = (at) => sql<boolean>`(${at} >= ${from} and ${at} < ${until})`
  const owed = only.map((name) => sql`(${sources[name](recent, { now, from, until })})`)
  return sql<{ id: string }>`select o.key as id from (${sql.join(owed, sql` union all `)}) o (key, account_id, at)
      left join message m on m.key = o.key
    where m.key is null and not exists (select from message_hold)`
}
