-- Of so many providers after one, how often each was booked of late; the last of them, or null behind the end. A part at a
-- time: in one statement it would outlast every time-out, and hold the listings of all while it lasts.
create index booking_counted on booking (provider_id, created_at) where status in ('pending', 'confirmed', 'completed');
drop index booking_recent;
create function count_recent_bookings(at timestamptz, after uuid, at_most integer) returns uuid language sql
  as $$ with looked as (
      select provider_id from public.listing where provider_id > after order by provider_id limit at_most),
    counted as (
      select provider_id, (select count(*) from public.booking b where b.provider_id = looked.provider_id
        and b.created_at > at - interval '90 days' and b.status in ('pending', 'confirmed', 'completed')) as count from looked),
    changed as (
      select l.provider_id, c.count from public.listing l join counted c on c.provider_id = l.provider_id
      where l.recent_bookings <> c.count order by l.provider_id for no key update of l),
    updated as (
      update public.listing l set recent_bookings = changed.count from changed where changed.provider_id = l.provider_id)
    select provider_id from looked order by provider_id desc limit 1 $$;
create or replace function count_recent_bookings(at timestamptz) returns void language plpgsql
  as $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
begin
  while last is not null loop
    last := public.count_recent_bookings(at, last, 1000);
  end loop;
end $$;
