import { type RawBuilder, sql } from 'kysely'
import { hasCode } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx, UserCtx } from '../../lib/context.ts'
import { toMajor } from '../../lib/money.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { findNamed, findProvidersOf } from '../directories/directory.server.ts'
import { takesCharges } from '../payments/card-account.server.ts'
import { readOpenCard } from '../providers/service.server.ts'
import {
  freePlan,
  type Member,
  type OwnPlan,
  type OwnPlans,
  type Plan,
  type PlanOffer,
  type Subscription,
  type SubscriptionUse,
} from './contract.ts'
import { pauseEnd } from './periods.server.ts'
import { listCovered, platformSellers, readKept, sellsPlatformPlan } from './platform-plan.server.ts'
import { giveBackRefusal, giveBackUntil, graceDays, noticeDays, renewalStateOf, usableUntil } from './rules.ts'
import { findOwn, membershipNotFound, readRowsOf } from './subscription-row.server.ts'

type Terms = Pick<
  OwnPlan,
  'id' | 'name' | 'priceMinor' | 'currency' | 'months' | 'uses' | 'renews' | 'rollsOver' | 'benefits' | 'services'
>

/** Whose it is: named where one of them is asked, else by whichever row. */
type Whose = RawBuilder<unknown>
const named = (providerId: string): Whose => sql`${providerId}`

/** By the names that the services have now; one that is gone has none and is left out. */
const namesOf = (of: 'plan' | 'subscription' | 'subscription_change' | 'n', provider: Whose) => sql`coalesce((
  select json_agg(json_build_object('id', s.service_id, 'name', s.name) order by s.position)
  from service s where s.provider_id = ${provider} and s.is_active
    and s.service_id = any(${sql.ref(`${of}.service_ids`)})), '[]')`

const termsOf = (
  of: 'plan' | 'subscription',
  provider: Whose,
) => sql`${sql.ref(`${of}.name`)}, ${sql.ref(`${of}.price_minor`)} as "priceMinor",
  ${sql.ref(`${of}.currency`)}, ${sql.ref(`${of}.months`)}, ${sql.ref(`${of}.uses`)}, ${sql.ref(`${of}.renews`)},
  ${sql.ref(`${of}.rolls_over`)} as "rollsOver", ${sql.ref(`${of}.benefits`)}, ${namesOf(of, provider)} as services`

const usesLeft = (provider: Whose) => sql`(select coalesce(sum(e.uses), 0) from subscription_entry e
  where e.provider_id = ${provider} and e.subscription_id = subscription.subscription_id)`

/** What everybody has. */
const free = (currency: string): Plan => ({
  ...{ id: freePlan, version: 1, name: 'Free', price: 0, priceMinor: 0, currency, months: 1, uses: 0 },
  ...{ renews: false, rollsOver: false, trialDays: 0, services: [] },
  benefits: { pointsPercent: 100, leadMinutes: 0, freeCancellations: 0, freeCancellationMost: 0 },
})

/** The platform's: sold by those businesses of its operator that they have named, and nothing but the free one until there are any. */
async function readPlatformOffer(ctx: Ctx): Promise<PlanOffer> {
  const sellers = await platformSellers(ctx)
  const { rows } = await sql<
    Terms & Pick<OwnPlan, 'version' | 'trialDays'>
  >`select plan.plan_id as id, plan.version, plan.trial_days as "trialDays", ${termsOf('plan', sql.ref('plan.provider_id'))} from plan
      join provider p on p.provider_id = plan.provider_id and p.currency = plan.currency
    where plan.provider_id = any(${sellers}::uuid[]) and plan.is_offered and plan.benefits is not null
    order by plan.currency, plan.months, plan.price_minor, plan.plan_id`.execute(ctx.db)
  return {
    ...{ providerId: null, providerName: 'Highstreet', providerLinkTo: '/plans', profession: '', image: null },
    isSold: rows.length > 0,
    plans: [free(rows[0]?.currency ?? 'GBP'), ...rows.map(withPrice)],
  }
}

