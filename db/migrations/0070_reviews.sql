-- Reviews that people write, change, vote on, answer and report.

-- A deleted one keeps its place, so that a booking has one review at most; its words are gone. A removed one keeps them for
-- whoever decides once more, and says why it was removed.
alter table review
  add column edited_at timestamptz,
  add column removed_reason text check (removed_reason in
    ('inappropriate', 'fake', 'spam', 'personal_information', 'harassment', 'copyright', 'other')),
  add column removed_at timestamptz,
  drop constraint review_status_check,
  drop constraint review_text_check;
update review set status = 'removed', removed_reason = 'other', removed_at = now() where status = 'hidden';
alter table review
  add constraint review_status_check check (status in ('published', 'removed', 'deleted')),
  add constraint review_text_check check (length(text) <= 2000 and (text = '') = (status = 'deleted')),
  add constraint review_removed check (case when status = 'removed' then removed_reason is not null and removed_at is not null
    else removed_reason is null and removed_at is null end);

-- In both directions, by the last of what is shown: what comes meanwhile moves nothing.
drop index review_newest;
create index review_newest on review (provider_id, created_at, review_id) where status = 'published';
create index review_latest on review (created_at, review_id) where status = 'published';
create index review_removed on review (provider_id, removed_reason) where status = 'removed';
-- A call names a review by its id alone.
create index review_id_alone on review (review_id);
create index review_customer on review (customer_id, created_at);

-- What it said before it was edited, 1 first.
create table review_version (
  provider_id uuid not null,
  review_id uuid not null,
  version integer not null check (version > 0),
  rating smallint not null check (rating between 1 and 5),
  text text not null check (length(text) between 1 and 2000),
  written_at timestamptz not null,
  primary key (provider_id, review_id, version),
  foreign key (provider_id, review_id) references review on delete cascade
);

-- `review.helpful_count` is their number, written under the lock of the review.
create table helpful_vote (
  provider_id uuid not null,
  review_id uuid not null,
  account_id uuid not null references account (account_id),
  created_at timestamptz not null,
  primary key (provider_id, review_id, account_id),
  foreign key (provider_id, review_id) references review on delete cascade
);

-- What somebody has reported: a review, or without one the provider's page and photos. Each once.
create table report (
  provider_id uuid not null references provider (provider_id),
  report_id uuid not null,
  review_id uuid,
  reporter_id uuid not null references account (account_id),
  reason text not null check (reason in
    ('inappropriate', 'fake', 'spam', 'personal_information', 'harassment', 'copyright', 'other')),
  details text not null default '' check (length(details) <= 500),
  status text not null default 'open' check (status in ('open', 'kept', 'removed')),
  created_at timestamptz not null,
  resolved_at timestamptz,
  primary key (provider_id, report_id),
  constraint report_once unique nulls not distinct (provider_id, review_id, reporter_id),
  foreign key (provider_id, review_id) references review on delete cascade,
  constraint report_resolved check ((status = 'open') = (resolved_at is null))
);
create index report_open on report (provider_id, review_id, created_at) where status = 'open';
create index report_of_person on report (reporter_id);
