-- How many stand in lists of a category, as its facet finds them. A change writes what it changes beside its own row, so that nobody
-- who opens or closes waits for another; the job `categories-counted` adds these up each minute, and the number is the sum of both.
create table category_count (
  category_slug text primary key,
  count bigint not null
);
create table category_move (
  provider_id uuid not null,
  move_id uuid not null default gen_random_uuid(),
  category_slug text not null,
  change smallint not null,
  primary key (provider_id, move_id)
);

create function listing_moved() returns trigger language plpgsql
  as $$
begin
  insert into public.category_move (provider_id, category_slug, change)
    select coalesce(new.provider_id, old.provider_id), substr(facet, 10), sum(change)
    from (select unnest(old.facets) as facet, -1 as change where old.is_listed
      union all select unnest(new.facets), 1 where new.is_listed) moved
    where facet like 'category:%' group by facet having sum(change) <> 0;
  return null;
end $$;
create trigger listing_moved_in after insert on listing for each row when (new.is_listed) execute function listing_moved();
create trigger listing_moved after update on listing for each row
  when (old.is_listed is distinct from new.is_listed or new.is_listed and old.facets is distinct from new.facets)
  execute function listing_moved();
create trigger listing_moved_out after delete on listing for each row when (old.is_listed) execute function listing_moved();

insert into category_count (category_slug, count)
  select substr(facet, 10), count(*) from listing cross join lateral unnest(facets) facet
  where is_listed and facet like 'category:%' group by 1;
