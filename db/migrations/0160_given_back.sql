-- 'closed': paid for what will not take place as agreed, because its provider has been suspended.
alter table refund
  drop constraint refund_reason_check,
  add constraint refund_reason_check check (reason in ('late', 'policy', 'given', 'closed')),
  -- When the processor was asked last; those asked longest ago come first, so that one that fails keeps nobody waiting.
  add column tried_at timestamptz;

alter table payment add column compared_at timestamptz;
drop index payment_unsettled;
create index payment_unsettled on payment (compared_at nulls first, created_at) where status in ('open', 'processing', 'closing');
drop index refund_pending;
create index refund_pending on refund (tried_at nulls first, created_at) where status = 'pending';
