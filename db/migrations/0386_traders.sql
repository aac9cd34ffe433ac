-- Who a business is by law, in its own words: the law of traders on marketplaces wants customers to know it.
create table trader (
  provider_id uuid primary key references provider (provider_id),
  kind text not null check (kind in ('trader', 'private')),
  legal_name text not null check (legal_name <> ''),
  street text not null,
  postal_code text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  register text not null,
  register_number text not null,
  tax_number text not null,
  email text not null,
  phone text not null,
  -- When it last said that it offers only what complies with the law.
  complied_at timestamptz not null,
  check ((register = '') = (register_number = ''))
);
