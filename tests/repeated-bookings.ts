import type pg from 'pg'

type Repeated = { id: string; times: number; everyDays: number; status: string }

/** Bookings like that one, each so many days after the last (before, when negative); they take nobody's time. */
export async function repeatBooking(client: pg.ClientBase | pg.Pool, { id, times, everyDays, status }: Repeated) {
  await client.query(
    `with made as (
      insert into booking select (jsonb_populate_record(b, jsonb_build_object('booking_id', gen_random_uuid(), 'status', $4::text,
        'starts_at', b.starts_at + shift, 'ends_at', b.ends_at + shift, 'cancelled_at', case $4 when 'cancelled' then now() end))).*
      from booking b, generate_series(1, $2::int) n, make_interval(days => n * $3::int) shift where b.booking_id = $1
      returning provider_id, booking_id, starts_at)
    insert into segment select (jsonb_populate_record(s, jsonb_build_object('segment_id', gen_random_uuid(),
      'booking_id', m.booking_id, 'starts_at', s.starts_at + (m.starts_at - b.starts_at), 'ends_at', s.ends_at + (m.starts_at - b.starts_at)))).*
    from made m, booking b join segment s on s.provider_id = b.provider_id and s.booking_id = b.booking_id where b.booking_id = $1`,
    [id, times, everyDays, status],
  )
}
