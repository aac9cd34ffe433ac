-- A key that an authenticator app holds as well. Of what opens the account only what the server's secret unlocks is kept.
create table second_factor (
  account_id uuid primary key references account on delete cascade,
  -- The key, sealed with the server's secret for this account.
  key_box bytea not null check (length(key_box) = 60),
  -- null: no code has shown yet that an app has it.
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: that one and older ones are over.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  -- Somebody of the office takes it away; until then any code of it stops that.
  ends_at timestamptz
);

-- For whoever has lost the app: each once. 80 random bits, so a plain hash tells nobody anything.
create table recovery_code (
  account_id uuid not null references second_factor on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Whoever has shown the first half and not yet the second. There is no session yet.
create table half_sign_in (
  -- Of the secret in the browser's cookie: the other half counts there and nowhere else.
  browser_hash bytea primary key check (length(browser_hash) = 32),
  account_id uuid not null references account on delete cascade,
  way text not null check (way in ('password', 'code', 'link', 'sign_up')),
  tries_left smallint not null default 5 check (tries_left between 0 and 5),
  expires_at timestamptz not null
);
create index half_sign_in_account on half_sign_in (account_id);
create index half_sign_in_expires on half_sign_in (expires_at);

-- A browser that an account has been used in.
create table known_device (
  known_device_id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- Of the secret in its cookie; one browser has the same for all of its accounts.
  secret_hash bytea not null check (length(secret_hash) = 32),
  browser text check (length(browser) <= 40),
  system text check (length(system) <= 40),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- Until then it is not asked for the second factor.
  remembered_until timestamptz,
  unique (account_id, secret_hash)
);
create index known_device_last_used on known_device (last_used_at);

alter table session
  -- When the second factor was last shown in it; null: never.
  add column second_factor_at timestamptz;
