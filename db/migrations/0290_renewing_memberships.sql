-- A membership may renew by itself: each month or year it is paid with the card that was kept, until it is cancelled.
alter table plan
  add column renews boolean not null default false,
  -- What is left of a period can be used in the next one, once.
  add column rolls_over boolean not null default false,
  add constraint plan_renews check (case when renews then months in (1, 12) else not rolls_over end);

alter table subscription
  add column renews boolean not null default false,
  add column rolls_over boolean not null default false,
  -- How many were paid for; the last of them ends at ends_at.
  add column periods smallint not null default 0 check (periods >= 0),
  -- What was agreed to, word for word.
  add column consent text,
  -- By whoever has it: it is good until its end, and not renewed.
  add column cancelled_at timestamptz,
  -- A period is over and the next one is not paid yet: until then it can be used.
  add column grace_until timestamptz,
  -- When the clock has to look at it next.
  add column renew_at timestamptz,
  -- The end that its reminder was sent for.
  add column reminded_of timestamptz,
  add constraint subscription_renews check (renews or (not rolls_over and consent is null and cancelled_at is null
    and grace_until is null and renew_at is null and reminded_of is null)),
  add constraint subscription_grace check (grace_until > ends_at);
update subscription set periods = 1 where starts_at is not null;
create index subscription_renew on subscription (renew_at) where renew_at is not null;

-- Of what is given or lapses each period: which one.
alter table subscription_entry
  add column period smallint,
  drop constraint subscription_entry_once,
  add constraint subscription_entry_once unique nulls not distinct (provider_id, subscription_id, kind, booking_id, period),
  add constraint subscription_entry_period check (period is null or booking_id is null);

-- `period`: of a membership that renews, which of its payments it is. `tries`: how often its kept card was charged for it.
alter table payment
  add column period smallint not null default 1 check (period > 0),
  add column tries smallint not null default 0 check (tries >= 0),
  drop constraint payment_of_subscription,
  add constraint payment_of_subscription unique (provider_id, subscription_id, period);

-- Of a membership that renews there are several payments: which of them it is about. None: the first.
alter table ledger_posting add column payment_id uuid;

-- The card that a membership renews with. Of the card no more than its owner knows it by.
create table renewal_card (
  provider_id uuid not null references provider (provider_id),
  subscription_id uuid not null,
  customer_id uuid not null references account (account_id),
  account text not null,
  status text not null check (status in ('open', 'kept', 'closing', 'closed')),
  processor_customer text,
  method text,
  brand text,
  last_four text,
  compared_at timestamptz,
  created_at timestamptz not null,
  primary key (provider_id, subscription_id),
  foreign key (provider_id, subscription_id) references subscription,
  constraint renewal_card_kept check (status <> 'kept' or (method is not null and processor_customer is not null))
);
create index renewal_card_customer on renewal_card (customer_id);
create index renewal_card_closing on renewal_card (compared_at nulls first, created_at) where status = 'closing';
