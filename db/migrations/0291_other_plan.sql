-- The plan of the same provider that a membership goes on with from its next period, by the terms of the day that was agreed to.
create table subscription_change (
  provider_id uuid not null,
  subscription_id uuid not null,
  plan_id uuid not null,
  name text not null,
  price_minor bigint not null check (price_minor > 0),
  months smallint not null,
  uses smallint not null,
  service_ids uuid[] not null,
  rolls_over boolean not null,
  consent text not null,
  agreed_at timestamptz not null,
  primary key (provider_id, subscription_id),
  foreign key (provider_id, subscription_id) references subscription,
  foreign key (provider_id, plan_id) references plan
);

-- The day that its periods are counted from, where that is not the first: they became longer or shorter then.
alter table subscription add column counted_from timestamptz;
