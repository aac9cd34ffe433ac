-- When the processor is asked about a payment next: soon while it is young, rarely when it is old; null: not any more.
alter table payment add column look_at timestamptz default now();
update payment set look_at = null
  where (status = 'closed' or status = 'succeeded' and paid_at < now() - interval '130 days') and dispute is distinct from 'open';
drop index payment_unsettled;
drop index payment_paid;
create index payment_unsettled on payment (look_at) where status in ('open', 'processing', 'closing');
create index payment_paid on payment (look_at) where status = 'succeeded' and look_at is not null;

-- What has happened at an account is known until `watched_until`; it is asked about next at `look_at`.
alter table card_account
  add column watched_until timestamptz,
  add column look_at timestamptz not null default now();
create index card_account_to_watch on card_account (look_at);

-- What has happened in the simulator, account by account.
create index simulated_event_of_account on simulated_event ((body ->> 'account'), created_at);