export async function readOffer(ctx: Ctx, { providerId }: { providerId?: string | undefined }): Promise<PlanOffer> {
  if (providerId === undefined) return readPlatformOffer(ctx)
  const provider = await readOpenCard(ctx, providerId)
  const { rows } = await sql<Terms & Pick<OwnPlan, 'version' | 'trialDays'>>`/* prepare: plans-of-provider */
    select plan.plan_id as id, plan.version, plan.trial_days as "trialDays", ${termsOf('plan', named(provider.id))} from plan
    where plan.provider_id = ${provider.id} and plan.is_offered and plan.benefits is null and plan.currency = ${provider.currency}
    order by plan.price_minor, plan.plan_id`.execute(ctx.db)
  return {
    providerId: provider.id,
    providerName: provider.name,
    providerLinkTo: provider.linkTo,
    profession: provider.profession,
    image: provider.image,
    isSold: await takesCharges(ctx, provider.id),
    plans: rows.filter(({ services }) => services.length > 0).map(withPrice),
  }
}

const withPrice = <T extends Pick<Terms, 'priceMinor' | 'currency'>>(terms: T) => ({
  ...terms,
  price: toMajor(terms.priceMinor, terms.currency),
})

type OwnRow = Terms & {
  planId: string
  next: Omit<NonNullable<Subscription['next']>, 'price'> | null
  notice: (Omit<NonNullable<Subscription['notice']>, 'price' | 'from'> & { at: string | null }) | null
  upgrade: Omit<NonNullable<Subscription['upgrade']>, 'amount'> | null
  providerId: string
  providerName: string
  slug: string
  timezone: string
  status: Subscription['status']
  usesLeft: number
  isPaused: boolean
  isProcessing: boolean
  isKept: boolean
  returnableMinor: number
  createdAt: Date
  trialEndsAt: Date | null
  startsAt: Date | null
  endsAt: Date | null
  cancelledAt: Date | null
  graceUntil: Date | null
  pauseMonths: number | null
  pausedUntil: Date | null
  pausesUntil: Date | null
  paymentId: string | null
  brand: string | null
  lastFour: string | null
}

const nextOf = (
  provider: Whose,
) => sql`(select json_build_object('planId', plan_id, 'name', name, 'priceMinor', price_minor, 'months', months,
    'uses', uses, 'rollsOver', rolls_over, 'benefits', benefits, 'services', ${namesOf('subscription_change', provider)})
  from subscription_change where subscription_change.provider_id = ${provider}
    and subscription_change.subscription_id = subscription.subscription_id)`

const noticeOf = (
  provider: Whose,
) => sql`(select json_build_object('at', s.effective_at, 'name', n.name, 'priceMinor', n.price_minor, 'uses', n.uses,
    'rollsOver', n.rolls_over, 'benefits', n.benefits, 'services', ${namesOf('n', provider)})
  from subscription_notice s join plan_notice n on n.provider_id = s.provider_id and n.notice_id = s.notice_id
  where s.provider_id = ${provider} and s.subscription_id = subscription.subscription_id
    and n.withdrawn_at is null and n.plan_id = subscription.plan_id)`

const ofIt = (provider: Whose) => sql`y.provider_id = ${provider} and y.subscription_id = subscription.subscription_id`

/** What is left of the payment of its period, and of that of another plan within it: as giving it back does. */
const returnableMinor = (
  provider: Whose,
) => sql`(select coalesce(sum(greatest(0, y.captured_minor - y.returned_minor - y.lost_minor)), 0)
  from payment y where ${ofIt(provider)} and (exists (select from subscription_upgrade g where g.provider_id = ${provider}
      and g.payment_id = y.payment_id and g.period = subscription.periods and g.begun_at is not null and g.undone_at is null)
    or y.payment_id = (select z.payment_id from payment z where z.provider_id = ${provider}
      and z.subscription_id = subscription.subscription_id and not z.is_change order by z.period desc, z.asked_again desc limit 1)))`

