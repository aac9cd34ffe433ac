import { sql } from 'kysely'
import type { Ctx, Database } from '../../lib/context.ts'
import type { CancellationPolicy } from '../providers/contract.ts'
import type { WaitlistRule } from './contract.ts'
import type { Offered, WantedTimes } from './waitlist.rules.ts'

/** With the provider's offset. */
export type Slot = { start: string; end: string }

/** What was shown to somebody who may be booked without being asked. */
export type Agreed = { totalMinor: number; currency: string; policy: CancellationPolicy }

/** Somebody who waits, as the list is worked on. */
export type Waiting = WantedTimes & {
  entryId: string
  customerId: string
  bookingId: string | null
  serviceIds: string[]
  staffId: string | null
  bookFromHours: number | null
  agreed: Agreed | null
  offers: (Offered & { offeredAt: number })[]
  /** Times that they were told of in the last hour, with nothing held. */
  toldLately: number
  /** A time is held for them now. */
  isAsked: boolean
}

/** In the order of joining; `entryId`: that one alone, if it still waits. */
export async function readWaiting(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  providerId: string,
  entryId?: string,
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select e.entry_id as "entryId", e.customer_id as "customerId", e.booking_id as "bookingId", b.starts_at as before,
      e.service_ids as "serviceIds", e.staff_id as "staffId", e.first_date::text as "firstDate", e.last_date::text as "lastDate",
      e.weekdays, e.first_minute as "firstMinute", e.last_minute as "lastMinute", e.books_from_hours as "bookFromHours", e.agreed,
      coalesce((select json_agg(json_build_object('start', (extract(epoch from o.starts_at) * 1000)::int8,
          'end', (extract(epoch from o.ends_at) * 1000)::int8, 'answer', o.answer, 'isTakenSince', o.taken_at is not null,
          'offeredAt', (extract(epoch from o.offered_at) * 1000)::int8))
        from waitlist_offer o where o.provider_id = ${providerId} and o.entry_id = e.entry_id), '[]') as offers,
      (select count(*) from waitlist_offer o where o.provider_id = ${providerId} and o.entry_id = e.entry_id
        and o.hold_id is null and o.offered_at > ${new Date(now.getTime() - 3_600_000)})::int as "toldLately",
      exists (select from waitlist_offer o where o.provider_id = ${providerId} and o.entry_id = e.entry_id
        and o.answer is null and o.hold_id is not null) as "isAsked"
    from waitlist_entry e join account c on c.account_id = e.customer_id
    left join booking b on b.provider_id = ${providerId} and b.booking_id = e.booking_id
    where e.provider_id = ${providerId} and e.status = 'waiting' and c.status = 'active'
      ${entryId === undefined ? sql`` : sql`and e.entry_id = ${entryId}`}
    order by e.joined_at, e.entry_id`.execute(db)
  return rows
}

export async function readRule(db: Database, providerId: string): Promise<WaitlistRule> {
  const { rows } = await sql<WaitlistRule>`
    select mode, longest_first as "longestFirst" from waitlist_rule where provider_id = ${providerId}`.execute(db)
  return rows[0] ?? { mode: 'first_in_line', longestFirst: false }
}

/** Whether anybody waits there, or has a time that was offered. */
export async function hasWaitlist(db: Database, providerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from waitlist_entry where provider_id = ${providerId} and status = 'waiting' limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Looked at again when the first hold there ends, `soonest`, and every hour: days come into reach, and what was not heard is
 * caught up on.
 */
export async function planTurn(tx: Ctx, providerId: string, soonest: Date | null): Promise<void> {
  if (!(await hasWaitlist(tx.db, providerId))) {
    await sql`delete from waitlist_turn where provider_id = ${providerId}`.execute(tx.db)
    return
  }
  const inAnHour = new Date(tx.now.getTime() + 3_600_000)
  const { rows } = await sql<{ ends: Date | null }>`select min(expires_at) as ends from hold
    where provider_id = ${providerId} and released_at is null and expires_at > ${tx.now}`.execute(tx.db)
  const due_at = [rows[0]?.ends, soonest].reduce<Date>((least, one) => (one && one < least ? one : least), inAnHour)
  await tx.db
    .insertInto('waitlist_turn')
    .values({ provider_id: providerId, due_at })
    .onConflict((known) => known.column('provider_id').doUpdateSet({ due_at }))
    .execute()
}
