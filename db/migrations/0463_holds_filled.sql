-- Nobody releases one while it is written down: a row would be left of it.
lock table hold in share row exclusive mode;
insert into hold_directory (customer_id, hold_id, provider_id)
  select customer_id, hold_id, provider_id from hold on conflict do nothing;
