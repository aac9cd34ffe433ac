-- How fast pages were in browsers, counted: so many times within so much. Nothing of a person, and no single visit. Kept for 90 days.
create table page_vital (
  hour timestamptz not null,
  -- Its id in the router, and nothing of the address.
  route text not null check (length(route) between 1 and 100),
  vital text not null check (vital in ('load', 'interactive', 'call', 'ttfb', 'fcp', 'lcp', 'cls', 'fid', 'inp')),
  -- The first bound of `vitalBounds` that it is not above; one more than there are: it is above all.
  bucket smallint not null check (bucket between 0 and 30),
  count bigint not null check (count > 0),
  primary key (hour, route, vital, bucket)
);
-- Calls of pages to our backend, and those that failed: it was not there, or said that it is at fault.
create table page_call (
  hour timestamptz not null,
  route text not null check (length(route) between 1 and 100),
  calls bigint not null check (calls >= 0),
  failed bigint not null check (failed between 0 and calls),
  primary key (hour, route)
);
