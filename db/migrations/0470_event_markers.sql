-- What follows from a change of a provider's, beside that change until it is done. In a database of several nodes the jobs lie on
-- another: by this row they are found and queued again, and none of theirs runs without it. No column says what is not in its jobs.
create table event_marker (
  provider_id uuid not null,
  -- Its jobs bear it as theirs, one in each of the queues.
  event_id uuid not null,
  queues text[] not null,
  data jsonb not null,
  emitted_at timestamptz not null default now(),
  primary key (provider_id, event_id)
);
