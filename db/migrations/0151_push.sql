-- Where a browser takes what we tell it, for as long as the session goes on in which it was asked to.
create table push_subscription (
  push_subscription_id uuid primary key,
  endpoint text not null unique check (length(endpoint) between 12 and 1000),
  account_id uuid not null references account (account_id),
  session_id uuid not null references session (session_id) on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_of_account on push_subscription (account_id);
create index push_subscription_of_session on push_subscription (session_id);
