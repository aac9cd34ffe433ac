-- A facet is a word beside those that are typed, and begins with a sign that none of them has: who types 'price' or 'need' means
-- no price range and no need.
create or replace function lexeme_query(lexeme text) returns tsquery language sql immutable strict parallel safe
  as $$ select (''':' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''')::tsquery $$;

-- As 0063 has it, but for that sign.
create or replace function list_providers(providers uuid[]) returns void language sql
  as $$ insert into public.listing (provider_id, is_active, latitude, longitude, position, words, name_words, place_text, facets, timezone, currency,
      minimum_notice_minutes, booking_window_days, is_featured, created_at)
    select provider_id, public.is_open(status, 'active'), latitude, longitude, public.globe_position(latitude, longitude),
      public.search_vector(public.words_of(search_text)) || array_to_tsvector(array(select ':' || facet from unnest(facets) facet)),
      public.search_vector(public.words_of(name_text)), public.plain_text(area || ' ' || city), facets, timezone, currency,
      minimum_notice_minutes, booking_window_days, is_featured, created_at
    from public.provider p cross join lateral (select array(
      select 'category:' || p.category_slug union select 'category:' || p.subcategory_slug
      union select 'profession:' || lower(p.profession)
      union select 'specialization:' || public.plain_text(value) from unnest(p.specializations) value
      union select 'need:' || value from unnest(p.needs) value
      union select 'speaks:' || value from unnest(p.languages) value
      union select 'price:' || p.price_range where p.price_range is not null
      union select 'verified' where p.is_verified) as facets) f
    where provider_id = any(providers) order by provider_id
    on conflict (provider_id) do update set (is_active, latitude, longitude, position, words, name_words, place_text, facets, timezone, currency,
      minimum_notice_minutes, booking_window_days, is_featured, created_at) = row (excluded.is_active, excluded.latitude, excluded.longitude, excluded.position,
      excluded.words, excluded.name_words, excluded.place_text, excluded.facets, excluded.timezone, excluded.currency,
      excluded.minimum_notice_minutes, excluded.booking_window_days, excluded.is_featured, excluded.created_at) $$;

create or replace function provider_listed() returns trigger language plpgsql
  as $$
begin
  if tg_op = 'INSERT' then
    perform public.list_providers((select array_agg(provider_id) from new_rows));
    -- Who proves a mailbox or is shut out at that moment is through, and is read below; or waits here, and then finds the listing.
    perform from public.account where account_id in (select account_id from new_rows) order by account_id for share;
    perform public.refresh_listings((select array_agg(provider_id) from new_rows));
  elsif (old.search_text, old.name_text, old.category_slug, old.subcategory_slug, old.profession, old.specializations, old.needs,
      old.languages, old.price_range, old.is_verified) is distinct from (new.search_text, new.name_text, new.category_slug,
      new.subcategory_slug, new.profession, new.specializations, new.needs, new.languages, new.price_range, new.is_verified) then
    perform public.list_providers(array[new.provider_id]);
  else
    -- Working out the words of all the services takes a hundred times as long.
    update public.listing set is_active = public.is_open(new.status, 'active'), latitude = new.latitude, longitude = new.longitude,
      position = public.globe_position(new.latitude, new.longitude), place_text = public.plain_text(new.area || ' ' || new.city),
      timezone = new.timezone, currency = new.currency, minimum_notice_minutes = new.minimum_notice_minutes,
      booking_window_days = new.booking_window_days, is_featured = new.is_featured, created_at = new.created_at
    where provider_id = new.provider_id;
  end if;
  return null;
end $$;

-- Also those that a restore has left out, or that an owner who proved the mailbox meanwhile has missed.
select list_providers(array_agg(provider_id)) from provider;
select refresh_listings(array_agg(provider_id)) from provider;
select count_recent_bookings(now());
analyze listing;
