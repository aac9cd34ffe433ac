-- Whether a provider takes bookings, in the one place that every statement asks: the shop is open and so is its owner's account.
create function is_open(provider_status text, account_status text) returns boolean
  language sql immutable parallel safe
  as $$ select provider_status = 'active' and account_status = 'active' $$;

-- What the provider has taken back: kept until it would have expired, so that the holder can be told.
alter table hold add column released_at timestamptz;

-- Of a provider that was suspended while it lay ahead: cancelling it costs nothing any more.
alter table booking add column is_free_to_cancel boolean not null default false;
