-- A provider's own thanks for coming back: after so many visits, however they were paid, a gift card that the provider gives.
create table stamp_card (
  provider_id uuid primary key references provider (provider_id),
  visits integer not null check (visits between 2 and 20),
  reward_minor bigint not null check (reward_minor > 0),
  currency text not null check (length(currency) = 3),
  -- Visits with one of these count; none named: every visit.
  service_ids uuid[] not null default '{}',
  -- Withdrawn, nobody begins a card any more; who has begun one goes on.
  is_offered boolean not null default true,
  -- Visits that were over before do not count.
  started_at timestamptz not null
);

-- 'visit': a stamp; 'full': all of a card are taken for its gift card. The balance is their sum. A card keeps the terms of its
-- first stamp.
create table stamp_entry (
  provider_id uuid not null references provider (provider_id),
  entry_id uuid not null,
  customer_id uuid not null references account (account_id),
  kind text not null check (kind in ('visit', 'full')),
  stamps integer not null,
  booking_id uuid,
  gift_card_id uuid,
  visits integer not null,
  reward_minor bigint not null,
  currency text not null,
  service_ids uuid[] not null,
  posted_at timestamptz not null,
  primary key (provider_id, entry_id),
  foreign key (provider_id, booking_id) references booking,
  foreign key (provider_id, gift_card_id) references gift_card,
  constraint stamp_entry_visit_once unique (provider_id, booking_id),
  constraint stamp_entry_full_once unique (provider_id, gift_card_id),
  constraint stamp_entry_kind check (case kind
    when 'visit' then stamps = 1 and booking_id is not null and gift_card_id is null
    else stamps = -visits and booking_id is null and gift_card_id is not null end)
);
create index stamp_entry_customer on stamp_entry (customer_id, provider_id, entry_id);

-- Of a card that nobody has paid for: its provider gives it, not the operator.
alter table gift_card
  add column is_by_provider boolean not null default false,
  add constraint gift_card_by_provider check (is_funded or not is_by_provider);
