-- Cards. Money goes from the customer to the provider's own account with the processor; we keep who owes whom what.

-- The provider's account with the processor. Without charges it is as if there were none: people pay on the day.
create table card_account (
  provider_id uuid primary key references provider,
  account text not null check (length(account) between 1 and 255),
  takes_charges boolean not null default false,
  created_at timestamptz not null,
  constraint card_account_once unique (provider_id, account)
);
create index card_account_alone on card_account (account);

-- What one booking is to be paid with, once; declined cards change nothing about it.
create table payment (
  provider_id uuid not null references provider,
  payment_id uuid not null,
  booking_id uuid not null,
  customer_id uuid not null references account (account_id),
  currency text not null check (length(currency) = 3),
  amount_minor bigint not null check (amount_minor > 0),
  -- 'closing': nobody may pay it any more, and the processor is still to be told.
  status text not null check (status in ('open', 'processing', 'closing', 'closed', 'succeeded')),
  account text not null,
  intent text,
  -- Of the last card that was tried: the processor's own word.
  refused text check (length(refused) between 1 and 100),
  captured_minor bigint not null default 0,
  -- Asked for, whether or not it has arrived; what the processor could not give back is not in it.
  returned_minor bigint not null default 0,
  dispute text check (dispute in ('open', 'won', 'lost')),
  created_at timestamptz not null,
  paid_at timestamptz,
  primary key (provider_id, payment_id),
  foreign key (provider_id, booking_id) references booking,
  constraint payment_of_booking unique (provider_id, booking_id),
  constraint payment_intent unique (provider_id, intent),
  constraint payment_captured check (captured_minor = case when status = 'succeeded' then amount_minor else 0 end),
  constraint payment_paid check ((status = 'succeeded') = (paid_at is not null)),
  constraint payment_returned check (returned_minor between 0 and captured_minor),
  constraint payment_dispute check (dispute is null or status = 'succeeded')
);
create index payment_id_alone on payment (payment_id);
create index payment_customer on payment (customer_id, created_at);
create index payment_unsettled on payment (created_at) where status in ('open', 'processing', 'closing');

-- Each is asked for once, under its own id, however often it is sent.
create table refund (
  provider_id uuid not null references provider,
  refund_id uuid not null,
  payment_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- 'late': paid when the time was gone; 'policy': as agreed; 'given': more than agreed.
  reason text not null check (reason in ('late', 'policy', 'given')),
  asked_by uuid,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  processor_refund text,
  failure text check (length(failure) between 1 and 100),
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (provider_id, refund_id),
  foreign key (provider_id, payment_id) references payment,
  constraint refund_settled check ((status = 'pending') = (settled_at is null))
);
create index refund_of_payment on refund (provider_id, payment_id);
create index refund_id_alone on refund (refund_id);
create index refund_pending on refund (created_at) where status = 'pending';

-- What the processor has told us, once. It is a hint: what is true is asked for.
create table webhook_event (
  event_id text primary key check (length(event_id) between 1 and 255),
  type text not null,
  account text,
  object_id text not null,
  received_at timestamptz not null
);

-- Where our books and the processor's differed; `mended_at` null: somebody has to look.
create table payment_difference (
  provider_id uuid not null references provider,
  difference_id uuid not null,
  payment_id uuid not null,
  kind text not null check (kind in ('status', 'amount', 'refund', 'refund_failed')),
  ours text not null,
  theirs text not null,
  found_at timestamptz not null,
  mended_at timestamptz,
  primary key (provider_id, difference_id),
  foreign key (provider_id, payment_id) references payment,
  constraint payment_difference_once unique (provider_id, payment_id, kind, ours, theirs)
);
create index payment_difference_found on payment_difference (found_at);

-- `held_by_processor`: of the provider, what the processor has taken for them and not given back. `paid_ahead`: of the
-- customer, what they have paid for what is still to come. `refund_due`: of the customer, on its way back to them.
-- `disputed`: of the provider, what a bank has taken back while it decides.
alter table ledger_posting
  drop constraint ledger_posting_kind_check,
  add constraint ledger_posting_kind_check check (kind in ('cancellation_fee', 'no_show_fee', 'charge', 'fee_paid', 'earned',
    'refund', 'refund_paid', 'refund_failed', 'dispute', 'dispute_won', 'dispute_lost'));
alter table ledger_entry
  drop constraint ledger_entry_account_check,
  add constraint ledger_entry_account_check check (account in ('owed_by_customer', 'owed_to_provider', 'held_by_processor',
    'paid_ahead', 'refund_due', 'disputed'));

-- How the provider wants to be paid, where cards are charged for them.
alter table provider
  add column payment_mode text not null default 'on_the_day' check (payment_mode in ('on_the_day', 'deposit', 'before')),
  add column deposit_percent smallint not null default 20 check (deposit_percent between 5 and 90);

-- What is due with the booking, as agreed; while `pay_by` is set it waits for that.
alter table booking
  add column due_now_minor bigint not null default 0,
  add column pay_by timestamptz,
  -- Whether it stands once it is paid, or the provider is still to answer.
  add column is_instant boolean not null default true,
  add constraint booking_due_now check (due_now_minor between 0 and total_minor),
  add constraint booking_pay_by check (pay_by is null or (status = 'pending' and due_now_minor > 0));
create index booking_unpaid on booking (pay_by) where pay_by is not null;

alter table booking_change
  drop constraint booking_change_kind_check,
  add constraint booking_change_kind_check check (kind in ('requested', 'booked', 'accepted', 'declined', 'cancelled', 'rescheduled',
    'noted', 'proposed', 'proposal_accepted', 'proposal_refused', 'proposal_withdrawn', 'no_show', 'completed', 'expired',
    'was_there', 'provider_absent', 'dispute_answered', 'no_show_withdrawn', 'no_show_settled', 'no_show_upheld',
    'visit_confirmed', 'absence_confirmed', 'unpaid', 'paid', 'paid_request', 'payment_over'));
