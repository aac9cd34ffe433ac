-- Another plan at once: the payment of what it costs for the rest of the period, beside that of the period itself.
alter table payment
  add column is_change boolean not null default false check (not is_change or subscription_id is not null),
  drop constraint payment_of_subscription,
  add constraint payment_of_subscription unique (provider_id, subscription_id, period, asked_again, is_change);

-- What was agreed to, and what it was before: where all of its money goes back, it is so again.
create table subscription_upgrade (
  provider_id uuid not null,
  payment_id uuid not null,
  subscription_id uuid not null,
  period smallint not null check (period > 0),
  plan_id uuid not null,
  name text not null,
  price_minor bigint not null check (price_minor > 0),
  uses smallint not null,
  service_ids uuid[] not null,
  rolls_over boolean not null,
  benefits jsonb,
  consent text not null,
  agreed_at timestamptz not null,
  before jsonb not null,
  -- Paid: from then on it is that plan; until its money has gone back.
  begun_at timestamptz,
  -- Something else was asked for before it was: paid all the same, the money goes back.
  left_at timestamptz,
  undone_at timestamptz,
  primary key (provider_id, payment_id),
  foreign key (provider_id, payment_id) references payment,
  foreign key (provider_id, subscription_id) references subscription,
  foreign key (provider_id, plan_id) references plan
);
create index subscription_upgrade_of on subscription_upgrade (provider_id, subscription_id);

alter table subscription_entry
  drop constraint subscription_entry_kind_check,
  add constraint subscription_entry_kind_check check (kind in ('granted', 'added', 'used', 'returned', 'lapsed', 'removed', 'taken_back')),
  drop constraint subscription_entry_kind,
  add constraint subscription_entry_kind check ((booking_id is not null) = (kind in ('used', 'returned'))
    and (uses > 0) = (kind in ('granted', 'added', 'returned')));
