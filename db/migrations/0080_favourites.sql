-- The providers somebody wants to find again.
create table favourite (
  provider_id uuid not null references provider (provider_id),
  account_id uuid not null references account (account_id),
  added_at timestamptz not null,
  primary key (provider_id, account_id)
);
create index favourite_of_person on favourite (account_id, added_at, provider_id);
