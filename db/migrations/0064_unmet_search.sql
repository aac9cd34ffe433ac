-- What people searched for and did not find, by day and place, and nothing of who they were. Kept for 90 days.
create table unmet_search (
  day date not null,
  -- Nobody offers it there, or nobody was free then.
  kind text not null check (kind in ('offer', 'time')),
  -- In plain letters and the order of the alphabet; none: only a category was looked for.
  words text not null check (length(words) <= 80),
  category_slug text not null check (length(category_slug) <= 80),
  -- A town or district that we know; none: everywhere.
  place text not null check (length(place) <= 200),
  searches integer not null check (searches > 0),
  -- In which hours of the day (UTC), a bit for each.
  hours integer not null check (hours > 0 and hours < 16777216),
  primary key (day, kind, words, category_slug, place)
);
