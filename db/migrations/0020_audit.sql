-- audit ---------------------------------------------------------------------

-- What somebody did by more than their own rights, written with what they did or not at all.
create table audit_entry (
  audit_entry_id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  -- Whose right it was; null: whoever has a shell on the machine.
  actor_id uuid references account (account_id),
  action text not null check (action ~ '^[a-z]+(\.[a-z_]+)+$'),
  subject_type text not null,
  subject_id uuid not null,
  -- Ids, codes and numbers: never names, addresses or texts.
  details jsonb not null default '{}',
  request_id text not null
);
create index audit_entry_subject on audit_entry (subject_type, subject_id, at);
create index audit_entry_actor on audit_entry (actor_id, at);

create function refuse_change() returns trigger
  language plpgsql
  as $$ begin raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation'; end $$;
create trigger audit_entry_stays before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger audit_entry_stays_whole before truncate on audit_entry
  for each statement execute function refuse_change();
