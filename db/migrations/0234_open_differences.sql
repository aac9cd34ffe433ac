-- What was mended may come again; `refund_id`: of a refund that failed, which.
alter table payment_difference
  drop constraint payment_difference_once,
  add column refund_id uuid,
  add foreign key (provider_id, refund_id) references refund;
create unique index payment_difference_open
  on payment_difference (provider_id, payment_id, kind, ours, theirs, coalesce(refund_id, payment_id)) where mended_at is null;
create index payment_difference_of_payment on payment_difference (provider_id, payment_id);
