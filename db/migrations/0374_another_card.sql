-- Another card for a membership that renews, given before the one that is kept fails.
create table renewal_card_change (
  provider_id uuid not null,
  card_change_id uuid not null,
  subscription_id uuid not null,
  status text not null check (status in ('open', 'kept', 'closed')),
  setup text,
  -- How often the processor has refused to begin.
  attempts smallint not null default 0 check (attempts >= 0),
  refused text,
  -- The card before, which is charged no more, and when the processor has forgotten it.
  replaced text,
  forgotten_at timestamptz,
  compared_at timestamptz,
  created_at timestamptz not null,
  primary key (provider_id, card_change_id),
  foreign key (provider_id, subscription_id) references renewal_card (provider_id, subscription_id)
);
create unique index renewal_card_change_open on renewal_card_change (provider_id, subscription_id) where status = 'open';
create index renewal_card_change_named on renewal_card_change (card_change_id);
create index renewal_card_change_given on renewal_card_change (compared_at nulls first, created_at)
  where status = 'open' or (replaced is not null and forgotten_at is null);
