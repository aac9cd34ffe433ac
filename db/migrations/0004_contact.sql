-- What people write to us through the contact page; mailed to CONTACT_EMAIL and kept for a year.
create table contact_message (
  contact_message_id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  email citext not null check (length(email::text) between 3 and 254),
  topic text not null check (topic in ('booking', 'provider', 'payment', 'privacy', 'other')),
  message text not null check (length(message) between 10 and 2000),
  idempotency_key text check (length(idempotency_key) between 1 and 255),
  created_at timestamptz not null,
  constraint contact_message_once unique (email, idempotency_key)
);
create index contact_message_age on contact_message (created_at);
