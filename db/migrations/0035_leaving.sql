-- Where the last mail goes when the account no longer has the address; removed when it is sent, after a day at the latest.
-- What waits in the queue names this row, so that no address lies about among old jobs.
create table parting_address (
  parting_address_id uuid primary key,
  email citext not null check (length(email::text) between 3 and 254),
  created_at timestamptz not null default now()
);
create index parting_address_age on parting_address (created_at);

do $$
begin
  if to_regclass('pgboss.job') is null then return; end if;
  insert into parting_address (parting_address_id, email)
    select id, coalesce(data ->> 'email', data ->> 'oldEmail') from pgboss.job
    where name in ('account-farewell-mail', 'account-old-address-mail') and state < 'completed'
      and length(coalesce(data ->> 'email', data ->> 'oldEmail')) between 3 and 254;
  update pgboss.job set data = (data - 'email' - 'oldEmail') || jsonb_build_object('addressId', id)
    where data ? 'email' or data ? 'oldEmail';
end $$;

-- People who left before this was done.
update booking b set notes = '', cancel_reason = null, proposal_reason = null
  from account a where a.account_id = b.customer_id and a.status = 'deleted';
update booking b set proposal_reason = null, cancel_reason = case when b.cancelled_by = p.account_id then null else b.cancel_reason end
  from provider p join account a on a.account_id = p.account_id
  where p.provider_id = b.provider_id and a.status = 'deleted';
update booking_change c set reason = null
  from booking b, provider p, account a
  where b.provider_id = c.provider_id and b.booking_id = c.booking_id and p.provider_id = b.provider_id
    and a.status = 'deleted' and (a.account_id = b.customer_id or (a.account_id = p.account_id and a.account_id = c.actor_id));
delete from client_note n using provider p, account a
  where p.provider_id = n.provider_id and a.account_id = p.account_id and a.status = 'deleted';
delete from calendar_feed f using account a where a.account_id = f.account_id and a.status = 'deleted';
update review v set response_text = null, responded_at = null
  from provider p join account a on a.account_id = p.account_id
  where p.provider_id = v.provider_id and a.status = 'deleted' and v.response_text is not null;
delete from blocked_period t using provider p, account a
  where p.provider_id = t.provider_id and a.account_id = p.account_id and a.status = 'deleted';
delete from holiday t using provider p, account a
  where p.provider_id = t.provider_id and a.account_id = p.account_id and a.status = 'deleted';
update calendar t set name = '' from provider p join account a on a.account_id = p.account_id
  where p.provider_id = t.provider_id and a.status = 'deleted';
update room t set name = 'Room' from provider p join account a on a.account_id = p.account_id
  where p.provider_id = t.provider_id and a.status = 'deleted';
update service t set description = '', category = 'General' from provider p join account a on a.account_id = p.account_id
  where p.provider_id = t.provider_id and a.status = 'deleted';
update provider p set status = 'inactive', individual_name = null, business_type = null, description = '', bio = '', greeting = '',
    street = '', area = '', postal_code = '', latitude = round(latitude::numeric, 1), longitude = round(longitude::numeric, 1),
    profile_image = null, gallery = '{}', phone = null, email = null, website = null, specializations = '{}',
    qualifications = '{}', tags = '{}', search_text = ''
  from account a where a.account_id = p.account_id and a.status = 'deleted';
