-- Of so many providers after one, how often each was booked of late; the last of them, or null behind the end. A part at a
-- time: in one statement it would outlast every time-out, and hold the listings of all while it lasts.
create index booking_counted on booking (provider_id, created_at) where status in ('pending', 'confirmed', 'completed');
drop index booking_recent;
create function count_recent_bookings(at timestamptz, after uuid, at_most integer) returns uuid language plpgsql
  as $$
declare
  part uuid[] := array(select provider_id from public.listing where provider_id > after order by provider_id limit at_most);
begin
  with counted as (
    select provider_id, (select count(*) from public.booking b where b.provider_id = one.provider_id
      and b.created_at > at - interval '90 days' and b.status in ('pending', 'confirmed', 'completed')) as count
    from unnest(part) one (provider_id)),
  locked as materialized (
    select provider_id, recent_bookings from public.listing where provider_id = any(part) order by provider_id for no key update)
  update public.listing l set recent_bookings = counted.count from counted join locked using (provider_id)
    where l.provider_id = any(part) and l.provider_id = locked.provider_id and locked.recent_bookings <> counted.count;
  return part[cardinality(part)];
end $$;
create or replace function count_recent_bookings(at timestamptz) returns void language plpgsql
  as $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
begin
  while last is not null loop
    last := public.count_recent_bookings(at, last, 1000);
  end loop;
end $$;
