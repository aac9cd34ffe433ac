-- A transaction that tells of something cannot commit in two phases, and where a provider's rows lie elsewhere nobody listens. So
-- whoever locks a provider tells, by a statement of its own; what is written without that lock is found by the clock.
create or replace function forget_free_days(providers uuid[], firsts date[], lasts date[]) returns void
  language plpgsql
  as $$
declare
  one record;
begin
  for one in
    select provider_id, min(first) as first, max(last) as last
    from unnest(providers, firsts, lasts) as given (provider_id, first, last) group by provider_id order by provider_id
  loop
    insert into public.free_day_mark (provider_id, due_since) values (one.provider_id, clock_timestamp())
      on conflict (provider_id) do update
        set mark = free_day_mark.mark + 1, due_since = least(free_day_mark.due_since, excluded.due_since);
    delete from public.free_day f where f.provider_id = one.provider_id and f.date between one.first and one.last;
  end loop;
end $$;

create or replace function free_time_emptied() returns trigger language plpgsql
  as $$
begin
  insert into public.free_day_mark (provider_id, due_since)
    select provider_id, clock_timestamp() from public.provider order by provider_id
    on conflict (provider_id) do update
      set mark = free_day_mark.mark + 1, due_since = least(free_day_mark.due_since, excluded.due_since);
  delete from public.free_day;
  return null;
end $$;
