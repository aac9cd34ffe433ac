-- Points go when nothing has been given or taken for two years; a month before their owner is told, once for each such time.
alter table loyalty_entry
  drop constraint loyalty_entry_kind_check,
  add constraint loyalty_entry_kind_check check (kind in ('visit', 'redeemed', 'returned', 'expired')),
  add constraint loyalty_entry_expired check (kind <> 'expired' or points < 0);

create table loyalty_warning (
  account_id uuid not null references account (account_id),
  -- When the points were used last.
  used_at timestamptz not null,
  warned_at timestamptz not null,
  primary key (account_id, used_at)
);
