import type * as z from 'zod/mini'
import type { UserCtx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { addDays, localDate } from '../../lib/time.server.ts'
import { lockActiveAccount } from '../identity/lock-account.server.ts'
import { setWanted } from '../identity/messages.server.ts'
import { planLook } from './plan-rebookings.server.ts'
import { findHabit, toRebooking } from './read-rebookings.server.ts'
import type { Rebooking, rebooking } from './rebooking-contract.ts'

type Input = z.output<typeof rebooking.set.input>

/** Whoever has chosen anew is told anew. */
export async function setRebooking(ctx: UserCtx, input: Input): Promise<Rebooking> {
  const { providerId, serviceId, snoozeWeeks, ownWeeks, isNever } = input
  return transaction(ctx, async (found) => {
    const { accountId } = found.actor
    await lockActiveAccount(found, accountId)
    const tx = { ...found, now: await databaseNow(found) }
    const { timezone } = await findHabit(tx, providerId, serviceId)
    const choice = {
      ...(snoozeWeeks !== undefined && { snoozed_until: addDays(localDate(tx.now, timezone), snoozeWeeks * 7) }),
      ...(ownWeeks !== undefined && { own_weeks: ownWeeks, snoozed_until: null }),
      ...(isNever !== undefined && { is_never: isNever }),
      told_visit: null,
    }
    await tx.db
      .insertInto('rebooking')
      .values({ provider_id: providerId, customer_id: accountId, service_id: serviceId, ...choice })
      .onConflict((known) => known.columns(['provider_id', 'customer_id', 'service_id']).doUpdateSet(choice))
      .execute()
    await planLook(tx, providerId, accountId)
    return toRebooking(await findHabit(tx, providerId, serviceId), tx.now)
  })
}

export async function setReminded(ctx: UserCtx, { isReminded }: { isReminded: boolean }) {
  await transaction(ctx, async (tx) => {
    await lockActiveAccount(tx, tx.actor.accountId)
    await setWanted(tx, tx.actor.accountId, { kind: 'reminders', channel: 'mail' }, isReminded)
  })
  return { isReminded }
}
