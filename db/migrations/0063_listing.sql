-- What lists and search read of a provider, in one narrow row: whom they may show, by what it is found and sorted. Triggers
-- write it with what it repeats, in the same transaction, so that no path and no operator forgets it.
create extension if not exists cube;

-- The names that visitors see, in plain letters, without a last name that is hidden; written with `search_text`.
alter table provider add column name_text text not null default '';
-- As 0060 has it.
create or replace function pg_temp.shown_name(name text, last_name text, shows_last_name boolean) returns text language sql as $$
  select btrim(regexp_replace(
    case when shows_last_name or hidden = '' then plain_text(name)
      else regexp_replace(plain_text(name), '(^|[^[:alnum:]])' || hidden || '(?![[:alnum:]])', '\1 ', 'g') end,
    '\s+', ' ', 'g'))
  from (select btrim(regexp_replace(plain_text(last_name), '[^[:alnum:]]+', ' ', 'g')) as words) l,
    replace(words, ' ', '[^[:alnum:]]+') as hidden
$$;
update provider p set name_text = btrim(concat_ws(' ',
  plain_text(concat_ws(' ', p.business_name, a.first_name, case when p.show_last_name then a.last_name end)),
  pg_temp.shown_name(p.individual_name, a.last_name, p.show_last_name),
  pg_temp.shown_name(a.display_name, a.last_name, p.show_last_name)))
from account a where a.account_id = p.account_id and p.search_text <> '';

-- By which a service is found among those of its provider.
alter table service add column words tsvector not null
  generated always as (public.search_vector(public.words_of(name))) stored;

drop index provider_search_words;
alter table provider drop column search_words;
drop index provider_category, provider_subcategory, provider_position, provider_rating_best;

-- A place on a globe of radius 1: from there to there is a straight line, also across the poles and the date line.
create function globe_position(latitude double precision, longitude double precision) returns cube
  language sql immutable strict parallel safe
  as $$ select public.cube(array[cos(radians(latitude)) * cos(radians(longitude)),
    cos(radians(latitude)) * sin(radians(longitude)), sin(radians(latitude))]) $$;

-- Looks for that lexeme as it stands, whatever signs are in it.
create function lexeme_query(lexeme text) returns tsquery language sql immutable strict parallel safe
  as $$ select ('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''')::tsquery $$;

create table listing (
  provider_id uuid primary key references provider on delete cascade,
  -- Of `provider`.
  is_active boolean not null,
  latitude double precision not null,
  longitude double precision not null,
  position cube not null,
  -- The words of `search_text` and their stems; the facets, too, so that one index answers for all of it.
  words tsvector not null,
  name_words tsvector not null,
  place_text text not null,
  -- 'category:barbering', 'speaks:fr': what is filtered by and counted.
  facets text[] not null,
  timezone text not null,
  currency text not null,
  minimum_notice_minutes integer not null,
  booking_window_days integer not null,
  is_featured boolean not null,
  created_at timestamptz not null,
  -- Of `account`: neither suspended nor gone, and the mailbox is proven.
  is_owner_listed boolean not null default false,
  -- Of `provider_rating`.
  rating double precision,
  reviews_count integer not null default 0,
  -- Of `service` and `working_hours`: the lowest price above 0, and whether a time can be booked.
  starting_price_minor bigint,
  has_services boolean not null default false,
  is_online boolean not null default false,
  -- Of `booking`, by the hour.
  recent_bookings integer not null default 0,
  is_listed boolean not null generated always as (is_active and is_owner_listed) stored,
  -- The points of the recommended order that no search changes: 40 by rating, as if there were five reviews of 4 more, and 10
  -- for a provider who can be booked online.
  standing double precision not null generated always as
    (10 * ((coalesce(rating, 0) * reviews_count + 20) / (reviews_count + 5) - 1) + case when is_online then 10 else 0 end) stored
);
-- How many use a word, also one that few use: or the way to those few is not seen to be the short one.
alter table listing alter column words set statistics 1000;
create index listing_words on listing using gin (words) with (fastupdate = off) where is_listed;
create index listing_name_words on listing using gin (name_words) with (fastupdate = off) where is_listed;
create index listing_place_text on listing using gin (place_text gin_trgm_ops) with (fastupdate = off) where is_listed;
create index listing_position on listing using gist (position) where is_listed;
-- Of the part of a map.
create index listing_box on listing (latitude, longitude) where is_listed;
create index listing_standing on listing (standing desc, provider_id) where is_listed;
create index listing_rating on listing (rating desc nulls last, reviews_count desc, provider_id) where is_listed;
create index listing_price on listing (starting_price_minor, rating desc nulls last, reviews_count desc, provider_id) where is_listed;
create index listing_popular on listing (recent_bookings desc, rating desc nulls last, reviews_count desc, provider_id) where is_listed;
create index listing_newest on listing (created_at desc, provider_id) where is_listed;
create index listing_featured on listing (is_featured desc, rating desc nulls last, reviews_count desc, provider_id) where is_listed;

