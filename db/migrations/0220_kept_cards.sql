-- A card that is kept for the fees of the cancellation policy, and charged for nothing else.
alter table provider
  drop constraint provider_payment_mode_check,
  add constraint provider_payment_mode_check check (payment_mode in ('on_the_day', 'deposit', 'before', 'card_kept'));

-- Whether it was agreed that a card is kept; until it is, the booking waits as it does for a payment.
alter table booking
  add column keeps_card boolean not null default false,
  drop constraint booking_pay_by,
  add constraint booking_pay_by check (pay_by is null or (status = 'pending' and (due_now_minor > 0 or keeps_card)));

-- What the processor keeps for one booking; of the card itself no more than what its owner knows it by.
create table kept_card (
  provider_id uuid not null references provider,
  booking_id uuid not null,
  customer_id uuid not null references account (account_id),
  account text not null,
  -- 'closing': nothing may be charged any more, and the processor is still to be told to forget it.
  status text not null check (status in ('open', 'kept', 'closing', 'closed')),
  -- What was shown and agreed to before the card was asked for, word for word.
  consent text check (length(consent) between 1 and 4000),
  agreed_at timestamptz,
  processor_customer text,
  setup text,
  method text,
  brand text check (length(brand) between 1 and 40),
  last_four text check (last_four ~ '^[0-9]{4}$'),
  refused text check (length(refused) between 1 and 100),
  created_at timestamptz not null,
  -- When the processor was asked last.
  compared_at timestamptz,
  primary key (provider_id, booking_id),
  foreign key (provider_id, booking_id) references booking,
  constraint kept_card_setup unique (provider_id, setup),
  constraint kept_card_agreed check ((consent is null) = (agreed_at is null) and (setup is null or consent is not null)),
  constraint kept_card_chargeable check (status <> 'kept' or (method is not null and processor_customer is not null)),
  constraint kept_card_forgotten check (status <> 'closed' or (method is null and processor_customer is null))
);
create index kept_card_booking on kept_card (booking_id);
create index kept_card_customer on kept_card (customer_id);
create index kept_card_unsettled on kept_card (compared_at nulls first, created_at) where status in ('open', 'closing');

-- A fee that a kept card is charged with: a payment of its own for the same booking, once.
alter table payment
  add column is_fee boolean not null default false,
  add constraint payment_fee check (not is_fee or booking_id is not null);
create index payment_fee_to_charge on payment (compared_at nulls first, created_at)
  where is_fee and intent is null and status in ('open', 'processing');

-- What the simulator has charged one customer with.
create index simulated_object_customer on simulated_object ((body ->> 'customer'))
  where body ? 'customer' and body ->> 'object' = 'payment_intent';
