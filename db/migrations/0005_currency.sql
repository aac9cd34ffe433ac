-- What one euro costs in each currency: one document of one source, taken as a whole. For showing prices, never for charging.
create table exchange_rate (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  units_per_euro numeric(12, 8) not null check (units_per_euro between 0.01 and 10000),
  as_of timestamptz not null,
  source text not null check (length(source) between 1 and 253),
  constraint a_euro_is_a_euro check (currency <> 'EUR' or units_per_euro = 1)
);
