import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError, invalidInput } from '../../lib/api/errors.ts'
import type { Ctx, ProviderCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { once } from '../../lib/idempotency.server.ts'
import { toMinor } from '../../lib/money.ts'
import { takesCharges } from '../payments/card-account.server.ts'
import { chargeRefusal } from '../payments/charge.rules.ts'
import { providerChanged } from '../providers/events.ts'
import { isOpen } from '../providers/listing.server.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import { type Benefits, type OwnPlans, planBounds, type providerPlans } from './contract.ts'
import { announce, isAnnounced, takeBack } from './notices.server.ts'
import { sellsPlatformPlan } from './platform-plan.server.ts'
import { listOwnPlans } from './read-subscriptions.server.ts'
import { subscriptions as en } from './texts/en.ts'

type Create = z.output<typeof providerPlans.create.input>
type Fields = Omit<Create, 'idempotencyKey' | 'isForPlatform'>

export async function createPlan(ctx: ProviderCtx, { idempotencyKey, ...request }: Create): Promise<OwnPlans> {
  const { isForPlatform = false, ...fields } = request
  await transaction(ctx, (outer) =>
    once(outer, 'providerPlans.create', idempotencyKey, request, () =>
      withLock(outer, async (tx, providerId) => {
        if (isForPlatform && !(await sellsPlatformPlan(tx, providerId)))
          throw new AppError('forbidden', 'platform_plan_elsewhere', en.errors.platform_plan_elsewhere)
        const benefits = isForPlatform ? firstBenefits : null
        const values = await valuesOf(tx, providerId, fields, benefits)
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from plan
          where provider_id = ${providerId} and is_offered`.execute(tx.db)
        if ((rows[0]?.count ?? 0) >= planBounds.plans)
          throw new AppError('conflict', 'too_many_plans', en.errors.too_many_plans)
        const planId = randomUUIDv7()
        await tx.db
          .insertInto('plan')
          .values({ provider_id: providerId, plan_id: planId, ...values, created_at: tx.now })
          .execute()
        // What its page shows is another by now.
        await emit(tx, providerChanged, { providerId })
        return planId
      }),
    ),
  )
  return listOwnPlans(ctx)
}

/** What was bought keeps the terms of then. */
export async function updatePlan(ctx: ProviderCtx, { id, ...request }: z.output<typeof providerPlans.update.input>) {
  const { isForMembers = false, ...fields } = request
  await withLock(ctx, async (tx, providerId) => {
    const { rows } = await sql<{
      benefits: Benefits | null
      months: number
      renews: boolean
    }>`select benefits, months, renews from plan
      where provider_id = ${providerId} and plan_id = ${id}`.execute(tx.db)
    if (!rows[0]) throw planNotFound()
    const { benefits, months, renews } = rows[0]
    // Nobody who pays each month is made to pay for a year.
    if (isForMembers && !(renews && fields.renews && months === fields.months))
      throw new AppError('unprocessable', 'plan_notice_period', en.errors.plan_notice_period)
    const values = await valuesOf(tx, providerId, fields, benefits)
    const isRepeated = (await isSameAs(tx, providerId, id, values)) && (await isAnnounced(tx, providerId, id, values))
    const { numUpdatedRows } = await tx.db
      .updateTable('plan')
      .set({ ...values, is_offered: true, version: sql`version + 1` })
      .where('provider_id', '=', providerId)
      .where('plan_id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw planNotFound()
    await emit(tx, providerChanged, { providerId })
    if (isForMembers && !isRepeated) await announce(tx, providerId, id, values)
  })
  return listOwnPlans(ctx)
}

/** Whoever has bought it meanwhile has done so by these. */
async function isSameAs(tx: Ctx, providerId: string, planId: string, values: Values): Promise<boolean> {
  const { name, price_minor, currency, months, uses, service_ids, rolls_over } = values
  const { rows } = await sql`select from plan where provider_id = ${providerId} and plan_id = ${planId}
    and name = ${name} and price_minor = ${price_minor} and currency = ${currency} and months = ${months}
    and uses = ${uses} and service_ids = ${service_ids}::uuid[] and rolls_over = ${rolls_over}`.execute(tx.db)
  return rows.length > 0
}

export async function withdrawNotice(ctx: ProviderCtx, { id }: { id: string }): Promise<OwnPlans> {
  await withLock(ctx, (tx, providerId) => takeBack(tx, providerId, id))
  return listOwnPlans(ctx)
}

export async function withdrawPlan(ctx: ProviderCtx, { id }: { id: string }): Promise<OwnPlans> {
  await withLock(ctx, async (tx, providerId) => {
    const { numAffectedRows } = await sql`update plan set is_offered = false
      where provider_id = ${providerId} and plan_id = ${id}`.execute(tx.db)
    if (numAffectedRows !== 1n) throw planNotFound()
    await emit(tx, providerChanged, { providerId })
  })
  return listOwnPlans(ctx)
}

export type SoldPlan = {
  name: string
  priceMinor: number
  currency: string
  months: number
  uses: number
  serviceIds: string[]
  renews: boolean
  rollsOver: boolean
  /** null: it is a membership. */
  benefits: Benefits | null
  trialDays: number
  providerName: string
  timezone: string
}

type Shown = { price: number | undefined; version: number | undefined }

/** One that can be bought now, of this provider, by the terms that were shown. With the provider locked. */
export async function readSold(
  tx: Ctx,
  { providerId, planId, price, version }: Shown & { providerId: string; planId: string },
): Promise<SoldPlan> {
  const { rows } = await sql<SoldPlan & { isOffered: boolean; version: number }>`
    select g.name, g.price_minor as "priceMinor", g.currency, g.months, g.uses, g.service_ids::text[] as "serviceIds",
      g.renews, g.rolls_over as "rollsOver", g.benefits, g.trial_days as "trialDays", g.version, p.business_name as "providerName", p.timezone,
      g.is_offered and g.currency = p.currency and (g.benefits is null or p.sells_platform_plan) and ${isOpen} as "isOffered"
    from plan g join provider p on p.provider_id = ${providerId} join account a on a.account_id = p.account_id
    where g.provider_id = ${providerId} and g.plan_id = ${planId}`.execute(tx.db)
  const [plan] = rows
  if (!plan) throw planNotFound()
  if (!plan.isOffered || !(await takesCharges(tx, providerId))) throw planNotSold()
  const isAsShown = price === undefined || toMinor(price, plan.currency) === plan.priceMinor
  if (!isAsShown || (version ?? plan.version) !== plan.version)
    throw new AppError('conflict', 'plan_changed', en.errors.plan_changed)
  return plan
}

export const planNotSold = () => new AppError('unprocessable', 'plan_not_sold', en.errors.plan_not_sold)
export const planNotFound = () => new AppError('not_found', 'plan_not_found', en.errors.plan_not_found)

function withLock<T>(ctx: ProviderCtx, work: (tx: ProviderCtx, providerId: string) => Promise<T>): Promise<T> {
  return transaction(ctx, async (locked) => {
    const providerId = await lockProvider(locked, ctx.actor.providerId)
    return work({ ...locked, now: await databaseNow(locked) }, providerId)
  })
}

type Values = Awaited<ReturnType<typeof valuesOf>>

/** Of a plan that is new; its operator sets other figures by hand. */
const firstBenefits: Benefits = { pointsPercent: 200, leadMinutes: 10, freeCancellations: 1, freeCancellationMost: 20 }

async function valuesOf(tx: ProviderCtx, providerId: string, fields: Fields, benefits: Benefits | null) {
  const { name, priceMinor, months, uses, renews = false, rollsOver = false, trialDays = 0 } = fields
  const serviceIds = [...new Set(fields.serviceIds)]
  const { rows } = await sql<{ currency: string; known: number }>`select p.currency, (select count(*) from service s
      where s.provider_id = ${providerId} and s.is_active and s.service_id = any(${serviceIds}::uuid[]))::int as known
    from provider p where p.provider_id = ${providerId}`.execute(tx.db)
  const { currency = '', known = 0 } = rows[0] ?? {}
  if (benefits === null) {
    if (uses < planBounds.uses[0]) throw invalidInput('uses', `Must be at least ${planBounds.uses[0]}`)
    if (serviceIds.length === 0) throw invalidInput('serviceIds', 'Must be at least one')
  } else {
    if (uses > 0 || serviceIds.length > 0) throw invalidInput('uses', 'The plan of the platform pays for no visits')
    if (!renews) throw invalidInput('renews', 'The plan of the platform renews')
    if (rollsOver) throw invalidInput('rollsOver', 'The plan of the platform pays for no visits')
  }
  if (known < serviceIds.length) throw invalidInput('serviceIds', 'Must be services of this provider')
  if (renews && months !== 1 && months !== 12) throw invalidInput('months', 'Must be 1 or 12 where it renews')
  if (trialDays > 0 && !renews) throw invalidInput('trialDays', 'Only where it renews')
  if (trialDays > 0 && trialDays < planBounds.trialDays[0])
    throw invalidInput('trialDays', `Must be 0 or at least ${planBounds.trialDays[0]}`)
  if (rollsOver && !renews) throw invalidInput('rollsOver', 'Only where it renews')
  if (chargeRefusal(priceMinor, currency) !== null)
    throw invalidInput('priceMinor', 'Must be an amount that a card can be charged')
  const terms = { months, uses, renews, rolls_over: rollsOver, trial_days: trialDays, service_ids: serviceIds }
  return {
    ...{ name, price_minor: priceMinor, currency, ...terms },
    benefits: benefits && JSON.stringify(benefits),
  }
}
