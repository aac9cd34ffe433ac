-- What somebody does not want to be told, and where; whatever is not here is told. Mails that had a column of the account keep it.
create table message_off (
  account_id uuid not null references account (account_id),
  kind text not null,
  channel text not null check (channel in ('mail', 'app', 'push')),
  primary key (account_id, kind, channel)
);

-- By the wall clock of where they are: from the evening over midnight, or within a day. What can wait does.
create table quiet_hours (
  account_id uuid primary key references account (account_id),
  from_minute integer not null check (from_minute between 0 and 1439),
  to_minute integer not null check (to_minute between 0 and 1439),
  timezone text not null,
  constraint quiet_hours_are_some check (from_minute <> to_minute)
);
