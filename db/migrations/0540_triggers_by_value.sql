-- What the triggers of a provider's tables write they write by value, one provider after the other. Where the rows lie elsewhere a
-- statement that chooses what it inserts from the rows that have changed cannot be planned.

create or replace function provider_day_changed() returns trigger
  language plpgsql
  as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'table new_rows'
    when 'DELETE' then 'table old_rows'
    else format('(select %1$s from old_rows except select %1$s from new_rows)
      union all (select %1$s from new_rows except select %1$s from old_rows)', tg_argv[0])
  end;
  providers uuid[];
  instants timestamptz[];
  customers uuid[];
  one record;
begin
  execute format('select array_agg(provider_id), array_agg(at), array_agg(customer_id) from (
      select distinct c.provider_id, i.at, %3$s as customer_id from (%1$s) c cross join lateral unnest(%2$s) as i (at)
      where c.provider_id is not null and i.at is not null) moved', changed, tg_argv[1], tg_argv[2])
    into providers, instants, customers;
  for one in
    select provider_id, array_agg(at) as instants, array_agg(customer_id) as customers
    from unnest(providers, instants, customers) as moved (provider_id, at, customer_id) group by provider_id order by provider_id
  loop
    -- Not of one that goes with its rows.
    perform from public.provider where provider_id = one.provider_id;
    if found then
      insert into public.provider_day_due (provider_id, at, customer_id)
        select one.provider_id, moved.at, moved.customer_id
        from unnest(one.instants, one.customers) as moved (at, customer_id);
    end if;
  end loop;
  return null;
end $$;

create or replace function provider_month_changed() returns trigger
  language plpgsql
  as $$
declare
  providers uuid[];
  months date[];
  one record;
  total integer;
begin
  select array_agg(provider_id), array_agg(month) into providers, months
    from (select distinct provider_id, date_trunc('month', day)::date as month from changed_rows) changed;
  for one in
    select provider_id, month from unnest(providers, months) as changed (provider_id, month) order by provider_id, month
  loop
    perform from public.provider where provider_id = one.provider_id;
    if found then
      select coalesce(sum(visits), 0) into total from public.provider_day
        where provider_id = one.provider_id and day >= one.month and day < one.month + interval '1 month';
      insert into public.provider_month (provider_id, month, visits) values (one.provider_id, one.month, total)
        on conflict (provider_id, month) do update set visits = excluded.visits;
    end if;
  end loop;
  return null;
end $$;

-- As 0066 has it, but for that.
create or replace function list_providers(providers uuid[]) returns void language plpgsql
  as $$
declare
  one record;
begin
  for one in
    select provider_id, public.is_open(status, 'active') as is_active, latitude, longitude,
      public.search_vector(public.words_of(search_text)) || array_to_tsvector(array(select ':' || facet from unnest(facets) facet)) as words,
      public.search_vector(public.words_of(name_text)) as name_words, public.plain_text(area || ' ' || city) as place_text, facets,
      timezone, currency, minimum_notice_minutes, booking_window_days, is_featured, created_at
    from public.provider p cross join lateral (select array(
      select 'category:' || p.category_slug union select 'category:' || p.subcategory_slug
      union select 'profession:' || lower(p.profession)
      union select 'specialization:' || public.plain_text(value) from unnest(p.specializations) value
      union select 'need:' || value from unnest(p.needs) value
      union select 'speaks:' || value from unnest(p.languages) value
      union select 'price:' || p.price_range where p.price_range is not null
      union select 'verified' where p.is_verified) as facets) f
    where provider_id = any(providers) order by provider_id
  loop
    insert into public.listing (provider_id, is_active, latitude, longitude, position, words, name_words, place_text, facets, timezone,
        currency, minimum_notice_minutes, booking_window_days, is_featured, created_at)
      values (one.provider_id, one.is_active, one.latitude, one.longitude, public.globe_position(one.latitude, one.longitude),
        one.words, one.name_words, one.place_text, one.facets, one.timezone,
        one.currency, one.minimum_notice_minutes, one.booking_window_days, one.is_featured, one.created_at)
      on conflict (provider_id) do update set (is_active, latitude, longitude, position, words, name_words, place_text, facets, timezone,
        currency, minimum_notice_minutes, booking_window_days, is_featured, created_at) = row (excluded.is_active, excluded.latitude,
        excluded.longitude, excluded.position, excluded.words, excluded.name_words, excluded.place_text, excluded.facets, excluded.timezone,
        excluded.currency, excluded.minimum_notice_minutes, excluded.booking_window_days, excluded.is_featured, excluded.created_at);
  end loop;
end $$;

-- As 0063 has it; the rows it writes are named as well.
create or replace function refresh_listings(providers uuid[]) returns void language plpgsql
  as $$
begin
  perform from public.listing where provider_id = any(providers) order by provider_id for no key update;
  update public.listing l
  set is_owner_listed = now.is_owner_listed, rating = now.average, reviews_count = now.count,
    starting_price_minor = now.price, has_services = now.has_services, is_online = now.is_online
  from (
    select p.provider_id, public.is_open('active', a.status) and a.email_verified_at is not null as is_owner_listed, r.average,
      coalesce(r.count, 0) as count, s.price, s.has_services,
      s.has_services and exists (select from public.working_hours h where h.provider_id = p.provider_id) as is_online
    from public.provider p join public.account a on a.account_id = p.account_id
      left join public.provider_rating r on r.provider_id = p.provider_id
      cross join lateral (select min(price_minor) filter (where price_minor > 0) as price, count(*) > 0 as has_services
        from public.service s where s.provider_id = p.provider_id and s.is_active) s
    where p.provider_id = any(providers)) now
  where l.provider_id = any(providers) and now.provider_id = l.provider_id
    and (l.is_owner_listed, l.rating, l.reviews_count, l.starting_price_minor, l.has_services, l.is_online)
      is distinct from (now.is_owner_listed, now.average, now.count, now.price, now.has_services, now.is_online);
end $$;

-- As 0067 has it, but for that; each row is locked by being written, in the order in which whoever locks several does.
create or replace function count_recent_bookings(at timestamptz, after uuid, at_most integer) returns uuid language plpgsql
  as $$
declare
  part uuid[] := array(select provider_id from public.listing where provider_id > after order by provider_id limit at_most);
  since timestamptz := at - interval '90 days';
  one record;
begin
  for one in
    select l.provider_id, count(b.booking_id) as count from public.listing l
      left join public.booking b on b.provider_id = l.provider_id and b.created_at > since
        and b.status in ('pending', 'confirmed', 'completed')
    where l.provider_id = any(part) group by l.provider_id, l.recent_bookings
    having l.recent_bookings <> count(b.booking_id) order by l.provider_id
  loop
    update public.listing set recent_bookings = one.count where provider_id = one.provider_id;
  end loop;
  return part[cardinality(part)];
end $$;

create or replace function listing_moved() returns trigger language plpgsql
  as $$
declare
  provider uuid := coalesce(new.provider_id, old.provider_id);
begin
  insert into public.category_move (provider_id, category_slug, change)
    select provider, substr(facet, 10), sum(change)
    from (select unnest(old.facets) as facet, -1 as change where old.is_listed
      union all select unnest(new.facets), 1 where new.is_listed) moved
    where facet like 'category:%' group by facet having sum(change) <> 0;
  return null;
end $$;
