alter table booking
  -- Of its calendar file: programs keep the highest number they have seen.
  add column sequence integer not null default 0 check (sequence >= 0),
  -- Another time that the provider has asked for; the booking stays where it is until the customer agrees.
  add column proposed_starts_at timestamptz,
  add column proposed_ends_at timestamptz,
  add column proposal_reason text check (length(proposal_reason) <= 500),
  add constraint booking_proposal check (
    (proposed_starts_at is null) = (proposed_ends_at is null)
    and (proposed_starts_at is null or (proposed_ends_at > proposed_starts_at and status in ('pending', 'confirmed'))));

create index booking_unanswered on booking (created_at) where status = 'pending';
create index booking_to_complete on booking (ends_at) where status = 'confirmed';

-- Everything that ever happened to a booking, written in the transaction that did it; never changed.
create table booking_change (
  provider_id uuid not null,
  booking_id uuid not null,
  position smallint not null check (position > 0),
  kind text not null check (kind in ('requested', 'booked', 'accepted', 'declined', 'cancelled', 'rescheduled', 'noted', 'proposed',
    'proposal_accepted', 'proposal_refused', 'proposal_withdrawn', 'no_show', 'completed', 'expired')),
  party text not null check (party in ('customer', 'provider', 'admin', 'system')),
  actor_id uuid references account (account_id),
  at timestamptz not null,
  -- What it was until then, where the change is about time; `proposed` names the time asked for.
  previous_starts_at timestamptz,
  starts_at timestamptz not null,
  reason text check (length(reason) <= 500),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  primary key (provider_id, booking_id, position),
  foreign key (provider_id, booking_id) references booking,
  check ((party = 'system') = (actor_id is null))
);

insert into booking_change (provider_id, booking_id, position, kind, party, actor_id, at, starts_at)
select provider_id, booking_id, 1, case when status in ('pending', 'expired') then 'requested' else 'booked' end,
  'customer', customer_id, created_at, starts_at
from booking;

insert into booking_change (provider_id, booking_id, position, kind, party, actor_id, at, starts_at, reason)
select b.provider_id, b.booking_id, 2, b.status,
  case when b.status in ('completed', 'expired') then 'system' when b.status = 'no_show' then 'provider'
    when b.cancelled_by is null then 'system' when b.cancelled_by = b.customer_id then 'customer' else 'provider' end,
  case when b.status = 'cancelled' then b.cancelled_by when b.status = 'no_show' then p.account_id end,
  coalesce(b.cancelled_at, b.updated_at), b.starts_at, b.cancel_reason
from booking b join provider p on p.provider_id = b.provider_id
where b.status in ('completed', 'cancelled', 'no_show', 'expired');
