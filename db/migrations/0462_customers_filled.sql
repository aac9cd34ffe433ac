-- again
-- Some at a time: who books meanwhile with somebody they have booked with before would wait for all of it.
insert into customer_directory (customer_id, provider_id)
  select distinct customer_id, provider_id from (
    select d.customer_id, d.provider_id from directory d join account a on a.account_id = d.customer_id
    where a.status <> 'deleted' and not exists (select from customer_directory c
      where c.customer_id = d.customer_id and c.provider_id = d.provider_id)
    limit 20000 for share of a) d
  on conflict do nothing;
