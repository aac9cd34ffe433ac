-- `platform_returned`: the provider has given back what gift cards had paid, and what the operator had sent for it is sent back.
alter table ledger_posting
  drop constraint ledger_posting_kind_check,
  add constraint ledger_posting_kind_check check (kind in ('cancellation_fee', 'no_show_fee', 'charge', 'fee_paid', 'earned',
    'refund', 'refund_paid', 'refund_failed', 'dispute', 'dispute_won', 'dispute_lost', 'gift_redeemed', 'gift_returned',
    'platform_fee', 'platform_fee_returned', 'gift_funded', 'gift_unfunded', 'platform_paid', 'platform_returned',
    'fee_waived', 'gift_drawn', 'gift_draw_returned'));
