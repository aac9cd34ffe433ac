-- What of a card payment is the operator's, frozen with it. `platform_fee_returned_minor`: what of that has gone back with
-- refunds; like the two of refunds it guards one row, and is no balance.
alter table payment
  add column platform_fee_minor bigint not null default 0,
  add column platform_fee_returned_minor bigint not null default 0,
  add constraint payment_platform_fee check (platform_fee_minor between 0 and amount_minor - 1),
  add constraint payment_platform_fee_returned check (platform_fee_returned_minor between 0 and platform_fee_minor),
  add constraint payment_tip_is_whole check (tip_of is null or platform_fee_minor = 0);

-- `platform`: of the provider, what of their card payments has gone to the operator.
alter table ledger_posting
  drop constraint ledger_posting_kind_check,
  add constraint ledger_posting_kind_check check (kind in ('cancellation_fee', 'no_show_fee', 'charge', 'fee_paid', 'earned',
    'refund', 'refund_paid', 'refund_failed', 'dispute', 'dispute_won', 'dispute_lost', 'gift_redeemed', 'gift_returned',
    'platform_fee', 'platform_fee_returned'));
alter table ledger_entry
  drop constraint ledger_entry_account_check,
  add constraint ledger_entry_account_check check (account in ('owed_by_customer', 'owed_to_provider', 'held_by_processor',
    'paid_ahead', 'refund_due', 'disputed', 'gift_card', 'platform'));
