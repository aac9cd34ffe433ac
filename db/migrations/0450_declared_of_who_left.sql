-- What a business had declared that earned here and whose owner has left: the operator has still to report it. Shown nowhere,
-- and deleted by the clock when no report of a year in which it stands is owed any more.
create table trader_left (
  provider_id uuid primary key references provider (provider_id),
  kind text not null check (kind in ('trader', 'private')),
  legal_name text not null check (legal_name <> ''),
  street text not null,
  postal_code text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  register text not null,
  register_number text not null,
  tax_number text not null
);
