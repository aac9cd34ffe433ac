-- People, rooms and the days that differ. A calendar is one person; a room is one place for one customer.

-- Minutes of work, then minutes in which the person is free and the customer (and the room) is not, then the rest.
alter table service
  add column processing_after_minutes smallint not null default 0 check (processing_after_minutes between 0 and 720),
  add column processing_minutes smallint not null default 0 check (processing_minutes between 0 and 720),
  add constraint service_processing_inside check (
    processing_minutes = 0
    or (processing_after_minutes > 0 and processing_after_minutes + processing_minutes <= duration_minutes));

-- Who performs a service, where not everybody does: a service without a row here is performed by all calendars of its
-- provider. null: the service's own duration or price.
create table service_calendar (
  provider_id uuid not null,
  service_id uuid not null,
  calendar_id uuid not null,
  duration_minutes smallint check (duration_minutes between 5 and 720),
  price_minor bigint check (price_minor >= 0),
  primary key (provider_id, service_id, calendar_id),
  foreign key (provider_id, service_id) references service on delete cascade,
  foreign key (provider_id, calendar_id) references calendar on delete cascade
);

create table room (
  provider_id uuid not null references provider,
  room_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  position integer not null default 0,
  primary key (provider_id, room_id)
);

-- A service with rows here needs one of these rooms.
create table service_room (
  provider_id uuid not null,
  service_id uuid not null,
  room_id uuid not null,
  primary key (provider_id, service_id, room_id),
  foreign key (provider_id, service_id) references service on delete cascade,
  foreign key (provider_id, room_id) references room on delete cascade
);

-- The hours of one date instead of the weekday's, in wall minutes as working_hours; empty: closed. Before holidays.
create table date_exception (
  provider_id uuid not null,
  calendar_id uuid not null,
  date date not null,
  hours int4multirange not null check (hours <@ int4range(0, 2880) and (isempty(hours) or lower(hours) < 1440)),
  primary key (provider_id, calendar_id, date),
  foreign key (provider_id, calendar_id) references calendar on delete cascade
);

-- A date on which nobody begins to work, but for those whose date_exception says otherwise.
create table holiday (
  provider_id uuid not null references provider,
  date date not null,
  name text not null check (length(name) between 1 and 80),
  primary key (provider_id, date)
);

create table blocked_period (
  provider_id uuid not null,
  blocked_period_id uuid not null,
  calendar_id uuid not null,
  during tstzrange not null check (
    not isempty(during) and lower_inc(during) and not upper_inc(during)
    and isfinite(lower(during)) and isfinite(upper(during))),
  primary key (provider_id, blocked_period_id),
  foreign key (provider_id, calendar_id) references calendar on delete cascade
);
create index blocked_period_during on blocked_period using gist (provider_id, calendar_id, during);

alter table segment
  add column room_id uuid,
  add foreign key (provider_id, room_id) references room;

-- What a booking takes of people and rooms, buffers included: a person is free while something takes effect, so one
-- segment may take two ranges of a person, and services in a row by one person take one.
create table occupation (
  provider_id uuid not null,
  booking_id uuid not null,
  position smallint not null,
  calendar_id uuid,
  room_id uuid,
  during tstzrange not null check (
    not isempty(during) and lower_inc(during) and not upper_inc(during)
    and upper(during) - lower(during) <= interval '4 days'),
  blocking boolean not null,
  primary key (provider_id, booking_id, position),
  foreign key (provider_id, booking_id) references booking,
  foreign key (provider_id, calendar_id) references calendar,
  foreign key (provider_id, room_id) references room,
  check (num_nonnulls(calendar_id, room_id) = 1)
);

insert into occupation (provider_id, booking_id, position, calendar_id, during, blocking)
select provider_id, booking_id, row_number() over (partition by provider_id, booking_id order by lower(range)) - 1,
  calendar_id, range, blocking
from (
  select provider_id, booking_id, calendar_id, blocking, range_agg(during) as ranges
  from segment group by provider_id, booking_id, calendar_id, blocking
) taken, unnest(ranges) as range;

alter table occupation
  add constraint occupation_person_overlap exclude using gist
    (provider_id with =, calendar_id with =, during with &&) where (blocking and calendar_id is not null),
  add constraint occupation_room_overlap exclude using gist
    (provider_id with =, room_id with =, during with &&) where (blocking and room_id is not null);

-- With them goes segment_no_overlap.
alter table segment drop column during, drop column blocking;
