-- Every message that we send, from its first try until it is old. What it says is not kept, and of whom it reaches only the account.
create table message (
  -- Of a mail its Message-ID, without our domain.
  key text primary key,
  message_id uuid not null unique default gen_random_uuid(),
  channel text not null check (channel in ('mail', 'push')),
  kind text not null,
  account_id uuid references account (account_id),
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'dropped')),
  tries integer not null default 0 check (tries >= 0),
  -- A code, and of a mail server its number.
  error text,
  -- The job that makes it, to be done again.
  queue text,
  job jsonb,
  created_at timestamptz not null,
  tried_at timestamptz not null,
  constraint message_to_be_made check ((queue is null) = (job is null))
);
create index message_latest on message (created_at desc, key);
create index message_not_sent on message (state, created_at desc, key) where state <> 'sent';
create index message_of_account on message (account_id, created_at desc) where account_id is not null;

insert into message (key, channel, kind, state, tries, created_at, tried_at)
  select message_id, 'mail', split_part(message_id, '-', 1), 'sent', 1, sent_at, sent_at from sent_mail;
-- `sent_mail` stays for as long as a node of an earlier release may still write it.

-- The address of this account as a mail server has refused it for good; another one is asked anew.
create table refused_address (
  account_id uuid primary key references account (account_id),
  email citext not null,
  refused_at timestamptz not null
);
