-- What a business sends to show who it is; people of the office look at it. The file itself lies in the storage, under its id.
create table document (
  provider_id uuid not null references provider (provider_id),
  document_id uuid not null,
  kind text not null check (kind in ('identity', 'registration', 'qualification', 'insurance')),
  -- 'receiving' until its file is there, 'removed' until its file is gone.
  state text not null check (state in ('receiving', 'sent', 'accepted', 'refused', 'removed')),
  media_type text not null check (media_type in ('image/webp', 'application/pdf')),
  bytes integer not null check (bytes > 0),
  sent_at timestamptz not null,
  decided_at timestamptz,
  -- Its last day; null: it has none.
  expires_on date,
  reason text check (reason in ('unreadable', 'incomplete', 'expired', 'other_name', 'wrong_kind', 'doubtful', 'other')),
  -- The office's own, with the reason.
  words text not null default '',
  -- When its owner was told that it is about to expire.
  warned_at timestamptz,
  -- 'released': it may be looked at no more, and goes.
  file text not null default 'kept' check (file in ('kept', 'released', 'gone')),
  primary key (provider_id, document_id),
  check ((state in ('accepted', 'refused')) = (decided_at is not null)),
  check ((state = 'refused') = (reason is not null)),
  check (expires_on is null or state = 'accepted'),
  check (words = '' or state = 'refused')
);
create index document_waiting on document (provider_id) where state = 'sent';
create index document_expiring on document (expires_on) where state = 'accepted' and expires_on is not null;
create index document_to_remove on document (sent_at) where file = 'released' or state = 'receiving';
