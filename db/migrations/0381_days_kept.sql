-- What a business offered on a day that is over is kept in instants, by staff member: a visit that is undone later, or
-- another clock, leaves it as it was.
alter table provider_day
  -- By the office, or because somebody has left.
  add column cancelled_otherwise integer not null default 0,
  -- Between two visits of a staff member, too short for any service.
  add column gap_minutes integer not null default 0,
  -- {"from", "to", "hours": [[staff_id, from, to]], "shortestMinutes"}, instants in milliseconds; null: the day is not over.
  add column offer jsonb;

-- Of hours: only of days that are over. On others businesses without a booking have no row.
alter table category_day
  add column cancelled_otherwise integer not null default 0,
  add column gap_minutes integer not null default 0;

alter table provider_day_due add column due_since timestamptz not null default now();
create index provider_day_due_since on provider_day_due (due_since);
create index category_day_due_day on category_day_due (day);

-- Who is visited most is read from this alone.
create index provider_day_visited on provider_day (day) include (provider_id, visits) where visits > 0;

insert into provider_day_due (provider_id, at)
  select provider_id, '-infinity' from provider p
  where exists (select from provider_day d where d.provider_id = p.provider_id);
