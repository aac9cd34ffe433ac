import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow, transaction } from '../../lib/db.server.ts'
import { emit } from '../../lib/events.server.ts'
import { usualHours } from './contract.ts'
import { reminderDue } from './events.ts'

const batch = 200
/** The clock of the jobs strikes every minute and may be half of one late: nobody is to hear it more than a minute late. */
const earlyMs = 30_000

type Due = { provider_id: string; booking_id: string; starts_at: Date; hours: number; due_at: Date }

/** Calls every reminder that has come due, each once over all nodes; what they find is theirs alone. */
export async function callReminders(ctx: Ctx): Promise<void> {
  for (;;) {
    const found = await transaction(ctx, async (tx) => {
      const now = await databaseNow(tx)
      const due = await findDue(tx, now)
      for (const one of due) await call(tx, one, now)
      return due.length
    })
    if (found < batch) return
  }
}

/**
 * Nothing is kept ahead: the row as it is now says what is due. Of several that have passed, as after a stop of ours, only the
 * last counts; none that came due before the booking stood as it does or its provider had chosen so, and none once it has begun.
 */
async function findDue(tx: Ctx, now: Date): Promise<Due[]> {
  const soon = new Date(now.getTime() + earlyMs)
  const { rows } = await sql<Due>`
    select b.provider_id, b.booking_id, b.starts_at, h.hours, h.due_at from booking b
    left join reminder_rule r on r.provider_id = b.provider_id
    cross join lateral (
      select x.hours, b.starts_at - make_interval(hours => x.hours) as due_at
      from unnest(coalesce(r.hours_before, ${[...usualHours]}::smallint[])) as x (hours)
      where b.starts_at - make_interval(hours => x.hours) <= ${soon} order by x.hours limit 1) h
    where b.status = 'confirmed' and b.starts_at > ${now} and b.starts_at <= ${now}::timestamptz + interval '168 hours'
      and h.due_at >= coalesce(r.set_at, '-infinity') and h.due_at >= (select max(c.at) from booking_change c where c.provider_id = b.provider_id and c.booking_id = b.booking_id
        and c.kind in ('booked', 'paid', 'accepted', 'rescheduled', 'proposal_accepted'))
      and not exists (select from booking_reminder k where k.provider_id = b.provider_id and k.booking_id = b.booking_id
        and k.starts_at = b.starts_at and k.hours_before <= h.hours)
    order by b.starts_at limit ${batch}`.execute(tx.db)
  return rows
}

async function call(tx: Ctx, { provider_id, booking_id, starts_at, hours, due_at }: Due, now: Date) {
  const { numInsertedOrUpdatedRows = 0n } = await tx.db
    .insertInto('booking_reminder')
    .values({ provider_id, booking_id, starts_at, hours_before: hours, due_at, called_at: now })
    .onConflict((known) => known.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return
  const ref = { providerId: provider_id, bookingId: booking_id, startsAt: starts_at.toISOString(), hoursBefore: hours }
  await emit(tx, reminderDue, ref)
}
