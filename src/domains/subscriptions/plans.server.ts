import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/api/errors.ts'
import type { ProviderCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { once } from '../../lib/idempotency.server.ts'
import { chargeRefusal } from '../payments/charge.rules.ts'
import { lockProvider } from '../scheduling/lock-provider.server.ts'
import { type OwnPlans, planBounds, type providerPlans } from './contract.ts'
import { listOwnPlans } from './read-subscriptions.server.ts'
import { subscriptions as en } from './texts/en.ts'

type Create = z.output<typeof providerPlans.create.input>
type Fields = Omit<Create, 'idempotencyKey'>

export async function createPlan(ctx: ProviderCtx, { idempotencyKey, ...fields }: Create): Promise<OwnPlans> {
  await transaction(ctx, (outer) =>
    once(outer, 'providerPlans.create', idempotencyKey, fields, () =>
      withLock(outer, async (tx, providerId) => {
        const values = await valuesOf(tx, providerId, fields)
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from plan
          where provider_id = ${providerId} and is_offered`.execute(tx.db)
        if ((rows[0]?.count ?? 0) >= planBounds.plans)
          throw new AppError('conflict', 'too_many_plans', en.errors.too_many_plans)
        const planId = randomUUIDv7()
        await tx.db
          .insertInto('plan')
          .values({ provider_id: providerId, plan_id: planId, ...values, created_at: tx.now })
          .execute()
        return planId
      }),
    ),
  )
  return listOwnPlans(ctx)
}

/** What was bought keeps the terms of then. */
export async function updatePlan(ctx: ProviderCtx, { id, ...fields }: z.output<typeof providerPlans.update.input>) {
  await withLock(ctx, async (tx, providerId) => {
    const { numUpdatedRows } = await tx.db
      .updateTable('plan')
      .set({ ...(await valuesOf(tx, providerId, fields)), is_offered: true })
      .where('provider_id', '=', providerId)
      .where('plan_id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw planNotFound()
  })
  return listOwnPlans(ctx)
}

export async function withdrawPlan(ctx: ProviderCtx, { id }: { id: string }): Promise<OwnPlans> {
  await withLock(ctx, async (tx, providerId) => {
    const { numAffectedRows } = await sql`update plan set is_offered = false
      where provider_id = ${providerId} and plan_id = ${id}`.execute(tx.db)
    if (numAffectedRows !== 1n) throw planNotFound()
  })
  return listOwnPlans(ctx)
}

export const planNotFound = () => new AppError('not_found', 'plan_not_found', en.errors.plan_not_found)

function withLock<T>(ctx: ProviderCtx, work: (tx: ProviderCtx, providerId: string) => Promise<T>): Promise<T> {
  return transaction(ctx, async (locked) => {
    const providerId = await lockProvider(locked, ctx.actor.providerId)
    return work({ ...locked, now: await databaseNow(locked) }, providerId)
  })
}

async function valuesOf(tx: ProviderCtx, providerId: string, fields: Fields) {
  const { name, priceMinor, months, uses, renews = false, rollsOver = false } = fields
  const serviceIds = [...new Set(fields.serviceIds)]
  const { rows } = await sql<{ currency: string; known: number }>`select p.currency, (select count(*) from service s
      where s.provider_id = ${providerId} and s.is_active and s.service_id = any(${serviceIds}::uuid[]))::int as known
    from provider p where p.provider_id = ${providerId}`.execute(tx.db)
  const { currency = '', known = 0 } = rows[0] ?? {}
  if (known < serviceIds.length) throw invalid('serviceIds', 'Must be services of this provider')
  if (renews && months !== 1 && months !== 12) throw invalid('months', 'Must be 1 or 12 where it renews')
  if (rollsOver && !renews) throw invalid('rollsOver', 'Only where it renews')
  if (chargeRefusal(priceMinor, currency) !== null)
    throw invalid('priceMinor', 'Must be an amount that a card can be charged')
  const terms = { months, uses, renews, rolls_over: rollsOver, service_ids: serviceIds }
  return { name, price_minor: priceMinor, currency, ...terms }
}

function invalid(field: string, message: string): AppError {
  return new AppError('invalid', 'invalid_input', `${field}: ${message}`, { fields: { [field]: message } })
}
