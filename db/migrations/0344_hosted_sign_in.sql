-- Who somebody is at a sign-in service elsewhere, joined to their account. The service calls them by `subject`, for ever.
create table hosted_sign_in (
  hosted_sign_in_id uuid primary key,
  account_id uuid not null references account,
  issuer text not null check (length(issuer) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  -- As the service named it when it was joined: by it they recognise which one it is.
  email citext not null check (length(email::text) between 3 and 254),
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- The service's access tokens that were made before are over: all sessions ended then.
  tokens_since timestamptz,
  unique (issuer, subject)
);
create index hosted_sign_in_account on hosted_sign_in (account_id);

-- Somebody was sent there; it is taken when they come back, once. Of who was logged in: to join it, or to show that it is they.
create table hosted_start (
  state_hash bytea primary key check (length(state_hash) = 32),
  browser_hash bytea not null check (length(browser_hash) = 32),
  issuer text not null check (length(issuer) between 1 and 500),
  nonce text not null check (length(nonce) between 20 and 100),
  verifier text not null check (length(verifier) between 43 and 128),
  account_id uuid references account,
  expires_at timestamptz not null
);
create index hosted_start_account on hosted_start (account_id);
create index hosted_start_expires on hosted_start (expires_at);

-- Whoever came back in this browser and is joined to no account yet: they are asked for their name, or to log in first. By
-- what was begun, which their tab alone knows. Of who was logged in, or has logged in since.
create table hosted_waiting (
  state_hash bytea primary key check (length(state_hash) = 32),
  browser_hash bytea not null check (length(browser_hash) = 32),
  account_id uuid references account,
  issuer text not null check (length(issuer) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  email citext not null check (length(email::text) between 3 and 254),
  expires_at timestamptz not null
);
create index hosted_waiting_browser on hosted_waiting (browser_hash);
create index hosted_waiting_account on hosted_waiting (account_id);
create index hosted_waiting_email on hosted_waiting (email);
create index hosted_waiting_expires on hosted_waiting (expires_at);

alter table sign_in
  drop constraint sign_in_way_check,
  add constraint sign_in_way_check check (way in ('password', 'code', 'link', 'passkey', 'hosted', 'sign_up'));
alter table half_sign_in
  drop constraint half_sign_in_way_check,
  add constraint half_sign_in_way_check check (way in ('password', 'code', 'link', 'passkey', 'hosted', 'sign_up'));
