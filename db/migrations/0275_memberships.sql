-- What a provider sells ahead: so many visits with some of their services, within so many months. What was bought keeps its terms.
create table plan (
  provider_id uuid not null references provider (provider_id),
  plan_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  price_minor bigint not null check (price_minor > 0),
  currency text not null check (length(currency) = 3),
  months smallint not null check (months between 1 and 24),
  uses smallint not null check (uses between 1 and 200),
  service_ids uuid[] not null check (cardinality(service_ids) between 1 and 100),
  -- Withdrawn, nobody buys it any more; who has it keeps it.
  is_offered boolean not null default true,
  created_at timestamptz not null,
  primary key (provider_id, plan_id)
);
create index plan_id_alone on plan (plan_id);

create table subscription (
  provider_id uuid not null references provider (provider_id),
  subscription_id uuid not null,
  plan_id uuid not null,
  customer_id uuid not null references account (account_id),
  name text not null,
  price_minor bigint not null check (price_minor > 0),
  currency text not null check (length(currency) = 3),
  months smallint not null,
  uses smallint not null,
  service_ids uuid[] not null,
  status text not null check (status in ('unpaid', 'active', 'ended')),
  created_at timestamptz not null,
  -- From when it was paid until the end of a day where its provider is.
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (provider_id, subscription_id),
  foreign key (provider_id, plan_id) references plan,
  constraint subscription_paid check (case status when 'unpaid' then starts_at is null when 'active' then starts_at is not null else true end
    and (starts_at is null) = (ends_at is null) and ends_at > starts_at)
);
create index subscription_id_alone on subscription (subscription_id);
create index subscription_customer on subscription (customer_id, created_at);
create index subscription_unpaid on subscription (created_at) where status = 'unpaid';
create index subscription_over on subscription (ends_at) where status = 'active';

-- Visits it is good for: what is left is their sum. 'used' for a booking, 'returned' when that is called off in time, 'lapsed' at
-- its end, 'taken_back' with its money.
create table subscription_entry (
  provider_id uuid not null references provider (provider_id),
  entry_id uuid not null,
  subscription_id uuid not null,
  kind text not null check (kind in ('granted', 'used', 'returned', 'lapsed', 'taken_back')),
  uses smallint not null check (uses <> 0),
  booking_id uuid,
  posted_at timestamptz not null,
  primary key (provider_id, entry_id),
  foreign key (provider_id, subscription_id) references subscription,
  foreign key (provider_id, booking_id) references booking,
  constraint subscription_entry_once unique nulls not distinct (provider_id, subscription_id, kind, booking_id),
  constraint subscription_entry_kind check ((booking_id is not null) = (kind in ('used', 'returned'))
    and (uses > 0) = (kind in ('granted', 'returned')))
);
create index subscription_entry_booking on subscription_entry (provider_id, booking_id) where booking_id is not null;

create function subscription_is_covered() returns trigger language plpgsql as $$
begin
  if (select sum(uses) from subscription_entry
      where provider_id = new.provider_id and subscription_id = new.subscription_id) < 0 then
    raise exception 'subscription % is used up', new.subscription_id using errcode = 'check_violation', constraint = 'subscription_covered';
  end if;
  return null;
end $$;
create constraint trigger subscription_entry_covered after insert on subscription_entry
  deferrable initially deferred for each row execute function subscription_is_covered();
create function subscription_entry_is_for_ever() returns trigger language plpgsql as $$
begin
  raise exception 'uses stay as they were entered' using errcode = 'check_violation', constraint = 'subscription_append_only';
end $$;
create trigger subscription_entry_stays before update or delete or truncate on subscription_entry
  for each statement execute function subscription_entry_is_for_ever();

-- A service that a use was taken for costs nothing beside it.
alter table segment add column subscription_id uuid;

alter table payment
  add column subscription_id uuid,
  add foreign key (provider_id, subscription_id) references subscription,
  add constraint payment_of_subscription unique (provider_id, subscription_id),
  drop constraint payment_of_one,
  add constraint payment_of_one check (num_nonnulls(booking_id, gift_card_id, tip_of, subscription_id) = 1);
create index payment_subscription_alone on payment (subscription_id) where subscription_id is not null;

alter table ledger_posting add column subscription_id uuid;
create index ledger_posting_subscription on ledger_posting (subscription_id) where subscription_id is not null;

-- How many uses of memberships pay for its services.
alter table booking add column uses smallint not null default 0 check (uses >= 0);
