-- Since it was marked: what the customer says to it, and what came of it. A no-show without a row was settled before there
-- were any.
create table no_show (
  provider_id uuid not null,
  booking_id uuid not null,
  marked_at timestamptz not null,
  -- What is owed once it is settled, and only if it stands.
  fee_minor bigint not null check (fee_minor >= 0),
  answer text check (answer in ('was_there', 'provider_absent')),
  answered_at timestamptz,
  settled_as text check (settled_as in ('no_show', 'completed', 'cancelled')),
  settled_at timestamptz,
  primary key (provider_id, booking_id),
  foreign key (provider_id, booking_id) references booking,
  constraint no_show_answer check ((answer is null) = (answered_at is null)),
  constraint no_show_answer_in_time check (answered_at >= marked_at and answered_at - marked_at < interval '48 hours'),
  constraint no_show_settled check ((settled_as is null) = (settled_at is null)),
  -- Nobody owes anything, and nothing is decided, before the customer could answer.
  constraint no_show_settled_late check (settled_as <> 'no_show' or answer is not null or settled_at - marked_at >= interval '48 hours')
);
create index no_show_unanswered on no_show (marked_at) where settled_at is null and answer is null;
create index no_show_disputed on no_show (answered_at) where settled_at is null and answer is not null;

alter table booking_change
  drop constraint booking_change_kind_check,
  add constraint booking_change_kind_check check (kind in ('requested', 'booked', 'accepted', 'declined', 'cancelled', 'rescheduled',
    'noted', 'proposed', 'proposal_accepted', 'proposal_refused', 'proposal_withdrawn', 'no_show', 'completed', 'expired',
    'was_there', 'provider_absent', 'dispute_answered', 'no_show_withdrawn', 'no_show_settled', 'no_show_upheld',
    'visit_confirmed', 'absence_confirmed'));
