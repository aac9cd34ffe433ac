import type * as z from 'zod/mini'
import type { Language } from '../../i18n/languages.ts'
import { AppError } from '../../lib/api/errors.ts'
import type { UserCtx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { isoWithOffset } from '../../lib/time.server.ts'
import { freePlan, type Subscription, type subscriptions } from './contract.ts'
import { planChosen } from './events.ts'
import { consentIn } from './plan-terms.server.ts'
import { planNotFound, planNotSold, readSold, type SoldPlan } from './plans.server.ts'
import { readOne } from './read-subscriptions.server.ts'
import { cancelOwn } from './subscribe.server.ts'
import {
  closeChanges,
  dropChange,
  findOwn,
  isSame,
  type SubscriptionRow,
  withLockedSubscription,
} from './subscription-row.server.ts'
import { subscriptions as en } from './texts/en.ts'
import { openUpgrade } from './upgrade.server.ts'

type Input = z.output<typeof subscriptions.update.input>

/** It goes on with another plan of the same provider from its next period on, by the terms of this moment; with its own: as it is. */
export async function changePlan(
  ctx: UserCtx,
  { subscriptionId: named, planId, price, version, language = 'en', when, amount }: Input,
): Promise<Subscription> {
  const found = await findOwn(ctx, named)
  const { subscriptionId } = found
  // What nobody pays for is what is left when it ends.
  if (planId === freePlan) {
    if (found.benefits === null) throw planNotFound()
    return cancelOwn(ctx, { subscriptionId, when: 'end' })
  }
  await withLockedSubscription(ctx, found, async (tx, row) => {
    const endsAt = renewingAt(row, tx.now)
    if (row.pauseMonths !== null) throw new AppError('conflict', 'membership_pausing', en.errors.membership_pausing)
    const { providerId } = row
    if (when === 'now') return openUpgrade(tx, row, { planId, price, version, amount, language })
    await closeChanges(tx, row)
    if (planId === row.planId) {
      if (row.next === null) throw new AppError('conflict', 'plan_unchanged', en.errors.plan_unchanged)
      return dropChange(tx, row)
    }
    const plan = await readSold(tx, { providerId, planId, price, version })
    if (plan.currency !== row.currency) throw planNotSold()
    if (!plan.renews || (plan.benefits === null) !== (row.benefits === null))
      throw new AppError('unprocessable', 'plan_not_renewing', en.errors.plan_not_renewing)
    // Asked again, because the answer was lost.
    if (row.next !== null && isSame(row.next, { ...plan, planId })) return
    const from = isoWithOffset(endsAt, plan.timezone).slice(0, 19)
    await write(tx, row, planId, plan, { consent: consentIn(language, plan, from), consent_language: language })
    await emit(tx, planChosen, { providerId, subscriptionId, agreedAt: tx.now.toISOString() })
  })
  return readOne(ctx, subscriptionId)
}

/** When its next period begins; from then on, and until that is paid, what is to be paid is said already. */
export function renewingAt({ renews, status, cancelledAt, graceUntil, endsAt }: SubscriptionRow, now: Date): Date {
  if (!renews) throw new AppError('conflict', 'membership_not_renewing', en.errors.membership_not_renewing)
  if (status === 'ended') throw new AppError('conflict', 'membership_ended', en.errors.membership_ended)
  if (cancelledAt !== null) throw new AppError('conflict', 'membership_cancelled', en.errors.membership_cancelled)
  if (endsAt === null || endsAt <= now || graceUntil !== null)
    throw new AppError('conflict', 'membership_unpaid', en.errors.membership_unpaid)
  return endsAt
}

type Consent = { consent: string; consent_language: Language }

async function write(tx: UserCtx, row: SubscriptionRow, planId: string, plan: SoldPlan, consent: Consent) {
  const { providerId, subscriptionId } = row
  const { name, priceMinor, months, uses, serviceIds, rollsOver, benefits } = plan
  const agreed = {
    plan_id: planId,
    ...{ name, price_minor: priceMinor, months, uses, service_ids: serviceIds, rolls_over: rollsOver },
    benefits: benefits && JSON.stringify(benefits),
    ...{ ...consent, agreed_at: tx.now },
  }
  await tx.db
    .insertInto('subscription_change')
    .values({ provider_id: providerId, subscription_id: subscriptionId, ...agreed })
    .onConflict((earlier) => earlier.columns(['provider_id', 'subscription_id']).doUpdateSet(agreed))
    .execute()
}
