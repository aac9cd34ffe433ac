-- Who is visited most in a year is added up from months: a thirtieth of the rows of its days.
create table provider_month (
  provider_id uuid not null references provider on delete cascade,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  visits integer not null,
  primary key (provider_id, month)
);
create index provider_month_visited on provider_month (month) include (provider_id, visits) where visits > 0;

-- Worked out from its days whenever one of them is written, whoever writes it.
create function provider_month_changed() returns trigger
  language plpgsql
  as $$
begin
  insert into public.provider_month (provider_id, month, visits)
    select c.provider_id, c.month, coalesce(sum(d.visits), 0)
    from (select distinct provider_id, date_trunc('month', day)::date as month from changed_rows) c
      join public.provider p on p.provider_id = c.provider_id
      left join public.provider_day d on d.provider_id = c.provider_id and d.day >= c.month and d.day < c.month + interval '1 month'
    group by 1, 2
    on conflict (provider_id, month) do update set visits = excluded.visits;
  return null;
end $$;

create trigger provider_day_of_month_inserted after insert on provider_day referencing new table as changed_rows
  for each statement execute function provider_month_changed();
create trigger provider_day_of_month_deleted after delete on provider_day referencing old table as changed_rows
  for each statement execute function provider_month_changed();
create trigger provider_day_of_month_updated after update on provider_day referencing new table as changed_rows
  for each statement execute function provider_month_changed();
