-- Who has somebody among their favourites, waits there or was given something there for points is found there as well: their own
-- lists ask only these providers. For a node of the release before, which does not write it down; the next release takes these
-- triggers away. The argument: the column of the customer.
create function meet_in_directory() returns trigger
  language plpgsql
  as $$
begin
  insert into public.customer_directory values ((to_jsonb(new) ->> tg_argv[0])::uuid, new.provider_id) on conflict do nothing;
  return null;
end $$;

create trigger favourite_in_directory after insert on favourite for each row execute function meet_in_directory('account_id');
create trigger reward_voucher_in_directory after insert on reward_voucher for each row
  execute function meet_in_directory('customer_id');
create trigger waitlist_entry_in_directory after insert on waitlist_entry for each row
  execute function meet_in_directory('customer_id');
