-- A time kept for somebody who is still filling in the form, with the terms that were shown.

create table hold (
  provider_id uuid not null references provider,
  hold_id uuid not null,
  customer_id uuid not null references account (account_id) on delete cascade,
  starts_at timestamptz not null,
  -- As asked: another wish is another hold.
  service_ids uuid[] not null,
  calendar_id uuid,
  -- Who does what where at which price, and the policy: what the booking will say, whatever changes meanwhile.
  terms jsonb not null,
  expires_at timestamptz not null,
  extended_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (provider_id, hold_id)
);
create index hold_id_alone on hold (hold_id);
create index hold_customer on hold (customer_id, expires_at);
create index hold_expiry on hold (expires_at);

-- What is taken is taken by a booking or by a hold; the same constraints keep both apart. A constraint cannot ask the clock,
-- so whoever writes removes what has expired first, and whoever reads leaves it out by `held_until`.
alter table occupation
  drop constraint occupation_pkey,
  alter column booking_id drop not null,
  add column hold_id uuid,
  add column held_by uuid,
  add column held_until timestamptz,
  add column taker_id uuid not null generated always as (coalesce(booking_id, hold_id)) stored,
  add primary key (provider_id, taker_id, position),
  add foreign key (provider_id, hold_id) references hold on delete cascade,
  add check (num_nonnulls(booking_id, hold_id) = 1),
  add check (num_nulls(hold_id, held_by, held_until) in (0, 3));
create index occupation_booking on occupation (provider_id, booking_id);
create index occupation_hold on occupation (provider_id, hold_id) where hold_id is not null;
