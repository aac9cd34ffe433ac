-- What waits until the quiet hours of its reader are over: the job that looks again then, and says what is true then.
create table put_off (
  key text primary key,
  account_id uuid not null references account (account_id),
  due_at timestamptz not null,
  queue text not null,
  job jsonb not null
);
create index put_off_due on put_off (due_at);
create index put_off_of_account on put_off (account_id);
