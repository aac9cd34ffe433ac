-- How many hours before a booking its customer is reminded; without a row a day and two hours before.
create table reminder_rule (
  provider_id uuid primary key references provider (provider_id),
  hours_before smallint[] not null check (cardinality(hours_before) <= 3 and hours_before <@ array[1, 2, 4, 12, 24, 48, 72, 168]::smallint[])
);

-- Of each start of a booking each reminder once, whichever node finds it due.
create table booking_reminder (
  provider_id uuid not null,
  booking_id uuid not null,
  starts_at timestamptz not null,
  hours_before smallint not null,
  due_at timestamptz not null,
  called_at timestamptz not null,
  primary key (provider_id, booking_id, starts_at, hours_before),
  foreign key (provider_id, booking_id) references booking
);
create index booking_ahead on booking (starts_at) where status = 'confirmed';
