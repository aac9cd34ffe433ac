-- With whom something lies whose id comes alone: in a database of several nodes everything of a provider lies with it, and what
-- is asked for by its own id would be asked of every node. Kept by these ids themselves, beside no provider. Written in the
-- transaction of what they name.
create table directory (
  id uuid primary key,
  kind text not null check (kind in ('booking', 'payment', 'gift_card', 'subscription')),
  provider_id uuid not null,
  customer_id uuid not null
);

-- With whom somebody has any of these: where their own lists are looked for. Of who has left there are none.
create table customer_directory (
  customer_id uuid not null,
  provider_id uuid not null,
  primary key (customer_id, provider_id)
);

-- A hold is asked for by whoever it is for, and lives for minutes.
create table hold_directory (
  customer_id uuid not null,
  hold_id uuid not null,
  provider_id uuid not null,
  primary key (customer_id, hold_id)
);

-- For a node of the release before, which writes none of it; the next release takes these triggers away. Whatever its own
-- statement has written is there already.
create function name_in_directory() returns trigger
  language plpgsql
  as $$
declare
  named uuid;
  customer uuid;
begin
  case tg_table_name
    when 'booking' then named := new.booking_id; customer := new.customer_id;
    when 'payment' then named := new.payment_id; customer := new.customer_id;
    when 'gift_card' then named := new.gift_card_id; customer := new.buyer_id;
    when 'subscription' then named := new.subscription_id; customer := new.customer_id;
  end case;
  insert into public.directory values (named, tg_table_name, new.provider_id, customer) on conflict do nothing;
  insert into public.customer_directory values (customer, new.provider_id) on conflict do nothing;
  return null;
end $$;

create function name_hold_in_directory() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'INSERT' then
    insert into public.hold_directory values (new.customer_id, new.hold_id, new.provider_id) on conflict do nothing;
  else
    delete from public.hold_directory where customer_id = old.customer_id and hold_id = old.hold_id;
  end if;
  return null;
end $$;

create function forget_customer_in_directory() returns trigger
  language plpgsql
  as $$
begin
  delete from public.customer_directory where customer_id = new.account_id;
  return null;
end $$;

create trigger booking_in_directory after insert on booking for each row execute function name_in_directory();
create trigger payment_in_directory after insert on payment for each row execute function name_in_directory();
create trigger gift_card_in_directory after insert on gift_card for each row execute function name_in_directory();
create trigger subscription_in_directory after insert on subscription for each row execute function name_in_directory();
create trigger hold_in_directory after insert or delete on hold for each row execute function name_hold_in_directory();
create trigger account_in_directory after update of status on account for each row
  when (new.status = 'deleted') execute function forget_customer_in_directory();
