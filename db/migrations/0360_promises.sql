-- Whether what must hold at any time does, and since when; nothing is said of one that could not be looked at yet.
create table promise_check (
  promise text primary key check (length(promise) between 1 and 60),
  is_kept boolean,
  since timestamptz,
  checked_at timestamptz,
  -- Also when it could not be looked at: what takes too long has its turn after the others.
  tried_at timestamptz not null,
  -- Milliseconds: what takes long is looked at the less.
  took_ms integer not null check (took_ms >= 0),
  -- Ids of what breaks it, some of them.
  breaches text[] not null default '{}',
  constraint promise_found check ((cardinality(breaches) = 0) = is_kept),
  constraint promise_looked_at check (num_nonnulls(is_kept, since, checked_at) in (0, 3))
);
