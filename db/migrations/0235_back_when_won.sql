-- What was to go back when its provider was suspended, while a bank decided: it goes back when that is decided for the provider.
alter table payment add column back_when_won_minor bigint not null default 0
  check (back_when_won_minor between 0 and captured_minor);
