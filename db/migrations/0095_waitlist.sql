-- Who wants a time that is taken: services with a provider, on some dates, weekdays and hours of the provider's clock; or, with
-- a booking, an earlier time for it.
create table waitlist_entry (
  provider_id uuid not null references provider (provider_id),
  entry_id uuid not null,
  customer_id uuid not null references account (account_id),
  booking_id uuid,
  service_ids uuid[] not null,
  staff_id uuid,
  first_date date not null,
  last_date date not null check (last_date >= first_date),
  weekdays smallint[] not null check (cardinality(weekdays) > 0),
  first_minute smallint not null check (first_minute between 0 and 1439),
  last_minute smallint not null check (last_minute between first_minute and 1439),
  -- Booked without being asked first, when there are at least so many hours left; null: never.
  books_from_hours smallint check (books_from_hours between 1 and 336),
  status text not null default 'waiting' check (status in ('waiting', 'booked', 'left', 'over')),
  joined_at timestamptz not null,
  ended_at timestamptz,
  primary key (provider_id, entry_id),
  foreign key (provider_id, booking_id) references booking,
  check ((status = 'waiting') = (ended_at is null))
);
create index waitlist_entry_alone on waitlist_entry (entry_id);
create index waitlist_entry_waiting on waitlist_entry (provider_id, joined_at) where status = 'waiting';
create index waitlist_entry_of_customer on waitlist_entry (customer_id, joined_at);

-- A time that somebody on the list was told of: held for them alone (with a hold, until it expires), or told to many.
create table waitlist_offer (
  provider_id uuid not null,
  offer_id uuid not null,
  entry_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  total_minor bigint not null check (total_minor >= 0),
  currency text not null,
  -- Null: nothing is held. The hold goes when its time is booked or given back.
  hold_id uuid,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  answer text check (answer in ('accepted', 'declined', 'expired', 'withdrawn', 'taken')),
  answered_at timestamptz,
  booking_id uuid,
  primary key (provider_id, offer_id),
  foreign key (provider_id, entry_id) references waitlist_entry on delete cascade,
  check ((answer is null) = (answered_at is null)),
  check ((answer is not distinct from 'accepted') = (booking_id is not null))
);
create index waitlist_offer_alone on waitlist_offer (offer_id);
-- Nobody is offered the same time twice, and one time at most is held for one wish.
create unique index waitlist_offer_once on waitlist_offer (provider_id, entry_id, starts_at);
create unique index waitlist_offer_held on waitlist_offer (provider_id, entry_id) where answer is null and hold_id is not null;
create index waitlist_offer_open on waitlist_offer (expires_at) where answer is null;

-- How a provider hands out what is freed; without a row the first in line is asked first.
create table waitlist_rule (
  provider_id uuid primary key references provider (provider_id),
  mode text not null check (mode in ('first_in_line', 'everyone', 'book_directly'))
);

-- When the list of a provider is looked at next, whatever happens.
create table waitlist_turn (
  provider_id uuid primary key references provider (provider_id),
  due_at timestamptz not null
);
create index waitlist_turn_due on waitlist_turn (due_at);

-- Offered from the list: it counts for nobody's share of holds.
alter table hold add column is_offer boolean not null default false;
