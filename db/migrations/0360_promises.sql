-- Whether what must hold at any time does, and since when.
create table promise_check (
  promise text primary key check (length(promise) between 1 and 60),
  is_kept boolean not null,
  since timestamptz not null,
  checked_at timestamptz not null,
  -- Milliseconds: what takes long is looked at the less.
  took_ms integer not null check (took_ms >= 0),
  -- Ids of what breaks it, some of them.
  breaches text[] not null check ((cardinality(breaches) = 0) = is_kept)
);
