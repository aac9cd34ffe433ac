-- By how many minutes a staff member runs late; it ends with the day.
create table delay (
  provider_id uuid not null,
  staff_id uuid not null,
  date date not null,
  minutes smallint not null check (minutes between 5 and 90),
  said_at timestamptz not null,
  -- From then on they have time for the next.
  free_from timestamptz not null check (free_from > said_at),
  primary key (provider_id, staff_id),
  foreign key (provider_id, staff_id) references staff
);

-- What a customer was told last of when their booking will begin. It counts while the booking begins as planned then.
create table delayed_booking (
  provider_id uuid not null,
  booking_id uuid not null,
  starts_at timestamptz not null,
  -- As planned: on time again.
  expected_at timestamptz not null check (expected_at >= starts_at),
  told_at timestamptz not null,
  accepted_at timestamptz,
  primary key (provider_id, booking_id),
  foreign key (provider_id, booking_id) references booking
);
