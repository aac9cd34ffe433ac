-- Why an administrator looks into somebody's data: asked once for each person, and good for half an hour.
create table looking (
  account_id uuid not null references account (account_id),
  person_id uuid not null references account (account_id),
  reason text not null check (reason in ('asked', 'dispute', 'report', 'verification', 'money', 'security', 'authority')),
  -- Of a ticket or a letter: never words.
  reference text not null default '' check (reference ~ '^[A-Za-z0-9#/_.-]{0,40}$'),
  begun_at timestamptz not null,
  primary key (account_id, person_id)
);
create index looking_at on looking (begun_at);
