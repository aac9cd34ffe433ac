-- What the office cannot take back waits for the word of a second administrator; who is alone waits for a day.
create table second_word (
  second_word_id uuid primary key,
  -- 'cancel_ahead': the bookings ahead of a suspended account.
  act text not null check (act in ('cancel_ahead')),
  subject_id uuid not null,
  asked_by uuid not null references account (account_id),
  asked_at timestamptz not null,
  -- 'withdrawn': by who asked. 'lapsed': nobody answered in time, or there was nothing left to be done.
  answer text check (answer in ('confirmed', 'declined', 'withdrawn', 'lapsed')),
  -- Null: nobody, it lapsed; or a command at the machine.
  answered_by uuid references account (account_id),
  answered_at timestamptz,
  constraint second_word_answered check ((answer is null) = (answered_at is null)),
  constraint second_word_by_another check (answer is distinct from 'confirmed'
    or (answered_by is not null and (answered_by <> asked_by or answered_at >= asked_at + interval '24 hours')))
);
create unique index second_word_waiting on second_word (act, subject_id) where answer is null;
create index second_word_asked on second_word (asked_at, second_word_id) where answer is null;

-- The bookings ahead of a suspended account are being cancelled, one by one: until none is left, or it is let in again.
create table clearing (
  account_id uuid primary key references account (account_id),
  asked_by uuid references account (account_id),
  begun_at timestamptz not null,
  ended_at timestamptz,
  cancelled integer not null default 0 check (cancelled >= 0)
);
create index clearing_open on clearing (begun_at) where ended_at is null;
