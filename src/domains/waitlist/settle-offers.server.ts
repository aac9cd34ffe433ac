import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { releaseOfferHolds } from '../holds/offer-hold.server.ts'
import { waitlistBooked, waitlistOfferEnded, waitlistOver } from './events.ts'

/**
 * While a booking waits for its payment or its answer, its offer and its entry wait with it: both end once it stands, or go on.
 * An earlier time is had once the booking lies there, also where it is a request still.
 * Under the lock of the provider: what has become of the offers and of those who wait. The calendar says it, not whoever
 * answered: a time that was booked in another way is accepted, too, and a hold that is gone was given back.
 */
export async function settleOffers(tx: Ctx, providerId: string): Promise<void> {
  await markAccepted(tx, providerId)
  await endUnanswered(tx, providerId)
  await endEntries(tx, providerId)
  const { rows } = await sql<{ hold_id: string }>`select hold_id from waitlist_offer
    where provider_id = ${providerId} and answer is null and hold_id is not null`.execute(tx.db)
  await releaseOfferHolds(
    tx,
    providerId,
    rows.map(({ hold_id }) => hold_id),
  )
}

const isOfTheseServices = (providerId: string) => sql`e.service_ids = array(select s.service_id from segment s
  where s.provider_id = ${providerId} and s.booking_id = b.booking_id order by s.position)`

async function markAccepted(tx: Ctx, providerId: string) {
  const { rows } = await sql<{ offer_id: string; is_direct: boolean }>`
    update waitlist_offer o set answer = 'accepted', answered_at = ${tx.now}, booking_id = b.booking_id
    from waitlist_entry e, booking b
    where o.provider_id = ${providerId} and o.answer is null
      and e.provider_id = ${providerId} and e.entry_id = o.entry_id
      and b.provider_id = ${providerId} and b.customer_id = e.customer_id and b.starts_at = o.starts_at
      and ((b.booking_id = e.booking_id and b.status in ('pending', 'confirmed')) or (e.booking_id is null
        and b.status = 'confirmed' and b.created_at >= o.offered_at and ${isOfTheseServices(providerId)}))
    returning o.offer_id, o.is_direct`.execute(tx.db)
  for (const { offer_id, is_direct } of rows)
    if (is_direct) await emit(tx, waitlistBooked, { providerId, offerId: offer_id })
}

/** They did answer, and what has become of it they hear from the booking. One that was never paid tells nobody of its end. */
const wasTaken = (providerId: string) => sql`exists (select from waitlist_entry e
  join booking b on b.provider_id = ${providerId} and b.customer_id = e.customer_id
  join booking_change c on c.provider_id = ${providerId} and c.booking_id = b.booking_id
  where e.provider_id = ${providerId} and e.entry_id = o.entry_id and b.starts_at = o.starts_at
    and b.created_at >= o.offered_at and c.kind in ('requested', 'booked', 'paid', 'paid_request'))`

async function endUnanswered(tx: Ctx, providerId: string) {
  const { rows } = await sql<{ offer_id: string; answer: string; hold_id: string | null; was_taken: boolean }>`
    update waitlist_offer o set answered_at = ${tx.now}, answer = case when o.expires_at <= ${tx.now} then 'expired'
        when exists (select from hold h where h.provider_id = ${providerId} and h.hold_id = o.hold_id) then 'withdrawn'
        else 'declined' end
    where o.provider_id = ${providerId} and o.answer is null and (o.expires_at <= ${tx.now} or (o.hold_id is not null
      and not exists (select from hold h where h.provider_id = ${providerId} and h.hold_id = o.hold_id and h.released_at is null)))
      and not exists (select from waitlist_entry e join booking b on b.customer_id = e.customer_id
        where b.provider_id = ${providerId} and e.provider_id = ${providerId} and e.entry_id = o.entry_id
          and b.starts_at = o.starts_at and b.status = 'pending' and b.created_at >= o.offered_at)
    returning o.offer_id, o.answer, o.hold_id, ${wasTaken(providerId)} as was_taken`.execute(tx.db)
  for (const { offer_id, answer, hold_id, was_taken } of rows)
    if (hold_id !== null && answer !== 'declined' && !was_taken)
      await emit(tx, waitlistOfferEnded, { providerId, offerId: offer_id })
}

/** Who has a time now, from the list or not, waits no more; nor does anybody wait for days that are over. */
async function endEntries(tx: Ctx, providerId: string) {
  await sql`update waitlist_entry e set ended_at = ${tx.now}, status = 'booked'
    where e.provider_id = ${providerId} and e.status = 'waiting' and (exists (select from waitlist_offer o
        where o.provider_id = ${providerId} and o.entry_id = e.entry_id and o.answer = 'accepted')
      or (e.booking_id is null and exists (select from booking b
        where b.provider_id = ${providerId} and b.customer_id = e.customer_id and b.status = 'confirmed'
          and b.created_at >= e.joined_at and (b.starts_at at time zone b.timezone)::date between e.first_date and e.last_date
          and ${isOfTheseServices(providerId)})))`.execute(tx.db)
  await sql`update waitlist_entry e set ended_at = ${tx.now}, status = 'over'
    where e.provider_id = ${providerId} and e.status = 'waiting' and (
      e.last_date < (select (${tx.now}::timestamptz at time zone p.timezone)::date from provider p where p.provider_id = ${providerId})
      or exists (select from booking b where b.provider_id = ${providerId} and b.booking_id = e.booking_id
        and (b.status not in ('pending', 'confirmed') or b.starts_at <= ${tx.now})))`.execute(tx.db)
  await endVain(
    tx,
    providerId,
    sql`(e.booking_id is null and exists (select from service s
        where s.provider_id = ${providerId} and s.service_id = any(e.service_ids) and s.removed_at is not null)
      or exists (select from staff k where k.provider_id = ${providerId} and k.staff_id = e.staff_id and k.removed_at is not null))`,
  )
  await sql`update waitlist_offer o set answer = 'withdrawn', answered_at = ${tx.now} from waitlist_entry e
    where o.provider_id = ${providerId} and o.answer is null
      and e.provider_id = ${providerId} and e.entry_id = o.entry_id and (e.status <> 'waiting'
        or exists (select from booking b where b.provider_id = ${providerId} and b.booking_id = e.booking_id
          and b.starts_at <= o.starts_at))`.execute(tx.db)
}

/** Nobody waits for what cannot come, and all who did hear so. `which`: of the entries `e`. */
export async function endVain(tx: Ctx, providerId: string, which: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ entry_id: string }>`update waitlist_entry e set ended_at = ${tx.now}, status = 'over'
    where e.provider_id = ${providerId} and e.status = 'waiting' and ${which} returning e.entry_id`.execute(tx.db)
  for (const { entry_id } of rows) await emit(tx, waitlistOver, { providerId, entryId: entry_id })
}
