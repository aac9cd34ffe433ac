-- A tip for a visit that has taken place: a payment of its own, and the provider's as soon as it is there.
alter table payment
  add column tip_of uuid,
  add foreign key (provider_id, tip_of) references booking,
  drop constraint payment_of_one,
  add constraint payment_of_one check (num_nonnulls(booking_id, gift_card_id, tip_of) = 1);
-- One at a time; what was given up may be followed by another.
create unique index payment_tip_begun on payment (provider_id, tip_of)
  where tip_of is not null and status in ('open', 'processing');
create index payment_tip_of on payment (tip_of) where tip_of is not null;

-- The payment that is the tip.
alter table ledger_posting add column tip_id uuid;
create index ledger_posting_tip on ledger_posting (tip_id) where tip_id is not null;
