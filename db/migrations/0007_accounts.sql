-- identity ------------------------------------------------------------------

alter table account
  -- null: nobody gets in by a password.
  alter column password_hash drop not null,
  add column email_verified_at timestamptz,
  -- A new address that was asked for and is not proven yet.
  add column pending_email citext check (length(pending_email::text) between 3 and 254),
  -- What we write to them is written in it.
  add column language text not null default 'en' check (language in ('en', 'fr', 'es', 'pt')),
  add column mails_reminders boolean not null default true,
  add column mails_reviews boolean not null default true,
  add column mails_news boolean not null default false,
  drop constraint account_status_check,
  -- Of a deleted account the row stays without anything personal, so that bookings and reviews keep their place.
  add constraint account_status_check check (status in ('active', 'suspended', 'deleted'));

-- Nobody could prove a mailbox before: whoever is here already counts as proven.
update account set email_verified_at = created_at;

alter table session
  -- 'Firefox' and 'Windows', so that people recognise their devices; null where neither is known.
  add column browser text check (length(browser) <= 40),
  add column system text check (length(system) <= 40),
  -- A keyed hash of the network address: tells whether it was here before, not which it is.
  add column network bytea;

-- Sent to a mailbox to prove it; works once. Only a hash of what was sent is kept.
create table account_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'change_email', 'reset_password')),
  email citext not null check (length(email::text) between 3 and 254),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index account_token_account on account_token (account_id);
