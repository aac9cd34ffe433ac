import { sql } from 'kysely'
import type { Ctx } from '../../lib/context.ts'
import { emit } from '../../lib/events.server.ts'
import { addDays, localDate, zoneDay } from '../../lib/time.server.ts'
import { expectBooking } from '../bookings/expect-booking.server.ts'
import { expectedStarts, isNews, type Late, type Piece } from './delay.rules.ts'
import { bookingDelayed } from './events.ts'

type PieceRow = Omit<Piece, 'begins' | 'afterMs'> & { segment: number; told: number | null }

/**
 * What is done today, the first first: confirmed bookings, and what has a name in the calendar. Time off is a gap. The days around
 * it belong to it: who works past midnight is late past midnight, and where nobody does the night is a gap.
 */
export async function readPieces(tx: Ctx, providerId: string, timezone: string): Promise<Piece[]> {
  const today = localDate(tx.now, timezone)
  const [begin, end] = [addDays(today, -1), addDays(today, 2)].map(
    (date) => new Date(zoneDay(timezone, date).instantOf(0)),
  )
  const { rows } = await sql<PieceRow>`
    select b.booking_id as "takerId", s.staff_id as "staffId", s.position as segment,
      extract(epoch from greatest(lower(o.during), s.starts_at))::float8 * 1000 as start,
      extract(epoch from least(upper(o.during), s.ends_at))::float8 * 1000 as "end",
      extract(epoch from b.expected_at)::float8 * 1000 as told
    from booking b join segment s on s.provider_id = ${providerId} and s.booking_id = b.booking_id
      join occupation o on o.provider_id = ${providerId} and o.booking_id = b.booking_id and o.staff_id = s.staff_id
        and o.during && tstzrange(s.starts_at, s.ends_at)
    where b.provider_id = ${providerId} and b.status = 'confirmed' and b.starts_at >= ${begin} and b.starts_at < ${end}
    union all
    select k.calendar_entry_id, k.staff_id, 0, extract(epoch from lower(k.during))::float8 * 1000,
      extract(epoch from upper(k.during))::float8 * 1000, null
    from calendar_entry k where k.provider_id = ${providerId} and k.customer_name is not null
      and lower(k.during) >= ${begin} and lower(k.during) < ${end}
    order by start`.execute(tx.db)
  // Between two pieces of one service lies its processing time; between two services nothing has to.
  const last = new Map<string, { segment: number; end: number; ends: number }>()
  return rows.map(({ segment, told, ...piece }) => {
    const { takerId, start, end } = piece
    const before = last.get(takerId)
    const afterMs = before?.segment === segment ? start - before.end : 0
    const begins = Math.max(start, before ? before.ends + afterMs : (told ?? start))
    last.set(takerId, { segment, end, ends: begins + end - start })
    return { ...piece, begins, afterMs }
  })
}

type ToldRow = { booking_id: string; starts_at: Date; told_start: Date | null; expected_at: Date | null }

/** Works out what is expected today, and tells whose time is another than they know. Under the provider's lock. */
export async function reckonDelays(tx: Ctx, providerId: string, timezone: string): Promise<void> {
  const yesterday = addDays(localDate(tx.now, timezone), -1)
  const { rows: said } = await sql<{ staff_id: string; said_at: Date; free_from: Date }>`
    select staff_id, said_at, free_from from delay where provider_id = ${providerId} and date >= ${yesterday}::date`.execute(
    tx.db,
  )
  const late = new Map<string, Late>(
    said.map(({ staff_id, said_at, free_from }) => [
      staff_id,
      { saidAt: said_at.getTime(), freeFrom: free_from.getTime() },
    ]),
  )
  const expected = expectedStarts(await readPieces(tx, providerId, timezone), late, tx.now.getTime())
  const { rows } = await sql<ToldRow>`
    select b.booking_id, b.starts_at, case when b.expected_at is not null then d.starts_at end as told_start, d.expected_at
    from booking b
    left join delayed_booking d on d.provider_id = ${providerId} and d.booking_id = b.booking_id
    where b.provider_id = ${providerId} and b.booking_id = any(${[...expected.keys()]}::uuid[]) and b.status = 'confirmed'
      and greatest(b.starts_at, b.expected_at) > ${tx.now}`.execute(tx.db)
  // Moved, also away and back, a booking is expected when it is planned, until it is told anew.
  for (const { booking_id, starts_at, told_start, expected_at } of rows) {
    const start = starts_at.getTime()
    const told = told_start && expected_at && { startsAt: told_start.getTime(), expectedAt: expected_at.getTime() }
    const expectedAt = expected.get(booking_id) ?? start
    if (isNews(start, expectedAt, told)) await tell(tx, providerId, booking_id, starts_at, new Date(expectedAt))
  }
}

/** What was heard of the time before it was moved says nothing. */
const heardOfThis = sql<Date>`case when delayed_booking.starts_at = excluded.starts_at then delayed_booking.heard_at end`

/** Whoever was told of another time may cancel or move for nothing, also when all is well again. */
async function tell(tx: Ctx, providerId: string, bookingId: string, starts_at: Date, expected_at: Date) {
  const news = { starts_at, expected_at, told_at: tx.now, accepted_at: null }
  await tx.db
    .insertInto('delayed_booking')
    .values({ provider_id: providerId, booking_id: bookingId, ...news })
    .onConflict((known) => known.columns(['provider_id', 'booking_id']).doUpdateSet({ ...news, heard_at: heardOfThis }))
    .execute()
  await expectBooking(tx, providerId, bookingId, expected_at)
  const [expectedAt, toldAt] = [expected_at.toISOString(), tx.now.toISOString()]
  await emit(tx, bookingDelayed, { providerId, bookingId, expectedAt, toldAt })
}
