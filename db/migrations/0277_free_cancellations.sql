-- So many late cancellations a year the operator pays for whoever is in this tier.
alter table loyalty_tier
  add column free_cancellations smallint not null default 0 check (free_cancellations between 0 and 12);
update loyalty_tier set free_cancellations = 1 where tier = 'local';

-- What of the fee of a late cancellation the operator has taken over: as it was then.
alter table booking add column covered_fee_minor bigint not null default 0 check (covered_fee_minor >= 0);
create index booking_covered on booking (customer_id, cancelled_at) where covered_fee_minor > 0;

alter table ledger_posting
  drop constraint ledger_posting_kind_check,
  add constraint ledger_posting_kind_check check (kind in ('cancellation_fee', 'no_show_fee', 'charge', 'fee_paid', 'earned',
    'refund', 'refund_paid', 'refund_failed', 'dispute', 'dispute_won', 'dispute_lost', 'gift_redeemed', 'gift_returned',
    'platform_fee', 'platform_fee_returned', 'gift_funded', 'gift_unfunded', 'platform_paid', 'platform_returned',
    'fee_waived', 'fee_covered', 'gift_drawn', 'gift_draw_returned'));
