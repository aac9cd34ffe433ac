-- Which starts are free on a date of a provider for its shortest active service: what search filters by. All of it can be
-- worked out again. A date without a row is unknown, and counts as maybe free.

-- Of a provider that nothing was written about since, the job that follows the days makes the row.
create table free_day_mark (
  provider_id uuid primary key references provider on delete cascade,
  -- Grows with every write that can change free time: what was read under an older one is not written.
  mark bigint not null default 1,
  -- In this order the unknown dates are worked out; infinity: when there is nothing else to do, null: none.
  due_since timestamptz default 'infinity',
  -- The last date that was worked out.
  known_to date
);
create index free_day_mark_due on free_day_mark (due_since) where due_since is not null;

create table free_day (
  provider_id uuid not null references free_day_mark on delete cascade,
  date date not null,
  -- Wall minutes, ascending; neither minimum notice nor booking window are in them.
  starts smallint[] not null,
  -- When the first hold on this date ends: from then on it is unknown.
  held_until timestamptz,
  primary key (provider_id, date)
);

-- The mark before the dates: whoever works them out meanwhile waits here, and writes nothing or what is then deleted.
create function forget_free_days(providers uuid[], firsts date[], lasts date[]) returns void
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
  if found then
    perform pg_notify('free_day', '');
  end if;
end $$;

-- The arguments: which columns count, and of a row the first and the last date on which it can free or take a start.
create function free_time_changed() returns trigger
  language plpgsql
  as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'table new_rows'
    when 'DELETE' then 'table old_rows'
    else format('(select %1$s from old_rows except select %1$s from new_rows)
      union all (select %1$s from new_rows except select %1$s from old_rows)', tg_argv[0])
  end;
begin
  execute format('select public.forget_free_days(array_agg(provider_id), array_agg(%s), array_agg(%s)) from (%s) c',
    tg_argv[1], tg_argv[2], changed);
  return null;
end $$;

-- For every statement, so that no path, no cascade and no operator forgets it.
do $$
declare
  source record;
begin
  for source in
    with reaches (first, last) as (values
      -- A service and its buffers reach 16 hours back and 4 on, clocks are 12 hours behind UTC or 14 ahead.
      ($x$((lower(during) - interval '28 hours') at time zone 'UTC')::date$x$,
        $x$((upper(during) + interval '18 hours') at time zone 'UTC')::date$x$),
      ('date - 1', 'date + 1'),
      ($x$'-infinity'::date$x$, $x$'infinity'::date$x$))
    select name, columns, first, last
    from (values
      ('occupation', 'staff_id, room_id, during, blocking, held_until', '((lower'),
      ('calendar_entry', 'staff_id, during', '((lower'),
      ('date_override', 'staff_id, date, hours', 'date'),
      ('closed_day', 'date', 'date'),
      ('working_hours', 'staff_id, weekday, opens_minute, closes_minute', ''''),
      ('staff', 'staff_id, removed_at', ''''),
      ('room', 'room_id, removed_at', ''''),
      ('service', 'service_id, is_active, position, duration_minutes, buffer_before_minutes, buffer_after_minutes,
        processing_after_minutes, processing_minutes', ''''),
      ('service_staff', 'service_id, staff_id, duration_minutes', ''''),
      ('service_room', 'service_id, room_id', '''')
    ) as tables (name, columns, reach) join reaches on starts_with(first, reach)
  loop
    execute format('create trigger %1$s_inserted after insert on %1$I referencing new table as new_rows
      for each statement execute function free_time_changed(%2$L, %3$L, %4$L)',
      source.name, 'provider_id, ' || source.columns, source.first, source.last);
    execute format('create trigger %1$s_deleted after delete on %1$I referencing old table as old_rows
      for each statement execute function free_time_changed(%2$L, %3$L, %4$L)',
      source.name, 'provider_id, ' || source.columns, source.first, source.last);
    execute format('create trigger %1$s_updated after update on %1$I referencing old table as old_rows new table as new_rows
      for each statement execute function free_time_changed(%2$L, %3$L, %4$L)',
      source.name, 'provider_id, ' || source.columns, source.first, source.last);
  end loop;
end $$;

create function provider_clock_changed() returns trigger
  language plpgsql
  as $$
begin
  perform public.forget_free_days(array[new.provider_id], array['-infinity'::date], array['infinity'::date]);
  return null;
end $$;
create trigger provider_clock_changed after update on provider for each row
  when (old.timezone <> new.timezone or old.start_interval_minutes is distinct from new.start_interval_minutes)
  execute function provider_clock_changed();
