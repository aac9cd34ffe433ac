-- What an operator empties at one blow is of every provider.
create function free_time_emptied() returns trigger language plpgsql
  as $$
begin
  insert into public.free_day_mark (provider_id, due_since)
    select provider_id, clock_timestamp() from public.provider order by provider_id
    on conflict (provider_id) do update
      set mark = free_day_mark.mark + 1, due_since = least(free_day_mark.due_since, excluded.due_since);
  delete from public.free_day;
  perform pg_notify('free_day', '');
  return null;
end $$;

do $$
declare
  source text;
begin
  foreach source in array array['occupation', 'calendar_entry', 'date_override', 'closed_day', 'working_hours', 'staff', 'room',
    'service', 'service_staff', 'service_room']
  loop
    execute format('create trigger %1$s_emptied after truncate on %1$I for each statement execute function free_time_emptied()',
      source);
  end loop;
end $$;
