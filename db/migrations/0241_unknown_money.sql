-- Money that was paid for us and that our books know nothing of, as after a backup was restored: it belongs to no payment.
alter table payment_difference
  alter column payment_id drop not null,
  drop constraint payment_difference_kind_check,
  add constraint payment_difference_kind_check check (kind in ('status', 'amount', 'refund', 'refund_failed', 'unknown')),
  add constraint payment_difference_of_payment check ((payment_id is null) = (kind = 'unknown'));
drop index payment_difference_open;
create unique index payment_difference_open on payment_difference
  (provider_id, coalesce(payment_id, provider_id), kind, ours, theirs, coalesce(refund_id, provider_id)) where mended_at is null;
