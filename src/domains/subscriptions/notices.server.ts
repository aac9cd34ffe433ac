import { randomUUIDv7 } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { pickLanguage } from '../../i18n/languages.ts'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { isoWithOffset, minutesAfter } from '../../lib/time.server.ts'
import type { Benefits } from './contract.ts'
import { planNoticed } from './events.ts'
import { consentIn } from './plan-terms.server.ts'
import { noticeDays } from './rules.ts'
import { type SubscriptionRow, type Terms, withLockedSubscription } from './subscription-row.server.ts'
import { mailNotice, mailNoticeWithdrawn } from './tell-member.server.ts'
import { subscriptions as en } from './texts/en.ts'

type Values = {
  name: string
  price_minor: number
  currency: string
  months: number
  uses: number
  service_ids: string[]
  rolls_over: boolean
  benefits: string | null
}

/** Asked for once more, because the answer was lost, it is the same notice. With the provider locked. */
export async function isAnnounced(tx: Ctx, providerId: string, planId: string, values: Values): Promise<boolean> {
  const { name, price_minor, currency, months, uses, service_ids, rolls_over, benefits } = values
  const { rows } = await sql`select from plan_notice where provider_id = ${providerId} and plan_id = ${planId}
    and withdrawn_at is null and name = ${name} and price_minor = ${price_minor} and currency = ${currency}
    and months = ${months} and uses = ${uses} and service_ids = ${service_ids}::uuid[] and rolls_over = ${rolls_over}
    and benefits is not distinct from ${benefits}::jsonb`.execute(tx.db)
  return rows.length > 0
}

/** Those who have it are told; another that was announced before is none any more. With the provider locked. */
export async function announce(tx: ProviderCtx, providerId: string, planId: string, values: Values): Promise<void> {
  await withdraw(tx, providerId, planId)
  const { name, price_minor, currency, months, uses, service_ids, rolls_over, benefits } = values
  await tx.db
    .insertInto('plan_notice')
    .values({
      ...{ provider_id: providerId, notice_id: randomUUIDv7(), plan_id: planId, created_at: tx.now },
      ...{ name, price_minor, currency, months, uses, service_ids, rolls_over, benefits },
    })
    .execute()
  await emit(tx, planNoticed, { providerId })
}

