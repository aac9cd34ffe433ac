-- The state of a card processor that is none: development, demo and tests pay with its named cards. Never in production.
create table simulated_object (
  object_id text primary key,
  account text,
  body jsonb not null,
  -- What has been put off happens then.
  due_at timestamptz,
  created_at timestamptz not null
);
create index simulated_object_parent on simulated_object ((body ->> 'payment_intent')) where body ? 'payment_intent';

create table simulated_request (
  account text not null,
  key text not null,
  request_hash text not null,
  status smallint,
  answer jsonb,
  primary key (account, key)
);

create table simulated_event (
  event_id text primary key,
  body jsonb not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index simulated_event_waiting on simulated_event (created_at) where delivered_at is null;
