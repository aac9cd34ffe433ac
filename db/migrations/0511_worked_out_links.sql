-- What is worked out from all listings by jobs, so that no request reads them all: the parts of the site map, each by its first
-- provider, and the pages of trades at places, as a link to each shows it.
create table sitemap_part (
  from_id uuid primary key,
  modified_at timestamptz not null
);
create table landing_link (
  path text primary key,
  slug text not null,
  is_category boolean not null,
  place text not null,
  count integer not null
);
create index landing_link_most on landing_link (count desc, path);
