-- Categories from every listing, for what was written past the triggers and for a restore, which leaves a move for each listing.
create function count_categories() returns void language plpgsql
  as $$
declare
  counts jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('categories counted', 0));
  -- In one statement: on one node it sees a change and its row, or neither.
  with moved as (delete from public.category_move)
    select coalesce(jsonb_object_agg(slug, count), '{}') into counts from (
      select substr(facet, 10) as slug, count(*) as count from public.listing cross join lateral unnest(facets) facet
      where is_listed and facet like 'category:%' group by 1) counted;
  delete from public.category_count;
  insert into public.category_count (category_slug, count)
    select slug, count::bigint from jsonb_each_text(counts) counted (slug, count);
end $$;

create or replace function fill_listings() returns void language plpgsql
  as $$
declare
  part uuid[];
begin
  loop
    part := array(select provider_id from public.provider where part is null or provider_id > part[cardinality(part)]
      order by provider_id limit 1000);
    exit when part = '{}';
    perform public.list_providers(part);
    perform public.refresh_listings(part);
  end loop;
  perform public.count_recent_bookings(now());
  perform public.count_categories();
end $$;
