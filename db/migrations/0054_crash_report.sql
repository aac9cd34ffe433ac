-- What broke in a browser, as its page told us: where in our own code, and nothing of who was there. Kept for 90 days.
create table crash_report (
  crash_report_id uuid primary key,
  request_id text not null check (length(request_id) between 1 and 64),
  release text not null check (length(release) between 1 and 64),
  part text not null check (part in ('page', 'component')),
  route text not null check (length(route) between 1 and 100),
  error text not null check (length(error) between 1 and 200),
  stack text[] not null check (cardinality(stack) <= 20),
  created_at timestamptz not null
);
create index crash_report_age on crash_report (created_at);
