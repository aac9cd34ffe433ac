-- A secret address that calendar programs read. The token is derived from the id by HMAC: nothing secret is stored.
create table calendar_feed (
  feed_id uuid primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('customer', 'provider')),
  created_at timestamptz not null,
  revoked_at timestamptz
);
create unique index calendar_feed_live on calendar_feed (account_id, kind) where revoked_at is null;
