-- What the office has decided about what somebody published, or about their account, and what they said against it. Whom it
-- concerns reads all of it: the statement of reasons that is owed to them (Digital Services Act, articles 17 and 20).
create table decision (
  decision_id uuid primary key,
  -- Whom it concerns.
  account_id uuid not null references account (account_id),
  kind text not null check (kind in ('review_removed', 'review_folded', 'photo_removed', 'warned', 'suspended')),
  -- A review; of a photo or a page its provider; of an account that account.
  subject_type text not null check (subject_type in ('review', 'photo', 'page', 'account')),
  subject_id uuid not null,
  -- Its path.
  photo text,
  reason text not null check (reason in ('inappropriate', 'fake', 'spam', 'personal_information', 'harassment', 'copyright',
    'fraud', 'safety', 'terms', 'own_wish', 'other')),
  -- Of whoever decided.
  words text not null default '' check (length(words) <= 1000),
  is_reported boolean not null,
  -- Null: by a command at the machine.
  decided_by uuid references account (account_id),
  decided_at timestamptz not null,
  -- It no longer holds: taken back, by itself or because of an appeal.
  undone_at timestamptz,
  -- Their own words, '' where they gave none; null: they have not appealed.
  appeal text check (length(appeal) <= 1000),
  appealed_at timestamptz,
  outcome text check (outcome in ('upheld', 'overturned')),
  outcome_words text not null default '' check (length(outcome_words) <= 1000),
  outcome_by uuid references account (account_id),
  outcome_at timestamptz,
  constraint decision_photo check ((photo is not null) = (subject_type = 'photo')),
  constraint decision_appealed check ((appeal is null) = (appealed_at is null)),
  constraint decision_answered check ((outcome is null) = (outcome_at is null) and (outcome is null or appeal is not null)),
  -- Who has decided upholds it only where nobody else is there to look, and after a day.
  constraint decision_by_another check (outcome is distinct from 'upheld' or outcome_by is distinct from decided_by
    or outcome_at >= appealed_at + interval '24 hours')
);
create index decision_of_account on decision (account_id, decided_at desc);
create index decision_of_subject on decision (subject_id);
create index decision_appealed on decision (appealed_at, decision_id) where appeal is not null and outcome is null;
create index decision_by_time on decision (decided_at);

-- Folded: shown behind a press, with its reason. Its stars count: the visit was one.
alter table review
  add column folded_reason text check (folded_reason in
    ('inappropriate', 'fake', 'spam', 'personal_information', 'harassment', 'copyright', 'other'));
alter table report
  drop constraint report_status_check,
  add constraint report_status_check check (status in ('open', 'kept', 'removed', 'folded', 'warned', 'suspended'));

-- What was decided before this, and still holds, can be read and appealed as well.
insert into decision (decision_id, account_id, kind, subject_type, subject_id, reason, is_reported, decided_at)
  select gen_random_uuid(), v.customer_id, 'review_removed', 'review', v.review_id, v.removed_reason, exists (select from report r
    where r.provider_id = v.provider_id and r.review_id = v.review_id and r.status = 'removed'), v.removed_at
  from review v where v.status = 'removed'
  union all
  select gen_random_uuid(), account_id, 'suspended', 'account', account_id, 'terms', false, updated_at
  from account where status = 'suspended';
