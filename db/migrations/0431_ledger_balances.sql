-- What every account comes to, of all postings before `until`: the office reads this and what was posted since, instead of
-- every entry there ever was. Ids of postings begin with their time; `until` lies a day back, when the last of them is committed.
create table ledger_balance (
  currency text not null,
  account text not null,
  amount_minor bigint not null,
  primary key (currency, account)
);
create table ledger_balanced (
  is_one boolean primary key default true check (is_one),
  until uuid not null
);
insert into ledger_balanced (until) values ('00000000-0000-0000-0000-000000000000');
