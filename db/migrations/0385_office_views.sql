-- What an administrator has asked a table of the office for, under a name of their own.
create table office_view (
  account_id uuid not null references account (account_id),
  view_id uuid not null,
  page text not null check (page in ('accounts', 'providers', 'bookings', 'messages', 'audit')),
  name text not null check (length(name) between 1 and 60),
  -- As it stands in the address, without its question mark.
  query text not null check (length(query) between 1 and 500),
  created_at timestamptz not null,
  primary key (account_id, view_id)
);
create unique index office_view_named on office_view (account_id, page, name);

-- The office looks for any part of a word.
create index provider_search_parts on provider using gin (search_text gin_trgm_ops) with (fastupdate = off);
