-- What the owner of a business reads in the bell: one row for each event and reader. Names and words stay where they are and
-- are read with it, in the language of the reader. No list of types here: every domain that something happens in has its own.
create table notification (
  provider_id uuid not null references provider (provider_id),
  notification_id uuid not null,
  type text not null check (type ~ '^[a-z]+(_[a-z]+)*$'),
  status text not null default 'unread' check (status in ('unread', 'read')),
  -- What happened: told again, it is the same notification.
  event_key text not null,
  booking_id uuid,
  -- Its place in the history of the booking.
  change integer,
  review_id uuid,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (provider_id, notification_id),
  constraint notification_once unique (provider_id, event_key),
  constraint notification_read check ((status = 'read') = (read_at is not null)),
  constraint notification_change check (change is null or booking_id is not null)
);
create index notification_latest on notification (provider_id, created_at desc, notification_id desc);
create index notification_by_status on notification (provider_id, status, created_at desc, notification_id desc);
create index notification_by_type on notification (provider_id, type, created_at desc, notification_id desc);

-- Changed in the same transaction as the rows it counts: nobody counts a hundred thousand of them for a badge.
create table notification_count (
  provider_id uuid not null references provider (provider_id),
  type text not null,
  unread integer not null check (unread >= 0),
  total integer not null,
  primary key (provider_id, type),
  constraint notification_count_whole check (unread <= total)
);
