-- Who owes whom what. Double entry: the entries of a posting add up to nothing in each currency, and nothing that is
-- written here is ever changed; what was wrong is posted the other way round.
create table ledger_posting (
  posting_id uuid primary key,
  -- What it is about, once: 'cancellation:<booking>'. A second try posts nothing.
  source text not null unique check (length(source) between 1 and 200),
  kind text not null check (kind in ('cancellation_fee', 'no_show_fee')),
  provider_id uuid references provider,
  booking_id uuid,
  posted_at timestamptz not null,
  foreign key (provider_id, booking_id) references booking
);
create index ledger_posting_booking on ledger_posting (booking_id);

-- Positive: the account is owed; negative: it owes.
create table ledger_entry (
  posting_id uuid not null references ledger_posting,
  position smallint not null,
  account text not null check (account in ('owed_by_customer', 'owed_to_provider')),
  -- The customer's account or the provider: whose money it is about.
  owner_id uuid not null,
  currency text not null check (length(currency) = 3),
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (posting_id, position)
);
create index ledger_entry_owner on ledger_entry (owner_id, account, currency);

create function ledger_balances() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entry where posting_id = new.posting_id group by currency having sum(amount_minor) <> 0)
    or not exists (select from ledger_entry where posting_id = new.posting_id)
  then
    raise exception 'posting % does not balance', new.posting_id using errcode = 'check_violation', constraint = 'ledger_balanced';
  end if;
  return null;
end $$;
create constraint trigger ledger_posting_balances after insert on ledger_posting
  deferrable initially deferred for each row execute function ledger_balances();
create constraint trigger ledger_entry_balances after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_balances();

create function ledger_is_for_ever() returns trigger language plpgsql as $$
begin
  raise exception 'what is posted stays' using errcode = 'check_violation', constraint = 'ledger_append_only';
end $$;
create trigger ledger_posting_stays before update or delete or truncate on ledger_posting
  for each statement execute function ledger_is_for_ever();
create trigger ledger_entry_stays before update or delete or truncate on ledger_entry
  for each statement execute function ledger_is_for_ever();
