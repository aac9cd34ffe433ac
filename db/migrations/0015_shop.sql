-- The provider's side: people, rooms and services that go, own entries in the diary, notes about clients.

-- Bookings of before still name them; nobody books them any more.
alter table calendar add column removed_at timestamptz;
alter table room add column removed_at timestamptz;
alter table service
  add column removed_at timestamptz,
  add constraint service_removed_inactive check (removed_at is null or not is_active);

-- What the time is blocked for. With a client's name it is a visit that was agreed by telephone or at the door.
alter table blocked_period
  add column label text not null default '' check (length(label) <= 120),
  add column client_name text check (length(client_name) between 1 and 80),
  add column client_phone text check (length(client_phone) between 1 and 40),
  add column created_at timestamptz not null default now();

-- Read by the provider alone.
create table client_note (
  provider_id uuid not null references provider,
  account_id uuid not null references account on delete cascade,
  text text not null check (length(text) between 1 and 2000),
  updated_at timestamptz not null default now(),
  primary key (provider_id, account_id)
);
