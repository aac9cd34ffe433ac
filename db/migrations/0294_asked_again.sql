-- A period whose money came and went back is paid by another payment: which of them it is.
alter table payment
  add column asked_again smallint not null default 0 check (asked_again >= 0),
  drop constraint payment_of_subscription,
  add constraint payment_of_subscription unique (provider_id, subscription_id, period, asked_again);

-- How often its terms were changed: whoever has seen others is told.
alter table plan add column version integer not null default 1 check (version > 0);
