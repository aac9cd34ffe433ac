-- What a provider's day came to, by the clock there. Worked out from the rows, and again whenever one of them changes: which
-- days that are stands in provider_day_due, written in the transaction of the change, so that no path forgets it.

create table provider_day (
  provider_id uuid not null references provider on delete cascade,
  day date not null,
  -- By the day on which they begin.
  visits integer not null,
  completed integer not null,
  no_shows integer not null,
  cancelled_by_customer integer not null,
  cancelled_by_provider integer not null,
  first_visits integer not null,
  -- By the day on which they were made.
  made integer not null,
  lead_minutes bigint not null,
  reviews integer not null,
  stars integer not null,
  -- Of each hour of the clock, from midnight on.
  booked_minutes integer[] not null check (cardinality(booked_minutes) = 24),
  offered_minutes integer[] not null check (cardinality(offered_minutes) = 24),
  -- The day was over: what was offered stays, whatever becomes of the working hours.
  is_over boolean not null,
  primary key (provider_id, day)
);
create index provider_day_of_all on provider_day (day);
create index provider_day_open on provider_day (day) where not is_over;

create table provider_day_money (
  provider_id uuid not null,
  day date not null,
  currency text not null,
  -- Prices of visits that took place.
  visits_minor bigint not null,
  -- By the ledger.
  cards_minor bigint not null,
  fees_minor bigint not null,
  primary key (provider_id, day, currency),
  foreign key (provider_id, day) references provider_day on delete cascade
);
create index provider_day_money_of_all on provider_day_money (day);

-- Instants in the days that are to be worked out again; -infinity: all of them. `customer_id`: whose other visits may be the
-- first now.
create table provider_day_due (
  provider_id uuid not null references provider on delete cascade,
  due_id uuid not null default gen_random_uuid(),
  at timestamptz not null,
  customer_id uuid,
  primary key (provider_id, due_id)
);

-- Sums of these over all providers of a category.
create table category_day (
  day date not null,
  category_slug text not null,
  visits integer not null,
  completed integer not null,
  no_shows integer not null,
  cancelled_by_customer integer not null,
  cancelled_by_provider integer not null,
  first_visits integer not null,
  made integer not null,
  lead_minutes bigint not null,
  reviews integer not null,
  stars integer not null,
  booked_minutes integer[] not null,
  offered_minutes integer[] not null,
  primary key (day, category_slug)
);
create table category_day_money (
  day date not null,
  category_slug text not null,
  currency text not null,
  visits_minor bigint not null,
  cards_minor bigint not null,
  fees_minor bigint not null,
  primary key (day, category_slug, currency)
);
create table category_day_due (
  due_id uuid primary key default gen_random_uuid(),
  day date not null
);

-- When the days were last brought up to date.
create table days_worked_out (
  is_one boolean primary key default true check (is_one),
  at timestamptz not null
);

create index booking_made on booking (provider_id, created_at);
create index account_joined on account (created_at);
create index provider_joined on provider (created_at);

-- The arguments: which columns count, the instants of a row, and its customer.
create function provider_day_changed() returns trigger
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
  execute format('insert into public.provider_day_due (provider_id, at, customer_id)
    select distinct c.provider_id, i.at, %3$s from (%1$s) c cross join lateral unnest(%2$s) as i (at)
    where c.provider_id is not null and i.at is not null and exists (select from public.provider p where p.provider_id = c.provider_id)',
    changed, tg_argv[1], tg_argv[2]);
  return null;
end $$;

do $$
declare
  source record;
begin
  for source in
    select * from (values
      ('booking', 'booking_id, customer_id, status, starts_at, created_at, total_minor, currency, cancelled_by, pay_by',
        'array[starts_at, created_at]', 'c.customer_id'),
      ('segment', 'segment_id, staff_id, starts_at, ends_at', 'array[starts_at, ends_at]', 'null::uuid'),
      ('calendar_entry', 'calendar_entry_id, staff_id, during, customer_name',
        $x$array(select generate_series(lower(during), upper(during), '1 day')) || upper(during)$x$, 'null::uuid'),
      ('review', 'review_id, status, rating, created_at', 'array[created_at]', 'null::uuid'),
      ('ledger_posting', 'posting_id, posted_at', 'array[posted_at]', 'null::uuid')
    ) as tables (name, columns, instants, customer)
  loop
    execute format('create trigger %1$s_of_day_inserted after insert on %1$I referencing new table as new_rows
      for each statement execute function provider_day_changed(%2$L, %3$L, %4$L)',
      source.name, 'provider_id, ' || source.columns, source.instants, source.customer);
    execute format('create trigger %1$s_of_day_deleted after delete on %1$I referencing old table as old_rows
      for each statement execute function provider_day_changed(%2$L, %3$L, %4$L)',
      source.name, 'provider_id, ' || source.columns, source.instants, source.customer);
    execute format('create trigger %1$s_of_day_updated after update on %1$I referencing old table as old_rows new table as new_rows
      for each statement execute function provider_day_changed(%2$L, %3$L, %4$L)',
      source.name, 'provider_id, ' || source.columns, source.instants, source.customer);
  end loop;
end $$;

create function provider_days_changed() returns trigger
  language plpgsql
  as $$
begin
  insert into public.provider_day_due (provider_id, at) values (new.provider_id, '-infinity');
  return null;
end $$;
create trigger provider_days_changed after update on provider for each row
  when (old.timezone is distinct from new.timezone or old.category_slug is distinct from new.category_slug)
  execute function provider_days_changed();

-- What is there already.
insert into provider_day_due (provider_id, at)
  select provider_id, '-infinity' from provider p
  where exists (select from booking b where b.provider_id = p.provider_id)
    or exists (select from ledger_posting l where l.provider_id = p.provider_id);
