-- What a provider has changed for those who have a plan: it holds for each once they were told by mail and thirty days are over.
create table plan_notice (
  provider_id uuid not null references provider (provider_id),
  notice_id uuid not null,
  plan_id uuid not null,
  name text not null,
  price_minor bigint not null check (price_minor > 0),
  uses smallint not null,
  service_ids uuid[] not null,
  rolls_over boolean not null,
  benefits jsonb,
  created_at timestamptz not null,
  -- By its provider, or another came after it.
  withdrawn_at timestamptz,
  primary key (provider_id, notice_id),
  foreign key (provider_id, plan_id) references plan
);
create unique index plan_notice_one on plan_notice (provider_id, plan_id) where withdrawn_at is null;
create index plan_notice_live on plan_notice (created_at) where withdrawn_at is null;

-- Who is told of which, and since when; none before the mail has left.
create table subscription_notice (
  provider_id uuid not null,
  subscription_id uuid not null,
  notice_id uuid not null,
  mailed_at timestamptz,
  -- Periods that begin from then on are by its terms.
  effective_at timestamptz,
  primary key (provider_id, subscription_id),
  foreign key (provider_id, subscription_id) references subscription,
  foreign key (provider_id, notice_id) references plan_notice,
  constraint subscription_notice_days check (effective_at >= mailed_at + interval '30 days' and (effective_at is null) = (mailed_at is null))
);
