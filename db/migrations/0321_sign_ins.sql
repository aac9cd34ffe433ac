-- Where it was, roughly: what the edge or the operator's table of addresses says of the network; null: not known.
alter table session
  add column country text check (length(country) = 2),
  add column city text check (length(city) <= 100);
alter table known_device
  add column country text check (length(country) = 2),
  add column city text check (length(city) <= 100);

-- What somebody sees of who has logged in to their account, or tried; kept for ninety days.
create table sign_in (
  sign_in_id uuid primary key,
  account_id uuid not null references account on delete cascade,
  at timestamptz not null,
  way text not null check (way in ('password', 'code', 'link', 'sign_up')),
  outcome text not null check (outcome in ('opened', 'wrong', 'factor_wrong')),
  browser text check (length(browser) <= 40),
  system text check (length(system) <= 40),
  country text check (length(country) = 2),
  city text check (length(city) <= 100)
);
create index sign_in_account on sign_in (account_id, at desc);
create index sign_in_at on sign_in (at);

-- The link that closes everything: 'this was not me'.
alter table account_token
  drop constraint account_token_purpose_check,
  add constraint account_token_purpose_check
    check (purpose in ('verify_email', 'change_email', 'reset_password', 'not_me'));
