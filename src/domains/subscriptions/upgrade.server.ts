import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { Ctx, UserCtx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import { toMajor, toMinor } from '../../lib/money.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { chargeRefusal, wholeCharge } from '../payments/charge.rules.ts'
import { openPayment } from '../payments/payment-of-booking.server.ts'
import { findPaymentOfSubscription, leftOf, type PaymentRow } from '../payments/payment-row.server.ts'
import type { AtOnce, Benefits, subscriptions } from './contract.ts'
import { periodStart } from './periods.server.ts'
import { atOnceLinesIn, consentIn } from './plan-terms.server.ts'
import { planNotSold, readSold, type SoldPlan } from './plans.server.ts'
import { sellsPlatformPlan } from './platform-plan.server.ts'
import { askAnew } from './renew.server.ts'
import { stepOf } from './rules.ts'
import {
  closeChanges,
  enter,
  findOwn,
  isSame,
  type SubscriptionRow,
  type Terms,
  withLockedSubscription,
} from './subscription-row.server.ts'
import { subscriptions as en } from './texts/en.ts'

type Language = 'en' | 'fr' | 'es' | 'pt'
type Asked = {
  planId: string
  price?: number | undefined
  version?: number | undefined
  language?: Language | undefined
}
type Step = { plan: SoldPlan; amountMinor: number; uses: number; days: number | null; endsAt: Date }

const planNotNow = () => new AppError('conflict', 'plan_not_now', en.errors.plan_not_now)

/** What another plan would cost at once and what it would give; null: it begins with the next period. */
export async function quoteAtOnce(ctx: UserCtx, input: z.output<typeof subscriptions.atOnce.input>): Promise<AtOnce> {
  const { subscriptionId: named, planId, language = 'en' } = input
  const row = await findOwn(ctx, named)
  const plan = await readSold(ctx, { providerId: row.providerId, planId, price: undefined, version: undefined })
  const step = await stepTo({ ...ctx, now: await databaseNow(ctx) }, row, planId, plan)
  if (step === null) return { now: null }
  const { amountMinor, uses, days, endsAt } = step
  const until = isoWithOffset(endsAt, plan.timezone)
  return {
    now: {
      ...{ amount: toMajor(amountMinor, plan.currency), amountMinor, currency: plan.currency },
      ...{ uses, usesLeft: row.usesLeft + uses, days, until },
      consent: consentOf(language, step),
    },
  }
}

/** As it is kept word for word. */
function consentOf(language: Language, { plan, amountMinor, endsAt }: Step): string[] {
  const from = isoWithOffset(endsAt, plan.timezone).slice(0, 19)
  return [...atOnceLinesIn(language, plan, amountMinor), ...consentIn(language, plan, from).split('\n')]
}

/** null: not before the next period. */
async function stepTo(ctx: Ctx, row: SubscriptionRow, planId: string, plan: SoldPlan): Promise<Step | null> {
  const { providerId, subscriptionId, endsAt, periods } = row
  const isGoingOn = row.status === 'active' && row.renews && row.cancelledAt === null && row.graceUntil === null
  if (!isGoingOn || row.pauseMonths !== null || row.pausedUntil !== null || planId === row.planId) return null
  if (endsAt === null || endsAt <= ctx.now || plan.currency !== row.currency || !plan.renews) return null
  // What costs nothing has no rest.
  const paid = await findPaymentOfSubscription(ctx, providerId, subscriptionId, periods)
  if (paid === null || paid.dispute === 'open' || leftOf(paid) === 0) return null
  const { rows } = await sql`select from subscription_upgrade where provider_id = ${providerId}
    and subscription_id = ${subscriptionId} and period = ${periods} and begun_at is not null`.execute(ctx.db)
  if (rows.length > 0) return null
  // By the days of its calendar, of which one has 23 hours and another 25.
  const wall = (at: Date) => new Date(`${isoWithOffset(at, plan.timezone).slice(0, 19)}Z`)
  const step = stepOf(row, plan, { from: wall(await periodStart(ctx, row)), until: wall(endsAt) }, wall(ctx.now))
  if (step === null || row.usesLeft + step.uses < (plan.benefits === null ? 1 : 0)) return null
  const amountMinor = wholeCharge(step.amountMinor, plan.currency)
  return chargeRefusal(amountMinor, plan.currency) === null ? { ...step, amountMinor, plan, endsAt } : null
}

/** Agreed to, and to be paid by its own payment; until that is paid all stays as it is. With it locked. */
export async function openUpgrade(tx: UserCtx, row: SubscriptionRow, asked: Asked & { amount?: number | undefined }) {
  const { planId, price, version, amount, language = 'en' } = asked
  const { providerId, subscriptionId, customerId, currency, periods: period } = row
  const plan = await readSold(tx, { providerId, planId, price, version })
  if (plan.currency !== currency) throw planNotSold()
  const step = await stepTo(tx, row, planId, plan)
  if (step === null) throw planNotNow()
  const { amountMinor, uses: _added } = step
  if (amount !== undefined && toMinor(amount, currency) !== amountMinor)
    throw new AppError('conflict', 'plan_changed', en.errors.plan_changed)
  const open = await findOpen(tx, row)
  // Asked again, because the answer was lost.
  if (open && open.amountMinor === amountMinor && isSame(open.terms, { ...plan, planId })) return
  await closeChanges(tx, row)
  const { rows } = await sql<{
    known: number
  }>`select count(*)::int as known from payment where provider_id = ${providerId}
    and subscription_id = ${subscriptionId} and period = ${period} and is_change`.execute(tx.db)
  const askedAgain = rows[0]?.known ?? 0
  const payment = { providerId, subscriptionId, customerId, currency, amountMinor, period, askedAgain }
  const payment_id = await openPayment(tx, { ...payment, planId, isChange: true })
  await tx.db
    .insertInto('subscription_upgrade')
    .values({
      ...{ provider_id: providerId, payment_id, subscription_id: subscriptionId, period, plan_id: planId },
      ...{ name: plan.name, price_minor: plan.priceMinor, uses: plan.uses, service_ids: plan.serviceIds },
      ...{ rolls_over: plan.rollsOver, benefits: plan.benefits && JSON.stringify(plan.benefits) },
      ...{
        consent: consentOf(language, step).join('\n'),
        consent_language: language,
        agreed_at: tx.now,
        before: JSON.stringify(await termsNow(tx, row)),
      },
    })
    .execute()
}

/** Before languages were written down, none was. */
type Stored = { name: string; consent: string | null; consentLanguage?: Language | null; agreedAt: string | null }
type Upgrade = {
  terms: Terms & Omit<Stored, 'agreedAt'>
  before: Terms & Stored
  period: number
  agreedAt: Date
  begunAt: Date | null
  leftAt: Date | null
  undoneAt: Date | null
  amountMinor: number
}

const columns = sql`json_build_object('planId', g.plan_id, 'name', g.name, 'priceMinor', g.price_minor, 'months', u.months,
    'uses', g.uses, 'serviceIds', g.service_ids, 'rollsOver', g.rolls_over, 'benefits', g.benefits, 'consent', g.consent,
    'consentLanguage', g.consent_language) as terms,
  g.before, g.period, g.agreed_at as "agreedAt", g.begun_at as "begunAt", g.left_at as "leftAt", g.undone_at as "undoneAt", y.amount_minor as "amountMinor"`

async function findUpgrade(tx: Ctx, { providerId }: SubscriptionRow, which: ReturnType<typeof sql>) {
  const { rows } = await sql<Upgrade>`select ${columns} from subscription_upgrade g
      join subscription u on u.provider_id = ${providerId} and u.subscription_id = g.subscription_id
      join payment y on y.provider_id = ${providerId} and y.payment_id = g.payment_id
    where g.provider_id = ${providerId} and ${which} order by g.agreed_at desc limit 1`.execute(tx.db)
  return rows[0] ?? null
}

const findOpen = (tx: Ctx, row: SubscriptionRow) =>
  findUpgrade(tx, row, sql`g.subscription_id = ${row.subscriptionId} and y.status in ('open', 'processing')`)

async function termsNow(tx: Ctx, row: SubscriptionRow): Promise<Terms & Stored> {
  const { providerId, subscriptionId, planId, priceMinor, months, uses, serviceIds, rollsOver, benefits } = row
  const { rows } =
    await sql<Stored>`select name, consent, consent_language as "consentLanguage", to_json(agreed_at) as "agreedAt" from subscription
    where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(tx.db)
  const { name = '', consent = null, consentLanguage = null, agreedAt = null } = rows[0] ?? {}
  return { planId, priceMinor, months, uses, serviceIds, rollsOver, benefits, name, consent, consentLanguage, agreedAt }
}

/** Its money is there. False: it is not wanted any more, or not as it was agreed to, and the money goes back. With it locked. */
export async function beginUpgrade(tx: Ctx, row: SubscriptionRow, paymentId: string): Promise<boolean> {
  const { providerId, subscriptionId, status, endsAt, periods } = row
  const upgrade = await findUpgrade(tx, row, sql`g.payment_id = ${paymentId}`)
  if (!upgrade || upgrade.begunAt !== null || upgrade.leftAt !== null) return false
  const { terms, before, period, agreedAt } = upgrade
  if (status !== 'active' || row.cancelledAt !== null || row.graceUntil !== null || row.pausedUntil !== null)
    return false
  if (endsAt === null || endsAt <= tx.now || period !== periods || !isSame(row, before)) return false
  if (terms.benefits !== null && !(await sellsPlatformPlan(tx, providerId))) return false
  const paid = await findPaymentOfSubscription(tx, providerId, subscriptionId, periods)
  if (!paid || paid.dispute === 'open' || leftOf(paid) === 0) return false
  await become(tx, row, { ...terms, agreedAt: agreedAt.toISOString() })
  await enter(tx, { providerId, subscriptionId, kind: 'added', uses: terms.uses - before.uses, period })
  // What was chosen before for the next period is over.
  await sql`delete from subscription_change where provider_id = ${providerId} and subscription_id = ${subscriptionId}
    and agreed_at <= ${agreedAt}`.execute(tx.db)
  await sql`update subscription_upgrade set begun_at = ${tx.now}
    where provider_id = ${providerId} and payment_id = ${paymentId}`.execute(tx.db)
  return true
}

async function become(tx: Ctx, { providerId, subscriptionId }: SubscriptionRow, terms: Terms & Stored) {
  const { planId, name, priceMinor, uses, serviceIds, rollsOver, benefits, consent, agreedAt } = terms
  const { consentLanguage = null } = terms
  await sql`update subscription set plan_id = ${planId}, name = ${name}, price_minor = ${priceMinor}, uses = ${uses},
      service_ids = ${serviceIds}::uuid[], rolls_over = ${rollsOver}, benefits = ${benefits && JSON.stringify(benefits as Benefits)}::jsonb,
      consent = ${consent}, consent_language = ${consentLanguage}, agreed_at = ${agreedAt}
    where provider_id = ${providerId} and subscription_id = ${subscriptionId}`.execute(tx.db)
}

/** All of its money has gone back: for the rest of its period it is again what it was, and so is the next. */
export async function undoUpgrade(
  ctx: Ctx,
  { providerId, paymentId, subscriptionId }: PaymentRow & { subscriptionId: string },
) {
  await withLockedSubscription(ctx, { providerId, subscriptionId }, async (tx, row) => {
    const upgrade = await findUpgrade(tx, row, sql`g.payment_id = ${paymentId}`)
    if (!upgrade || upgrade.begunAt === null || upgrade.undoneAt !== null) return
    await sql`update subscription_upgrade set undone_at = ${tx.now}
      where provider_id = ${providerId} and payment_id = ${paymentId}`.execute(tx.db)
    const { terms, before, period } = upgrade
    // A period that is long over is money and no more.
    if (row.status !== 'active' || row.periods !== period || !isSame(row, terms)) return
    await become(tx, row, before)
    const gone = Math.min(terms.uses - before.uses, row.usesLeft)
    await enter(tx, { providerId, subscriptionId, kind: 'removed', uses: -gone, period })
    // What is owed for the next period is what that costs again.
    if (row.next === null) await askAnew(tx, { ...row, ...before })
  })
}
