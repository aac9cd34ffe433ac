import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { zoneDay } from '../../lib/time.server.ts'
import { quietUntil } from '../identity/messages.server.ts'
import { rebookingDue } from './events.ts'
import { type HabitRow, habitsWith, toldOf } from './read-rebookings.server.ts'
import { nextLook, shouldTell } from './rebooking.rules.ts'

const batch = 200
const mostRounds = 50
/** At the provider's place: nobody is written to at midnight because a day begins. */
const toldFromMinute = 9 * 60
/** Until somebody is looked at again of whom nothing could be said when it was time: their provider may be shut. */
const againMs = 86_400_000

type Pair = { provider_id: string; customer_id: string }

/**
 * Keeps when this customer of a provider is looked at next, not before `earliest`. After whatever may change it. Of a provider
 * who is shut, too: until then they may be back.
 */
export async function planLook(tx: Ctx, providerId: string, customerId: string, earliest = 0): Promise<void> {
  const habits = await habitsWith(tx, providerId, customerId, sql`true`)
  const looks = habits.flatMap((row) => {
    const date = nextLook(toldOf(row, tx.now))
    return date === null ? [] : zoneDay(row.timezone, date).instantOf(toldFromMinute)
  })
  const due_at = looks.length === 0 ? null : new Date(Math.max(earliest, Math.min(...looks)))
  if (habits.length === 0) return putOff(tx, providerId, customerId, due_at)
  await tx.db
    .insertInto('rebooking_turn')
    .values({ provider_id: providerId, customer_id: customerId, due_at })
    .onConflict((known) => known.columns(['provider_id', 'customer_id']).doUpdateSet({ due_at }))
    .execute()
}

/** After a change of a booking: only who has been there is looked at. */
export async function planAfterBooking(ctx: Ctx, { bookingId, providerId }: { bookingId: string; providerId: string }) {
  const { rows } = await sql<{
    customer_id: string
  }>`select b.customer_id from booking b join account c on c.account_id = b.customer_id
    where b.provider_id = ${providerId} and b.booking_id = ${bookingId} and c.status = 'active'`.execute(ctx.db)
  const [booking] = rows
  if (!booking) return
  await transaction(ctx, async (found) => {
    const tx = { ...found, now: await databaseNow(found) }
    await planLook(tx, providerId, booking.customer_id)
  })
}

/** Another advice: everybody with whom it may count is looked at again. */
export async function planAfterAdvice(ctx: Ctx, { providerId }: { providerId: string }) {
  await sql`update rebooking_turn set due_at = ${await databaseNow(ctx)} where provider_id = ${providerId}`.execute(
    ctx.db,
  )
}

/** Looks at all who are due, each once over all nodes; what is left has the next turn. */
export async function takeRebookingTurns(ctx: Ctx): Promise<void> {
  for (let round = 0; round < mostRounds; round++) if ((await takeSome(ctx)) < batch) return
}

async function takeSome(ctx: Ctx): Promise<number> {
  const now = await databaseNow(ctx)
  const { rows } = await sql<Pair>`select provider_id, customer_id from rebooking_turn where due_at <= ${now}
    order by due_at limit ${batch}`.execute(ctx.db)
  for (const { provider_id, customer_id } of rows) {
    try {
      await look(ctx, provider_id, customer_id)
    } catch (err) {
      // Who cannot be looked at holds up nobody.
      ctx.log.error({ err, providerId: provider_id }, 'a customer to rebook could not be looked at')
      await putOff(ctx, provider_id, customer_id, new Date(now.getTime() + 3_600_000))
    }
  }
  return rows.length
}

async function putOff(ctx: Ctx, providerId: string, customerId: string, due_at: Date | null) {
  await ctx.db
    .updateTable('rebooking_turn')
    .set({ due_at })
    .where('provider_id', '=', providerId)
    .where('customer_id', '=', customerId)
    .execute()
}

async function look(ctx: Ctx, providerId: string, customerId: string) {
  await transaction(ctx, async (found) => {
    const tx = { ...found, now: await databaseNow(found) }
    const { rows } =
      await sql`select from rebooking_turn where provider_id = ${providerId} and customer_id = ${customerId}
      and due_at <= ${tx.now} for update skip locked`.execute(tx.db)
    if (rows.length === 0) return
    const until = await quietUntil(tx.db, customerId, tx.now)
    if (until) return putOff(tx, providerId, customerId, until)
    const due = (await habitsWith(tx, providerId, customerId)).filter((row) => shouldTell(toldOf(row, tx.now)))
    for (const row of due) await markTold(tx, row)
    const [first] = due
    if (first) {
      const serviceIds = due.map(({ serviceId }) => serviceId)
      const dueOn = toldOf(first, tx.now).due ?? ''
      await emit(tx, rebookingDue, { providerId, customerId, serviceIds, dueOn })
    }
    await planLook(tx, providerId, customerId, tx.now.getTime() + againMs)
  })
}

async function markTold(tx: Ctx, { providerId, customerId, serviceId, lastVisit }: HabitRow) {
  await tx.db
    .insertInto('rebooking')
    .values({ provider_id: providerId, customer_id: customerId, service_id: serviceId, told_visit: lastVisit })
    .onConflict((known) =>
      known.columns(['provider_id', 'customer_id', 'service_id']).doUpdateSet({ told_visit: lastVisit }),
    )
    .execute()
}
