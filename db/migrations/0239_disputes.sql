-- What a bank has taken back, each by itself: of one payment there may be several, in parts or one after the other.
create table payment_dispute (
  provider_id uuid not null references provider,
  -- The processor's own id.
  dispute_id text not null check (length(dispute_id) between 1 and 255),
  payment_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null check (status in ('open', 'won', 'lost')),
  -- How often it has changed since it was opened: its postings are named by it.
  turns integer not null default 0,
  primary key (provider_id, dispute_id),
  foreign key (provider_id, payment_id) references payment
);
create index payment_dispute_of_payment on payment_dispute (provider_id, payment_id);

-- What banks have given the customer for good. Like `returned_minor` it guards one row, and is no balance.
alter table payment add column lost_minor bigint not null default 0 check (lost_minor >= 0);

-- Until now there was one of each payment, and its state stood with the payment alone.
with opened as (
  select y.provider_id, y.payment_id, y.dispute, substr(l.source, length('dispute:') + 1) as dispute_id, e.amount_minor
  from ledger_posting l join ledger_entry e on e.posting_id = l.posting_id and e.account = 'disputed'
    join payment y on y.provider_id = l.provider_id and y.dispute is not null
      and (y.booking_id = l.booking_id or y.gift_card_id = l.gift_card_id or y.payment_id = l.tip_id)
  where l.kind = 'dispute'
)
insert into payment_dispute (provider_id, dispute_id, payment_id, amount_minor, status, turns)
  select provider_id, dispute_id, payment_id, amount_minor, dispute, case when dispute = 'open' then 0 else 1 end from opened;
update payment y set lost_minor = d.amount_minor from payment_dispute d
  where d.provider_id = y.provider_id and d.payment_id = y.payment_id and d.status = 'lost';

-- `debit_note`: against a note, when a refund has come back, or a bank has decided for the provider after all.
alter table paper
  drop constraint paper_kind_check,
  add constraint paper_kind_check check (kind in ('receipt', 'refund_note', 'dispute_note', 'debit_note'));
drop index paper_dispute_once;
