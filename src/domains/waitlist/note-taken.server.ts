import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { databaseNow } from '../../lib/db.server.ts'
import type { WaitlistMode } from './contract.ts'
import { readWaiting } from './entries.server.ts'
import { freeSlots } from './free-slots.server.ts'

type Row = { offer_id: string; entry_id: string; starts_at: Date }

/**
 * What was told of is open for as long as its time is free, and only where everyone is told. What was let go is marked when
 * somebody has its time who was not offered it first: free after that, it may be offered anew. Held for the next in line it is
 * not gone yet.
 */
export async function noteTaken(ctx: Ctx, providerId: string, mode: WaitlistMode): Promise<void> {
  const now = await databaseNow(ctx)
  if (mode !== 'everyone') await endTold({ ...ctx, now }, providerId)
  const { rows } = await sql<Row>`
    select o.offer_id, o.entry_id, o.starts_at from waitlist_offer o
    where o.provider_id = ${providerId} and o.starts_at > ${now} and ((o.answer is null and o.hold_id is null)
      or (o.answer in ('declined', 'expired') and o.taken_at is null and not exists (select from waitlist_offer h
        where h.provider_id = ${providerId} and h.answer is null and h.hold_id is not null
          and h.starts_at < o.ends_at and h.ends_at > o.starts_at)))`.execute(ctx.db)
  if (rows.length === 0) return
  const concerned = new Set(rows.map(({ entry_id }) => entry_id))
  const waiting = (await readWaiting({ ...ctx, now }, providerId)).filter(({ entryId }) => concerned.has(entryId))
  const slotsFor = await freeSlots({ ...ctx, now }, providerId, waiting)
  const byId = new Map(waiting.map((entry) => [entry.entryId, entry]))
  const gone = rows.filter(({ entry_id, starts_at }) => {
    const entry = byId.get(entry_id)
    return entry && !slotsFor(entry).some(({ start }) => Date.parse(start) === starts_at.getTime())
  })
  if (gone.length === 0) return
  await sql`update waitlist_offer o set taken_at = ${now}, answer = coalesce(o.answer, 'taken'),
      answered_at = coalesce(o.answered_at, ${now})
    where o.provider_id = ${providerId} and o.offer_id = any(${gone.map(({ offer_id }) => offer_id)}::uuid[])
      and (o.answer is null or o.answer in ('declined', 'expired')) and not ${isOwn(providerId)}`.execute(ctx.db)
}

/** Whoever was told and is first in line is asked. */
async function endTold(ctx: Ctx, providerId: string) {
  await sql`update waitlist_offer o set answer = 'withdrawn', answered_at = ${ctx.now}
    where o.provider_id = ${providerId} and o.answer is null and o.hold_id is null and not ${isOwn(providerId)}`.execute(
    ctx.db,
  )
}

/** Whoever has the time themselves is no less told the truth: their offer is accepted, or waits for their payment. */
const isOwn = (
  providerId: string,
) => sql`exists (select from waitlist_entry e join booking b on b.customer_id = e.customer_id
  where e.provider_id = ${providerId} and e.entry_id = o.entry_id and b.provider_id = ${providerId}
    and b.starts_at = o.starts_at and b.status in ('pending', 'confirmed'))`
