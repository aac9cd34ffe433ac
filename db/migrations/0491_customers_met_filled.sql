-- again
-- As 0462 does it: some at a time, in a transaction of its own.
insert into customer_directory (customer_id, provider_id)
  select distinct customer_id, provider_id from (
    select * from (
      select f.account_id as customer_id, f.provider_id from favourite f join account a on a.account_id = f.account_id
      where a.status <> 'deleted' and not exists (select from customer_directory c
        where c.customer_id = f.account_id and c.provider_id = f.provider_id)
      limit 20000 for share of a) f
    union all select * from (
      select e.customer_id, e.provider_id from waitlist_entry e join account a on a.account_id = e.customer_id
      where a.status <> 'deleted' and not exists (select from customer_directory c
        where c.customer_id = e.customer_id and c.provider_id = e.provider_id)
      limit 20000 for share of a) e
    union all select * from (
      select v.customer_id, v.provider_id from reward_voucher v join account a on a.account_id = v.customer_id
      where a.status <> 'deleted' and not exists (select from customer_directory c
        where c.customer_id = v.customer_id and c.provider_id = v.provider_id)
      limit 20000 for share of a) v) met
  on conflict do nothing;
