-- So many days free before the first charge, once for each person; 0: none.
alter table plan
  add column trial_days smallint not null default 0,
  add constraint plan_trial check (trial_days = 0 or (renews and trial_days between 3 and 60));

-- Its first period is free, until then.
alter table subscription
  add column trial_ends_at timestamptz,
  add constraint subscription_trial check (trial_ends_at is null or renews);

-- The card of one that begins with a trial is given before anything is charged.
alter table renewal_card
  add column setup text,
  add column refused text,
  -- How often the processor has refused to begin.
  add column attempts smallint not null default 0 check (attempts >= 0);
create index renewal_card_given on renewal_card (compared_at nulls first, created_at) where status = 'open' and setup is not null;
