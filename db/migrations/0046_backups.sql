-- Backups that were written whole; `checked`: this very file was restored into a scratch database, and every table was equal.
create table backup (
  backup_id uuid primary key,
  taken_at timestamptz not null,
  finished_at timestamptz not null,
  file text not null,
  bytes bigint not null,
  row_count bigint not null,
  checked boolean not null
);
create index backup_finished on backup (finished_at);

-- While a row is here, what follows from events waits: a restored database would tell people again what they know.
create table message_hold (
  is_only boolean primary key default true check (is_only),
  held_since timestamptz not null
);

-- Who asked to be forgotten, so that a restored database forgets them again. An id alone tells nobody's name.
create table erasure (
  account_id uuid primary key,
  erased_at timestamptz not null
);
create index erasure_erased on erasure (erased_at);
