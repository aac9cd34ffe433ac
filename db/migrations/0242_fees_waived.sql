-- A provider asks for less than the fee of their policy: the history says by how much, and the ledger takes it back.
alter table booking_change
  drop constraint booking_change_kind_check,
  add constraint booking_change_kind_check check (kind in ('requested', 'booked', 'accepted', 'declined', 'cancelled', 'rescheduled',
    'noted', 'proposed', 'proposal_accepted', 'proposal_refused', 'proposal_withdrawn', 'no_show', 'completed', 'expired',
    'was_there', 'provider_absent', 'dispute_answered', 'no_show_withdrawn', 'no_show_settled', 'no_show_upheld',
    'visit_confirmed', 'absence_confirmed', 'unpaid', 'paid', 'paid_request', 'payment_over', 'fee_waived')),
  drop constraint booking_change_fee_minor_check,
  add constraint booking_change_fee_minor_check check ((fee_minor < 0) = (kind = 'fee_waived'));
alter table ledger_posting
  drop constraint ledger_posting_kind_check,
  add constraint ledger_posting_kind_check check (kind in ('cancellation_fee', 'no_show_fee', 'charge', 'fee_paid', 'earned',
    'refund', 'refund_paid', 'refund_failed', 'dispute', 'dispute_won', 'dispute_lost', 'gift_redeemed', 'gift_returned',
    'platform_fee', 'platform_fee_returned', 'fee_waived'));
