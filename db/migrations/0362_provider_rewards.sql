-- What a provider gives for points: a gift card of their own, or a thing that is handed over at the counter.
create table provider_reward (
  provider_id uuid not null references provider (provider_id),
  reward_id uuid not null,
  -- Raised with every change of what its taker is told: who was shown another one is refused.
  version integer not null default 1 check (version > 0),
  kind text not null check (kind in ('card', 'thing')),
  name text not null check (length(name) between 1 and 80),
  points integer not null check (points > 0),
  currency text not null check (length(currency) = 3),
  -- Of a card.
  amount_minor bigint check (amount_minor > 0),
  -- Of a thing: for so many days it is kept for whoever has taken it.
  keep_days smallint check (keep_days between 7 and 365),
  -- How many there are, in a month and for one customer; none: as many as are asked for.
  most integer check (most > 0),
  most_a_month integer check (most_a_month > 0),
  most_each integer check (most_each > 0),
  -- The last day, where the provider is.
  last_date date,
  is_offered boolean not null default true,
  created_at timestamptz not null,
  primary key (provider_id, reward_id),
  constraint provider_reward_kind check (case kind
    when 'card' then amount_minor is not null and keep_days is null
    else amount_minor is null and keep_days is not null end)
);

-- What somebody has taken, by the terms of then.
create table reward_voucher (
  provider_id uuid not null references provider (provider_id),
  voucher_id uuid not null,
  reward_id uuid not null,
  customer_id uuid not null references account (account_id),
  kind text not null check (kind in ('card', 'thing')),
  name text not null,
  points integer not null check (points > 0),
  currency text not null check (length(currency) = 3),
  amount_minor bigint check (amount_minor > 0),
  gift_card_id uuid,
  -- Of a thing: what is shown at the counter, until when, and what became of it.
  code text check (code ~ '^[0-9A-Z]{6}$'),
  good_until timestamptz,
  warned_at timestamptz,
  handed_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('customer', 'time', 'left')),
  created_at timestamptz not null,
  primary key (provider_id, voucher_id),
  foreign key (provider_id, reward_id) references provider_reward,
  foreign key (provider_id, gift_card_id) references gift_card,
  constraint reward_voucher_code unique (provider_id, code),
  constraint reward_voucher_card unique (provider_id, gift_card_id),
  constraint reward_voucher_kind check (case kind
    when 'card' then num_nonnulls(amount_minor, gift_card_id) = 2
      and num_nonnulls(code, good_until, warned_at, handed_at, ended_at) = 0
    else num_nonnulls(amount_minor, gift_card_id) = 0 and num_nonnulls(code, good_until) = 2 end),
  -- It is handed over or its points come back.
  constraint reward_voucher_once check (num_nonnulls(handed_at, ended_at) <= 1),
  constraint reward_voucher_ended check ((ended_at is null) = (ended_by is null))
);
create index reward_voucher_of on reward_voucher (provider_id, reward_id, created_at);
create index reward_voucher_customer on reward_voucher (customer_id, created_at);
create index reward_voucher_open on reward_voucher (good_until)
  where kind = 'thing' and handed_at is null and ended_at is null;
create index reward_voucher_counter on reward_voucher (provider_id, handed_at, created_at) where kind = 'thing';

alter table loyalty_entry
  add column reward_voucher_id uuid,
  drop constraint loyalty_entry_voucher,
  add constraint loyalty_entry_voucher
    check (num_nonnulls(voucher_id, reward_voucher_id) = case when kind in ('redeemed', 'returned') then 1 else 0 end);
create index loyalty_entry_reward_voucher on loyalty_entry (reward_voucher_id) where reward_voucher_id is not null;
