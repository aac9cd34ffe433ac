-- What is remembered under a mark is right for it alone: also after a restore, or where a row was deleted and made again, no
-- mark comes a second time.
alter table free_day_mark alter column mark set default (extract(epoch from clock_timestamp()) * 1000000)::bigint;

-- All listings anew, a thousand at a time: what writes them is off while a backup comes in.
create function fill_listings() returns void language plpgsql
  as $$
declare
  part uuid[];
begin
  loop
    part := array(select provider_id from public.provider where part is null or provider_id > part[cardinality(part)]
      order by provider_id limit 1000);
    exit when part = '{}';
    perform public.list_providers(part);
    perform public.refresh_listings(part);
  end loop;
  perform public.count_recent_bookings(now());
end $$;
