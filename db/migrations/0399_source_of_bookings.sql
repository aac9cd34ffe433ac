-- Through what a customer came to a booking, as their browser says; null: it is not known.
alter table booking add column source text;
alter table booking add constraint booking_source
  check (source in ('marketplace', 'link', 'search_engine', 'social', 'website')) not valid;

-- Of the bookings made on a day.
alter table provider_day
  add column from_marketplace integer not null default 0,
  add column from_link integer not null default 0,
  add column from_search_engine integer not null default 0,
  add column from_social integer not null default 0,
  add column from_website integer not null default 0;
alter table category_day
  add column from_marketplace integer not null default 0,
  add column from_link integer not null default 0,
  add column from_search_engine integer not null default 0,
  add column from_social integer not null default 0,
  add column from_website integer not null default 0;