-- What a listing has of its provider.
create function list_providers(providers uuid[]) returns void language sql
  as $$ insert into public.listing (provider_id, is_active, latitude, longitude, position, words, name_words, place_text, facets, timezone, currency,
      minimum_notice_minutes, booking_window_days, is_featured, created_at)
    select provider_id, public.is_open(status, 'active'), latitude, longitude, public.globe_position(latitude, longitude),
      public.search_vector(public.words_of(search_text)) || array_to_tsvector(facets),
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

-- What it has of everything else but the bookings. The rows first: the statement after that sees what all before have written.
create function refresh_listings(providers uuid[]) returns void language plpgsql
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
  where now.provider_id = l.provider_id
    and (l.is_owner_listed, l.rating, l.reviews_count, l.starting_price_minor, l.has_services, l.is_online)
      is distinct from (now.is_owner_listed, now.average, now.count, now.price, now.has_services, now.is_online);
end $$;

create function provider_listed() returns trigger language plpgsql
  as $$
begin
  if tg_op = 'INSERT' then
    perform public.list_providers((select array_agg(provider_id) from new_rows));
    perform public.refresh_listings((select array_agg(provider_id) from new_rows));
  else
    perform public.list_providers(array[new.provider_id]);
  end if;
  return null;
end $$;
create trigger provider_listed after insert on provider referencing new table as new_rows
  for each statement execute function provider_listed();
create trigger provider_listed_anew after update of status, latitude, longitude, search_text, name_text, area, city,
  category_slug, subcategory_slug, profession, specializations, needs, languages, price_range, is_verified, timezone, currency,
  minimum_notice_minutes, booking_window_days, is_featured, created_at on provider
  for each row when (old is distinct from new) execute function provider_listed();

create function owner_changed() returns trigger language plpgsql
  as $$
begin
  perform public.refresh_listings(array(select provider_id from public.provider where account_id = new.account_id));
  return null;
end $$;
create trigger owner_changed after update of status, email_verified_at on account
  for each row when ((old.status, old.email_verified_at is null) is distinct from (new.status, new.email_verified_at is null))
  execute function owner_changed();

-- The arguments: which columns count.
create function listing_changed() returns trigger language plpgsql
  as $$
declare
  changed uuid[];
begin
  execute case tg_op
    when 'INSERT' then 'select array_agg(distinct provider_id) from new_rows'
    when 'DELETE' then 'select array_agg(distinct provider_id) from old_rows'
    else format('select array_agg(distinct provider_id) from (
      (select provider_id, %1$s from old_rows except select provider_id, %1$s from new_rows)
      union all (select provider_id, %1$s from new_rows except select provider_id, %1$s from old_rows)) c', tg_argv[0])
  end into changed;
  if changed is not null then
    perform public.refresh_listings(changed);
  end if;
  return null;
end $$;
do $$
declare
  source record;
begin
  for source in select * from (values
    ('provider_rating', 'star_counts'), ('service', 'service_id, is_active, price_minor'), ('working_hours', 'staff_id')
  ) as tables (name, columns)
  loop
    execute format('create trigger %1$s_listed after insert on %1$I referencing new table as new_rows
      for each statement execute function listing_changed(%2$L)', source.name, source.columns);
    execute format('create trigger %1$s_unlisted after delete on %1$I referencing old table as old_rows
      for each statement execute function listing_changed(%2$L)', source.name, source.columns);
    execute format('create trigger %1$s_listed_anew after update on %1$I referencing old table as old_rows new table as new_rows
      for each statement execute function listing_changed(%2$L)', source.name, source.columns);
  end loop;
end $$;

-- Whether somebody works there at that moment, as the hours of the provider's page say.
create function works_at(provider uuid, zone text, at timestamptz) returns boolean language sql stable parallel safe
  as $$ select exists (
    select from public.staff c cross join generate_series(0, 1) back
      cross join lateral (select (at at time zone zone)::date - back as date,
        extract(epoch from (at at time zone zone)::time)::int / 60 + 1440 * back as minute) now
      left join public.date_override o on o.provider_id = provider and o.staff_id = c.staff_id and o.date = now.date
    where c.provider_id = provider and c.removed_at is null and case
      when o.date is not null then o.hours @> now.minute
      else not exists (select from public.closed_day d where d.provider_id = provider and d.date = now.date)
        and exists (select from public.working_hours h where h.provider_id = provider and h.staff_id = c.staff_id
          and h.weekday = extract(isodow from now.date) and now.minute >= h.opens_minute and now.minute < h.closes_minute) end) $$;

-- Bookings of the last 90 days, where their number is another one: a booking itself is not to wait for a list.
create function count_recent_bookings(at timestamptz) returns void language sql
  as $$ with counted as (
      select provider_id, count(*) as count from public.booking
      where created_at > at - interval '90 days' and status in ('pending', 'confirmed', 'completed') group by provider_id),
    changed as (
      select l.provider_id, coalesce(c.count, 0) as count from public.listing l left join counted c on c.provider_id = l.provider_id
      where l.recent_bookings <> coalesce(c.count, 0) order by l.provider_id for no key update of l)
    update public.listing l set recent_bookings = changed.count from changed where changed.provider_id = l.provider_id $$;

select list_providers(array_agg(provider_id)) from provider;
select refresh_listings(array_agg(provider_id)) from provider;
select count_recent_bookings(now());
