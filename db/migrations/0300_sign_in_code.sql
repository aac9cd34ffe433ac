-- A code that one browser has asked for, sent to a mailbox to prove it. Of what was sent to either only hashes are kept.
create table sign_in_code (
  sign_in_code_id uuid primary key,
  -- It may have no account yet.
  email citext not null check (length(email::text) between 3 and 254),
  -- Of the secret in the browser's cookie: the code is good there and nowhere else.
  browser_hash bytea not null unique check (length(browser_hash) = 32),
  -- Keyed by the server's secret and this row's id: a million codes are soon tried. Null: its mail is not written yet.
  code_hash bytea check (length(code_hash) = 32),
  tries_left smallint not null default 5 check (tries_left between 0 and 5),
  -- What the mail says of who asked, and in which language to a mailbox without an account.
  browser text check (length(browser) <= 40),
  system text check (length(system) <= 40),
  -- Whoever was in its account then may be a stranger; the mail says what ends.
  was_unproven boolean not null default false,
  language text not null check (language in ('en', 'fr', 'es', 'pt')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index sign_in_code_email on sign_in_code (email);
create index sign_in_code_created on sign_in_code (created_at);
