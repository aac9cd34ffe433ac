-- A key that a device keeps and opens by a finger, a face or its code. We hold the public half.
create table passkey (
  passkey_id uuid primary key,
  account_id uuid not null references account,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  -- In COSE's form.
  public_key bytea not null check (length(public_key) between 1 and 2048),
  -- As the device counts its answers; 0: it counts none. One that goes back is a copy's.
  sign_count bigint not null check (sign_count between 0 and 4294967295),
  -- How a browser reaches the device: 'internal', 'usb'.
  transports text[] not null default '{}',
  -- Null: called by the browser and the system it was made in.
  name text check (length(name) between 1 and 60),
  browser text check (length(browser) <= 40),
  system text check (length(system) <= 40),
  -- Kept by its owner's password manager on all of their devices; else on this one alone.
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- Challenges that were answered, until they are too old anyway: each is answered once.
create table passkey_answer (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  expires_at timestamptz not null
);
create index passkey_answer_expires on passkey_answer (expires_at);

-- Whoever has put the offer of a passkey away is not asked again.
alter table account add column passkey_offer_ended_at timestamptz;
-- Null: by a password, a code or a link.
alter table session add column proven_by text check (proven_by in ('passkey'));