async function readOwn(ctx: UserCtx, which: RawBuilder<unknown>, providerId?: string): Promise<Subscription[]> {
  const provider = providerId === undefined ? sql.ref('subscription.provider_id') : named(providerId)
  const providers = await findProvidersOf(ctx.db, ctx.actor.accountId)
  const { rows } = await sql<
    Omit<OwnRow, 'isKept'>
  >`select subscription.subscription_id as id, subscription.plan_id as "planId",
      ${termsOf('subscription', provider)}, ${nextOf(provider)} as next, ${noticeOf(provider)} as notice, subscription.provider_id as "providerId", p.business_name as "providerName", p.slug, p.timezone,
      subscription.status, ${usesLeft(provider)}::int as "usesLeft", subscription.cancelled_at as "cancelledAt",
      subscription.grace_until as "graceUntil", subscription.pause_months as "pauseMonths", subscription.paused_until as "pausedUntil",
      coalesce(subscription.paused_until, ${pauseEnd('subscription')}) as "pausesUntil", v.brand, v.last_four as "lastFour",
      (select json_build_object('paymentId', y.payment_id, 'planId', g.plan_id, 'name', g.name, 'amountMinor', y.amount_minor)
        from payment y join subscription_upgrade g on g.provider_id = y.provider_id and g.payment_id = y.payment_id
        where ${ofIt(provider)} and y.is_change and y.status = 'open' order by y.created_at desc limit 1) as upgrade,
      exists (select from payment y where ${ofIt(provider)} and y.period = subscription.periods and y.dispute = 'open') as "isPaused",
      exists (select from payment y where ${ofIt(provider)} and y.status = 'processing') as "isProcessing",
      (select y.payment_id from payment y where ${ofIt(provider)} and y.period > subscription.periods
        and y.status = 'open' and y.tries > 0 and y.refused is distinct from 'cards_stopped') as "paymentId",
      ${returnableMinor(provider)}::int8 as "returnableMinor",
      subscription.created_at as "createdAt", subscription.trial_ends_at as "trialEndsAt", subscription.starts_at as "startsAt", subscription.ends_at as "endsAt"
    from subscription join provider p on p.provider_id = subscription.provider_id
      left join renewal_card v on v.provider_id = subscription.provider_id
        and v.subscription_id = subscription.subscription_id and v.status = 'kept'
    where subscription.provider_id = any(${providers}::uuid[]) and subscription.customer_id = ${ctx.actor.accountId} and ${which}
    order by array_position(array['active', 'unpaid', 'ended'], subscription.status), subscription.benefits is null,
      subscription.created_at desc
    limit 100`.execute(ctx.db)
  const isKept = await readKept(ctx, providers, ctx.actor.accountId)
  return rows.map((row) => toSubscription(ctx, { ...row, isKept: isKept(row) }))
}

export const listOwn = (ctx: UserCtx, { providerId }: { providerId?: string | undefined }) =>
  readOwn(ctx, providerId === undefined ? sql`true` : sql`subscription.provider_id = ${providerId}`, providerId)

export async function readOne(ctx: UserCtx, id: string): Promise<Subscription> {
  const [one] = await readOwn(ctx, sql`subscription.subscription_id = ${id}`)
  if (!one) throw membershipNotFound()
  return one
}

/** Before the mail has left: thirty days from now. */
function noticed(ctx: Ctx, { currency, timezone }: OwnRow, { at, ...notice }: NonNullable<OwnRow['notice']>) {
  const from = at === null ? new Date(ctx.now.getTime() + noticeDays * 86_400_000) : new Date(at)
  return { ...notice, from: isoWithOffset(from, timezone), price: toMajor(notice.priceMinor, currency) }
}

function pauseOf({ pauseMonths, pausedUntil, pausesUntil, endsAt, timezone }: OwnRow): Subscription['pause'] {
  if (pausesUntil === null || endsAt === null) return null
  const from = isoWithOffset(endsAt, timezone)
  return { months: pauseMonths ?? 0, from, until: isoWithOffset(pausesUntil, timezone), isBegun: pausedUntil !== null }
}

function toSubscription(ctx: Ctx, row: OwnRow): Subscription {
  const {
    slug,
    timezone,
    createdAt,
    trialEndsAt,
    startsAt,
    endsAt,
    cancelledAt,
    graceUntil,
    pauseMonths: _months,
    pausedUntil: _until,
    pausesUntil: _end,
    paymentId,
    brand,
    lastFour,
    isKept: isNotReturned,
    returnableMinor: wouldGoBack,
    ...rest
  } = row
  const until = endsAt && usableUntil({ ...row, endsAt }, ctx.now)
  const isOver = until !== null && until <= ctx.now && row.pausesUntil === null
  const status = isOver ? 'ended' : row.status
  const isPaid = trialEndsAt === null || (endsAt !== null && endsAt > trialEndsAt)
  const isReturnable =
    status === 'active' &&
    isPaid &&
    !isNotReturned &&
    startsAt &&
    giveBackRefusal({ ...row, startsAt }, ctx.now) === null
  return {
    ...withPrice(rest),
    status,
    pause: status === 'active' ? pauseOf(row) : null,
    notice: row.notice && noticed(ctx, row, row.notice),
    next: row.next && { ...row.next, price: toMajor(row.next.priceMinor, row.currency) },
    upgrade: row.upgrade && { ...row.upgrade, amount: toMajor(row.upgrade.amountMinor, row.currency) },
    usesLeft: status === 'active' && (isPaid || endsAt === null || ctx.now < endsAt) ? row.usesLeft : 0,
    providerLinkTo: `/provider/${slug}`,
    createdAt: createdAt.toISOString(),
    trialEndsAt: trialEndsAt && isoWithOffset(trialEndsAt, timezone),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: until && isoWithOffset(until, timezone),
    renewal:
      row.renews && endsAt && status === 'active'
        ? { state: renewalStateOf({ ...row, endsAt }, ctx.now), paymentId, brand, lastFour }
        : null,
    returnableUntil: isReturnable ? giveBackUntil({ startsAt }).toISOString() : null,
    returnableMinor: isReturnable ? wouldGoBack : null,
  }
}