async function withdraw(tx: Ctx, providerId: string, planId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update plan_notice set withdrawn_at = ${tx.now}
    where provider_id = ${providerId} and plan_id = ${planId} and withdrawn_at is null`.execute(tx.db)
  return numAffectedRows === 1n
}

/** Whoever was told hears so; with whom it has begun already, it has. With the provider locked. */
export async function takeBack(tx: ProviderCtx, providerId: string, planId: string): Promise<void> {
  if (!(await withdraw(tx, providerId, planId)))
    throw new AppError('not_found', 'notice_not_found', en.errors.notice_not_found)
  await emit(tx, planNoticed, { providerId })
}

const batch = 200

/** Whoever has it by other terms and renews; whoever has chosen another plan meanwhile leaves this one. */
const isMeant = sql`u.renews and u.status = 'active' and u.cancelled_at is null`

/** For whoever has agreed to what they have before it, and pays as often and in the same money. */
const isFor = (notice: 'n' | 'o') => {
  const of = (column: string) => sql.ref(`${notice}.${column}`)
  return sql`(u.plan_id = ${of('plan_id')} and u.months = ${of('months')} and u.currency = ${of('currency')}
    and coalesce(u.agreed_at, u.created_at) <= ${of('created_at')})`
}

const differs = (notice: 'n' | 'o') => sql`(u.name, u.price_minor, u.uses, u.service_ids, u.rolls_over, u.benefits)
  is distinct from (${sql.join(
    ['name', 'price_minor', 'uses', 'service_ids', 'rolls_over', 'benefits'].map((one) => sql.ref(`${notice}.${one}`)),
  )})`

/** Withdrawn and nothing in its place, or not for them any more. */
const isNone = (
  provider: RawBuilder<unknown>,
) => sql`((n.withdrawn_at is not null and not exists (select from plan_notice o where o.provider_id = ${provider}
    and o.withdrawn_at is null and ${isFor('o')} and ${differs('o')})) or not ${isFor('n')} or not (${isMeant}))`

/** So long whoever tells a member has for it: after that they have died. */
const claimMinutes = 5
const isFree = (now: Date) => sql`(s.claimed_at is null or s.claimed_at < ${minutesAfter(now, -claimMinutes)})`

/** Everybody that is still to be told, of what was announced and of what was withdrawn. */
export async function tellOfNotices(ctx: Ctx): Promise<void> {
  const { rows } = await sql<{ providerId: string; noticeId: string; subscriptionId: string }>`
    select n.provider_id as "providerId", n.notice_id as "noticeId", u.subscription_id as "subscriptionId"
    from plan_notice n join subscription u on u.provider_id = n.provider_id and ${isMeant} and ${isFor('n')} and ${differs('n')}
      left join subscription_notice s on s.provider_id = u.provider_id and s.subscription_id = u.subscription_id
    where n.withdrawn_at is null and (s.notice_id is distinct from n.notice_id or s.mailed_at is null)
    order by case when s.notice_id = n.notice_id then s.asked_at end nulls first, n.created_at, u.subscription_id limit ${batch}`.execute(
    ctx.db,
  )
  for (const told of rows)
    await tell(ctx, told).catch((err: unknown) => ctx.log.warn({ err }, 'a member is told the next time'))
  const { rows: dropped } = await sql<{ providerId: string; subscriptionId: string; noticeId: string }>`
    select s.provider_id as "providerId", s.subscription_id as "subscriptionId", s.notice_id as "noticeId"
    from subscription_notice s join plan_notice n on n.provider_id = s.provider_id and n.notice_id = s.notice_id
      join subscription u on u.provider_id = s.provider_id and u.subscription_id = s.subscription_id
    where ${isNone(sql.ref('n.provider_id'))} limit ${batch}`.execute(ctx.db)
  for (const told of dropped)
    await untell(ctx, told).catch((err: unknown) => ctx.log.warn({ err }, 'a member is told the next time'))
}

type Of = { providerId: string; subscriptionId: string }
type Told = Of & { noticeId: string }

/** The thirty days are counted from when the mail has left; whoever it cannot reach goes on by what they have. */
async function tell(ctx: Ctx, { noticeId, ...of }: Told): Promise<void> {
  const { providerId, subscriptionId } = of
  const isMine = await withLockedSubscription(ctx, of, async (tx) => {
    const { rows } = await sql`select from plan_notice
      where provider_id = ${providerId} and notice_id = ${noticeId} and withdrawn_at is null`.execute(tx.db)
    if (rows.length === 0) return false
    // Event and clock come here in the same moment: one of them tells.
    const { numAffectedRows } =
      await sql`insert into subscription_notice as s (provider_id, subscription_id, notice_id, asked_at, claimed_at)
      values (${providerId}, ${subscriptionId}, ${noticeId}, ${tx.now}, ${tx.now})
      on conflict (provider_id, subscription_id) do update set notice_id = ${noticeId}, asked_at = ${tx.now},
        claimed_at = ${tx.now}, mailed_at = null, effective_at = null
      where (s.notice_id <> ${noticeId} or s.mailed_at is null) and ${isFree(tx.now)}`.execute(tx.db)
    return numAffectedRows === 1n
  })
  if (!isMine) return
  if (!(await orLetGo(ctx, { ...of, noticeId }, mailNotice(ctx, of, noticeId)))) return letGo(ctx, { ...of, noticeId })
  const now = await databaseNow(ctx)
  await sql`update subscription_notice set claimed_at = null, mailed_at = ${now}, effective_at = ${now}::timestamptz + make_interval(days => ${noticeDays})
    where provider_id = ${providerId} and subscription_id = ${subscriptionId} and notice_id = ${noticeId} and mailed_at is null`.execute(
    ctx.db,
  )
}

/** What was told meanwhile, of another notice, has its own turn afterwards: nobody reads of the end of one after the other. */
async function untell(ctx: Ctx, { noticeId, ...of }: Told): Promise<void> {
  const { providerId, subscriptionId } = of
  const mine = await withLockedSubscription(ctx, of, async (tx) => {
    const { rows } = await sql<{ wasTold: boolean }>`update subscription_notice s set claimed_at = ${tx.now}
      from plan_notice n, subscription u
      where s.provider_id = ${providerId} and s.subscription_id = ${subscriptionId} and s.notice_id = ${noticeId}
        and n.provider_id = ${providerId} and n.notice_id = ${noticeId}
        and u.provider_id = ${providerId} and u.subscription_id = ${subscriptionId} and ${isNone(sql`${providerId}`)} and ${isFree(tx.now)}
      returning s.mailed_at is not null and ${isFor('n')} and ${isMeant} as "wasTold"`.execute(tx.db)
    return rows[0]
  })
  if (!mine) return
  if (mine.wasTold) await orLetGo(ctx, { ...of, noticeId }, mailNoticeWithdrawn(ctx, of, noticeId))
  await sql`delete from subscription_notice where provider_id = ${providerId}
    and subscription_id = ${subscriptionId} and notice_id = ${noticeId}`.execute(ctx.db)
}

/** What fails is tried the next time, whoever does. */
const orLetGo = <T>(ctx: Ctx, told: Told, mailed: Promise<T>) =>
  mailed.catch(async (error: unknown) => {
    await letGo(ctx, told)
    throw error
  })

async function letGo(ctx: Ctx, { providerId, subscriptionId, noticeId }: Told): Promise<void> {
  await sql`update subscription_notice set claimed_at = null where provider_id = ${providerId}
    and subscription_id = ${subscriptionId} and notice_id = ${noticeId}`.execute(ctx.db)
}

/** What was announced and holds for a period that begins then; in the same transaction it becomes what is agreed to. With it locked. */
export async function takeNotice(tx: Ctx, row: SubscriptionRow, from: Date): Promise<SubscriptionRow> {
  if (row.next !== null) return row
  const { providerId, subscriptionId, planId, months } = row
  const { rows } = await sql<
    Omit<Terms, 'planId' | 'months'> & Shown
  >`select n.name, n.price_minor as "priceMinor", n.uses,
      n.service_ids::text[] as "serviceIds", n.rolls_over as "rollsOver", n.benefits, p.business_name as "providerName",
      p.timezone, a.language
    from subscription_notice s join plan_notice n on n.provider_id = ${providerId} and n.notice_id = s.notice_id
      join subscription u on u.provider_id = ${providerId} and u.subscription_id = ${subscriptionId}
      join provider p on p.provider_id = ${providerId} join account a on a.account_id = ${row.customerId}
    where s.provider_id = ${providerId} and s.subscription_id = ${subscriptionId} and n.withdrawn_at is null
      and ${isFor('n')} and s.effective_at <= ${from}`.execute(tx.db)
  const [found] = rows
  if (!found) return row
  const { name, providerName, timezone, language, ...given } = found
  const next: Terms = { ...given, planId, months }
  const shown = { ...next, name, currency: row.currency, providerName }
  const when = isoWithOffset(from, timezone).slice(0, 19)
  const spoken = pickLanguage(language) ?? 'en'
  await tx.db
    .insertInto('subscription_change')
    .values({
      ...{ provider_id: providerId, subscription_id: subscriptionId, plan_id: planId, name, months },
      ...{ price_minor: next.priceMinor, uses: next.uses, service_ids: next.serviceIds, rolls_over: next.rollsOver },
      ...{ benefits: next.benefits && JSON.stringify(next.benefits), agreed_at: tx.now },
      consent: consentIn(spoken, shown, when),
      consent_language: spoken,
    })
    .execute()
  await sql`delete from subscription_notice
    where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(tx.db)
  return { ...row, next }
}

type Shown = { name: string; providerName: string; timezone: string; language: string; benefits: Benefits | null }
