-- Cards that every business takes which is paid by card: sold by a business of the operator's own, which the operator names
-- here by hand after reading `docs/operations.md`. One for each currency.
alter table provider add column cards_for_everyone boolean not null default false;

-- Kept as it was sold, whatever its seller is later. Spent elsewhere, what is taken off it stands on a card of that business:
-- its own row, which nobody has a code of, and which names the card that it came from. That one may lie on another node, so no
-- foreign key leads there.
alter table gift_card
  add column is_for_everyone boolean not null default false,
  add column drawn_from_id uuid,
  add column drawn_from_provider_id uuid,
  add constraint gift_card_drawn check (case when drawn_from_id is null then drawn_from_provider_id is null
    else drawn_from_provider_id is not null and is_funded and not is_by_provider and not is_for_everyone end);
create index gift_card_everyone on gift_card (code_hash) where is_for_everyone;

-- What was taken off a card for one booking elsewhere, and what of it has come back.
create table gift_draw (
  provider_id uuid not null references provider (provider_id),
  drawn_card_id uuid not null,
  gift_card_id uuid not null,
  spent_at_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  returned_minor bigint not null default 0,
  created_at timestamptz not null,
  primary key (provider_id, drawn_card_id),
  foreign key (provider_id, gift_card_id) references gift_card,
  constraint gift_draw_returned check (returned_minor between 0 and amount_minor)
);
create index gift_draw_of_card on gift_draw (provider_id, gift_card_id);

-- `gift_drawn`: what was spent elsewhere has been sold, and the operator owes it to whoever it was spent with.
alter table ledger_posting
  drop constraint ledger_posting_kind_check,
  add constraint ledger_posting_kind_check check (kind in ('cancellation_fee', 'no_show_fee', 'charge', 'fee_paid', 'earned',
    'refund', 'refund_paid', 'refund_failed', 'dispute', 'dispute_won', 'dispute_lost', 'gift_redeemed', 'gift_returned',
    'platform_fee', 'platform_fee_returned', 'gift_funded', 'gift_unfunded', 'platform_paid', 'fee_waived', 'gift_drawn',
    'gift_draw_returned'));