type UseRow = Pick<SubscriptionUse, 'id' | 'kind' | 'uses'> & {
  at: Date
  bookingId: string | null
  startsAt: Date | null
  timezone: string | null
  services: string[]
}

/** For whoever has it and for its provider; without a name, one's plan of the platform. */
export async function listUses(ctx: UserCtx, { subscriptionId }: { subscriptionId?: string | undefined }) {
  if (subscriptionId !== undefined) {
    const [ownPlan] = await readRowsOf(
      ctx,
      ctx.actor.accountId,
      sql`u.subscription_id = ${subscriptionId} and u.benefits is not null`,
    )
    return ownPlan ? listCovered(ctx, ownPlan) : listVisits(ctx, subscriptionId)
  }
  const own = await findOwn(ctx, undefined).catch((error: unknown) => {
    if (hasCode(error, 'membership_not_found')) return null
    throw error
  })
  return own ? listCovered(ctx, own) : []
}

async function listVisits(ctx: UserCtx, subscriptionId: string): Promise<SubscriptionUse[]> {
  const { accountId, providerId: own } = ctx.actor
  const found = await findNamed(ctx.db, subscriptionId)
  if (found?.kind !== 'subscription' || (found.customerId !== accountId && found.providerId !== own))
    throw membershipNotFound()
  const { providerId } = found
  const { rows } =
    await sql<UseRow>`select e.entry_id as id, e.kind, e.uses, e.posted_at as at, b.booking_id as "bookingId",
      b.starts_at as "startsAt", b.timezone, array(select s.service_name from segment s
        where s.provider_id = ${providerId} and s.booking_id = b.booking_id order by s.position) as services
    from subscription_entry e
      left join booking b on b.provider_id = ${providerId} and b.booking_id = e.booking_id
    where e.provider_id = ${providerId} and e.subscription_id = ${subscriptionId}
    order by e.posted_at desc, e.entry_id desc`.execute(ctx.db)
  return rows.map(({ at, bookingId, startsAt, timezone, services, ...use }) => ({
    ...use,
    at: at.toISOString(),
    visit:
      bookingId && startsAt && timezone ? { bookingId, dateTime: isoWithOffset(startsAt, timezone), services } : null,
  }))
}

/** As `usableUntil` says. */
const usableAt = (now: Date) => sql`(subscription.ends_at > ${now} or subscription.renews
  and subscription.cancelled_at is null and subscription.paused_until is null
  and subscription.pause_months is null and coalesce(subscription.grace_until,
    subscription.ends_at + make_interval(days => ${graceDays})) > ${now})`

