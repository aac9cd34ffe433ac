-- Money paid for a visit that somebody else chooses. What is left of a card is a sum of the ledger, never a column.
create table gift_card (
  provider_id uuid not null references provider,
  gift_card_id uuid not null,
  buyer_id uuid not null references account (account_id),
  currency text not null check (length(currency) = 3),
  amount_minor bigint not null check (amount_minor > 0),
  -- What was given, by its name of then; null: an amount.
  service_name text check (length(service_name) between 1 and 200),
  sender_name text not null check (length(sender_name) <= 80),
  recipient_name text not null check (length(recipient_name) <= 80),
  -- null: the buyer has it mailed to themselves, and prints it.
  recipient_email text check (length(recipient_email) <= 254),
  message text not null check (length(message) <= 200),
  status text not null check (status in ('unpaid', 'active', 'ended')),
  -- The code is derived from the id and this; raised, the code of before is none any more. Only its hash is kept.
  version integer not null default 1 check (version > 0),
  code_hash text not null check (length(code_hash) = 64),
  deliver_at timestamptz not null,
  delivered_at timestamptz,
  -- How many mails were asked for: each is sent once.
  mails integer not null default 0,
  created_at timestamptz not null,
  paid_at timestamptz,
  primary key (provider_id, gift_card_id),
  constraint gift_card_paid check ((status = 'unpaid') = (paid_at is null) or status = 'ended'),
  constraint gift_card_delivered check (delivered_at is null or paid_at is not null)
);
create index gift_card_id_alone on gift_card (gift_card_id);
create index gift_card_code on gift_card (code_hash);
create index gift_card_buyer on gift_card (buyer_id, created_at);
create index gift_card_due on gift_card (deliver_at) where status = 'active' and delivered_at is null;
create index gift_card_unpaid on gift_card (created_at) where status = 'unpaid';

-- What a card has paid of a booking, and what of it has come back.
create table gift_redemption (
  provider_id uuid not null references provider,
  redemption_id uuid not null,
  gift_card_id uuid not null,
  booking_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  returned_minor bigint not null default 0,
  created_at timestamptz not null,
  primary key (provider_id, redemption_id),
  foreign key (provider_id, gift_card_id) references gift_card,
  foreign key (provider_id, booking_id) references booking,
  constraint gift_redemption_once unique (provider_id, booking_id, gift_card_id),
  constraint gift_redemption_returned check (returned_minor between 0 and amount_minor)
);
create index gift_redemption_of_card on gift_redemption (provider_id, gift_card_id);

-- A payment is for a booking or for a gift card.
alter table payment
  alter column booking_id drop not null,
  add column gift_card_id uuid,
  add foreign key (provider_id, gift_card_id) references gift_card,
  add constraint payment_of_gift_card unique (provider_id, gift_card_id),
  add constraint payment_of_one check (num_nonnulls(booking_id, gift_card_id) = 1);
create index payment_gift_card_alone on payment (gift_card_id) where gift_card_id is not null;

-- `gift_card`: of one card, what was paid for it and is not spent: owed to whoever has its code.
alter table ledger_posting
  add column gift_card_id uuid,
  drop constraint ledger_posting_kind_check,
  add constraint ledger_posting_kind_check check (kind in ('cancellation_fee', 'no_show_fee', 'charge', 'fee_paid', 'earned',
    'refund', 'refund_paid', 'refund_failed', 'dispute', 'dispute_won', 'dispute_lost', 'gift_redeemed', 'gift_returned'));
create index ledger_posting_gift_card on ledger_posting (gift_card_id) where gift_card_id is not null;
alter table ledger_entry
  drop constraint ledger_entry_account_check,
  add constraint ledger_entry_account_check check (account in ('owed_by_customer', 'owed_to_provider', 'held_by_processor',
    'paid_ahead', 'refund_due', 'disputed', 'gift_card'));

-- The lock of a card comes first; this is the proof that no card is spent twice.
create function gift_card_is_covered() returns trigger language plpgsql as $$
begin
  if (select sum(amount_minor) from ledger_entry where owner_id = new.owner_id and account = 'gift_card') > 0 then
    raise exception 'gift card % is overdrawn', new.owner_id using errcode = 'check_violation', constraint = 'gift_card_covered';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_gift_card after insert on ledger_entry
  deferrable initially deferred for each row when (new.account = 'gift_card') execute function gift_card_is_covered();

-- What of the price gift cards have paid with the booking; `due_now_minor` counts it.
alter table booking
  add column gift_minor bigint not null default 0,
  add constraint booking_gift check (gift_minor between 0 and due_now_minor);
