-- A fee above so many whole units of its currency (of one without minor units, hundreds) is nobody's free late cancellation.
alter table loyalty_tier
  add column free_cancellation_most integer not null default 20 check (free_cancellation_most between 0 and 1000);