export async function listOwnPlans(ctx: ProviderCtx): Promise<OwnPlans> {
  const { providerId } = ctx.actor
  const { rows } = await sql<
    Omit<OwnPlan, 'price'>
  >`with paid as (select coalesce(y.plan_id, u.plan_id) as plan_id, u.subscription_id, -sum(e.amount_minor) as paid_minor
      from ledger_posting l join ledger_entry e on e.posting_id = l.posting_id and e.account = 'owed_to_provider'
        join subscription u on u.provider_id = ${providerId} and u.subscription_id = l.subscription_id
        left join payment y on y.provider_id = ${providerId} and y.payment_id = l.payment_id
      where l.provider_id = ${providerId} group by 1, 2),
    earned as (select plan_id, sum(paid_minor)::int8 as paid_minor from paid group by plan_id),
    bought as (select plan_id, count(*)::int as sold from (select s.plan_id, s.subscription_id from subscription s
        where s.provider_id = ${providerId} and s.status <> 'unpaid' and s.starts_at is not null
      union select plan_id, subscription_id from paid) b group by plan_id)
    select plan.plan_id as id, plan.version, plan.trial_days as "trialDays", ${termsOf('plan', named(providerId))}, plan.is_offered as "isOffered",
      coalesce(bought.sold, 0) as sold,
      count(u.*) filter (where u.status = 'active' and (u.is_usable or u.is_pausing))::int as active,
      coalesce(sum(case when u.is_usable then u.uses_left when u.is_pausing and u.rolls_over then least(u.uses_left, u.uses) end)
        filter (where u.status = 'active'), 0)::int as "usesOwed",
      coalesce(earned.paid_minor, 0) as "paidMinor",
      (select json_build_object('name', n.name, 'priceMinor', n.price_minor, 'uses', n.uses, 'told', (select count(*) from subscription_notice s
          where s.provider_id = ${providerId} and s.notice_id = n.notice_id and s.mailed_at is not null))
        from plan_notice n where n.provider_id = ${providerId} and n.plan_id = plan.plan_id and n.withdrawn_at is null) as notice
    from plan left join earned on earned.plan_id = plan.plan_id left join bought on bought.plan_id = plan.plan_id
      left join (select subscription.*, ${usesLeft(named(providerId))} as uses_left, ${usableAt(ctx.now)} as is_usable,
        subscription.paused_until is not null or subscription.pause_months is not null as is_pausing
      from subscription
      where subscription.provider_id = ${providerId}) u on u.plan_id = plan.plan_id
    where plan.provider_id = ${providerId}
    group by plan.provider_id, plan.plan_id, earned.paid_minor, bought.sold
    order by plan.is_offered desc, plan.price_minor, plan.plan_id`.execute(ctx.db)
  const { rows: own } = await sql<{ currency: string }>`select currency from provider
    where provider_id = ${providerId}`.execute(ctx.db)
  return {
    isSold: await takesCharges(ctx, providerId),
    sellsPlatformPlan: await sellsPlatformPlan(ctx, providerId),
    currency: own[0]?.currency ?? 'GBP',
    plans: rows.map(withPrice),
  }
}

type MemberRow = Omit<Member, 'startsAt' | 'endsAt' | 'renewal'> & {
  startsAt: Date
  endsAt: Date
  timezone: string
  renews: boolean
  cancelledAt: Date | null
  graceUntil: Date | null
  pauseMonths: number | null
  pausedUntil: Date | null
}

/** The last five hundred: what is over is at the end. */
export async function listMembers(ctx: ProviderCtx): Promise<Member[]> {
  const { providerId } = ctx.actor
  const isUsable = usableAt(ctx.now)
  const { rows } =
    await sql<MemberRow>`select subscription.subscription_id as "subscriptionId", subscription.name as "planName",
      coalesce(subscription.trial_ends_at >= subscription.ends_at, false) as "isTrial", c.full_name as "customerName", case when ${isUsable} or subscription.paused_until is not null or subscription.pause_months is not null then subscription.status else 'ended' end as status,
      subscription.uses, ${usesLeft(named(providerId))}::int as "usesLeft", subscription.starts_at as "startsAt", subscription.ends_at as "endsAt", p.timezone,
      subscription.renews, subscription.cancelled_at as "cancelledAt", subscription.grace_until as "graceUntil",
      subscription.pause_months as "pauseMonths", subscription.paused_until as "pausedUntil", n.name as "nextPlanName"
    from subscription join account c on c.account_id = subscription.customer_id
      join provider p on p.provider_id = ${providerId}
      left join subscription_change n on n.provider_id = ${providerId} and n.subscription_id = subscription.subscription_id
    where subscription.provider_id = ${providerId} and subscription.starts_at is not null
    order by 4, subscription.starts_at desc limit 500`.execute(ctx.db)
  return rows.map(
    ({
      startsAt,
      endsAt,
      timezone,
      usesLeft: left,
      renews,
      cancelledAt,
      graceUntil,
      pauseMonths,
      pausedUntil,
      ...member
    }) => ({
      ...member,
      renewal:
        renews && member.status === 'active'
          ? renewalStateOf({ endsAt, cancelledAt, graceUntil, pausedUntil }, ctx.now)
          : null,
      usesLeft: member.status === 'active' ? left : 0,
      startsAt: isoWithOffset(startsAt, timezone),
      endsAt: isoWithOffset(
        pausedUntil ?? usableUntil({ renews, endsAt, cancelledAt, graceUntil, pauseMonths, pausedUntil }, ctx.now),
        timezone,
      ),
    }),
  )
}
